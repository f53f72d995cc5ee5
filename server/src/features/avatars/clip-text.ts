import { cleanText } from '@cafune/contract/core/text';

const INVISIBLE = /[\s\u200b-\u200d\u2060\ufeff\u00ad]/gu;

/** Whether nobody would see anything of it. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

/** Cleaned until cleaning changes nothing: taking something out may join what was apart. Line breaks stay. */
export function cleanWholly(text: string): string {
  const once = cleanText(text, true);
  const twice = cleanText(once, true);
  return once === twice ? once : cleanWholly(twice);
}

/** Clean text, at most `max` UTF-16 code units of it: whole sentences where there are any, else whole words. Blank is empty. */
export function clipText(text: string, max: number): string {
  if (isBlank(text)) return '';
  if (text.length <= max) return text;
  const start = text.slice(0, max + 1);
  const sentences = /^[\s\S]*[.!?…]["”*)]*(?=\s)/u.exec(start)?.[0] ?? '';
  const words = /^[\s\S]*\S(?=\s)/u.exec(start)?.[0] ?? '';
  const kept = [sentences, words].find((candidate) => candidate.length > max / 2) ?? start;
  return cleanWholly(kept.slice(0, max).replace(/[\ud800-\udbff]$/u, ''));
}
