import { matchPatterns, type Pattern, type Sighting } from './sighting.ts';

const ELDERS =
  '(?:pais|mae|pai|mamae|papai|avos?|tia|tio|madrasta|padrasto|tutora?|tutores|responsavel|responsaveis|guardia)';
const WHOSE = '(?:seus? |suas? |meus? |minhas? |uma? |o |a )?';
/** Whoever has charges of her own, or decides about them by trade. */
const IN_CHARGE =
  /\b(?:conselheir[oa]|trabalh\w{1,4}|advogad[oa]|promotora|juiza?|assistente social|professora?|pedagoga|diretora|coordenadora|monitora|excurs\w{2,4}|filh\w{1,5}|sobrinh\w{1,5}|net[oa]s?|entead[oa]s?|alun[oa]s|criancas|cachorr\w{1,3}|gat[oa]s?|concurso|eleita|voluntari[oa]|denunci\w{1,4})\b/u;

/** Others decide for whoever is no adult: permission, guardianship, a home for children. */
const PATTERNS: readonly Pattern[] = [
  {
    of: new RegExp(
      `\\bprecis\\w{1,3} d[aeo]s? ${WHOSE}${ELDERS} (?:para|pra) (?:assinar|autorizar|sair|viajar|entrar|se matricular|fazer a matricula|ir)\\b|\\b${ELDERS}\\b.{0,60}\\b(?:tenho|tem) (?:que|de) (?:ir )?(?:dormir|deitar|estar em casa|voltar) (?:as|antes das|ate as) (?:[6-9]|10)\\b|\\b${ELDERS}\\b.{0,20}\\b(?:fal[oa]|convers[oa]|sai[ro]?|namor[oa]) com (?:um |uma |gente )?adult[oa]s?\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: IN_CHARGE,
  },
  {
    of: /\bmenor aprendiz\b|\b(?:idade d[eo] (?:quem faz )?|vai fazer a |prepara\w{0,4} para a |aula de )(?:crisma|primeira comunhao)\b/u,
    verdict: 'refuse',
    unless: /\b(?:foi|fui|era|comecou|comecei|contrat\w{1,3}|orient\w{1,4}|programa de|catequista|quando)\b/u,
  },
  { of: /\bconselho tutelar\b/u, verdict: 'refuse', unless: IN_CHARGE },
  {
    of: new RegExp(
      `\\b(?:autorizacao|permissao|assinatura|licenca|consentimento)(?: por escrito| assinad[oa])? d[aeo]s? ${WHOSE}${ELDERS}\\b|\\b${ELDERS}\\b.{0,24}\\b(?:precis\\w{1,3}|pede|pedir|depende) d[aeo] (?:autorizacao|permissao|licenca|assinatura)\\b|\\b${ELDERS} (?:ainda |e que |eh que )?(?:precisam?|tem que|tem de) (?:assinar|autorizar|deixar) (?:tudo|por (?:mim|ela|ele)|o termo|a autorizacao|a matricula|minha|antes)\\b|\\bparental (?:consent|permission)\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: IN_CHARGE,
  },
  {
    of: new RegExp(
      `\\b${ELDERS} (?:ainda )?(?:tem|detem|mantem|ganhou|ganharam|disputam) a (?:guarda|tutela)\\b(?! d[aeo]s? (?:filh|net|sobrinh|crianc|menin|gat|cachorr))|\\b(?:sob|na) (?:a )?(?:guarda|tutela) d[aeo]s? ${WHOSE}(?:${ELDERS}|estado|justica)\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: IN_CHARGE,
  },
  {
    of: /\b(?:tutora?|responsavel|guardia[o]?) legal\b|\b(?:meu|minha) (?:tutora?|responsavel)\b(?! (?:tecnic|financeir|diret))|\blegal guardian\b/u,
    verdict: 'refuse',
    unless:
      /\b(?:sou|eh|virou|ela e|nomeada) (?:a )?(?:tutora?|responsavel|guardia) legal d|\btutora? d[aoe] (?:tcc|tese|curso|mestrado|monografia)\b/u,
  },
  {
    of: new RegExp(
      `\\b${ELDERS}\\b(?: ainda| so| nunca){0,2} (?:nao |so )(?:me |a |lhe )?(?:deixa|deixam|permite|permitem) (?:eu |ela )?(?:sair|namorar|dormir|voltar|ficar|usar|ter|ir|viajar|passear)\\b`,
      'u',
    ),
    verdict: 'refuse',
  },
  {
    of: new RegExp(
      `\\b${ELDERS}\\b.{0,16}\\bassinam? (?:o |a |meu |minha |seu |sua )?(?:boletim|caderneta|agenda)\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: IN_CHARGE,
  },
  {
    of: /\b(?:mora|moro|vive|vivo|esta|estou|cresce|fugiu) (?:ainda )?(?:n[oa]|d[oa]|em um|num|em uma?) (?:orfanato|abrigo (?:de menores|infantil|para criancas)|casa lar|lar adotivo)\b|\b(?:espera|esperando|quer|sonha em|fila para) (?:de )?ser adotad[oa]\b|\bfoster (?:care|child|kid)\b/u,
    verdict: 'refuse',
    unless: IN_CHARGE,
  },
  {
    of: /\b(?:ainda|ate hoje) (?:brinca|brinco) (?:de|com) (?:bonecas?|casinha|amarelinha|pique\w{0,6}|carrinhos?)\b|\b(?:tem aula de|vai (?:a|na|pra)|faz|faco|frequenta) (?:a )?catequese\b|\b(?:vai fazer|fara|prepara\w{0,4} para) (?:a )?(?:primeira comunhao|1 comunhao)\b/u,
    verdict: 'refuse',
    unless: /\b(?:filh\w{1,5}|net[oa]s?|sobrinh\w{1,5}|criancas|alun[oa]s|catequista|colecion\w{1,4})\b/u,
  },
];

/** Who still depends on elders or on the state for what adults decide themselves (abuse suite F03). */
export function checkDependence(sentences: readonly string[]): Sighting[] {
  return sentences.flatMap((sentence) => {
    const verdict = matchPatterns(sentence, PATTERNS);
    return verdict ? [{ rule: 'minor-term' as const, verdict }] : [];
  });
}
