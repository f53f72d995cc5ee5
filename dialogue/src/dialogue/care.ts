/**
 * After a crisis she stays gentle, before the conversation may become light again (safety.md P2). Read from what the person
 * said: the card itself is a notice of the house and no part of the history.
 */
import { checkMessage, type MessageRule } from '@cafune/guard';
import { analyse } from '../analyser/analyse.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { ReplyRequest } from '../request.ts';

/** Replies that stay gentle after what was said outright. */
const CARE_REPLIES = 3;
/** After a mere sign she asks once, and goes on unless the answer is heavy: most signs are none. */
const CHECK_REPLIES = 1;
/** What a refusal answered counts for nothing: so many messages back the sign may lie. */
const MESSAGES_READ = 2 * CARE_REPLIES;

/**
 * "Você entendeu errado", "era do jogo": said of the card, and nothing else in the message. That all is well, or was a joke, is said as
 * well by who is not well; whoever lost money in a game or was misread by their mother speaks of that.
 */
const MISREAD = [
  '< nossa|nao|calma|ih|opa? =voce|vc|tu entendeu|interpretou|leu tudo? errado|mal|torto #laugh? >',
  '< e? ue? mas? que historia|papo|conversa e|eh essa|esse de 188|cvv >',
  '< foi|era|e so|apenas? um? modo_de|jeito_de|forma_de dizer|falar|expressao #laugh? >',
  '< eu? so =falei|=disse|=contei de|do|da|que **  !morrer|matar|sumir|desistir|acabar|morte',
  '< foi|era|e so|apenas? uma? forca_de_expressao #laugh? >',
  '< foi|era|e so|apenas uma? pergunta|curiosidade #laugh? >',
  '< foi|era|e so|apenas uma? pergunta|curiosidade nao pesa nada #laugh? >',
  '< #laugh? calma|nossa|oxe|ue|uai|gente? e|eh|foi|era so|apenas cansaco|sono|fome|trabalho|correria|jeito_de_falar ** !querer|morrer|sumir',
  '< #laugh? eu? estava|tava falando de gostar|amar|namorar|voce|ti ** #laugh? >',
  '< eu? era|foi|estava|tava falando|falar? so? do|da|sobre um|uma|o|a? jogo|filme|serie|livro|musica|novela|game|personagem * > !que|perder|morrer|matar|querer',
].map(compilePattern);
const BESIDE = [
  '< #laugh >',
  '< gente|oxe|ue|uai|ih|que >',
  '< cvv|188 >',
  '< oxe|ue|uai|nossa|ih|gente|nao? calma? estou|to otima|otimo|bem|tranquila|tranquilo|de_boa #laugh? >',
  '< #laugh? oxe|ue|uai|nossa|ih|gente? calma >',
  '< #laugh? nossa|calma|desculpa|relaxa|ih|opa|nao #laugh? >',
].map(compilePattern);

/** "Você tá bem, de verdade?" "Não." */
const HEAVY = [
  '< ah? nao|n nao|nada|muito|mesmo|sei? >',
  '< nao|nem|n estou|ando|fiquei|sei|to muito? bem|legal|dizer|explicar|mais? >',
  '+pesa|pesando|pesado|piorou|pior|doi|doendo|sofrendo',
  'estou|ando|to muito? mal|pessimo|pessima|cansado|cansada|perdido|perdida|sem_saida',
  '< mais ou menos >',
  '< sei la >',
  '< tanto faz >',
  '< nem sei >',
  '< e|eh serio|verdade|isso mesmo? >',
  '< era|e|foi|eh serio|verdade >',
].map(compilePattern);

/** What is owed after a crisis: `misread` where the person now says that it was none, `other` where somebody near is at risk. */
export type Care = 'care' | 'check-in' | 'misread' | 'other';

/** What she owes the message at the end of the history, which tells of no crisis itself. */
export function careFor({ history, now }: ReplyRequest): Care | undefined {
  const own = history.flatMap(({ role, text }, at) => (role === 'person' ? [{ text, at }] : []));
  const [current, ...before] = own.slice(-1 - MESSAGES_READ).toReversed();
  const cleared = before.findIndex(({ text }) => saysMisread(text));
  const read = before.slice(0, cleared < 0 ? undefined : cleared).flatMap(({ text, at }) => {
    const { verdict, rule, explicitAsk } = checkMessage(text, { recent: history.slice(0, at) }, now);
    const isAnsweredElse = verdict === 'refuse' || explicitAsk;
    return isAnsweredElse ? [] : [{ text, rule: verdict === 'crisis' ? rule : null }];
  });
  const owed = owedAfter(read.slice(0, CARE_REPLIES), current?.text ?? '');
  return owed !== undefined && saysMisread(current?.text ?? '') ? 'misread' : owed;
}

type Read = { text: string; rule: MessageRule | null };

/** `read`: the messages before, the latest first. */
function owedAfter(read: readonly Read[], text: string): Care | undefined {
  const rules = read.map(({ rule }) => rule);
  if (rules.some((rule) => rule !== null && rule !== 'crisis-indirect' && rule !== 'other-at-risk')) return 'care';
  if (rules.includes('other-at-risk')) return 'other';
  const sign = rules.indexOf('crisis-indirect');
  if (sign < 0) return undefined;
  if (sign < CHECK_REPLIES) return 'check-in';
  const answers = [text, ...read.slice(0, sign - CHECK_REPLIES + 1).map((one) => one.text)];
  return answers.some(isHeavy) ? 'care' : undefined;
}

function isHeavy(text: string): boolean {
  return analyse(text).sentences.some((sentence) => HEAVY.some((pattern) => matchesSentence(pattern, sentence)));
}

function saysMisread(text: string): boolean {
  const { sentences } = analyse(text);
  const isOf = (patterns: typeof MISREAD) => (sentence: Sentence) =>
    patterns.some((pattern) => matchesSentence(pattern, sentence));
  return sentences.some(isOf(MISREAD)) && sentences.every(isOf([...MISREAD, ...BESIDE]));
}
