/** Words of cards for the six sliders, in Portuguese and English. */
import { PERSONALITY_SLIDERS, type Personality } from '@cafune/contract/avatars';
import { foldText } from '@cafune/contract/core/text';

type Slider = keyof Personality;
type Lean = { slider: Slider; step: -1 | 1 };

/** Folded. The first words of each side are our own, so that what we write is read back. */
const WORDS: Record<Slider, readonly [low: string, high: string]> = {
  boldness: [
    'timida timido shy reservada introvertida introverted quiet bashful acanhada',
    'ousada ousado bold atrevida confident confiante extrovertida extroverted outgoing daring corajosa brave',
  ],
  teasing: [
    'doce sweet gentle meiga kind carinhosa tender gentil amavel',
    'provocadora provocador teasing sarcastic sarcastica ironica flirty cheeky sassy atrevidinha',
  ],
  intensity: [
    'calma calmo calm serena tranquila relaxed laid-back easygoing peaceful paciente',
    'intensa intenso intense passionate apaixonada impulsiva fiery energetic energica dramatica',
  ],
  practicality: [
    'romantica romantico romantic sonhadora dreamy idealista idealistic sentimental',
    'pratica pratico practical pragmatic pragmatica logical logica racional rational realista organizada',
  ],
  playfulness: [
    'seria serio serious stern formal focada disciplinada disciplined',
    'brincalhona brincalhao playful funny engracada divertida humorous witty goofy bem-humorada',
  ],
  attachment: [
    'independente independent autonoma free-spirited solitaria loner distante aloof',
    'grudenta grudento clingy affectionate afetuosa devoted dedicada possessive carente needy',
  ],
};

const LEANS: ReadonlyMap<string, Lean> = new Map<string, Lean>(
  (Object.entries(WORDS) as [Slider, readonly [string, string]][]).flatMap(([slider, [low, high]]) => [
    ...low.split(' ').map((word) => [word, { slider, step: -1 }] as [string, Lean]),
    ...high.split(' ').map((word) => [word, { slider, step: 1 }] as [string, Lean]),
  ]),
);
const STRONG = new Set(['muito', 'bem', 'super', 'very', 'extremely', 'extremamente']);
const NEGATIONS = new Set(['nao', 'nada', 'nunca', 'pouco', 'not', 'never', 'isnt', 'hardly', 'sem']);
const MOST = 2;

/** Sliders from the words of a text; 0 where it says nothing. */
export function readPersonality(text: string): Personality {
  const words = foldText(text).match(/[a-z]+(?:-[a-z]+)*/gu) ?? [];
  const sums = Object.fromEntries(PERSONALITY_SLIDERS.map(({ id }) => [id, 0])) as Personality;
  words.forEach((word, at) => {
    const lean = LEANS.get(word);
    const before = words[at - 1] ?? '';
    if (!lean || NEGATIONS.has(before)) return;
    const sum = sums[lean.slider] + lean.step * (STRONG.has(before) ? MOST : 1);
    sums[lean.slider] = Math.max(-MOST, Math.min(MOST, sum));
  });
  return sums;
}

/** The sliders in words, e.g. "muito doce, brincalhona"; empty when all are in the middle. */
export function describePersonality(personality: Personality): string {
  return PERSONALITY_SLIDERS.flatMap(({ id, low, high }) => {
    const value = personality[id];
    if (value === 0) return [];
    return [`${Math.abs(value) === MOST ? 'muito ' : ''}${value < 0 ? low : high}`];
  }).join(', ');
}
