import { crisisFeaturesOf } from '../../guard/src/conversation/crisis-model.ts';
import { cutLong, readPlain } from '../../guard/src/conversation/plain.ts';
import { type Example, type TrainedModel, trainModel } from '../linear/train.ts';
import { readMoodLines } from '../talk/mood-lines.ts';
import { readRemarkLines } from '../talk/remark-lines.ts';
import { readLines, readLists } from './training-lines.ts';

/** The lists the cues were mended on, by the names of their exports. */
const LISTED_CRISIS = /CRISIS_(?:EXPLICIT|INDIRECT)/u;
const LISTED_PLAIN =
  /HARMLESS|LOOK_ALIKES|GOODBYES|HUMAN_QUESTIONS|CLAIMS|REAL_PEOPLE|THREATS|FORBIDDEN|DECLARED|MINORS/u;
/** Of what people say in ordinary conversations, so much may be taken for a crisis: the more of them are learned, the more crises a stricter share would lose. */
const FALSE_ALARMS = 0.014;
const KEPT_MAX = 34_000;
/** How much of a feature counts by how often crises have it and other texts do not. */
const BY_RATIO = 0.6;

/** Kinds of remarks that may be the beginning of a crisis: nothing is learned from them. */
const NEAR_CRISIS = new Set(['sad-vague', 'self-doubt', 'lonely', 'care-for-parent', 'tired', 'overload']);

/** Moods that may be as well. */
const MOODS_NEAR_CRISIS = new Set(['hurt', 'tired', 'worried']);

function readTalk(): Set<string> {
  const remarks = readRemarkLines().filter(({ kind, is }) => is === 'remark' && !NEAR_CRISIS.has(kind));
  const told = readMoodLines().filter(({ mood, isOfChat }) => isOfChat && !MOODS_NEAR_CRISIS.has(mood));
  return new Set([...readLines('talk.txt'), ...remarks.map(({ text }) => text), ...told.map(({ text }) => text)]);
}

async function readExamples(): Promise<Example[]> {
  const talk = readTalk();
  const crises = [...readLines('crisis.txt'), ...(await readLists(LISTED_CRISIS))];
  const others = [...readLines('plain.txt'), ...talk, ...(await readLists(LISTED_PLAIN))];
  const of = (texts: readonly string[], isHeard: boolean) =>
    // In an order of their own: dividing a list into files changes no weight.
    [...new Set(texts)].sort().map((text) => ({
      features: crisisFeaturesOf(readPlain(cutLong(text))),
      isHeard,
      canBeHeard: true,
      // Much of the rest was written to mislead.
      isMeasured: isHeard || talk.has(text),
    }));
  return [...of(crises, true), ...of(others, false)].map((example, group) => ({ ...example, group }));
}

/** The model of a crisis (docs/decisions/0019): what people say in whole ordinary conversations sets its zero. */
export async function trainCrisisModel(): Promise<TrainedModel> {
  return trainModel(await readExamples(), { keptMax: KEPT_MAX, falseAlarms: FALSE_ALARMS, byRatio: BY_RATIO });
}
