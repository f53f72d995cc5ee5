/**
 * Reads a message into blocks and inline parts. Nothing here makes HTML: every part becomes a DOM node with text
 * (abuse suite D01-D03). `*on its own*` is narration, `**bold**`, `_italic_`, links only to http and https.
 */
export type Inline =
  | { kind: 'text' | 'strong' | 'em'; at: number; text: string }
  | { kind: 'link'; at: number; text: string; href: string };
export type Block = { kind: 'speech' | 'narration'; at: number; parts: Inline[] };

const STARRED = /\*\*[^*\n]{1,2000}\*\*|\*[^*\s][^*\n]{0,2000}\*/g;
const INLINE =
  /\*\*([^*\n]{1,2000})\*\*|\*([^*\s][^*\n]{0,2000})\*|(?<![\p{L}\p{N}_])_([^_\s][^_\n]{0,2000})_(?![\p{L}\p{N}_])|!?\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)|https?:\/\/[^\s<>"'()[\]]{3,2000}/giu;
const TRAILING_PUNCTUATION = /[.,;:!?…]+$/;

/** The address when it is one of the web, else null: `javascript:`, `data:` and the rest stay text. */
function safeHref(address: string): string | null {
  if (!/^https?:\/\//i.test(address)) return null;
  try {
    return new URL(address).href;
  } catch {
    return null;
  }
}

function linkPart(match: RegExpExecArray, at: number): Inline {
  const [whole, , , , label, address] = match;
  if (label !== undefined && address !== undefined) {
    const href = whole.startsWith('!') ? null : safeHref(address);
    return href === null ? { kind: 'text', at, text: whole } : { kind: 'link', at, text: label, href };
  }
  const href = safeHref(whole);
  return href === null ? { kind: 'text', at, text: whole } : { kind: 'link', at, text: whole, href };
}

function partOf(match: RegExpExecArray, at: number): Inline {
  const [, strong, starred, underlined] = match;
  if (strong !== undefined) return { kind: 'strong', at, text: strong };
  const em = starred ?? underlined;
  if (em !== undefined) return { kind: 'em', at, text: em };
  return linkPart(match, at);
}

/** The inline parts of one stretch of text; `at` makes each part's place in the message its key. */
function parseInline(text: string, start: number): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    const whole = /^https?:/i.test(match[0]) ? match[0].replace(TRAILING_PUNCTUATION, '') : match[0];
    const part = partOf(Object.assign(match, { 0: whole }), start + match.index);
    if (match.index > done) parts.push({ kind: 'text', at: start + done, text: text.slice(done, match.index) });
    parts.push(part);
    done = match.index + whole.length;
  }
  if (done < text.length) parts.push({ kind: 'text', at: start + done, text: text.slice(done) });
  return parts;
}

type Piece = { kind: Block['kind']; at: number; text: string };

const SENTENCE_END = /[.!?…:]["”’')\]]*\s*$/;

/** Whether a starred stretch stands on its own: at an edge of the line, or after a sentence that ended. */
function standsAlone(before: string, after: string): boolean {
  return before.trim() === '' || after.trim() === '' || SENTENCE_END.test(before);
}

/** One line as narration and speech: a `*starred*` stretch that stands on its own is narration. */
function piecesOfLine(line: string, start: number): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of line.matchAll(STARRED)) {
    if (match[0].startsWith('**')) continue;
    const before = line.slice(done, match.index);
    const end = match.index + match[0].length;
    if (!standsAlone(before, line.slice(end))) continue;
    if (before.trim() !== '') pieces.push({ kind: 'speech', at: start + done, text: before.trimEnd() });
    pieces.push({ kind: 'narration', at: start + match.index, text: match[0].slice(1, -1) });
    done = end;
  }
  const rest = line.slice(done);
  if (rest.trim() !== '') pieces.push({ kind: 'speech', at: start + done, text: done === 0 ? rest : rest.trim() });
  return pieces;
}

/** While a reply streams, a stretch whose `*` opened on its own is narration already. */
function closeOpenNarration(text: string): string {
  const lastLine = text.slice(text.lastIndexOf('\n') + 1);
  const open = /^((?:[^*]|\*[^*]*\*)*)\*(?:[^*\s][^*]*)?$/.exec(lastLine);
  if (open === null) return text;
  const before = (open[1] ?? '').replace(/\*[^*]*\*\s*$/, '');
  if (!standsAlone(before, 'x')) return text;
  return lastLine.endsWith('*') ? text.slice(0, -1) : `${text.trimEnd()}*`;
}

type OpenBlock = Piece & { endLine: number };

/** Speech goes on in the same bubble over line breaks; an empty line between is kept as one. */
function addPiece(blocks: OpenBlock[], piece: Piece, line: number): void {
  const last = blocks.at(-1);
  if (last?.kind !== 'speech' || piece.kind !== 'speech') {
    blocks.push({ ...piece, endLine: line });
    return;
  }
  last.text += `${line - last.endLine > 1 ? '\n\n' : '\n'}${piece.text}`;
  last.endLine = line;
}

export function parseMessage(content: string, streaming: boolean): Block[] {
  const text = streaming ? closeOpenNarration(content) : content;
  const blocks: OpenBlock[] = [];
  let at = 0;
  for (const [index, line] of text.split('\n').entries()) {
    for (const piece of piecesOfLine(line, at)) addPiece(blocks, piece, index);
    at += line.length + 1;
  }
  return blocks.map(({ kind, at: start, text: blockText }) => ({
    kind,
    at: start,
    parts: parseInline(blockText, start),
  }));
}

/** The message as plain words, for one-line previews and for announcing. */
export function plainText(content: string): string {
  return parseMessage(content, false)
    .map((block) => block.parts.map((part) => part.text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
