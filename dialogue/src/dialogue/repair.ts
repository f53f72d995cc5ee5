/** What was not understood, or met as something else: she owns it and answers again what was said before. */
import { type Analysis, analyse } from '../analyser/analyse.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchEnd, matchesSentence } from '../pattern/match.ts';
import { turnToYou } from '../speaking/second-person.ts';
import { advised } from './advised.ts';
import { askedFirst } from './asked-first.ts';
import { toldAbout } from './asked-of-her.ts';
import { say, sayWith } from './choose.ts';
import { tookUpDetail } from './met-detail.ts';
import { likelyExchange, metClause, sureExchange } from './met-exchange.ts';
import { metByMood } from './met-mood.ts';
import { knownCase, knownKind, knownQuestion } from './met-remark.ts';
import { answered } from './questions.ts';
import { recalled } from './recall.ts';
import { isSayable, reflected } from './reflect.ts';
import { textOf } from './said-before.ts';
import { pickedUp } from './steps.ts';
import { isLight, soften } from './tone.ts';
import { asPut, contentWords, partOf, type Turn, wordsOfHers } from './turn.ts';
import { toldWhim } from './whim.ts';

const patterns = (...sources: readonly string[]) => sources.map(compilePattern);

/** The whole message: "não entendi a matéria" tells of a day at school. */
const LOST_ME = patterns(
  '< mas|ue|oxe|ih|gata|moca|desculpa|olha|nossa? eu? nao|n|num? -=entendi|entendo|entendendo|captei|peguei nada|bem|direito|essa|isso|agora|mais|muito? o_que_voce_disse|falou|quis_dizer|voce_disse|voce_falou|sua_pergunta|a_pergunta? #laugh? >',
  '< mas|ue|oxe|ih|gata|moca? nao|n fez|faz sentido nenhum? isso|para_mim? #laugh? >',
  '< como? que|ha|han|hein >',
  '< como >',
  '< mas|ue|oxe|ih|ha? como assim gata|moca|mulher|menina? #laugh? >',
  '< o que #laugh? >',
  '< que #laugh? >',
  '< ha|han|hein #laugh? >',
  '< voce? pode|consegue explicar|repetir melhor? >',
);
/** What she met was not said. */
const OFF = patterns(
  '< mas|ue|oxe|ih|gata|moca|nossa? isso? nao|nada tem|teve? nada? a ver #laugh? >',
  '< mas|ue|oxe|ih|gata|moca|nossa? isso? nao tem nada a ver com_isso|com_o_que_eu_disse|com_o_que_eu_falei|uma_coisa_com_a_outra? #laugh? >',
  '< mas|ue|oxe|ih|gata|moca|nossa|e? o_que isso|que_isso|uma_coisa tem|teve a ver * >',
  '< mas|ue|oxe|ih|gata|moca|nossa|ha? do|de que voce esta|ta falando #laugh? >',
  '< mas|ue|oxe|ih|gata|moca|nossa? voce nao me? respondeu|leu|ouviu|escutou|entendeu direito|nada|o_que_eu_disse|o_que_eu_falei|o_que_eu_perguntei|minha_pergunta|a_pergunta? #laugh? >',
  '< mas|ue|oxe|ih|gata|moca|nossa? acho_que? voce esta|ta|se? confundindo|viajando|confundiu|viajou|trocou|misturou|delirando tudo|as_coisas|os_assuntos|ai|agora|legal|eu? * #laugh? >',
  '< mas|ue|oxe|ih|gata|moca|nossa? quem falou|disse isso|em|de|que * >',
  '< mas|ue|oxe|ih|gata|moca|nossa? eu? nao falei|disse|perguntei|contei isso|nada_disso|nada_de * >',
  '< mas|ue|oxe|ih|gata|moca|nossa? nao foi isso que eu? perguntei|falei|disse|contei|quis_dizer * >',
  '< mas|ue|oxe|ih|gata|moca|nossa? nao|nem perguntei isso * >',
  '< responde|responda minha|a|o pergunta|que_eu_perguntei >',
  '< ** voce se? =confundiu|=viajou|=trocou|=misturou|=errou tudo|as_coisas|eu|de_novo? #laugh? >',
  '< ja|eu_ja te|voce =disse|=falei|=contei|=respondi *',
  '< eu? ja =disse|=falei|=contei|=respondi isso? #laugh? >',
  '< ** eu? acabei de =falar|=dizer|=contar|=responder|=explicar * >',
  '< ** eu? acabei de te? =falar|=dizer|=contar|=responder|=explicar isso|que|para_voce|gata|mulher|moca|#laugh ** >',
  '< ** voce so? =repetiu|=copiou ** >',
  '< ** esse|essa|o|a * e|eh|era =seu|=sua|=teu|=tua * nao|deixa|ue|uai|oxe|mulher|gata|#laugh ** >',
  '< ** eu? literalmente? acabei de =falar|=dizer|=contar que|isso ** >',
  '< confundiu|trocou|misturou|errou eu|tudo|as_bolas|de|com * #laugh? >',
  '< mas|ue|oxe? por_que voce me? =mandou|=disse|=falou|=perguntou|=respondeu|=achou **',
  '< nao e|eh|foi|era|tem engracado|piada|brincadeira|graca|de_rir|para_rir **',
  '< =ri|=ria|rir nao ** >',
  '< nao =ri|=ria **',
  '< nao te? =perguntei nada|isso nao? **',
  '< #laugh? nao =pedi|=queria dica|conselho|receita|opiniao|nada **',
  '< eu? nao te? =perguntei isso|nada **',
  '< nao estou|to =pedindo|=perguntando|=falando *',
);
const NOT_THAT = patterns(
  '< nao * eu? =disse|=falei|=escrevi !sabe|vi',
  'nao foi isso que',
  'nao e isso',
  'quis dizer',
  'voce * entendeu errado|mal',
  'nada disso',
  'me expressei mal',
);
/** These take something back where it was said before, and else tell what was said to another. */
const DIRECT = patterns('< eu =disse|=falei', 'eu =disse|=falei que|outra_coisa');
/** Without "eu" it takes nothing back by itself. */
const REPORTS = patterns('< =disse|=falei');
const SAID = patterns('=disse|=falei|=escrevi que?', 'quis dizer que?');

/** Said of whatever she named: "ninguém falou de parede". */
const DENIES = patterns(
  'nao|n|ninguem|quem =falei|=falou|=disse|=citei|=mencionei|=contei',
  '< e? que * o_que >',
  '< nao|n entendi|entendo **',
  '< ** =pedindo|=perguntando|=falando * nao >',
);
/** "E que luto?" */
const QUOTED = patterns('< e? mas? que * >');
const QUOTED_MAX = 3;
/** "Terminarem quem?", "desculpa pra quê?": a word of hers asked back. */
const ASKED_BACK_MAX = 4;
/** "Colheita? calma, acabei de plantar": a word of hers, and what speaks against it. */
const AGAINST = patterns(
  '=calma|ue|uai|oxe|oxi|oxente|viajou|viajando|ninguem|=perguntei|=falei|=disse',
  'ainda nao',
  'nao|nem ainda',
  'acabei de',
  '< eu? =sou|=estou|=to|=foi|=era|=tenho **',
);
/** "Eu perguntei quem você chamaria": what she passed over. */
const ASKED_BEFORE = patterns(
  'te =perguntei',
  '#laugh =perguntei',
  '< ** eu =perguntei !para|ao|ele|ela|eles|elas|mae|pai|chefe|medico|medica|moca|moco|vendedor|vendedora|por_que',
  '< =perguntei !para|ao|ele|ela|eles|elas|mae|pai|chefe|medico|medica|moca|moco|vendedor|vendedora',
);
/** Words of a complaint; whoever writes more is telling of something. */
const LONGEST = 24;
const DENIAL_MAX = 7;
/** What follows a complaint is answered where it says so much. */
const REST_MIN = 3;

function isOf(sources: readonly ReturnType<typeof compilePattern>[], sentence: Sentence): boolean {
  return sources.some((pattern) => matchesSentence(pattern, sentence));
}

/** Whether a sentence takes up a word of what she just said. */
function quotes(hers: ReadonlySet<string>, { tokens }: Sentence): boolean {
  return tokens.some(({ fold, forms }) => fold.length > 3 && [...forms, fold].some((form) => hers.has(form)));
}

/** Complaints only where nothing else is asked: "vai onde? kkk, onde você mora?" asks. */
const WONDERS = patterns('< =ele|=ela|=eles|=elas quem >', '< vai|vou|ir onde|aonde #laugh? >', '< * de que|quem * >');
/** "Merecimento de quê? tô falando que durmo pouco." */
const ASSERTS = /(?:^|kkk+ |eu |so )(?:estou|to|tava|estava) (?:falando|dizendo) que /u;

/** What she met lightly was meant in earnest. */
const EARNEST = patterns(
  '< ** eu? tava|estava =falando serio ** >',
  '< ** voce =falou|=disse isso? como se fosse|tivesse ** >',
  '< ** nao e|eh|era|tem piada|brincadeira|graca|fofoca|engracado ** tava|estava|estou|to|fiquei =triste|=mal|=chateado|=chateada|=serio ** >',
  '< isso nao teve|tem graca nenhuma? >',
);

type Complaint = 'lost' | 'off' | 'asked' | 'earnest';

/** A laugh before a complaint. */
function withoutLead(sentence: Sentence): Sentence {
  const from = sentence.tokens.findIndex(
    ({ forms, raw }) => raw !== '' && !forms.has('#laugh') && !forms.has('#emoji'),
  );
  return from > 0 ? { ...sentence, tokens: sentence.tokens.slice(from) } : sentence;
}

/** What a sentence complains of: that it was not understood, that it was not said, that it was not answered. */
function complaintIn(said: Sentence, hers: ReadonlySet<string>): Complaint | undefined {
  const sentence = withoutLead(said);
  if (isOf(EARNEST, sentence)) return 'earnest';
  if (isOf(ASKED_BEFORE, sentence)) return 'asked';
  if (isOf(OFF, sentence) || ASSERTS.test(sentence.tokens.map(({ fold }) => fold).join(' '))) return 'off';
  if (isOf(LOST_ME, sentence)) return 'lost';
  return quotes(hers, sentence) && (isDenied(sentence) || isQuoted(sentence)) ? 'off' : undefined;
}

const ASKS_MIN = 4;

/** A word of hers is wondered at, and nothing else is asked. */
function wonders({ analysis: { sentences } }: Turn, hers: ReadonlySet<string>): boolean {
  const isWonder = (said: Sentence) => {
    const sentence = withoutLead(said);
    return isOf(WONDERS, sentence) && (sentence.tokens.length <= 2 || quotes(hers, sentence));
  };
  return (
    sentences.some(isWonder) && !sentences.some((one) => one.asked && !isWonder(one) && one.tokens.length >= ASKS_MIN)
  );
}

function isDenied(sentence: Sentence): boolean {
  return sentence.tokens.length <= DENIAL_MAX && isOf(DENIES, sentence);
}

function isQuoted(sentence: Sentence): boolean {
  const isOfTheirs = ['eu', 'meu', 'minha', 'voce'].some((word) => sentence.forms.has(word));
  return !isOfTheirs && sentence.asked && sentence.tokens.length <= QUOTED_MAX && isOf(QUOTED, sentence);
}

/** "Primeira colheita? acabei de plantar kkk": asked back in disbelief. */
function asksBack({ analysis: { sentences } }: Turn, hers: ReadonlySet<string>): boolean {
  const [first, ...rest] = sentences;
  if (!first?.asked || first.tokens.length > ASKED_BACK_MAX || !quotes(hers, first)) return false;
  return rest.length > 0 && rest.some((sentence) => !sentence.asked && isOf(AGAINST, sentence));
}

/** Of what it is, where that is sure; or else whatever can be said of its words. */
const SURE = [
  recalled,
  sureExchange,
  advised,
  askedFirst,
  toldAbout,
  likelyExchange,
  knownCase,
  toldWhim,
  knownQuestion,
  knownKind,
  metClause,
];
const LIKELY = [answered, metByMood, reflected, pickedUp];

/** A message, answered as if it were the one to answer, after a word of apology. */
function answersAgain(
  turn: Turn,
  analysis: Analysis | undefined,
  steps: readonly ((part: Turn) => boolean)[],
): boolean {
  if (!analysis) return false;
  const part = partOf(turn, analysis, true);
  if (!steps.some((step) => step(part))) return false;
  const again = turn.said.splice(0);
  say(turn, turn.library.generic.sorry, null);
  turn.said.push(...again);
  return true;
}

/** So many messages back lies what was passed over. */
const LOOKED_BACK = 6;

/** "Eu perguntei de livro": the message that asked for it; else the one before. */
function askedFor(turn: Turn): string | undefined {
  const theirs = turn.request.history.filter(({ role }) => role === 'person').map(({ text }) => text);
  const before = theirs.slice(-1 - LOOKED_BACK, -1);
  const words = contentWords(turn.analysis.text);
  const isMeant = (text: string) => text.includes('?') && [...contentWords(text)].some((word) => words.has(word));
  const asked = turn.analysis.sentences.some((sentence) => isOf(ASKED_BEFORE, sentence));
  return (asked ? before.findLast(isMeant) : undefined) ?? before.at(-1);
}

/** What is to be answered: what stands beside the complaint, or else the message before. */
function meantBy(turn: Turn, hers: ReadonlySet<string>): Analysis | undefined {
  const rest = turn.analysis.sentences.filter(
    (sentence) =>
      complaintIn(sentence, hers) === undefined &&
      !(sentence.asked && sentence.tokens.length <= ASKED_BACK_MAX && quotes(hers, sentence)),
  );
  const text = rest.map((sentence) => `${textOf(sentence)}${sentence.asked ? '?' : '.'}`).join(' ');
  const beside = analyse(text);
  // "Ninguém morreu não" is of the complaint as well.
  if (beside.size >= REST_MIN && !/^(?:n[ãa]o|n|ningu[ée]m)\s/iu.test(text)) return beside;
  const analysis = analyse(asPut(askedFor(turn) ?? '', turn.request.character.name));
  const isOfNothing =
    analysis.size < REST_MIN || analysis.sentences.some((one) => complaintIn(one, hers) !== undefined);
  return isOfNothing ? undefined : analysis;
}

/** "Que dia? tô falando do Lucas": what they speak of, in their words. */
const SPOKEN_OF =
  /(?:(?:t[ôo]|tava|estou|estava) )?falando (?:d([oa]s?)|de) ((?!isso|voc[êe]|vc|nada|que )[^,.!?\n]{2,40}?)(?: (?:kk|rs|ha)\p{L}*)?[,.!?\s]*$/iu;

function spokenOf({ analysis: { sentences } }: Turn): string | undefined {
  // Whoever only tells of having spoken of it complains of nothing.
  if (sentences.length < 2) return undefined;
  const found = sentences.map((sentence) => SPOKEN_OF.exec(textOf(sentence))).find((match) => match !== null);
  if (!found) return undefined;
  const [, article, thing = ''] = found;
  const said = turnToYou(thing) ?? thing;
  return article === undefined ? said : `${article} ${said}`;
}

/** What she took for something else is put right by its name. */
function putRight(turn: Turn): boolean {
  const said = spokenOf(turn);
  if (said === undefined || !isSayable(turn, said)) return false;
  return sayWith(turn, { lines: turn.library.generic.putRight, slots: { said }, topic: null });
}

/** What was met as a joke is met in earnest, and stays so for a while. */
function consoled(turn: Turn): boolean {
  if (!say(turn, turn.library.generic.earnest, null)) return false;
  soften(turn, 'bad');
  turn.led = true;
  return true;
}

/** "Não entendi", "nada a ver", "parede? ninguém falou de parede": the knot is hers. */
export function repaired(turn: Turn): boolean {
  if (turn.analysis.size > LONGEST) return false;
  if (putRight(turn)) {
    turn.led = true;
    return true;
  }
  const hers = wordsOfHers(turn);
  const complaints = complaintsIn(turn, hers);
  if (complaints.length === 0) return false;
  if (complaints.includes('earnest')) return turn.state.turn > 0 && !isLight(turn) && consoled(turn);
  const meant = meantBy(turn, hers);
  const isLost = complaints.every((one) => one === 'lost');
  if (!meant && !isLost && turn.state.turn === 0) return false;
  // Nothing new is brought in between.
  turn.led = true;
  return answersAgain(turn, meant, SURE) || (isLost && putAgain(turn)) || madeUp(turn, meant);
}

function complaintsIn(turn: Turn, hers: ReadonlySet<string>): readonly Complaint[] {
  const complaints: Complaint[] = turn.analysis.sentences.flatMap((sentence) => complaintIn(sentence, hers) ?? []);
  return asksBack(turn, hers) || wonders(turn, hers) ? [...complaints, 'off'] : complaints;
}

/** Where only her question was unclear it is put once more, and goes on waiting. */
function putAgain(turn: Turn): boolean {
  turn.keepsWaiting = say(turn, turn.library.generic.clarify, null);
  return turn.keepsWaiting;
}

/** With what can be said of what was meant, or else of what they told before. */
function madeUp(turn: Turn, meant: Analysis | undefined): boolean {
  const { sorry, sayAgain } = turn.library.generic;
  if (answersAgain(turn, meant, LIKELY) || cameBack(turn)) return true;
  return say(turn, sorry, null) && say(turn, sayAgain, null);
}

const CAME_BACK = [metClause, tookUpDetail];

/** To the last of their messages that told something. */
function cameBack(turn: Turn): boolean {
  const theirs = turn.request.history.filter(({ role }) => role === 'person').slice(-1 - LOOKED_BACK, -1);
  return theirs
    .toReversed()
    .map(({ text }) => analyse(asPut(text, turn.request.character.name)))
    .some((analysis) => !analysis.acts.has('question') && answersAgain(turn, analysis, CAME_BACK));
}

/** What was said instead, in the person's own words: two to six of them. */
function correction(turn: Turn): string | undefined {
  for (const sentence of turn.analysis.sentences) {
    const end = SAID.map((pattern) => matchEnd(pattern, sentence)).find((place) => place !== undefined);
    const after = sentence.tokens.slice(end ?? sentence.tokens.length).filter(({ raw }) => raw !== '');
    const rest = after[0]?.fold === 'que' ? after.slice(1) : after;
    const words = rest.map(({ raw }) => raw).join(' ');
    if (words.length > 1 && rest.length <= 7 && words.length <= 48) return `“${words}”`;
  }
  return undefined;
}

function takesBack(sentence: Sentence): boolean {
  return isOf(NOT_THAT, sentence) || isOf(DIRECT, sentence);
}

/** "Eu disse bom dia, seu Armando" tells what was said to another: nothing of it was said before. */
function tellsOfTalk(turn: Turn): boolean {
  const taken = turn.analysis.sentences.filter(takesBack);
  if (!taken.every((sentence) => isOf(DIRECT, sentence) || isOf(REPORTS, sentence))) return false;
  const before = turn.request.history.slice(0, -1).slice(-4);
  const known = contentWords(before.map(({ text }) => text).join(' '));
  return ![...contentWords(turn.analysis.text)].some((word) => known.has(word));
}

/** "Não, eu disse…": taken back at once, with what was said. */
export function corrected(turn: Turn): boolean {
  if (turn.analysis.size > 16 || !turn.analysis.sentences.some(takesBack) || tellsOfTalk(turn)) return false;
  const phrase = correction(turn);
  const slots: Readonly<Record<string, string>> = phrase ? { corrected: phrase } : {};
  if (!sayWith(turn, { lines: turn.library.generic.corrected, slots, topic: null })) return false;
  turn.led = true;
  return true;
}
