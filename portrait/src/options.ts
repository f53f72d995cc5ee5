/** Every choice a portrait is made of. The values are stored data: add at will, never rename. */
export const OPTIONS = {
  skin: ['porcelana', 'marfim', 'pessego', 'mel', 'areia', 'canela', 'caramelo', 'castanha', 'cafe', 'cacau', 'ebano'],
  undertone: ['quente', 'neutro', 'rosado'],
  face: ['oval', 'coracao', 'redondo', 'quadrado', 'diamante', 'longo'],
  eyes: ['amendoado', 'felino', 'redondo', 'puxado', 'doce', 'encapuzado'],
  eyeColor: ['cafe', 'castanho', 'mel', 'avela', 'verde', 'azul', 'cinza', 'ambar'],
  gaze: ['voce', 'lado', 'longe', 'baixo'],
  lids: ['abertos', 'serenos', 'sorrindo', 'fechados'],
  brows: ['arqueada', 'reta', 'suave', 'marcada', 'fina'],
  nose: ['reto', 'delicado', 'arredondado', 'largo', 'aquilino'],
  lips: ['cheios', 'arco', 'largos', 'delicados', 'coracao'],
  lipColor: ['natural', 'rose', 'goiaba', 'pitanga', 'vinho', 'terracota', 'nude', 'ameixa'],
  expression: ['serena', 'meio-sorriso', 'sorriso', 'riso', 'pensativa'],
  makeup: ['nenhuma', 'leve', 'delineado', 'esfumado', 'solar'],
  hair: [
    'liso-longo',
    'liso-lateral',
    'ondas',
    'ondas-laterais',
    'chanel',
    'chanel-franja',
    'franja-longa',
    'cortina',
    'cachos-medios',
    'cachos-longos',
    'black-power',
    'black-curto',
    'coque-alto',
    'coque-baixo',
    'rabo-alto',
    'trancas',
    'tranca-lateral',
    'pixie',
  ],
  hairColor: [
    'preto',
    'preto-azulado',
    'castanho-escuro',
    'castanho',
    'castanho-claro',
    'mel',
    'loiro',
    'platinado',
    'cobre',
    'acaju',
    'goiaba',
    'prata',
  ],
  highlights: ['nenhuma', 'iluminado', 'pontas'],
  outfit: [
    'alcinha',
    'ombro-a-ombro',
    'gola-alta',
    'camisa',
    'blazer',
    'jaqueta',
    'decote-v',
    'regata',
    'moletom',
    'quimono',
    'frente-unica',
    'tricot',
  ],
  outfitColor: [
    'creme',
    'branco',
    'preto',
    'pitanga',
    'vinho',
    'maracuja',
    'folha',
    'mar',
    'noite',
    'rosa',
    'areia',
    'terracota',
  ],
  pattern: ['liso', 'listras', 'poa', 'folhas', 'brilho'],
  earrings: ['nenhum', 'argola', 'argola-grande', 'gota', 'ponto', 'pena', 'buzios'],
  necklace: ['nenhum', 'corrente', 'pingente', 'perolas', 'gargantilha', 'camadas', 'contas'],
  glasses: ['nenhum', 'redondo', 'gatinho', 'quadrado'],
  headwear: ['nenhum', 'flor', 'flores', 'lenco', 'turbante', 'tiara', 'fones'],
  marks: ['nenhuma', 'pinta-boca', 'pinta-olho', 'sardas', 'piercing', 'covinhas'],
  scene: ['por-do-sol', 'calcadao', 'mata', 'noite', 'cobogo', 'praia', 'janela', 'estudio', 'azulejo', 'serra'],
  pose: ['frente', 'ombro', 'ombro-alto', 'relaxada'],
  palette: ['pitanga', 'maracuja', 'folha', 'mar', 'jabuticaba', 'goiaba'],
} as const;

type Options = typeof OPTIONS;

/** All that is stored of a portrait: about 700 bytes of JSON. Pass stored values through `make()` before drawing. */
export type PortraitParams = { -readonly [Key in keyof Options]: Options[Key][number] } & {
  /** Which way she turns; 'esquerda' mirrors the finished picture. */
  facing: 'esquerda' | 'direita';
  /** Head tilt in degrees, −7…7. */
  tilt: number;
  /** Positive integer; moves strands, curls, freckles and lights. */
  seed: number;
};

/** card 600×800, bust 520×620, face 384×384, in canvas units. */
export type Crop = 'card' | 'bust' | 'face';

/** 'thumb' drops strands and most curls: for option thumbnails and faces at 96 px or less. */
export type Detail = 'full' | 'thumb';

/** What a portrait is painted of, back to front. */
export const LAYERS = [
  'scene',
  'hairBack',
  'body',
  'outfit',
  'necklace',
  'head',
  'features',
  'earrings',
  'hairFront',
  'glasses',
  'headwear',
  'light',
] as const;

export type Layer = (typeof LAYERS)[number];

/** What `make()` falls back to. */
export const DEFAULTS: Readonly<PortraitParams> = {
  skin: 'canela',
  undertone: 'quente',
  face: 'oval',
  eyes: 'amendoado',
  eyeColor: 'castanho',
  gaze: 'voce',
  lids: 'serenos',
  brows: 'arqueada',
  nose: 'reto',
  lips: 'cheios',
  lipColor: 'goiaba',
  expression: 'meio-sorriso',
  makeup: 'delineado',
  hair: 'ondas',
  hairColor: 'castanho-escuro',
  highlights: 'nenhuma',
  outfit: 'alcinha',
  outfitColor: 'pitanga',
  pattern: 'liso',
  earrings: 'argola',
  necklace: 'corrente',
  glasses: 'nenhum',
  headwear: 'nenhum',
  marks: 'nenhuma',
  scene: 'por-do-sol',
  pose: 'frente',
  palette: 'pitanga',
  facing: 'direita',
  tilt: -3,
  seed: 1,
};
