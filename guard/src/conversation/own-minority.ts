/** Words in which somebody says outright that she is younger than 18. Matched against sentences with numbers in digits. */

const AGE = '(?:1[0-7]|[89])';
const START = '(?:^|[,;:.] |\\b(?:eu|e|mas|que|oi|porque|so|ola|moca|serio|verdade|real|vdd) )';
const SOFT =
  '(?:(?:eu|so|ja|ainda|apenas|quase|uns|na verdade|na real|mais ou menos|agora|hoje|aqui|nem|tipo|exatos|recem) )*';
/** What may follow an age that nothing else is counted by. */
const AFTER =
  '(?=$| (?:an[iou][a-z]*(?! d[aeo]s? (?!idade|vida))|e meio|e voce|e vc|e tu|mas|moca|faco|kkk|ta|viu|sabia|ainda|incompletos|primaveras|por que|porque|pq|ne|e pouco|e sou|e quero|e estou|e to|e gosto|e tenho|na (?:real|verdade|vdd)|de verdade|so|anos feitos|para 1\\d|pra 1\\d|(?:no |so )?dia|em uma data|uma data|desde)(?: |$))';

/** "Meu aniversário de 17 anos de casado" is nobody's age. */
const NO_ANNIVERSARY =
  '(?! anos? d[aeo]s? (?:casad|casament|namor|empresa|formad|formatura|firma|trabalho|servico|sobrie|carteira|junt|relacion|banda|loja))';

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
    `(?:\\b(?:amanha|ontem|hoje|sabado|domingo|semana que vem|mes que vem|em breve|daqui a)\\b.{0,30}|\\bvou (?:fazer|ter) )\\b(?:meu|minha) (?:aniversario|niver|festa|baile) de ${AGE}\\b${NO_ANNIVERSARY}|\\b(?:meu|minha) (?:aniversario|niver|festa|baile) de ${AGE}\\b${NO_ANNIVERSARY}.{0,24}\\b(?:amanha|ontem|hoje|sabado|domingo|que vem|em breve|daqui a|chegando|(?:e|eh|vai ser|sera|cai) (?:em |n?o )?(?:dia|uma data))\\b`,
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
  /\bminha professora (?:de [a-z]{3,12} )?d[oa] (?:[4-9]|sext[oa]|setim[oa]|oitav[oa]|non[oa]) (?:ano|serie)\b(?! (?:me )?(?:ensin|era|foi|dizia|fal[oa]v|morr|marc|inspir|falec|aposent))/u,
  /\b(?:tem|tenho|vai ter|vou ter) (?:prova|aula|trabalho|recuperacao|simulado|seminario)s? (?:[a-z]+ ){0,2}d[oa] (?:[6-9]|sexto|setimo|oitavo|nono)o? ano\b/u,
  /\b(?:entro|entrarei|vou (?:entrar|para o)|comeco|passo para o|passei para o) (?:n?o |para o )?(?:ensino )?medio\b/u,
  /\b(?:estou|to|tou) (?:fazendo|cursando|n?o) (?:o )?ensino medio\b/u,
  /\b(?:minha|meu) pediatra\b.{0,40}\b(?:disse|falou|troc\w*|quando eu|fizer)\b|\bquando eu (?:fizer|completar|tiver) 18\b/u,
  /(?:^|\b(?:tenho|com|estou) )quase 18\b(?=$| , | anos$| anos ,)(?! anos d[eo] (?:casad|trabalho|empresa|namoro|servico))/u,
  /\bsou (?:o |a )?(?:goleir[oa]|titular|capita|capitao|atleta|atacante|zagueir[oa]|lateral) .{0,12}\bsub - ?1[1-7]\b|\bsub - ?1[1-7]\b.{0,6}\bsou (?:goleir[oa]|titular|capitao?|atleta|atacante|zagueir[oa]|lateral)\b/u,
  /\b(?:eu )?(?:vou|quero) debutar\b|\b(?:meu|minha) (?:baile|festa) de debutante\b/u,
  /\bnao (?:posso|da para|consigo) (?:ainda )?(?:tirar|ter) (?:a )?(?:carteira|habilitacao|cnh)\b.{0,30}\bfalta\w{0,2}\b/u,
];

/** The same, told by what she may not do yet, by school and by birthdays. */
const TOLD_BY_LIFE: readonly RegExp[] = [
  /^(?:oi |eu |ainda )?(?:(?:estou|to|sou|estudo|faco) )(?:ainda )?(?:n?o |d[oe] |n?o )?(?:o )?(?:(?:primeiro|segundo|terceiro|[1-3]) (?:ano )?d[oe] )?ensino (?:fundamental|medio)(?=$| ,| de manha| a tarde| ainda| kkk)/u,
  /\btenho idade de ensino (?:fundamental|medio)\b/u,
  /\bnao tenho (?:nem 1[0-8](?: anos)?(?: ainda)?|1[0-8](?: anos)? ainda|18(?: anos)?)$/u,
  /\b(?:im|i am|i m) (?:only |just )?1[0-7]\b(?! (?:minutes|hours|km|days|weeks|months|miles|percent|years (?:in|into|of|at|older|younger)|an[io]s (?:n|de casad)))/u,
  /^(?:so|apenas) 1[0-7] (?:anos )?, (?:mas|porem)\b|^1[0-7] e meio(?=$| ,| na (?:verdade|real)| kkk| an)/u,
  /\bfalt\w{1,3} .{1,24}\bpara (?:eu |mim )?(?:ser (?:de )?maior\b(?! (?:que|do))|virar (?:de )?maior\b|(?:a )?minha maioridade|chegar na maioridade)/u,
  /\bdaqui (?:a |uns )?(?:\d+|um|uma|uns|poucos|alguns|pouco) ?(?:anos?|mes|meses|dias|semanas?)? ?(?:, )?(?:eu )?(?:faco|fizer|completo|vou fazer|terei) 18\b(?! anos de)/u,
  /\bvou ser debutante\b/u,
  /\b(?:a|o|minha|meu) prof\w* d[oa] (?:[6-9]|sexto|setimo|oitavo|nono)(?: [a-d]\b| ano\b)+ (?:pegou|tomou|confiscou|viu) (?:o )?meu (?:celular|caderno|telefone)\b/u,
  /\busei (?:a idade|os dados|o cpf|o documento|a data|o rg) d.{2,20} para (?:entrar|cadastrar|criar|me cadastrar)\b.{0,40}\bsou (?:bem |muito )?mais nov[oa]\b/u,
  /\bfalt\w{1,3} .{1,24}\bpara (?:os )?meus 1[0-8]\b|\bposso (?:entrar|ficar|conversar|usar) (?:aqui |isso )?com 1[0-7](?=$| an| [,.])/u,
  /^(?:tenho )?uns 1[0-7](?: anos)? por ai$|\bvou tirar (?:o |meu )?(?:primeiro )?titulo\b.{0,40}\bcom 16\b|\b(?:sai|terminei) (?:d)?o (?:ensino )?fundamental (?:agora|esse ano|semana passada)\b/u,
  /\b(?:a|o|minha|meu) (?:prof|profe|professora?|sora|tia) (?:de [a-z]{3,12} )?d[oa] (?:[4-9]|sext[oa]|setim[oa]|oitav[oa]|non[oa]) (?:ano|serie) (?:me )?(?:passou|mandou|deu|brigou|pediu|marcou)\b/u,
  /\b(?:sai|cheguei|voltei) d[ao] (?:escola|colegio|aula) (?:agora|hoje|agorinha)\b.{0,20}\b(?:[5-9]|sext[oa]|setim[oa]|oitav[oa]|non[oa]) (?:ano|serie)\b/u,
  /^(?:eu )?sou (?:uma? |o |a )?(?!signo\b)(?:[a-z]+ ){1,3}, 1[0-7](?: anos)?$/u,
  /\b(?:joguei|jogo|treinei) (?:hoje |ontem )?n[oa] sub ?-? ?1[1-7]\b(?=.{0,30}\b(?:hoje|ontem|amanha|agora|sabado|domingo)\b)|\bsou (?:goleir[oa]|titular|capita|capitao|atleta|atacante|zagueir[oa]|lateral) .{0,12}\bsub ?-? ?1[1-7]\b/u,
  /\btenho a (?:mesma )?idade d.{2,30} , 1[0-7](?: anos)?$/u,
  /\bnem (?:os )?(?:18|1[0-7]) (?:anos )?(?:eu )?(?:tenho|fiz|completei)\b/u,
  /\b(?:sopro|soprei|vou soprar|apago|vou apagar|apaguei) (?:as |minhas )?(?:1[0-7]|[89]) vel(?:inh)?as\b/u,
  /^(?:so |eu )?1[0-7] (?:anos|aninhos|primaveras) (?:, )?(?:complet[oa]s|prazer|feitos|recem feitos|hoje|hj)\b/u,
  /\b(?:muito|meio|bem) nov[oa] (?:demais )?para .{2,20} , 1[0-7](?: anos)?$/u,
  /^(?:1[0-7])(?:tao|tinho|inho)\b/u,
  /\bsou (?:uma? |so )?adolescente , (?:tenho )?(?:quase |so )?1[0-7]\b/u,
];

const CLASS = '(?:[6-9]|sext[oa]|setim[oa]|oitav[oa]|non[oa])';
const MIDDLE_SCHOOL = `${CLASS}(?: ?[a-d])?(?: ano| serie)?`;
const HIGH_SCHOOL = '(?:(?:[1-3]|primeir[oa]|segund[oa]|terceir[oa]) (?:ano )?d[oe] )(?:ensino )?medio';
const OWN_SCHOOL = '(?:sala|turma|classe|escola|boletim|formatura)';

/** The same, told by classes, marks, teams and birthdays. */
const TOLD_BY_CLASS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:tirei|levei|reprovei|repeti|passei(?! por isso)) .{0,30}\\b(?:n[oa]|d[oa]|para [oa]) ${CLASS}(?: ?[a-d])? (?:ano|serie)\\b(?! d[aeo]s? )`,
    'u',
  ),
  new RegExp(
    `\\bn[oa] (?:minha|meu) ${OWN_SCHOOL} (?:[a-z]+ ){0,2}d[oa] (?:${CLASS} (?:ano|serie)|${HIGH_SCHOOL})\\b(?!.{0,40}\\balun)`,
    'u',
  ),
  new RegExp(
    `\\b(?:a|o) (?:prof[a-z]*|sora) (?:de [a-z]{3,12} )?d[oa] ${MIDDLE_SCHOOL} (?:me )?(?:fal|diss|elogi|pass|mand|deu|brig|ped)[a-z]*\\b(?=.{0,40}\\b(?:eu|meu|minha|me)\\b)`,
    'u',
  ),
  /\bjogo (?:no|na|pelo|pela) sub ?-? ?1[1-7]\b/u,
  new RegExp(
    `^(?:so |eu )?${AGE} (?:anos|aninhos|primaveras) (?:completad[oa]s|feit[oa]s|ontem|hoje|hj|semana passada)\\b`,
    'u',
  ),
  new RegExp(
    `\\bmeu (?:aniversario|niver) de ${AGE}(?: an[a-z]+)? (?:, )?(?:foi )?(?:n?o )?(?:ano passado|mes passado|semana passada|esse ano|este ano)\\b|\\b(?:ano passado|mes passado|semana passada) .{0,20}\\bmeu (?:aniversario|niver) de ${AGE}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:esse ano|este ano|mes que vem|semana que vem|sabado|domingo|amanha|hoje) (?:e|eh|sao|vao ser|vai ser|chegam?|tem) (?:[oa]s? )?meus ${AGE}(?=$| an| [,.]| e\\b)`,
    'u',
  ),
  /\b(?:tenho|eu|idade)\b.{0,14}\b(?:uma|1) decada e meia\b|\b(?:tenho|minha idade(?: e| eh)?) tres lustros\b/u,
  new RegExp(`\\b(?:para|pra|de) quem (?:ja |so |ainda )?(?:tem|fez|vai fazer) ${AGE}(?: an[a-z]+)?$`, 'u'),
];

/** Beside the age of a brother or of a mother, which would otherwise be whose it is. */
const BESIDE_RELATIVES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:irma|irmao|irmaos|prim[oa]|amig[oa]|namorad[oa]) (?:[a-z]+ ){0,2}tem \\d{1,2} (?:anos )?(?:, )?(?:e |mas )eu (?:so |ainda )?(?:tenho )?(?:so )?${AGE}(?=$| an| [,.]| e\\b)`,
    'u',
  ),
];
const BORN_OF =
  /\b(?:minha mae|meu pai) (?:so )?(?:tem|fez) (\d\d)\b.{0,40}\b(?:me teve|teve eu|eu nasci|nasci quando|foi (?:mae|pai))\b.{0,24}\b(\d\d)\b/u;

/** Her mother's age less her mother's age at the birth. */
function countsMinor(sentence: string): boolean {
  const [, now, then] = BORN_OF.exec(sentence) ?? [];
  const age = Number(now) - Number(then);
  return age >= 8 && age < 18;
}

/** Years at work, one's own past, an adult age in the same breath. */
const NOT_HERS =
  /\b(?:eja|encceja|supletivo)\b|\b(?:filh[oa]|net[oa]|sobrinh[oa]|irm[aã]o?|entead[oa]|afilhad[oa]|dou aula)\b(?=.{0,40}\b(?:medio|ano|sub|18|pediatra|debut)\b)|\bha (?:muito|muitos|tempos)\b|\b(?:quando(?! eu (?:fizer|completar|tiver) 18)|desde que|na epoca|naquele tempo|lembro|saudade|reencontrei)\b|\beu tinha\b|\b(?:tenho|fiz|completei) (?:(?!quase|menos|nem)[a-z]+ ){0,2}(?:1[89]|[2-9]\d)\b|\b(?:pareco|cara|jeito|alma|mentalidade|sinto) (?:[a-z]+ ){0,3}(?:1[0-7]|[89])\b/u;

const STATEMENTS = [...OUTRIGHT, ...TOLD_BY_LIFE, ...TOLD_BY_CLASS];

/** Whether a sentence says so with no other way to read it. */
export function saysMinorOutright(sentence: string): boolean {
  if (BESIDE_RELATIVES.some((pattern) => pattern.test(sentence)) || countsMinor(sentence)) return true;
  return STATEMENTS.some((pattern) => pattern.test(sentence)) && !NOT_HERS.test(sentence);
}
