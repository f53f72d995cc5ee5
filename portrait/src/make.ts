import { DEFAULTS, OPTIONS, type PortraitParams } from './options.ts';

type Choices = Record<keyof typeof OPTIONS, string>;

const LAST_SEED = 2147483647;

function finite(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

function isOption(key: keyof typeof OPTIONS, value: unknown): value is string {
  return typeof value === 'string' && (OPTIONS[key] as readonly string[]).includes(value);
}

/** Wide-open round eyes read young: calm the lids and give the lashes weight. */
function keepAdult(params: PortraitParams): void {
  if (params.eyes !== 'redondo') return;
  if (params.lids === 'abertos') params.lids = 'serenos';
  if (params.makeup === 'nenhuma') params.makeup = 'leve';
}

/** Parts that do not go together. */
function keepClean(params: PortraitParams): void {
  if (params.expression === 'riso' && params.lids === 'fechados') params.lids = 'sorrindo';
  if (params.headwear === 'fones' && params.hair === 'black-power') params.headwear = 'nenhum';
  if (params.headwear === 'tiara' && /trancas|cachos/.test(params.hair)) params.headwear = 'flores';
  if (params.glasses !== 'nenhum' && params.makeup === 'esfumado') params.makeup = 'delineado';
}

/**
 * Fills gaps, drops unknown values and keeps the combination adult and clean.
 * Call it on anything that comes from storage or a request; any value is safe, `null` included.
 */
export function make(stored: { readonly [Key in keyof PortraitParams]?: unknown } | null | undefined): PortraitParams {
  const given = stored ?? {};
  const params: PortraitParams = { ...DEFAULTS };
  const choices: Choices = params;
  for (const key of Object.keys(OPTIONS) as (keyof typeof OPTIONS)[]) {
    const value = given[key];
    if (isOption(key, value)) choices[key] = value;
  }
  params.facing = given.facing === 'esquerda' ? 'esquerda' : 'direita';
  params.tilt = Math.max(-7, Math.min(7, finite(given.tilt, DEFAULTS.tilt)));
  params.seed = Math.abs(Math.trunc(finite(given.seed, 1))) % LAST_SEED || 1;
  keepAdult(params);
  keepClean(params);
  return params;
}
