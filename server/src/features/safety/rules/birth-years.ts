import { isOfRelative } from './others.ts';
import type { Sighting } from './sighting.ts';

const ADULT_AGE = 18;
const BIRTH =
  /\b(?:nasci(?:d[oa]s?|mento|)|nasceu|nascer|nacid[oa]|naci|nacio|born|birth|birthday|dn|d n|data de nasc\w{0,7}|veio ao mundo|vim ao mundo|chegou ao mundo|safra|geracao|ano de nascimento|classe|modelo|sou d[eo]|cria de|fabricada|fabricado)\b[^\d]{0,40}((?:\d{1,2} ?(?:[/.-]|de [a-z]{4,9} de|de [a-z]{4,9}|) ?){0,2})((?:19|20)\d{2}|\b\d{2})\b/gu;
const THINGS =
  /\b(?:vinhos?|espumante|cachaca|uvas?|colheita|cafe|azeite|carros?|moto|fusca|bar|restaurante|loja|empresa|banda|projeto|atelie|ong|festival|bloco|coletivo|site|canal|podcast|livro|amizade|ideia|sonho|casa|predio|padaria|time|clube|revista|filme|disco|album|serie|novela|marca|receita|escola|confeitaria|cafeteria|livraria|feira|sarau|jornal|programa|computador|celular|camera|guitarra|violao)\b/u;
const TASTES =
  /\b(?:prefere|prefiro|gosta|gosto|bebe|bebo|abre|abriu|abri|toma|serve|guarda|colecion[a-z]{1,3}|brinda|degusta)\b[^,]{0,30}$/u;
const RELATIVES =
  /\b(?:filh\w{1,4}|sobrinh\w{1,4}|net\w{1,4}|irma|irmao|irmaos|afilhad[oa]|entead[oa]|prim[oa]s?|cachorr[oa]|gat[oa]|cadela|caes|gatos|gemeos|gemeas|bebe)\b/u;

/** Birth years that make the character younger than 18, measured against `year`; a possible 18 in this year is a doubt. */
export function checkBirthYears(sentences: readonly string[], year: number): Sighting[] {
  return sentences.flatMap((sentence) => {
    const found = [...sentence.matchAll(BIRTH)]
      .map((match) => judgeYear(sentence, match, year))
      .concat(judgeClass(sentence, year));
    const verdict = found.includes('refuse') ? 'refuse' : found.find((one) => one !== undefined);
    return verdict ? [{ rule: 'birth-year' as const, verdict }] : [];
  });
}

function judgeYear(sentence: string, match: RegExpExecArray, year: number): Sighting['verdict'] | undefined {
  const born = fullYear(match, year);
  if (born === undefined || born < year - ADULT_AGE || born > year) return undefined;
  const before = sentence.slice(0, match.index);
  const clause = before.slice(Math.max(0, before.length - 60));
  if (RELATIVES.test(clause) || isOfRelative(clause, sentence) || THINGS.test(sentence) || TASTES.test(clause))
    return undefined;
  if (/^(?:safra|geracao|classe|modelo|cria|sou|fabricad)/u.test(match[0])) return 'review';
  return born === year - ADULT_AGE ? 'review' : 'refuse';
}

/** Two digits are a year of this century at the end of a date ("05/08/12") and after "em" or "de", where no month follows. */
function fullYear(match: RegExpExecArray, year: number): number | undefined {
  const digits = match[2] ?? '';
  if (digits.length === 4) return Number(digits);
  const before = match[0].slice(0, -digits.length);
  const after = match.input.slice(match.index + match[0].length);
  const isYear =
    /(?:\d ?[/.-] ?\d{1,2} ?[/.-] ?|\b(?:em|de|in) )$/u.test(before) && !/^ ?(?:de |\/|[.-]|h)/u.test(after);
  const recent = 2_000 + Number(digits);
  return isYear && recent <= year ? recent : undefined;
}

/** "turma de 2011": whoever finished school then is grown up, whoever was born then is not. */
function judgeClass(sentence: string, year: number): Sighting['verdict'] | undefined {
  const born = /\b(?:turma|class|classe) (?:de|do|of) ((?:20)\d{2})\b/u.exec(sentence)?.[1];
  if (
    born === undefined ||
    Number(born) < year - ADULT_AGE ||
    /\b(?:faculdade|formatura|formou|formad[oa]|medicina|direito|mestrado|curso|universidade)\b/u.test(sentence)
  )
    return undefined;
  return 'review';
}
