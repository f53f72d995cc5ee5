import type { Register } from '../packs/schema.ts';
import type { Personality } from '../request.ts';

export type Voice = Readonly<Record<Register, number>>;

/** How much of each register this character has, about -2 to 2, from the six sliders of her card. */
export function voiceOf(personality: Personality): Voice {
  const { boldness, teasing, intensity, practicality, playfulness, attachment } = personality;
  return {
    terna: -teasing * 0.6 - practicality * 0.4 + attachment * 0.4,
    ironica: teasing * 0.8 + practicality * 0.2 - attachment * 0.2,
    timida: -boldness,
    ousada: boldness,
    calma: -intensity * 0.8 - playfulness * 0.2,
    brincalhona: playfulness * 0.8 + intensity * 0.2,
  };
}
