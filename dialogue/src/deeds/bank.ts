/** All deeds, as raw JSON; the tests check their shape. */
import mind from './bank/mind.json' with { type: 'json' };
import people from './bank/people.json' with { type: 'json' };
import things from './bank/things.json' with { type: 'json' };

export const rawDeeds: readonly string[] = [...people, ...things, ...mind];
