/** What a person may be asked about, by the words that name it: "profissão" and "negócio" are one thing, "cabelo" another. */
import { foldWord } from '../analyser/fold.ts';
import type { Fact, FactRelation } from '../request.ts';

export type Kind = {
  readonly relation: FactRelation;
  /** What a value begins with, where there are several of the relation. */
  readonly subject?: string;
  readonly words: ReadonlySet<string>;
};

function kind(relation: FactRelation, words: string, subject?: string): Kind {
  const set = new Set(words.split(' '));
  return subject === undefined ? { relation, words: set } : { relation, subject, words: set };
}

/** Words are folded and whole; the first of equals is meant. */
const KINDS: readonly Kind[] = [
  kind('city', 'moro morando vivo cidade bairro endereco residencia'),
  kind('birthplace', 'nasci natal naturalidade origem terra criado criada cresci venho sou'),
  kind(
    'job',
    'profissao trabalho emprego negocio vendo oficio ramo trampo sustento cargo servico loja empresa carreira',
  ),
  kind('birthday', 'aniversario niver velinha velinhas nascimento parabens'),
  kind('age', 'idade anos completei velho velha'),
  kind('name', 'falando apelido'),
  kind(
    'trait',
    'solteira solteiro casado casada namoro namorando civil relacionamento comprometido comprometida noivo noiva',
    'estado civil',
  ),
  kind('trait', 'dieta carne vegano vegana vegetariano vegetariana alimentacao come', 'dieta'),
  kind('trait', 'sonho sonhos sonho_em objetivo meta desejo', 'sonho'),
  kind('trait', 'hobby hobbies passatempo relaxar vagas livres lazer distrair livre folga', 'hobby'),
  kind('trait', 'cabelo cabelos', 'cabelo'),
  kind('trait', 'olho olhos', 'olhos'),
  kind('trait', 'filhos crias criancas filhas filho', 'filhos'),
  kind('trait', 'irmaos irmas irmao', 'irmãos'),
  kind('trait', 'tatuagem tatuagens tattoo tatuado tatuada', 'tatuagem'),
  kind('trait', 'religiao fe igreja', 'religião'),
  kind('body', 'calco sapato tenis pe calcado', 'calçado'),
  kind('body', 'altura meco alto alta', 'altura'),
  kind('body', 'signo', 'signo'),
  kind('body', 'sangue sanguineo', 'sangue'),
  kind('body', 'visto roupa camisa camiseta tamanho', 'roupa'),
  kind('allergy', 'alergia alergias alergica alergico intolerancia intolerante mal estomago aceita'),
  kind('fear', 'medo medos pavor fobia panico apavora assusta trauma'),
  kind('language', 'lingua linguas idioma idiomas aprendendo'),
  kind('favorite', 'time clube torco coracao', 'time'),
  kind('owns', 'carro dirijo automovel', 'carro'),
  kind('owns', 'moto', 'moto'),
  kind('owns', 'instrumento toco', 'instrumento'),
  kind('favorite', 'comida prato pratos rango lanche', 'comida'),
  kind('favorite', 'doce sobremesa doces', 'doce'),
  kind('favorite', 'bebida refri refrigerante suco drink bebo', 'bebida'),
  kind('favorite', 'banda som musica cantor cantora artista genero estilo ouco escuto', 'música'),
  kind('favorite', 'estacao epoca clima', 'estação'),
  kind('favorite', 'autor autora escritor escritora', 'autor'),
  kind('favorite', 'livro leitura', 'livro'),
  kind('favorite', 'filme', 'filme'),
  kind('favorite', 'serie novela', 'série'),
  kind('favorite', 'cor', 'cor'),
  kind('favorite', 'esporte modalidade', 'esporte'),
  kind('favorite', 'fruta', 'fruta'),
  kind('favorite', 'flor', 'flor'),
  kind('favorite', 'jogo game', 'jogo'),
];

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Of which kind a thing is that somebody likes, where it can be told from the thing. */
const THINGS: Readonly<Record<string, ReadonlySet<string>>> = {
  bebida: words(
    'guarana refrigerante suco agua cerveja vinho cafe cha caipirinha coca mate chimarrao terere coco limonada leite chope cachaca gim whisky vodka kombucha vitamina caldo champanhe sidra licor',
  ),
  doce: words(
    'pudim mousse bolo brigadeiro sorvete torta chocolate cocada pacoca beijinho pave quindim gelatina acai brownie cookie churros sonho goiabada rapadura doce curau canjica manjar',
  ),
  estação: words('verao inverno outono primavera frio calor'),
  música: words(
    'samba pagode rock sertanejo forro funk mpb rap reggae jazz axe pop metal bossa blues gospel piseiro arrocha trap punk indie frevo choro disco folk soul',
  ),
  esporte: words(
    'futebol volei basquete natacao corrida surfe surf judo capoeira tenis handebol ciclismo musculacao crossfit pilates ioga yoga boxe skate jiu muay danca bale escalada trilha academia pesca pescaria peteca futsal',
  ),
  hobby: words(
    'croche trico ceramica pintura desenho fotografia jardinagem marcenaria leitura passaros aves origami costura bordado xadrez videogame bonsai culinaria astronomia colecionar trilha pescaria pesca fotos violao',
  ),
  cor: words('azul verde amarelo vermelho preto branco roxo rosa laranja cinza lilas bege marrom turquesa vinho'),
  fruta: words('manga banana morango uva abacaxi goiaba caju maca pera melancia mamao jabuticaba pitanga abacate kiwi'),
};

/** "guaraná gelado" is a drink; undefined where it may be anything. */
export function thingKind(value: string): string | undefined {
  const own = foldWord(value).split(/[^a-z]+/u);
  return Object.keys(THINGS).find((name) => own.some((word) => THINGS[name]?.has(word)));
}

/** Kinds whose favourites are looked for among what a person likes. */
const LIKED = new Set([
  'comida',
  'doce',
  'bebida',
  'música',
  'estação',
  'autor',
  'esporte',
  'hobby',
  'fruta',
  'cor',
  'livro',
  'filme',
  'série',
  'jogo',
]);

/** What is liked and of no kind that shows may be one of these. */
const ANYTHING = new Set(['comida', 'música', 'hobby', 'autor']);

const ALIKE: readonly ReadonlySet<string>[] = KINDS.filter(({ relation }) => relation === 'favorite').map(
  ({ words: own }) => own,
);

/** "banda" and "música", "refri" and "bebida" ask for one thing. */
function isSameKind(one: string, other: string): boolean {
  const [first, second] = [foldWord(one), foldWord(other)];
  return first === second || ALIKE.some((set) => set.has(first) && set.has(second));
}

function fitsKind(fact: Fact, { relation, subject }: Kind): boolean {
  if (relation === 'owns' && subject === 'instrumento')
    return fact.relation === 'owns' && INSTRUMENTS.has(foldWord(fact.value).split(/[ :]/u)[0] ?? '');
  const at = fact.value.indexOf(': ');
  const own = at < 0 ? (fact.value.split(' ')[0] ?? '') : fact.value.slice(0, at);
  if (fact.relation === relation) return subject === undefined || isSameKind(own, subject);
  if (fact.relation !== 'likes' || subject === undefined || !LIKED.has(subject)) return false;
  const thing = thingKind(fact.value);
  return thing === subject || (thing === undefined && ANYTHING.has(subject));
}

/** The facts of a kind, oldest first; what is named as a favourite goes before what is merely liked. */
export function factsOfKind(facts: readonly Fact[], wanted: Kind): readonly Fact[] {
  const found = facts.filter((fact) => fitsKind(fact, wanted));
  const named = found.filter(({ relation }) => relation === wanted.relation);
  return named.length > 0 ? named : found;
}

/** The kinds these folded words name, most words first. */
export function kindsNamed(said: ReadonlySet<string>): readonly Kind[] {
  return KINDS.map((one) => ({ one, count: [...one.words].filter((word) => said.has(word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((first, second) => second.count - first.count)
    .map(({ one }) => one);
}

/** What somebody is born under. */
export const ZODIAC =
  /(?<![a-z])(?:aries|arian[oa]|taurin[oa]|touro|gemeos|geminian[oa]|cancer|cancerian[oa]|leonin[oa]|leao|virgem|virginian[oa]|libra|librian[oa]|escorpiao|escorpian[oa]|sagitario|sagitarian[oa]|capricornio|capricornian[oa]|aquario|aquarian[oa]|peixes|piscian[oa])(?![a-z])/u;

export const INSTRUMENTS = words(
  'violao guitarra piano teclado baixo bateria flauta ukulele cavaquinho cavaco saxofone sax violino sanfona pandeiro gaita viola acordeon trompete berimbau harpa contrabaixo trombone clarinete tambor atabaque surdo cuica',
);
