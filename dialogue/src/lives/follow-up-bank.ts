/** The follow-ups of the written lives, by slug. */

import antonia from './follow-ups/antonia.json' with { type: 'json' };
import ayana from './follow-ups/ayana.json' with { type: 'json' };
import beatriz from './follow-ups/beatriz.json' with { type: 'json' };
import bruna from './follow-ups/bruna.json' with { type: 'json' };
import cecilia from './follow-ups/cecilia.json' with { type: 'json' };
import celeste from './follow-ups/celeste.json' with { type: 'json' };
import clarice from './follow-ups/clarice.json' with { type: 'json' };
import dandara from './follow-ups/dandara.json' with { type: 'json' };
import helena from './follow-ups/helena.json' with { type: 'json' };
import iara from './follow-ups/iara.json' with { type: 'json' };
import isadora from './follow-ups/isadora.json' with { type: 'json' };
import jade from './follow-ups/jade.json' with { type: 'json' };
import livia from './follow-ups/livia.json' with { type: 'json' };
import luena from './follow-ups/luena.json' with { type: 'json' };
import marina from './follow-ups/marina.json' with { type: 'json' };
import maya from './follow-ups/maya.json' with { type: 'json' };
import naomi from './follow-ups/naomi.json' with { type: 'json' };
import nina from './follow-ups/nina.json' with { type: 'json' };
import olivia from './follow-ups/olivia.json' with { type: 'json' };
import rosa from './follow-ups/rosa.json' with { type: 'json' };
import sol from './follow-ups/sol.json' with { type: 'json' };
import taina from './follow-ups/taina.json' with { type: 'json' };
import valentina from './follow-ups/valentina.json' with { type: 'json' };
import yumi from './follow-ups/yumi.json' with { type: 'json' };
import type { FollowUps } from './schema.ts';

export const followUps: Readonly<Record<string, FollowUps>> = {
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
