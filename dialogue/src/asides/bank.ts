/** All asides, as raw JSON; the tests check their shape. */
import thingsA1 from './bank/things-a1.json' with { type: 'json' };
import thingsA2 from './bank/things-a2.json' with { type: 'json' };
import thingsB1 from './bank/things-b1.json' with { type: 'json' };
import thingsB2 from './bank/things-b2.json' with { type: 'json' };
import thingsC1 from './bank/things-c1.json' with { type: 'json' };
import thingsC2 from './bank/things-c2.json' with { type: 'json' };

export const rawAsides: readonly string[] = [
  ...thingsA1,
  ...thingsA2,
  ...thingsB1,
  ...thingsB2,
  ...thingsC1,
  ...thingsC2,
];
