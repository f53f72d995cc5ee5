import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWeights } from '../../guard/src/conversation/crisis-model.ts';
import { trainCrisisModel } from './crisis-training.ts';

const FILE = join(import.meta.dirname, '../../guard/src/conversation/crisis-weights.ts');
const DIGITS = 6;

/** Trains the model and writes its weights; answers what it does on texts it was not trained on. */
export async function writeCrisisModel(): Promise<string> {
  const { steps, step, bias, recall, falseAlarms, examples } = await trainCrisisModel();
  const written = writeWeights(steps);
  writeFileSync(
    FILE,
    `/** Made by \`npm run -s guard -- train\` from guard/training; not to be edited. What the signs stand for: crisis-model.ts. */
export const CRISIS_STEP = ${Number(step.toPrecision(DIGITS))};
export const CRISIS_BIAS = ${Number(bias.toPrecision(DIGITS))};
export const GAPS =
  '${written.gaps}';
export const STEPS =
  '${written.steps}';
`,
  );
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return `${examples} texts; of those kept out of the training, ${percent(recall)} of crises heard, ${percent(falseAlarms)} of others`;
}
