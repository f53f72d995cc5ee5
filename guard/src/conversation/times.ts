/** Days and stretches of time, whose numbers are nobody's age. Where a number may be an age after all, it stays. */

const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0?[1-9]|1[0-2])';
/** "12/05/90": of a birth its year alone is of interest. */
const WHOLE_DATE = new RegExp(`(?<![\\d/])${DAY}[/.-]${MONTH}[/.-](\\d{4}|\\d{2})(?![\\d/])`, 'gu');
/** What follows these is a day. */
const SAID_TO_BE_DAY =
  '(?<=(?<!\\p{L})(?:em|dia|sou de|nasci|nascid[oa]|anivers[aá]rio|niver)(?: (?:é|eh|e|no dia|dia|em|:))? ?:?\\s?)';
/** After these "11/12" is one age or the other. */
const OF_AGE =
  '(?<!(?<!\\p{L})(?:tenho|tem|tens|t[eê]m|tinha|tenha|ter|tendo|com|fa[cç]o|fazer|fez|fiz|completo|completei|idade|uns|de|só|so|quase|apenas|ou|entre)[ :]{1,2})';
/** "15/03" with both its zeros, or after what says that it is a day; "15/16 anos" is an age. */
const DAY_AND_MONTH = new RegExp(
  `(?:${SAID_TO_BE_DAY}${DAY}/${MONTH}|${OF_AGE}(?<![\\d/])(${DAY})/(0[1-9]|1[0-2]))(?![\\d/]|\\s*(?:an[io]|e\\s+me))`,
  'giu',
);
/** "dia 14"; "dia 14 faço 15" keeps the second. */
const ON_THE = /(?<!\p{L})(dias?) \d{1,2}(?!\d|\/|\s*an[io])/giu;
const OF_MONTH =
  /(?<!\d)\d{1,2}º? (?=de (?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L}))/giu;

/** A text without its days; of a date with a year the year stays. `year` is the current one. */
export function withoutDays(text: string, year: number): string {
  return text
    .replace(WHOLE_DATE, (_, written: string) => ` de ${fullYear(written, year)}`)
    .replace(DAY_AND_MONTH, (whole: string, day?: string, month?: string) =>
      // "11/12": who is not sure of an age says two that follow each other.
      day !== undefined && Number(month) === Number(day) + 1 ? whole : ' uma data',
    )
    .replace(ON_THE, '$1')
    .replace(OF_MONTH, '');
}

function fullYear(written: string, year: number): string {
  if (written.length === 4) return written;
  return Number(written) <= year % 100 ? `20${written}` : `19${written}`;
}

/** The same of what was said before. */
export function messagesWithoutDays<Message extends { text: string }>(
  messages: readonly Message[],
  year: number,
): Message[] {
  return messages.map((message) => ({ ...message, text: withoutDays(message.text, year) }));
}

const FEW = '[2-7]|dois|tres|quatro|cinco|seis|sete';
const YEARS = `(?:\\d{1,2}|${FEW}|oito|nove|dez|onze|doze|treze|[qc]uatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove|vinte) anos`;
/** So few that nobody of that age writes here, or is courted. */
const FEW_YEARS = `(?:${FEW}) anos`;
/** What two people, or a debt, have lasted: "meu namorado esqueceu que a gente fazia 3 anos", "5 anos pagando um carro". */
const OF_TWO = new RegExp(
  `(?<=\\b(?:namorad[oa]|espos[oa]|marido|mulher|noiv[oa]|casamento|namoro)\\b.{0,40}\\ba gente (?:fez|fazia|completou|completava) )${FEW_YEARS}\\b(?! de idade)|^${FEW_YEARS} (?=(?:pagando|trabalhando|esperando|juntando|guardando|tentando|construindo|estudando) )`,
  'gu',
);

/** "Eles namoram há dois anos", "namoravam, dois anos escondido": how long two others have been together. */
const TOGETHER_FOR = new RegExp(
  `(?<=\\b(?:namora(?:m|va|vam|ram)?|ficam|ficavam|ficaram|moram|casad[oa]s|noiv[oa]s|juntos|juntas)(?: (?:escondid[oa]s?|juntos|juntas|firmes?))? (?:ja )?(?:faz|fazem|ha|por) )(?:uns |quase |mais de )?${FEW_YEARS}\\b(?! de idade)|` +
    `(?<=\\b(?:namoram|namoravam|namoraram) ?(?:, ?)?)${FEW_YEARS}\\b(?! de idade| ela| ele)`,
  'gu',
);

/** "Arquivo de dez anos": how old a thing is. */
const OF_THINGS = new RegExp(
  `(?<=\\b(?:arquivo|carreira|experiencia|diario|empresa|loja|divida|tradicao|sofa|geladeira|garantia|obra|reforma|poeira|costume|carro|amizade) de )(?:uns |quase |mais de )?${YEARS}\\b(?! de idade)`,
  'gu',
);

/** "Estudou de madrugada 2 anos": how long somebody did something. */
const DONE_FOR = new RegExp(
  `(?<=\\b(?:estudou|estudei|trabalhou|trabalhei|juntou|juntei|esperou|esperei|morou|morei|treinou|treinei|lutou|lutei|demorou|durou|levou)(?: (?!com |uma? |el[ae] |menin|garot|filh|alun|net)[a-z]+){0,3} )${FEW_YEARS}\\b(?! de idade| e meio)`,
  'gu',
);

/** Stretches of time that their own words make one, in a sentence whose numbers are digits. */
const STRETCHES: readonly RegExp[] = [
  // "Faz 4 anos sem convulsão", "mês que vem, 2 anos sem abraço".
  new RegExp(
    `(?<=\\b(?:faz|fazem|ha|sao|foram|(?:semana|mes|ano) q(?:ue)? vem ,) )(?:uns |quase |mais de )?${YEARS} (?=(?:sem|isso) )`,
    'gu',
  ),
  new RegExp(
    `(?<=\\b(?:missao|contrato|mandato|licenca|mestrado|doutorado|intervalo|sociedade|financiamento|garantia)) de (?:uns |quase |mais de )?${YEARS}\\b`,
    'gu',
  ),
  new RegExp(`(?<=\\bbodas de [a-z]+) (?:, )?${YEARS}\\b`, 'gu'),
  // "Mais velho que eu 5 anos": between two people.
  new RegExp(`(?<=\\bmais (?:nov|velh)[oa] (?:do )?que (?:eu|mim)) ${YEARS}\\b`, 'gu'),
  new RegExp(
    `(?<=\\bsou [a-z]{5,} , )${YEARS} (?=(?:nessa|nesta|nesse|neste) (?:vida|luta|ramo|area|estrada|correria|batente|batalha)\\b)`,
    'gu',
  ),
];
/** What only a grown-up is: "sou viúvo tem 3 anos" tells how long. After anything else "tem 3 anos" is somebody's age. */
const GROWN =
  '(?:viuv|casad|solteir|separad|divorciad|desquitad|aposentad|formad|concursad|desempregad|encostad|afastad)[oa]';
const STATE = 'sou|estou|to|fiquei|ando|virei';
const DOING =
  'vivo|moro|trabalho|estudo|namoro|toco|jogo|danco|luto|treino|corro|nado|pinto|escrevo|dirijo|uso|tomo|fumo|bebo|pago|entrei|comecei|' +
  'parei|larguei|casei|separei|formei|aposentei|faco(?! (?:anivers|ano))|cuido d[ao] (?:minha|meu) (?:mae|pai|avo|sogr[ao]|tia|tio)';
const POSSESSION =
  'tenho (?:ess[ae]|est[ae]|uma?)? ?(?:tatuagem|loja|casa|carro|moto|carteira|diabetes|asma|gastrite|enxaqueca|cachorr[oa]|gat[oa]|problema|emprego|negocio)';
/** No word that brings somebody in: "moro com", "namoro uma". */
const SAID_BETWEEN =
  '(?: (?!com |uma? |uns |umas |el[ae] |e |a |o |as |os |meus? |minhas? |por |pel[ao]s? |pra |para )[a-z]+){0,5}';
/** States and doings of one's own that last: "sou viúvo faz 3 anos", "moro sozinho há 5 anos", "tenho essa tatuagem faz 14 anos". */
const LASTING = new RegExp(
  `(?<=\\b(?:(?:${STATE}|${DOING}|${POSSESSION})${SAID_BETWEEN} (?:ja )?(?:faz|fazem|ha)|(?:${STATE}) ${GROWN} (?:ja )?tem|(?:moro|vivo|trabalho) (?:aqui|la|nisso) (?:ja )?tem|foram) )` +
    `(?:uns |quase |mais de |so )?(?:${YEARS}|(?:1|um) ano)\\b(?! (?:de idade|que (?:eu )?nasci|e meio|amanha|hoje|semana|mes|em|na|no|agora|dia))`,
  'gu',
);
/** Beside one of these no years are left out: they may be those of whoever is named, or what follows is romance. */
const SOMEBODY_YOUNG =
  /\b(?:menin|garot|novinh|mocinh|ninf|colegi|adolesc|guri|crianc|menor|caloura?|castig|namorad|namorand|amante|noiv|apaixon|sobrinh|entead|alun|filh|irm[aã]|prim[oa]|net[oa]|netinh|afilhad|mina|moca|moco|rapa[zs]|bebe|pirralh|piralh|pivet|mol[ei][qkc]|mulek|nov[oa]s?\b|pequen|cacul|jove[mn]|estudant|amig|colega|vizinh|ficante|crush|gata|gatinh|princes|bonequ|debut|beij|trans[aoe]|sexo|sexual|nu[ao]?\b|pelad|calcinh|cueca|tes[aã]o|gostos|seduz|fetich|virgem|safad|pessoa|cara\b|boy|alguem|aprendiz|personag|atriz|paciente|escola\b|colegio|ela\b|ele\b|que\b)/u;

/** Beside one of these nothing is left out: an age is heard rather than missed. */
const SOMEBODY_OR_LOVE =
  /\b(?:menin|garot|novinh|mocinh|ninf|colegi|adolesc|guri|filh|sobrinh|prim[oa]|entead|alun|irma[oz]?\b|beij|namor|transa|sexo|sexual|nu[ao]?\b|pelad|roupa|calcinh|cueca|peit|corp|tes[aã]o|gostos|seduz|fetich|virgem|safad|desej|amor|amante|ficante|crush|tenho|tem\b|ela\b|ele\b)/u;
const KEEPS_ALL_BUT =
  /\b(?:irma|irmao|filh[oa]|prim[oa]|sobrinh[oa])\b(?=.{0,60}\b(?:sem (?:abrac|v[ei]|notic|visit|fal)|mais (?:nov|velh)[oa]))/gu;

/** "O professor tem idade pra ser meu filho": how far apart two people are, and nobody's age; of a role alone. */
const FAR_APART =
  /\b(?:o|a|meu|minha) (?:professora?|instrutora?|medic[oa]|dentista|gerente|chefe|vizinh[oa]|patrao|patroa|prefeit[oa]|treinadora?|tecnic[oa]) (?:novo |nova )?(?:tem|tinha) (?:a )?idade (?:para|pra|de) ser (?:meu|minha) (?:pai|mae|filh[oa]|avo|net[oa])\b/gu;
/** Beside one of these it says how young somebody is who is wanted. */
const OF_LOVE =
  /\b(?:beij|namor|fic|transa|sexo|sexual|gost|apaixon|tes[aã]o|amo\b|amor|quer|desej|crush|gat[oa]|lind|peg|roupa|cama|chup|come|excit|nude|goz|pelad|finj|finge|faz de conta|voce)/u;

/** "Ela se foi tem catorze anos": how long somebody has been dead. Nobody else may come in between, and nothing of love beside it. */
const DEAD_FOR = new RegExp(
  `(?<=\\b(?:se foi|morreu|faleceu|descansou|nos deixou|enterrei|enterramos)(?: (?!(?:com|aos|e|que|ele|ela|eles|elas|voce|voces|eu|a|o|as|os|minha|meu|sua|seu|um|uma|menin[a-z]*|garot[a-z]*|filh[a-z]*)\\b)[a-z]+){0,3} (?:ja )?(?:tem|faz|ha) )(?:uns |quase |mais de )?(?:${YEARS}|(?:1|um) ano)\\b(?! de idade)`,
  'gu',
);

/** "Minha irmã tá grávida de 6 meses": how far along somebody is, and no age; years and words for a child stay. */
const PREGNANT_FOR =
  /(?<=\b(?:gravida|gestante|gestacao|gravidez|esperando (?:um )?(?:bebe|nenem)|barriga) (?:ja )?(?:de |com |ta de |esta de )?)(?:\d{1,2}|um|dois|tres|quatro|cinco|seis|sete|oito|nove) (?:mes|meses|semanas)\b/gu;

/** Without the years for which something has been so. */
export function withoutLasting(put: string): string {
  const said = put.replace(PREGNANT_FOR, ' ');
  const text = OF_LOVE.test(said) ? said : said.replace(FAR_APART, ' ').replace(DEAD_FOR, ' ');
  const rest = text
    .replace(OF_TWO, ' ')
    .replace(TOGETHER_FOR, ' ')
    .replace(OF_THINGS, ' ')
    .replace(DONE_FOR, ' ')
    .replace(DEAD_FOR, ' ');
  return SOMEBODY_YOUNG.test(rest) ? rest : rest.replace(LASTING, ' ');
}

/** A sentence without the years that only tell how long something took. */
export function withoutStretches(written: string): string {
  const sentence = withoutLasting(written);
  if (SOMEBODY_OR_LOVE.test(sentence.replace(KEEPS_ALL_BUT, ''))) return sentence;
  return STRETCHES.reduce((rest, stretch) => rest.replace(stretch, ' '), sentence);
}
