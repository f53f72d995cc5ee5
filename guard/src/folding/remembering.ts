/**
 * The same function, which answers what it was asked lately from memory: people say the same words again and again. For pure
 * functions whose answers nobody changes. At most twice `most` answers are kept; the oldest go first, half at a time.
 */
export function remembering<Answer extends NonNullable<unknown>>(
  read: (key: string) => Answer,
  most: number,
): (key: string) => Answer {
  let lately = new Map<string, Answer>();
  let before = new Map<string, Answer>();
  return (key) => {
    const known = lately.get(key);
    if (known !== undefined) return known;
    const answer = before.get(key) ?? read(key);
    if (lately.size >= most) {
      before = lately;
      lately = new Map();
    }
    lately.set(key, answer);
    return answer;
  };
}
