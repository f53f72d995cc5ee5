/** Verbs as people say them of themselves, and how the same is said to them: "moro" → "mora", "temos" → "têm". */
import { foldWord } from './fold.ts';
import { lemmasOf } from './verbs.ts';

/** Forms no rule makes: of "I", of "we". */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'sou é|fui foi|estou está|tô tá|to tá|estive esteve|tenho tem|tive teve|faço faz|faco faz|fiz fez|vou vai|venho vem|vim veio|vejo vê|vi viu|' +
    'leio lê|li leu|ouço ouve|ouco ouve|dou dá|dei deu|digo diz|disse disse|trago traz|trouxe trouxe|posso pode|pude pôde|pus pôs|ponho põe|sei sabe|' +
    'soube soube|quero quer|quis quis|perco perde|peço pede|peco pede|meço mede|meco mede|saio sai|saí saiu|caio cai|caí caiu|rio ri|ri riu|creio crê|' +
    'odeio odeia|passeio passeia|valho vale|caibo cabe|durmo dorme|cubro cobre|descubro descobre|tusso tosse|sigo segue|consigo consegue|prefiro prefere|' +
    'sirvo serve|visto veste|minto mente|sinto sente|divirto diverte|repito repete|invisto investe|subo sobe|fujo foge|sumo some|construo constrói|hei há|' +
    'somos são|fomos foram|éramos eram|eramos eram|estamos estão|tamos tão|temos têm|tivemos tiveram|tínhamos tinham|fazemos fazem|fizemos fizeram|' +
    'vamos vão|viemos vieram|vemos veem|vimos viram|damos dão|demos deram|dizemos dizem|pomos põem|podemos podem|queremos querem|sabemos sabem'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Infinitives of the second and third conjugation; what is of neither ends as the first does. */
const SECOND =
  'beber comer correr viver escrever aprender vender entender esquecer conhecer parecer torcer responder merecer mexer nascer crescer adoecer ' +
  'sofrer dever receber resolver depender defender atender render prender oferecer obedecer morrer perceber escolher colher encolher recolher acender ' +
  'ascender descer esconder estender prometer meter temer tecer envelhecer emagrecer reconhecer agradecer pertencer permanecer convencer vencer ' +
  'bater debater combater cometer submeter surpreender compreender pretender ceder conceder eleger proteger reger desenvolver envolver devolver ' +
  'mover remover promover chover coser lamber perder ler crer amanhecer adormecer enriquecer fornecer benzer fazer tremer gemer suceder interromper romper ' +
  'corresponder desaparecer aparecer acontecer amadurecer esclarecer estabelecer exercer padecer favorecer';
const THIRD =
  'curtir assistir existir desistir abrir fingir demitir dividir partir permitir discutir imprimir decidir admitir insistir resistir persistir ' +
  'unir reunir punir definir garantir cumprir dormir sentir pedir ouvir subir fugir sumir sair cair mentir vestir servir seguir conseguir perseguir preferir ' +
  'divertir repetir investir dirigir corrigir exigir agir reagir surgir atingir construir destruir incluir contribuir distribuir instruir substituir possuir evoluir diminuir ' +
  'concluir confundir iludir agredir transmitir omitir assumir consumir presumir resumir medir cobrir descobrir tossir engolir competir refletir impedir ' +
  'despedir transferir sugerir adquirir aplaudir explodir invadir persuadir produzir reduzir traduzir conduzir introduzir seduzir parir ferir colorir proibir ' +
  'inibir exibir rir sorrir aderir digerir interferir inserir';
const FIRST =
  'trampar gostar amar adorar detestar trabalhar estudar morar falar conversar chamar brincar jogar cozinhar viajar acordar chorar precisar ajudar ' +
  'lembrar pensar achar ficar chegar voltar comprar ganhar casar namorar beijar abraçar cortar machucar escutar tocar cantar dançar nadar treinar mandar ' +
  'mostrar contar perguntar esperar acabar terminar tentar deixar levar olhar parar sonhar descansar aguentar suportar pular tomar começar explicar ' +
  'ligar errar acertar passar torrar tirar ensinar assinar mudar aposentar visitar caminhar pedalar pescar desenhar pintar fotografar programar ensaiar ' +
  'surfar plantar cuidar adotar reprovar separar brigar gravar imaginar confiar apostar respirar meditar planejar rezar custar formar apaixonar ' +
  'preocupar estressar cansar almoçar jantar lanchar malhar usar andar rodar pagar gastar economizar juntar guardar alugar emprestar colecionar costurar ' +
  'bordar tricotar criar cultivar regar colar montar consertar limpar lavar arrumar entregar pilotar remar velejar escalar acampar lutar administrar ' +
  'gerenciar coordenar atuar advogar operar quebrar tatuar raspar depilar maquiar pentear hidratar largar abandonar trancar trocar conquistar realizar ' +
  'publicar lançar fundar herdar sustentar apoiar participar frequentar cursar graduar evitar recusar negar odiar curar tratar internar enfrentar ' +
  'superar lidar acreditar congelar fritar assar temperar misturar provar experimentar amamentar engravidar abortar doar vacinar fumar tragar moderar ' +
  'editar filmar dublar narrar streamar marcar agendar cancelar adiar remarcar reservar embarcar desembarcar hospedar acompanhar pegar colocar carregar ' +
  'puxar empurrar segurar buscar procurar encontrar deitar levantar sentar compartilhar desligar acelerar frear estacionar batizar crismar cobrar ' +
  'faturar lucrar negociar completar festejar comemorar celebrar convidar abrigar resgatar castrar acostumar habituar costumar bronzear mergulhar ' +
  'patinar sapatear rebolar sambar entrar retornar votar militar protestar tropeçar escorregar engessar imobilizar demorar atrasar adiantar virar tornar ' +
  'transformar apanhar desmaiar vomitar enjoar engasgar roncar babar telefonar digitar postar baixar topar aceitar aprovar reservar brindar irritar emocionar animar assustar encantar empolgar incomodar importar enganar';

type Ending = readonly [mine: string, yours: string];
const FIRST_ENDINGS: readonly Ending[] = [
  ['o', 'a'],
  ['ei', 'ou'],
  ['arei', 'ará'],
  ['amos', 'am'],
  ['ávamos', 'avam'],
];
const SECOND_ENDINGS: readonly Ending[] = [
  ['o', 'e'],
  ['i', 'eu'],
  ['erei', 'erá'],
  ['emos', 'em'],
];
const THIRD_ENDINGS: readonly Ending[] = [
  ['o', 'e'],
  ['i', 'iu'],
  ['irei', 'irá'],
  ['imos', 'em'],
];

/** Spelling that keeps the sound of a stem before another vowel: "conheço, conhece", "fiquei, ficou". */
function spelled(stem: string, ending: string): string {
  const soft = /^[eéií]/u.test(ending);
  if (stem.endsWith('ç') && soft) return `${stem.slice(0, -1)}c${ending}`;
  if (stem.endsWith('c') && soft) return `${stem.slice(0, -1)}qu${ending}`;
  if (stem.endsWith('g') && soft) return `${stem}u${ending}`;
  return stem + ending;
}

/** Of "conhecer" and "dirigir" the sound changes before o: "conheço", "dirijo". */
function hardened(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}ç`;
  if (stem.endsWith('gu')) return stem.slice(0, -1);
  return stem.endsWith('g') ? `${stem.slice(0, -1)}j` : stem;
}

type Add = (mine: string, yours: string, infinitive?: string) => void;

function conjugateFirst(infinitive: string, add: Add): void {
  const stem = infinitive.slice(0, -2);
  for (const [mine, yours] of FIRST_ENDINGS) add(spelled(stem, mine), spelled(stem, yours), infinitive);
}

function conjugate(infinitive: string, endings: readonly Ending[], add: Add): void {
  const stem = infinitive.slice(0, -2);
  for (const [mine, yours] of endings) add((mine === 'o' ? hardened(stem) : stem) + mine, stem + yours, infinitive);
}

const INFINITIVES = new Map<string, string>();

function buildForms(): Map<string, string> {
  const forms = new Map<string, string>();
  const add: Add = (mine, yours, infinitive) => {
    for (const form of [mine, foldWord(mine)]) {
      if (forms.has(form)) continue;
      forms.set(form, yours);
      if (infinitive !== undefined) INFINITIVES.set(form, infinitive);
    }
  };
  for (const [mine, yours] of Object.entries(IRREGULAR)) add(mine, yours);
  for (const infinitive of FIRST.split(' ')) conjugateFirst(infinitive, add);
  for (const infinitive of SECOND.split(' ')) conjugate(infinitive, SECOND_ENDINGS, add);
  for (const infinitive of THIRD.split(' ')) conjugate(infinitive, THIRD_ENDINGS, add);
  return forms;
}

const FORMS = buildForms();
const THIRD_PERSON = new Set(FORMS.values());
/** Before these a word is a noun, whatever its form: "o trabalho", "meu jogo". */
const BEFORE_NOUN = new Set(
  (
    'o a os as um uma uns umas meu minha meus minhas seu sua seus suas nosso nossa do da dos das no na nos nas ao aos pelo pela num numa dum duma de em com ' +
    'sem por para pra pro sobre entre este esse aquele esta essa aquela muito muita muitos mais menos bom boa novo nova cada todo toda algum nenhum outro outra ' +
    'primeiro primeira segundo terceiro último meio qualquer tipo que-o bem'
  ).split(' '),
);
/** Words with the ending of a verb that are none. */
const NO_VERBS = new Set(
  (
    'isso isto aquilo tudo quando como muito pouco tanto quanto mesmo claro certo legal obrigado domingo sabado cachorro gato marido filho irmao tio primo avo ' +
    'amigo chefe mano vizinho beijo beijos oito cinco quatro cento zero tempo ano anos mes menino vinho suco bolo frango porco queijo ovo rio ' +
    'antes depois dentro sexto quinto terceiro segundo primeiro ultimo proximo outro ambos dois tres aqui ali ai oi fui-se se si ti mim hoje ontem lei rei ' +
    'adorei-o amei-o pelo ao logo cedo acaso desde entao quase outubro marco janeiro fevereiro maio junho julho agosto setembro novembro dezembro ' +
    'medo carro banho livro filme disco nosso vosso junto perto pronto preto branco'
  ).split(' '),
);
/** Forms that are as often nouns or somebody else's count only where a verb would stand. */
const AMBIGUOUS = new Set(
  (
    'vivo sai cai trampo trabalho estudo gosto jogo caso começo comeco uso sonho canto conto almoço almoco treino passo custo corte olho beijo abraço abraco choro ' +
    'fumo grito erro acordo apoio encontro pinto troco vendo rio vi li ri sumo visto lancho passeio curto cobro reino marco corto torro disse creio curso banho ' +
    'esforço espero embarco descanso pulo bato lanço controle processo planto sustento governo'
  ).split(' '),
);
const TIMES =
  /^(?:domingos?|segundas?|ter[çc]as?|quartas?|quintas?|sextas?|s[áa]bados?|dias?|noites?|tardes?|manh[ãs]+|semanas?|meses|vezes|anos?|madrugada|f[ée]rias|natal|feriados?|l[áa]|aqui|casa)$/u;
const LOOSE =
  /^(?:eu|n[ãa]o|n|nunca|j[áa]|sempre|s[óo]|tamb[ée]m|tb|tbm|ainda|me|que|quando|onde|porque|pq|e|mas|agora|hoje|nem|at[ée]|quase|mesmo|bem|atualmente|normalmente|geralmente|antes|depois|se|nos|lhe|te)$/u;

function isNoun(lower: string, previous: string): boolean {
  return BEFORE_NOUN.has(previous) || (NO_VERBS.has(foldWord(lower)) && !(lower === 'como' && EATERS.test(previous)));
}

/** How this word would be said to whoever says it of themselves; undefined where it is no verb of the first person. */
export function secondOf(word: string, before: string | undefined): string | undefined {
  const lower = word.toLowerCase();
  const previous = before?.toLowerCase() ?? '';
  if (isNoun(lower, previous)) return undefined;
  // "como" is a verb only right after whoever eats or does not.
  if (lower === 'como' && EATERS.test(previous)) return 'come';
  const stands = previous === '' || LOOSE.test(previous);
  const known = FORMS.get(lower);
  if (known === undefined) return guessedAfter(previous, lower, stands && (previous === '' || lower === word));
  return stands || !AMBIGUOUS.has(lower) || TIMES.test(previous) ? known : undefined;
}

const EATERS = /^(?:eu|n[ãa]o|n|nunca|nem|s[óo]|tamb[ée]m)$/u;

/** The infinitive of a verb of the first person: "chorei" → "chorar"; undefined where it is none, or of more than one verb. */
export function infinitiveOf(word: string, before: string | undefined): string | undefined {
  const lower = word.toLowerCase();
  if (secondOf(word, before) === undefined && !lower.endsWith('ndo')) return undefined;
  const known = INFINITIVES.get(lower);
  if (known !== undefined) return known;
  const lemmas = [...lemmasOf(foldWord(lower))];
  return lemmas.length === 1 ? lemmas[0] : undefined;
}

/** After "eu" nearly every word in o is a verb: "eu apago". */
function guessedAfter(previous: string, lower: string, stands: boolean): string | undefined {
  if (previous === 'eu' && /[^aeiouã]o$/u.test(lower)) return `${lower.slice(0, -1)}a`;
  return stands ? guessed(lower) : undefined;
}

/** Of verbs nobody listed: the first conjugation takes the new ones. */
function guessed(word: string): string | undefined {
  if (word.length < 5) return undefined;
  if (/(?:[^aeiouáéíóúãõ]|[qg]u)ei$/u.test(word))
    return spelled(word.slice(0, -2).replace(/qu$/u, 'c').replace(/gu$/u, 'g'), 'ou');
  if (word.endsWith('eço')) return `${word.slice(0, -2)}ce`;
  return undefined;
}

/** Of what others do, what she says of herself: "guarda" → "guardo", "curtiu" → "curti". */
function buildFirsts(): Map<string, string> {
  const firsts = new Map<string, string>();
  for (const [mine, yours] of FORMS) {
    const key = foldWord(yours);
    // The accented form of a verb stands before its folded one.
    if (!mine.endsWith('mos') && !firsts.has(key)) firsts.set(key, mine);
  }
  return firsts;
}

const FIRSTS = buildFirsts();

/**
 * How whoever is asked "tu guarda?", "você dançaria?", "curtiu?" says it of themselves; undefined where the word is no verb that
 * is known to be one.
 */
export function firstOf(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (/.(?:aria|eria|iria|ava)$/u.test(lower)) return lower;
  return FIRSTS.get(foldWord(lower));
}

/** Whether a word is a verb of anybody's, by its form. */
export function isVerbForm(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    FORMS.has(lower) || THIRD_PERSON.has(lower) || /.{2}(?:ou|eu|iu|ava|avam|aram|eram|iram|ndo|rei)$/u.test(lower)
  );
}
