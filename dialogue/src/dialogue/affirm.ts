/** "Tu dançaria comigo?" → "Dançaria": what she is asked to, whether she liked it, whether she would, answered with its own verb. */
import { firstOf } from '../analyser/first-person.ts';
import { isQuestion } from '../analyser/questions.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import { isNearChildren, sayWith } from './choose.ts';
import { goOn } from './her-life.ts';
import { lastExchange } from './last-exchange.ts';
import type { Turn } from './turn.ts';

/** What may stand before the verb where she is asked. */
const LEADS = new Set(
  'mentira verdade jura serio caramba hm hmm hum e mas entao ai ah hum voce tu me ja tambem ate so um pouco te gata linda amor mesmo'.split(
    ' ',
  ),
);
const IMAGINE = new Set('imagina imaginou sonha sonhou pensa pensou imaginaria'.split(' '));
const LIKED = new Set('gostou curtiu amou adorou aprova aprovou'.split(' '));
/** Favours that a word grants. */
const FAVOURS = new Set(
  'guarda convida chama avisa espera promete leva traz separa reserva manda fica aceita topa vem ensina apresenta acompanha guardaria levaria esperaria ensinaria apresentaria'.split(
    ' ',
  ),
);
/** Of these the answer is never a matter of charm. */
const NOT_AFFIRMED = new Set(
  'e eh esta ta ser foi era tem teve existe lembra sabe acha achou entende entendeu consegue pode quer vai via ia acredita sente sofre chora mora trabalha faz gosta curte ama adora odeia detesta prefere mata morre bate conhece fala liga'.split(
    ' ',
  ),
);
const OF_ME = ['mim', 'me', 'comigo', 'a gente'];
const LONGEST = 14;
const NOUNS = new Set(
  'da do como para cara casa conta prova marca cola pinta volta planta canta so era nada'.split(' '),
);
/** What is done together; anything else she is asked as what she would do in their place. */
const TOGETHER = new Set(
  'iria viria toparia casaria namoraria dancaria sairia jantaria moraria passaria viajaria ficaria aceitaria fugiria'.split(
    ' ',
  ),
);

export type Affirmed = 'may' | 'would' | 'wouldToo' | 'request' | 'imagine' | 'liked' | 'did' | 'does';

type Verb = { readonly word: string; readonly fold: string };

/** The verb she is asked with, where nobody else is its subject. */
function verbOf({ tokens }: Sentence): Verb | undefined {
  const words = tokens.filter(({ forms }) => !forms.has('#laugh') && !forms.has('#emoji'));
  const at = words.findIndex(({ fold }) => !LEADS.has(fold));
  const verb: Token | undefined = words[at];
  if (!verb || verb.negated || words.some(({ fold }) => fold === 'ou')) return undefined;
  return firstOf(verb.raw || verb.fold) === undefined ? undefined : { word: verb.raw || verb.fold, fold: verb.fold };
}

/** "O nome vai ser Navalha do Carmo, curtiu?": what is asked behind the last pause. */
function taggedVerb({ tokens }: Sentence): Verb | undefined {
  const at = tokens.findLastIndex(({ pause }, place) => pause && place < tokens.length - 1);
  const tag = tokens.slice(at + 1).find(({ fold }) => !LEADS.has(fold));
  return at >= 0 && tag && LIKED.has(tag.fold) ? { word: tag.raw, fold: tag.fold } : undefined;
}

function isOfMe({ forms }: Sentence): boolean {
  return OF_ME.some((word) => forms.has(word));
}

/** What is asked with a word that says by itself what it asks. */
function byWord(sentence: Sentence, { word, fold }: Verb): Affirmed | undefined {
  if (LIKED.has(fold)) return 'liked';
  if (IMAGINE.has(fold)) return 'imagine';
  if (FAVOURS.has(fold) && (isOfMe(sentence) || sentence.tokens.length <= 3)) return 'request';
  if (!/ria$/u.test(word)) return undefined;
  return isOfMe(sentence) || TOGETHER.has(fold) ? 'would' : 'wouldToo';
}

const PAST = /(?:[oei]u|fez|foi|deu|pôs|pos|trouxe|disse|quis)$/u;

/** "Vai comigo no casamento?", "quer jantar comigo?" */
const INVITES = new Set(['vai', 'quer', 'viria']);

/** Of what kind the question is; undefined where a yes could be untrue. */
function affirmedBy(turn: Turn, sentence: Sentence, verb: Verb): Affirmed | undefined {
  const known = byWord(sentence, verb);
  if (known !== undefined) return known;
  if (INVITES.has(verb.fold) && sentence.forms.has('comigo')) return 'would';
  if (NOT_AFFIRMED.has(verb.fold) || isOfMe(sentence)) return undefined;
  const isOfHer = sentence.forms.has('voce');
  // "Casa certa?" is no verb.
  if (!PAST.test(verb.fold)) return isOfHer && !NOUNS.has(verb.fold) ? 'does' : undefined;
  // "Já veio pra Pernambuco?" asks of her life, and not of her story.
  const isOfStory = lastExchange(turn)?.isOfLife === true && !(sentence.forms.has('ja') && isOfHer);
  return isOfStory ? 'did' : undefined;
}

/** "Minhas mãos só servem pra pegar veia vc me ensinaria": a question hangs on what was told, and begins with her. */
const HANGING = { from: 3, words: 9 };
const NOT_BEFORE_HER =
  /^(?:que|se|quando|como|onde|quem|quanto|quanta|qual|acha|com|de|pra|para|por|e|a|em|sem|ate|do|igual|nem)$/u;

function hangingOn({ tokens, asked }: Sentence): Sentence | undefined {
  const at = tokens.findLastIndex(({ forms }) => forms.has('voce'));
  if (at < HANGING.from || tokens.length - at > HANGING.words) return undefined;
  if (NOT_BEFORE_HER.test(tokens[at - 1]?.fold ?? '')) return undefined;
  const rest = tokens.slice(at);
  return { tokens: rest, asked, forms: new Set(rest.flatMap(({ forms }) => [...forms])) };
}

type Asked = { readonly kind: Affirmed; readonly verb: string };

/** "Guarda um pedaço pra mim", without a mark. */
function isFavour(sentence: Sentence): boolean {
  const verb = verbOf(sentence);
  return verb !== undefined && FAVOURS.has(verb.fold) && isOfMe(sentence);
}

/** "Posso passar aí?", "posso te chamar de amor?" */
const MAY_I = compilePattern(
  '< e|mas|ai|entao|entao_eu|eu? eu? posso|podia|poderia !saber|perguntar|fazer_uma|confiar|ajudar',
);

/** What she is asked, and the verb she answers with. */
function askedIn(turn: Turn): Asked | undefined {
  const { sentences } = turn.analysis;
  const sentence = sentences.findLast(isQuestion) ?? sentences.findLast(isFavour);
  if (!sentence) return undefined;
  if (matchesSentence(MAY_I, sentence) && sentence.tokens.length <= LONGEST) return { kind: 'may', verb: 'pode' };
  const hanging = hangingOn(sentence);
  return askedOf(turn, sentence) ?? (hanging && askedOf(turn, hanging));
}

function askedOf(turn: Turn, sentence: Sentence): Asked | undefined {
  const asked = taggedVerb(sentence) ?? (sentence.tokens.length <= LONGEST ? verbOf(sentence) : undefined);
  const kind = asked && affirmedBy(turn, sentence, asked);
  const verb = asked && firstOf(asked.word);
  return kind && verb ? { kind, verb } : undefined;
}

/** Of these nothing is of the two of them. */
const PLAIN: ReadonlySet<Affirmed> = new Set(['did', 'liked', 'does', 'wouldToo']);

/** A question that a yes answers, said with the verb it was put with. */
export function affirmed(turn: Turn): boolean {
  const asked = askedIn(turn);
  if (!asked || (isNearChildren(turn) && !PLAIN.has(asked.kind))) return false;
  const { kind, verb } = asked;
  const lines = turn.library.generic.replies.get(kind) ?? [];
  const slots = { Verb: verb.charAt(0).toUpperCase() + verb.slice(1), verb };
  const story = kind === 'did' ? lastExchange(turn) : undefined;
  if (!sayWith(story ? { ...turn, asksNothing: true } : turn, { lines, slots, topic: null })) return false;
  if (story) goOn(turn, story);
  turn.led = true;
  return true;
}
