/** The tabs of Aparência and what each offers (portraits.md §3 "Wizard tabs"). */
import type { Crop, PortraitParams } from '@cafune/portrait';
import { type ChoiceKey, VALUE_LABELS } from './portrait-labels.ts';

export type ChoiceRow = {
  key: ChoiceKey;
  label: string;
  /** Colours of the swatches by value; left out, each value is drawn with her other choices, cut to `crop`. */
  colours?: Readonly<Record<string, string>>;
  crop: Crop;
};
export type PortraitTab = { id: string; label: string; rows: readonly ChoiceRow[]; hasTilt?: boolean };

const SKIN_COLOURS = {
  porcelana: '#f0d3c0',
  marfim: '#ecc9a8',
  pessego: '#e5bb9c',
  mel: '#d6ab82',
  areia: '#ca9b72',
  canela: '#b98560',
  caramelo: '#a6714b',
  castanha: '#8b5a3c',
  cafe: '#714832',
  cacau: '#5b3a29',
  ebano: '#46302a',
} satisfies Record<PortraitParams['skin'], string>;
const HAIR_COLOURS = {
  preto: '#241c1a',
  'preto-azulado': '#1b1f2e',
  'castanho-escuro': '#3b2a20',
  castanho: '#5a3c28',
  'castanho-claro': '#7d5837',
  mel: '#a97e44',
  loiro: '#cfac72',
  platinado: '#e2d5bb',
  cobre: '#a84e16',
  acaju: '#6a2119',
  goiaba: '#e58390',
  prata: '#acb0b5',
} satisfies Record<PortraitParams['hairColor'], string>;
const EYE_COLOURS = {
  cafe: '#3a2618',
  castanho: '#66432a',
  mel: '#a87a3a',
  avela: '#77703f',
  verde: '#577f5c',
  azul: '#5f90ad',
  cinza: '#7f8a92',
  ambar: '#b27a2a',
} satisfies Record<PortraitParams['eyeColor'], string>;
/** `natural` and `nude` follow the skin; here they are what they give a middle one. */
const LIP_COLOURS = {
  natural: 'oklch(0.58 0.13 26)',
  rose: 'oklch(0.66 0.115 12)',
  goiaba: 'oklch(0.62 0.16 15)',
  pitanga: 'oklch(0.56 0.205 26)',
  vinho: 'oklch(0.4 0.13 18)',
  terracota: 'oklch(0.54 0.115 38)',
  nude: 'oklch(0.62 0.1 38)',
  ameixa: 'oklch(0.38 0.095 350)',
} satisfies Record<PortraitParams['lipColor'], string>;
const OUTFIT_COLOURS = {
  creme: '#f4e6cf',
  branco: '#f8f4f0',
  preto: '#1d1718',
  pitanga: '#e8482f',
  vinho: '#6b1626',
  maracuja: '#f3c14a',
  folha: '#2f6b50',
  mar: '#3f8f9b',
  noite: '#1f2f52',
  rosa: '#f1aeb2',
  areia: '#d0b08a',
  terracota: '#a45a36',
} satisfies Record<PortraitParams['outfitColor'], string>;
const PALETTE_COLOURS = {
  pitanga: '#e0745c',
  maracuja: '#f2b24a',
  folha: '#3f7f60',
  mar: '#6fb0c0',
  jabuticaba: '#7a2c3c',
  goiaba: '#f0a9ac',
} satisfies Record<PortraitParams['palette'], string>;

export const PORTRAIT_TABS: readonly PortraitTab[] = [
  {
    id: 'pele',
    label: 'Pele',
    rows: [
      { key: 'skin', label: 'Tom de pele', colours: SKIN_COLOURS, crop: 'face' },
      { key: 'undertone', label: 'Subtom', crop: 'face' },
      { key: 'marks', label: 'Marquinhas', crop: 'face' },
    ],
  },
  {
    id: 'rosto',
    label: 'Rosto',
    rows: [
      { key: 'face', label: 'Formato do rosto', crop: 'face' },
      { key: 'lipColor', label: 'Batom', colours: LIP_COLOURS, crop: 'face' },
      { key: 'lips', label: 'Boca', crop: 'face' },
      { key: 'nose', label: 'Nariz', crop: 'face' },
      { key: 'expression', label: 'Expressão', crop: 'face' },
    ],
  },
  {
    id: 'olhos',
    label: 'Olhos',
    rows: [
      { key: 'eyeColor', label: 'Cor dos olhos', colours: EYE_COLOURS, crop: 'face' },
      { key: 'eyes', label: 'Formato dos olhos', crop: 'face' },
      { key: 'brows', label: 'Sobrancelhas', crop: 'face' },
      { key: 'lids', label: 'Pálpebras', crop: 'face' },
      { key: 'gaze', label: 'Olhar', crop: 'face' },
      { key: 'makeup', label: 'Maquiagem', crop: 'face' },
    ],
  },
  {
    id: 'cabelo',
    label: 'Cabelo',
    rows: [
      { key: 'hairColor', label: 'Cor do cabelo', colours: HAIR_COLOURS, crop: 'bust' },
      { key: 'hair', label: 'Penteado', crop: 'bust' },
      { key: 'highlights', label: 'Mechas', crop: 'bust' },
    ],
  },
  {
    id: 'roupa',
    label: 'Roupa',
    rows: [
      { key: 'outfitColor', label: 'Cor da roupa', colours: OUTFIT_COLOURS, crop: 'bust' },
      { key: 'outfit', label: 'Peça', crop: 'bust' },
      { key: 'pattern', label: 'Estampa', crop: 'bust' },
    ],
  },
  {
    id: 'adornos',
    label: 'Adornos',
    rows: [
      { key: 'earrings', label: 'Brincos', crop: 'face' },
      { key: 'necklace', label: 'Colar', crop: 'bust' },
      { key: 'glasses', label: 'Óculos', crop: 'face' },
      { key: 'headwear', label: 'Na cabeça', crop: 'bust' },
    ],
  },
  {
    id: 'cenario',
    label: 'Cenário',
    rows: [
      { key: 'palette', label: 'Luz', colours: PALETTE_COLOURS, crop: 'bust' },
      { key: 'scene', label: 'Lugar', crop: 'bust' },
      { key: 'pose', label: 'Pose', crop: 'bust' },
      { key: 'facing', label: 'Lado', crop: 'bust' },
    ],
    hasTilt: true,
  },
];

/** The values of a row in the order they are offered. */
export function valuesOf(key: ChoiceKey): readonly string[] {
  return Object.keys(VALUE_LABELS[key]);
}

/** What a thumbnail shows: her with one other choice, facing the reader, and without what would cover it. */
export function thumbChoices(params: PortraitParams, { key }: Pick<ChoiceRow, 'key'>, value: string) {
  return { ...params, pose: 'frente', headwear: 'nenhum', [key]: value };
}
