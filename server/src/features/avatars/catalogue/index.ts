import { antonia } from './antonia.ts';
import { ayana } from './ayana.ts';
import { beatriz } from './beatriz.ts';
import { bruna } from './bruna.ts';
import { cecilia } from './cecilia.ts';
import { celeste } from './celeste.ts';
import type { CatalogueCharacter } from './character.ts';
import { clarice } from './clarice.ts';
import { dandara } from './dandara.ts';
import { helena } from './helena.ts';
import { iara } from './iara.ts';
import { isadora } from './isadora.ts';
import { jade } from './jade.ts';
import { livia } from './livia.ts';
import { luena } from './luena.ts';
import { marina } from './marina.ts';
import { maya } from './maya.ts';
import { naomi } from './naomi.ts';
import { nina } from './nina.ts';
import { olivia } from './olivia.ts';
import { rosa } from './rosa.ts';
import { sol } from './sol.ts';
import { taina } from './taina.ts';
import { valentina } from './valentina.ts';
import { yumi } from './yumi.ts';

/** The 24 adults the app opens with, in the order they are shown: neighbours differ in palette and hair. */
export const CATALOGUE: readonly CatalogueCharacter[] = [
  livia,
  dandara,
  yumi,
  taina,
  helena,
  luena,
  maya,
  clarice,
  rosa,
  bruna,
  iara,
  celeste,
  isadora,
  jade,
  marina,
  antonia,
  naomi,
  valentina,
  cecilia,
  ayana,
  beatriz,
  nina,
  olivia,
  sol,
];

export { CATALOGUE_TAGS, type CatalogueCharacter } from './character.ts';
