/** Setup file of every project: a test during which somebody wrote to console.error fails, whatever it asserts. */
import { afterEach } from 'vitest';

const seen: string[] = [];
const write = console.error;
console.error = (...words: unknown[]) => {
  seen.push(words.map(String).join(' '));
  write(...words);
};

afterEach(() => {
  const errors = seen.splice(0);
  if (errors.length > 0) throw new Error(`console.error was called during this test:\n${errors.join('\n')}`);
});
