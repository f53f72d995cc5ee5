/**
 * Two linear models that hear ages no pattern names (docs/decisions/0021): that the writer is younger than 18 herself, and that
 * one of the two of a romantic scene is. They read age words, in which every number stands as its class.
 */

import { type Features, featuresOf, type LinearModel, readWeights, scoreFeatures } from '../linear-model.ts';
import { listAgeMarks } from './age-marks.ts';
import {
  OWN_AGE_BIAS,
  OWN_AGE_GAPS,
  OWN_AGE_STEP,
  OWN_AGE_STEPS,
  SCENE_BIAS,
  SCENE_GAPS,
  SCENE_STEP,
  SCENE_STEPS,
} from './age-weights.ts';
import { readAgeWords } from './age-words.ts';
import { isCourting } from './courting.ts';
import type { PlainText } from './plain.ts';
import { readRomance } from './romance.ts';

const OWN_AGE: LinearModel = {
  steps: readWeights(OWN_AGE_GAPS, OWN_AGE_STEPS),
  step: OWN_AGE_STEP,
  bias: OWN_AGE_BIAS,
};
const SCENE: LinearModel = { steps: readWeights(SCENE_GAPS, SCENE_STEPS), step: SCENE_STEP, bias: SCENE_BIAS };

/** Words of romance, mild ones among them: what the model of a scene is asked about at all. */
const ROMANCE =
  /\b(?:namor|beij|apaixon|romant|romance|casal|casar|casad|casa comigo|noiv|espos|encontro|date\b|ficante|crush|amor|amo\b|ama\b|amava|paquer|love|girlfriend|boyfriend|kiss|gosta de mim|gosto d|ficar com|fico com|ficando com|cantada|conquist|declar)/u;

/** Without any of these nobody is named whose age could matter, whatever the score: numbers, years, classes, youth, home. */
const YOUTH =
  /\b(?:N[1-5]|NP|YM|YF|C[FM])\b|\b(?:menor|maior|dimenor|menin|garot|gurias?\b|guri\b|molequ|pia\b|novinh|jovem|adolesc|crian|colegi|escol|estuda|aula|alun|prof|debut|quinz|aprendiz|idade|fundamental|medio|lustro|decada|maioridade|mae\b|pais?\b|castig|mesada|licao|recreio|prova|boletim|crescer|gen alpha|pediatra|irmazinh|sobrinh|filh|enteada|uniform|teen|underage|minor\b|kid\b|menores|lolit?|ninfet|school)/u;

/** A shorter message with a number in it ("Oi 15", "opção 13") says of itself nothing about anybody; the patterns know those that do. */
const WORDS_MIN = 4;

/** What the models weigh of a message, and whether it can tell what they listen for at all. */
export type AgeReading = {
  readonly namesYouth: boolean;
  readonly features: Features;
  readonly asksRomance: boolean;
};

/** Reads a message for both models. `year` is what birth years are measured against. */
export function readAges(plain: PlainText, year: number): AgeReading {
  const words = readAgeWords(plain, year);
  return {
    namesYouth: YOUTH.test(words) && (words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= WORDS_MIN,
    // Most messages name nobody's youth: what nobody asks for is not read.
    get features() {
      return featuresOf(words, listAgeMarks(words));
    },
    get asksRomance() {
      return ROMANCE.test(plain) || readRomance(plain) >= 1 || isCourting(plain);
    },
  };
}

/** Whether the writer says that she is younger than 18. What the zero stands for is settled when the model is trained. */
export function hearsOwnAge(ages: AgeReading): boolean {
  return ages.namesYouth && scoreFeatures(OWN_AGE, ages.features) > 0;
}

/** Whether one of the two of a romance is younger than 18. */
export function hearsMinorScene(ages: AgeReading): boolean {
  return ages.namesYouth && ages.asksRomance && scoreFeatures(SCENE, ages.features) > 0;
}
