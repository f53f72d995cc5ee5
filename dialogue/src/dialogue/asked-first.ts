/** Questions and wishes that are put to her and speak of the person all the same: nothing remembered answers them. */
import { isQuestion } from '../analyser/questions.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence, matchWeight } from '../pattern/match.ts';
import { isAllowed, weightOf } from './heard.ts';
import { isMeant } from './met-remark.ts';
import { isRemembered } from './recall.ts';
import { sayFrom } from './steps.ts';
import type { Turn } from './turn.ts';

const TO_HER = ['voce', 'seu', 'sua', 'teu', 'tua', 'te'];
const WISHES = ['< me? =diz|=fala|=conta|=diga|=fale|=conte', '< esta fazendo'].map(compilePattern);
/** So near its beginning "você" is asked, and not only spoken of. */
const BEGINNING = 5;
const OF_THEIRS = ['eu', 'meu', 'minha', 'meus', 'minhas'];

/** Many ask her without a mark: "vc é ciumenta", "me fala da sua mãe". "Que línguas eu falo?" asks what she remembers. */
function mayAsk(sentence: Sentence): boolean {
  if (WISHES.some((wish) => matchesSentence(wish, sentence))) return true;
  // "Que lindo, no barco do teu pai" only speaks of hers.
  const isToHer = sentence.asked
    ? TO_HER.some((word) => sentence.forms.has(word))
    : sentence.forms.has('te') || sentence.tokens.slice(0, BEGINNING).some(({ forms }) => forms.has('voce'));
  if (isToHer) return true;
  return isQuestion(sentence) && !OF_THEIRS.some((word) => sentence.forms.has(word));
}

/** Packs about her: what is asked of somebody else is not for them. */
const OF_HER = /^(?:her-|about-her|complaints)/u;

/** "Será que ela ainda guarda mágoa?" */
function asksOfOthers({ forms }: Sentence): boolean {
  return ['ele', 'ela', 'eles', 'elas'].some((word) => forms.has(word)) && !TO_HER.some((word) => forms.has(word));
}

/** "O que eu faço se meu chefe…", "o que você mais gosta em mim?", "tá repetindo". */
export function askedFirst(turn: Turn): boolean {
  if (turn.state.game !== null || isRemembered(turn)) return false;
  const { sentences } = turn.analysis;
  const asking = sentences.filter(mayAsk);
  const isOfOthers = asking.length > 0 && asking.every(asksOfOthers);
  const ranked = [...turn.library.topics.values()]
    .filter((topic) => topic.early !== undefined && isAllowed(turn, topic))
    .filter(({ id }) => !(isOfOthers && OF_HER.test(id)))
    .flatMap((topic) =>
      topic.responders.map((responder) => ({
        topic,
        responder,
        weight: topic.early === 'asked' ? matchWeight(responder.patterns, asking) : weightOf(turn, responder),
      })),
    )
    .filter(({ responder, weight }) => weight > 0 && (asking.length > 0 || isMeant(turn, responder, weight)))
    .toSorted((one, other) => other.weight - one.weight);
  return ranked.some(({ topic, responder }) => sayFrom(turn, topic, responder));
}
