/** Whether something said later gives another value to something said before: by naming the old one as over, or by one of its type. */

import { isVerbForm } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { LIGHT, senseOf } from '../analyser/stems.ts';
import { isCue } from './revisions.ts';
import { spelledOut } from './spelling.ts';

const NUMBER = '(?<![\\d/:,.])\\d{1,4}(?![\\d/:,.]|\\w)';
/** Values of one type exclude each other. */
const TYPES = [
  '(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?|sabado|domingo',
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  '(?:de |pra |pela |para )(?:manha|tarde|noite|madrugada)',
  NUMBER,
].map((source) => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z])`, 'gu'));

const OVER_BEFORE =
  'nao|nem|sem|larguei|larguou|esquece|troquei|trocamos|trocou|deixei|vendi|vendemos|cansei|desisti|enjoei|adeus|sai|saiu|tirou|cortou|cancel[a-z]+';
const OVER_AFTER =
  'nada|nao|nem|era|eram|acabou|acabaram|desisti|larguei|morreu|nunca|cancel[a-z]+|perdeu|virou|mudou|caiu|passou|se foi|ja era|ficou (?:para|pra) tras|foi embora|e d(?:el[ae]|[oa])|pela hora|so ate|foi mentira';
/** Something is otherwise now, in words that are not a change by themselves. */
const TURNED =
  /(?<![a-z])(?:ops|opa|errei|erro|corretor|corrig[a-z]+|alias|na verdade|tecnicamente|agora|a partir|ja (?:to|estou|sou|e)|ate (?:mes|semana|ano|ontem)|jogaram|remarc[a-z]+|adi(?:ei|ou|amos|aram)|antecip[a-z]+|passaram|passou|subiu|baixou|aumentou|reajust[a-z]+|balanca|melhor|quer dizer|fechamos|mudou|mudaram|fiz|completei|menti|minto|confundi|engan[a-z]+|lembrei|descobri|corrigindo)(?![a-z])/u;
/** What takes the place of a thing that it does not name: "me passou outro no lugar", "trouxe outra, batizei de…". */
const POINTS =
  /(?<![a-z])(?:no lugar|em vez (?:disso|del[ea])|(?:tirou|tirei|trocou|troquei|larguei|vendi|deixei|cortou) (?:ess[ea]s?|isso|el[ea]s?|aquel[ea])|(?:trouxe|comprei|peguei|ganhei|adotei|arrumei|arranjei) (?:um |uma )?(?:outr|nov)[oa])(?![a-z])/u;
/** So few words are of what was said just before, or of nothing. */
const FEW_WORDS = 3;

function fold(text: string): string {
  return foldWord(spelledOut(text))
    .replace(/(\d)(?=[a-gi-z])/gu, '$1 ')
    .replace(/[^a-z0-9/:.\s-]+|[.](?=\s|$)/gu, ' ');
}

function valuesIn(text: string, type: RegExp): string[] {
  return [...text.matchAll(type)].map(([value]) => value.replace(/^(?:de|pra|pela|para) /u, ''));
}

/** Words that only join others: "não fala o que sente" ends nothing that was told with a "que". */
const JOINS = new Set(
  'que uma uns umas com por pelo pela pelos pelas dos das nos nas aos pra pro para mas sem meu minha meus minhas seu sua seus suas dele dela esse essa este esta isso isto'.split(
    ' ',
  ),
);

/** Words that could be the value: neither light nor a form of a verb. */
function valueWords(told: string): string[] {
  return told
    .split(/\s+/u)
    .filter(
      (word) =>
        (word.length > 2 || /\d/u.test(word)) && !JOINS.has(word) && !LIGHT.has(senseOf(word)) && !isVerbForm(word),
    );
}

function namesAsOver(later: string, told: string): boolean {
  return valueWords(told).some((word) => {
    const safe = word.replace(/[^a-z0-9]/gu, '');
    return (
      safe !== '' &&
      new RegExp(
        `(?<![a-z0-9])(?:(?:${OVER_BEFORE}) (?:[a-z]+ ){0,5}${safe}|${safe}(?: [a-z]+){0,2} (?:${OVER_AFTER}))(?![a-z0-9])`,
        'u',
      ).test(later)
    );
  });
}

function hasOtherOfType(later: string, told: string): boolean {
  return TYPES.some((type) => {
    const [old, fresh] = [valuesIn(told, type), valuesIn(later, type)];
    return old.length > 0 && fresh.some((value) => !old.includes(value));
  });
}

/** `isNear`: said within a few messages of it. */
export function isRival(later: string, told: string, isNear: boolean): boolean {
  const [fresh, old] = [fold(later), fold(told)];
  if (later.includes('?') || fresh.trim() === '') return false;
  return namesAsOver(fresh, old) || (isNear && leansOn(later, fresh, old));
}

/** A bare value of the same type, one with a word of change beside it, or what points back. */
function leansOn(later: string, fresh: string, old: string): boolean {
  const [first = ''] = later.split(/[.,;:!…]+/u);
  const bare = fold(first);
  const isBare = bare.trim().split(/\s+/u).length <= FEW_WORDS && hasOtherOfType(bare, old);
  if (isBare || (TURNED.test(fresh) && hasOtherOfType(fresh, old))) return true;
  return POINTS.test(fresh) || (isCue(later) && sharesValue(fresh, old));
}

function sharesValue(later: string, told: string): boolean {
  const words = new Set(later.split(/\s+/u));
  return valueWords(told).some((word) => words.has(word));
}
