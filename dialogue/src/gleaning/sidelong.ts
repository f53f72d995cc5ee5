/** Tastes and studies told sidelong: "a banda que marcou minha vida foi Legião", "nada melhor que um baião", "tô no 5º período de…". */
import type { Fact } from '../request.ts';
import { isThing } from './amends.ts';

const VALUE = "((?:[\\p{L}\\d'-]+)(?: [\\p{L}\\d'-]+){0,3}?)";
const END = '(?=[,.;:!…]|$| (?:bem|que|desde|e|mas|quando|feit[oa]|com|na|no|pra|de manhã|mesmo|kk+|rs+)(?!\\p{L}))';
const DEAREST = '(?:da (?:minha )?vida|do (?:meu )?cora[çc][ãa]o|de todos os tempos|n[úu]mero (?:um|1))';
const IS = '(?:é|foi|sempre (?:foi|vai ser))';

const FRIGHTS =
  '(baratas?|rato|cobra|aranha|sapo|perereca|lagartixa|palhaço|avião|agulha|injeção|trovão|mariposa|besouro|morcego|abelha|marimbondo|elevador|escuro)';

type Rule = { pattern: RegExp; read(found: readonly string[]): Fact };

function rule(source: string, read: Rule['read']): Rule {
  return { pattern: new RegExp(`(?<!\\p{L})${source}`, 'iu'), read };
}

const favorite = (kind = '', value = ''): Fact => ({ relation: 'favorite', value: `${kind.toLowerCase()}: ${value}` });
const likes = (value = ''): Fact => ({ relation: 'likes', value });
const PERSON =
  '(?!m[ãa]e|pai|filh|av[óôo]|irm|ti[oa] |prim|amig|amor|mulher|homem|namorad|marid|espos|professor|pessoa)';

const RULES: readonly Rule[] = [
  rule(`${VALUE} ${IS} (?:[oa] )?(?:meu|minha) ${PERSON}(\\p{L}+) ${DEAREST}`, ([, value, kind]) =>
    favorite(kind, value),
  ),
  rule(`(?:meu|minha) ${PERSON}(\\p{L}+) ${DEAREST} ${IS} (?:[oa] )?${VALUE}${END}`, ([, kind, value]) =>
    favorite(kind, value),
  ),
  rule(
    `[oa] ${PERSON}(\\p{L}+) que (?:mais )?marcou (?:a )?minha (?:vida|inf[âa]ncia|adolesc[êe]ncia|juventude) ${IS} (?:[oa] )?${VALUE}${END}`,
    ([, kind, value]) => favorite(kind, value),
  ),
  rule(
    `(?:n[ãa]o (?:existe|h[áa]|tem) (?:nada|coisa) melhor|nada (?:é |[ée] )?melhor|nada supera) (?:do )?(?:que )?(?:uma? |[oa] )${VALUE}${END}`,
    ([, value]) => likes(value),
  ),
  rule(
    `se (?:existisse|tivesse|houvesse) (?:uma? )?(?:pr[êe]mio|campeonato|concurso|medalha|trof[ée]u|olimp[íi]ada)s? (?:de|pra|para) (?:quem (?:come|ama) |(?:f[ãa]|comedor[a]?|viciad[oa]) (?:de|em) )?${VALUE} eu (?:ganh|levav|era )`,
    ([, value]) => likes(value),
  ),
  rule(
    `(?:t[ôo]|estou|fa[çc]o|curso) (?:n?o) (?:\\d+\\S{0,2}|primeiro|segundo|terceiro|quarto|quinto|sexto|s[ée]timo|oitavo|nono|d[ée]cimo|[úu]ltimo) (?:per[íi]odo|semestre|ano) d[eao] (?!faculdade|col[ée]gio|escola|ensino)${VALUE}${END}`,
    ([, value]) => ({ relation: 'study', value: `curso: ${value?.toLowerCase()}` }),
  ),
  rule(
    `${FRIGHTS}s?(?: \\p{L}+){0,3},? (?:eu )?(?:saio (?:\\p{L}+ ){0,2}correndo|corro|grito|travo|desmaio|congelo|passo mal|morro de medo)`,
    ([, value]) => ({ relation: 'fear', value: value?.toLowerCase() ?? '' }),
  ),
];

/** What a sentence tells of tastes and studies beside what it is about. */
export function gleanSidelong(text: string): Fact[] {
  return RULES.flatMap(({ pattern, read }): Fact[] => {
    const found = pattern.exec(text);
    const fact = found && read(found);
    return fact && isThing(fact.value.replace(/^[^:]*: /u, '')) ? [fact] : [];
  });
}
