/** All asides, as raw JSON, by the letters their first words begin with; the tests check their shape. */
import thingsAToB from './bank/a-b.json' with { type: 'json' };
import thingsC from './bank/c.json' with { type: 'json' };
import thingsDToF from './bank/d-f.json' with { type: 'json' };
import thingsGToL from './bank/g-l.json' with { type: 'json' };
import thingsMToO from './bank/m-o.json' with { type: 'json' };
import thingsP from './bank/p.json' with { type: 'json' };
import thingsQToS from './bank/q-s.json' with { type: 'json' };
import thingsTToZ from './bank/t-z.json' with { type: 'json' };

export const rawAsides: readonly string[] = [
  ...thingsAToB,
  ...thingsC,
  ...thingsDToF,
  ...thingsGToL,
  ...thingsMToO,
  ...thingsP,
  ...thingsQToS,
  ...thingsTToZ,
];
