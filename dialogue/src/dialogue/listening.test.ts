import { describe, expect, it } from 'vitest';
import { lives } from '../lives/bank.ts';
import { readPiece } from '../lives/schema.ts';
import reactions from '../packs/reactions.json' with { type: 'json' };
import type { CharacterCard, DialogueMessage, Fact } from '../request.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeCharacter, makeRequest } from './sample-request.ts';

const library = loadLibrary();
const seeds = Array.from({ length: 6 }, (_, seed) => seed);
const jade = makeCharacter({ name: 'Jade', occupation: 'bailarina', city: 'Joinville' });
const livia = makeCharacter({ name: 'Lívia', occupation: 'arquiteta', city: 'Salvador' });

type Setting = { seed: number; character?: CharacterCard; facts?: readonly Fact[]; first?: string };

/** What she says to the last of these, after the others and a line of hers. */
function reply(texts: readonly string[], { seed, character = jade, facts = [], first }: Setting) {
  let history: DialogueMessage[] = first === undefined ? [] : [{ role: 'character', text: first }];
  let state: unknown;
  const said = texts.map((text) => {
    history = [...history, { role: 'person', text }];
    const one = compose(library, makeRequest(text, { character, history, state, seed, facts }));
    state = JSON.parse(JSON.stringify(one.state));
    history.push({ role: 'character', text: one.text });
    return one;
  });
  return { text: said.at(-1)?.text ?? '', lines: said.at(-1)?.lines ?? [] };
}

function linesOf(lists: readonly (readonly (string | { say: string })[])[]): Set<string> {
  return new Set(lists.flat().map((line) => (typeof line === 'string' ? line : line.say)));
}

function pieceOf(slug: string, subject: string) {
  return readPiece(lives[slug]?.told[subject] ?? '');
}

/** Without what stands for the verb, lower case. */
function isFilled(line: string, template: string): boolean {
  const [before = '', after = ''] = template.split(/\{verb\}/iu);
  return line.toLowerCase().startsWith(before.toLowerCase()) && line.toLowerCase().endsWith(after.toLowerCase());
}

const { answers } = reactions;
const templates = (kind: keyof typeof answers) => [...linesOf([answers[kind]])];

describe('what a yes answers', () => {
  it.each([
    ['tu soltaria pipa comigo?', 'would', 'soltaria'],
    ['guarda um lugar na fila pra mim?', 'request', 'guardo'],
    ['o nome vai ser Navalha do Carmo, curtiu?', 'liked', 'curti'],
    ['vc me imagina de terno?', 'imagine', 'imagino'],
    ['vai comigo no casamento da minha irmã?', 'would', 'vou'],
    ['guarda um pedaço desse bolo pra mim', 'request', 'guardo'],
    ['posso passar aí na sua casa?', 'may', 'pode'],
  ] as const)('is answered with its own verb: %s', (text, kind, verb) => {
    for (const seed of seeds) {
      const { text: said } = reply(['oi', 'cheguei do trabalho', text], { seed });
      expect([said, said.toLowerCase().includes(verb)]).toEqual([said, true]);
      expect([said, templates(kind).some((template) => isFilled(said, template))]).toEqual([said, true]);
    }
  });

  it('is not taken for granted where it asks what she is, has or has lived', () => {
    for (const text of ['vc é humana?', 'vc tem filhos?', 'vc já foi pra lua?'])
      for (const seed of seeds) {
        const { text: said } = reply(['oi', 'cheguei do trabalho', text], { seed });
        expect(templates('does').some((template) => isFilled(said, template))).toBe(false);
        expect(templates('did').some((template) => isFilled(said, template))).toBe(false);
      }
  });

  it('grants no wish of the two of them beside a child (safety.md P0)', () => {
    const said = seeds.map((seed) => reply(['oi', 'minha filha tá aqui do lado', 'dançaria comigo?'], { seed }).text);
    for (const text of said) expect(templates('would').some((template) => isFilled(text, template))).toBe(false);
  });
});

describe('what is said to her story', () => {
  const [told = ''] = pieceOf('jade', 'house').say;
  const [next = ''] = pieceOf('jade', 'house').more;

  it.each([
    'kkkkk conta os tempos dormindo, amei',
    'que lindo isso de contar os tempos dormindo',
    'a Lorena é genial kkk',
  ])('is met with the next step of it: %s', (text) => {
    for (const seed of seeds) {
      const replies = reply(['oi', 'você mora com quem?', text], { seed, character: jade });
      expect([told.slice(0, 30), replies.lines[0]]).toEqual([told.slice(0, 30), next]);
    }
  });

  it('and tells something of theirs is not taken for a comment', () => {
    const comments = linesOf([answers.toHersLaughed, answers.toHersMoved, answers.toHersOther]);
    for (const seed of seeds) {
      const { lines } = reply(['oi', 'você mora com quem?', 'eu moro com minha irmã num apartamento também kkk'], {
        seed,
        character: jade,
      });
      expect(lines.filter((line) => line === next || comments.has(line))).toEqual([]);
    }
  });

  it('is gone on with where a detail is asked for, and nothing is made up', () => {
    for (const text of ['e ele dormiu muito?', 'e ele falou o quê?'])
      for (const seed of seeds) {
        const { lines } = reply(['oi', 'conta da sua viagem mais marcante', text], { seed, character: jade });
        const { more } = pieceOf('jade', 'trip');
        const owned = linesOf([reactions.answers.noAnswer]);
        expect(lines.some((line) => owned.has(line))).toBe(false);
        expect([text, lines, more.some((step) => lines.includes(step))]).toEqual([text, lines, true]);
      }
  });
});

describe('what is asked of her work', () => {
  it.each([
    ['e vc, faz tempo q dança?', 'work-start'],
    ['quem te ensinou a dançar?', 'work-start'],
    ['vc gosta de trabalhar com dança?', 'work-love'],
  ])('is found in its own words: %s', (text, subject) => {
    const { say, more } = pieceOf('jade', subject);
    for (const seed of seeds) {
      const { lines } = reply(['oi', 'sou barbeiro', text], { seed, character: jade });
      expect([text, lines, [...say, ...more].some((line) => lines.includes(line))]).toEqual([text, lines, true]);
    }
  });

  it('"ensaiou o q hj?" asks for a day with a rehearsal, or for the one her greeting comes from', () => {
    for (const seed of seeds)
      expect(reply(['oi', 'sou barbeiro', 'e vc, ensaiou o q hj?'], { seed, character: jade }).text).toMatch(
        /ensai|cadeira/iu,
      );
  });

  it('is told of where it names a thing of hers that no question was written for', () => {
    for (const seed of seeds) {
      const { text } = reply(
        ['oi', 'tudo bem', 'qual a coisa mais bonita que vc já achou dentro de uma parede velha?'],
        {
          seed,
          character: livia,
        },
      );
      expect(text).toMatch(/parede|forro|reboco/iu);
    }
  });
});

describe('what is asked of themselves', () => {
  it.each(['bato na porta dele ou deixo quieto?', 'mas bato ou não bato?', 'falo agora ou espero sexta?'])(
    'is theirs to decide, and no memory answers it: %s',
    (text) => {
      const decide = new Set(library.generic.asked.get('decide')?.map(({ say }) => say));
      for (const seed of seeds) {
        const { lines } = reply(['oi', 'já deixei bilhete na porta do vizinho e nada', text], { seed });
        expect([text, lines[0], decide.has(lines[0] ?? '')]).toEqual([text, lines[0], true]);
      }
    },
  );
});

describe('what is told', () => {
  const bad = linesOf([reactions.moods.hurt.say, reactions.moods.worried.say, reactions.moods.setback.say]);

  it.each([
    ['quando aparece barata eu subo na cadeira e ligo pra minha mãe', /não tenho isso guardado|não guardei/iu],
    ['quando me aposentei ela fez um bolo com a cara do ônibus', /não sei o dia|calendário/iu],
    ['o cara do time ainda falou "era só isso?"', /não sei responder|sem resposta/iu],
  ])('is not taken for a question: %s', (text, evasion) => {
    for (const seed of seeds) expect(reply(['oi', 'tudo bem', text], { seed }).text).not.toMatch(evasion);
  });

  it('with a laugh is not consoled', () => {
    for (const text of [
      'falei pra ele que milagre é na igreja do lado kkkkk',
      'a gata dorme no meu teclado no meio do trabalho kkk',
    ])
      for (const seed of seeds)
        expect(reply(['oi', 'tudo bem', text], { seed }).lines.filter((line) => bad.has(line))).toEqual([]);
  });

  it('of who died, named a sentence before, is met as that', () => {
    for (const seed of seeds) {
      const { text } = reply(
        ['oi', 'tudo bem', 'meu pai era caminhoneiro tb. me levava nas férias, eu dormia na boleia. morreu faz 6 anos'],
        { seed },
      );
      expect(text).toMatch(/sinto|poxa|perda|escuto|obrigada|pesa|doer/iu);
    }
  });

  it('in answer to her question, asked back, is heard as the answer', () => {
    for (const seed of seeds) {
      const { text } = reply(['mania dela? ligar o rádio às 5 da manhã e cantar pra rua toda'], {
        seed,
        first: 'Me conta uma mania dela?',
      });
      expect(text).not.toMatch(/sem resposta|não sei dizer|não tenho uma boa/iu);
    }
  });
});
