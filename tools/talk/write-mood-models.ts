import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remarkFeatures } from '../../dialogue/src/remarks/features.ts';
import { rankOf, tellRanks, writeClassModel } from '../linear/class-model.ts';
import { type ClassExample, fitClasses } from '../linear/softmax.ts';
import { type MoodLine, readMoodLines } from './mood-lines.ts';

const FILE = join(import.meta.dirname, '../../dialogue/src/remarks/mood-weights.ts');
const KEPT_MAX = 60_000;
const FOLDS = 3;
const SHARPNESS = 1.3;
/** What is written as in a conversation counts for so many remarks. */
const CHAT_COUNTS = 3;

type Example = ClassExample & MoodLine;

function counted(examples: readonly Example[]): Example[] {
  return examples.flatMap((example) => Array.from({ length: example.isOfChat ? CHAT_COUNTS : 1 }, () => example));
}

/** How it does on messages of conversations that were kept out of the training. */
function measure(examples: readonly Example[], classes: number): string {
  const isKeptOut = ({ isOfChat }: Example, at: number, fold: number) => isOfChat && at % FOLDS === fold;
  const ranks = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitClasses(
      counted(examples.filter((example, at) => !isKeptOut(example, at, fold))),
      classes,
      KEPT_MAX,
    );
    return examples.filter((example, at) => isKeptOut(example, at, fold)).map((example) => rankOf(model, example));
  }).flat();
  return `moods: ${ranks.length} messages of ${classes} moods kept out of the training: ${tellRanks(ranks)}`;
}

/** Trains what tells in which mood something is told, and writes the weights; answers how it does on messages it has not seen. */
export function writeMoodModels(): string {
  const lines = readMoodLines();
  const moods = [...new Set(lines.map(({ mood }) => mood))];
  const examples = lines.map((line) => ({
    ...line,
    features: remarkFeatures(line.text),
    wanted: moods.indexOf(line.mood),
  }));
  const report = measure(examples, moods.length);
  const model = fitClasses(counted(examples), moods.length, KEPT_MAX);
  writeFileSync(
    FILE,
    `/** Made by \`npm run -s talk -- train\` from messages by mood; not to be edited. What the signs stand for: ../linear/sparse.ts. */
export const MOODS: readonly string[] = [${moods.map((mood) => `'${mood}'`).join(', ')}];
${writeClassModel('MOOD_MODEL', model, SHARPNESS)}`,
  );
  return report;
}
