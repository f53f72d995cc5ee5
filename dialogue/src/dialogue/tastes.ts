/** What a character would choose: hers for good, picked by her name, so that two of them seldom agree. */
import { foldWord } from '../analyser/fold.ts';
import raw from '../packs/tastes.json' with { type: 'json' };
import { seededRandom } from './hash.ts';

type Taste = { name: string; why: string };
type Chooser = { name: string; occupation: string; loves: readonly string[] };

/** Words by which something a card loves is a taste of one of the kinds. */
const LOVED: Readonly<Record<string, RegExp>> = {
  food: /\b(?:cuscuz|moqueca|pao de queijo|acaraje|tapioca|lamen|pamonha|arroz|pinhao|tucuma|acai|torresmo|peixe|caldinho|sanduiche|queijo|feijoada|churrasco|pizza|macarrao|coxinha)\b/u,
  dessert: /\b(?:bolo|torta|carolina|bolinho|pudim|brigadeiro|sorvete|cocada)\b/u,
  drink: /\b(?:cafe|vinho|merlot|cha|cerveja|chimarrao|mate|caipirinha)\b/u,
  singer: /\b(?:caymmi|clara nunes|clube da esquina|ile aiye|villa e lobos|djavan|gal|elis|cartola)\b/u,
  pet: /\bgato tripe\b/u,
};
/** "Domingo na cozinha" is loved, and yet nothing one eats. */
const NO_TASTE = /\b(?:livro|caderno|papelaria|polemica|cheiro|mapa|carta|cartas)\b/u;

function loved(kind: string, loves: readonly string[]): Taste | undefined {
  const pattern = LOVED[kind];
  const name = pattern && loves.find((love) => pattern.test(foldWord(love)) && !NO_TASTE.test(foldWord(love)));
  const why = raw.loved[kind as keyof typeof raw.loved];
  return name && why ? { name: name.replace(/ \(.*\)$/u, ''), why } : undefined;
}

/** The same one for every character of her name and occupation. */
function picked<Option>(kind: string, options: readonly Option[], { name, occupation }: Chooser): Option | undefined {
  return options[Math.floor(seededRandom(0, `${name}/${occupation}/${kind}`)() * options.length)];
}

/** "Pra Lisboa", "pros Lençóis", "pra Chapada". */
function towards(place: string): string {
  const [, article = '', rest = place] = /^(os|o|a|as) (.+)$/u.exec(place) ?? [];
  return `pr${article || 'a'} ${rest}`;
}

/** Slots `my.mother`, `my.flower` and the like, which need no reason. */
function detailSlots(character: Chooser): [slot: string, value: string][] {
  return Object.entries(raw.details).map(([kind, options]) => [
    `my.${kind}`,
    picked<string>(kind, options, character) ?? '',
  ]);
}

/** Slots `my.color`, `my.food` and the like, and beside each why it is hers: `why.color`. What her card loves comes first. */
export function tasteSlots(character: Chooser): [slot: string, value: string][] {
  const tastes = Object.entries(raw.kinds).flatMap(([kind, options]): [string, string][] => {
    const taste = loved(kind, character.loves) ?? picked(kind, options, character);
    return taste
      ? [
          [`my.${kind}`, taste.name],
          [`why.${kind}`, taste.why],
          [`to.${kind}`, towards(taste.name)],
        ]
      : [];
  });
  return [...tastes, ...detailSlots(character)];
}

/** One of several things, the same one whenever they are offered. */
export function herChoice(name: string, options: readonly string[]): string | undefined {
  const ranked = options.map((option) => ({ option, rank: seededRandom(0, `${name}/${option.toLowerCase()}`)() }));
  return ranked.toSorted((one, other) => one.rank - other.rank)[0]?.option;
}
