/** In the middle of a story of hers: whoever listens or asks on hears the next step of it. */
import type { Act } from '../analyser/acts.ts';
import { isQuestion, questionKind } from '../analyser/questions.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { lemmasOf } from '../analyser/verbs.ts';
import type { ReadyExchange } from '../exchanges/exchanges.ts';
import { say, sayWith } from './choose.ts';
import { goOn, toldOfHerDay } from './her-life.ts';
import { lastExchange } from './last-exchange.ts';
import { asksOfHers, FOR_THEM, isOfOthers, thingAsked } from './questions.ts';
import { asksOfSelf } from './recall-questions.ts';
import { tellsOfSelf } from './tells-of-self.ts';
import type { Turn } from './turn.ts';

const LISTENING_WORDS = 7;
const NOT_LISTENING: readonly Act[] = ['goodbye', 'greeting', 'why', 'and-you', 'thanks'];

/** "Nossa", "sério? que doido", "coitado do peixeiro", "não acredito". */
const LISTENS =
  /^(?:(?:ai|nossa|ah|gente|caramba|eita|serio|jura|mentira|meu deus|mds|uau|nao) )*(?:que (?:legal|massa|bom|boa|fof[oa]|lind[oa]|bonit[oa]|vergonha|medo|doid[oa]|louc[oa]|loucura|historia|engracad[oa]|maximo|demais|delicia|incrivel|coisa|isso|mulher|coragem|graca|susto|sorte|figura|comedia|aventura|ideia)|nossa|caramba|eita|credo|uau|serio|jura|mentira|adorei|amei|gostei|imagino|morri|kk+|haha\w*|coitad[oa]s?|tadinh[oa]s?|acredito|meu deus|mds|bonito|lindo|boa)(?= |$)/u;
/** No reaction to a story: put to her, or said of something that hurts. */
const NO_LISTENING =
  /(?:^| )(?:voce|te|ti|contigo|ia|robo|humana|real|verdade|chat[oa]|tedio|horrivel|ruim|triste|tristeza|pessim[oa]|raiva|odeio|odio|droga|merda|errado|cansei)(?= |$)/u;

/** "Kkkk", "nossa", "que fofo": said by somebody who listens, and has nothing of their own to say. */
function listens(turn: Turn): boolean {
  const { acts, analysis, state } = turn;
  if (NO_LISTENING.test(analysis.folded)) return false;
  if (analysis.size > LISTENING_WORDS || state.soft > 0 || NOT_LISTENING.some((act) => acts.has(act))) return false;
  if (!acts.has('question') && (acts.has('laughter') || acts.has('ack'))) return !tellsOfSelf(turn);
  const wonders = /^(?:serio|jura|mentira|meu deus|nossa)(?= |$)/u.test(analysis.folded);
  return LISTENS.test(analysis.folded) && (wonders || !acts.has('question')) && !tellsOfSelf(turn);
}

/** The story she is in the middle of: a piece of her life that did not end in a question. */
function storyUnderWay(turn: Turn): ReadyExchange | undefined {
  const last = lastExchange(turn);
  const hers = turn.request.history.findLast(({ role }) => role === 'character')?.text ?? '';
  return last?.isOfLife && !hers.trimEnd().endsWith('?') ? last : undefined;
}

/** In the middle of a story of hers she goes on for whoever listens: "que história bonita" answers no question of hers, and wants the rest. */
export function wentOnTelling(turn: Turn): boolean {
  const last = lastExchange(turn);
  if (last?.isOfLife !== true || !listens(turn)) return false;
  return goOn(turn, last) || say(turn, turn.library.generic.ended, null);
}

const WHAT_THEN = /^(?:(?:e|mas|ta|hum|hm|oi) )?(?:ai|dai|entao|e ai|vai|continua|segue|e ela|e ele|e eles|fala)$/u;
const ECHO_WORDS = 9;

/** "E aí?", "elevador?? sério?": asked of what she is telling. */
export function askedInStory(turn: Turn): boolean {
  const story = storyUnderWay(turn);
  const { analysis, acts } = turn;
  // "E aí?" is no greeting once they talk.
  if (!story)
    return turn.state.turn > 1 && WHAT_THEN.test(analysis.folded) && turn.state.soft === 0 && toldOfHerDay(turn);
  const echoes =
    acts.has('question') &&
    analysis.size <= ECHO_WORDS &&
    asksOfHers(turn) &&
    !tellsOfSelf(turn) &&
    !analysis.sentences.some(wantsDetail);
  return (WHAT_THEN.test(analysis.folded) || echoes || CAME_OF_IT.test(analysis.folded)) && goOn(turn, story);
}

/** "Que legal, e deu certo?", "e no fim?": what came of the story. */
const CAME_OF_IT =
  /^(?:(?:nossa|caramba|gente|kk+|ah|que \p{L}+) )*(?:e |mas )?(?:deu certo|deu errado|deu bom|deu ruim|no que deu|e no fim|no fim|no final|acabou (?:bem|mal|como)|como (?:acabou|terminou|ficou)|ficou (?:bom|pronto|bonito)|funcionou|conseguiu|rolou)$/u;

/** Put to her: no detail of the story. */
const TO_HER = ['voce', 'seu', 'sua', 'teu', 'tua', 'te'];
const DETAILS = new Set('qual quais quem onde quando quanto quantos quantas como que'.split(' '));

const OF_A_STORY = new Set(['ser', 'estar', 'ir', 'ficar', 'ter', 'haver', 'acabar']);

/** "Qual a raça?" wants what a story may not have; "trabalha com o quê?" is put to her. */
function wantsDetail({ tokens }: Sentence): boolean {
  const does = tokens.some(({ fold }) => [...lemmasOf(fold)].some((lemma) => !OF_A_STORY.has(lemma)));
  return !does && tokens.some(({ fold }) => DETAILS.has(fold));
}

const DETAIL_WORDS = 4;

/** A short question in the middle of a story that nothing of hers answers: she goes on with what she does know. */
export function owedDetail(turn: Turn): boolean {
  const last = lastExchange(turn);
  const { analysis, acts } = turn;
  if (
    !last?.isOfLife ||
    !acts.has('question') ||
    analysis.size > DETAIL_WORDS ||
    !analysis.sentences.some(
      (sentence) => wantsDetail(sentence) && !asksOfSelf(sentence) && !TO_HER.some((word) => sentence.forms.has(word)),
    )
  )
    return false;
  // "Por que acabou?" may be told in the next step; what even the last step does not tell is owned up to.
  turn.led = true;
  return goOn(turn, last) || say(turn, turn.library.generic.owedDetail, null);
}

/** "Caldinho de quê?", "tinha água dentro?": asked of a thing in her story, which goes on; of what it does not tell nothing is made up. */
export function askedOfHers(turn: Turn): boolean {
  const { asked, owedDetail } = turn.library.generic;
  const last = lastExchange(turn);
  if (last?.isOfLife !== true) {
    const quoted = thingAsked(turn);
    return quoted !== undefined && sayWith(turn, { lines: asked.get('detail') ?? [], slots: { quoted }, topic: null });
  }
  if (!(asksOfHers(turn) || asksInStory(turn))) return false;
  turn.led = true;
  return goOn(turn, last) || say(turn, owedDetail, null);
}

const STORY_WORDS = 8;

/** A short question that is put neither to her nor of them, in the middle of her story. */
function asksInStory(turn: Turn): boolean {
  const asked = turn.analysis.sentences.filter(isQuestion);
  const isOfHerPeople = asked.some((one) => isOfOthers(one) || /^el[ae]s?$/u.test(one.tokens[0]?.fold ?? ''));
  if (isOfHerPeople) return asked.every((one) => one.tokens.length <= STORY_WORDS && !asksOfSelf(one));
  if (!storyUnderWay(turn)) return false;
  return (
    asked.length > 0 &&
    asked.every(
      (sentence) =>
        sentence.tokens.length <= STORY_WORDS &&
        !asksOfSelf(sentence) &&
        !TO_HER.some((word) => sentence.forms.has(word)) &&
        !FOR_THEM.has(questionKind(sentence) ?? ''),
    )
  );
}
