/** Whether who listens to a story of hers tells something of their own beside it. */
import { secondOf } from '../analyser/first-person.ts';
import type { Turn } from './turn.ts';

/** Said in the first person, and of nothing but what she told. */
const REACTING = new Set(
  'adorei amei gostei imagino imaginei imaginando ri morri acredito rindo entendi duvido sei quero chorei gosto adoro juro credo acho curti emocionei arrepiei queria aguento creio'.split(
    ' ',
  ),
);
/** Without "nossa", which mostly exclaims. */
const OWN = ['meu', 'minha', 'meus', 'minhas', 'mim', 'comigo', 'nos', 'nosso'];

/** News of theirs, or something said of themselves that is no mere reaction to what she told. */
export function tellsOfSelf({ analysis, fresh }: Turn): boolean {
  return (
    fresh.length > 0 ||
    analysis.sentences.some(
      ({ tokens, forms }) =>
        OWN.some((word) => forms.has(word)) ||
        tokens.some(({ fold }, at) => !REACTING.has(fold) && secondOf(fold, tokens[at - 1]?.fold) !== undefined),
    )
  );
}
