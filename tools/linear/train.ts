/** Trains the linear models of guard/src/linear-model.ts: logistic regression, one text at a time, the same every time. */
import {
  FEATURE_PLACES,
  type Features,
  type LinearModel,
  STEP_MAX,
  scoreFeatures,
} from '../../guard/src/linear-model.ts';

const ROUNDS = 12;
const RATE = 0.5;
const DECAY = 1e-4;
const FOLDS = 5;
/** A feature of fewer texts than this says more about them than about others. */
const TEXTS_MIN = 3;
/** So many weights may be heavier than the heaviest step. */
const CLIPPED = 50;
const SEED = 20_261_122;

export type Example = {
  features: Features;
  isHeard: boolean;
  /** Lines of one shape are kept out of a training together, or are all in it. */
  group: number;
  /** Whether a score above zero has any effect: what a model is not asked about, it does not hear. */
  canBeHeard: boolean;
  /** Whether it counts in the figures. How much of what is not to be heard and counts scores above zero settles where zero is. */
  isMeasured: boolean;
};
type Model = { weights: Float64Array; bias: number };
export type TrainingPlan = {
  /** So many places keep a weight: those that matter most, by their weight and how often they are met. */
  keptMax: number;
  /** Of measured texts that are not to be heard and were kept out of the training, so many may score above zero. */
  falseAlarms: number;
  /**
   * From 0, all features count alike, to 1: each counts by how many times likelier it is on one side than on the other
   * (Wang and Manning 2012, "Baselines and Bigrams").
   */
  byRatio?: number;
};
type FittingPlan = Pick<TrainingPlan, 'keptMax' | 'byRatio'>;
export type TrainedModel = LinearModel & {
  /** Of texts kept out of the training: how many of those to be heard score above zero, and how many others. */
  recall: number;
  falseAlarms: number;
  examples: number;
};

/** Numbers from 0 up to 1, the same for the same seed (mulberry32, public domain). */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffle<Item>(items: readonly Item[], chance: () => number): Item[] {
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

/** What each place is multiplied by: the logarithm of how much likelier it is on one side, mixed with 1. */
function weighPlaces(examples: readonly Example[], byRatio: number): Float64Array {
  const [heard, others] = [true, false].map((isHeard) => examples.filter((example) => example.isHeard === isHeard));
  const shares = [heard, others].map((side = []) => {
    const counts = countTexts(side);
    return (place: number) => ((counts[place] ?? 0) + 1) / (side.length + 2);
  });
  const [ofHeard, ofOthers] = shares;
  return Float64Array.from(
    { length: FEATURE_PLACES },
    (_, place) => 1 - byRatio + byRatio * Math.abs(Math.log((ofHeard?.(place) ?? 1) / (ofOthers?.(place) ?? 1))),
  );
}

/** Fits a model, and keeps of it what is written down: its most important places, in steps. */
export function fitModel(examples: readonly Example[], { keptMax, byRatio = 0 }: FittingPlan): LinearModel {
  const counts = countTexts(examples);
  const isFrequent = (place: number): boolean => (counts[place] ?? 0) >= TEXTS_MIN;
  const shares = weighPlaces(examples, byRatio);
  const shareOf = (place: number): number => shares[place] ?? 1;
  const { weights: ofShares, bias } = fitWeights(
    examples.map((example) => ({
      ...example,
      features: new Map(
        [...example.features]
          .filter(([place]) => isFrequent(place))
          .map(([place, amount]) => [place, amount * shareOf(place)]),
      ),
    })),
  );
  const weights = ofShares.map((weight, place) => weight * shareOf(place));
  const matters = weights.map((weight, place) => Math.abs(weight) * Math.sqrt(counts[place] ?? 0));
  const least = [...matters].sort((one, other) => other - one)[keptMax] ?? 0;
  const kept = weights.map((weight, place) => ((matters[place] ?? 0) > least ? weight : 0));
  const heaviest = [...kept].map(Math.abs).sort((one, other) => other - one)[CLIPPED] ?? 0;
  const step = heaviest / STEP_MAX;
  const inSteps = (weight: number): number => Math.max(-STEP_MAX, Math.min(STEP_MAX, Math.round(weight / step)));
  return { steps: Int8Array.from(kept, inSteps), step, bias };
}

/** Steps shrink for a place the more it has been moved (AdaGrad; Duchi, Hazan, Singer 2011). */
function fitWeights(examples: readonly Example[]): Model {
  const model: Model = { weights: new Float64Array(FEATURE_PLACES), bias: 0 };
  const moved = new Float64Array(FEATURE_PLACES).fill(0.01);
  let biasMoved = 0.01;
  const chance = createChance(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { features, isHeard } of shuffle(examples, chance)) {
      const error = 1 / (1 + Math.exp(-score(model, features))) - (isHeard ? 1 : 0);
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

/** Every example with its score by a model that has seen nothing of its group. */
export function scoreUnseen(examples: readonly Example[], plan: FittingPlan): (Example & { score: number })[] {
  const groups = [...Map.groupBy(examples, ({ group }) => group).values()];
  const placed = shuffle(groups, createChance(SEED)).map((lines, index) => ({ lines, fold: index % FOLDS }));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitModel(
      placed.flatMap((one) => (one.fold === fold ? [] : one.lines)),
      plan,
    );
    return placed
      .flatMap((one) => (one.fold === fold ? one.lines : []))
      .map((example) => ({
        ...example,
        score: example.canBeHeard ? scoreFeatures(model, example.features) : Number.NEGATIVE_INFINITY,
      }));
  }).flat();
}

/** Trains on all examples; where zero lies, and what the model does, is measured on those kept out. */
export function trainModel(examples: readonly Example[], plan: TrainingPlan): TrainedModel {
  const unseen = scoreUnseen(examples, plan);
  const scoresOf = (wanted: (example: Example) => boolean): number[] =>
    unseen.filter(wanted).map((example) => example.score);
  const others = scoresOf(({ isHeard, isMeasured }) => isMeasured && !isHeard);
  const zero = others.sort((one, other) => other - one)[Math.floor(others.length * plan.falseAlarms)] ?? 0;
  const share = (scores: readonly number[]): number => scores.filter((one) => one > zero).length / scores.length;
  const { steps, step, bias } = fitModel(examples, plan);
  return {
    steps,
    step,
    bias: bias - zero,
    recall: share(scoresOf(({ isHeard, isMeasured }) => isMeasured && isHeard)),
    falseAlarms: share(others),
    examples: examples.length,
  };
}
