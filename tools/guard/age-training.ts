import { readAges } from '../../guard/src/conversation/age-model.ts';
import { cutLong, readPlain } from '../../guard/src/conversation/plain.ts';
import { type Example, type TrainedModel, trainModel } from '../linear/train.ts';
import { readGroups, readLines, readLists } from './training-lines.ts';

/** The year in which the lines of guard/training were written, and in which their birth years count. */
const YEAR = 2026;
/** Names of the project's own lists. An answer to the question of one's age says nothing without it. */
const LISTED_OWN_AGE = /DECLARED(?!_LOOK|_BY)/u;
const LISTED_SCENE = /MINOR_CUES|SIXTH_MINORS/u;
const LISTED_PLAIN = /CRISIS_HARMLESS|FIFTH_HARMLESS|GOODBYES|HUMAN_|CLAIMS|REAL_PEOPLE|THREATS|FORBIDDEN/u;
const LISTED_HARMLESS = /AGES_HARMLESS|DECLARED_LOOK/u;
/** Either model's weights are half of what a browser fetches for both. */
const KEPT_MAX = 10_000;
/** Somebody grown up whose account is frozen is the worse mistake: of what looks most like it, so few may be heard. */
const OWN_AGE_ALARMS = 0.007;
const SCENE_ALARMS = 0.01;

export type AgeModels = { ownAge: TrainedModel; scene: TrainedModel };
type Kind = { isHeard: boolean; isMeasured: boolean };
type Told = Omit<Example, 'group'> & { asksRomance: boolean };

const HEARD: Kind = { isHeard: true, isMeasured: true };
const LOOK_ALIKE: Kind = { isHeard: false, isMeasured: true };
const OTHER: Kind = { isHeard: false, isMeasured: false };

function readExample(text: string, kind: Kind): Told {
  const { features, namesYouth, asksRomance } = readAges(readPlain(cutLong(text)), YEAR);
  return { ...kind, features, asksRomance, canBeHeard: namesYouth };
}

const alone = (lines: readonly string[]): string[][] => [...new Set(lines)].sort().map((line) => [line]);

function number(groups: readonly (readonly Told[])[]): Example[] {
  return groups.flatMap((lines, group) => lines.map((example) => ({ ...example, group })));
}

/** What holds no romance is never heard as a scene, and counts in no figure of that model. */
function asScenes(groups: readonly (readonly Told[])[]): Told[][] {
  return groups.map((lines) =>
    lines.map((example) => ({ ...example, isMeasured: example.isMeasured && example.asksRomance })),
  );
}

/** The models of ages (docs/decisions/0021): adults' talk of ages sets their zero. */
export async function trainAgeModels(): Promise<AgeModels> {
  const read = (groups: readonly (readonly string[])[], kind: Kind) =>
    groups.map((lines) => lines.map((line) => readExample(line, kind)));
  const own = [...readGroups('own-age.txt'), ...alone(await readLists(LISTED_OWN_AGE))];
  const scenes = [...readGroups('minor-scene.txt'), ...alone(await readLists(LISTED_SCENE))];
  const plain = [...readLines('plain.txt'), ...readLines('crisis.txt'), ...(await readLists(LISTED_PLAIN))];
  const others = [
    ...read([...readGroups('adult-ages.txt'), ...alone(await readLists(LISTED_HARMLESS))], LOOK_ALIKE),
    ...read(alone(plain), OTHER),
  ];
  return {
    ownAge: trainModel(number([...read(own, HEARD), ...read(scenes, OTHER), ...others]), {
      keptMax: KEPT_MAX,
      falseAlarms: OWN_AGE_ALARMS,
    }),
    scene: trainModel(number(asScenes([...read(scenes, HEARD), ...others])), {
      keptMax: KEPT_MAX,
      falseAlarms: SCENE_ALARMS,
    }),
  };
}
