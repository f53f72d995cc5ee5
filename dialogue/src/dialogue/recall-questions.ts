/** What a question about the person asks for. */
import { asksByWords } from '../analyser/asking.ts';
import { secondOf } from '../analyser/first-person.ts';
import { foldWord } from '../analyser/fold.ts';
import { tellsOfAWhen } from '../analyser/questions.ts';
import type { Sentence, Token } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import { likeliest } from '../aspects/aspects.ts';
import { DOINGS } from '../gleaning/belongings.ts';
import { EVENTS, KIN, SPECIES } from '../gleaning/lexicon.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { FactRelation } from '../request.ts';

/** `subject` narrows a relation down: "cor", "irma", "carro". Nothing of it known is nothing known. */
export type Wanted = { relations: readonly FactRelation[]; subject?: string; all?: boolean };

const patterns = (...sources: readonly string[]) => sources.map(compilePattern);
const QUESTION = patterns(
  '< e? mas? ai? a? qual|quais|quem|onde|quando|quanto|quantos|quantas|como|que|o_que|com_quem|de_que|de_quem|em_que|para_que|com_que|aonde',
  'lembrar|saber|esquecer|recordar',
  'contei|falei|disse',
  'diz|fala|me_diz * qual|onde|quem|quando',
);
const MINE = patterns(
  'eu|meu|minha|meus|minhas|mim|me|comigo',
  'vou trabalhar|morar|estudar',
  'prefiro|namoro|vendo|relaxo|amo|adoro|curto|caso|sonho|dirijo|bebo|ouco|leio|nasci',
  'quem * falando',
  'la em casa',
  'onde|quando|com_quem|que_horas|que_dia vou',
  'moro|vivo|nasci|trabalho|estudo|gosto|odeio|detesto|tenho|faco|calco|visto|meco|torco|falo|toco|dirijo|sou|costumo|uso|ando',
);
const HERS = patterns(
  'seu|sua|seus|suas|teu|tua|teus|tuas !meu|minha|eu',
  'voce gosta|mora|tem|nasceu|trabalha|estuda|torce|fala !meu|minha|eu',
  'voce acha|faria|recomenda|indica',
  'voce esta|anda|projeta|faz|vai|quer|pensa|sente|ve|costuma|passa !meu|minha|eu|lembra|sabe',
  'e|eh|sou errado|errada|normal|feio|ruim|egoista|pecado >',
  'que acontece',
  '< e? ai? o_que|que eu faco|faria|devo|dou|compro >',
  '< o_que|que eu faco|dou|compro de|com !vida',
);

const SIMPLE: readonly [FactRelation, readonly ReturnType<typeof compilePattern>[], string?][] = [
  [
    'birthday',
    patterns('aniversario|niver !presente|festa', 'que_dia|quando * nasci|aniversario', 'data * nascimento'),
  ],
  ['age', patterns('quantos anos|idade', 'minha idade')],
  [
    'birthplace',
    patterns(
      'onde|cidade|lugar|terra * nasci',
      'minha|qual * terra_natal|naturalidade',
      'onde|cidade|lugar|terra eu venho',
    ),
  ],
  ['study', patterns('onde * estudo', 'qual|que * faculdade|universidade|curso', 'em que * estudo')],
  ['body', patterns('minha altura', 'quanto * meco', 'que tamanho eu? tenho'), 'altura'],
  ['body', patterns('quanto|que|numero * calco', 'numero * pe|sapato|tenis', 'meu|do|de pe'), 'calcado'],
  ['body', patterns('que|qual * visto', 'meu tamanho', 'tamanho * roupa|camisa|camiseta'), 'roupa'],
  ['body', patterns('signo'), 'signo'],
  ['body', patterns('sangue|sanguineo'), 'sangue'],
  [
    'allergy',
    patterns(
      'alergico|alergica|alergia|alergias|intolerante|intolerancia',
      'faz_mal|nao_posso comer',
      'que eu nao posso',
    ),
  ],
  ['fear', patterns('medo|medos|pavor|fobia', 'me assusta|apavora')],
  ['language', patterns('lingua|linguas|idioma|idiomas')],
  ['favorite', patterns('meu time|clube', 'que time', 'para quem|que|qual * torco', 'time * torco'), 'time'],
  ['dislikes', patterns('eu? -gostar', '=odeio|=detesto', 'nao suporto|curto')],
  ['likes', patterns('que eu? gosto|curto|adoro', 'eu gosto de', 'gosto de que')],
  [
    'job',
    patterns(
      'que eu? trabalho|faco',
      'minha profissao',
      'meu trabalho|emprego',
      'onde|lugar|empresa eu? trabalho',
      'onde|lugar|empresa eu? vou trabalhar',
    ),
  ],
  [
    'city',
    patterns(
      'onde eu? moro|vivo',
      'minha cidade',
      'que cidade|bairro|lugar eu? moro|vivo',
      'onde|cidade|lugar * morando',
      'onde eu sou',
      'onde * eu moro',
    ),
  ],
  [
    'name',
    patterns(
      'me? chama|chame|trata pelo|por meu? nome',
      'fala|diz|escreve|usa meu nome',
      'meu nome >',
      'meu nome * >',
      'me chamo',
      'quem eu sou',
    ),
  ],
];

const FAVORITE = new Set('favorito favorita preferido preferida predileto predileta'.split(' '));
const MY = new Set('meu minha meus minhas'.split(' '));
const FRIENDS = new Set(
  'amigo amiga chefe vizinho vizinha colega professor professora terapeuta psicologo psicologa dentista medico medica orientador orientadora'.split(
    ' ',
  ),
);
const OWNED = new Set(
  'carro moto bicicleta bike violao guitarra piano teclado baixo bateria flauta ukulele cavaquinho saxofone violino sanfona pandeiro gaita skate patins prancha barco console videogame vitrola camera telescopio sitio apartamento instrumento'.split(
    ' ',
  ),
);
const PETS = new Set('bicho bichos pet pets animal animais bichinho'.split(' '));
const TOLD = patterns('contei|falei|disse', 'sabe|lembra * sobre|de|do|da minha|meu|meus|minhas');
const NAMED = patterns('nome|nomes|chamar|quem');

/** "tiro", "comprei", "larguei": a form only the speaker uses of themselves. */
function isFirstPerson({ fold, raw }: Token, before: Token | undefined): boolean {
  // "Como vão Villa e Lobos?"
  if (/^(?:v[ãa]o|s[ãa]o|d[ãa]o|est[ãa]o|t[ãa]o)$/iu.test(raw)) return false;
  const lemmas = lemmasOf(fold);
  if (lemmas.size > 0 && !lemmas.has(fold) && /(?:[^dtn]o|ei)$/u.test(fold)) return true;
  return /ei$/u.test(fold) && secondOf(raw, before?.raw) !== undefined;
}

/** "Você lembra o nome da vaca que deu cria?" asks of what they told, unless it is hers. */
const REMINDS = compilePattern(
  '< ** voce? ainda? lembra|recorda|esqueceu do|da|de|o|a? nome|que|qual|como|quando|onde|quem|dia|hora **',
);
const OF_HERS = compilePattern('seu|sua|seus|suas|teu|tua');

function isMine(sentence: Sentence): boolean {
  if (matchesSentence(REMINDS, sentence) && !matchesSentence(OF_HERS, sentence)) return true;
  return (
    (MINE.some((pattern) => matchesSentence(pattern, sentence)) ||
      sentence.tokens.some((token, at) => isFirstPerson(token, sentence.tokens[at - 1]))) &&
    !HERS.some((pattern) => matchesSentence(pattern, sentence))
  );
}

/** Whether the person asks about something of their own. */
export function asksOfSelf(sentence: Sentence): boolean {
  const asks =
    sentence.asked ||
    QUESTION.some((pattern) => matchesSentence(pattern, sentence)) ||
    asksByWords(sentence.tokens.map(({ raw }) => raw).join(' '));
  return asks && !tellsOfAWhen(sentence) && isMine(sentence) && !matchesSentence(OFFERS, sentence);
}

/** "Quer que eu cante?" offers, and asks for nothing that is remembered. */
const OFFERS = compilePattern('< e? mas? voce? quer|prefere|deixa|posso que? eu');

const WHAT_TO_DO = [
  '< e? mas? o_que|que eu falo|digo|respondo|pergunto * quando|pra|para|com|na|no',
  '< e? mas? que|qual filme|serie|livro|musica|prato|comida|roupa|presente|cor|nome|curso|time|jogo|bolo|sabor|lugar|caminho eu vejo|assisto|leio|ouço|ouco|faco|uso|visto|dou|compro|escolho|pego|peco|jogo|vou|coloco',
  '< e? mas? como que? eu faco|tiro|limpo|protejo|conserto|preparo|uso|monto|cuido|instalo|planto|coloco|ajusto|consigo|evito|guardo|escolho|comeco|digo|falo|conto|peco|explico',
  'voce|tu =sabe|=sabes|=conhece alguma|algum|algo|uma|um coisa|truque|jeito|dica|estrategia|receita|lugar|filme',
  '< e? mas? o_que|que eu perdi >',
  '< e? mas? para_onde|pra_onde|onde eu vou|fujo|corro agora? >',
  '< e? mas? o_que|que eu passo|uso|vejo|assisto|leio|ouco|levo|visto|compro|escrevo|mando|escolho|dou|preparo|coloco|boto',
].map(compilePattern);

/** Whether it asks for advice, and not for a memory: "o que eu falo quando ele ligar?", "o que eu levo na mala?" */
export function asksWhatToDo(sentence: Sentence): boolean {
  return WHAT_TO_DO.some((pattern) => matchesSentence(pattern, sentence));
}

function isSmall({ fold }: Token): boolean {
  return /^(?:e|o|a|os|as)$/.test(fold);
}

/** "que cor eu mais gosto?" */
function mostLiked(tokens: readonly Token[]): Wanted | undefined {
  const at = tokens.findIndex(
    ({ fold }, place) => fold === 'mais' && /^(?:gosto|amo|curto)$/.test(tokens[place + 1]?.fold ?? ''),
  );
  const kind = tokens.slice(0, Math.max(0, at)).findLast(({ fold }) => !/^(?:eu|que|qual|e|a|o)$/.test(fold));
  return kind && { relations: ['favorite'], subject: kind.fold };
}

function favorite(tokens: readonly Token[]): Wanted | undefined {
  const at = tokens.findIndex(({ fold }) => FAVORITE.has(fold));
  if (at < 0) return mostLiked(tokens);
  const from = tokens.findLastIndex(
    ({ fold }, place) => place < at && (MY.has(fold) || /^(?:qual|que|a|o)$/.test(fold)),
  );
  const after = tokens.slice(at + 1, at + 3).map(({ fold }) => fold);
  const between = tokens.slice(from + 1, at).map(({ fold }) => fold);
  const loose = tokens.find(
    (token, place) => /^(?:que|qual)$/.test(tokens[place - 1]?.fold ?? '') && !isSmall(token),
  )?.fold;
  const kind = [...between, ...(after[0] === 'de' ? after : [])].join(' ') || (loose ?? '');
  return { relations: ['favorite'], subject: kind };
}

function singular(token: Token, list: ReadonlySet<string>): string | undefined {
  return [...token.forms].find((form) => list.has(form));
}

const PLURAL = /^(?:filhos|filhas|irmaos|irmas|netos|sobrinhos|amigos|amigas|gatos|cachorros|bichos|pets|animais)$/;

const CHILD: Readonly<Record<string, string>> = {
  menino: 'filho',
  guri: 'filho',
  garoto: 'filho',
  menina: 'filha',
  guria: 'filha',
};

function roleOf(token: Token): string | undefined {
  const child = CHILD[token.fold];
  if (child) return child;
  const role = singular(token, KIN) ?? singular(token, FRIENDS);
  return role && token.fold === 'avo' ? token.raw.toLowerCase() : role;
}

/** Whether the name is asked for, everything, or what their life is like. */
function relationsOf(list: 'friend' | 'family', named: boolean, all: boolean): readonly FactRelation[] {
  if (named) return [list];
  return all ? [list, 'about'] : ['about'];
}

function person(sentence: Sentence): Wanted | undefined {
  const { tokens } = sentence;
  const at = tokens.findIndex((token) => roleOf(token) !== undefined);
  const token = tokens[at];
  const before = tokens[at - 1]?.fold ?? '';
  if (!token || !(MY.has(before) || (before !== 'nome' && MY.has(tokens[at - 2]?.fold ?? '')))) return undefined;
  const role = roleOf(token) ?? token.fold;
  const best = tokens[at - 1]?.fold === 'melhor' ? 'melhor ' : '';
  const named = NAMED.some((pattern) => matchesSentence(pattern, sentence));
  const all = PLURAL.test(token.fold) || (!named && TOLD.some((pattern) => matchesSentence(pattern, sentence)));
  return {
    relations: relationsOf(FRIENDS.has(role) ? 'friend' : 'family', named, all),
    subject: `${best}${role}`,
    all,
  };
}

function belonging(tokens: readonly Token[]): Wanted | undefined {
  for (const token of tokens) {
    const species = singular(token, SPECIES);
    if (species) return { relations: ['pet'], subject: species, all: PLURAL.test(token.fold) };
    if (PETS.has(token.fold)) return { relations: ['pet'], all: true };
    if (OWNED.has(token.fold)) return { relations: ['owns'], subject: token.fold };
  }
  return undefined;
}

const PLANNED = patterns('quando|que_dia|dia|data', 'lembra|sabe', 'para onde');

function planned(sentence: Sentence): Wanted | undefined {
  const event = sentence.tokens.find(({ fold }) => Object.hasOwn(EVENTS, fold) || Object.hasOwn(DOINGS, fold));
  if (!event || event.fold === 'aniversario' || !PLANNED.some((pattern) => matchesSentence(pattern, sentence)))
    return undefined;
  const last = sentence.tokens.at(-1)?.fold ?? '';
  return {
    relations: ['plan'],
    subject: DOINGS[event.fold] ?? `${event.fold} ${last === event.fold ? '' : last}`.trim(),
  };
}

const HABITUAL = patterns(
  'quando|que_horas|que_hora|quantas_vezes|onde|que|com_quem eu',
  'habito|habitos|costume|costumo|rotina',
);

function habitual(sentence: Sentence): Wanted | undefined {
  if (!HABITUAL.some((pattern) => matchesSentence(pattern, sentence))) return undefined;
  const eu = sentence.tokens.findIndex(({ fold }) => fold === 'eu' || fold === 'costumo');
  const verb = sentence.tokens.slice(eu + 1).find(({ fold }) => fold !== 'costumo');
  const lemma = verb && ([...lemmasOf(verb.fold)][0] ?? verb.fold);
  return lemma ? { relations: ['habit'], subject: lemma } : undefined;
}

const MY_WHAT = compilePattern('< e? qual e? o|a meu|minha !problema|chance|culpa|graca|vez|sina|favorito|favorita');

/** "qual é a minha religião?": plainly about them, and of no kind that is kept. */
export function asksUnkept(sentence: Sentence): boolean {
  return sentence.asked && matchesSentence(MY_WHAT, sentence);
}

const GO_ON = patterns(
  'me? conta|fala|diz|explica mais de_isso|sobre_isso|de_essa_historia|sobre_essa_historia|dele|dela|de_la >',
  '< continua >',
);

/** "Que legal, me conta mais disso": she is to go on with what she was telling. */
export function asksToGoOn(sentence: Sentence): boolean {
  return GO_ON.some((pattern) => matchesSentence(pattern, sentence));
}

const FOR_ADVICE = patterns(
  '< e? me? =manda|=mande|=conta|=conte|=fala|=diz|=mostra|=envia|=ensina|=ajuda|=faz|=da|=canta|=chama|=indica|=sugere|=recomenda|=passa|=explica|=responde !qual|quem|onde|quando|quanto',
  'que|o_que * eu =falei|=disse|=contei|=escrevi',
  'devo|deveria|devia|posso|preciso|faria|poderia !quanto|quantos|quem',
  'como|o_que|se * consigo',
  'que|o_que|quanto eu? vou !quando|onde|aonde',
  'que|o_que eu? faco|fazer|levo|levar|compro|comprar|dou|dar|uso|visto|respondo|falo|digo|escrevo|cozinho|preparo * para|quando|se|com|de !da_vida|vida|trabalho',
  '< sera que|se',
  '=acertei|=errei|=adivinhei',
  '=acha|=achas que? eu|to|estou|tenho|devo|sou|vai|da',
  'como eu|a_gente|se !ganho|sustento',
  'que|o_que eu faco|digo|falo|respondo|compro >',
  'que eu fiz',
  'por que|porque',
);
const TO_HER = compilePattern('voce|tu|te|ti|contigo');
/** "você lembra onde eu trampo?" is put to her and asks of them. */
const REMINDING = compilePattern('voce|tu ainda? =lembra|=lembras|=sabe|=sabes|=recorda|=esqueceu');

/** Whether the answer is a thing, a place, a time of theirs, and neither advice nor an opinion. */
export function asksForFact(sentence: Sentence): boolean {
  if (matchesSentence(TO_HER, sentence) && !matchesSentence(REMINDING, sentence)) return false;
  return !FOR_ADVICE.some((pattern) => matchesSentence(pattern, sentence));
}

/** From here on a question is of one aspect of their life, and of nothing else. */
const PLAIN = 0.9;
const WHAT = compilePattern(
  '< e? ai? voce? lembra|sabe? qual|quais|que|quem|onde|quando|quanto|quantos|quantas|com_quem|de_que|em_que',
);

/** "Qual igreja eu frequento?": what they have to have told, or she does not know. */
export function asksPlainly(sentence: Sentence): boolean {
  if (!asksOfSelf(sentence) || !asksForFact(sentence) || !matchesSentence(WHAT, sentence)) return false;
  const text = sentence.tokens.map(({ raw }) => raw).join(' ');
  return likeliest('asked', text).share >= PLAIN;
}

/** What a question of theirs wants to hear again, or undefined where that is not told. */
export function wantedOf(sentence: Sentence): Wanted | undefined {
  const special = favorite(sentence.tokens) ?? planned(sentence) ?? person(sentence) ?? belonging(sentence.tokens);
  if (special) return special;
  const simple = SIMPLE.find(([, sources]) => sources.some((pattern) => matchesSentence(pattern, sentence)));
  if (!simple) return habitual(sentence);
  const [relation, , subject] = simple;
  const all = ['likes', 'dislikes', 'allergy', 'fear', 'language'].includes(relation);
  return subject ? { relations: [relation], subject } : { relations: [relation], all };
}

/** Words of the sense of a text, by their first letters, so that "guardei" and "guardada" meet. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = foldWord(text).split(/[^a-z0-9]+/u);
  return new Set(
    words.filter((word) => (word.length > 2 || /\d/.test(word)) && !EMPTY.has(word)).map((word) => word.slice(0, 5)),
  );
}

const EMPTY = new Set(
  (
    'qual quais quem onde quando quanto quantos como que para pra por com dos das nos nas uma uns umas esta este essa esse isso aquilo ' +
    'voce lembra lembrar lembrou lembre sabe saber esqueceu esquece contei falei disse pedi pediu pedido mesmo mesma sobre minha meu meus minhas ' +
    'seu sua tem tenho fica ficou mais muito nao sim era foi ser sou sao tudo coisa favor ainda hora dia ele ela eles nosso nossa preciso ' +
    'devo diz dizer vou vai ter tinha era quero anota guarda guardar estou estiver chama chamo chamam chamar chame nome nomes horas ' +
    'alguma algum comida gosto odeio detesto suporto curto adoro amo costumo modelo marca tipo agora dei uso ando toco'
  ).split(' '),
);
