import type { Mood } from '@cafune/contract/chat/memory';
import { analyse } from '@cafune/dialogue';

/** Concepts and words of a message, in the order in which they decide. */
const SIGNS: readonly (readonly [mood: Mood, forms: readonly string[]])[] = [
  [
    'preocupada',
    ['#sad', 'triste', 'chorar', 'sozinho', 'sozinha', 'medo', 'cansado', 'cansada', 'ansioso', 'ansiosa'],
  ],
  ['carinhosa', ['#heart', '#kiss', 'amor', 'saudade', 'abraco', 'carinho', 'linda', 'querida']],
  ['animada', ['#laugh', '#happy', 'consegui', 'passei', 'festa', 'feliz', 'animado', 'animada']],
];
const KIND: readonly string[] = ['obrigado', 'obrigada', 'valeu', 'linda', 'querida', 'adorei', 'gostei', '#heart'];

function hasAny(text: string, forms: readonly string[]): boolean {
  return analyse(text).sentences.some((sentence) => forms.some((form) => sentence.forms.has(form)));
}

/** How what the person wrote leaves her. */
export function moodOf(text: string): Mood {
  const sign = SIGNS.find(([, forms]) => hasAny(text, forms));
  if (sign) return sign[0];
  return analyse(text).acts.has('question') ? 'curiosa' : 'serena';
}

/** Thanks, or a kind word. */
export function readKindness(text: string): boolean {
  return hasAny(text, KIND);
}
