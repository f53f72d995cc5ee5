/** What a question wants to hear: a yes or no, a place, a number, a choice, what she thinks. */
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import { secondOf } from './first-person.ts';
import type { Sentence } from './tokens.ts';

const SOURCES = {
  choice: [],
  reassure: [
    '< ** =sou|=to|=estou|=seria ruim|chata|chato|errado|errada|egoista|burra|burro|feia|feio|louca|louco|maluca|maluco|velha|velho|exagerando|exagerada|exagerado|pessima|pessimo|fraca|fraco|boba|bobo|trouxa|ingrata|ingrato >',
    'e|eh|foi errado|feio|pecado|egoismo|maldade|exagero|bobagem|besteira|loucura|drama|ridiculo|frescura|ruim|estranho minha|meu|isso|ne? >',
    'e|eh|foi errado|feio|pecado|egoismo|maldade|exagero|bobagem|besteira|loucura|drama|ridiculo|frescura|estranho >',
    'voce acha|achou ridiculo|besteira|bobagem|loucura|exagero|feio|errado|bobo|drama',
  ],
  bother: [
    'te|voce incomoda|incomodo|atrapalha|atrapalho|chateia|chateio|perturba|perturbo|canso|enjoo|aborreco',
    'voce =cansou|=enjoou de|com mim|falar|conversar|isso',
    'estou|to te? incomodando|atrapalhando|enchendo|chateando',
  ],
  recommend: ['me? indica|recomenda|sugere|indicaria|recomendaria', 'tem|alguma indicacao|recomendacao|sugestao'],
  opinion: [
    'que voce +achar|pensa|pensar',
    'o_que|que acha|achou >',
    'qual e? o|a? seu|sua|teu|tua opiniao',
    'que acha|achou|pensa|achando de?',
    'sua|tua opiniao',
    'voce acha que',
    'concorda',
    'voce acha >',
  ],
  soundsgood: [
    'voce acha|achou que|q * =combina|=presta|=funciona|=vende|=rende|=compensa|=melhora|=serve|=precisa|=consigo|=vale',
    'voce acha que =da|=vai',
    'sera que =combina|=presta|=funciona|=compensa|=rende',
    'sera que =da|=vai certo|dar|pra|para',
  ],
  advice: [
    'que eu faco|faria|fazer|devo|posso|dou|compro|vejo|digo',
    'que|como voce faria|fazia',
    '< sera que eu|devo|vale',
    'eu? devo|deveria|devia',
    'vale a? pena',
    'e|eh normal',
    'como eu|a_gente|se faco|supero|supera|volta|consigo|lido|lida|faz|esquece|conto|falo|digo|paro',
    'algum|alguma|tem conselho|dica',
    'me? ajuda|aconselha',
    'estou velho|velha|errado|errada|certo|certa|exagerando',
  ],
  howto: [
    'como que? eu|a_gente faco|faz|fazemos|tiro|tira|limpo|limpa|protejo|protege|conserto|conserta|preparo|prepara|uso|usa|monto|monta|cuido|cuida|instalo|instala|planto|planta|coloco|coloca|ajusto|ajusta|consigo|consegue|sei|calculo|evito|guardo|escolho|começo|comeco * ',
    'como se =faz|=faco|ajusta|tira|limpa|usa|prepara|monta|cuida|diz|escreve|chega|joga|planta|poda|conserta|calcula',
    '< e? mas? o_que|que e|eh bom para',
    '< e? mas? o_que|que eu? mais? preciso|precisa|devo saber',
    '< e? mas? voce? me|pode|poderia? me? =ensina|=explica|=ensinar|=explicar',
    '< como =fazer|=tirar|=limpar|=usar|=consertar|=cuidar|=plantar|=montar|=preparar|=calcular|=evitar',
  ],
  howmany: ['quanto|quantos|quantas', 'que nota', 'nota para', 'de|entre zero|0|1|um a|e dez|10'],
  when: ['quando|desde_quando', 'que horas|hora|dia|mes|ano', 'quanto|muito tempo', 'qual * horario|data'],
  where: ['onde|aonde|cade|de_onde', 'que lugar|cidade|bairro|parte', 'qual * cidade|bairro|lugar'],
  who: ['quem|com_quem|de_quem'],
  why: ['por que !porque', 'qual * motivo|razao'],
  how: ['como'],
  which: ['qual|quais', 'que tipo|genero|estilo|#word'],
  what: ['< e? mas? ai? entao? o_que|que', 'o_que', 'que >', 'que voce|mais'],
  taste: ['voce? +gosta|curte|ama|adora|odeia|detesta|prefere|torce|e_fa', 'voce e fa de'],
  ever: ['voce? ja', 'voce nunca', 'alguma vez'],
  able: ['voce? sabe|consegue|manja|entende|conhece'],
  invite: [
    'voce? quer|topa|aceita|iria|viria|toparia|queria|bora|casaria|namoraria|sairia|ficaria',
    'vamos|bora',
    'posso|pode|poderia',
    'me? leva|acompanha',
  ],
  have: ['voce? tem|teria'],
  being: ['voce? =e|eh|era|seria|esta|anda|ta', '< esta|ta|e|eh'],
  believe: ['voce? acredita|cre|confia', 'existe|existem|ha'],
  feel: ['voce? sente|sentiu|sofre|chora'],
} as const;
export type QuestionKind = keyof typeof SOURCES | 'polar';

const PATTERNS = Object.entries(SOURCES).map(([kind, sources]) => ({
  kind: kind as QuestionKind,
  patterns: sources.map(compilePattern),
}));
const OPENS = compilePattern(
  '< mas|e|entao|ai|hum? qual|quais|quem|onde|quando|quanto|quantos|quantas|como|cade|aonde|que|o_que|por_que|para_onde|de_onde|com_quem|sera',
);
const TRAILING = new Set('kkk kkkk ne hein entao mesmo ai'.split(' '));

/** The two things of "praia ou montanha?", as written. */
export function optionsOf(sentence: Sentence): readonly [string, string] | undefined {
  const { tokens } = sentence;
  const at = tokens.findIndex(({ fold }) => fold === 'ou');
  if (!sentence.asked || at < 1 || tokens.length > 20) return undefined;
  const starts = /^(?:prefere|gosta|mais|de|ou|entre|voce|e|ser|escolhe|escolheria|curte)$/;
  const from = tokens.findLastIndex((token, place) => place < at && (starts.test(token.fold) || token.pause));
  const words = (start: number, end: number) =>
    tokens
      .slice(start, end)
      .filter(({ raw, fold, forms }) => raw !== '' && !forms.has('#emoji') && !TRAILING.has(fold))
      .map(({ raw }) => raw)
      .join(' ');
  const [one, other] = [words(from + 1, at), words(at + 1, tokens.length)];
  const fits = (words: string) => words.length > 1 && words.split(' ').length <= 3 && !/^(?:n[aã]o|sim)$/iu.test(words);
  return fits(one) && fits(other) ? [one, other] : undefined;
}

const BEFORE_WHEN = /^(?:e|mas|ai|sim|pois|entao|ah)$/u;
/** "Quando eu chegar", "quando puder". */
const NOT_YET = /^(?:\p{L}+[aei]r|for|puder|tiver|vier|fizer|der|quiser|souber|estiver|disser|houver)$/u;

/** "Quando corro lembro dele", "é, quando eu chegar eu tiro o sapato". */
function beginsWithOwn({ tokens }: Sentence): boolean {
  const at = tokens.findIndex(({ fold }) => !BEFORE_WHEN.test(fold));
  if (tokens[at]?.forms.has('quando') !== true) return false;
  const after = tokens.slice(at + 1).find(({ fold }) => !/^(?:eu|ele|ela|eles|elas|a|gente)$/u.test(fold));
  return secondOf(after?.raw ?? '', 'quando') !== undefined || NOT_YET.test(after?.fold ?? '');
}

const WHO_ASKS_MAX = 5;

/** "Quem rouba pra comprar ração tem cachorro fino", "quem sabe": begins like a question and tells of anybody. */
function tellsOfAnybody({ tokens, forms }: Sentence): boolean {
  const [first, second] = tokens;
  if (first?.fold !== 'quem') return false;
  if (/^(?:foi|e|eh|era|sao|eram)$/u.test(second?.fold ?? '')) return false;
  // "Quem achou foi o estagiário" says who it was.
  if (tokens.slice(2, 5).some(({ fold }) => /^(?:foi|e|eh|era|foram)$/u.test(fold))) return true;
  return second?.fold === 'sabe' || (tokens.length > WHO_ASKS_MAX && !forms.has('voce'));
}

const WHEN_ASKS = compilePattern(
  '< e|mas|ai? quando voce|e|eh|foi|era|vai|vao|sera|comeca|comecou|seu|sua|que|teu|tua',
);
const WHEN_MIN_WORDS = 6;

/** "Quando eu era pequeno eu caía…" begins like a question and tells: it has a second half, and no mark. */
export function tellsOfAWhen(sentence: Sentence): boolean {
  if (sentence.asked) return false;
  const isWhen = sentence.tokens[0]?.forms.has('quando') === true || sentence.tokens[1]?.forms.has('quando') === true;
  return (
    beginsWithOwn(sentence) ||
    (isWhen && sentence.tokens.length >= WHEN_MIN_WORDS && !matchesSentence(WHEN_ASKS, sentence))
  );
}

/** "É que eu fui…": folding makes it begin as "e que" does. */
export function explains({ tokens: [first, second] }: Sentence): boolean {
  return first?.raw.toLowerCase() === 'é' && second?.fold === 'que';
}

/** What may follow "que" where it asks without a mark. */
const ASKED_THINGS = new Set(
  (
    'horas hora dia tipo cor lugar cidade bairro livro filme serie musica comida nome signo time idade ano tal foi e eh houve aconteceu rolou ' +
    'voce acha achou fazer faz voces mais tem'
  ).split(' '),
);

/** "Que maldade", "aí que eu ri": begins like a question and is none. */
function exclaims({ tokens, forms }: Sentence): boolean {
  const at = tokens.findIndex(({ fold }) => !/^(?:e|mas|ai|hum|nossa|eita|gente|oxe|ah)$/u.test(fold));
  const [first, next] = [tokens[at], tokens[at + 1]];
  return first?.raw.toLowerCase() === 'que' && !forms.has('voce') && !ASKED_THINGS.has(next?.fold ?? '');
}

/** "Mas quem paga as contas, né" asks nobody. */
function endsInTag({ tokens, forms }: Sentence): boolean {
  return tokens.at(-1)?.fold === 'ne' && !forms.has('voce');
}

/** "O que me dói agora é ter de contar de novo": begins like a question and says what it is. */
function saysWhat({ asked, tokens, forms }: Sentence): boolean {
  if (asked || forms.has('voce')) return false;
  const words = tokens.map(({ fold }) => fold.replace('_', ' ')).join(' ');
  return (
    /^(?:(?:e|mas|ai|so) )?o que (?!(?:e|eh|foi|era|aconteceu|houve) )(?:[a-z]+ ){1,6}(?:e|foi|era|eh) [a-z]/u.test(
      words,
    ) && tokens.some(({ raw }) => /^(?:é|foi|era|eh)$/iu.test(raw))
  );
}

/** Whether it is put as a question, with a question mark or without. */
export function isQuestion(sentence: Sentence): boolean {
  // "Pq no Pará é com peixe" gives a reason.
  if (!sentence.asked && /^(?:pq|porque|porq)$/iu.test(sentence.tokens[0]?.raw ?? '')) return false;
  if (!sentence.asked && (saysWhat(sentence) || exclaims(sentence) || tellsOfAnybody(sentence) || endsInTag(sentence)))
    return false;
  return sentence.asked || (matchesSentence(OPENS, sentence) && !tellsOfAWhen(sentence) && !explains(sentence));
}

/** What this question wants to hear; undefined where nothing is asked. */
export function questionKind(sentence: Sentence): QuestionKind | undefined {
  if (!isQuestion(sentence)) return undefined;
  if (optionsOf(sentence)) return 'choice';
  const found = PATTERNS.find(({ patterns }) => patterns.some((pattern) => matchesSentence(pattern, sentence)));
  return found?.kind ?? 'polar';
}
