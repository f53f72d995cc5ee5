/** Whom somebody names in passing: "a paçoca, minha vira-lata, comeu…", "comprei um peixe, o nemo". */
import { foldWord } from '../analyser/fold.ts';
import type { Fact } from '../request.ts';
import { titleCase } from './capture.ts';
import { GIVEN_NAMES, KIN, KIN_WRITTEN, NOT_NAMES, OCCUPATIONS, SPECIES } from './lexicon.ts';
import { FRIENDS } from './relatives.ts';

const ROLE = '((?:vira[- ]lata|\\p{L}+))';
const NAME = '(\\p{L}{3,16})';
const END = '(?=[,.!;]|$)';
/** "o frederico, meu calopsita,". */
const NAME_FIRST = new RegExp(
  `(?:^|[,.!;] |(?<!\\p{L})e )[oa] (?:dona |seu |dra?\\.? )?${NAME}, (?:[oa] )?(?:meu|minha|noss[oa]) ${ROLE}(?: \\p{L}+){0,2}${END}`,
  'giu',
);
/** "ronaldo, meu colega,": without an article only what is a name for sure. */
const NAME_ALONE = new RegExp(`^${NAME}, (?:meu|minha) ${ROLE}(?: \\p{L}+){0,2},`, 'iu');
/** "minha vizinha de baixo, a jurema,", "uma irmã que mora em Feira, a Cláudia.", "minha mãe, dona Lurdes,". */
const ROLE_FIRST = new RegExp(
  `(?<!\\p{L})(meu|minha|noss[oa]|(?:comprei|adotei|ganhei|tenho|adotamos|compramos|ganhamos) uma?) ${ROLE}(?: \\p{L}+){0,2}(?: (?:que|q) [^,.!;?]{3,40})?, (?:[oa]|dona|[oa] dona) ${NAME}${END}`,
  'giu',
);
/** "o pacoca meu vira lata me encarando": without a pause only of a beast. */
const BEAST_LAST =
  /(?:^|[,.!;] |(?<!\p{L})e )[oa] (\p{L}{3,16}),? (?:[oa] )?(?:meu|minha) ((?:vira[- ]lata|cachorr[oa]|cachorrinh[oa]|gat[oa]|gatinh[oa]|cadela|calopsita|papagaio|coelh[oa]|hamster))(?!\p{L})/giu;
/** "meu primo Welinton que falou", "essa pessoa é meu pai, seu Joaquim", "minha mãe kkkk dona cida". */
const KIN_BESIDE =
  /(?<!\p{L})(?:meu|minha) (\p{L}{2,10}),? (?:k{2,}\p{L}*,? )?(?:(?:[oa] )?(?:seu|dona) (\p{L}{3,16})|(?:[oa] )?(\p{Lu}\p{Ll}{2,15}))(?=[,.!;]| q(?:ue)? |$)/gu;
/** "A Estrela é minha vaca", "a Pretinha é a minha cachorra". */
const IS_MINE =
  /(?:^|[,.!;] |(?<!\p{L})e )[oaOA] (\p{Lu}\p{Ll}{2,15}) (?:é|eh|era) (?:[oa] )?(?:meu|minha) (\p{L}{3,14})(?!\p{L})/gu;
const BEAST =
  '((?:vira[- ]lata|cachorr[oa]|cachorrinh[oa]|gat[oa]|gatinh[oa]|cadela|calopsita|papagaio|coelh[oa]|tartaruga|hamster))';
const CAPITAL = '(\\p{Lu}\\p{Ll}{2,15})';
/** "O cachorro chama Bolívia". */
const BEAST_CALLED = new RegExp(
  `(?<!\\p{L})(?:[oa]|meu|minha|noss[oa]) ${BEAST} (?:se )?chama(?:va)? (?:[oa] )?${CAPITAL}`,
  'gu',
);
/** "Tenho uma cachorra vira lata a Paçoca", "a ração do gato, o Boleto". */
const BEAST_BESIDE = new RegExp(
  `(?<!\\p{L})(?:(?:tenho|adotei|adotamos) uma?|d[oa]|pr[oa]|com [oa]|(?:é|eh|só|so) [oa]) ${BEAST}(?: \\p{Ll}+){0,3},? [oa] ${CAPITAL}(?=[,.!;]| que | q |$)`,
  'gu',
);
/** What somebody is called who is not called so. */
export const NICKNAMED =
  /^(?:doid|louc|maluc|bob|lind|gord|velh|chat|coitad|tont|burr|danad|safad|fof|pest|trouxa|besta|folgad|preguicos|gulos|metid|sem|tal|mais|melhor|pior|unic|novat|cacul|primeir|ultim|segund|outr|mesm|danadinh|bandid|sapec|querid|amad|famos|vagabund|sumid|espert|dramatic|teimos)/u;

function isName(word: string): boolean {
  const folded = foldWord(word);
  return ![NOT_NAMES, KIN, FRIENDS, OCCUPATIONS, SPECIES].some((list) => list.has(folded)) && !NICKNAMED.test(folded);
}

function factOf(role: string, called: string): Fact | undefined {
  const folded = foldWord(role).replace(' ', '-');
  const species = folded.replace(/z?inh([oa])$/u, '$1');
  const name = titleCase(called.toLowerCase());
  if (SPECIES.has(species) || species === 'vira-lata') return { relation: 'pet', value: `${name} (${species})` };
  if (KIN.has(folded)) return { relation: 'family', value: `${KIN_WRITTEN[folded] ?? role.toLowerCase()} ${name}` };
  return FRIENDS.has(folded) ? { relation: 'friend', value: `${role.toLowerCase()} ${name}` } : undefined;
}

/** "Meu irmão, Flamengo" and "minha amiga Netflix" name nobody: what is no name for sure stands right behind one of the family. */
function kinBeside(text: string): { name: string; role: string }[] {
  return [...text.matchAll(KIN_BESIDE)]
    .map(([whole, role = '', addressed, name]) => ({ whole, role, addressed, name: addressed ?? name ?? '' }))
    .filter(
      ({ whole, role, addressed, name }) =>
        GIVEN_NAMES.has(foldWord(name)) ||
        (KIN.has(foldWord(role)) && (addressed !== undefined || !whole.includes(','))),
    );
}

/** Pets, relatives and friends named beside what they are. */
export function gleanAppositions(text: string): Fact[] {
  const found = [
    ...[...text.matchAll(NAME_FIRST)].map(([, name = '', role = '']) => ({ name, role })),
    ...[...text.matchAll(ROLE_FIRST)].map(([, , role = '', name = '']) => ({ name, role })),
  ];
  for (const pattern of [BEAST_LAST, IS_MINE])
    found.push(...[...text.matchAll(pattern)].map(([, name = '', role = '']) => ({ name, role })));
  found.push(...kinBeside(text));
  for (const pattern of [BEAST_CALLED, BEAST_BESIDE])
    found.push(...[...text.matchAll(pattern)].map(([, role = '', name = '']) => ({ name, role })));
  const [, alone = '', whose = ''] = NAME_ALONE.exec(text) ?? [];
  if (GIVEN_NAMES.has(foldWord(alone))) found.push({ name: alone, role: whose });
  const facts = found.flatMap(({ name, role }) => (isName(name) ? (factOf(role, name) ?? []) : []));
  return facts.filter((fact, at) => facts.findIndex(({ value }) => value === fact.value) === at);
}
