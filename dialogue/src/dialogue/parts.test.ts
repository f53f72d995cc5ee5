import { describe, expect, it } from 'vitest';
import type { DialogueMessage } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeRequest } from './sample-request.ts';

const library = loadLibrary();
const seeds = Array.from({ length: 8 }, (_, seed) => seed);

/** The lines of her reply to this, in a conversation that has begun. */
function linesTo(text: string, seed: number): readonly string[] {
  const first = compose(library, makeRequest('oi', { seed }));
  const history: DialogueMessage[] = [
    { role: 'person', text: 'oi' },
    { role: 'character', text: first.text },
    { role: 'person', text },
  ];
  return compose(library, makeRequest(text, { history, seed, state: first.state })).lines;
}

/** What she may say where this is put. */
function sayingsOf(put: string): readonly string[] {
  const [found] = library.exchanges.find(put);
  if (!found || found.nearness < 0.99) throw new Error(`no exchange is put as "${put}"`);
  return found.item.say().map(({ say }) => say);
}

describe('what is told beside a question', () => {
  const answers = sayingsOf('você gosta de trem?');

  it('is met where she has something to say to just that', () => {
    const sayings = sayingsOf('perdi o ônibus por segundos');
    for (const seed of seeds) {
      const [first, second] = linesTo('perdi o ônibus por segundos. você gosta de trem?', seed);
      expect(sayings).toContain(first);
      expect(answers).toContain(second);
    }
  });

  it.each(['meu cunhado guarda tampinha de garrafa', 'o trem de carga passou com 48 vagões', 'comprei um sofá cinza'])(
    'is passed over where what she has fits many things: %s',
    (told) => {
      for (const seed of seeds) {
        const lines = linesTo(`${told}. você gosta de trem?`, seed);
        expect(lines).toHaveLength(1);
        expect(answers).toContain(lines[0]);
      }
    },
  );

  it('is met of who the person is', () => {
    for (const seed of seeds) expect(linesTo('moro em Recife. você gosta de trem?', seed)).toHaveLength(2);
  });
});

describe('what is told behind a question', () => {
  const owned = library.generic.replies.get('noAnswer')?.map(({ say }) => say) ?? [];

  it('is what is met, and she owns up to no answer', () => {
    for (const seed of seeds) {
      const [first = ''] = linesTo('tá me imitando agora? na última quinta perdi feio no catan', seed);
      expect(owned).not.toContain(first);
      expect(first).toMatch(/catan/iu);
    }
  });

  it('of a death is met as such', () => {
    for (const seed of seeds) {
      const said = linesTo('você tá me cadastrando é? meu pai faleceu faz dois anos', seed).join(' ');
      expect(owned.filter((line) => said.includes(line))).toEqual([]);
    }
  });

  it('leaves a question she has an answer to answered', () => {
    const answers = sayingsOf('você gosta de trem?');
    const said = seeds.map(
      (seed) => linesTo('você gosta de trem? hoje passei a tarde lavando louça', seed).at(-1) ?? '',
    );
    expect(said.filter((line) => answers.includes(line)).length).toBeGreaterThan(seeds.length / 2);
  });
});

describe('a hello', () => {
  const hellos = new Set([...library.generic.hello.plain, ...library.generic.hello.how].map(({ say }) => say));

  /** The lines of her reply to the last of these. */
  function lastLines(texts: readonly string[], seed: number): readonly string[] {
    let history: DialogueMessage[] = [];
    let state: unknown;
    let lines: readonly string[] = [];
    for (const text of texts) {
      history = [...history, { role: 'person', text }];
      const reply = compose(library, makeRequest(text, { history, seed, state }));
      state = reply.state;
      lines = reply.lines;
      history.push({ role: 'character', text: reply.text });
    }
    return lines;
  }

  it.each(['oi? ele morreu faz 4 anos, eu falei', 'e aí que eu fiquei triste. ninguém me ligou'])(
    'is none in the middle of a talk: %s',
    (text) => {
      for (const seed of seeds)
        expect(
          lastLines(['oi', 'tô bem', 'cheguei agora do trabalho', text], seed).filter((line) => hellos.has(line)),
        ).toEqual([]);
    },
  );

  it('is no answer to a good night', () => {
    const openers = new Set((library.topics.get('greeting')?.openers ?? []).map(({ say }) => say));
    for (const seed of seeds) {
      const lines = lastLines(['oi', 'tô bem', 'vou passar um café e ver novela. boa noite viu, fica com deus'], seed);
      expect(lines.filter((line) => openers.has(line) || hellos.has(line))).toEqual([]);
    }
  });

  it('opens a talk', () => {
    for (const seed of seeds) expect(lastLines(['oi, tudo bem? fiz um café agora'], seed).length).toBeGreaterThan(0);
  });
});
