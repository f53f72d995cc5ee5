/** A sentence in parts, for people who tell several things in one breath. */
import type { Sentence, Token } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';

const ASKING = [
  '< e? mas? qual|quais|quem|onde|quando|quanto|quantos|quantas|com_quem|de_onde|em_que|de_que|com_que|que_dia|por_que|para_que',
  '< e? mas? o? que voce',
  '< e? como * chama|chamo|chamava',
  'lembra|sabe|lembrar|esqueceu|contei|falei|disse * qual|quais|onde|quando|quem|quanto|como|o_que|que_dia',
  '< voce? lembra|sabe|esqueceu de|meu|minha',
  'qual|quem|onde|quando mesmo? >',
].map(compilePattern);
/** What somebody else said is theirs; what a doctor found is the person's. */
const REPORTED = compilePattern(
  '=disse|=disseram|=perguntou|=perguntaram|=perguntam|=pergunta|=diz|=falou !eu|medico|medica|alergista|dentista|exame|teste|nutricionista|nao_foi',
);
const SOMEBODY_SAID = compilePattern(
  'professor|professora|cara|chefe|ele|ela|alguem|amigo|amiga =disse|=falou|=diz|=gritou',
);
const AND_YOU = compilePattern('e|mas voce|contigo|tu >');
const SUPPOSED = [
  '< sera',
  '< acho que sou|tenho',
  '< eu? quase =comprei|=tive|=ganhei|=adotei|=virei|=casei|=mudei',
  'se eu',
  '< e? se',
  'imagina|imagine|suponha|finge|finja|faz_de_conta|quem_dera|sonhei',
  'quem me dera',
  'diz|fala|escreve|repete|repita|finge que',
].map(compilePattern);
/** Words a new part may begin with after "e" or a comma. */
const BEGINS = new Set('um uma meu minha meus minhas dois duas tenho sou moro tambem outro outra'.split(' '));

/** Whether it asks, or only supposes: then nothing in it is told. "Moro em Santos, e você?" tells all the same. */
export function tellsNothing(sentence: Sentence): boolean {
  if ([...SUPPOSED, REPORTED, SOMEBODY_SAID].some((pattern) => matchesSentence(pattern, sentence))) return true;
  if (sentence.asked && matchesSentence(AND_YOU, sentence)) return false;
  return ASKING.some((pattern) => matchesSentence(pattern, sentence));
}

function asSentence(tokens: readonly Token[], asked: boolean): Sentence {
  return { tokens, forms: new Set(tokens.flatMap((token) => [...token.forms])), asked };
}

function isConjunction(token: Token | undefined): boolean {
  return token?.fold === 'e' && !token.raw.startsWith('é') && token.raw !== 'eh';
}

/** "tenho um cachorro e uma gata": each part with the verb it leans on. */
export function clausesOf(sentence: Sentence): readonly Sentence[] {
  const { tokens, asked } = sentence;
  const starts = [0];
  for (const [at, token] of tokens.entries()) {
    const joined = isConjunction(tokens[at - 1]) || tokens[at - 1]?.pause === true;
    if (at > 1 && joined && BEGINS.has(token.fold)) starts.push(at);
  }
  if (starts.length === 1) return [sentence];
  const have = tokens.find((token) => token.raw !== '' && token.forms.has('=tenho') && !token.negated);
  return starts.map((start, at) => {
    const part = tokens.slice(start, starts[at + 1]);
    if (isConjunction(part.at(-1))) part.pop();
    const leans =
      have !== undefined && tokens.indexOf(have) < start && /^(?:um|uma|outro|outra)$/.test(part[0]?.fold ?? '');
    return asSentence(leans ? [have, ...part] : part, asked);
  });
}
