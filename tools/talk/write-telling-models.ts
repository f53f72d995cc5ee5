import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseFeatures } from '../../dialogue/src/gleaning/telling.ts';
import { writeWeights } from '../../guard/src/linear-model.ts';
import { type Example, fitModel, scoreUnseen } from '../linear/train.ts';

const TRAINING = join(import.meta.dirname, '../../dialogue/training');
const FILE = join(import.meta.dirname, '../../dialogue/src/gleaning/telling-weights.ts');
const DIGITS = 6;

type Telling = {
  name: 'LASTING' | 'CORRECTION';
  meant: readonly string[];
  others: readonly string[];
  /** So many places keep a weight: those that matter most, by their weight and how often they are met. */
  keptMax: number;
  /** Zero is set where so many of what is meant, kept out of the training, score above it. */
  keptShare: number;
};

const MODELS: readonly Telling[] = [
  { name: 'LASTING', meant: ['lasting'], others: ['passing'], keptMax: 15_000, keptShare: 0.96 },
  { name: 'CORRECTION', meant: ['correction'], others: ['lasting', 'passing'], keptMax: 4_500, keptShare: 0.9 },
];
/** Beyond zero, for whoever sets how sure is sure. */
const FLOORS = [0, 0.5, 1, 1.5, 2, 3];

function readExamples(files: readonly string[], isHeard: boolean): Example[] {
  const lines = files.flatMap((file) => readFileSync(join(TRAINING, `${file}.txt`), 'utf8').split('\n'));
  return [...new Set(lines.filter((line) => line !== ''))]
    .sort()
    .map((line, group) => ({ features: clauseFeatures(line), isHeard, group, canBeHeard: true, isMeasured: true }));
}

type Written = { source: string; report: string };

function trainOne({ name, meant, others, keptMax, keptShare }: Telling): Written {
  const examples = [...readExamples(meant, true), ...readExamples(others, false)].map((example, group) => ({
    ...example,
    group,
  }));
  const unseen = scoreUnseen(examples, { keptMax });
  const scoresOf = (wanted: boolean): number[] =>
    unseen.filter(({ isHeard }) => isHeard === wanted).map(({ score }) => score);
  const [found, false_] = [scoresOf(true).sort((one, other) => one - other), scoresOf(false)];
  const zero = found[Math.floor(found.length * (1 - keptShare))] ?? 0;
  const { steps, step, bias } = fitModel(examples, { keptMax });
  const written = writeWeights(steps);
  const above = (scores: readonly number[], floor: number): string =>
    `${((100 * scores.filter((score) => score > zero + floor).length) / scores.length).toFixed(1)} %`;
  return {
    source: `export const ${name} = {
  step: ${Number(step.toPrecision(DIGITS))},
  bias: ${Number((bias - zero).toPrecision(DIGITS))},
  gaps:
    '${written.gaps}',
  steps:
    '${written.steps}',
};
`,
    report: [
      `${name.toLowerCase()}: ${examples.length} texts; of those kept out of the training`,
      ...FLOORS.map((floor) => `  above ${floor}: ${above(found, floor)} of these, ${above(false_, floor)} of others`),
    ].join('\n'),
  };
}

/** Trains what hears lasting facts and corrections and writes the weights; answers how they do on texts they were not trained on. */
export function writeTellingModels(): string {
  const trained = MODELS.map(trainOne);
  writeFileSync(
    FILE,
    `/** Made by \`npm run -s talk -- train\` from dialogue/training; not to be edited. What the signs stand for: guard/src/linear-model.ts. */
${trained.map(({ source }) => source).join('')}`,
  );
  return trained.map(({ report }) => report).join('\n');
}
