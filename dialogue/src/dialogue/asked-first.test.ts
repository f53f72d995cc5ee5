import { describe, expect, it } from 'vitest';
import generic from '../packs/generic.json' with { type: 'json' };
import roots from '../packs/herroots.json' with { type: 'json' };
import tastes from '../packs/tastes.json' with { type: 'json' };
import type { DialogueMessage, Fact } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeCharacter, makeRequest, withoutExchanges } from './sample-request.ts';
import { tasteSlots } from './tastes.ts';
import { contentWords } from './turn.ts';

const library = withoutExchanges(loadLibrary());
const seeds = Array.from({ length: 8 }, (_, seed) => seed);

type Setting = { seed: number; facts?: readonly Fact[]; character?: ReturnType<typeof makeCharacter> };

/** What she says to the last of these, after the others. */
function talk(lines: readonly string[], { seed, ...change }: Setting) {
  let history: DialogueMessage[] = [];
  let state: unknown;
  const replies = lines.map((text) => {
    history = [...history, { role: 'person', text }];
    const reply = compose(library, makeRequest(text, { history, state, seed, ...change }));
    state = JSON.parse(JSON.stringify(reply.state));
    history.push({ role: 'character', text: reply.text });
    return { text: reply.text, lines: reply.lines, topic: reply.state.topic };
  });
  return replies.at(-1) ?? { text: '', lines: [], topic: null };
}

describe('what is asked of her', () => {
  it.each([
    ['o que eu faço se meu chefe me humilha na frente de todo mundo?', 'advice'],
    ['devo voltar com a minha ex?', 'advice'],
    ['tá repetindo', 'complaints'],
    ['vc tá estranha', 'complaints'],
    ['me chama de amor', 'favors'],
    ['me manda um poema', 'favors'],
    ['outros homens conversam com vc?', 'her-heart'],
    ['o que vc mais gosta em mim?', 'her-heart'],
    ['vc tem tatuagem?', 'her-days'],
    ['o que vc queria ser quando crescer?', 'her-roots'],
    ['o que vc pensa sobre a morte?', 'her-mind'],
    ['o que vc faz quando eu não tô aqui?', 'her-nature'],
    ['e vc, tem algum lugar que sonha em conhecer?', 'her-tastes'],
    ['meu filme preferido é Central do Brasil, e o seu?', 'her-tastes'],
  ])('has an answer of its own: %s', (text, topic) => {
    for (const seed of seeds) expect(talk(['oi', 'cheguei em casa agora', text], { seed }).topic).toBe(topic);
  });

  it.each([
    ['lembra do meu signo?', 'leão', { relation: 'body', value: 'signo: leão' }],
    ['que línguas eu falo?', 'espanhol', { relation: 'language', value: 'espanhol' }],
  ] as const)('is not what is asked of memory: %s', (text, told, fact) => {
    for (const seed of seeds) expect(talk(['oi', text], { seed, facts: [fact] }).text.toLowerCase()).toContain(told);
  });

  it.each(['o samba é bom', 'parei de fumar', 'ela não respondeu a mensagem', 'ele parece um robô'])(
    'is not what is told of others: %s',
    (text) => {
      for (const seed of seeds)
        expect(talk(['oi', text], { seed }).topic ?? '').not.toMatch(/^(?:her-|complaints|favors)/u);
    },
  );
});

describe('a wish', () => {
  const owned = new Set((library.generic.asked.get('wants') ?? []).map(({ say }) => say));

  it.each([
    'escreve uma frase pra placa do meu portão',
    'inventa um nome pro meu restaurante',
    'canta um trecho dessa aí',
  ])('that she cannot grant is owned: %s', (text) => {
    for (const seed of seeds) expect(owned).toContain(talk(['oi', 'cheguei em casa agora', text], { seed }).lines[0]);
  });

  it('is not what is told in the same words', () => {
    for (const seed of seeds)
      expect(owned).not.toContain(talk(['oi', 'cheguei em casa agora', 'ele canta num coral'], { seed }).lines[0]);
  });
});

describe('what follows an answer of hers', () => {
  const character = makeCharacter();
  const slots = new Map(tasteSlots(character));

  it('speaks of the place she named', () => {
    for (const seed of seeds) {
      const asked = ['oi', 'tem algum lugar que sonha em conhecer?', 'por que esse lugar?'];
      const { text, topic } = talk(asked, { seed, character });
      expect(topic).toBe('her-tastes');
      const reason = slots.get('why.place') ?? '';
      expect(text.includes(reason) || text.includes('só imagina')).toBe(true);
    }
  });

  it('stays with what she told, one question after the other', () => {
    const lines = JSON.stringify([roots.asks.trip, generic.after]);
    for (const seed of seeds) {
      const asked = ['oi', 'qual foi a maior loucura que vc já fez?', 'como assim?', 'com quem?', 'jura?'];
      for (const end of [3, 4, 5]) {
        const { text } = talk(asked.slice(0, end), { seed });
        expect(lines).toContain(text.slice(1, 12));
      }
    }
  });
});

describe('her tastes', () => {
  it('are first of all what her card loves', () => {
    const slots = new Map(tasteSlots({ name: 'Nina', occupation: 'tatuadora', loves: ['lámen às duas da manhã'] }));
    expect(slots.get('my.food')).toBe('lámen às duas da manhã');
  });

  it('each have a reason that ends a sentence', () => {
    for (const options of Object.values(tastes.kinds))
      for (const { why } of options) expect(why).toMatch(/^[a-zà-ú][^?]{14,110}[^.?!]$/u);
  });

  it('take their article along', () => {
    const to = ['Lívia', 'Nina', 'Sol', 'Rosa', 'Maya', 'Iara'].map((name) =>
      new Map(tasteSlots({ name, occupation: 'chef', loves: [] })).get('to.place'),
    );
    for (const place of to) expect(place).toMatch(/^pr(?:a|os|o|as) (?!os |a |o )/u);
  });
});

describe('a question of a form of its own', () => {
  it.each([
    ['te incomoda conversar com um velho de 66?', 'bother'],
    ['sou ruim?', 'reassure'],
    ['me indica um vinho bom e barato?', 'recommend'],
    ['vc gosta de cuscuz?', 'taste'],
  ])('is answered as what it is: %s', (text, kind) => {
    const own = (library.generic.asked.get(kind) ?? []).map(({ say }) => contentWords(say.replaceAll(/\{\w+\}/gu, '')));
    for (const seed of seeds) {
      const [line = ''] = talk(['oi', 'cheguei em casa agora', text], { seed }).lines;
      const said = contentWords(line);
      expect([text, line, own.some((words) => [...words].every((word) => said.has(word)))]).toEqual([text, line, true]);
    }
  });

  it('about a thing she named is answered about that thing', () => {
    for (const seed of seeds) {
      const history = [
        { role: 'character' as const, text: 'Cozinho de ouvido: caldinho de madrugada sai bem.' },
        { role: 'person' as const, text: 'caldinho de quê?' },
      ];
      expect(compose(library, makeRequest('caldinho de quê?', { history, seed })).text).toMatch(/caldinho/iu);
    }
  });
});
