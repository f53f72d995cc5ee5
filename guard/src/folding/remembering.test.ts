import { expect, it } from 'vitest';
import { remembering } from './remembering.ts';

it('reads what was asked lately once, and forgets the oldest', () => {
  const asked: string[] = [];
  const read = remembering((key) => {
    asked.push(key);
    return key.length;
  }, 2);
  expect(['um', 'dois', 'um', 'dois'].map(read)).toEqual([2, 4, 2, 4]);
  expect(asked).toEqual(['um', 'dois']);
  // Two more push the first two into the older half, and two more push them out.
  for (const key of ['três', 'quatro', 'cinco', 'seis', 'um']) read(key);
  expect(asked).toEqual(['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'um']);
});
