import type { Act } from '../analyser/acts.ts';
import { type Analysis, analyse } from '../analyser/analyse.ts';
import { foldWord } from '../analyser/fold.ts';
import { gleanFacts } from '../gleaning/glean.ts';
import { isOwnWords } from '../gleaning/propositions.ts';
import type { Shares } from '../linear/shares.ts';
import type { ReadyLife } from '../lives/lives.ts';
import type { Fact, ReplyRequest } from '../request.ts';
import { echoOf } from './echo.ts';
import { seededRandom } from './hash.ts';
import { madeWhole } from './leaning.ts';
import type { Library, ReadyLine, ReadyPattern, Topic } from './library.ts';
import { fillSlots, type Slots } from './slots.ts';
import { type DialogueState, readSpent, readState } from './state.ts';
import { type Voice, voiceOf } from './voice.ts';

type Said = { readonly line: ReadyLine; readonly text: string; readonly topic: string | null };

/** All that one reply is composed from. `state` and `said` are the only parts that change. */
export type Turn = {
  readonly request: ReplyRequest;
  readonly library: Library;
  /** What she has lived, as it is written. */
  readonly life: ReadyLife;
  readonly analysis: Analysis;
  readonly acts: ReadonlySet<Act>;
  readonly fresh: readonly Fact[];
  /** What was told in this message and is of no kind: kept, and met like any remark. */
  readonly told: readonly Fact[];
  readonly slots: Slots;
  readonly voice: Voice;
  readonly random: () => number;
  /** Content words of her recent lines, for refusing near-duplicates. */
  readonly recent: readonly ReadonlySet<string>[];
  readonly state: DialogueState;
  /** Keys of the lines that are not to be said again yet. */
  readonly spent: Set<string>;
  readonly said: Said[];
  /** Weights of the patterns tried so far. */
  readonly weights: Map<ReadyPattern, number>;
  /** Topics the message mentions, once they were looked for. */
  hits: readonly Topic[] | undefined;
  /** The kinds of remarks the message may be of, once they were looked for. */
  kinds: Shares | undefined;
  /** She already brought something of her own into this reply. */
  led: boolean;
  /** Something of the reply comes after this: nothing is asked here. */
  readonly asksNothing: boolean;
  /** This is a question beside something told, and not the whole message. */
  readonly isPart: boolean;
  /** The message was answered part by part. */
  isDivided: boolean;
  /** Her question was only put again: it goes on waiting. */
  keepsWaiting: boolean;
};

const RECENT_LINES = 16;

/** Words that carry the sense of a line, folded. */
export function contentWords(text: string): ReadonlySet<string> {
  return new Set(
    foldWord(text)
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 3),
  );
}

/** "Boa noite, até amanhã" */
const UNTIL = /\bate (?:amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|logo|mais|breve|depois|ja)$/u;

/** "Nem vou dormir ainda", "não tô indo embora não": nobody leaves. */
const STAYS =
  /(?:^| )(?:nao|nem|num) (?:(?:eu|voce) )?(?:vou|estou|to|ia) (?:indo |ir )?(?:dormir|deitar|embora)(?= |$)(?! sem| tarde)/u;
/** "Quem, a tua mãe? Vou dormir. Boa noite, beijo." */
const ENDS_WITH_IT = / boa noite(?: [a-z]+){0,3}$/u;
const GOODNIGHT = /(?:^| )boa noite(?= |$)/u;

/** "boa noite" opens a conversation as often as it closes one: early on it is a greeting, whatever stands before it. */
function settleActs({ acts, sentences, folded }: Analysis, turn: number): ReadonlySet<Act> {
  if (!acts.has('goodbye')) return acts;
  const isOpening = turn === 0 && GOODNIGHT.test(folded) && !UNTIL.test(folded);
  if (
    isOpening ||
    (STAYS.test(folded) && !UNTIL.test(folded) && !ENDS_WITH_IT.test(folded) && !/(?:^| )tchau/u.test(folded))
  )
    return new Set([...acts, ...(isOpening ? ['greeting' as const] : [])].filter((act) => act !== 'goodbye'));
  if (!acts.has('greeting')) return acts;
  const isHello = turn < 2 || (sentences.some(({ asked }) => asked) && !ENDS_WITH_IT.test(folded));
  const dropped: Act = isHello && !UNTIL.test(folded) ? 'goodbye' : 'greeting';
  return new Set([...acts].filter((act) => act !== dropped));
}

/** "Me conta uma coisa, você gosta de viola?" asks the second. */
const LEAD_IN =
  /^(?:(?:[eé] simples|ent[ãa]o|olha|deixa|pera[íi]?|escuta|me responde|repetindo|de novo)(?: \p{L}+)?[:,] +(?=[^?:]+\?)|(?:mas |e |ent[ãa]o )?vem c[áa],? +(?=[^?]+\?)|(?:quer dizer|ou melhor|digo|melhor dizendo),? +(?=\S+ \S+)|(?:(?:e|ent[ãa]o|ah|mas|agora),? )?me (?:conta|diz|fala|responde) uma coisa[,:.]* +(?=[^?]+\?)|(?:ent[ãa]o,? |bom,? |ah,? )?(?:mudando (?:um pouco )?de assunto[,:.]+|voltei[,.!]+|cheguei[,.!]+) +(?=\S+ \S+ ))/iu;
/** "Sabe que eu ainda conserto relógio?" tells. */
const TELLS_SO =
  /^(?:(?:ah|mas|e|olha),? )?(?:voc[êe] |vc )?sab(?:e|ia) que ((?:eu|minha?|meus?|minhas|a gente|hoje|ontem|voc[êe]|vc|tu|[oa]s? (?:seu|sua|teu|tua)s?|seu|sua|teu|tua) [^?]+?)\?+/iu;
/** "Eu toco cavaquinho, sabia?" tells as well. */
const KNOWN_TAG = /,? *(?<!\p{L})(?:(?:voc[êe]|vc|c[êe]|tu) )?(?:sabia|viu s[óo]|t[áa] ligad[oa]|acredita)\?+/giu;
/** "Como você sabia?" asks. */
const ASKS_BEFORE = /(?<!\p{L})(?:que|quem|qual|quando|onde|como|quanto|por que|em|voc[êe]|vc)(?!\p{L})[^,.!?]*$/iu;
/** She is "a senhora" where a message begins with it or asks; "ajudei a senhora da padaria" tells of another. */
const MADAM = /(?<!\p{L})a senhora(?!\p{L}| d[aeo]s? | que )/giu;
const BEGINS_WITH_HER = /^(?:(?:e|ent[ãa]o|ah|mas),? )?a senhora(?!\p{L})/iu;

/** "Oi Lívia, tudo bem?", "primeira colheita? clarice, acabei de plantar": her name says nothing that is to be answered. */
function withoutName(message: string, name: string): string {
  const called = new RegExp(
    `(?<!(?<!\\p{L})(?:[oa]s?|d[aeo]s?|n[ao]s?|com|pr[ao]|para|por|e|ser|sou|chamo|[ée]|de) )(?<!\\p{L})${foldedPattern(name)}(?!\\p{L}),? ?`,
    'giu',
  );
  const rest = message
    .replace(called, '')
    .replace(/ +([,.!?])/gu, '$1')
    .trim();
  return rest === '' ? message : rest;
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'aáâã', e: 'eéê', i: 'ií', o: 'oóôõ', u: 'uú', c: 'cç' };

/** The name with or without its accents. */
function foldedPattern(name: string): string {
  return [...foldWord(name)]
    .map((letter) => (ACCENTED[letter] ? `[${ACCENTED[letter]}]` : letter.replace(/[^a-z ]/u, '.')))
    .join('');
}

/** "Sabe cozinhar, minha filha?" asks for nobody's daughter. */
const ADDRESS =
  /, *(?:minha? (?:filha|querida|linda|flor|amiga|bem|amor|anjo|jovem)|querida|linda|gata|gatinha|mo[çc]a|menina|meu amor|amor|vida|princesa|boneca|bb|mozi?n?h?o?)(?= *(?:[?!.,]|$))/giu;

function withoutAddress(message: string): string {
  const rest = message.replace(ADDRESS, '').trim();
  return /\p{L}/u.test(rest) ? rest : message;
}

/** A complaint that takes up a word of hers is no answer to her question. */
const NO_ANSWER = /^(?:n[ãa]o|n|que|u[ée]|oxe|calma|quem|como|nunca|nada|eu n)(?!\p{L})/iu;
/** So many words tell something, however they begin. */
const TELLING_WORDS = 8;
const ASKED_BACK = /^(?:k{2,}\p{L}* )?([^.?!]{2,28})\?+ +(?=\S+ \S+ \S)/u;

/** "Mania dela? Ligar o rádio às cinco", "na ficha? parece consulta": words of hers are asked back, and answered. */
function withoutAskedBack(put: string, hers: string | undefined): string {
  const [lead = '', asked = ''] = ASKED_BACK.exec(put) ?? [];
  const rest = put.slice(lead.length);
  if (lead === '' || hers === undefined || rest.includes('?')) return put;
  if (NO_ANSWER.test(rest) && rest.split(/\s+/u).length < TELLING_WORDS) return put;
  const [words, known] = [contentWords(asked), contentWords(hers)];
  if (/(?<!\p{L})(?:que|qu[êe]|quem|como|qual)(?!\p{L})/iu.test(asked)) return put;
  return words.size > 0 && [...words].some((word) => known.has(word)) ? rest : put;
}

/** "Prazer, Lívia!", said to Lívia, tells her nothing of who says it. */
function isHerName({ relation, value }: Fact, name: string): boolean {
  return relation === 'name' && foldWord(value) === foldWord(name);
}

/** The same at the beginning of any sentence of it. */
const atSentences = ({ source, flags }: RegExp) => new RegExp(source.replace(/^\^/u, '(?<=^|[.!?…] )'), `${flags}g`);
const LEAD_INS = atSentences(LEAD_IN);
const TELL_SO = atSentences(TELLS_SO);

/** The message without what only leads in to it. */
export function asPut(message: string, name: string): string {
  const put = withoutName(
    withoutAddress(message)
      .replace(LEAD_INS, '')
      .replace(TELL_SO, (_, told: string) => `${told}.`)
      .replace(KNOWN_TAG, (tag, at: number, whole: string) =>
        at === 0 || ASKS_BEFORE.test(whole.slice(0, at)) ? tag : '.',
      ),
    name,
  );
  return put.includes('?') || BEGINS_WITH_HER.test(put) ? put.replace(MADAM, 'você') : put;
}

/** Reads the request once: analysis, state, new facts, slots, voice. */
export function beginTurn(library: Library, request: ReplyRequest): Turn {
  const state = readState(request.state);
  const life = library.lifeOf(request.character);
  const theirs = request.history.filter((entry) => entry.role === 'person').map((entry) => entry.text);
  const message = theirs.at(-1) ?? '';
  const hers = request.history.filter((entry) => entry.role === 'character').map((entry) => entry.text);
  const put = withoutAskedBack(asPut(message, request.character.name), hers.at(-1));
  const analysis = analyse(madeWhole(put, { theirs: theirs.at(-2), hers: hers.at(-1) }));
  const gleaned = gleanFacts(message, {
    lastLine: hers.at(-1),
    before: theirs.at(-2),
    known: request.facts,
    now: request.now,
  });
  const fresh = gleaned.filter((fact) => !isOwnWords(fact) && !isHerName(fact, request.character.name));
  return {
    request,
    library,
    life,
    analysis,
    acts: settleActs(analysis, state.turn),
    fresh,
    told: gleaned.filter(isOwnWords),
    slots: fillSlots({ request, fresh, state, analysis, titles: library.titles, life }),
    voice: voiceOf(request.character.personality),
    random: seededRandom(request.seed, `${state.turn}:${analysis.folded}`),
    recent: hers.slice(-RECENT_LINES).map(contentWords),
    state,
    spent: readSpent(state.spent),
    said: [],
    weights: new Map(),
    hits: undefined,
    kinds: undefined,
    led: false,
    isPart: false,
    isDivided: false,
    asksNothing: false,
    keepsWaiting: false,
  };
}

/** The turn as if this part were the whole message; what is said, spent and remembered is shared. */
export function partOf(turn: Turn, analysis: Analysis, isLast: boolean): Turn {
  const echo = echoOf(analysis.sentences);
  if (echo) turn.slots.values.set('echo', echo);
  else turn.slots.values.delete('echo');
  turn.slots.values.delete('answer');
  return {
    ...turn,
    analysis,
    acts: analysis.acts,
    weights: new Map(),
    hits: undefined,
    kinds: undefined,
    asksNothing: !isLast,
    isPart: true,
  };
}

/** What the person wrote last, as it was written and whole, also where only a part of it is answered. */
export function lastMessage({ request: { history } }: Turn): string {
  return history.findLast(({ role }) => role === 'person')?.text ?? '';
}

/** So many of her replies back a word of hers is still taken up. */
const REPLIES = 3;

/** The words of sense in what she said lately, folded. */
export function wordsOfHers(turn: Turn): ReadonlySet<string> {
  const hers = turn.request.history.filter(({ role }) => role === 'character').slice(-REPLIES);
  return contentWords(hers.map(({ text }) => text).join(' '));
}
