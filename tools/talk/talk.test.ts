import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { loadLibrary } from '@cafune/dialogue';
import { describe, expect, it, vi } from 'vitest';
import { findCharacter, listCharacters } from './characters.ts';
import { talkAtConsole } from './console.ts';
import type { ConversationStart } from './conversation.ts';
import { measure, personLines } from './figures.ts';
import { countBy, printGraded } from './graded.ts';
import { talkInLines } from './jsonl.ts';
import { PERSON_LINES } from './person-lines.ts';

const library = loadLibrary();
const NOW = new Date('2026-11-21T22:00:00Z');

function startWith(slug: string, seed = 1): ConversationStart {
  const character = findCharacter(slug);
  if (!character) throw new Error(`nobody is called ${slug}`);
  return { library, character, seed, now: () => NOW };
}

type Answer = { id: string | number; reply: string };

async function talk(lines: readonly unknown[], seed = 1): Promise<{ code: number; answers: Answer[] }> {
  const output = new PassThrough();
  const written = text(output);
  const input = Readable.from(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`));
  const code = await talkInLines(startWith('livia', seed), input, output);
  output.end();
  const answers = (await written).split('\n').filter(Boolean);
  return { code, answers: answers.map((line): Answer => JSON.parse(line)) };
}

describe('characters', () => {
  it('are found by address, by name without accents, and by id', () => {
    const [first] = listCharacters();
    expect(findCharacter('livia')).toEqual(first);
    expect(findCharacter('Lívia')).toEqual(first);
    expect(findCharacter(first?.id ?? '')).toEqual(first);
    expect(findCharacter('ninguem')).toBeUndefined();
    expect(listCharacters()).toHaveLength(24);
  });
});

describe('lines of JSON', () => {
  it('are answered in order, each with its id', async () => {
    const { code, answers } = await talk([{ id: 1, text: 'oi' }, '', { id: 'b', text: 'tô bem' }]);
    expect(code).toBe(0);
    expect(answers.map(({ id }) => id)).toEqual([1, 'b']);
    for (const { reply } of answers) expect(reply.length).toBeGreaterThan(0);
  });

  it('remember within a conversation, and nothing across two', async () => {
    const { answers } = await talk([
      { id: 1, text: 'me chamo Rafa', conversation: 'a' },
      { id: 2, text: 'qual é meu nome?', conversation: 'a' },
      { id: 3, text: 'qual é meu nome?', conversation: 'b' },
    ]);
    expect(answers[1]?.reply).toContain('Rafa');
    expect(answers[2]?.reply).not.toContain('Rafa');
  });

  it('are the same again for the same seed, and others for another', async () => {
    const lines = ['oi', 'tô cansada', 'meu chefe é um mala', 'adoro chuva'].map((line, id) => ({ id, text: line }));
    const [once, again, other] = await Promise.all([talk(lines, 7), talk(lines, 7), talk(lines, 8)]);
    expect(again).toEqual(once);
    expect(other).not.toEqual(once);
  });

  it.each(['nope', 'null', '{"id":1}', '{"text":"oi"}', '{"id":1,"text":2}'])('stop at %s', async (line) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await talk([line])).code).toBe(1);
    expect(said).toHaveBeenCalledExactlyOnceWith('Line 1 is not {"id": …, "text": "…"} in JSON.');
    said.mockRestore();
  });
});

it('talks at the console until it is left', async () => {
  const output = new PassThrough();
  const written = text(output);
  await talkAtConsole(startWith('nina'), Readable.from(['oi\n', '/sair\n', 'nada\n']), output);
  output.end();
  const shown = await written;
  expect(shown).toContain('Nina: Olha só quem resolveu tocar a campainha.');
  expect(shown.match(/Nina: /gu)).toHaveLength(2);
});

describe('500 turns', () => {
  it('are played with more than 400 messages, in an order by seed', () => {
    expect(PERSON_LINES.length).toBeGreaterThanOrEqual(400);
    expect(personLines(1, 500)).toEqual(personLines(1, 500));
    expect(personLines(1, 500)).not.toEqual(personLines(2, 500));
  });

  it.each(['livia', 'maya', 'clarice', 'rosa'])(
    '%s says no line twice within 200, and hardly anything alike within 50',
    (slug) => {
      const figures = measure(library, startWith(slug).character, 11);
      expect([figures.repeatedLines, figures.repeatedReplies]).toEqual([0, 0]);
      expect(figures.alikeReplies / 500).toBeLessThanOrEqual(0.02);
      expect(figures.largestState).toBeLessThan(8_000);
      expect(figures.p95Ms).toBeLessThan(300);
    },
  );
});

describe('what strangers thought of her replies', () => {
  it('is counted by the step that had spoken, the most beside the point first', () => {
    const graded = [
      { round: 1, steps: ['told'], grade: 2 },
      { round: 1, steps: ['answered'], grade: 0 },
      { round: 2, steps: ['answered'], grade: 1 },
    ] as const;
    expect(countBy(graded, ({ steps }) => steps.join())).toEqual([
      'answered  good 0  passable 1  beside the point 1',
      'told  good 1  passable 0  beside the point 0',
    ]);
  });

  it('is kept of every round', () => {
    const lines: string[] = [];
    printGraded((line) => lines.push(line));
    const rounds = lines.flatMap(
      (line) => /^round (\d+) {2}good \d+ {2}passable \d+ {2}beside the point \d+$/u.exec(line)?.[1] ?? [],
    );
    expect(rounds.map(Number).toSorted((one, other) => one - other)).toEqual(rounds.map((_, at) => at + 1));
    expect(rounds.length).toBeGreaterThan(6);
  });
});
