/** One line in her voice for a temperament: it changes as the sliders do, and the same sliders say the same. */
import { PERSONALITY_SLIDERS, type Personality } from '@cafune/contract/avatars';
import { CODAS, EVEN_LINES, LEANING_LINES, type Leaning, PAIR_LINES } from './sample-line-texts.ts';

/** Where she leans, strongest first; of two as strong, in the order of the sliders. */
function leaningsOf(personality: Personality): Leaning[] {
  return PERSONALITY_SLIDERS.filter(({ id }) => personality[id] !== 0)
    .sort((a, b) => Math.abs(personality[b.id]) - Math.abs(personality[a.id]))
    .map(({ id }): Leaning => `${id}:${personality[id] > 0 ? 'high' : 'low'}`);
}

/** One step of any slider makes another sum, and so another of the three lines. */
const LINES = 3;

function variantOf(personality: Personality): 0 | 1 | 2 {
  const sum = PERSONALITY_SLIDERS.reduce((total, { id }) => total + personality[id] + 2, 0);
  const variant = sum % LINES;
  return variant === 0 ? 0 : variant === 1 ? 1 : 2;
}

function pairLine(first: Leaning | undefined, second: Leaning | undefined): string | undefined {
  if (first === undefined || second === undefined) return undefined;
  return PAIR_LINES[`${first} ${second}`] ?? PAIR_LINES[`${second} ${first}`];
}

/** What she could say, in one or two sentences. */
export function sampleLine(personality: Personality): string {
  const [first, second, third] = leaningsOf(personality);
  const variant = variantOf(personality);
  if (first === undefined) return EVEN_LINES[variant];
  const together = pairLine(first, second);
  const line = together ?? LEANING_LINES[first][variant];
  const last = together === undefined ? second : third;
  return last === undefined ? line : `${line} ${CODAS[last]}`;
}

/** "Um pouco ousada", "Muito tímida", "Entre doce e provocadora": one slider in words. */
export function sliderText(slider: (typeof PERSONALITY_SLIDERS)[number], value: number): string {
  if (value === 0) return `Entre ${slider.low} e ${slider.high}`;
  return `${Math.abs(value) === 1 ? 'Um pouco' : 'Muito'} ${value < 0 ? slider.low : slider.high}`;
}
