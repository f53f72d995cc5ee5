import { cutLong, readPlain } from '../../guard/src/conversation/plain.ts';
import { featuresOf } from '../../guard/src/linear-model.ts';
import { type Example, type TrainedModel, trainModel } from '../linear/train.ts';
import { readLines, readLists } from './training-lines.ts';

/** The lists the cues were mended on, by the names of their exports. */
const LISTED_CRISIS = /CRISIS_(?:EXPLICIT|INDIRECT)/u;
const LISTED_PLAIN =
  /HARMLESS|LOOK_ALIKES|GOODBYES|HUMAN_QUESTIONS|CLAIMS|REAL_PEOPLE|THREATS|FORBIDDEN|DECLARED|MINORS/u;
const FALSE_ALARMS = 0.018;
const KEPT_MAX = 33_000;

async function readExamples(): Promise<Example[]> {
  const crises = [...readLines('crisis.txt'), ...(await readLists(LISTED_CRISIS))];
  const others = [...readLines('plain.txt'), ...(await readLists(LISTED_PLAIN))];
  const of = (texts: readonly string[], isHeard: boolean) =>
    // In an order of their own: dividing a list into files changes no weight.
    [...new Set(texts)]
      .sort()
      .map((text) => ({ features: featuresOf(readPlain(cutLong(text))), isHeard, canBeHeard: true, isMeasured: true }));
  return [...of(crises, true), ...of(others, false)].map((example, group) => ({ ...example, group }));
}

/** The model of a crisis (docs/decisions/0019): what tells of none sets its zero. */
export async function trainCrisisModel(): Promise<TrainedModel> {
  return trainModel(await readExamples(), { keptMax: KEPT_MAX, falseAlarms: FALSE_ALARMS });
}
