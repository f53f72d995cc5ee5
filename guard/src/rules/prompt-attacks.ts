import type { Pattern, Sighting } from './sighting.ts';
import { matchPatterns } from './sighting.ts';

/** Markers of a prompt's roles; looked for in the folded text, where signs still stand together. */
const MARKERS =
  /<\|[a-z_]{2,20}\|?>|\[\/?(?:inst|sys|system|sistema)\]|<<\/?sys>>|<\/?(?:system|sistema|assistant|instructions?)>|(?:^|\n)\s*#{1,6}\s*(?:system|sistema|instruc\w{1,5}|instruction\w?|assistant|developer)\b|(?:^|\n)\s*(?:system|sistema|developer|assistant)\s*(?:prompt)?\s*:|```\s*(?:system|sistema)/u;

const RULES_WORD =
  '(?:instruc(?:oes|ao)|regras?|ordens|diretrizes|limites|restric(?:oes|ao)|filtros?|politicas?|prompts?|instructions?|rules|guidelines|instrucciones|reglas)';
const PATTERNS: readonly Pattern[] = [
  {
    of: /\b(?:ignor|esque[cs]|desconsider|desprez)\w{1,4} (?:tudo|todas?|todos)\b(?: [a-z]{1,8}){0,5} (?:antes|acima|anterior\w{0,3})\b.{0,30}\b(?:mostr|revel|diga|respond|instruc|aja|finja|prompt|agora)|\b(?:mostr|revel|exib|repit|imprim)\w{1,3} (?:as |o |todas as )?(?:suas?|tuas?|seus?|your) (?:instruc(?:oes|ao)|prompts?|diretrizes|instructions)\b/u,
    verdict: 'refuse',
  },
  {
    of: new RegExp(
      `\\b(?:ignor\\w{1,4}|desconsider\\w{1,4}|esquec\\w{1,3}|desobede\\w{1,4}|burl\\w{1,4}|disregard|forget|bypass|override|olvida)(?: [a-z]{1,10}){0,4} ${RULES_WORD}\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: /\b(?:transito|jogo|etiqueta|casa|tabuleiro|familia|moda|cozinha|receita|gramatica|dieta|ortografia)\b/u,
  },
  {
    of: new RegExp(
      `\\b(?:nao|nunca|sem) (?:siga|seguir|obedeca|obedecer|respeite|precisa seguir) (?:[a-z]{1,8} ){0,2}${RULES_WORD}\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: /\b(?:transito|jogo|etiqueta|receita|moda)\b/u,
  },
  {
    of: /\b(?:voce|vc|tu|ela|personagem|you) (?:nao tem|esta sem|nao possui|tem zero|have no|has no)(?: (?:nenhum|qualquer|mais|any))? (?:filtros?|censura|restric(?:oes|ao)|limites de conteudo|filters?|moderacao)\b/u,
    verdict: 'refuse',
  },
  {
    of: /\bsem (?:nenhum )?(?:filtros?|regras?|censura|restric(?:oes|ao)|limites)(?: nenhum| algum)?(?: ,)? (?:e |ou |nem )?(?:sem )?(?:nenhum )?(?:filtros?|regras?|censura|restric(?:oes|ao)|limites)\b|\bsem (?:filtro|regra|censura|restricao) (?:nenhum|nenhuma|algum|alguma)\b|\bsem (?:nenhum|nenhuma|qualquer) (?:filtro|regra|censura|restricao)\b|\b(?:uncensored|unfiltered|nsfw mode)\b|\bmodo sem (?:filtro|censura)\b/u,
    verdict: 'refuse',
  },
  {
    of: /\b(?:voce|vc|you) (?:e|eh|agora e|are|is) (?:o |a |now )?(?:the )?(?:sistema|system|dan|desenvolvedor|developer|root|admin(?:istrador)?)\b/u,
    verdict: 'refuse',
  },
  {
    of: /\b(?:modo (?:desenvolvedor|dev|dan|deus|root|debug|jailbreak|admin)|developer mode|god mode|jailbreak|jailbroken|do anything now|system prompt|prompt (?:do|de) sistema|prompt injection)\b/u,
    verdict: 'refuse',
  },
  {
    of: /\b(?:revel\w{1,3}|mostr\w{1,3}|repit\w{1,3}|imprim\w{1,3}|diga|reveal|show|print|repeat) (?:[a-z]{1,8} ){0,3}(?:prompt|instruc(?:oes|ao) (?:do sistema|iniciais|ocultas|secretas|internas)|system message|mensagem do sistema)\b/u,
    verdict: 'refuse',
  },
  {
    of: /\b(?:deslig\w{1,4}|desativ\w{1,4}|remov\w{1,4}|disable|turn off)(?: [a-z]{1,8}){0,3} (?:filtros?|moderacao|guardas?|seguranca do sistema|safety|filters?|guardrails?)\b/u,
    verdict: 'refuse',
    softens: /\b(?:piscina|aquario|cafe|foto|fotos|camera|agua|ar)\b/u,
  },
  {
    of: /\b(?:nunca|jamais|nao) (?:pode |deve |vai )?(?:recus(?:e|ar|a)|negue|negar)(?: (?:nenhum|qualquer|um))? (?:pedidos?|ordens?|comandos?|nada que o usuario)\b|\b(?:responda|atenda|aceite|obedeca) (?:a )?(?:tudo|qualquer (?:pedido|coisa|ordem)) sem\b|\bnever refuse\b/u,
    verdict: 'refuse',
  },
  {
    of: /\b(?:nunca|jamais|nao|never) (?:diga|digas|admita|admite|revele|conte|confesse|assuma|say|admit|reveal)(?: (?:a ninguem|ao usuario|nunca))? (?:que )?(?:(?:voce |vc |ela |you )?(?:e|eh|sou|seja|ser|are|is) )?(?:uma? |an? )?(?:ia|inteligencia artificial|robo|bot|ai|chatbot|modelo de linguagem|maquina)\b|\b(?:negue|nega|negar|deny) (?:que (?:voce )?eh? |ser |being )(?:uma? |an? )?(?:ia|inteligencia artificial|robo|bot|ai)\b|\b(?:finja|diga|jure|garanta|afirme) (?:sempre )?(?:que (?:voce )?eh? |ser )(?:uma? )?(?:humana|humano|pessoa de verdade|ser humano|pessoa real)\b/u,
    verdict: 'refuse',
  },
];

/** Text that speaks to the system instead of describing somebody (abuse suite E02). `folded` is the text as it stands. */
export function checkPromptAttacks(sentences: readonly string[], folded: string): Sighting[] {
  if (MARKERS.test(folded)) return [{ rule: 'prompt-attack', verdict: 'refuse' }];
  return sentences.flatMap((sentence) => {
    const verdict = matchPatterns(sentence, PATTERNS);
    return verdict ? [{ rule: 'prompt-attack' as const, verdict }] : [];
  });
}
