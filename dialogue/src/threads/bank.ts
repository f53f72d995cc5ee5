/** All threads, as raw JSON; the tests check their shape. */
import gettingAround from './bank/getting-around.json' with { type: 'json' };
import home from './bank/home.json' with { type: 'json' };
import outAndAbout from './bank/out-and-about.json' with { type: 'json' };
import people from './bank/people.json' with { type: 'json' };
import petsAndPlay from './bank/pets-and-play.json' with { type: 'json' };
import work from './bank/work.json' with { type: 'json' };
import type { WrittenThread } from './schema.ts';

export const rawThreads: readonly WrittenThread[] = [
  ...gettingAround,
  ...home,
  ...outAndAbout,
  ...people,
  ...petsAndPlay,
  ...work,
];
