import { isOfRelative } from './others.ts';
import type { Sighting } from './sighting.ts';

const ADULT_AGE = 18;
const BIRTH =
  /\b(?:nasci(?:d[oa]s?|mento|)|nasceu|nascer|nacid[oa]|naci|nacio|born|dob|d o b|birth|birthday|dn|d n|data de nasc\w{0,7}|veio ao mundo|vim ao mundo|chegou ao mundo|safra|geracao|ano de nascimento|classe|modelo|sou d[eo]|cria de|fabricada|fabricado)\b[^\d]{0,40}((?:\d{1,2} ?(?:[/.-]|de [a-z]{4,9} de|de [a-z]{4,9}|) ?){0,2})((?:19|20)\d{2}|\b\d{2})\b/gu;
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
      .concat(
        judgeClass(sentence, year),
        judgeBornAgo(sentence),
        judgeBornIn(sentence, year),
        judgeBornWith(sentence, year),
      );
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
  if (/^(?:safra|classe|modelo|fabricad)/u.test(match[0])) return 'review';
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

const BORN_AGO =
  /\b(?:nasci|nasceu|nascida|veio ao mundo|vim ao mundo|naci|nacio)(?: (?:so|apenas|somente))? (?:ha|faz|a|hace)(?: (?:so|apenas|uns|quase|mais de|cerca de|exatos))? (?:[1-9]|1[0-7]) (?:anos|primaveras|veroes|invernos)\b|\bborn (?:[1-9]|1[0-7]) years ago\b/u;

/** "nasci há 16 anos": a span that is an age. */
function judgeBornAgo(sentence: string): Sighting['verdict'] | undefined {
  const match = BORN_AGO.exec(sentence);
  if (match === null) return undefined;
  const before = sentence.slice(Math.max(0, match.index - 60), match.index);
  return RELATIVES.test(before) || THINGS.test(before) ? undefined : 'refuse';
}

const IS_OF_YEAR = /(?:^|[,;(] |\b(?:ela|ele|eu|mas|que) )(?:eh|sou) (?:la )?de ((?:20)\d{2})(?=$| [,;)])/u;

/** "é de 2012": whoever is of a year was born in it. */
function judgeBornIn(sentence: string, year: number): Sighting['verdict'] | undefined {
  const born = Number(IS_OF_YEAR.exec(sentence)?.[1]);
  if (Number.isNaN(born) || born < year - ADULT_AGE || born > year || THINGS.test(sentence)) return undefined;
  return born === year - ADULT_AGE ? 'review' : 'refuse';
}

const SIGN =
  /\b(?:signo|aries|ariana|touro|taurin[oa]|gemeos|geminian[oa]|cancer|cancerian[oa]|leao|leonin[oa]|virgem|virginian[oa]|libra|librian[oa]|escorpiao|escorpian[oa]|sagitario|sagitarian[oa]|capricornio|capricornian[oa]|aquario|aquarian[oa]|peixes|piscian[oa])\b/u;
const STATED_YEAR = /(?:^|[,;:=|/.(-] ?|\b(?:safra|classe|geracao|ano) (?:de )?)(20\d{2})(?=$| [,;)|/])/u;
const LABELLED_YEAR =
  /^(?:- |\* )?(?:ano|year|nascimento|nasc|niver|aniversario|data|birthdate|birth year|cumple\w{0,5})(?: [:=-]){1,2} (?:\d{1,2} [/.-] \d{1,2} [/.-] )?(20\d{2})$/u;
const BORN = /\b(?:nasc\w{1,5}|born|naci\w{0,2})\b/u;
/** Cups and games people date their birth by. */
const EVENTS: readonly { of: RegExp; year: number }[] = [
  { of: /\b(?:olimpiadas?|jogos) d[eo] (?:pequim|beijing)\b/u, year: 2_008 },
  { of: /\bcopa d[ao] africa\b/u, year: 2_010 },
  { of: /\b(?:olimpiadas?|jogos) d[eo] londres\b/u, year: 2_012 },
  { of: /\b7 a 1\b|\bcopa (?:no|do) brasil\b/u, year: 2_014 },
  { of: /\b(?:olimpiadas?|jogos) d[eo] rio\b/u, year: 2_016 },
  { of: /\bcopa d[ao] russia\b/u, year: 2_018 },
];

/** A year beside a sign of the zodiac, alone after its label, or told by what happened in it. */
function judgeBornWith(sentence: string, year: number): Sighting['verdict'] | undefined {
  const stated =
    LABELLED_YEAR.exec(sentence)?.[1] ?? (SIGN.test(sentence) ? STATED_YEAR.exec(sentence)?.[1] : undefined);
  const event = BORN.test(sentence) ? EVENTS.find(({ of }) => of.test(sentence))?.year : undefined;
  const born = stated === undefined ? event : Number(stated);
  if (born === undefined || born < year - ADULT_AGE || born > year) return undefined;
  if (RELATIVES.test(sentence) || THINGS.test(sentence)) return undefined;
  return born === year - ADULT_AGE ? 'review' : 'refuse';
}
