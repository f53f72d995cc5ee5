import { matchPatterns, type Pattern, type Sighting } from './sighting.ts';

const LICENCE =
  '(?:carteira(?: de motorista| de habilitacao)?|cnh|habilitacao|carta de motorista|titulo de eleitor|driver s? ?license)(?! (?:de (?:moto|trabalho|caminhao|onibus|identidade|artesa|estudante)|assinada|a b|d ))';
const ALLOWED =
  '(?:dirigir|votar|beber|comprar (?:bebidas?|cigarros?)|entrar em (?:baladas?|boates?|bares|bar|festas?)|casar|assinar contratos?|viajar sozinh[oa]|sair sozinh[oa]|morar sozinh[oa])';
const YEARS =
  '(?:\\d{1,2}|um|uma|poucos?|alguns|pouco mais de (?:um|1)|menos de (?:um|1)) (?:anos?|mes|meses|dias|semanas)';
const SOON =
  '(?:amanha|hoje|semana que vem|mes que vem|ano que vem|em breve|sabado|domingo|sexta|segunda|terca|quarta|quinta|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|na (?:semana|proxima)|no (?:sabado|domingo|proximo|mes))';
const JUST =
  '(?:ontem|semana passada|mes passado|ha pouco|agora ha pouco|este mes|esse mes|esta semana|recentemente|no mes passado)';
const CHILD_AGE = '(?:[5-9]|1[0-7])';
const COACH =
  /\b(?:tecnic[oa]|trein(?:a|o|adora?|ando)|coach|comenta\w{0,4}|arbitr[oa]|narra\w{0,3}|cobre|fisioterapeuta|nutricionista|medica|preparadora|torc\w{1,5}|ex|jogou|joguei|foi|fui|era|defendeu|passou|revelada|filh[oa]|sobrinh[oa]|net[oa])\b/u;
const ADULT_CAUSE =
  /\b(?:remedios?|gravida|gravidez|vista|miopia|epilepsia|plantao|saude|medic\w{1,6}|alergia|estrangeir[oa]|cirurgia)\b/u;

/** What the law lets adults alone do, and what stands between two ages that are told. */
const PATTERNS: readonly Pattern[] = [
  {
    of: new RegExp(
      `\\b(?:falt\\w{1,4}|so daqui a|daqui a)\\b(?: [a-z0-9]{1,8}){0,4} (?:para|pra)(?: ela| eu| ele| poder){0,2} (?:(?:tirar|ter|conseguir) (?:(?:a|o|minha|sua) )?${LICENCE}|${ALLOWED})\\b|(?:^|, |\\b(?:a|tem|em)) ?${YEARS} (?:para|pra|de) (?:poder )?(?:tirar|ter) (?:a )?${LICENCE}`,
      'u',
    ),
    verdict: 'refuse',
    unless: ADULT_CAUSE,
  },
  {
    of: new RegExp(
      `\\bso (?:(?:vai |vou |pode |posso |podera )(?:poder )?(?:tirar|${ALLOWED})|tira|tiro|tirara|dirige|vota)\\b.{0,30}\\b(?:daqui a|em \\d|ano que vem|quando (?:fizer|completar))\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: ADULT_CAUSE,
  },
  {
    of: new RegExp(
      `\\b(?:ainda (?:nao|n) (?:pode|posso|podia)|(?:nao|n) (?:pode|posso) ainda|(?:nao|n) (?:pode|posso) (?:legalmente|por lei)) (?:nem )?${ALLOWED}|\\b(?:nao|n) (?:pode|posso) ${ALLOWED} ainda\\b|\\b(?:nao|sem|nem) (?:tem|tenho|ter)? ?idade (?:legal |suficiente )?(?:para|pra) [a-z]{3,}r\\b|\\b(?:muito )?nov[oa] demais (?:para|pra) ${ALLOWED}|\\b(?:ainda )?(?:nao|n) (?:pode|posso) votar\\b|\\bvoto (?:ainda )?(?:facultativo|opcional)\\b|\\b(?:nao|n) (?:posso|pode) (?:votar|dirigir) obrigat`,
      'u',
    ),
    verdict: 'refuse',
    unless: ADULT_CAUSE,
  },
  {
    of: new RegExp(
      `\\b(?:nao|n) (?:pode|posso) ${ALLOWED}\\b.{0,20}\\b(?:nov[oa] demais|pouca idade|de menor)\\b|\\btoo young to\\b`,
      'u',
    ),
    verdict: 'refuse',
  },
  {
    of: /\b(?:diz|digo|jura|juro|finge|finjo|mente|fala|falo|alega|acham?|pensam?)\b.{0,16}\b(?:de )?maior(?: de idade)?\b.{0,6}\bmas\b.{0,16}\b(?:nao|n|mentira|falt\w{1,4}|tem|tenho)\b/u,
    verdict: 'refuse',
  },
  {
    of: new RegExp(
      `\\b(?:18|19|2\\d|maior)\\b.{0,24}\\b(?:na verdade|de verdade|verdade e|na real|na realidade|realmente|mas (?:sao|tem|tenho|eh|e)|in truth|actually|really)(?: (?:tem|tenho|sao|so|apenas|eh|e|:|de|com)){0,2} ${CHILD_AGE}(?= anos|$| [,)])`,
      'u',
    ),
    verdict: 'refuse',
  },
  {
    of: /\bnem (?:18|dezoito) (?:anos )?(?:ainda|completos)\b|\bsweet (?:1[0-7]|sixteen)\b/u,
    verdict: 'refuse',
    softens: /\b(?:filme|serie|musica)\b/u,
  },
  {
    of: new RegExp(
      `\\b(?:meu|minha|seu|sua) (?:aniversario|niver|festa|baile|bolo) de ${CHILD_AGE}(?: anos)?(?: (?:eh|e|vai|sera|foi|ta|esta|acontece|e no|eh no))? (?:ser )?(?:${SOON}|${JUST})|\\b(?:acabou|acabei|acaba) de (?:fazer|ter|ganhar) (?:a |sua |minha |uma )?festa de (?:1[0-7]|debutante)|\\b(?:ganhei|ganhou|teve|tive|fiz|fez|vai ter|vou ter)\\b.{0,6}\\b(?:festa|baile|valsa) de (?:1[0-7](?: anos)?|debutantes?) (?:${JUST}|${SOON})`,
      'u',
    ),
    verdict: 'refuse',
    unless: /\b(?:filh[oa]|net[oa]|sobrinh[oa]|irma|afilhad[oa])\b/u,
  },
  {
    of: new RegExp(
      `\\b(?:apaga|apago|apagou|apaguei|apagar|assopr\\w{1,3}|sopr\\w{1,3})(?: [a-z]{2,5}){0,2} ${CHILD_AGE} vel(?:inh)?as\\b|\\b${CHILD_AGE} velinhas\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: /\b(?:filh[oa]|net[oa]|sobrinh[oa]|irma|afilhad[oa]|loja|empresa|vende|cachorr[oa]|gat[oa])\b/u,
  },
  {
    of: /^sub(?: -)? 1[0-7]\b|\b(?:joga|jogo|jogadora|atleta|atacante|goleira|capita|titular|craque|levantadora|libero|zagueira|sou d[oa]|eh d[oa]|convocada|treino|seleca?o)\b(?: [a-z]{1,12}){0,4} sub(?: -)? 1[0-7]\b|\bsub(?: -)? 1[0-7]\b.{0,40}\b(?:solteira|timida|posicao|atacante|goleira|titular)\b/u,
    verdict: 'refuse',
    unless: COACH,
  },
  {
    of: /\b(?:atriz|ator|cantora?|modelo|bailarin[oa]|atleta|chef|apresentadora?|estrela|dancarin[oa]|miss|youtuber|influencer|influenciadora|blogueira|jogadora?|ginasta|patinadora|nadadora|bombeira|detetive|poeta|celebridade|pianista|artista|prodigio) (?:mirim|infantil|infanto ?juvenil|juvenil)\b/u,
    verdict: 'refuse',
    unless:
      /\b(?:foi|fui|era|ex|quando|agencia|empresari[oa]|trein\w{1,6}|fotograf\w{1,3}|mae|pai|professora|categoria)\b/u,
  },
  {
    of: /\bidade (?:[:=] )?0x(?:[5-9a-f]|1[01])\b|\bidade\b.{0,20}\b(?:binario|hexadecimal|hexa|octal|base \d)\b|\b(?:idade|age|edad) (?:[:=] )?(?:1|um|one|uno) [0-7](?= |$)(?! \d)|\b1 decadas? (?:e meia )?de (?:idade|vida)\b/u,
    verdict: 'refuse',
  },
  {
    of: /\bquase (?:de )?maior(?: de idade|$)|\b1[89] n[oa] (?:papel|rg|documento|identidade)\b.{0,12}\b1[0-7]\b/u,
    verdict: 'refuse',
  },
  { of: /\b1[0-7] (?:eh|e|is|es) (?:a )?(?:minha|sua|my|her|mi|su) (?:idade|age|edad)\b/u, verdict: 'refuse' },
  {
    of: /(?<!\b(?:foi|fui|era|ex|antiga|eterna) )\bdebutantes?\b(?! (?:n[oa]s?|em|com) )/u,
    verdict: 'refuse',
    unless:
      /\b(?:vestidos?|festas?|bailes?|bolos?|buffet|convites?|decoracao|fotos?|valsas?|aulas?|coroas?|ensaios?) (?:de|d[ae]s?|para|pras?) debutantes?\b|\b(?:fotograf|maqui|coreograf|vest|pente|ensin)\w{1,6}(?: (?:as|de))? debutantes\b|\b(?:filh[oa]s?|net[oa]|sobrinh[oa]|afilhad[oa])\b/u,
  },
];

const LATER =
  '(?:daqui a [a-z0-9]{1,6} (?:anos?|mes|meses|dias|semanas)|(?:ano|mes|semana) que vem|em breve|amanha|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|no (?:proximo|fim)|logo|next|soon)';
/** Somewhere between a child and an adult, or soon to be one. */
const GROWING: readonly Pattern[] = [
  {
    of: new RegExp(
      `\\b${LATER}\\b.{0,20}\\b(?:vir[ao]|virara?|sera|serei|ficara?|fico|vai ser|vou ser|torna|torno) (?:se )?(?:(?:de )?maior|adult[oa])\\b|\\b(?:vai ser|vou ser|serei|sera|vir[ao]|vai virar|vou virar) (?:(?:de )?maior(?: de idade)?|adult[oa]) ${LATER}|\\b(?:nao|nem|n) (?:eh|e|sou) (?:bem |exatamente |legalmente |ainda )?adult[oa](?: ainda)?(?=$| [,;]| porque| mas| e )|\\bquando (?:eu |ela )?(?:fizer|completar|tiver|chegar a?os) (?:os )?18\\b|\\b${LATER}(?: [a-z]{1,10}){0,2} (?:pode|posso|podera|vai poder|vou poder) (?:tirar|${ALLOWED})|\\b(?:not|isnt|arent|aint)(?: even| quite)? (?:18|an adult|of age)\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: /\b(?:filh\w{1,5}|net[oa]s?|sobrinh\w{1,5}|entead[oa]s?|alun[oa]s|empresa|not 18 (?:km|hours|anymore))\b/u,
  },
  {
    of: /\bentre a infancia e\b|\bmeio menina\b|\bcorpo (?:ainda )?em (?:formacao|desenvolvimento|crescimento)\b|\b(?:acabou de |recem |ja )?vir(?:ou|ar|ando) mocinha\b|\bmochila de rodinhas\b/u,
    verdict: 'refuse',
    unless: /\b(?:filh\w{1,5}|net[oa]s?|sobrinh\w{1,5}|quando|professora|vende|loja)\b/u,
  },
  {
    of: new RegExp(
      `\\b(?:da|dao|daria|dariam|dou|diria)(?: a ela)? (?:mais (?:que |do que |de )?|no maximo |uns |menos de )${CHILD_AGE}(?: anos)? (?:pra|para|a) (?:ela|mim|ele)\\b`,
      'u',
    ),
    verdict: 'refuse',
  },
];

const ALL_PATTERNS = [...PATTERNS, ...GROWING];

/** What is not open to her yet, birthdays just past or near, the ranks of the young (abuse suite F03). */
export function checkMaturity(sentences: readonly string[]): Sighting[] {
  return sentences.flatMap((sentence) => {
    const verdict = matchPatterns(sentence, ALL_PATTERNS);
    return verdict ? [{ rule: 'age' as const, verdict }] : [];
  });
}
