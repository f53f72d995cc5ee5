/** Words by their sense: "moro", "morava" and "vivo" are one, so that what was told and what is asked meet. */
import { foldWord } from './fold.ts';
import { NOT_DIMINUTIVE } from './slang.ts';

const ENDINGS =
  /(?:aramos|eremos|iremos|assem|essem|issem|aram|eram|iram|avam|aria|eria|iria|ando|endo|indo|adas|idas|ados|idos|amos|emos|imos|ada|ido|ida|ado|ava|iam|ou|eu|iu|am|em|ar|er|ir|ei|ia|as|os|es|is|a|e|o|i|s)$/u;
const DIMINUTIVE = /z?inh[oa]s?$/u;
/** Forms that share no beginning with their infinitive, and words that an ending would spoil. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    ser: 'sou e sao era eram foi foram fui somos seja ser eh fomos sendo sido',
    estar: 'estou esta ta to estao tava estava tou estive esteve estar tao estamos',
    ter: 'tenho tem tinha tive teve temos tinham ter tiver tendo tido tiveram tivemos',
    ir: 'vou vai vao ia indo vamos ir irei ira va',
    fazer: 'faca facam faco faz fazem fazia fiz fez fazemos fizeram feito fizemos fazer fazendo',
    dar: 'dou da deu dei dao dava deram dar dando dado',
    vir: 'venho vem vim veio vinha vieram vindo vir',
    ver: 'vejo ve viu vi viram via ver vendo visto',
    dizer: 'digo diz disse dizem dizer',
    poder: 'posso pode podem podia pude pode poder',
    querer: 'quero quer queria quis querem querer',
    saber: 'sei sabe soube sabia sabem saber',
    sair: 'saio sai saiu saem saiam sair saindo sairam',
    ler: 'leio le li leu lia lendo lido ler leem',
    ouvir: 'ouco ouve ouvi ouviu ouvia ouvindo ouvir escuto escuta escutar escutava',
    perder: 'perco perde perdi perdeu perdia perder perdendo perdeu perderam sumiu sumi sumir sumiram',
    dormir: 'durmo dorme dormi dormiu dormia dormir dormindo dormem',
    trazer: 'trago traz trouxe trouxeram trazer',
    por: 'ponho poe pus pos puseram',
    odiar: 'odeio odeia odiava odiar detesto detesta detestar',
    preferir: 'prefiro prefere preferir preferia',
    vestir: 'visto veste vestia vestir roupa roupas',
    dever: 'devo deve devia dever devendo divida dividas',
    pedir: 'peco pede pedi pediu pedir',
    seguir: 'sigo segue seguir',
    servir: 'sirvo serve servi servir',
    cair: 'caio cai caiu caiam cair caindo',
    crer: 'creio cre acredito acredita acreditar',
    nos: 'nos',
    mes: 'mes meses',
    pai: 'pai papai painho pais',
    mae: 'mae mamae mainha manhe',
    marido: 'marido maridos esposo',
    irmao: 'irmao irmaos mano',
    irma: 'irma irmas mana',
    filho: 'filho filhos moleque guri',
    filha: 'filha filhas guria',
    casa: 'casa casas',
    cantinho: 'cantinho cantinhos',
    rever: 'revejo reve revi reviu rever revendo revia reveem',
    primo: 'primo primos',
    prima: 'prima primas',
    tio: 'tio tios titio',
    tia: 'tia tias titia',
    sogro: 'sogro sogros',
    sogra: 'sogra sogras',
    neto: 'neto netos',
    neta: 'neta netas',
    sobrinho: 'sobrinho sobrinhos',
    sobrinha: 'sobrinha sobrinhas',
    cunhado: 'cunhado cunhados',
    cunhada: 'cunhada cunhadas',
    amigo: 'amigo amigos',
    amiga: 'amiga amigas',
    vizinho: 'vizinho vizinhos',
    vizinha: 'vizinha vizinhas',
    dois: 'dois duas',
    um: 'um uma',
  }).flatMap(([sense, forms]) => forms.split(' ').map((form) => [form, sense])),
);

/** One sense in several words; each as it may be written, its endings aside. */
const GROUPS = [
  'morar viver residir endereço moradia morado vivido',
  'trabalhar emprego serviço trampo profissão ofício cargo ganha-pão trampar',
  'nascer origem natural nascimento',
  'chamar nome nomes',
  'gostar curtir amar adorar favorito favorita preferido preferida predileto predileta preferir',
  'medo pavor fobia pânico temer assustar apavorar',
  'alergia alérgico alérgica',
  'carro veículo automóvel',
  'moto motocicleta',
  'hora horas horário',
  'remédio medicamento comprimido',
  'curso faculdade universidade cursar graduação facul',
  'casar casamento casado casada casados',
  'comprar adquirir',
  'morrer falecer faleceu morte',
  'acordar levantar despertar',
  'animal bicho pet bichinho',
  'cachorro cachorra cadela dog doguinho',
  'gato gata gatinho',
  'apartamento apê ap',
  'celular telefone',
  'computador notebook pc',
  'dinheiro grana',
  'pagar custar valor preço mensalidade',
  'operar cirurgia operação',
  'carteira carta habilitação cnh',
  'caminhar andar',
  'quilômetro km quilômetros',
  'quilo kg quilos',
  'largar abandonar desistir parar trancar',
  'infância criança crianças pequena pequeno',
  'professor professora prof docente',
  'separar divorciar separação divórcio divorciada divorciado',
  'escola colégio',
  'começar iniciar início',
  'acabar terminar',
  'colecionar coleção juntar',
  'treinar treino malhar academia',
  'voo avião embarcar',
  'dentista odontologista',
  'médico médica doutor doutora',
  'marido esposo',
  'esposa mulher',
  'avó vó vovó',
  'avô vô vovô',
  'chefe patrão patroa gerente',
  'formar formatura',
  'viajar viagem',
  'dançar dança',
  'cantar canto cantor cantora',
  'namorar namoro namorado namorada',
  'apelido apelidar',
  'aula aulas',
  'doença doente problema',
  'comer comida prato',
  'beber bebida',
  'fumar cigarro fumo',
  'ganhar presente presentear salário renda remuneração',
  'bairro vizinhança',
  'cair queda tombo',
  'caçula cacula',
  'alugar aluguel locação',
  'tatuagem tattoo tatuar tatuei',
  'gravidez grávida',
  'igreja religião',
  'empresa firma',
  'turma grupo',
  'sonhar sonho sonhos',
  'relaxar relaxo descansar',
  'cidade município',
  'idade anos aninhos ano',
  'vício viciado viciada viciante viciar',
  'língua idioma',
  'mania hábito costume esquisitice esquisito esquisita',
  'ônibus busão',
  'consulta médico',
  'casamento casório bodas',
  'aniversário niver',
  'criança bebê neném nenê',
  'falecido falecida finado finada',
  'reclamar reclamação queixa queixar incomodar incômodo',
  'medo trauma',
  'destro canhoto destra canhota',
  'andar piso',
  'óculos grau graus miopia míope',
  'acidente batida',
  'dívida devendo',
  'cozinha cozinhar cozinho',
  'emagrecer emagreci',
  'turno expediente',
  'vender venda vendedor vendedora',
  'ensinar lecionar',
  'receita prato',
  'brincadeira brincar',
  'cor tom',
  'sobrenome nome',
  'neto netinho',
  'ventilador ventilação',
  'machucar ferir',
  'demitir demissão demitido demitida',
  'barulho barulhento',
  'data dia dias',
  'nadar natação piscina',
  'doce sobremesa guloseima',
  'crescer criar criação',
  'cansar cansaço cansado cansada',
  'evitar cuidado',
  'escala turno plantão',
  'matéria disciplina',
  'afogar afogado afogada',
  'ferida machucado',
  'planta plantar plantação',
  'patrão dono',
  'voltar retornar',
  'brigar briga discutir discussão',
  'perfume cheiro',
  'pescar pesca pescaria',
  'costurar costura',
  'desenhar desenho',
  'pintar pintura',
  'escrever escrita',
  'correr corrida',
  'jogar jogo jogos game games',
  'assistir série filme',
  'reformar reforma obra',
  'tocar instrumento',
];

function strip(folded: string): string {
  const plain = folded.replace(/coes$/u, 'cao').replace(/oes$/u, 'ao');
  const base =
    plain.length > 6 && DIMINUTIVE.test(plain) && !NOT_DIMINUTIVE.has(plain) ? plain.replace(DIMINUTIVE, '') : plain;
  const short = /^.{2,3}[ai]d[oa]s?$/u.test(base);
  const stem = short ? base.replace(/[oa]s?$/u, '') : base.replace(ENDINGS, '');
  const kept = stem.length >= 3 ? stem : base.replace(/s$/u, '');
  // "chegar, cheguei", "tocar, toquei", "começo, comecei": one spelling for one sound.
  return kept.replace(/gu$/u, 'g').replace(/qu$/u, 'c').slice(0, 8);
}

const SENSES = new Map<string, string>();
for (const group of GROUPS) {
  const words = group.split(' ').map(foldWord);
  const sense = IRREGULAR[words[0] ?? ''] ?? strip(words[0] ?? '');
  for (const word of words) for (const key of [word, strip(word)]) if (!SENSES.has(key)) SENSES.set(key, sense);
}

/** "cinquenta" and "50" are one. */
const NUMBERS = new Map(
  (
    'três 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14 quatorze 14 quinze 15 dezesseis 16 dezessete 17 ' +
    'dezoito 18 dezenove 19 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80 noventa 90 cem 100'
  )
    .split(' ')
    .flatMap((word, at, all): [string, string][] => (at % 2 === 0 ? [[foldWord(word), all[at + 1] ?? '']] : []))
    .concat([
      ['2', 'dois'],
      ['1', 'um'],
    ]),
);

const WORDS_AT_MOST = 20_000;
const senses = new Map<string, string>();

/** The sense of one word: a stem, or the name of what it shares with others. */
export function senseOf(word: string): string {
  const known = senses.get(word);
  if (known !== undefined) return known;
  if (senses.size >= WORDS_AT_MOST) senses.clear();
  const sense = readSense(word);
  senses.set(word, sense);
  return sense;
}

function readSense(word: string): string {
  const folded = foldWord(word);
  const number = NUMBERS.get(folded);
  if (number !== undefined) return number;
  // Folding makes one of grandmother and grandfather.
  if (folded === 'avo' && /ô/iu.test(word)) return 'avo-m';
  if (folded === 'vo' || folded === 'vovo') return /ó/iu.test(word) ? senseOf('avó') : 'avo-m';
  const irregular = IRREGULAR[folded];
  if (irregular !== undefined) return irregular;
  const stem = strip(folded);
  return SENSES.get(folded) ?? SENSES.get(stem) ?? stem;
}

const WORD = /[\p{L}\p{N}]+/gu;
/** Words that carry no sense of their own. */
const EMPTY = new Set(
  (
    'a o as os um uma uns umas de do da dos das em no na nos nas num numa ao aos com sem por pelo pela para pra pro pras pros e ou mas que se como qual quais quem ' +
    'onde aonde quando quanto quanta quantos quantas me te lhe eu voce vc ce tu ele ela eles elas nos gente meu minha meus minhas seu sua seus suas teu tua nosso nossa ' +
    'isso isto esse essa este esta aquele aquela mim comigo contigo ti la aqui ai ali mesmo mesma so ja nao n sim tambem tbm ainda mais muito muita bem ne entao ' +
    'lembra lembrar lembro sabe contei falei disse te contou falou recorda esqueceu ainda faz ha pois porque pq q oque tipo coisa coisas negocio agora hoje ' +
    'deles delas dele dela nele nela afinal assim desde alem antes depois'
  ).split(' '),
);

/** The words of a text that carry sense, folded, in their order. */
export function sensibleWords(text: string): string[] {
  return (text.normalize('NFC').match(WORD) ?? []).filter((word) => !EMPTY.has(foldWord(word)));
}

const READ_AT_MOST = 4_000;
const read = new Map<string, ReadonlySet<string>>();

/** The senses in a text. What was told is read once: it is looked through at every question. */
export function sensesOf(text: string): ReadonlySet<string> {
  const known = read.get(text);
  if (known) return known;
  const fresh = new Set(sensibleWords(text).map(senseOf));
  if (read.size >= READ_AT_MOST) read.clear();
  read.set(text, fresh);
  return fresh;
}

/** Of these nearly every sentence has one. */
export const LIGHT: ReadonlySet<string> = new Set(
  'ser estar ter ir fazer dar vir ficar fic poder querer saber haver dia vez tempo ver dizer lugar pesso vid idad cham gost odiar trabalh casa sempr'.split(
    ' ',
  ),
);

/** How many senses of a text stand in another, and how many it has. */
function overlap(text: string, other: string): { shared: number; size: number } {
  const [own, theirs] = [sensesOf(text), sensesOf(other)];
  return {
    shared: [...own].filter((sense) => !LIGHT.has(sense) && theirs.has(sense)).length,
    size: [...own].filter((sense) => !LIGHT.has(sense)).length,
  };
}

/** Whether a clause is told again in a text, its persons turned or not. */
export function isToldIn(clause: string, text: string): boolean {
  const { shared, size } = overlap(clause, text);
  return shared > 0 && shared >= 0.8 * size;
}

/** Whether a text is about what a clause is about: two of its words, or the only one. */
export function touches(clause: string, text: string): boolean {
  const { shared, size } = overlap(clause, text);
  return shared >= Math.min(2, size) && shared > 0;
}
