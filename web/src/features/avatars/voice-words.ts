import type { Voice } from '@cafune/contract/avatars';

const TIMBRES: Record<Voice['timbre'], string> = { grave: 'Voz grave', media: 'Voz média', aguda: 'Voz aguda' };

/** How she sounds, in words: "Voz grave e sem pressa". */
export function describeVoice({ timbre, rate }: Voice): string {
  const pace = rate < 0.97 ? 'sem pressa' : rate > 1.03 ? 'animada' : 'tranquila';
  return `${TIMBRES[timbre]} e ${pace}`;
}
