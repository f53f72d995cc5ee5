/** Words in which somebody says outright that she is younger than 18. Matched against sentences with numbers in digits. */

const AGE = '(?:1[0-7]|[89])';
const START = '(?:^|[,;:.] |\\b(?:eu|e|mas|que|oi|porque|so|ola|moca|serio|verdade|real|vdd) )';
const SOFT =
  '(?:(?:eu|so|ja|ainda|apenas|quase|uns|na verdade|na real|mais ou menos|agora|hoje|aqui|nem|tipo|exatos|recem) )*';
/** What may follow an age that nothing else is counted by. */
const AFTER =
  '(?=$| (?:an[iou][a-z]*(?! d[aeo]s? (?!idade|vida))|e meio|e voce|e vc|e tu|mas|moca|faco|kkk|ta|viu|sabia|ainda|incompletos|primaveras|por que|porque|pq|ne|e pouco|e sou|e quero|e estou|e to|e gosto|e tenho|para 1\\d|pra 1\\d)(?: |$))';

const OUTRIGHT: readonly RegExp[] = [
  new RegExp(
    `${START}${SOFT}(?:tenho|estou com|to com|tou com|tava com|im|i am|i m|tengo) ${SOFT}${AGE}(?:${AFTER}|(?= ,))`,
    'u',
  ),
  new RegExp(`${START}${SOFT}(?:fiz|faco|completei|completo) ${SOFT}${AGE}${AFTER}`, 'u'),
  new RegExp(`\\btenho ${AGE}(?:tao|tinho|inho|zinho)\\b`, 'u'),
  new RegExp(
    `(?:\\bsou|^so|\\beu so|\\bsoy) (?:uma? |o |a |un |una |so )?(?:menin[oa]|garot[oa]|guri[a-z]*|moleque|pia|rapaz[a-z]*|jovem|mocinh[oa]|pivete|adolescente|chic[oa])(?: [a-z]{2,10})? (?:de|com) ${AGE}\\b`,
    'u',
  ),
  /(?<!\b(?:nao|n) )\bsou (?:ainda |so )?(?:de menor|dimenor|menor de idade|de menor idade)\b/u,
  /\b(?:soy (?:un |una )?menor|i am a minor|im a minor|i m a minor)\b/u,
  /^(?:(?:oi|ola|eai|opa|hey|m|f|h) )*(?:1[0-7]) ?(?:an[iou][a-z]* )?(?:aqui\b|, (?:m|f|h|menin[oa]|garot[oa]|homem|mulher|mina|sp|rj|mg|ba|rs|pr|pe|ce|sc|go|df)\b)/u,
  /^[mfh] ?1[0-7]\b/u,
  new RegExp(`^(?:a )?(?:minha )?idade (?:(?:eh|e|:|=|,|real|atual|verdadeira|de verdade) )*${AGE}\\b(?! filhos)`, 'u'),
  new RegExp(`\\bsou (?:a|o) [a-z]{2,12} (?:de|com|,) ${AGE} an`, 'u'),
  new RegExp(
    `(?:\\b(?:amanha|ontem|hoje|sabado|domingo|semana que vem|mes que vem|em breve|daqui a)\\b.{0,30}|\\bvou (?:fazer|ter) )\\b(?:meu|minha) (?:aniversario|niver|festa|baile) de ${AGE}\\b|\\b(?:meu|minha) (?:aniversario|niver|festa|baile) de ${AGE}\\b.{0,24}\\b(?:amanha|ontem|hoje|sabado|domingo|que vem|em breve|daqui a|chegando)\\b`,
    'u',
  ),
  /\bsou (?:muito |bem )?nov[oa]\b.{0,12}\b(?:1[0-7])\b/u,
  /\b(?:faco|completo|vou fazer) 18 (?:anos )?(?:so )?(?:em 20\d\d|daqui|ano que vem|mes que vem|depois que)/u,
  /\b(?:estou|to) fazendo (?:1[0-7]) (?:anos|aninhos|hoje|amanha)/u,
  /\b(?:escola|colegio)\b.{0,30}\b(?:to|estou) no [6-9]\b/u,
  new RegExp(
    `(?:\\b(?:aqui|quem fala|falando|fala aqui) (?:eh|e|com) (?:uma? )?|^(?:eu , )?)(?:menin[oa]|garot[oa]|guri[a-z]*|moleque|adolescente|rapaz|jovem) de ${AGE} (?:an[iou][a-z]*$|aqui)`,
    'u',
  ),
  /^(?:oi )?sou (?:de )?20(?:09|1\d)$/u,
  /\bminha professora (?:de [a-z]{3,12} )?d[oa] (?:[4-9]|sext[oa]|setim[oa]|oitav[oa]|non[oa]) (?:ano|serie)\b/u,
];

/** Years at work, one's own past, an adult age in the same breath. */
const NOT_HERS =
  /\bha (?:muito|muitos|tempos)\b|\b(?:quando|desde que|na epoca|naquele tempo|lembro|saudade|reencontrei)\b|\beu tinha\b|\b(?:tenho|fiz|completei) (?:(?!quase|menos|nem)[a-z]+ ){0,2}(?:1[89]|[2-9]\d)\b|\b(?:pareco|cara|jeito|alma|mentalidade|sinto) (?:[a-z]+ ){0,3}(?:1[0-7]|[89])\b/u;

/** Whether a sentence says so with no other way to read it. */
export function saysMinorOutright(sentence: string): boolean {
  return OUTRIGHT.some((pattern) => pattern.test(sentence)) && !NOT_HERS.test(sentence);
}
