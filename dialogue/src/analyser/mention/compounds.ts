/** Keys of more than one word, and how their parts may stand apart: "casamento da irmã" is also "minha mana sobe no altar". */
import { isSkipped, type Key, linkOf } from './key.ts';
import { type Pattern, readPattern } from './pattern.ts';
import { readWords, type Word } from './words.ts';

/** How the parts of a key have to stand for the whole to be mentioned. */
export type Parts = {
  readonly words: readonly string[];
  /** Words between the first and the last of them. */
  readonly reach: number;
  /** The last may come first: "minha irmã casou" is "casamento da irmã". */
  readonly eitherWay: boolean;
  /** The first is done to the others, which may come first where somebody does it: "o violão que eu toco". */
  readonly isDone?: boolean;
  /** The others are said of the first: "meu carro é vermelho" is "carro vermelho". */
  readonly isSaidOf?: boolean;
  /** What is said for the first with the others close by, on either side: "meu joelho dói" is "dor no joelho". */
  readonly also: readonly Pattern[];
};

/** A person or an animal called by role and name: "tia Marlene", "cachorra Mel". */
export type Called = { readonly role: string; readonly name: string; readonly isAnimal: boolean };

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const MOST_PARTS = 3;
/** Words between a loose head and the last part of its key. */
const FAR = 9;
/** Words between the parts of what is only one thing where they stand together: "seguro do carango". */
const CLOSE = 3;
const WITH = 4;
const SAID_OF = 5;
const BESIDE_IT = 3;
/** What is said of one thing with another: both must be mentioned, near each other. Elsewhere the words keep together. */
const HEADS = set(
  'medo viagem prova aniversario consulta entrevista festa show jogo briga saudade vontade curso aula exame presente foto casamento ' +
    'ida passeio visita conversa encontro compra venda procura falta dor problema aumento reuniao jantar almoco cirurgia morte doenca ' +
    'formatura estagio ensaio treino campeonato final passagem mudanca reforma conta divida multa data dia noite historia lembranca ' +
    'perda fim termino inicio comeco ciume raiva nojo tatuagem crise ataque concurso vaga entrega lancamento apresentacao audiencia ' +
    'nascimento gravidez batizado velorio enterro operacao internacao demissao promocao noivado separacao divorcio cha',
);
/** What happens to somebody: who it is may be said before what it is. */
const HAPPENINGS = set(
  'aniversario casamento morte cirurgia doenca formatura perda nascimento gravidez batizado velorio enterro operacao internacao demissao ' +
    'promocao noivado separacao divorcio viagem mudanca briga',
);
const KIN = set(
  'mae pai avo vo vovo irmao irma filho filha tio tia primo prima sogra sogro cunhado cunhada sobrinho sobrinha neto neta marido mulher ' +
    'esposa esposo namorado namorada noivo noiva madrinha padrinho afilhado afilhada enteado enteada padrasto madrasta bisavo',
);
const PEOPLE = set(
  'amigo amiga colega vizinho vizinha chefe professor professora doutor doutora dona seu medico medica dentista psicologa psicologo aluno aluna ex',
);
const ANIMALS = set(
  'cachorro cachorra cadela cao gato gata papagaio calopsita passarinho passaro peixe coelho coelha hamster cavalo egua tartaruga jabuti ' +
    'galinha galo porquinho vira-lata filhote bezerro vaca boi pet',
);

function contentsOf(text: string): Word[] {
  return readWords(text.slice(0, 120)).filter((word) => !isSkipped(word.fold) && linkOf(word.fold) === undefined);
}

function isLinked(key: Key): boolean {
  return key.words.length === 3 && key.words[1]?.kind === 'link';
}

/** "Alergia a camarão" is also "alergia de camarão". */
function isJoined(text: string): boolean {
  return /\p{L} (?:a|ao|à|aos|às) \p{L}/iu.test(text.trim());
}

/** "Café com leite" is also "café bem clarinho com leite". */
function isWith(text: string): boolean {
  return /\p{L} com \p{L}/iu.test(text);
}

/** Whose or of whom: "da irmã", "do Pedro". */
function isOfSomebody(words: readonly Word[]): boolean {
  return words.slice(1).some((word) => KIN.has(word.fold) || PEOPLE.has(word.fold) || word.isName);
}

/** What is said of a part in other words than by the head of the key. */
const SAID_FOR: readonly (readonly [heads: string, said: string])[] = [
  [
    'dor dores',
    'estar * dor, doer, latejar, inchar|inchad@, inflamar|inflamad@, arder, machucar|machucad@, dolorid@, estourar|estourad@, torcer, travar|travad@, lesionar|lesão, latejando, matar|matando, reclamar|reclamando, ferrad@|zoad@|detonad@|podre|moíd@|estropiad@',
  ],
  ['cirurgia operacao', 'operar|operad@, faca, bisturi, procedimento, cirurgião, tirar|retirar'],
  [
    'aula curso aulas',
    'aprender, estudar, treinar, praticar, matricular, turma, professor|prof|profe, cursinho, curso, aula, escola|escolinha, lição, começar',
  ],
  ['professor professora', 'prof|profe|mestre, dar_aula, aula, ensinar'],
  [
    'time equipe treino jogo campeonato torneio',
    'time, equipe, treino|treinar, jogar|jogo, campeonato|torneio|copa|liga|amistoso, turma|galera|pessoal|meninas|meninos|elenco, quadra',
  ],
  [
    'prova exame',
    'prova, avaliação, teste, simulado, recuperação, estudar, nota, reprovar, passar, tirar_dez|zero, gabaritar',
  ],
  ['remedio', 'remédio|comprimido|pílula|gota|cápsula|xarope|antibiótico|receita|tarja, tomar, medicação|medicamento'],
  ['compra', 'comprar, comprinha, encomendar, arrematar, adquirir'],
  ['venda', 'vender, anunciar, passar_pra_frente, desfazer'],
  ['colecao', 'colecionar, juntar, guardar, coleção'],
  ['perda morte', 'perder, enterrar, partir, falecer|falecid@, descansar'],
  ['seguro', 'apólice, franquia, sinistro, corretor|corretora, seguradora, cotação, porto_seguro|bradesco|azul|tokio'],
  [
    'financiamento prestacao',
    'financiar|financiad@, prestação, parcela|parcelar|parcelad@, quitar, hipoteca, consórcio',
  ],
  ['conta boleto fatura', 'boleto, fatura, conta, pagar, cortar, cobrança, vencer|vencid@|vencimento'],
  ['viagem passeio ida', 'embarcar, conhecer, passagem, voo, rumo, partiu|parti, chegar, pegar, ir'],
  ['fim termino', 'chegar * fim, acabar, terminar, romper'],
  ['treino', 'treinar, malhar, treino'],
  ['festa', 'festa|festinha|festão, comemorar, festejar, balada, bagunça'],
  ['consulta', 'consulta|consultar|consultei, passar, marcar, retorno, médic@, ir'],
];

function saidFor(head: string): readonly Pattern[] {
  return SAID_FOR.filter(([heads]) => heads.split(' ').includes(head)).flatMap(([, said]) =>
    said.split(', ').map(readPattern),
  );
}

/** What became of a thing: it is told by the verb as well, "furou o pneu" of "pneu furado". */
const BECAME =
  /^(fur|quebr|queim|roub|perd|molh|rasg|estrag|atras|cancel|amass|trinc|entup|trav|venc|bat|cort|suj|manch|derrub|invad|interdit|aprov|reprov)([ai])d[oa]s?$/u;

function partsOfWhatBecame(contents: readonly Word[]): Parts | undefined {
  const [thing, how, more] = contents;
  const [, stem, vowel] = BECAME.exec(how?.fold ?? '') ?? [];
  if (!thing || !how || more || stem === undefined) return undefined;
  const verbs = vowel === 'a' ? [`${stem}ar`] : [`${stem}er`, `${stem}ir`];
  return { words: [how.raw, thing.raw], also: verbs.map(readPattern), reach: BESIDE_IT, eitherWay: true };
}

/** How the parts of the key may stand apart, or undefined where it is one word or a whole of its own. */
export function partsOf(text: string, key: Key): Parts | undefined {
  const contents = contentsOf(text);
  const head = key.words[0];
  if (!head || contents.length < 2 || contents.length > MOST_PARTS) return undefined;
  const words = contents.map((word) =>
    word.isName ? word.raw.replace(/^./u, (letter) => letter.toUpperCase()) : word.raw,
  );
  const also = saidFor(head.fold);
  if (HAPPENINGS.has(head.fold) && isOfSomebody(contents)) return { words, also, reach: FAR, eitherWay: true };
  // "O violão que eu toco" is "tocar violão" as well.
  if (head.kind === 'verb') return { words, also, reach: FAR, eitherWay: false, isDone: true };
  if (HEADS.has(head.fold)) return { words, also, reach: FAR, eitherWay: false };
  const became = partsOfWhatBecame(contents);
  if (became) return became;
  if (!isJoined(text) && key.words.every(({ kind }) => kind === 'noun'))
    return { words, also: [], reach: SAID_OF, eitherWay: false, isSaidOf: true };
  if (!isLinked(key) && !isJoined(text)) return undefined;
  return { words, also, reach: isWith(text) ? WITH : CLOSE, eitherWay: false };
}

/** Whoever the key calls by role and name, if it does. */
export function calledOf(text: string): Called | undefined {
  const [role, name, more] = contentsOf(text);
  if (!role || !name || more || !name.isName || role.isName) return undefined;
  const isAnimal = ANIMALS.has(role.fold);
  if (!isAnimal && !KIN.has(role.fold) && !PEOPLE.has(role.fold)) return undefined;
  return { role: role.raw, name: name.raw.replace(/^./u, (letter) => letter.toUpperCase()), isAnimal };
}

const RELATED = set(
  'tia tio prima primo irma irmao vizinha vizinho professora professor dona madrinha padrinho avo vo vovo doutor doutora',
);

/** Whether the name at this place is somebody else's: "vizinha Marlene" is no "tia Marlene", nor are "Marlene Mattos" and "a Marlene do RH". */
export function isAnother({ role }: Called, words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.fold ?? '';
  const next = words[at + 1];
  const hasSurname = words[at]?.ends === false && next?.isName === true && /^\p{L}{3,}$/u.test(next.raw);
  const isOfElsewhere = words[at]?.ends === false && /^d[aoe]s?$/.test(next?.fold ?? '');
  return hasSurname || isOfElsewhere || (before !== role && RELATED.has(before));
}
