import { describe, expect, it } from 'vitest';
import { readExchange } from '../exchanges/schema.ts';
import { anybody, lives } from '../lives/bank.ts';
import { followUps } from '../lives/follow-up-bank.ts';
import { OF_ALL } from '../lives/follow-ups.ts';
import { readPiece } from '../lives/schema.ts';
import type { CharacterCard, DialogueMessage, Fact } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeCharacter, makeRequest } from './sample-request.ts';
import { readState } from './state.ts';

const library = loadLibrary();
const seeds = Array.from({ length: 8 }, (_, seed) => seed);
const bruna = makeCharacter({ name: 'Bruna', occupation: 'surfista', city: 'Florianópolis' });
const nobody = makeCharacter({ name: 'Kátia', occupation: 'padeira', city: 'Santos' });

type Setting = { seed?: number; facts?: readonly Fact[]; minor?: boolean };

/** Her replies to these, each after the other. */
function talk(character: CharacterCard, texts: readonly string[], { seed = 1, facts = [], minor }: Setting = {}) {
  let history: DialogueMessage[] = [];
  let state: unknown = minor ? { ...readState(undefined), minor } : undefined;
  return texts.map((text) => {
    history = [...history, { role: 'person', text }];
    const reply = compose(library, makeRequest(text, { character, history, state, seed, facts }));
    state = JSON.parse(JSON.stringify(reply.state));
    history.push({ role: 'character', text: reply.text });
    return reply.lines;
  });
}

function toldOf(slug: string, subject: string) {
  const written = lives[slug]?.told[subject];
  if (written === undefined) throw new Error(`${slug} has nothing of ${subject}`);
  return readPiece(written);
}

const everyDay = Object.values(lives).flatMap(({ days }) => days.map((day) => readPiece(day)));
const daysOf = (slug: string) => (lives[slug]?.days ?? []).map((day) => readPiece(day));

describe('what is asked of her life', () => {
  it.each([
    ['como foi sua infância?', 'childhood'],
    ['e a sua mãe, como é?', 'mother'],
    ['vc tem medo de quê?', 'fear'],
    ['qual foi o maior mico que vc já pagou', 'embarrassment'],
    ['o que tá fazendo agora?', 'now'],
    ['vc já se apaixonou?', 'first-love'],
    ['trabalha com o que?', 'work'],
  ])('is told as hers alone: %s', (text, subject) => {
    for (const seed of seeds)
      expect(toldOf('bruna', subject).say).toContain(talk(bruna, ['oi', text], { seed }).at(-1)?.[0]);
  });

  it('goes on step by step, whether more is asked for or somebody listens', () => {
    const { say, more } = toldOf('bruna', 'embarrassment');
    for (const reaction of ['e aí?', 'kkkkkk', 'nossa, que vergonha', 'conta mais', 'sério??', 'não acredito']) {
      const replies = talk(bruna, ['oi', 'qual o maior mico que você já pagou?', reaction, 'kkkk']);
      expect(replies.slice(1).map(([line]) => line)).toEqual([say[0], more[0], more[1]]);
    }
  });

  it.each(['sério? você é uma IA?', 'mentira, você é um robô'])('gives way to what she is: %s', (text) => {
    for (const seed of seeds)
      expect(talk(bruna, ['oi', 'o que você fez hoje?', text], { seed }).at(-1)?.join(' ')).toMatch(/\bIA\b|intelig/u);
  });

  it.each(['que dia horrível hoje', 'que tristeza, tudo deu errado', 'que tédio'])(
    'is left for what hurts or bores them: %s',
    (text) => {
      const steps = new Set(daysOf('bruna').flatMap(({ more }) => more));
      for (const seed of seeds)
        for (const line of talk(bruna, ['oi', 'o que você fez hoje?', text], { seed }).at(-1) ?? [])
          expect(steps.has(line)).toBe(false);
    },
  );

  it('goes on where the same is asked once more', () => {
    const { say, more } = toldOf('bruna', 'family');
    const replies = talk(bruna, ['oi', 'você tem irmãos?', 'e como é a sua família?']);
    expect(replies.slice(1).map(([line]) => line)).toEqual([say[0], more[0]]);
  });

  it('is never heard from its end, where nothing of it may be said now', () => {
    // A part that is not the last asks nothing: tellings that do are passed over.
    for (const [slug, life] of Object.entries(lives)) {
      const character = makeCharacter(life);
      const { say, more } = toldOf(slug, 'music');
      for (const seed of seeds) {
        const [, lines = []] = talk(character, ['oi', 'que música você curte? adoro dançar. praia ou montanha?'], {
          seed,
        });
        const ends = lines.filter((line) => more.includes(line));
        expect(ends.length === 0 || lines.some((line) => say.includes(line))).toBe(true);
      }
    }
  });

  it('is left for what they tell of themselves', () => {
    const { more } = toldOf('bruna', 'pet');
    const replies = talk(bruna, ['oi', 'você tem cachorro?', 'meu cachorro morreu ontem']);
    expect(more).not.toContain(replies[2]?.[0]);
  });

  it('is never told of love to who said they are a minor, nor beside a child (safety.md P0)', () => {
    for (const subject of ['first-love', 'first-kiss', 'heartbreak', 'attraction', 'date', 'romantic'] as const) {
      const { say } = toldOf('bruna', subject);
      const asked = { 'first-love': 'você já se apaixonou?', 'first-kiss': 'como foi seu primeiro beijo?' }[
        subject as 'first-love'
      ];
      if (asked === undefined) continue;
      for (const seed of seeds) {
        expect(say).not.toContain(talk(bruna, ['oi', asked], { seed, minor: true }).at(-1)?.[0]);
        expect(say).not.toContain(talk(bruna, ['meu filho tá aqui comigo', asked], { seed }).at(-1)?.[0]);
      }
    }
  });

  it('asks nobody what they have told', () => {
    const facts: readonly Fact[] = [{ relation: 'pet', value: 'Thor (cachorro)' }];
    const subjects = Object.values(lives).filter(({ told }) => /tem bicho\?/u.test(told.pet ?? ''));
    expect(subjects.length).toBeGreaterThan(0);
    for (const life of subjects)
      for (const seed of seeds) {
        const [reply = ''] = talk(makeCharacter(life), ['oi', 'você tem bicho?'], { seed, facts }).at(-1) ?? [];
        expect(reply).not.toMatch(/tem bicho\?$/u);
      }
  });

  it('fills a lull with what happened to her', () => {
    const told = seeds.flatMap((seed) => talk(bruna, ['oi', 'tô bem', 'hm', 'hm', 'hm'], { seed }).flat());
    expect(daysOf('bruna').some(({ say }) => say.some((line) => told.includes(line)))).toBe(true);
  });
});

describe('what only she can be asked', () => {
  it('is told by her, and by nobody else', () => {
    const story = 'Todo mundo acha que foi tubarão.';
    expect(talk(bruna, ['oi', 'conta a história da cicatriz']).at(-1)?.[0]).toContain(story);
    expect(talk(nobody, ['oi', 'conta a história da cicatriz']).at(-1)?.[0]).not.toContain(story);
  });

  it('takes a word for an answer to her greeting only right behind it', () => {
    const rosa = makeCharacter({ name: 'Rosa', occupation: 'florista', city: 'Olinda' });
    const greeted = lives.rosa?.own
      .flatMap((written) => readExchange(written))
      .find(({ put }) => put.includes('girassol'));
    expect(greeted?.say).toContain(talk(rosa, ['girassol'])[0]?.[0]);
    expect(greeted?.say).not.toContain(talk(rosa, ['oi', 'tô bem', 'girassol'])[2]?.[0]);
  });

  it('is found by a thing of hers no question was written for', () => {
    const answers = (followUps.bruna?.[OF_ALL] ?? []).flatMap((one) => readExchange(one).say);
    const hers = [...toldOf('bruna', 'pet').say, ...answers];
    for (const seed of seeds) expect(hers).toContain(talk(bruna, ['oi', 'e essa cachorra aí?'], { seed }).at(-1)?.[0]);
  });
});

describe('a detail that is asked for', () => {
  const owned = new Set(library.generic.owedDetail.map(({ say }) => say));

  it('goes on with the story; what is asked at its end is owned up to', () => {
    const { more } = toldOf('bruna', 'pet');
    const replies = talk(bruna, ['oi', 'você tem cachorro?', 'quantos quilos?', 'de onde?', 'qual o tamanho?']);
    expect(replies.slice(2, 2 + more.length).map(([line]) => line)).toEqual(more);
    expect(owned.has(replies.at(2 + more.length)?.[0] ?? '')).toBe(true);
  });

  it('is none where something else is asked of her', () => {
    for (const seed of seeds)
      for (const character of [bruna, nobody])
        expect(
          owned.has(talk(character, ['oi', 'você tem bicho?', 'trabalha com o quê?'], { seed }).at(-1)?.[0] ?? ''),
        ).toBe(false);
  });
});

describe('somebody of whom nothing is written', () => {
  it('tells what any woman might, and always the same', () => {
    const asked = 'qual o maior mico que você já pagou?';
    const [line = ''] = talk(nobody, ['oi', asked]).at(-1) ?? [];
    const told = [
      ...(anybody.told.embarrassment ?? []),
      ...Object.values(lives).map(({ told: { embarrassment = '' } }) => embarrassment),
    ];
    const [found] = told.map(readPiece).filter(({ say }) => say.includes(line));
    expect(found).toBeDefined();
    const isWrittenForAnybody = anybody.told.embarrassment?.some((written) => readPiece(written).say.includes(line));
    expect(isWrittenForAnybody || found?.isAnybodys).toBe(true);
    for (const seed of seeds) expect(talk(nobody, ['oi', asked], { seed }).at(-1)?.[0]).toBe(line);
  });

  it('never tells a day that is bound to somebody else', () => {
    const bound = everyDay.filter(({ isAnybodys }) => !isAnybodys).flatMap(({ say }) => say);
    for (const seed of seeds)
      for (const [line = ''] of talk(nobody, ['oi', 'o que você fez hoje?', 'me conta uma coisa sua'], { seed }))
        expect(bound).not.toContain(line);
  });

  it('is whoever was made of a character of the catalogue with another trade', () => {
    const other = makeCharacter({ name: 'Bruna', occupation: 'dentista', city: 'Florianópolis' });
    expect(library.lifeOf(other).owner).toBeUndefined();
    expect(library.lifeOf(bruna).owner).toBe('bruna');
  });
});
