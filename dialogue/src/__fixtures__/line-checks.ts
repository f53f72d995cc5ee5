/** What every bank of lines is checked for, whoever wrote it and wherever she says it. */
import { checkMessage, checkReply } from '@cafune/guard';
import { contentWords } from '../dialogue/turn.ts';

const NOW = new Date('2026-11-25T15:00:00Z');

/** The texts that stand there a second time. */
export function doubled(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text).size);
}

type Read = { text: string; words: ReadonlySet<string> };

/** Words of both among those of either. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}

/** What has fewer words of its own resembles much. */
const WORDS_MIN = 4;

/** Pairs of lines that share so much of their words; only lines with a word in common are compared. */
export function alike(texts: readonly string[], share: number): string[] {
  const holders = new Map<string, Read[]>();
  const pairs: string[] = [];
  for (const text of texts) {
    const words = contentWords(text.replace(/\{[^}]*\}/gu, ''));
    if (words.size < WORDS_MIN) continue;
    const others = new Set([...words].flatMap((word) => holders.get(word) ?? []));
    for (const other of others) if (shareOf(words, other.words) >= share) pairs.push(`${other.text} = ${text}`);
    for (const word of words) holders.set(word, [...(holders.get(word) ?? []), { text, words }]);
  }
  return pairs;
}

/** What the guard would not let her say. */
export function keptBack(lines: readonly string[]): string[] {
  const recent = [{ role: 'person' as const, text: 'oi' }];
  return lines.filter((line) => checkReply(line, { recent, now: NOW }).action !== 'keep');
}

/** What would make a romance of a child who is told of next (safety.md P0). */
export function refusedBesideAChild(lines: readonly string[]): string[] {
  return lines.filter((text) => {
    const recent = [
      { role: 'person' as const, text: 'tô em casa' },
      { role: 'character' as const, text },
    ];
    return checkMessage('meu sobrinho de 9 anos vem aqui', { recent }, NOW).verdict !== 'ok';
  });
}

const GENDERED =
  /\bvoc[êe] (?:t[áa]|est[áa]|ficou|fica|foi|[ée]|parece|anda|chegou|saiu|acordou|dormiu) (?:(?:bem|mais|muito|meio|t[ãa]o|tudo) )?(?:cansad|sozinh|animad|preocupad|nervos|perdid|content|ansios|chatead|orgulhos|apaixonad|curios|prepara|acordad|molhad|livre d)[oa]\b|\bmeu (?:querido|lindo)\b|\bminha (?:querida|linda)\b/iu;

/** What takes the person for a man or for a woman. */
export function gendered(lines: readonly string[]): string[] {
  return lines.filter((line) => GENDERED.test(line));
}
