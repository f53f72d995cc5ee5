import { describe, expect, it } from 'vitest';
import { analyse } from '../analyser/analyse.ts';
import { isQuestion } from '../analyser/questions.ts';
import { lives } from '../lives/bank.ts';
import { compose } from './compose.ts';
import { loadLibrary } from './library.ts';
import { makeCharacter, makeRequest } from './sample-request.ts';
import { readState } from './state.ts';

const library = loadLibrary();
const character = makeCharacter(lives.valentina);
const seeds = Array.from({ length: 8 }, (_, seed) => seed);

describe('two questions in a message', () => {
  it('have the one answered that she has an answer to', () => {
    for (const seed of seeds) {
      const { text } = compose(library, makeRequest('e de onde tu é? ja veio pro norte?', { character, seed }));
      expect(text).toMatch(/Belo Horizonte|Santa Tereza/u);
    }
  });
});

describe('what nobody wrote of her', () => {
  const guesses = ['Thing', 'Where', 'Who', 'When', 'How', 'Why', 'Howmany', 'Page'].flatMap(
    (kind) => library.generic.asked.get(`guess${kind}`)?.map(({ say }) => say) ?? [],
  );

  it('is for them to guess, and what they say is agreed to', () => {
    const text = 'que prego você bateu?';
    const answers = new Set(
      library.topics
        .get('open-page')
        ?.asks.get('page')
        ?.any.map(({ say }) => say),
    );
    const took = seeds.map((seed) => {
      const first = compose(library, makeRequest(text, { character, seed }));
      if (!first.lines.some((line) => guesses.includes(line))) return undefined;
      const guess = 'acho que é Filomena';
      const second = compose(
        library,
        makeRequest(guess, {
          character,
          seed,
          state: JSON.parse(JSON.stringify(first.state)),
          history: [
            { role: 'person', text },
            { role: 'character', text: first.text },
            { role: 'person', text: guess },
          ],
        }),
      );
      return second.lines.some((line) => answers.has(line));
    });
    const guessed = took.filter((one) => one !== undefined);
    expect(guessed.length).toBeGreaterThan(0);
    expect(guessed.every(Boolean)).toBe(true);
  });

  it('is never guessed at where it is theirs, or of the talk itself', () => {
    for (const text of ['o que eu levo na mala?', 'que detalhe você quer?', 'o que sai disso?'])
      for (const seed of seeds) {
        const { lines } = compose(library, makeRequest(text, { character, seed }));
        expect([text, lines.filter((line) => guesses.includes(line))]).toEqual([text, []]);
      }
  });
});

describe('who somebody of hers is', () => {
  it('is told whatever else stands beside the question', () => {
    const ayana = makeCharacter(lives.ayana);
    for (const text of [
      'quem é Lindaura?',
      'e pescando dia de semana. quem eh Lindaura?',
      'lindo isso! Quem é a Lindaura?',
    ])
      for (const seed of seeds)
        expect(compose(library, makeRequest(text, { character: ayana, seed })).text).toContain('sessenta e sete anos');
  });
});

describe('what begins like a question', () => {
  it('is none where it says what it is', () => {
    for (const text of ['o que me dói agora é ter de contar a ele de novo', 'o que eu mais gosto é do cheiro'])
      expect([text, analyse(text).sentences.some(isQuestion)]).toEqual([text, false]);
    for (const text of ['o que é isso?', 'o que você mais gosta?', 'o que aconteceu'])
      expect([text, analyse(text).sentences.some(isQuestion)]).toEqual([text, true]);
  });
});

describe('whoever ends with a good night', () => {
  it('is let go, whatever was asked before', () => {
    const farewells = new Set(
      (library.topics.get('goodbye')?.responders ?? [])
        .flatMap(({ say }) => say.map((line) => line.say))
        .concat((library.topics.get('goodbye')?.openers ?? []).map((line) => line.say)),
    );
    const state = { ...readState(undefined), turn: 8 };
    for (const seed of seeds) {
      const { lines } = compose(
        library,
        makeRequest('quem, a tua mãe? vou dormir que o cachorro já roubou meu travesseiro. boa noite, beijo', {
          character,
          seed,
          state,
        }),
      );
      expect([lines, lines.some((line) => farewells.has(line))]).toEqual([lines, true]);
    }
  });
});
