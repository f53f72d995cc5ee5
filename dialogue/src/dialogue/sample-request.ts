import { NO_LIFE } from '../lives/lives.ts';
import type { CharacterCard, DialogueMessage, ReplyRequest } from '../request.ts';
import type { Library } from './library.ts';

/** A character for tests. */
export function makeCharacter(change: Partial<CharacterCard> = {}): CharacterCard {
  return {
    id: 'livia',
    name: 'Lívia',
    age: 27,
    city: 'Salvador',
    occupation: 'arquiteta',
    bio: '',
    speech: '',
    loves: ['music', 'azulejo antigo', 'praia'],
    greeting: 'Oi! Eu sou a Lívia.',
    personality: { boldness: 0, teasing: 0, intensity: 0, practicality: 0, playfulness: 0, attachment: 0 },
    scenario: '',
    exampleDialogue: '',
    ...change,
  };
}

/** The packs and kinds alone, for tests of what they say where no exchange, no deed and no life is nearer. */
export function withoutExchanges(library: Library): Library {
  return {
    ...library,
    deeds: { doneIn: () => [] },
    exchanges: { ...library.exchanges, find: () => [] },
    lifeOf: () => NO_LIFE,
  };
}

/** All but what the catalogue's characters have lived, for tests of what anybody says. */
export function withoutLives(library: Library): Library {
  const { find } = library.exchanges;
  return {
    ...library,
    exchanges: {
      ...library.exchanges,
      find: (text) => find(text, ({ subject, owner }) => subject === undefined && owner === undefined),
    },
    lifeOf: () => NO_LIFE,
  };
}

/** A request that answers `text`, a Wednesday afternoon in São Paulo. */
export function makeRequest(text: string, change: Partial<ReplyRequest> = {}): ReplyRequest {
  const history: DialogueMessage[] = [{ role: 'person', text }];
  return {
    character: makeCharacter(),
    personName: undefined,
    history,
    facts: [],
    state: undefined,
    seed: 1,
    now: new Date('2025-11-19T18:00:00Z'),
    ...change,
  };
}
