/** Questions by their words, where no mark says so: "eu dirijo qual carro mesmo", "em que ano foi", "adivinha onde eu moro". */
import { foldWord } from './fold.ts';

const WHAT = 'o que|oq|onde|aonde|quem|quando|quanto|quantos|quantas|qual|quais';
const TAIL = '(?: (?:mesmo|hein|ein|afinal|entao|ai|vai|ne|que eu esqueci))*$';
/** The word asks where the answer would stand. */
const IN_PLACE = [
  new RegExp(`^(?!sei|nao sei|nem sei|sabe).* (?:${WHAT}|que|por que|como)${TAIL}`, 'u'),
  new RegExp(
    `^(?:eu|meus?|minhas?|a gente|nos|mae|pai|mainha|painho|toco|moro|trabalho|estudo|torco|dirijo|tenho|sou|vendo|faco|nasci|gosto|uso|bebo|como|leio) (?:\\S+ ){0,4}?(?:(?:em|de|a|com|por|pra|pro|para|no|na|do|da) )?(?:(?:qual|quais|quantos|quantas)|(?:em|de|a|com|pra) que) \\S+(?: \\S+){0,2}${TAIL}`,
    'u',
  ),
  new RegExp(
    `^(?:eu )?[a-z]{2,}[oei] (?:o que|oq|quem|quanto) (?:n[oa]s?|em|de|pr[ao]|com|quando|tod[oa]) \\S+(?: \\S+)?${TAIL}`,
    'u',
  ),
];
const OPENS =
  /^(?:(?:e|mas|ai|entao|oi|opa|ei|hein|vem ca|me diz|fala|diz ai|ah),? )*(?:(?:em|de|a|com|por|pra|pro|para|desde|ate|d[eoa]) )?(?:o |a )?(?:que|qual|quais|quem|onde|aonde|quando|quanto|quantos|quantas|como)(?![a-z])/u;
const DARES =
  /^(?:(?:e|ai|entao|vai|bora|vamos ver|me),? )*(?:adivinha|adivinhe|chuta|diz|diga|fala|fale|conta|responde|lembra|lembre|quero ver(?: se)?|duvido que|aposto que)(?: (?:ai|la|pra mim|logo|so|voce|vc|tu|ainda|ja|sabe|lembra|lembre|saiba|esqueceu|acerta|de))*,? (?:(?:em|de|a|com|por|pra|pro|para) )?(?:o que|que (?!bom|legal|pena)|qual|quais|quem|onde|quando|quanto|quantos|quantas|como|[oa] (?:nome|idade|cidade|cor|time|dia|data|profissao)|meu (?:nome|time|signo|trabalho|aniversario)|minha (?:idade|cidade|cor|profissao))(?![a-z])/u;
/** "me chama pelo nome", "fala meu nome". */
const BY_NAME =
  /^(?:(?:e|ai|entao|vai|agora),? )*(?:me )?(?:chama|chame|trata|cumprimenta)(?: eu)? (?:pelo|por)(?: meu)? nome(?! de)|^(?:(?:e|ai|entao|vai|agora),? )*(?:fala|fale|diz|diga|escreve|repete|usa) (?:ai )?(?:o )?meu nome(?![a-z])/u;

/** Whether a question word stands where the answer would. */
export function asksInPlace(folded: string): boolean {
  return folded.split(' ').length <= 10 && IN_PLACE.some((pattern) => pattern.test(folded));
}

/** Whether a text asks, marked or not. */
export function asksByWords(text: string): boolean {
  // "É que eu fui…" explains.
  if (/^\s*(?:mas |e )?é que /iu.test(text)) return false;
  const folded = foldWord(text).replace(/[?!.,]+$/u, '');
  return OPENS.test(folded) || DARES.test(folded) || asksInPlace(folded) || BY_NAME.test(folded);
}
