import type { PlainText } from './plain.ts';

/** "Minha esposa me apoia", and not "minha namorada e eu". */
const PARTNER = /\b(?:minha|meu) (namorad[oa]|esposa|mulher|marido|noiv[oa]) (?!e eu |agora )/gu;
const SPOKEN_TO = /\b(?:voce|te|ti|contigo|seu|sua|teu|tua)\b/u;
const OWN_CHILD =
  /\b(?:meus?|minhas?|noss[oa]s?|tenho|temos|tem|levei|a gente tem)(?: (?:um|uma|dois|duas|tres|os|as|o|a))? (?:filh|net|beb|gem)[a-z]*?([oa])s?\b/u;
const PRONOUN = /\bd?el([ae])s?\b/u;

/** What is read of a message that names a partner: the message without the partner, where a child of one's own is what follows. */
export function withoutPartner(said: PlainText, follows: readonly PlainText[]): PlainText {
  if (SPOKEN_TO.test(said) || !isOfOwnChild(said, follows)) return said;
  return said.replace(PARTNER, '# ') as PlainText;
}

/**
 * Whether the last of `follows` (what the person said afterwards) tells of a child of her own. Where it may tell of the
 * partner ("ela tem 15") it does not: a partner's age is heard rather than missed (safety.md P0).
 */
function isOfOwnChild(said: PlainText, follows: readonly PlainText[]): boolean {
  const text = follows.at(-1) ?? '';
  const pronoun = PRONOUN.exec(text)?.[1];
  const here = OWN_CHILD.exec(text);
  if (here) return pronoun === undefined || !listPartners(said).includes(endingOf(pronoun));
  const before = OWN_CHILD.exec(follows.at(-2) ?? '');
  return before !== null && (pronoun === undefined || endingOf(pronoun) === before[1]);
}

/** "Ela" ends as "filha" does, "ele" as "filho". */
function endingOf(pronoun: string): string {
  return pronoun === 'e' ? 'o' : 'a';
}

function listPartners(said: PlainText): string[] {
  return [...said.matchAll(PARTNER)].map(([, name]) =>
    /(?:[ao]d[oa]|iv[oa]|ido)$/u.test(name ?? '') ? (name ?? '').slice(-1) : 'a',
  );
}
