import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aspectFeatures } from '../../dialogue/src/aspects/aspects.ts';
import { rankOf, tellRanks, writeClassModel } from '../linear/class-model.ts';
import { type ClassExample, fitClasses } from '../linear/softmax.ts';
import { readAspectLines } from './aspect-lines.ts';

const WORDS = join(import.meta.dirname, '../../dialogue/training/aspect-words.json');
const FILE = join(import.meta.dirname, '../../dialogue/src/aspects/weights.ts');
/** What is told is said in more words than it is asked for. */
const KEPT_MAX = { asked: 20_000, told: 55_000 } as const;
const FOLDS = 3;
/** Only what speaks for an aspect is kept, which leaves shares flat: raised by this they fit unseen lines best. */
const SHARPNESS = 1.8;

type Side = 'asked' | 'told';
type Line = ClassExample & { text: string };
type Words = Readonly<Record<string, Readonly<Record<Side, string>>>>;

function readWords(): Words {
  return JSON.parse(readFileSync(WORDS, 'utf8')) as Words;
}

/** Whole sentences, which a model is measured on, and single words, which it only learns from. */
function readExamples(side: Side, aspects: readonly string[]): { lines: Line[]; words: Line[] } {
  const exampleOf = (text: string, aspect: string): Line => ({
    text,
    features: aspectFeatures(text),
    wanted: aspects.indexOf(aspect),
  });
  const words = Object.entries(readWords()).flatMap(([aspect, { [side]: list }]) =>
    [...new Set(list.split(/,\s*/u))].map((word) => exampleOf(word, aspect)),
  );
  const lines = readAspectLines()
    .filter(({ kind }) => kind === side)
    .map(({ text, aspect }) => exampleOf(text, aspect));
  return { lines, words };
}

function measure(side: Side, { lines, words }: { lines: Line[]; words: Line[] }, classes: number): string {
  const ranks = Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitClasses([...lines.filter((_, at) => at % FOLDS !== fold), ...words], classes, KEPT_MAX[side]);
    return lines.filter((_, at) => at % FOLDS === fold).map((line) => rankOf(model, line));
  }).flat();
  return `${side}: ${lines.length} lines kept out of the training, ${classes} aspects: ${tellRanks(ranks)}`;
}

/** Trains what tells which aspect of a life a text is of, and writes the weights; answers how it does on lines it has not seen. */
export function writeAspectModels(): string {
  const aspects = [...new Set(readAspectLines().map(({ aspect }) => aspect))].sort();
  const sides = (['asked', 'told'] as const).map((side) => {
    const examples = readExamples(side, aspects);
    return {
      report: measure(side, examples, aspects.length),
      source: writeClassModel(
        side.toUpperCase(),
        fitClasses([...examples.lines, ...examples.words], aspects.length, KEPT_MAX[side]),
        SHARPNESS,
      ),
    };
  });
  writeFileSync(
    FILE,
    `/** Made by \`npm run -s talk -- train\` from dialogue/training; not to be edited. What the signs stand for: sparse.ts. */
export const ASPECTS: readonly string[] = [${aspects.map((aspect) => `'${aspect}'`).join(', ')}];
${sides.map(({ source }) => source).join('')}`,
  );
  return sides.map(({ report }) => report).join('\n');
}
