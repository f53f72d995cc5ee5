/** Short questions that hang on what she just said: "por que esse lugar?", "tipo o quê?", "jura?", "quando foi isso?". */
import { isAcknowledgement } from '../analyser/acts.ts';
import { analyse } from '../analyser/analyse.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import { say } from './choose.ts';
import { askedInStory, wentOnTelling } from './her-story.ts';
import { anotherOfExchange, moreOfExchange } from './met-exchange.ts';
import { asksOfSelf, asksToGoOn } from './recall-questions.ts';
import { pendingAsk } from './rejoinders.ts';
import { partOf, type Turn } from './turn.ts';

const LONGEST = 7;

const SOURCES = {
  why: [
    '< e? mas? ue? por que >',
    '< e? mas? por que logo|justo|justamente|bem? esse|essa|isso|la|ele|ela >',
    '< e? mas? por que esse|essa|esses|essas|isso|la|ele|ela * >',
    '< e? por que voce escolheu|quer|gosta|ama|sonha|prefere * >',
    '< por qual motivo >',
    '< o_que|que tem de? tao? bom|especial|demais * >',
  ],
  really: [
    '< jura|mentira|verdade mesmo? >',
    '< ah? e|eh mesmo >',
    '< serio mesmo? isso? >',
    '< de_verdade|mesmo >',
    '< voce esta? brincando|zoando|falando_serio|mentindo|inventando >',
    '< esta brincando|zoando|falando_serio|mentindo|inventando >',
    '< fala serio >',
    '< serio voce * >',
  ],
  which: ['< e? qual|quais e|eh|foi|era|deles|delas? >'],
  when: ['< e? quando foi|e|era? isso? >', '< faz|ha|tem quanto|muito tempo * >', '< desde quando >'],
  who: ['< e? com quem foi? >', '< e? quem foi|e|era? >', '< e? foi com quem >'],
  liked: ['< e? ai? voce? =gostou|=curtiu|=aproveitou * >'],
  where: ['< e? onde|aonde foi|e|fica? isso? >', '< e? em que lugar >', '< e? onde exatamente|mais_ou_menos >'],
  more: [
    '< como assim >',
    '< me? explica * >',
    '< tipo o? que? >',
    '< tipo qual|quem|onde|como >',
    '< por exemplo >',
    '< e? como foi|era|e|eh? isso|la? >',
    '< e? o_que|que voce sentiu|fez|achou|falou|disse >',
    '< e ai|entao? o_que|que aconteceu|houve|rolou >',
    '< o_que aconteceu depois? >',
    '< e? o? depois >',
    '< e? como? termina|acaba|acabou|terminou * >',
    '< e? me? conta|fala|diz|explica mais|melhor|tudo >',
  ],
} as const;
type FollowUp = keyof typeof SOURCES;

const PATTERNS = Object.entries(SOURCES).map(([kind, sources]) => ({
  kind: kind as FollowUp,
  patterns: sources.map(compilePattern),
}));

function kindOf(turn: Turn): FollowUp | undefined {
  // "Nossa, que legal. Por que esse lugar?"
  const sentences = turn.analysis.sentences.filter(
    (sentence) => sentence.tokens.some(({ raw }) => raw !== '') && (sentence.asked || !isAcknowledgement([sentence])),
  );
  const [only] = sentences;
  if (!only || sentences.length > 1 || only.tokens.length > LONGEST) return undefined;
  if (asksToGoOn(only)) return 'more';
  // "Há quanto tempo eu namoro?" hangs on nothing she said.
  if (asksOfSelf(only)) return undefined;
  const kind = PATTERNS.find(({ patterns }) => patterns.some((pattern) => matchesSentence(pattern, only)))?.kind;
  // "Porque isso me acalma" gives a reason instead of asking for one.
  return kind === 'why' && !only.asked && only.tokens.length > 2 ? undefined : kind;
}

const LISTENED =
  /^(?:(?:nossa|caramba|que (?:legal|massa|bom|fofo|fofa|lindo|linda|demais|delicia|delícia|doido|doida|incrivel|incrível|maximo|máximo)|legal|massa|bacana|sério|serio|eita|uau|ah|hum+|hm+|entendi|kk+|haha\w*|poxa|show|top|ai)[\s,.!]+)+/iu;

/** "Massa, e como foi?" */
function kindBehind(turn: Turn): FollowUp | undefined {
  const { text } = turn.analysis;
  const rest = text.replace(LISTENED, '');
  return rest === text || rest === '' ? undefined : kindOf(partOf(turn, analyse(rest), true));
}

/** What she named is still what is spoken of after she explained it. */
function staysOn(turn: Turn): true {
  turn.keepsWaiting = true;
  turn.led = true;
  return true;
}

/** What is asked with these is answered by what goes on from what she said. */
const GOES_ON: ReadonlySet<FollowUp> = new Set(['why', 'more', 'which', 'really']);

/** A follow-up is about the thing she just named; where nothing of it waits, it has an answer of its kind at least. */
export function followed(turn: Turn): boolean {
  if (turn.state.game !== null || turn.state.turn === 0) return false;
  if (anotherOfExchange(turn) || wentOnTelling(turn) || askedInStory(turn)) return staysOn(turn);
  const kind = kindOf(turn) ?? kindBehind(turn);
  if (!kind) return false;
  if (GOES_ON.has(kind) && moreOfExchange(turn)) return staysOn(turn);
  return followedByKind(turn, kind);
}

function followedByKind(turn: Turn, kind: FollowUp): boolean {
  const place = pendingAsk(turn);
  const told = kind === 'why' ? place?.ask.why : place?.ask.more;
  const fits = kind === 'why' || kind === 'more' || kind === 'which';
  if (place && told && fits && say(turn, told, place.topic.id)) return staysOn(turn);
  if (kind === 'why') return false;
  if (kind === 'more' && !turn.analysis.sentences.some(asksToGoOn)) return false;
  return say(turn, turn.library.generic.after.get(kind) ?? [], null) && staysOn(turn);
}
