/** What she thinks of what they mean to do, and the tip they ask for: "o que acha?", "me dá uma dica de nadar", by the thing it is about. */
import { analyse } from '../analyser/analyse.ts';
import { isQuestion, type QuestionKind, questionKind } from '../analyser/questions.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { spelledOut } from '../gleaning/spelling.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import { turnToYou } from '../speaking/second-person.ts';
import { accented } from '../speaking/written.ts';
import { say, sayWith } from './choose.ts';
import { isGrieving } from './grief.ts';
import { clausesOf, isSayable } from './reflect.ts';
import { textOf } from './said-before.ts';
import { lossIn, weighsAs } from './tone.ts';
import { lastMessage, type Turn } from './turn.ts';

/** A tip is asked for, and what it is to be about stands beside it. */
const TIPS = [
  'me? da|de|dar|dá algum|um|uma|outro|outra? conselho|dica',
  'preciso|quero|queria|aceito de? algum|um|uma|seu|sua|teu|tua conselho|dica',
  'cade|qual|tem * conselho|dica',
  'como que? eu|a_gente|se faco|faz|fazer|comeco|comeca|cuido|cuida|tiro|tira|limpo|limpa|perco|perde|aprendo|aprende',
].map(compilePattern);
/** Asked of something told beside it: "tenho uma samambaia de ponta marrom, sabe o que pode ser?" */
const HELPS = [
  'sabe|tem_ideia o_que|que * pode|sera|deve ser',
  '< o_que|que eu? =faco|=uso|=passo|=ponho >',
  'tem|existe|sabe algum|alguma * jeito|remedio|truque|segredo',
  'que|o_que e|eh bom para',
].map(compilePattern);
const OPINIONS: ReadonlySet<QuestionKind> = new Set(['opinion', 'advice']);
/** "O que você acha de mim?": it is about the two of them, or about who they are; a name is looked for otherwise. */
const OF_ANOTHER_KIND = compilePattern(
  'mim|a_gente|nos|robo|ia|homem|homens|mulher|mulheres|amor|ciume|traicao|deus|nome|nomes|apelido',
);
/** What they mean to do: what stands behind it begins with the deed. */
const MEANS =
  /(?<!\p{L})(?:vou|quero|queria|pretendo|penso em|pensando em|pensei em|querendo|devo|devia|deveria|decidi) (?=\p{L}+[aeiôo]r(?:-\p{L}+)?(?!\p{L})(?: \p{L}+))/iu;
const NOT_MEANT = /(?<!\p{L})(?:n[ãa]o|nem|nunca|jamais) (?:\p{L}+ )?$/iu;
/** Nobody is talked into these. */
const NEVER_CHEERED =
  /(?<!\p{L})(?:rem[ée]dio|insulina|quimio|tratamento|apost|beb[eê]|bebid|dirig|bater|soco|brig|cogumelo|arma|droga|fumar|empr[ée]stimo|agiota|jejum|matar|morrer|sumir|largar tudo)/iu;
const SAID_MAX = 60;

function mayAdvise(turn: Turn): boolean {
  return turn.state.game === null && !isGrieving(turn) && lossIn(turn) === undefined;
}

/** The tip on what stands in the very sentence that asks for one. */
export function gaveTip(turn: Turn): boolean {
  if (!mayAdvise(turn)) return false;
  const asking = turn.analysis.sentences.filter((sentence) =>
    TIPS.some((pattern) => matchesSentence(pattern, sentence)),
  );
  if (asking.some((sentence) => matchesSentence(OF_ANOTHER_KIND, sentence))) return false;
  const isHelp = turn.analysis.sentences.some((sentence) =>
    HELPS.some((pattern) => matchesSentence(pattern, sentence)),
  );
  const about = [...asking.map(textOf), ...(isHelp ? [lastMessage(turn)] : [])];
  const [lines] = about.flatMap((text) => turn.library.hooks.advising(text));
  return lines !== undefined && say(turn, lines, null);
}

function asksOpinion(sentence: Sentence): boolean {
  return isQuestion(sentence) && OPINIONS.has(questionKind(sentence) ?? 'polar');
}

/** "Tô pensando em abrir minha própria barbearia" → "abrir sua própria barbearia". */
function meantIn(turn: Turn): string | undefined {
  return clausesOf(accented(spelledOut(lastMessage(turn))))
    .toReversed()
    .flatMap((clause) => {
      const found = MEANS.exec(clause);
      if (!found || NOT_MEANT.test(clause.slice(0, found.index)) || NEVER_CHEERED.test(clause)) return [];
      const deed = turnToYou(clause.slice(found.index + found[0].length));
      return deed && deed.length <= SAID_MAX ? [deed] : [];
    })
    .find((deed) => isSayable(turn, deed));
}

/** What they mean to do, said back with what she thinks of it; not of what weighs, which nobody should be talked into. */
export function advised(turn: Turn): boolean {
  if (!mayAdvise(turn) || !turn.analysis.sentences.some(asksOpinion)) return false;
  const whole = { ...turn, analysis: analyse(lastMessage(turn)) };
  if (weighsAs(whole) !== undefined) return false;
  if (whole.analysis.sentences.some((sentence) => matchesSentence(OF_ANOTHER_KIND, sentence))) return false;
  const said = meantIn(turn);
  return (
    said !== undefined &&
    sayWith(turn, { lines: turn.library.generic.asked.get('stance') ?? [], slots: { said }, topic: null })
  );
}
