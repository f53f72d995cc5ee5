import { describe, expect, it } from 'vitest';
import type { DialogueMessage } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest, withoutExchanges } from './sample-request.ts';

const library = withoutExchanges(loadLibrary());
const seeds = Array.from({ length: 8 }, (_, seed) => seed);

/** The lines of her reply to the last of these, each answered in turn. */
function linesAfter(texts: readonly string[], seed: number): readonly string[] {
  let history: DialogueMessage[] = [];
  let state: unknown;
  let lines: readonly string[] = [];
  for (const text of texts) {
    history = [...history, { role: 'person', text }];
    const reply = compose(library, makeRequest(text, { history, state, seed }));
    state = JSON.parse(JSON.stringify(reply.state));
    history.push({ role: 'character', text: reply.text });
    lines = reply.lines;
  }
  return lines;
}

/** All she may say to a kind, its situations included. */
function sayingsOf(kind: string): string[] {
  const found = library.remarks.kinds.get(kind);
  const lines = [...(found?.say ?? []), ...(found?.cases ?? []).flatMap(({ say }) => say)];
  return lines.map(({ say }) => say.toLowerCase());
}

const isOf = (kind: string, lines: readonly string[]): boolean =>
  lines.some((line) => sayingsOf(kind).includes(line.toLowerCase()));

describe('a remark', () => {
  it.each([
    ['meu irmão vai casar em março', 'family-news'],
    ['meu cunhado guarda tampinha de garrafa', 'odd-person'],
    ['ele é um rapaz muito educado', 'good-person'],
  ])('is met by what it mainly is: %s', (text, kind) => {
    for (const seed of seeds) expect(isOf(kind, linesAfter(['oi', text], seed))).toBe(true);
  });

  it('is met by the situation somebody told of, where it comes near one', () => {
    const found = library.remarks.kinds
      .get('cooking-now')
      ?.cases.find(({ say }) => say.some((line) => line.say.includes('caldinho')));
    for (const seed of seeds) {
      const [line = ''] = linesAfter(['oi', 'tô fazendo um miojo'], seed);
      expect(found?.say.map(({ say }) => say)).toContain(line);
    }
  });

  it.each([
    ['me chamaram pra madrinha da bebê', 'workday'],
    ['a sopa caiu tão bem nesse frio', 'football'],
    ['meu marido completou a maratona com 58 anos', 'flirting'],
  ])('is not met by a pattern that met its words alone: %s', (text, topic) => {
    for (const seed of seeds) {
      const reply = compose(library, makeRequest(text, { seed, state: undefined }));
      expect(reply.state.topic).not.toBe(topic);
    }
  });
});

describe('how she is addressed', () => {
  it('is no matter: "a senhora" is she where she is asked', () => {
    const [asked, formal] = ['você mora onde?', 'me conta uma coisa, a senhora mora onde?'].map(
      (text) => compose(library, makeRequest(text)).state.topic,
    );
    expect(asked).not.toBeNull();
    expect(formal).toBe(asked);
  });
});
