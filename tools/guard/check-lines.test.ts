import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { checkLines } from './check-lines.ts';
import { figuresOf } from './figures.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

async function check(lines: readonly string[]): Promise<{ code: number; answers: unknown[] }> {
  const output = new PassThrough();
  const written = text(output);
  const code = await checkLines(Readable.from(lines.map((line) => `${line}\n`)), output, NOW);
  output.end();
  return {
    code,
    answers: (await written)
      .split('\n')
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
  };
}

it('answers every line with its id, and with no class where it accepts', async () => {
  const lines = [
    '{"id":1,"text":"Tem 17 anos."}',
    '',
    '{"id":"b","text":"Mora aqui há 17 anos."}',
    '{"id":2,"text":"Anitta","field":"name"}',
  ];
  expect(await check(lines)).toEqual({
    code: 0,
    answers: [
      { id: 1, verdict: 'refuse', class: 'p0' },
      { id: 'b', verdict: 'accept', class: null },
      { id: 2, verdict: 'refuse', class: 'p1' },
    ],
  });
});

it('keeps up with ten thousand lines', async () => {
  const lines = Array.from({ length: 10_000 }, (_, id) => JSON.stringify({ id, text: 'Gosta do mar.' }));
  const { answers } = await check(lines);
  expect(answers).toHaveLength(10_000);
  expect(answers.at(-1)).toEqual({ id: 9_999, verdict: 'accept', class: null });
});

it.each(['nope', '[]', 'null', '{"id":1}', '{"text":"oi"}', '{"id":true,"text":"oi"}', '{"id":1,"text":2}'])(
  'stops at %s and says which line it was',
  async (line) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { code, answers } = await check(['{"id":1,"text":"oi"}', line, '{"id":3,"text":"oi"}']);
    expect([code, answers.length]).toEqual([1, 1]);
    expect(said).toHaveBeenCalledExactlyOnceWith('Line 2 is not {"id": …, "text": "…"} in JSON.');
    said.mockRestore();
  },
);

it('prints figures of every list', () => {
  const figures = figuresOf(NOW);
  expect(figures).toHaveLength(23);
  for (const line of figures) expect(line).toMatch(/refused +\d+\.\d % {2}review +\d+\.\d % {2}accepted +\d+\.\d %$/u);
});
