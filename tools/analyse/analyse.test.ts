import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { analyseLines } from './analyse-lines.ts';
import { figuresOf } from './figures.ts';

async function analyse(lines: readonly string[]): Promise<{ code: number; answers: unknown[] }> {
  const output = new PassThrough();
  const written = text(output);
  const code = await analyseLines(Readable.from(lines.map((line) => `${line}\n`)), output);
  output.end();
  const answers = (await written).split('\n').filter(Boolean);
  return { code, answers: answers.map((line): unknown => JSON.parse(line)) };
}

it('answers every line with its id', async () => {
  const lines = ['{"id":1,"a":"irmã","b":"da minha irmã"}', '', '{"id":"x","a":"ana","b":"banana"}'];
  expect(await analyse(lines)).toEqual({
    code: 0,
    answers: [
      { id: 1, same: true },
      { id: 'x', same: false },
    ],
  });
});

it.each(['nope', 'null', '[]', '{"id":1,"a":"x"}', '{"id":true,"a":"x","b":"y"}'])('stops at %s', async (line) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await analyse([line])).code).toBe(1);
  expect(said).toHaveBeenCalledExactlyOnceWith('Line 1 is not {"id": …, "a": "…", "b": "…"} in JSON.');
  said.mockRestore();
});

it('prints figures of every list', () => {
  for (const line of figuresOf()) expect(line).toMatch(/\d+ pairs {2}precision +\d+\.\d % {2}recall +\d+\.\d %$/u);
});
