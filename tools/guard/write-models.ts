import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWeights } from '../../guard/src/linear-model.ts';
import type { TrainedModel } from '../linear/train.ts';
import { trainAgeModels } from './age-training.ts';
import { trainCrisisModel } from './crisis-training.ts';

const FOLDER = join(import.meta.dirname, '../../guard/src/conversation');
const HEADER =
  '/** Made by `npm run -s guard -- train` from guard/training; not to be edited. What the signs stand for: guard/src/linear-model.ts. */';
const DIGITS = 6;

/** The weights of a model as code. */
function writeModel({ steps, step, bias }: TrainedModel, name: string): string {
  const written = writeWeights(steps);
  return `export const ${name}_STEP = ${Number(step.toPrecision(DIGITS))};
export const ${name}_BIAS = ${Number(bias.toPrecision(DIGITS))};
export const ${name}_GAPS =
  '${written.gaps}';
export const ${name}_STEPS =
  '${written.steps}';
`;
}

function tell(of: string, { recall, falseAlarms, examples }: TrainedModel): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return `${of}: ${examples} texts; of those kept out of the training, ${percent(recall)} heard, ${percent(falseAlarms)} of those that must not be`;
}

/** Trains every model and writes its weights; answers what they do on texts they were not trained on. */
export async function writeModels(): Promise<string> {
  return [await writeCrisisModel(), await writeAgeModels()].join('\n');
}

/** The same of the model of a crisis alone. */
export async function writeCrisisModel(): Promise<string> {
  const crisis = await trainCrisisModel();
  writeFileSync(join(FOLDER, 'crisis-weights.ts'), `${HEADER}\n${writeModel(crisis, 'CRISIS')}`);
  return tell('crisis', crisis);
}

/** The same of the models of ages alone. */
export async function writeAgeModels(): Promise<string> {
  const { ownAge, scene } = await trainAgeModels();
  writeFileSync(
    join(FOLDER, 'age-weights.ts'),
    `${HEADER}\n${writeModel(ownAge, 'OWN_AGE')}${writeModel(scene, 'SCENE')}`,
  );
  return [tell('own age', ownAge), tell('minor in a scene', scene)].join('\n');
}
