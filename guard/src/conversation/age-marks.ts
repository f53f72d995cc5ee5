import type { PlainText } from './plain.ts';

/** Of whom a message speaks, and of what, as far as single words tell. */
const FLAGS: readonly { mark: string; of: RegExp }[] = [
  {
    mark: 'me',
    of: /\b(?:tenho|tenhu|fiz|faco|fazendo|completo|completei|sou|estou|nasci|estudo|curso|repeti|passei|entrei|jogo|eu|tirei|vou|farei|posso|im|i)\b/u,
  },
  {
    mark: 'you',
    of: /\b(?:voce|tu|sua|tua|seja|finge|finja|fingir|imagina|vira|interpret[ae]|personagem|char|atua|aja|te|protagonista|mocinha|you)\b/u,
  },
  {
    mark: 'kin',
    of: /\b(?:filh[a-z]+|net[oa]s?|netinh[oa]|sobrinh[oa]s?|irma|irmao|irmaos|irmazinha|entead[oa]|afilhad[oa]|prim[oa]s?|alun[oa]s?|vizinh[oa]|crianca|criancas|gemeos|gemeas|bebe|moleque|menin[oa]|guri|guria|cacula)\b/u,
  },
  { mark: 'third', of: /\b(?:ela|ele|elas|eles|tem|fez|faz|esta|dela|dele|passou|entrou|estuda|nasceu)\b/u },
  {
    mark: 'past',
    of: /\b(?:quando|era|tinha|epoca|saudade|lembro|desde|aos|ja fui|fui|antigamente|foi|morreu|naquele|ha|faz N[0-9])\b/u,
  },
  {
    mark: 'work',
    of: /\b(?:professora?|prof|dou aula|trabalho|diretora|pediatra|tecnic[oa]|merendeira|motorista|eja|supletivo|faculdade|semestre|periodo|firma|empresa|chefe|corrigi|reuniao|casad[oa]|marido|esposa|divorciad[oa]|viuv[oa]|vigia|garcom|dj|fotograf[oa]|maquiadora?|costureira|confeiteir[oa]|decoradora?|cerimonialista|preparadora?|bibliotecari[oa]|coordenadora?|coordeno|inspetora?|mediadora?|auxiliar|monitora?|pedagog[oa]|psicolog[oa]|leciono|turmas|alunos)\b/u,
  },
  {
    mark: 'romance',
    of: /\b(?:namor[a-z]*|beij[a-z]*|apaixon[a-z]*|romantic[oa]|romance|casal|casar|casa comigo|noiv[oa]|encontro|date|ficante|crush|amor|amo|ama|love|girlfriend|boyfriend|kiss)\b/u,
  },
  { mark: 'not', of: /\b(?:nao|nem|ainda|falta|faltam|so|menos|quase|menor|daqui)\b/u },
  { mark: 'young', of: /\bN[34]\b/u },
  { mark: 'adult', of: /\bN6\b/u },
  { mark: 'eighteen', of: /\bN5\b|\bmaior\b/u },
  { mark: 'year-young', of: /\bYM\b/u },
  { mark: 'year-adult', of: /\bYA\b/u },
  { mark: 'year-later', of: /\bYF\b/u },
  { mark: 'class', of: /\bC[FM]\b|\b(?:fundamental|medio|colegial)\b/u },
];
/** Words around what tells an age that say whose it is, and how they are cut. */
const BEFORE = 5;
const AFTER = 3;
const CUT = 5;
const AGE_WORD = /^(?:N[3-6]|Y[MAF]|C[FM])$/u;

function listAround(words: readonly string[], at: number): string[] {
  const age = words[at];
  const cut = (word: string) => word.slice(0, CUT);
  return [
    ...words.slice(Math.max(0, at - BEFORE), at).map((word) => `6${age}<${cut(word)}`),
    ...words.slice(at + 1, at + 1 + AFTER).map((word) => `6${age}>${cut(word)}`),
    `7${words
      .slice(Math.max(0, at - 2), at + 2)
      .map(cut)
      .join(' ')}`,
    `7${words
      .slice(Math.max(0, at - 1), at + 3)
      .map(cut)
      .join(' ')}`,
  ];
}

/** Features of age words beyond their neighbours: what stands around each, and which kinds of words meet in the message. */
export function listAgeMarks(ageWords: PlainText): string[] {
  const words = ageWords.split(' ').filter((word) => word !== '');
  const around = words.flatMap((word, at) => (AGE_WORD.test(word) ? listAround(words, at) : []));
  const flags = FLAGS.filter(({ of }) => of.test(ageWords)).map(({ mark }) => mark);
  const pairs = flags.flatMap((one, at) => flags.slice(at + 1).map((other) => `8${one} ${other}`));
  const threes = flags.flatMap((one, at) =>
    flags.slice(at + 1).flatMap((other, next) => flags.slice(at + next + 2).map((last) => `8${one} ${other} ${last}`)),
  );
  return [...new Set([...around, ...flags.map((one) => `8${one}`), ...pairs, ...threes, `9${flags.join(' ')}`])];
}
