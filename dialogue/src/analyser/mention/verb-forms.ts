/** Every form of a Portuguese verb from its infinitive, with its accents: regular by rule, the commonest irregular ones by their parts. */

type Parts = {
  /** eu, tu, ele, nós, eles */
  present: readonly string[];
  /** What the subjunctive adds its endings to: "faç" of "faça". */
  subjunctive: string;
  /** eu, ele, and what "-ram, -sse, -r" are added to: "fiz", "fez", "fize". */
  past: readonly [string, string, string];
  imperfect: string;
  future: string;
  gerund: string;
  participle: string;
};

const words = (list: string) => list.split(' ');

/** present | subjunctive | eu, ele, theme of the past | imperfect | future | gerund | participle */
const IRREGULAR: Readonly<Record<string, string>> = {
  ser: 'sou és é somos são|sej|fui foi fo|er|ser|sendo|sido',
  ir: 'vou vais vai vamos vão|v|fui foi fo|i|ir|indo|ido',
  estar: 'estou estás está estamos estão|estej|estive esteve estive|estav|estar|estando|estado',
  ter: 'tenho tens tem temos têm|tenh|tive teve tive|tinh|ter|tendo|tido',
  manter: 'mantenho manténs mantém mantemos mantêm|mantenh|mantive manteve mantive|mantinh|manter|mantendo|mantido',
  vir: 'venho vens vem vimos vêm|venh|vim veio vie|vinh|vir|vindo|vindo',
  ver: 'vejo vês vê vemos veem|vej|vi viu vi|vi|ver|vendo|visto',
  fazer: 'faço fazes faz fazemos fazem|faç|fiz fez fize|fazi|far|fazendo|feito',
  dizer: 'digo dizes diz dizemos dizem|dig|disse disse disse|dizi|dir|dizendo|dito',
  trazer: 'trago trazes traz trazemos trazem|trag|trouxe trouxe trouxe|trazi|trar|trazendo|trazido',
  poder: 'posso podes pode podemos podem|poss|pude pôde pude|podi|poder|podendo|podido',
  querer: 'quero queres quer queremos querem|queir|quis quis quise|queri|querer|querendo|querido',
  saber: 'sei sabes sabe sabemos sabem|saib|soube soube soube|sabi|saber|sabendo|sabido',
  caber: 'caibo cabes cabe cabemos cabem|caib|coube coube coube|cabi|caber|cabendo|cabido',
  dar: 'dou dás dá damos dão|dê|dei deu de|dav|dar|dando|dado',
  pôr: 'ponho pões põe pomos põem|ponh|pus pôs puse|punh|por|pondo|posto',
  ler: 'leio lês lê lemos leem|lei|li leu le|li|ler|lendo|lido',
  crer: 'creio crês crê cremos creem|crei|cri creu cre|cri|crer|crendo|crido',
  rir: 'rio ris ri rimos riem|ri|ri riu ri|ri|rir|rindo|rido',
  sorrir: 'sorrio sorris sorri sorrimos sorriem|sorri|sorri sorriu sorri|sorri|sorrir|sorrindo|sorrido',
  sair: 'saio sais sai saímos saem|sai|saí saiu saí|saí|sair|saindo|saído',
  cair: 'caio cais cai caímos caem|cai|caí caiu caí|caí|cair|caindo|caído',
  ouvir: 'ouço ouves ouve ouvimos ouvem|ouç|ouvi ouviu ouvi|ouvi|ouvir|ouvindo|ouvido',
  pedir: 'peço pedes pede pedimos pedem|peç|pedi pediu pedi|pedi|pedir|pedindo|pedido',
  medir: 'meço medes mede medimos medem|meç|medi mediu medi|medi|medir|medindo|medido',
  perder: 'perco perdes perde perdemos perdem|perc|perdi perdeu perde|perdi|perder|perdendo|perdido',
  odiar: 'odeio odeias odeia odiamos odeiam|odei|odiei odiou odia|odiav|odiar|odiando|odiado',
  haver: 'hei hás há havemos hão|haj|houve houve houve|havi|haver|havendo|havido',
  abrir: 'abro abres abre abrimos abrem|abr|abri abriu abri|abri|abrir|abrindo|aberto',
  escrever:
    'escrevo escreves escreve escrevemos escrevem|escrev|escrevi escreveu escreve|escrevi|escrever|escrevendo|escrito',
  construir:
    'construo constróis constrói construímos constroem|constru|construí construiu construí|construí|construir|construindo|construído',
};

/** Vowel of the stem in "eu" and the subjunctive: dormir, durmo. A second letter is that of "ele": fugir, foge. */
const STEM_VOWEL: Readonly<Record<string, readonly [string, string]>> = {
  dormir: ['durm', 'dorm'],
  tossir: ['tuss', 'toss'],
  cobrir: ['cubr', 'cobr'],
  descobrir: ['descubr', 'descobr'],
  engolir: ['engul', 'engol'],
  sentir: ['sint', 'sent'],
  mentir: ['mint', 'ment'],
  consentir: ['consint', 'consent'],
  preferir: ['prefir', 'prefer'],
  sugerir: ['sugir', 'suger'],
  ferir: ['fir', 'fer'],
  divertir: ['divirt', 'divert'],
  vestir: ['vist', 'vest'],
  investir: ['invist', 'invest'],
  servir: ['sirv', 'serv'],
  repetir: ['repit', 'repet'],
  competir: ['compit', 'compet'],
  despir: ['disp', 'desp'],
  seguir: ['sig', 'segu'],
  conseguir: ['consig', 'consegu'],
  perseguir: ['persig', 'persegu'],
  fugir: ['fuj', 'fog'],
  subir: ['sub', 'sob'],
  sumir: ['sum', 'som'],
  consumir: ['consum', 'consom'],
  sacudir: ['sacud', 'sacod'],
};

const SECOND_PARTICIPLE: Readonly<Record<string, string>> = {
  pagar: 'pago',
  ganhar: 'ganho',
  gastar: 'gasto',
  morrer: 'morto',
  matar: 'morto',
  prender: 'preso',
  cobrir: 'coberto',
  descobrir: 'descoberto',
  entregar: 'entregue',
  soltar: 'solto',
  limpar: 'limpo',
  salvar: 'salvo',
  acender: 'aceso',
  eleger: 'eleito',
};

function partsOfIrregular(written: string): Parts {
  const [present = '', subjunctive = '', past = '', imperfect = '', future = '', gerund = '', participle = ''] =
    written.split('|');
  const [first = '', third = '', theme = ''] = words(past);
  return { present: words(present), subjunctive, past: [first, third, theme], imperfect, future, gerund, participle };
}

/** The letter before an ending in e (of -ar), or in o and a (of -er, -ir), so that the sound stays. */
function beforeE(stem: string): string {
  if (stem.endsWith('ç')) return `${stem.slice(0, -1)}c`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  return stem.endsWith('g') ? `${stem}u` : stem;
}

function beforeO(stem: string): string {
  if (stem.endsWith('gu')) return stem.slice(0, -1);
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}ç`;
  return stem.endsWith('g') ? `${stem.slice(0, -1)}j` : stem;
}

function partsOfFirst(infinitive: string): Parts {
  const stem = infinitive.slice(0, -2);
  const strong = stem.endsWith('e') ? `${stem}i` : stem;
  return {
    present: [`${strong}o`, `${strong}as`, `${strong}a`, `${stem}amos`, `${strong}am`],
    subjunctive: beforeE(strong),
    past: [`${beforeE(stem)}ei`, `${stem}ou`, `${stem}a`],
    imperfect: `${stem}av`,
    future: infinitive,
    gerund: `${stem}ando`,
    participle: `${stem}ado`,
  };
}

function partsOfOthers(infinitive: string): Parts {
  const stem = infinitive.slice(0, -2);
  const vowel = infinitive.endsWith('er') ? 'e' : 'i';
  const [first, weak] = STEM_VOWEL[infinitive] ?? [beforeO(stem), stem];
  // "produz", not "produze".
  const third = infinitive.endsWith('uzir') ? stem : `${weak}e`;
  return {
    present: [`${first}o`, `${weak}es`, third, `${stem}${vowel}mos`, `${weak}em`],
    subjunctive: first,
    past: [`${stem}i`, `${stem}${vowel}u`, `${stem}${vowel}`],
    imperfect: `${stem}i`,
    future: infinitive,
    gerund: `${stem}${vowel}ndo`,
    participle: `${stem}ido`,
  };
}

function partsOf(infinitive: string): Parts {
  const written = Object.hasOwn(IRREGULAR, infinitive) ? IRREGULAR[infinitive] : undefined;
  if (written !== undefined) return partsOfIrregular(written);
  return infinitive.endsWith('ar') ? partsOfFirst(infinitive) : partsOfOthers(infinitive);
}

const add = (stem: string, endings: string) => words(endings).map((ending) => stem + (ending === '-' ? '' : ending));

function genders(participle: string): string[] {
  return participle.endsWith('o') ? add(participle.slice(0, -1), 'o a os as') : [participle, `${participle}s`];
}

/** All forms of the verb, clitics aside. */
export function verbForms(infinitive: string): readonly string[] {
  const { present, subjunctive, past, imperfect, future, gerund, participle } = partsOf(infinitive);
  const [first, third, theme] = past;
  const isFirst = infinitive.endsWith('ar') && infinitive !== 'dar';
  const second = SECOND_PARTICIPLE[infinitive];
  return [
    infinitive,
    ...present,
    ...add(subjunctive, isFirst ? 'e es emos em' : infinitive === 'dar' ? '- s em' : 'a as amos am'),
    first,
    third,
    ...add(theme, 'ste mos ram sse sses ssem r res rmos rem'),
    ...add(imperfect, 'a as am amos'),
    ...add(future, 'ei á ás emos ão ia iam íamos'),
    gerund,
    // "falano" is how it is often said; "falá" is the infinitive without its r.
    gerund.replace(/ndo$/, 'no'),
    ...genders(participle),
    ...(second ? genders(second) : []),
    ...(infinitive === 'estar' ? words('tô tou tá tamos tão tava tavam tive teve tiver tivesse tando') : []),
  ];
}
