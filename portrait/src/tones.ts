import { adjust, hex, mix, type Oklch, tone } from './colour.ts';
import { clamp } from './geometry.ts';
import type { PortraitParams } from './options.ts';

const SKIN: Record<PortraitParams['skin'], Oklch> = {
  porcelana: [0.885, 0.046, 47],
  marfim: [0.866, 0.056, 55],
  pessego: [0.838, 0.068, 50],
  mel: [0.8, 0.078, 56],
  areia: [0.755, 0.084, 53],
  canela: [0.695, 0.094, 50],
  caramelo: [0.635, 0.096, 48],
  castanha: [0.56, 0.09, 45],
  cafe: [0.485, 0.079, 43],
  cacau: [0.415, 0.067, 40],
  ebano: [0.35, 0.052, 37],
};

const UNDERTONE_HUE: Record<PortraitParams['undertone'], number> = { quente: 3, neutro: 0, rosado: -8 };

const HAIR: Record<PortraitParams['hairColor'], Oklch> = {
  preto: [0.24, 0.014, 30],
  'preto-azulado': [0.245, 0.028, 265],
  'castanho-escuro': [0.3, 0.036, 42],
  castanho: [0.385, 0.058, 48],
  'castanho-claro': [0.49, 0.072, 58],
  mel: [0.61, 0.09, 68],
  loiro: [0.745, 0.088, 82],
  platinado: [0.865, 0.038, 88],
  cobre: [0.535, 0.132, 46],
  acaju: [0.37, 0.105, 26],
  goiaba: [0.7, 0.125, 8],
  prata: [0.74, 0.01, 250],
};

const EYES: Record<PortraitParams['eyeColor'], Oklch> = {
  cafe: [0.3, 0.045, 45],
  castanho: [0.42, 0.075, 52],
  mel: [0.6, 0.11, 72],
  avela: [0.55, 0.075, 95],
  verde: [0.58, 0.085, 150],
  azul: [0.63, 0.085, 235],
  cinza: [0.62, 0.022, 230],
  ambar: [0.62, 0.13, 66],
};

const LIPSTICK: Record<Exclude<PortraitParams['lipColor'], 'natural' | 'nude'>, Oklch> = {
  rose: [0.66, 0.115, 12],
  goiaba: [0.62, 0.16, 15],
  pitanga: [0.56, 0.205, 26],
  vinho: [0.4, 0.13, 18],
  terracota: [0.54, 0.115, 38],
  ameixa: [0.38, 0.095, 350],
};

const CLOTH: Record<PortraitParams['outfitColor'], Oklch> = {
  creme: [0.92, 0.03, 80],
  branco: [0.965, 0.006, 70],
  preto: [0.24, 0.012, 10],
  pitanga: [0.62, 0.2, 28],
  vinho: [0.36, 0.11, 12],
  maracuja: [0.83, 0.15, 84],
  folha: [0.47, 0.085, 158],
  mar: [0.58, 0.085, 205],
  noite: [0.31, 0.06, 262],
  rosa: [0.8, 0.085, 8],
  areia: [0.78, 0.055, 70],
  terracota: [0.56, 0.125, 42],
};

type SceneColours = {
  readonly skyTop: Oklch;
  readonly skyBottom: Oklch;
  /** sun or lamp */
  readonly accent: Oklch;
  /** foreground */
  readonly deep: Oklch;
  /** light on hair and shoulder */
  readonly rim: Oklch;
};

const SCENE: Record<PortraitParams['palette'], SceneColours> = {
  pitanga: {
    skyTop: [0.56, 0.17, 22],
    skyBottom: [0.8, 0.13, 52],
    accent: [0.9, 0.11, 80],
    deep: [0.34, 0.1, 14],
    rim: [0.9, 0.1, 65],
  },
  maracuja: {
    skyTop: [0.76, 0.14, 66],
    skyBottom: [0.9, 0.11, 88],
    accent: [0.97, 0.05, 95],
    deep: [0.48, 0.11, 48],
    rim: [0.96, 0.08, 88],
  },
  folha: {
    skyTop: [0.36, 0.065, 165],
    skyBottom: [0.6, 0.09, 150],
    accent: [0.86, 0.11, 110],
    deep: [0.24, 0.05, 172],
    rim: [0.9, 0.09, 110],
  },
  mar: {
    skyTop: [0.5, 0.085, 222],
    skyBottom: [0.78, 0.07, 200],
    accent: [0.94, 0.06, 90],
    deep: [0.3, 0.06, 235],
    rim: [0.94, 0.05, 95],
  },
  jabuticaba: {
    skyTop: [0.23, 0.055, 345],
    skyBottom: [0.42, 0.105, 5],
    accent: [0.72, 0.17, 32],
    deep: [0.17, 0.035, 340],
    rim: [0.78, 0.13, 35],
  },
  goiaba: {
    skyTop: [0.72, 0.11, 8],
    skyBottom: [0.87, 0.07, 30],
    accent: [0.95, 0.05, 70],
    deep: [0.5, 0.13, 10],
    rim: [0.96, 0.05, 50],
  },
};

export const GOLD = { base: '#e7b653', light: '#ffe9ae', dark: '#a9762a' } as const;

/** Colours of flowers, scarf, headband and headphones. */
export const BLOOM = { petal: hex([0.63, 0.21, 26]), vein: hex([0.48, 0.19, 20]) } as const;

function skinBase(params: PortraitParams): Oklch {
  return adjust(SKIN[params.skin], [0, 0, UNDERTONE_HUE[params.undertone]]);
}

/** Shadows get redder and richer, never greyer: that keeps deep skins alive. */
export function skinTones(params: PortraitParams) {
  const oklch = skinBase(params);
  /* 0 on light skins, 1 on the deepest */
  const depth = clamp((0.72 - oklch[0]) / 0.4);
  return {
    oklch,
    depth,
    base: hex(oklch),
    light: tone(oklch, [0.045 + depth * 0.02, -0.008, 6]),
    shade: tone(oklch, [-0.075, 0.022, -8]),
    deep: tone(oklch, [-0.17, 0.034, -14]),
    darkest: tone(oklch, [-0.3, 0.02, -16]),
    blush: hex(mix(adjust(oklch, [-0.05, 0.06, 0]), [0.64, 0.16, 22], 0.55)),
  };
}

const DARK_HAIR: Record<'light' | 'shine' | 'dark' | 'darkest' | 'streak', Oklch> = {
  light: [0.12, 0.03, 8],
  shine: [0.26, 0.03, 14],
  dark: [-0.09, 0.012, -10],
  darkest: [-0.13, 0.01, -14],
  streak: [0.22, 0.03, 16],
};

const LIGHT_HAIR: typeof DARK_HAIR = {
  light: [0.08, -0.005, 8],
  shine: [0.13, 0.03, 14],
  dark: [-0.14, 0.012, -10],
  darkest: [-0.26, 0.01, -14],
  streak: [0.1, 0.03, 16],
};

function browTone(params: PortraitParams): string {
  const hair = HAIR[params.hairColor];
  if (params.hairColor === 'goiaba') return hex([0.42, 0.06, 20]);
  if (hair[0] <= 0.42) return tone(hair, [0.02, 0.004, 0]);
  return hex(mix(adjust(hair, [-0.2, 0.01, -8]), [0.34, 0.045, 45], hair[0] > 0.7 ? 0.45 : 0.3));
}

export function hairTones(params: PortraitParams) {
  const oklch = HAIR[params.hairColor];
  const isLight = oklch[0] > 0.55;
  const steps = isLight ? LIGHT_HAIR : DARK_HAIR;
  return {
    isLight,
    base: hex(oklch),
    light: tone(oklch, steps.light),
    shine: tone(oklch, steps.shine),
    dark: tone(oklch, steps.dark),
    darkest: tone(oklch, steps.darkest),
    tip: tone(oklch, params.highlights === 'pontas' ? [0.17, 0.035, 14] : [0.05, 0.01, 6]),
    /* the strands of `iluminado` */
    streak: tone(oklch, steps.streak),
    brow: browTone(params),
    lash: hex(mix([0.17, 0.02, 20], oklch, oklch[0] > 0.5 ? 0.18 : 0.05)),
  };
}

function lipBase(params: PortraitParams): Oklch {
  const skin = skinBase(params);
  if (params.lipColor === 'nude') return adjust(skin, [skin[0] > 0.6 ? -0.1 : 0.07, 0.035, -14]);
  if (params.lipColor === 'natural') return mix(adjust(skin, [-0.12, 0.05, -14]), [0.52, 0.13, 18], 0.38);
  return mix(LIPSTICK[params.lipColor], skin, 0.12);
}

export function lipTones(params: PortraitParams) {
  const base = lipBase(params);
  return {
    base: hex(base),
    dark: tone(base, [-0.09, 0.005, -4]),
    /* where the lips meet */
    seam: tone(base, [-0.24, -0.03, -8]),
    light: tone(base, [0.1, -0.01, 6]),
  };
}

/** Iris, from its light lower half to the dark ring. */
export function irisTones(params: PortraitParams) {
  const base = EYES[params.eyeColor];
  return {
    light: tone(base, [0.17, 0.03, 6]),
    base: hex(base),
    dark: tone(base, [-0.14, 0, -6]),
    ring: tone(base, [-0.26, -0.02, -10]),
  };
}

export function clothTones(params: PortraitParams) {
  const oklch = CLOTH[params.outfitColor];
  const isLight = oklch[0] > 0.5;
  return {
    oklch,
    base: hex(oklch),
    light: tone(oklch, [0.06, -0.005, 4]),
    dark: tone(oklch, [isLight ? -0.1 : -0.06, 0.012, -6]),
    darkest: tone(oklch, [isLight ? -0.2 : -0.1, 0.015, -10]),
  };
}

export type SceneTones = ReturnType<typeof sceneTones>;

export function sceneTones(params: PortraitParams) {
  const { skyTop, skyBottom, accent, deep, rim } = SCENE[params.palette];
  return {
    skyTop: hex(skyTop),
    skyBottom: hex(skyBottom),
    ground: hex(mix(skyBottom, deep, 0.4)),
    sand: hex(mix(accent, skyBottom, 0.5)),
    accent: hex(accent),
    deep: hex(deep),
    /* between sky and foreground: near and far */
    near: hex(mix(skyTop, deep, 0.5)),
    far: hex(mix(skyBottom, skyTop, 0.45)),
    rim: hex(rim),
  };
}
