/** The written lives of the catalogue's characters, by slug; the tests check their shape. */

import antonia from './bank/antonia.json' with { type: 'json' };
import anybodyJson from './bank/anybody.json' with { type: 'json' };
import ayana from './bank/ayana.json' with { type: 'json' };
import beatriz from './bank/beatriz.json' with { type: 'json' };
import bruna from './bank/bruna.json' with { type: 'json' };
import cecilia from './bank/cecilia.json' with { type: 'json' };
import celeste from './bank/celeste.json' with { type: 'json' };
import clarice from './bank/clarice.json' with { type: 'json' };
import dandara from './bank/dandara.json' with { type: 'json' };
import helena from './bank/helena.json' with { type: 'json' };
import iara from './bank/iara.json' with { type: 'json' };
import isadora from './bank/isadora.json' with { type: 'json' };
import jade from './bank/jade.json' with { type: 'json' };
import livia from './bank/livia.json' with { type: 'json' };
import luena from './bank/luena.json' with { type: 'json' };
import marina from './bank/marina.json' with { type: 'json' };
import maya from './bank/maya.json' with { type: 'json' };
import naomi from './bank/naomi.json' with { type: 'json' };
import nina from './bank/nina.json' with { type: 'json' };
import olivia from './bank/olivia.json' with { type: 'json' };
import rosa from './bank/rosa.json' with { type: 'json' };
import sol from './bank/sol.json' with { type: 'json' };
import taina from './bank/taina.json' with { type: 'json' };
import valentina from './bank/valentina.json' with { type: 'json' };
import yumi from './bank/yumi.json' with { type: 'json' };
import type { Anybody, Life } from './schema.ts';

export const lives: Readonly<Record<string, Life>> = {
  antonia,
  ayana,
  beatriz,
  bruna,
  cecilia,
  celeste,
  clarice,
  dandara,
  helena,
  iara,
  isadora,
  jade,
  livia,
  luena,
  marina,
  maya,
  naomi,
  nina,
  olivia,
  rosa,
  sol,
  taina,
  valentina,
  yumi,
};

/** What whoever has no life of her own tells. */
export const anybody: Anybody = anybodyJson;
