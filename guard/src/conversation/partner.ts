import type { PlainText } from './plain.ts';

/** "Minha esposa me apoia", and not "minha namorada e eu". */
const PARTNER = /\b(?:minha|meu) (namorad[oa]|esposa|mulher|marido|noiv[oa]) (?!e eu |agora )/gu;
const SPOKEN_TO = /\b(?:voce|te|ti|contigo|seu|sua|teu|tua)\b/u;
const CHILD = '(?:filh|net)(?:inh)?([oa])s?';
/** "Minha filha tem 12 anos", "tenho um filho de 4", "nosso filho fez 3": the child is whose age it is. */
const CHILD_OF_AGE = new RegExp(
  `^(?:(?:a|o|e) )?(?:(?:meu|minha|noss[oa]) ${CHILD} (?:(?:ja|so) )?(?:tem|fez|faz|completou|vai fazer|de|com) |(?:tenho|temos|levei|a gente tem|nos temos) (?:um|uma|o|a|meu|minha|noss[oa]) ${CHILD} (?:de|com) )`,
  'u',
);
/** "A gente tem um filho, o Theo": a child of one's own is brought in. */
const CHILD_BROUGHT_IN = new RegExp(
  `^(?:e )?(?:(?:eu )?tenho|temos|a gente tem|nos temos) (?:um|uma) ${CHILD}\\b|^(?:meu|minha|noss[oa]) ${CHILD}(?: [a-z]+)?$`,
  'u',
);
const AGE_GOES_ON = /^(?:(?:ela|ele) )?(?:ja |so )?(?:tem|fez|faz|vai fazer|completou) /u;
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
  if (CHILD_OF_AGE.test(text)) return pronoun === undefined || !listPartners(said).includes(endingOf(pronoun));
  const gender = CHILD_BROUGHT_IN.exec(follows.at(-2) ?? '')
    ?.slice(1)
    .find((ending) => ending !== undefined);
  return gender !== undefined && AGE_GOES_ON.test(text) && (pronoun === undefined || endingOf(pronoun) === gender);
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
