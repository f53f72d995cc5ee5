import { matchPatterns, type Pattern, type Sighting } from './sighting.ts';

const EIGHTEEN = '(?:os )?(?:18|dezoito)(?: anos)?';
const NOT_YET = `(?:mes|semana|ano|sexta|sabado|domingo|segunda|terca|quarta|quinta) que vem|amanha|depois de amanha|hoje a noite|em breve|daqui a|logo|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|proxim[oa]|no (?:proximo|fim|final|mes|dia|ano)|na (?:semana|proxima|sexta)|tomorrow|next|soon`;
/** An age below 18 that is said without saying it. */
const PATTERNS: readonly Pattern[] = [
  {
    of: /\b(?:tem|tenho|tera|terei|vai ter|vou ter) 18 (?:anos )?(?:daqui|em (?:um|uma|dois|duas|\d|breve|[a-z]{4,9}o\b)|(?:no )?(?:mes|ano) que vem|amanha)/u,
    verdict: 'refuse',
    unless: /\b18 anos em (?:cartaz|campo)/u,
  },
  {
    of: /\b(?:nao|nem|ainda|falta\w{0,2}|antes d[ae]|perto d[ae]|a (?:\d{1,2}|um|uma|poucos?|alguns) (?:anos?|mes|meses|passos?|dias?) d[ae]|so (?:atinge|chega|alcanca)|longe d[ae]|sem|quase n?a)\b[^,]{0,40}\bmaioridade\b|\bmaioridade\b[^,]{0,30}\b(?:que vem|em breve|amanha|daqui|falta\w{0,2}|proxim[oa])\b/u,
    verdict: 'refuse',
    unless: /\b(?:antes da maioridade (?:eu|ela|ja) [a-z]{3,}(?:ou|ei|eu|iu)|maioridade penal)\b/u,
  },
  {
    of: /\b(?:nao|nem|ainda nao) (?:eh|e|sou|era) (?:de )?maior(?: de idade)?(?=$| [,)]| ainda| mas| e )/u,
    verdict: 'refuse',
  },
  {
    of: /\b(?:tem|tenho|com|tinha|eh) a (?:mesma )?idade d[aeo]s? (?:minha|meu|sua|seu|uma?) (?:filh|net|alun|sobrinh|crianc|adolescent|menin)/u,
    verdict: 'refuse',
  },
  {
    of: new RegExp(
      `\\b(?:quase|perto d[eo]s?|beirando|rumo a?os|a caminho dos|as vesperas d[eo]s|vesperas d[eo]s|prestes a (?:fazer|completar)|quase (?:fazendo|completando|com|tendo|faz|completa)|(?:esta|estou|ta) (?:fazendo|completando)|pertinho d[eo]s|almost|nearly|casi) ${EIGHTEEN}(?: |$)(?!(?:de|na|no|atras|km|quil|horas|mil)\\b)`,
      'u',
    ),
    verdict: 'refuse',
    unless: /\bha (?:quase|perto de) 18\b/u,
  },
  {
    of: new RegExp(
      `\\b(?:nao|nem|ainda nao|nunca)(?: [a-z]{2,10}){0,2} (?:fez|fiz|faz|tem|tenho|completou|completei|chegou a?os|cheguei a?os|alcancou) ${EIGHTEEN}(?= |$)`,
      'u',
    ),
    verdict: 'refuse',
    unless: /\b18 (?:anos de|anos que|mil|reais|horas|km)\b/u,
  },
  { of: new RegExp(`\\bnem ${EIGHTEEN} (?:tem|tenho|fez|fiz)\\b`, 'u'), verdict: 'refuse' },
  {
    of: new RegExp(
      `\\b(?:faz|faco|fara|farei|completa|completo|completara|completarei|vai (?:fazer|completar)|vou (?:fazer|completar)|chega a?os|turns|turning|will be) ${EIGHTEEN} (?:[a-z]{1,8} ){0,2}(?:${NOT_YET})\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: /\b18 (?:anos )?(?:de|que)\b(?! agosto)/u,
  },
  {
    of: new RegExp(
      `\\b(?:${NOT_YET})(?: [a-z0-9]{1,8}){0,3} (?:faz|faco|fara|farei|completa|completo|vai fazer|vou fazer|completara) ${EIGHTEEN}(?= |$)(?! anos (?:de|que)\\b)`,
      'u',
    ),
    verdict: 'refuse',
  },
  {
    of: new RegExp(`\\bvai fazer ${EIGHTEEN}|\\bvou fazer ${EIGHTEEN}`, 'u'),
    verdict: 'refuse',
    unless: /\b18 (?:anos )?(?:de|que)\b/u,
  },
  {
    of: new RegExp(
      `\\b(?:falta|faltam|faltando)(?: [a-z0-9]{1,8}){1,7} (?:para|pra|pros?|ate|antes d[eo]s?)(?: (?:ela|eu|ele|fazer|completar|chegar|fazer os|atingir|ter)){0,3} ${EIGHTEEN}(?= |$)`,
      'u',
    ),
    verdict: 'refuse',
  },
  { of: new RegExp(`\\b(?:antes de|ate) (?:fazer|completar|ter) ${EIGHTEEN}(?= |$)`, 'u'), verdict: 'review' },
  {
    of: new RegExp(
      `\\b(?:menos d[eo]s?|menor d[eo]s?|abaixo d[eo]s?|inferior a|mais nova que|mais jovem que|antes dos|younger than|less than|under|below|sub|<|menor que|menor de) -? ?${EIGHTEEN}(?= |$)`,
      'u',
    ),
    verdict: 'refuse',
    unless:
      /\b(?:proibid[oa]|nao (?:fala|falo|atende|atendo|converso|recomendad[oa]|e para|indicad[oa])|ha menos de|antes dos 18 [a-z]+(?:ou|ei|eu|iu|i)\b|menos de 18 (?:graus|horas|reais|km))\b/u,
    softens: /\bantes dos\b/u,
  },
  {
    of: /\b(?:sub|under|u) ?-? ?1[0-7]\b/u,
    verdict: 'review',
    unless: /\b(?:time|selecao|jog\w{1,5}|trein\w{1,6}|campe\w{1,5}|torneio|futebol|volei)\b/u,
  },
  {
    of: new RegExp(
      `\\b(?:finge|fingindo|fingir|diz|dizendo|jura|mente|mentiu|mentindo|alega|inventa|inventou|passa)(?: [a-z]{2,8}){0,3} ${EIGHTEEN}(?= |$)`,
      'u',
    ),
    verdict: 'refuse',
  },
  {
    of: /\b(?:mentiu|mente|mentindo|mentir|menti|escond\w{1,4}|falsific\w{1,4}) (?:sobre )?(?:a|sua|minha) idade\b|\b(?:identidade|rg|documento) fals[oa]\b|\b18 (?:anos )?so n[oa] (?:rg|papel|documento|identidade)/u,
    verdict: 'review',
  },
  {
    of: /\b(?:acabou de (?:fazer|completar)|acabei de fazer|recem completados|barely|apenas) 18\b|\bbarely legal\b/u,
    verdict: 'review',
  },
  { of: /\b18 (?:anos )?incomplet[oa]s?\b|\b1[0-7] (?:anos )?(?:incomplet|complet|recem|feitos)/u, verdict: 'refuse' },
  {
    of: /\b(?:tem|tenho|com|idade|aos) (?:1[0-9]{2}|20[0-9]|21[0-5]) meses\b|\b(?:[1-9][0-9]|1[0-9]{2}|20[0-9]|21[0-5]) meses de (?:idade|vida)\b/u,
    verdict: 'refuse',
    unless: /\b(?:contrato|filh[oa]|net[oa]|sobrinh[oa]|bebe)\b/u,
  },
  {
    of: /\b(?:anos|idade) em (?:binario|hexadecimal|hexa|octal|base \d)|\b(?:binario|hexadecimal)\b.{0,30}\b(?:anos|idade)\b/u,
    verdict: 'review',
  },
  {
    of: /\b(?:tenra|pouca|doce|flor da) idade\b|\bidade (?:escolar|ilegal|proibida|da inocencia|de escola|de colegio|de crianca)\b|\b(?:nao tem|sem) idade (?:legal|para (?:dirigir|votar|beber|entrar))\b|\bnao (?:pode|posso) (?:ainda )?(?:dirigir|votar|beber|tirar (?:a )?(?:carteira|habilitacao))(?: ainda)? por causa da idade\b/u,
    verdict: 'refuse',
    softens: /\bflor da idade|tenra idade\b/u,
  },
];

export function checkAgeHints(sentences: readonly string[]): Sighting[] {
  return sentences.flatMap((sentence) => {
    const verdict = matchPatterns(sentence, PATTERNS);
    return verdict ? [{ rule: 'age' as const, verdict }] : [];
  });
}
