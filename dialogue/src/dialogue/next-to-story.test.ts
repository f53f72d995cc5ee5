import { describe, expect, it } from 'vitest';
import { readExchange } from '../exchanges/schema.ts';
import { lives } from '../lives/bank.ts';
import { followUps } from '../lives/follow-up-bank.ts';
import type { DialogueMessage } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeCharacter, makeRequest } from './sample-request.ts';

const library = loadLibrary();
const isadora = makeCharacter(lives.isadora);

/** Her replies to these, one after the other, as the lines they are put together from. */
function talk(
  texts: readonly string[],
  change: { character?: ReturnType<typeof makeCharacter> } = {},
): (readonly string[])[] {
  let history: DialogueMessage[] = [];
  let state: unknown;
  return texts.map((text) => {
    history = [...history, { role: 'person', text }];
    const reply = compose(
      library,
      makeRequest(text, { character: change.character ?? isadora, history, state, seed: 3 }),
    );
    state = JSON.parse(JSON.stringify(reply.state));
    history.push({ role: 'character', text: reply.text });
    return reply.lines;
  });
}

/** What she says where this is put next to the story of this name. */
function sayTo(name: string, put: string): string | undefined {
  return followUps.isadora?.[name]?.map(readExchange).find(({ put: puts }) => puts.includes(put))?.say[0];
}

describe('next to a story of hers', () => {
  const story = ['oi', 'me conta da sua infância'];
  const triangle = sayTo('childhood', 'ela ainda tem o triângulo');

  it('what is asked of a thing in it has its answer, however it is put', () => {
    expect(triangle).toBeDefined();
    expect(talk([...story, 'kkkk que demais o triângulo. sua mãe ainda toca ele?']).at(-1)).toContain(triangle);
  });

  it('it stays what is spoken of after the first answer', () => {
    const bicycle = sayTo('childhood', 'de que cor era a bicicleta');
    expect(talk([...story, 'ela ainda tem o triângulo?', 'e a bicicleta, de que cor era?']).at(-1)).toContain(bicycle);
  });

  it('what is asked plainly is found before it was told', () => {
    const taxi = sayTo('father', 'seu pai ainda dirige');
    expect(talk(['oi', 'e seu pai, ainda dirige o táxi?']).at(-1)).toContain(taxi);
  });

  it('nobody else says it', () => {
    const other = makeCharacter({ name: 'Aline', occupation: 'dentista', city: 'Natal' });
    expect(talk([...story, 'ela ainda tem o triângulo?'], { character: other }).at(-1)).not.toContain(triangle);
  });

  it.each(['meu pai morreu ontem', 'você é uma IA?', 'vou dormir, boa noite'])('"%s" is met before it', (text) => {
    const replies = Object.values(followUps.isadora ?? {}).flatMap((all) =>
      all.flatMap((one) => readExchange(one).say),
    );
    for (const line of talk(['oi', 'me fala do seu pai', text]).at(-1) ?? []) expect(replies).not.toContain(line);
  });
});

describe('what is said right behind her greeting', () => {
  const greeting = 'Seis da manhã, o mar tava um espelho. E você, entra aos pouquinhos ou mergulha de uma vez?';
  const surfer = makeCharacter({ ...lives.bruna, greeting });
  const written = (followUps.bruna?.greeting ?? []).map(readExchange);
  const said = (text: string, first: string) =>
    compose(library, {
      ...makeRequest(text, { character: surfer }),
      history: [
        { role: 'character', text: first },
        { role: 'person', text },
      ],
    }).lines;

  it('has a line of its own, an answer as well as a question', () => {
    expect(written.length).toBeGreaterThan(20);
    for (const text of ['mar espelho como assim?', 'corro e mergulho', 'fico na areia', 'sei lá']) {
      const [line = ''] = said(text, greeting);
      expect([text, written.some(({ say }) => say.some((one) => one.toLowerCase() === line.toLowerCase()))]).toEqual([
        text,
        true,
      ]);
    }
  });

  it('is nothing of the kind behind another greeting, nor where something else is asked', () => {
    const lines = [...said('sei lá', 'Oi. Tudo bem?'), ...said('em que areia eu deixei minha sandália?', greeting)];
    for (const line of lines) expect(written.some(({ say }) => say.includes(line))).toBe(false);
  });
});
