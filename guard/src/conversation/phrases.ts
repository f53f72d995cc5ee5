/**
 * Patterns over plain words (plain.ts), written as people read them. Pieces are separated by spaces:
 *
 *   quero|queria     one of these words; an underscore is a space inside an alternative, a final * any ending
 *   {NAME}           the alternatives of that name
 *   [mais|ja]        may be left out;  [.] [?] [.,?] are the signs themselves, and not left out
 *   ~3               up to three words of the same sentence;  ~~8 up to eight tokens, sentences included
 *   -3               the same, and no comma between
 *   !x|y             not followed by any of these;  !2:x|y not within the next two words
 *   <!x|y            not preceded by any of these
 *   ^  $             where a sentence begins, where it ends
 */
const INSIDE = '[a-z0-9,]+ ';
const WITHIN_CLAUSE = '[a-z0-9]+ ';
const ACROSS = '[a-z0-9,.?]+ ';

const GAPS: Readonly<Record<string, string>> = { '~~': ACROSS, '~': INSIDE, '-': WITHIN_CLAUSE };

export type Parts = Readonly<Record<string, string>>;

/**
 * One regular expression for all of these phrases; `parts` are what stands in braces. Every phrase begins where a word begins:
 * that is asked once for each place of a text, and not once more for each phrase.
 */
export function anyPhrase(sources: readonly string[], parts: Parts = {}, flags = 'u'): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${sources.map((source) => compile(source, parts)).join('|')})`, flags);
}

function compile(source: string, parts: Parts): string {
  return fill(source, parts).trim().split(/\s+/u).map(compilePiece).join('');
}

function fill(source: string, parts: Parts): string {
  const filled = source.replace(/\{([A-Z_]+)\}/gu, (_, name: string) => parts[name] ?? missing(name));
  return filled.includes('{') && /\{[A-Z_]+\}/u.test(filled) ? fill(filled, parts) : filled;
}

function missing(name: string): never {
  throw new Error(`No part is called ${name}.`);
}

function compilePiece(piece: string): string {
  if (piece === '^') return '(?<=^|[.?] )';
  if (piece === '$') return '(?=[.?] |$)';
  const gap = /^(~~|~|-)(\d+)$/u.exec(piece);
  if (gap) return `(?:${GAPS[gap[1] ?? ''] ?? INSIDE}){0,${gap[2]}}`;
  const within = /^!(\d+):(.+)$/u.exec(piece);
  if (within) return `(?!(?:${INSIDE}){0,${within[1]}}(?:${words(within[2] ?? '')}) )`;
  if (piece.startsWith('<!')) return `(?<!(?<![a-z0-9])(?:${words(piece.slice(2))}) )`;
  if (piece.startsWith('!')) return `(?!(?:${words(piece.slice(1))}) )`;
  if (/^\[[.?][.,?]*\]$/u.test(piece)) return `${piece} `;
  if (/^\[.*\]$/u.test(piece)) return `(?:(?:${words(piece.slice(1, -1))}) )?`;
  return `(?:${words(piece)}) `;
}

function words(alternatives: string): string {
  return alternatives.replaceAll('_', ' ').replaceAll('*', '[a-z]*');
}
