/** Laughter, emoji and numbers become concepts (`#laugh`, `#heart`…) that patterns can name. */

const EMOJI_CONCEPTS: readonly (readonly [concept: string, signs: string])[] = [
  ['#laugh', '😂🤣😆😅😹😄😁'],
  ['#heart', '❤🧡💛💚💙💜🖤🤍🤎💕💖💗💘💝💞💓😍🥰😻♥'],
  ['#kiss', '😘😗😙😚💋'],
  ['#sad', '😢😭😔😞😟😥😿💔🥺😩😣'],
  ['#happy', '😊🙂😀😃🤗☺😌😇🥳🎉'],
  ['#yes', '👍✅👌🤝🙌👏'],
  ['#no', '👎❌🙅'],
  ['#wave', '👋'],
  ['#angry', '😡😠🤬'],
  ['#wink', '😉😏😜🔥'],
];
const CONCEPT_OF_SIGN = new Map(
  EMOJI_CONCEPTS.flatMap(([concept, signs]) => [...signs].map((sign) => [sign, concept])),
);

const LAUGHTER =
  /^(?:k{2,}|(?:rs){1,9}r?|(?:h[aeiu]{1,3}){2,}h?|(?:hua){2,}|(?:ks){2,}k?|(?:ka){2,}k?|(?:hue){1,9}h?|lol|lmao)$/;

/** Concept of an emoji; unknown ones are just `#emoji`. */
export function emojiConcept(sign: string): string {
  return CONCEPT_OF_SIGN.get([...sign][0] ?? '') ?? '#emoji';
}

/** True for "kkkk", "rsrs", "hahaha" and kin. Long runs are cut first so that the test stays constant-time. */
export function isLaughter(folded: string): boolean {
  return LAUGHTER.test(folded.slice(0, 24)) || /^k{12,}/.test(folded.slice(0, 24));
}
