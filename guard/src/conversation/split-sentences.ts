/** Feeds on pieces of a reply as a model writes it and gives whole sentences back; together they are the reply, sign by sign. */
export type SentenceSplitter = {
  /** Takes the next piece; answers the sentences that are whole by now. */
  push: (delta: string) => string[];
  /** What is left when the reply ends; empty where nothing is. */
  flush: () => string[];
};

/** UTF-16 code units held back at most. */
const HELD_MAX = 240;
const ABBREVIATION =
  /(?:^|[\s("'“*])(?:sr|sra|srta|dr|dra|d|prof|profa|av|r|tel|p|ex|obs|pág|pag|art|n|nº|etc|vs|cia|ltda|jr|st|sta|sto|gal|cel|min|máx|seg|kg|km|cap|vol|\p{Lu})\.$/iu;
/** An end, what closes after it, and white space or pictures that belong to it. */
const END = /[.!?…]+["'”’»)\]*_~]*(?=\s)|\n/gu;
const TRAIL = /^(?:[^\S\n]*(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+)*\s*/u;

function isNarrating(text: string): boolean {
  return ((text.match(/\*/gu) ?? []).length & 1) === 1;
}

/** Where the first whole sentence of `held` ends, or undefined while nobody can tell. */
function findEnd(held: string, isLast: boolean): number | undefined {
  for (const match of held.matchAll(END)) {
    const stop = match.index + match[0].length;
    const before = held.slice(0, stop);
    if (match[0] !== '\n' && (ABBREVIATION.test(before) || isNarrating(before))) continue;
    const end = stop + (TRAIL.exec(held.slice(stop))?.[0].length ?? 0);
    // What comes next decides: a small letter after dots goes on, a picture belongs to the sentence before it.
    if (end === held.length && !isLast) return undefined;
    if (/(?:…|\.\.\.?)["'”’»)\]*_~]*$/u.test(before) && /^\p{Ll}/u.test(held.slice(end))) continue;
    return end;
  }
  return undefined;
}

/** Where a text that is held too long is cut: after a comma, else after a word, else where it is. */
function findCut(held: string): number {
  const limit = held.slice(0, HELD_MAX);
  const comma = Math.max(limit.lastIndexOf(', '), limit.lastIndexOf('; '), limit.lastIndexOf(': '));
  if (comma > HELD_MAX / 2) return comma + 2;
  const space = limit.lastIndexOf(' ');
  if (space > HELD_MAX / 2) return space + 1;
  const code = limit.charCodeAt(HELD_MAX - 1);
  return code >= 0xd800 && code <= 0xdbff ? HELD_MAX - 1 : HELD_MAX;
}

/** A splitter for one reply. Never holds back more than 240 code units. */
export function splitSentences(): SentenceSplitter {
  let held = '';
  const takeWhole = (isLast: boolean): string[] => {
    const sentences: string[] = [];
    for (;;) {
      const end = findEnd(held, isLast) ?? (held.length > HELD_MAX ? findCut(held) : undefined);
      if (end === undefined || end === 0) return sentences;
      sentences.push(held.slice(0, end));
      held = held.slice(end);
    }
  };
  return {
    push: (delta) => {
      held += delta;
      return takeWhole(false);
    },
    flush: () => {
      const sentences = takeWhole(true);
      if (held !== '') sentences.push(held);
      held = '';
      return sentences;
    },
  };
}
