/** Trains the linear model of guard/src/conversation/crisis-model.ts: logistic regression, one text at a time, the same every time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTurns } from '../../guard/src/__fixtures__/read-turns.ts';
import { FEATURE_PLACES, type Features, featuresOf, STEP_MAX } from '../../guard/src/conversation/crisis-model.ts';
import { cutLong, readPlain } from '../../guard/src/conversation/plain.ts';

const TRAINING = join(import.meta.dirname, '../../guard/training');
const LISTS = join(import.meta.dirname, '../../guard/src/__fixtures__');
/** The lists the cues were mended on, by the names of their exports. */
const LISTED_CRISIS = /CRISIS_(?:EXPLICIT|INDIRECT)/u;
const LISTED_PLAIN =
  /HARMLESS|LOOK_ALIKES|GOODBYES|HUMAN_QUESTIONS|CLAIMS|REAL_PEOPLE|THREATS|FORBIDDEN|DECLARED|MINORS/u;
const ROUNDS = 12;
const RATE = 0.5;
const DECAY = 1e-4;
const FOLDS = 5;
/** Of texts without a crisis that were kept out of the training, so many may score above zero. */
const FALSE_ALARMS = 0.018;
/** A feature of fewer texts than this says more about them than about others. */
const TEXTS_MIN = 3;
/** So many places keep a weight: those that matter most, by their weight and how often they are met. */
const KEPT_MAX = 33_000;
/** So many weights may be heavier than the heaviest step. */
const CLIPPED = 50;
const SEED = 20_261_122;

type Example = { features: Features; isCrisis: boolean };
type Model = { weights: Float64Array; bias: number };
type StepModel = { steps: Int8Array; step: number; bias: number };

export type TrainedModel = {
  /** The weight of each place in steps, and what a step is worth. */
  steps: Int8Array;
  step: number;
  bias: number;
  /** Of texts kept out of the training: how many crises score above zero, and how many others. */
  recall: number;
  falseAlarms: number;
  examples: number;
};

function readLines(file: string): string[] {
  return readFileSync(join(TRAINING, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

async function readExamples(): Promise<Example[]> {
  const crises = [...readLines('crisis.txt'), ...(await readLists(LISTED_CRISIS))];
  const others = [...readLines('plain.txt'), ...(await readLists(LISTED_PLAIN))];
  const of = (texts: readonly string[], isCrisis: boolean): Example[] =>
    // In an order of their own: dividing a list into files changes no weight.
    [...new Set(texts)].sort().map((text) => ({ features: featuresOf(readPlain(cutLong(text))), isCrisis }));
  return [...of(crises, true), ...of(others, false)];
}

/** Lines of the project's own lists whose export has such a name. */
async function readLists(named: RegExp): Promise<string[]> {
  const files = readdirSync(LISTS)
    .filter((file) => file.startsWith('conversation-'))
    .sort();
  const lists = await Promise.all(files.map((file) => import(join(LISTS, file)) as Promise<Record<string, unknown>>));
  return lists
    .flatMap((list) => Object.entries(list))
    .filter(([name, lines]) => named.test(name) && Array.isArray(lines))
    .flatMap(([, lines]) => lines as string[])
    .map((line) => readTurns(line).text);
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32, public domain). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle<Item>(items: readonly Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function score({ weights, bias }: Model, features: Features): number {
  let sum = bias;
  for (const [place, amount] of features) sum += (weights[place] ?? 0) * amount;
  return sum;
}

function countTexts(examples: readonly Example[]): Uint32Array {
  const counts = new Uint32Array(FEATURE_PLACES);
  for (const { features } of examples) for (const place of features.keys()) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/** Fits a model, and keeps of it what is written down: its most important places, in steps. */
function fitModel(examples: readonly Example[]): StepModel {
  const counts = countTexts(examples);
  const isFrequent = (place: number): boolean => (counts[place] ?? 0) >= TEXTS_MIN;
  const { weights, bias } = fitWeights(
    examples.map(({ features, isCrisis }) => ({
      features: new Map([...features].filter(([place]) => isFrequent(place))),
      isCrisis,
    })),
  );
  const matters = weights.map((weight, place) => Math.abs(weight) * Math.sqrt(counts[place] ?? 0));
  const least = [...matters].sort((one, other) => other - one)[KEPT_MAX] ?? 0;
  const kept = weights.map((weight, place) => ((matters[place] ?? 0) > least ? weight : 0));
  const heaviest = [...kept].map(Math.abs).sort((one, other) => other - one)[CLIPPED] ?? 0;
  const step = heaviest / STEP_MAX;
  const inSteps = (weight: number): number => Math.max(-STEP_MAX, Math.min(STEP_MAX, Math.round(weight / step)));
  return { steps: Int8Array.from(kept, inSteps), step, bias };
}

function scoreSteps({ steps, step, bias }: StepModel, features: Features): number {
  let sum = bias;
  for (const [place, amount] of features) sum += (steps[place] ?? 0) * step * amount;
  return sum;
}

/** Steps shrink for a place the more it has been moved (AdaGrad; Duchi, Hazan, Singer 2011). */
function fitWeights(examples: readonly Example[]): Model {
  const model: Model = { weights: new Float64Array(FEATURE_PLACES), bias: 0 };
  const moved = new Float64Array(FEATURE_PLACES).fill(0.01);
  let biasMoved = 0.01;
  const chance = createChance(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, isCrisis } of shuffle(examples, chance)) {
      const error = 1 / (1 + Math.exp(-score(model, features))) - (isCrisis ? 1 : 0);
      for (const [place, amount] of features) {
        const weight = model.weights[place] ?? 0;
        const slope = error * amount + DECAY * weight;
        const sum = (moved[place] ?? 0) + slope * slope;
        moved[place] = sum;
        model.weights[place] = weight - (RATE * slope) / Math.sqrt(sum);
      }
      biasMoved += error * error;
      model.bias -= (RATE * error) / Math.sqrt(biasMoved);
    }
  }
  return model;
}

/** Scores of every example by a model that has not seen it. */
function scoreUnseen(examples: readonly Example[]): { score: number; isCrisis: boolean }[] {
  const shuffled = shuffle(examples, createChance(SEED));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitModel(shuffled.filter((_example, index) => index % FOLDS !== fold));
    const unseen = shuffled.filter((_example, index) => index % FOLDS === fold);
    return unseen.map(({ features, isCrisis }) => ({ score: scoreSteps(model, features), isCrisis }));
  }).flat();
}

export async function trainCrisisModel(): Promise<TrainedModel> {
  const examples = await readExamples();
  const unseen = scoreUnseen(examples);
  const others = unseen.filter(({ isCrisis }) => !isCrisis).map((one) => one.score);
  const crises = unseen.filter(({ isCrisis }) => isCrisis).map((one) => one.score);
  const zero = others.sort((one, other) => other - one)[Math.floor(others.length * FALSE_ALARMS)] ?? 0;
  const { steps, step, bias } = fitModel(examples);
  const share = (scores: readonly number[]): number => scores.filter((one) => one > zero).length / scores.length;
  return {
    steps,
    step,
    bias: bias - zero,
    recall: share(crises),
    falseAlarms: share(others),
    examples: examples.length,
  };
}
