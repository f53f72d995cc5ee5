import { describe, expect, it } from 'vitest';
import { compose } from '../dialogue/compose.ts';
import { loadLibrary } from '../dialogue/library.ts';
import { makeRequest } from '../dialogue/sample-request.ts';
import raw from './games.json' with { type: 'json' };
import { bestQuestion, type Entity, remaining } from './twenty.ts';

const library = loadLibrary();

function begin(seed = 1) {
  let state: unknown;
  let turn = 0;
  return (text: string) => {
    const reply = compose(library, makeRequest(text, { state, seed: seed + turn }));
    turn += 1;
    state = JSON.parse(JSON.stringify(reply.state));
    return reply;
  };
}

describe('truth or dare', () => {
  it('asks which, then asks or dares, then hears the answer and goes on', () => {
    const say = begin();
    expect(say('verdade ou desafio?').text).toMatch(/verdade ou desafio\?/iu);
    expect(say('verdade').text).toMatch(/^Verdade: /u);
    expect(say('uma vez menti que estava doente').text).toMatch(/verdade ou desafio\?$/iu);
    expect(say('desafio').text).toMatch(/^Desafio: /u);
  });

  it('takes her turn as well', () => {
    const say = begin(5);
    say('verdade ou desafio');
    const replies = Array.from({ length: 3 }, (_, round) => {
      say('verdade');
      return say(`foi aquela vez número ${round} na praia`).text;
    });
    expect(raw.truth.herTurn).toEqual(
      expect.arrayContaining([replies.at(-1)?.match(/(?:Justo|Agora eu|Troca).*/u)?.[0]]),
    );
    expect(say('qual seu maior mico?').state.game?.secret).toBe(0);
  });

  it('ends when the person has had enough', () => {
    const say = begin();
    say('verdade ou desafio');
    expect(say('chega de jogo').state.game).toBeNull();
  });
});

/** The questions she would put, answered truly for this thing. */
function askAll(entity: Entity): number[] {
  const asked: number[] = [];
  for (let left = remaining(raw.entities, asked); left.length > 2; left = remaining(raw.entities, asked)) {
    const question = bestQuestion(left, asked);
    if (question === undefined) break;
    asked.push(question * 3 + (entity.has.includes(question) ? 1 : 0));
  }
  return asked;
}

describe('twenty questions', () => {
  it('finds every thing of the table by the true answers', () => {
    for (const entity of raw.entities) {
      const asked = askAll(entity);
      expect(asked.length).toBeLessThanOrEqual(16);
      expect(remaining(raw.entities, asked).map(({ name }) => name)).toContain(entity.name);
    }
  });

  it('is played to a guess and an end', () => {
    const say = begin(3);
    say('vamos de 20 perguntas');
    say('pronto');
    for (let turn = 0; turn < 20; turn += 1) {
      if (say(turn % 2 === 0 ? 'sim' : 'não').state.game === null) break;
    }
    expect(say('era um gato').state.game).toBeNull();
  });

  it('is played the other way round: she answers yes and no, and is found out', () => {
    const say = begin();
    const secret = raw.entities[say('você pensa e eu adivinho').state.game?.secret ?? -1];
    const isAnimal = secret?.has.includes(0);
    const lines = isAnimal ? raw.answer.yes : raw.answer.no;
    expect(lines).toContain(say('é um bicho?').text);
    expect(say(`é ${secret?.name}?`).state.game).toBeNull();
  });
});

describe('riddles', () => {
  it('hint twice, then tell, and offer another', () => {
    const say = begin();
    const item = raw.riddle.items[say('manda uma charada').state.game?.secret ?? -1];
    expect(say('uma coisa qualquer').text).toContain(item?.hint);
    expect(say('um balde furado').state.game?.round).toBe(2);
    expect(say('será a torneira').state.game?.round).toBe(9);
    expect(say('quero, outra').state.game?.round).toBe(0);
  });

  it('know a right answer', () => {
    const say = begin(9);
    const item = raw.riddle.items[say('charada').state.game?.secret ?? -1];
    say(`é ${item?.answer}`);
    expect(say('não').state.game).toBeNull();
  });
});

describe('"quem sou eu"', () => {
  it('gives three clues, one by one', () => {
    const say = begin();
    const opening = say('vamos brincar de quem sou eu');
    const item = raw.whoami.items[opening.state.game?.secret ?? -1];
    expect(opening.text).toContain(item?.clues[0]);
    expect(say('a lua').text).toContain(item?.clues[1]);
    expect(say(`é ${item?.answer}`).text.toLowerCase()).toContain(item?.name.toLowerCase());
  });
});

describe('stop', () => {
  it('counts the words with the letter', () => {
    const say = begin();
    const letter = raw.stop.letters[say('bora stop').state.game?.secret ?? -1];
    expect(say(`${letter?.words}, e zebu`).text).toMatch(/6/u);
  });
});

it('lets go of a game when something else is said', () => {
  const say = begin();
  say('verdade ou desafio');
  const reply = say('minha mãe tá no hospital');
  expect(reply.state.game).toBeNull();
  expect(reply.text).not.toMatch(/verdade ou desafio/iu);
});

it('lists its games when asked which', () => {
  expect(begin()('quais jogos você tem?').text).toMatch(/charada/u);
});
