/** One value for another of its kind in what was told: a day for a day, a place for a place. */
import { foldWord } from '../analyser/fold.ts';

const WEEKDAY = '(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira| feira)?s?|s[áa]bados?|domingos?';
const MONTH = 'janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
const NUMBER =
  '(?:dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|trinta|quarenta|cinquenta|cem|\\d+) mil|\\d+(?:[.,:h/]\\d+)*h?|(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: e (?:uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove))?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezessete|dezoito|dezenove|cem|mil|meia-noite|meio-dia';
const ORDINAL = '(?:primeir|segund|terceir|quart|quint|sext|s[ée]tim|oitav|non|d[ée]cim)[oa]';
const COLOUR =
  'azul(?:-marinho)?|verde|amarel[oa]|vermelh[oa]|pret[oa]|branc[oa]|rox[oa]|rosa|laranja|cinza|lil[áa]s|bege|marrom|turquesa|prata|dourad[oa]|ruiv[oa]|loir[oa]|castanh[oa]|moren[oa]';
const NAME = '\\p{Lu}[\\p{L}]+(?: (?:d[aeo]s? )?\\p{Lu}[\\p{L}]+)*';
/** "às cinco e meia". */
const HOUR = `(?:[àa]s|[àa]|pr[aà]s|para [àa]s) (?:${NUMBER})(?: e (?:meia|quinze|vinte|trinta|quarenta))?(?: horas)?`;
const DATE = `(?:dia )?\\d{1,2}(?:\\/\\d{1,2}| de (?:${MONTH}))`;

/** "na garagem do Juninho". */
const PLACE =
  '(?:em|n[oa]s?|num|numa) (?!verdade|real|caso|hora|fim|cada|qualquer|lugar|casa|final|meio|dia|ano|m[êe]s|semana)[\\p{L}]+(?: d[aeo]s? [\\p{L}]+)*';

/** The kinds of value a clause may hold, the surest first: one takes the place of another of its kind. */
const VALUES: readonly RegExp[] = [
  DATE,
  HOUR,
  MONTH,
  WEEKDAY,
  COLOUR,
  ORDINAL,
  '(?:de )?(?:manh[ãa]|tarde|noite|madrugada)',
  NUMBER,
  PLACE,
  NAME,
].map((source, at) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, at === 9 ? 'gu' : 'giu'));

/** Names that begin a clause are of whoever it is about. */
function valuesIn(text: string, pattern: RegExp): RegExpMatchArray[] {
  return [...text.matchAll(new RegExp(pattern))].filter(({ index, 0: word }) => index > 0 || !/^\p{Lu}/u.test(word));
}

/** One value of a kind for the other; of several of them in the old words, the last. */
export function exchanged(old: string, text: string): string | undefined {
  // Day and hour go together: "ficou pra segunda às 8h40".
  const dated = VALUES.slice(0, 4).reduce((value, pattern) => exchangedOne(value, text, [pattern]) ?? value, old);
  return dated === old ? exchangedOne(old, text, VALUES.slice(4)) : dated;
}

function exchangedOne(old: string, text: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const fresh = [...text.matchAll(new RegExp(pattern))]
      .map(([word]) => word)
      .filter((word) => !/^(?:Na|N[ãa]o|Errei|Eu|Agora|Meu|Minha|Mudou|Mudei|[ÉE]|Era|Foi|O|A)$/u.test(word));
    const stale = valuesIn(old, pattern);
    const run = runExchanged({ old, text, pattern }, stale);
    if (run) return run;
    // What both name is what is no longer so: "mudei da Consolação pra Pompeia".
    const gone = stale.find(([word]) => fresh.some((other) => foldWord(other) === foldWord(word)));
    const [target, value] = [gone ?? stale.at(-1), fresh.find((word) => !foldWord(old).includes(foldWord(word)))];
    if (target && value)
      return (
        old.slice(0, target.index) +
        matchArticle(value, target[0]) +
        old.slice((target.index ?? 0) + target[0].length)
      ).trim();
  }
  return undefined;
}

/** "terça e quinta" for "segunda e sexta": several of a kind go together. */
function runExchanged(
  { old, text, pattern }: { old: string; text: string; pattern: RegExp },
  stale: readonly RegExpMatchArray[],
): string | undefined {
  const fresh = [...text.matchAll(new RegExp(pattern))];
  const [from, to, first, last] = [stale[0], stale.at(-1), fresh[0], fresh.at(-1)];
  if (!from || !to || !first || !last || stale.length < 2 || fresh.length < 2) return undefined;
  const run = text.slice(first.index, last.index + last[0].length);
  if (run.length > 40 || fresh.some(([word]) => stale.some(([other]) => foldWord(other) === foldWord(word))))
    return undefined;
  return old.slice(0, from.index) + run + old.slice((to.index ?? 0) + to[0].length);
}

function matchArticle(value: string, stale: string): string {
  if (/^[àa]s /iu.test(stale)) return value.replace(/^(?:pr[aà]s|para [àa]s) /iu, 'às ');
  return /^dia /iu.test(value) && !/^dia /iu.test(stale) ? value.slice(4) : value;
}
