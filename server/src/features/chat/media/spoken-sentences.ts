/** Longest piece said at once, UTF-16 code units: what a voice takes in one breath, and a request in one go. */
const SENTENCE_MAX_LENGTH = 200;

/** Narration is not said in her voice; neither are links, marks and emoji. */
const NARRATION = /(?<!\*)\*[^*\n]+\*(?!\*)/gu;
const NOT_SPOKEN = /https?:\/\/\S+|[*_~`#>|]|\p{Extended_Pictographic}|\u200d|\ufe0f/gu;
const SENTENCE_END = /(?<=[.!?…])\s+|\n+/u;

/** What of a message is said aloud, sentence by sentence. */
export function spokenSentences(text: string): string[] {
  return text
    .replace(NARRATION, '\n')
    .replace(NOT_SPOKEN, ' ')
    .split(SENTENCE_END)
    .map((sentence) => sentence.replace(/\s+/gu, ' ').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .flatMap(cut);
}

/** Long sentences are cut between words. */
function cut(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > SENTENCE_MAX_LENGTH) {
    const space = rest.lastIndexOf(' ', SENTENCE_MAX_LENGTH);
    const at = space > 0 ? space : SENTENCE_MAX_LENGTH;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest];
}
