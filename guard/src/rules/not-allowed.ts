import type { Pattern, Sighting } from './sighting.ts';
import { matchPatterns } from './sighting.ts';

/** Whoever fights it, reports on it or survived it. */
const FIGHTS =
  /\b(?:combat\w{1,5}|contra|vitimas?|sobreviv\w{1,5}|defend\w{1,5}|investig\w{1,6}|denunci\w{1,4}|promotora|delegad[oa]|policia\w{0,3}|advogad[oa]|juiza?|perit[oa]|jornalista|reporter|pesquis\w{1,5}|prevencao|preven\w{1,3}|nunca|jamais|proibid[oa]|nao (?:tolera|tolero|aceita|aceito|permite|gosta)|repud\w{1,4}|acolh\w{1,6}|livro|filme|documentario|historia d[eo]|serie)\b/u;

/** What is refused wherever it stands as something wanted (safety.md P3). Clinical words, and few. */
const PATTERNS: readonly Pattern[] = [
  {
    of: /\b(?:estupr\w{1,6}|abus\w{1,4} sexual\w{0,5}|violencia sexual|sexo forcad[oa]|forcad[oa] a (?:fazer )?sexo|rape|raped|rapist|violador(?:a|es)?)\b/u,
    verdict: 'refuse',
    unless: FIGHTS,
  },
  {
    of: /\b(?:sem (?:o )?(?:seu |meu |dela |dele )?consentimento|nao consen\w{1,9}|non consensual|noncon|contra a (?:sua |minha )?vontade (?:dela|dele)?)\b/u,
    verdict: 'refuse',
    unless: FIGHTS,
    softens: /\bcontra a (?:sua |minha )?vontade\b/u,
  },
  { of: /\b(?:incest\w{1,6}|zoofil\w{1,4}|necrofil\w{1,4}|bestiality)\b/u, verdict: 'refuse', unless: FIGHTS },
  {
    of: /\b(?:trafico|traficante|trafica|traficar|contrabando|contrabandista|vend[eo]|vender|vendendo)\b(?: [a-z]{1,10}){0,3} (?:de )?(?:drogas?|armas?|mulheres|pessoas|seres humanos|orgaos|cocaina|crack|heroina|fuzis|pistolas|metanfetamina)\b|\btraficantes?\b|\btrafficking\b/u,
    verdict: 'refuse',
    unless: FIGHTS,
  },
  {
    of: /\b(?:fabric\w{1,4}|mont\w{1,4}|constr\w{1,4}|ensin\w{1,4} a (?:fazer|montar))(?: [a-z]{1,8}){0,2} (?:bombas?|explosivos?|armas? de fogo|fuzil|metanfetamina|crack)\b(?! (?:d agua|de chocolate|de creme|de banho))/u,
    verdict: 'refuse',
    unless: FIGHTS,
  },
  {
    of: /\b(?:boa noite cinderela|drog\w{1,4} (?:a bebida|o drink|as vitimas?|suas? vitimas?)|dop\w{1,3} (?:a|as|suas?|o) (?:vitimas?|moca|bebida)|rohypnol)\b/u,
    verdict: 'refuse',
    unless: FIGHTS,
  },
  {
    of: /\b(?:neonazi\w{0,4}|nazista|supremacista|terrorista|genocid\w{1,4})\b/u,
    verdict: 'refuse',
    unless: FIGHTS,
    softens: /\b(?:genocid)/u,
  },
  {
    of: /\b(?:sequestr(?:a|ar|ador|adora|ou)|mantem em cativeiro|escrava sexual|torturador[a]?)\b/u,
    verdict: 'refuse',
    unless: FIGHTS,
    softens: /\b(?:sequestr)/u,
  },
];

export function checkNotAllowed(sentences: readonly string[]): Sighting[] {
  return sentences.flatMap((sentence) => {
    const verdict = matchPatterns(sentence, PATTERNS);
    return verdict ? [{ rule: 'not-allowed' as const, verdict }] : [];
  });
}
