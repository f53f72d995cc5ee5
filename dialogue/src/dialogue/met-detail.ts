/** What is told, met by its most telling detail and the mood it is told in: "na fila do sacolão? Kkkk, não aguento". */
import { tenseOf } from '../analyser/tense.ts';
import { isDemand } from '../exchanges/demands.ts';
import { sayWith } from './choose.ts';
import { detailsIn } from './detail.ts';
import { isGrieving } from './grief.ts';
import { isRemark } from './heard.ts';
import { hooked } from './hooked.ts';
import { isAmused, isBad, moodOf } from './moods.ts';
import { withNames } from './naming.ts';
import { isSayable, mayHurt } from './reflect.ts';
import { laughs, soften, toneOf, weighsAs } from './tone.ts';
import type { Turn } from './turn.ts';

const WORDS = { min: 3, max: 60 };
/** The details that are looked at for something to say of. */
const TRIED = 4;

/** The moods, by the lines that fit them. */
const LISTS: Readonly<Record<string, string>> = {
  amused: 'amused',
  glad: 'glad',
  relieved: 'glad',
  proud: 'glad',
  touched: 'touched',
  nostalgia: 'touched',
  annoyed: 'annoyed',
  setback: 'annoyed',
  tired: 'tired',
  worried: 'worried',
  hurt: 'hurt',
};

/** Joy over what is no good news is worse than none. */
function fitsTone(list: string, isGood: boolean): boolean {
  return list !== 'glad' || isGood;
}

/** Which lines fit; undefined where somebody died or is ill, which is met otherwise. */
function listFor(turn: Turn): string | undefined {
  const tone = toneOf(turn);
  if (tone === 'grave') return undefined;
  const isGood = tone === 'good' && !isBad(turn);
  const ofMood = LISTS[moodOf(turn) ?? ''];
  if (ofMood && fitsTone(ofMood, isGood)) return ofMood;
  if (isGood) return 'glad';
  if (!laughs(turn) && ((tone === 'bad' && isBad(turn)) || mayHurt(turn))) return 'wary';
  return listOfTense(turn);
}

function listOfTense(turn: Turn): string {
  const weighs = weighsAs(turn);
  if (weighs) return weighs;
  const tense = tenseOf(turn.analysis.sentences);
  return tense === 'told' && laughs(turn) && isAmused(turn) ? 'amused' : tense;
}

/** "Já recebi o colo, agora me dá o palpite." */
const WANTS_OF_HER = /(?:^| )me (?:da|conta|diz|fala|explica|responde|ajuda|indica|ensina)(?= |$)/u;

/** Takes up the detail; false where there is none worth it. */
export function tookUpDetail(turn: Turn): boolean {
  const { analysis, acts, library } = turn;
  if (!isRemark(turn) || acts.has('question') || isGrieving(turn) || isDemand(analysis.text)) return false;
  if (WANTS_OF_HER.test(analysis.folded)) return false;
  if (analysis.size < WORDS.min || analysis.size > WORDS.max) return false;
  const list = listFor(turn);
  if (list === undefined) return false;
  const details = detailsIn(turn).map(({ text }) => withNames(turn, text));
  const [best] = details;
  if (best === undefined || !isSayable(turn, best)) return false;
  const lines = library.generic.details.get(list) ?? [];
  // Of several the one there is something to say of.
  const isHooked = details.slice(0, TRIED).some((said) => isSayable(turn, said) && hooked(turn, said, list));
  if (!isHooked && !sayWith(turn, { lines, slots: { said: best }, topic: null })) return false;
  turn.state.saidBackAt = turn.state.turn;
  turn.led = true;
  if (list === 'hurt') soften(turn, 'bad');
  return true;
}
