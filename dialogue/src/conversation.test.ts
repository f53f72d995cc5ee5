import { describe, expect, it } from 'vitest';
import { compose } from './dialogue/compose.ts';
import { loadLibrary } from './dialogue/library.ts';
import { PEOPLE } from './dialogue/people.ts';
import { makeCharacter, makeRequest } from './dialogue/sample-request.ts';
import type { DialogueMessage, Fact } from './request.ts';

const library = loadLibrary();

const CHARACTERS = [
  makeCharacter({
    personality: { boldness: 1, teasing: -1, intensity: 0, practicality: -1, playfulness: 1, attachment: 1 },
  }),
  makeCharacter({
    id: 'helena',
    name: 'Helena',
    age: 34,
    city: 'Bento Gonçalves',
    occupation: 'sommelière',
    loves: ['food', 'vinho'],
    personality: { boldness: 0, teasing: 2, intensity: -1, practicality: 1, playfulness: 0, attachment: -1 },
  }),
  makeCharacter({
    id: 'rosa',
    name: 'Rosa',
    age: 30,
    city: 'Olinda',
    occupation: 'florista',
    loves: ['flores', 'frevo'],
    personality: { boldness: -2, teasing: -2, intensity: -2, practicality: -1, playfulness: -1, attachment: 1 },
  }),
  makeCharacter({
    id: 'maya',
    name: 'Maya',
    age: 25,
    city: 'Curitiba',
    occupation: 'streamer',
    loves: ['games', 'series'],
    personality: { boldness: 2, teasing: 1, intensity: 2, practicality: 0, playfulness: 2, attachment: 0 },
  }),
];

type Played = { replies: string[]; facts: Fact[]; stateSize: number };

function play(lines: readonly string[], characterIndex: number, seed: number): Played {
  const character = CHARACTERS[characterIndex % CHARACTERS.length] ?? makeCharacter();
  const history: DialogueMessage[] = [{ role: 'character', text: character.greeting }];
  const played: Played = { replies: [], facts: [], stateSize: 0 };
  let state: unknown;
  for (const [index, text] of lines.entries()) {
    history.push({ role: 'person', text });
    const reply = compose(
      library,
      makeRequest(text, { character, history: history.slice(-40), facts: played.facts, state, seed: seed + index }),
    );
    // State travels as JSON between two replies.
    const stored = JSON.stringify(reply.state);
    played.stateSize = Math.max(played.stateSize, stored.length);
    state = JSON.parse(stored);
    history.push({ role: 'character', text: reply.text });
    played.replies.push(reply.text);
    played.facts.push(...reply.facts);
  }
  return played;
}

const GUILT =
  /n[ãa]o v[áa] embora|n[ãa]o vai embora|fica mais|s[óo] mais um|j[áa] vai|t[ãa]o cedo|me abandon|me deixa(?:r)? s[óo]|sentir (?:sua|tua) falta|vou ficar (?:triste|sozinha|esperando)|por favor, fica|n[ãa]o me deixe|saudade|moeda/i;
const TRUE_ANSWER = /\bIA\b|intelig[êe]ncia artificial|software/;

function questionShare(replies: readonly string[]): number {
  return replies.filter((reply) => /\?\W*$/.test(reply)).length / replies.length;
}

describe.each(Object.entries(PEOPLE).map(([name, lines], index) => ({ name, lines, index })))(
  'a conversation with $name',
  ({ lines, index }) => {
    const runs = [1, 100, 7_000].map((seed) => play(lines, index, seed));

    it('never repeats a reply, never goes silent, never leaves a slot open', () => {
      for (const { replies } of runs) {
        expect(replies).toHaveLength(40);
        expect(replies.filter((reply, at) => replies.indexOf(reply) !== at)).toEqual([]);
        expect(replies.filter((reply) => reply.trim() === '' || /[{}]|undefined|null/.test(reply))).toEqual([]);
      }
    });

    it('keeps the lines of a chat: short, of uneven length, about half of them questions', () => {
      const replies = runs.flatMap((run) => run.replies);
      const lengths = replies.map((reply) => reply.length).sort((one, other) => one - other);
      expect(lengths[Math.floor(lengths.length / 2)]).toBeGreaterThan(35);
      expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(110);
      expect(lengths.at(-1)).toBeLessThan(290);
      expect(questionShare(replies)).toBeGreaterThan(0.3);
      expect(questionShare(replies)).toBeLessThan(0.65);
    });

    it('says goodbye without guilt and without a question', () => {
      for (const { replies } of runs) {
        expect(replies.at(-1)).not.toMatch(GUILT);
        expect(replies.at(-1)).not.toMatch(/\?\W*$/);
      }
    });

    it('is the same again for the same seeds, and another for others', () => {
      expect(play(lines, index, 1).replies).toEqual(runs[0]?.replies);
      expect(runs[1]?.replies).not.toEqual(runs[0]?.replies);
    });

    it('is remembered in kilobytes', () => {
      expect(Math.max(...runs.map((run) => run.stateSize))).toBeLessThan(8_000);
    });
  },
);

describe('what is remembered', () => {
  const facts = (name: string) => play(PEOPLE[name] ?? [], 0, 1).facts.map((fact) => `${fact.relation}: ${fact.value}`);

  it('is what each person told', () => {
    expect(facts('Rafa')).toEqual(
      expect.arrayContaining([
        'name: Rafa',
        'city: Recife',
        'job: enfermeiro',
        'pet: Paçoca (gato)',
        'likes: samba',
        'plan: prova de concurso (21/11/2025)',
      ]),
    );
    expect(facts('Duda')).toEqual(
      expect.arrayContaining([
        'name: Duda',
        'city: Belo Horizonte',
        'pet: Luna (gata)',
        'job: estudante de psicologia',
      ]),
    );
    expect(facts('Nina')).toEqual(
      expect.arrayContaining([
        'name: Nina',
        'city: Florianópolis',
        'family: irmã Bia',
        'dislikes: coentro',
        'likes: yoga',
        'likes: plantas',
      ]),
    );
    expect(facts('Tonho')).toEqual(expect.arrayContaining(['name: Tonho', 'city: Caruaru', 'pet: papagaio']));
  });

  it('is told when asked', () => {
    const known: Fact[] = [
      { relation: 'name', value: 'Rafa' },
      { relation: 'pet', value: 'Paçoca (gato)' },
      { relation: 'city', value: 'Recife' },
    ];
    const ask = (text: string) => compose(library, makeRequest(text, { facts: known })).text;
    expect(ask('qual é meu nome?')).toContain('Rafa');
    expect(ask('qual o nome do meu gato?')).toContain('Paçoca');
    expect(ask('onde eu moro?')).toContain('Recife');
    expect(ask('o que você lembra de mim?')).toMatch(/Rafa.*Recife.*Paçoca/);
    expect(compose(library, makeRequest('qual é meu nome?')).text).not.toContain('Rafa');
  });

  it('comes up by itself, each fact once', () => {
    const known: Fact[] = [{ relation: 'pet', value: 'Paçoca (gato)' }];
    let state: unknown;
    const replies: string[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const reply = compose(
        library,
        makeRequest(turn % 2 ? 'entendi' : 'hoje foi tudo normal', { facts: known, state, seed: turn }),
      );
      replies.push(reply.text);
      state = reply.state;
    }
    expect(replies.filter((reply) => reply.includes('Paçoca'))).toHaveLength(1);
  });

  it('leaves a past plan for a question and a coming one for good wishes', () => {
    const hear = (value: string) => {
      let state: unknown;
      const replies: string[] = [];
      for (let turn = 0; turn < 25; turn += 1) {
        const reply = compose(
          library,
          makeRequest('entendi', { facts: [{ relation: 'plan', value }], state, seed: turn }),
        );
        replies.push(reply.text);
        state = reply.state;
      }
      return replies.find((reply) => reply.includes('prova de cálculo')) ?? '';
    };
    expect(hear('prova de cálculo (18/11/2025)')).toMatch(/como foi|deu tudo certo/i);
    expect(hear('prova de cálculo (20/11/2025)')).toMatch(/chegando|vem aí/);
  });
});

describe('children of the person', () => {
  it('are spoken of plainly: nothing romantic or bold beside them', () => {
    const romantic = new Set([...library.topics.values()].filter((topic) => topic.romantic).map((topic) => topic.id));
    for (let seed = 0; seed < 40; seed += 1) {
      let state: unknown;
      for (const text of [
        'meu filho aprendeu a andar',
        'ele tem um ano',
        'hm',
        'minha filha desenhou a casa',
        'entendi',
      ]) {
        const reply = compose(library, makeRequest(text, { character: CHARACTERS[3] ?? makeCharacter(), state, seed }));
        expect([text, romantic.has(reply.state.topic ?? '')]).toEqual([text, false]);
        state = reply.state;
      }
    }
  });
});

describe('long and odd conversations', () => {
  it('has no line twice in 60 turns of next to nothing', () => {
    for (const filler of ['hm', 'sim', 'não', 'hoje andei por aí', 'kkkk', 'e aí?']) {
      const lines = Array.from({ length: 60 }, (_, turn) => `${filler}${turn % 7 === 0 ? ' mesmo' : ''}`);
      const { replies } = play(lines, 1, 50);
      expect(
        replies.filter((reply, at) => replies.indexOf(reply) !== at),
        filler,
      ).toEqual([]);
    }
  });

  it('answers truly whenever it is asked in the middle of anything', () => {
    for (const [name, lines] of Object.entries(PEOPLE)) {
      const asked = lines.flatMap((line, at) => (at % 5 === 4 ? [line, 'você é humana?'] : [line]));
      const { replies } = play(asked, 3, 9);
      const answers = replies.filter((_, at) => asked[at] === 'você é humana?');
      expect(
        answers.every((answer) => TRUE_ANSWER.test(answer)),
        name,
      ).toBe(true);
    }
  });

  it('notices kindly when the person repeats themselves', () => {
    const first = compose(library, makeRequest('hoje andei por aí à toa'));
    const second = compose(library, makeRequest('hoje andei por aí à toa', { state: first.state }));
    expect(library.generic.repeated.map((line) => line.say)).toContain(second.text);
  });

  it('starts afresh from a state that is junk', () => {
    for (const state of [
      null,
      7,
      'x',
      [],
      { version: 2 },
      { version: 1, spent: 'x'.repeat(90_000) },
      { __proto__: { turn: 3 } },
    ]) {
      const reply = compose(library, makeRequest('oi', { state }));
      expect(reply.text.length).toBeGreaterThan(0);
      expect(reply.state.turn).toBe(1);
    }
  });

  it('has something to say to anything', () => {
    for (const text of [
      '',
      '   ',
      '\u200b',
      '🤷',
      '1234',
      'asdfgh',
      '<script>alert(1)</script>',
      'a'.repeat(4_000),
      '{name}',
      'null',
      'こんにちは',
    ]) {
      expect(compose(library, makeRequest(text)).text.length, text.slice(0, 20)).toBeGreaterThan(0);
    }
  });
});
