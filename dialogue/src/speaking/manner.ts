/** How she speaks: the address of her region, and now and then one of its words. */
import { foldWord } from '../analyser/fold.ts';
import type { CharacterCard } from '../request.ts';
import { type Address, addressAs } from './pronouns.ts';

type Word = { readonly say: string; readonly at: 'start' | 'end' };
export type Manner = { readonly address: Address; readonly words: readonly Word[] };

const start = (say: string): Word => ({ say, at: 'start' });
const end = (say: string): Word => ({ say, at: 'end' });

/** Words by which people know where somebody is from, as a card may quote them. */
const WORDS: Readonly<Record<string, readonly Word[]>> = {
  oxe: [start('Oxe')],
  oxente: [start('Oxente')],
  visse: [end('visse?')],
  egua: [start('Égua')],
  'arre egua': [start('Arre égua')],
  vixe: [start('Vixe')],
  uai: [start('Uai'), end('uai')],
  trem: [start('Que trem, sô')],
  bah: [start('Bah')],
  tche: [end('tchê')],
  mano: [start('Mano'), end('mano')],
  meu: [start('Meu')],
  'meu bem': [end('meu bem')],
  'meu cheiro': [end('meu cheiro')],
  mermao: [start('Mermão')],
  dai: [end('daí')],
  kkkkk: [end('kkkkk')],
  'gente do ceu': [start('Gente do céu')],
};

type Region = { readonly cities: string; readonly address: Address; readonly words: readonly string[] };

const REGIONS: readonly Region[] = [
  {
    cities: 'porto alegre|pelotas|santa maria|caxias do sul|bento goncalves|gramado|passo fundo|canoas',
    address: 'tu-loose',
    words: ['bah', 'tche'],
  },
  { cities: 'belem|santarem|maraba|ananindeua|macapa', address: 'tu-exact', words: ['egua'] },
  { cities: 'sao luis|imperatriz', address: 'tu-exact', words: ['egua'] },
  { cities: 'manaus', address: 'tu-loose', words: ['egua'] },
  { cities: 'recife|olinda|caruaru|jaboatao|petrolina', address: 'tu-loose', words: ['oxe', 'visse'] },
  { cities: 'joao pessoa|campina grande|natal|mossoro|maceio|teresina', address: 'voce', words: ['oxe', 'vixe'] },
  { cities: 'fortaleza|sobral|juazeiro', address: 'voce', words: ['vixe', 'arre egua'] },
  { cities: 'salvador|feira de santana|ilheus|trancoso|porto seguro|aracaju', address: 'voce', words: ['oxe'] },
  {
    cities: 'belo horizonte|ouro preto|uberlandia|juiz de fora|itajuba|contagem|montes claros',
    address: 'voce',
    words: ['uai'],
  },
  { cities: 'goiania|anapolis', address: 'voce', words: ['uai'] },
  { cities: 'sao paulo|campinas|santos|guarulhos|osasco', address: 'voce', words: ['meu'] },
  { cities: 'rio de janeiro|niteroi', address: 'voce', words: ['mermao'] },
  { cities: 'florianopolis', address: 'tu-loose', words: [] },
];
const ADDRESS_OF_CARD = /(?:trata por|com o|usa o) [“"']tu[”"']/u;

const known = new Map<string, Manner>();

function readManner({ city, speech }: CharacterCard): Manner {
  const quoted = [...speech.matchAll(/[“"']([^”"']+)[”"']/gu)].map((match) => foldWord(match[1] ?? ''));
  const region = REGIONS.find(({ cities }) => cities.split('|').includes(foldWord(city)));
  // A card that says how she talks is taken at its word; the city speaks where the card is silent.
  const chosen = quoted.some((word) => Object.hasOwn(WORDS, word)) || speech !== '' ? quoted : (region?.words ?? []);
  const address = region?.address ?? 'voce';
  return {
    address: address === 'voce' && ADDRESS_OF_CARD.test(speech) ? 'tu-loose' : address,
    words: chosen.flatMap((word) => (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? []) : [])),
  };
}

const QUOTED = /(?:(?:trata por|com o|usa o) )?[“"'][^”"']+[”"']/gu;

/** Of a description of how she talks, the quoted words alone: the same manner, and nothing else of what it says. */
export function mannerWords(speech: string): string {
  const kept = [...speech.matchAll(QUOTED)].map(([quoted]) => quoted);
  const known = kept.filter((quoted) => ADDRESS_OF_CARD.test(quoted) || Object.hasOwn(WORDS, wordOf(quoted)));
  return known.join(' ') || (speech === '' ? '' : '-');
}

function wordOf(quoted: string): string {
  return foldWord(/[“"']([^”"']+)/u.exec(quoted)?.[1] ?? '');
}

/** Manner of a card: by her city, and by the words her description puts in quotes. */
export function mannerOf(card: CharacterCard): Manner {
  const key = `${card.city}\n${card.speech}`;
  const found = known.get(key) ?? readManner(card);
  if (known.size > 200) known.clear();
  known.set(key, found);
  return found;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Words a sentence may go on with after "Oxe,": not a name, not another interjection. */
const OPENERS =
  /^(?:Que|Essa?|Isso|Mas|Eu|Tô|Você|Tu|Hoje|Nem|Já|Agora|Aqui|Quem|Como|Se|Não|Gosto|Gostei|Adoro|Vou|Acho|Todo|Toda|Cada|Minha?|Meu|Teu|Tua|Seu|Sua|A|O|As|Os|Um|Uma|Tem|Dá|Pra|Com|De|Até|Tá)(?= )/u;

/** One word of hers in the text, where it fits; undefined where it does not. */
export function flavour(text: string, word: Word): string | undefined {
  if (word.at === 'start') return OPENERS.test(text) ? `${word.say}, ${lowerFirst(text)}` : undefined;
  if (word.say === 'kkkkk') return /[.!]$/u.test(text) ? `${text.replace(/[.]$/u, '')} ${word.say}` : undefined;
  const match = /^(.{12,}\p{L})([.!])$/su.exec(text);
  if (!match) return undefined;
  return word.say.endsWith('?') ? `${match[1]}, ${word.say}` : `${match[1]}, ${word.say}${match[2]}`;
}

/** The text in her manner; `chance` in [0, 1) decides whether and which of her words she uses. */
export function speak(text: string, manner: Manner, chance: number): { text: string; flavoured: boolean } {
  const addressed = addressAs(text, manner.address);
  const word = manner.words[Math.floor(chance * manner.words.length * 5)];
  const spiced = word && flavour(addressed, word);
  return { text: spiced ?? addressed, flavoured: spiced !== undefined };
}
