import type { PortraitParams } from '@cafune/portrait';

/** Every tag of the catalogue; people filter by them, so the list is closed. */
export const CATALOGUE_TAGS = [
  'aventureira',
  'bem-humorada',
  'boa-ouvinte',
  'carinhosa',
  'caseira',
  'ciência',
  'criativa',
  'dança',
  'direta',
  'elegante',
  'esportes',
  'gastronomia',
  'independente',
  'intelectual',
  'mar',
  'mística',
  'moda',
  'musical',
  'natureza',
  'noturna',
  'provocadora',
  'romântica',
  'solar',
  'sonhadora',
  'tecnologia',
  'tímida',
  'urbana',
] as const;

/** −2 is all the first word, 2 all the second, 0 neither. */
type Slider = -2 | -1 | 0 | 1 | 2;

/** One of the adults the app opens with, written by hand. Her text is public and goes into prompts as it stands. */
export type CatalogueCharacter = {
  /** stable, in addresses: 'livia' */
  readonly slug: string;
  readonly name: string;
  /** whole years, 23 or more */
  readonly age: number;
  readonly city: string;
  /** two letters: 'BA' */
  readonly state: string;
  readonly occupation: string;
  /** one line of her voice, up to 44 characters */
  readonly tagline: string;
  /** third person, 3 to 6 sentences, 300 to 700 characters */
  readonly bio: string;
  /** how she talks, one or two sentences, for prompts */
  readonly speech: string;
  /** her first message to somebody new, 80 to 260 characters, at most one *narration*; it invites an answer */
  readonly greeting: string;
  readonly relationship: 'ficante' | 'amiga' | 'namorada' | 'esposa' | 'crush';
  readonly personality: {
    /** tímida … ousada */
    readonly boldness: Slider;
    /** doce … provocadora */
    readonly teasing: Slider;
    /** calma … intensa */
    readonly intensity: Slider;
    /** romântica … prática */
    readonly practicality: Slider;
    /** séria … brincalhona */
    readonly playfulness: Slider;
    /** independente … grudenta */
    readonly attachment: Slider;
  };
  /** 5 to 7 topics, short phrases */
  readonly loves: readonly string[];
  /** 3 to 5 */
  readonly hobbies: readonly string[];
  /** 3 to 5 */
  readonly tags: readonly (typeof CATALOGUE_TAGS)[number][];
  /** three things the person could write first, up to 40 characters each */
  readonly starters: readonly [string, string, string];
  /** what differs from the portrait's defaults; already the way `make()` would leave it */
  readonly portrait: Partial<PortraitParams>;
};
