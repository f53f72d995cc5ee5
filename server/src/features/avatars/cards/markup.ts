/** Markup and addresses in texts of cards: what is dangerous goes, what is words stays. All of it is linear in the text. */

/** Elements that run, load or hide something: they go with what is in them. */
const ACTIVE = /^(?:script|style|iframe|object|embed|applet|link|meta|base|svg|math|form|template|noscript)$/u;
const TAG = /<(\/?)([a-z][a-z0-9-]*)([^<>]*)>?/giu;
const ACTS = /[\s"'/]on[a-z]+\s*=|(?:java|vb)script\s*:|data\s*:\s*text\/html/iu;
const ACTIVE_ADDRESS = /\b(?:java|vb)script\s*:|data\s*:\s*text\/html[^\s"')]*/giu;

const MAX_ROUNDS = 8;

/** The text without elements that act, handlers and addresses that run code (abuse suite D01, D02); other tags stay as text. */
export function withoutActiveMarkup(text: string): string {
  let before = text;
  // What goes may join what stood around it into something new; every round shortens the text.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const after = removeActive(before);
    if (after === before) return after;
    before = after;
  }
  return before.replace(/[<>]/gu, '').replace(ACTIVE_ADDRESS, '');
}

function removeActive(text: string): string {
  let kept = '';
  let from = 0;
  const unclosed = new Set<string>();
  for (const match of text.matchAll(TAG)) {
    const { index } = match;
    if (index < from || !isActive(match)) continue;
    kept += text.slice(from, index);
    from = index + match[0].length;
    const name = (match[2] ?? '').toLowerCase();
    if (match[1] === '/' || !ACTIVE.test(name) || unclosed.has(name)) continue;
    const end = findEnd(text, name, from);
    if (end === undefined) unclosed.add(name);
    else from = end;
  }
  return (kept + text.slice(from)).replace(ACTIVE_ADDRESS, '');
}

function isActive(tag: RegExpExecArray): boolean {
  return ACTIVE.test((tag[2] ?? '').toLowerCase()) || ACTS.test(tag[3] ?? '');
}

/** Just after the tag that closes `name`; undefined when there is none. */
function findEnd(text: string, name: string, from: number): number | undefined {
  const closing = new RegExp(`</${name}[^<>]*>?`, 'giu');
  closing.lastIndex = from;
  const match = closing.exec(text);
  return match ? match.index + match[0].length : undefined;
}

const COMMENT_OR_TAG = /<!--[^<>]*-->|<[/!?]?[a-z][^<>]*>/giu;
const LINE_TAG = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|hr|tr|table|blockquote)\b[^<>]*>/giu;
const MARKDOWN_LINK = /!?\[([^[\]\n]{0,300})\]\([^()\n]{0,2000}\)/gu;
const DATA_ADDRESS = /\bdata:[a-z]+\/[a-z0-9.+-]+[;,]\S*/giu;
const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', quot: '"', apos: "'", '#39': "'", amp: '&' };

/** What a reader would see of it: tags, pictures and addresses go, their words stay. Text without any stays as it is. */
export function plainText(text: string): string {
  const words = text
    .replace(LINE_TAG, '\n')
    .replace(COMMENT_OR_TAG, '')
    .replace(MARKDOWN_LINK, '$1')
    .replace(DATA_ADDRESS, '')
    .replace(/&(nbsp|quot|apos|#39|amp);/gu, (_entity, name: string) => ENTITIES[name] ?? '');
  return words === text ? text : words.replace(/[^\S\n]+(?=\n)/gu, '').replace(/\n{3,}/gu, '\n\n');
}
