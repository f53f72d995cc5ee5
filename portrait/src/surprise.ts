import { at } from './geometry.ts';
import { make } from './make.ts';
import { OPTIONS, type PortraitParams } from './options.ts';
import { createRandom, type Random } from './random.ts';

type Weights<Value extends string> = Readonly<Partial<Record<Value, number>>>;

function anyOf<Value>(random: Random, list: readonly Value[]): Value {
  return at(list, Math.floor(random() * list.length));
}

function weighted<Value extends string>(random: Random, weights: Weights<Value>): Value {
  const entries = Object.entries(weights) as [Value, number][];
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of entries) {
    left -= weight;
    if (left <= 0) return value;
  }
  return at(entries, 0)[0];
}

/** What goes with a range of skins: natural colours often, fantasy ones seldom. */
type Affinity = {
  readonly rosyUndertone: number;
  readonly eyeColor: Weights<PortraitParams['eyeColor']>;
  readonly hairColor: Weights<PortraitParams['hairColor']>;
  /** evenly when left out */
  readonly hair?: Weights<PortraitParams['hair']>;
  readonly lipColor: Weights<PortraitParams['lipColor']>;
  readonly turban: number;
};

const DEEP_SKIN: Affinity = {
  rosyUndertone: 1,
  eyeColor: { cafe: 6, castanho: 5, mel: 2, ambar: 1, avela: 1 },
  hairColor: { preto: 7, 'castanho-escuro': 5, castanho: 2, mel: 1, acaju: 1, goiaba: 0.4, platinado: 0.3 },
  hair: {
    'cachos-medios': 4,
    'cachos-longos': 4,
    'black-power': 3,
    'black-curto': 3,
    trancas: 4,
    ondas: 2,
    'coque-alto': 2,
    'coque-baixo': 1,
    'liso-longo': 1,
    'rabo-alto': 1,
    pixie: 1,
  },
  lipColor: { natural: 3, vinho: 3, ameixa: 2, terracota: 2, pitanga: 2, goiaba: 1, nude: 1 },
  turban: 1.2,
};

const LIGHT_SKIN: Affinity = {
  rosyUndertone: 2,
  eyeColor: { cafe: 3, castanho: 5, mel: 3, avela: 2, verde: 2, azul: 2, cinza: 1 },
  hairColor: {
    preto: 4,
    'castanho-escuro': 5,
    castanho: 5,
    'castanho-claro': 3,
    mel: 2,
    loiro: 2,
    cobre: 1.5,
    acaju: 1,
    'preto-azulado': 1,
    platinado: 0.6,
    goiaba: 0.5,
    prata: 0.5,
  },
  lipColor: { natural: 3, rose: 3, goiaba: 3, pitanga: 2, terracota: 2, nude: 1, vinho: 1 },
  turban: 0.3,
};

/** The first deep skin and the first one that seldom freckles, by position in `OPTIONS.skin`. */
const FIRST_DEEP_SKIN = 6;
const FIRST_SELDOM_FRECKLED = 5;

function affinityOf(skin: PortraitParams['skin']): Affinity {
  return OPTIONS.skin.indexOf(skin) >= FIRST_DEEP_SKIN ? DEEP_SKIN : LIGHT_SKIN;
}

type Person = Pick<
  PortraitParams,
  | 'skin'
  | 'undertone'
  | 'face'
  | 'eyes'
  | 'nose'
  | 'lips'
  | 'brows'
  | 'eyeColor'
  | 'hairColor'
  | 'hair'
  | 'highlights'
  | 'gaze'
  | 'lids'
  | 'expression'
  | 'makeup'
  | 'lipColor'
>;

/* In both draws the order of the properties is the order of chance: a seed must keep giving the same person. */

function drawPerson(random: Random): Person {
  const skin = anyOf(random, OPTIONS.skin);
  const affinity = affinityOf(skin);
  return {
    skin,
    undertone: weighted(random, { quente: 4, neutro: 3, rosado: affinity.rosyUndertone }),
    face: anyOf(random, OPTIONS.face),
    eyes: anyOf(random, OPTIONS.eyes),
    nose: anyOf(random, OPTIONS.nose),
    lips: anyOf(random, OPTIONS.lips),
    brows: anyOf(random, OPTIONS.brows),
    eyeColor: weighted(random, affinity.eyeColor),
    hairColor: weighted(random, affinity.hairColor),
    hair: affinity.hair ? weighted(random, affinity.hair) : anyOf(random, OPTIONS.hair),
    highlights: weighted(random, { nenhuma: 6, iluminado: 3, pontas: 1 }),
    gaze: weighted(random, { voce: 6, lado: 2, longe: 1, baixo: 0.6 }),
    lids: weighted(random, { serenos: 5, abertos: 3, sorrindo: 2, fechados: 0.5 }),
    expression: weighted(random, { 'meio-sorriso': 4, serena: 3, sorriso: 3, riso: 1, pensativa: 1 }),
    makeup: weighted(random, { leve: 4, delineado: 3, nenhuma: 1, esfumado: 1.5, solar: 1.5 }),
    lipColor: weighted(random, affinity.lipColor),
  };
}

function drawSetting(random: Random, skin: PortraitParams['skin']): Omit<PortraitParams, keyof Person | 'seed'> {
  const { turban } = affinityOf(skin);
  const freckles = OPTIONS.skin.indexOf(skin) < FIRST_SELDOM_FRECKLED ? 2 : 0.6;
  return {
    outfit: anyOf(random, OPTIONS.outfit),
    outfitColor: anyOf(random, OPTIONS.outfitColor),
    pattern: weighted(random, { liso: 7, listras: 1, poa: 1, folhas: 1, brilho: 0.5 }),
    earrings: anyOf(random, OPTIONS.earrings),
    necklace: weighted(random, {
      nenhum: 3,
      corrente: 3,
      pingente: 3,
      perolas: 1,
      gargantilha: 1,
      camadas: 2,
      contas: 1.5,
    }),
    glasses: weighted(random, { nenhum: 8, redondo: 1, gatinho: 0.7, quadrado: 0.7 }),
    headwear: weighted(random, {
      nenhum: 10,
      flor: 1.2,
      flores: 0.6,
      lenco: 1,
      turbante: turban,
      tiara: 0.4,
      fones: 0.6,
    }),
    marks: weighted(random, {
      nenhuma: 6,
      'pinta-boca': 1,
      'pinta-olho': 1,
      sardas: freckles,
      piercing: 0.8,
      covinhas: 1,
    }),
    scene: anyOf(random, OPTIONS.scene),
    palette: anyOf(random, OPTIONS.palette),
    pose: anyOf(random, OPTIONS.pose),
    facing: random() < 0.5 ? 'esquerda' : 'direita',
    tilt: Math.round((random() * 10 - 5) * 2) / 2,
  };
}

/**
 * A harmonious draw for "Sortear". The same seed gives the same person; whatever is in `keep` is respected.
 * Look at a sheet of 24 before shipping a change of weights.
 */
export function surprise(seed: number, keep: Partial<PortraitParams> = {}): PortraitParams {
  const random = createRandom(seed);
  const person = drawPerson(random);
  const setting = drawSetting(random, person.skin);
  return make({ ...person, ...setting, seed, ...keep });
}
