/** What says that a number is the character's own age. Matched against the words directly before it. */

/** Whoever stopped growing older is as old as she was then (abuse suite F05). */
export const STOPPED_IN_TIME =
  /\b(?:(?:parou|pararam|parei|deixou|deixei|nunca mais|nao) (?:de )?envelhec\w{1,4}|nao envelheco|eternamente|para sempre com|pra sempre com|congelad[oa]|pres[oa] (?:no|em|nos|aos|num)|parad[oa] no tempo|parou no tempo|nunca (?:mais )?cresc\w{1,4}|mordid[oa]|transformad[oa] em|virou (?:vampir\w|fantasma|imortal)|morreu|morri|fantasma de uma?|embalsamad|imortalizad[oa])\b/u;
/** What looks younger than it is: "rosto de", "corpo de", "parece ter", "idade mental de". */
export const LOOKS_BEFORE =
  /\b(?:(?:rost(?:o|inho)|corp(?:o|inho)|car(?:a|inha)|aparencia|aspecto|feicoes|tracos|voz(?:inha)?|jeit(?:o|inho)|pele|mente|mentalidade|maturidade|fisico|estatura|alma|cabeca)(?: [a-z]{3,12}){0,2} (?:de|com|dos|tipo)(?: (?:quem (?:tem|tinha|fez)|(?:uma? )?(?:menina|garota|moca|mocinha|menino|garoto|crianca|adolescente|guria|jovem|estudante)(?: de)?|uma? [a-z]{3,14}(?: de)?|apenas|so|uns?|alguem (?:de|com)))?|parec\w{1,4}(?: que)?(?: (?:ter|tem|uns|ser|uma|um|de|so|menina|garota|moca|ela|nao ter|mais)){0,3}|aparent\w{1,4}(?: (?:ter|uns|no maximo|so|apenas|ser de|idade de)){0,2}|idade (?:mental|emocional|aparente|biologica|fisica|corporal|real|verdadeira|de verdade)(?: (?:e|de|:|dela|ser|e de|eh)){0,2}|(?:passa|passar|passaria) por(?: uma?)?(?: [a-z]{3,10})?(?: de)?|looks?(?: like)?(?: about| a| around)?|presa? (?:no corpo|num corpo) [a-z ]{0,24}de|com (?:cara|jeito|corpo|rosto) de)$/u;
/** Whose age it is: the character's. */
export const SUBJECT_BEFORE =
  /(?:^|\b)(?:tem|tenho|ten|tens|com|de|da|idade|age|aged|edad|sou|e|eh|is|am|i'm|im|i m|ela|ele|eu|fez|fiz|faz|faco|completei|completou|completar|completa|completo|fazer|apenas|so|somente|mal|exatos|recem|seus|meus|dos|tiver|ter|tinha|turning|turned|just|only|uns|aproximadamente|cerca de|quase|acabou de fazer|menina|garota|moca|mocinha|jovem|guria|novinha|estudante|anjo|princesa|gata|virgem|girl|boy|a|uma|um|turno|personagem|has|tiene|tengo|cumplio|ainda|ja)(?: :| =| ~| -)?$/u;
/** Nothing before it but the name: "Bia ,", "( ", start of the text. */
export const BARE_BEFORE = /(?:^|^(?:[a-z]{2,15} ){1,3}[,:(|/-]|[([{,:|•*"#-]|~)$/u;
