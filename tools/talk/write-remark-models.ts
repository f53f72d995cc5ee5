import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remarkFeatures } from '../../dialogue/src/remarks/features.ts';
import { rankOf, tellRanks, writeClassModel } from '../linear/class-model.ts';
import { type ClassExample, fitClasses } from '../linear/softmax.ts';
import { type RemarkLine, readRemarkLines } from './remark-lines.ts';

const FILE = join(import.meta.dirname, '../../dialogue/src/remarks/weights.ts');
const KEPT_MAX = 200_000;
const FOLDS = 3;
/** Only what speaks for a kind is kept, which leaves shares flat: raised by this they fit unseen remarks best. */
const SHARPNESS = 1.3;

type Example = ClassExample & RemarkLine;

/** How it does on remarks whose situation was kept out of the training; from phrases it only learns. */
function measure(examples: readonly Example[], classes: number): string {
  const isKeptOut = ({ is, group }: Example, fold: number) => is === 'remark' && group % FOLDS === fold;
  const ranks = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitClasses(
      examples.filter((example) => !isKeptOut(example, fold)),
      classes,
      KEPT_MAX,
    );
    return examples.filter((example) => isKeptOut(example, fold)).map((example) => rankOf(model, example));
  }).flat();
  return `remarks: ${ranks.length} of ${classes} kinds kept out of the training: ${tellRanks(ranks)}`;
}

/** Trains what tells of which kind a remark is, and writes the weights; answers how it does on situations it has not seen. */
export function writeRemarkModels(): string {
  const lines = readRemarkLines();
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const examples = lines.map((line) => ({
    ...line,
    features: remarkFeatures(line.text),
    wanted: kinds.indexOf(line.kind),
  }));
  const report = measure(examples, kinds.length);
  const model = fitClasses(examples, kinds.length, KEPT_MAX);
  writeFileSync(
    FILE,
    `/** Made by \`npm run -s talk -- train\` from the kinds of remarks; not to be edited. What the signs stand for: ../linear/sparse.ts. */
export const KINDS: readonly string[] = [${kinds.map((kind) => `'${kind}'`).join(', ')}];
${writeClassModel('KIND_MODEL', model, SHARPNESS)}`,
  );
  return report;
}
