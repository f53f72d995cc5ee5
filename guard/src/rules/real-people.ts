import { readAsLetters, soundOf } from '../folding/vocabulary.ts';
import { KNOWN_PEOPLE, type KnownPerson } from './known-people.ts';
import type { Sighting } from './sighting.ts';

/** From these lengths on a name is found by its sound, with a slip, and with two. */
const SOUNDING_LENGTH = 6;
const LOOSE_LENGTH = 8;
const FAR_LENGTH = 12;
const WORDS_MAX = 6;
const KEY_MAX = 30;

/** Names of many that sound like those of stars. */
const OTHERS = new Set(
  ['ludmila', 'ana cardoso', 'lais araujo', 'helena gomes', 'luiza souza'].map((name) =>
    nameKey(name.split(' ').map(wordKey)),
  ),
);

/** Stage names made of everyday words: only as they are spelt, or "pequena do" would be one. */
const PLAIN_WORDS = new Set([
  'pequena lo',
  'boca rosa',
  'luva de pedreiro',
  'gil do vigor',
  'bad bunny',
  'rei charles',
]);

const people = new Map(KNOWN_PEOPLE.map((person) => [nameKey(person.name.split(' ').map(wordKey)), person]));
const singles = new Map(KNOWN_PEOPLE.filter(({ name }) => !name.includes(' ')).map((person) => [person.name, person]));
const near = indexNearKeys();

/** The sound of a word; letters that are swapped for each other in disguise are one. */
function wordKey(word: string): string {
  return soundOf(word.replace(/[^a-z]/gu, ''))
    .replace(/[vw]/gu, 'u')
    .replace(/(.)\1+/gu, '$1');
}

/** The sound of a whole name, in one piece: wherever it was cut, it is the same. */
function nameKey(keys: readonly string[]): string {
  return keys.reduce(joinKeys, '');
}

function joinKeys(left: string, right: string): string {
  return left !== '' && left.at(-1) === right[0] ? left + right.slice(1) : left + right;
}

/** Every long name with one letter left out, so that a slip is found by looking up and not by comparing with all. */
function indexNearKeys(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const [key, { isCommon, name }] of people) {
    if (isCommon || PLAIN_WORDS.has(name) || key.length < LOOSE_LENGTH || !name.includes(' ')) continue;
    for (const shorter of [key, ...leaveOneOut(key)]) index.set(shorter, [...(index.get(shorter) ?? []), key]);
  }
  return index;
}

function leaveOneOut(key: string): string[] {
  return Array.from(key, (_, index) => key.slice(0, index) + key.slice(index + 1));
}

type Mention = { person: KnownPerson; start: number };

/** Where well-known people are named. `seen` keeps what was looked up: texts say the same words again and again. */
function findMentions(words: readonly string[], seen: Map<string, KnownPerson | undefined>): Mention[] {
  const keys = words.map(wordKey);
  return words.flatMap((word, start) => {
    const person = findSingle(word) ?? findName(keys, start, seen);
    return person ? [{ person, start }] : [];
  });
}

function findName(
  keys: readonly string[],
  start: number,
  seen: Map<string, KnownPerson | undefined>,
): KnownPerson | undefined {
  let key = '';
  for (const next of keys.slice(start, start + WORDS_MAX)) {
    key = joinKeys(key, next);
    if (key.length > KEY_MAX) return undefined;
    if (!seen.has(key)) seen.set(key, findByKey(key));
    const person = seen.get(key);
    if (person) return person;
  }
  return undefined;
}

/** One word as it is spelt, and with its last letters drawn out. */
function findSingle(word: string): KnownPerson | undefined {
  return (
    singles.get(word) ?? singles.get(word.replace(/(.)\1{2,}/gu, '$1$1')) ?? singles.get(word.replace(/(.)\1+$/u, '$1'))
  );
}

function findByKey(key: string): KnownPerson | undefined {
  if (key.length < SOUNDING_LENGTH || OTHERS.has(key)) return undefined;
  return people.get(key) ?? (key.length < LOOSE_LENGTH ? undefined : findNear(key));
}

function findNear(key: string): KnownPerson | undefined {
  const candidates = [key, ...leaveOneOut(key)].flatMap((shorter) => near.get(shorter) ?? []);
  const found = candidates.find((candidate) => distance(key, candidate) <= (candidate.length >= FAR_LENGTH ? 2 : 1));
  return found === undefined ? undefined : people.get(found);
}

/** Letters to add, drop or change until one word is the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Somebody who likes, hears or plays a star is not the star. */
const FAN_BEFORE =
  /\b(?:fas?|fan|ouv\w{1,4}|escut\w{1,5}|cant\w{1,6}|shows?|discos?|vinis|vinil|lps?|music\w{1,4}|canc\w{2,4}|filmes?|livros?|playlists?|ao som|sons?|som|toc\w{1,6}|assist\w{1,4}|torc\w{1,5}|novelas?|cit\w{1,4}|letras?|poemas?|versos?|poster|posters|samba|forro|mpb|voz d[ae]|tribut\w{1,2}|cover\w{0,2}|karaoke|danc\w{1,6}|lend\w{1,4}|le|leu|leio|radio|estudou|estuda|biografia|vota\w{0,2}|votou|admir\w{1,4}|inspir\w{1,4}|coracao|saudade|ingresso|entrevist\w{1,4}|conheceu|viu|videos?|ador\w{1,4}|ama|amo|amava|ador[ao]|gosta|gosto|trilha|sonora|idol[oa]|viciad\w|obcecad\w|chor\w{1,4}|lagrimas|depois|domingo|manha|tarde|coleciona|colecao|camisa|camiseta|cachorr[oa]|gat[oa]|papagaio|calopsita|galinhas?)\b[^.]{0,60}$/u;
const IS_PERSON =
  /\b(?:sou|(?:ela|ele|voce|que|mas|personagem|quem) e|eh|igual(?:zinha)?|identic[oa]|parecid[oa] com|cara d[ae]|sosia|inspirad[oa] (?:na|no|em)|basead[oa] (?:na|no|em)|versao|clone|copia|como se fosse|faz o papel|propri[oa]|verdadeir[oa]|imit\w{1,4}|finge ser|e na verdade|mesm[oa]|roleplay|chama|chamad[oa]|interpret\w{1,4}|irma gemea d[ae]|avatar d[ae]|ia d[aeo]|personagem)(?: (?:a|o|da|do|de|com|na|no|uma|um|versao|se|jovem|sensual|famosa|cantora|atriz|verdade|propri[oa]|ia)){0,4}$/u;

const TRADES =
  '(?:cantora?|atriz|ator|jogadora?|apresentadora?|influenciadora?|influencer|youtuber|blogueira|deputad[oa]|senadora?|presidenta?e?|cantoras|top model)';
/** A first name that is known with its trade: "Anita do funk", "Marta, a jogadora da seleção". */
const FIRST_NAME_AND_TRADE =
  /\b(?:anita|anitta|lud|ivete|pabllo|iza|luisa|sandy|simaria|maraisa)(?: ,)? (?:d[oe] (?:funk|axe|pop|sertanejo)|(?:a |o )?cantora?)\b|\b(?:marta|formiga|neymar|ronaldo|romario|pele|zico|kaka|vini)(?: ,)? (?:(?:a |o )?jogadora?|da selecao|d[oa] (?:santos|barcelona|real madrid))\b|\b(?:lula|dilma|temer|collor)(?: ,)? (?:o |a )?(?:presidente?a?|d[oe] pt|politic[oa])\b|\b(?:sou|eh|ela e|ele e) [oa] (?:lula|pele|zico|romario|hebe|gugu|silvio|elis|ivete|sandy|gisele)(?! d[aeo]| [a-z]{3,} da)\b|\b(?:gisele)(?: ,)? (?:a )?(?:modelo|top model|supermodelo)\b/u;
/** "a cara da atriz X": whoever X is, she is real. */
const LIKE_A_STAR = new RegExp(
  `\\b(?:cara|clone|sosia|copia|versao|irma gemea|retrato) d[ao] ${TRADES} (?!(?:de|do|da|que|e|principal|favorit[oa]|mais)\\b)[a-z]{3,}|\\b(?:inspirad|basead|identic|igual|parecid)\\w{1,6} (?:n|a|com )?[ao] ${TRADES} (?!(?:de|do|da|que|e|principal|favorit[oa]|mais)\\b)[a-z]{3,}`,
  'u',
);

/** Well-known people by name; a fan's mention passes, unless it says that she is the star (abuse suite G01). */
export function checkKnownPeople(sentences: readonly string[], isNameField: boolean): Sighting[] {
  const seen = new Map<string, KnownPerson | undefined>();
  return sentences.flatMap((sentence) => {
    const words = sentence
      .split(' ')
      .map((word) => (/^[a-z]+$/u.test(word) || /^\d+$/u.test(word) ? word : toName(word)));
    return findMentions(words, seen).flatMap(({ person, start }) => {
      const left = words.slice(Math.max(0, start - 14), start).join(' ');
      const isFan = !isNameField && FAN_BEFORE.test(left) && !IS_PERSON.test(left);
      if (isFan) return [];
      return [{ rule: 'real-person' as const, verdict: person.isCommon ? ('review' as const) : ('refuse' as const) }];
    });
  });
}

function toName(word: string): string {
  return readAsLetters(word).replace(/[^a-z]/gu, '');
}

const ACQUAINTANCE =
  '(?:ex|chef[ea]|vizinh[oa]|professora?|colega|prim[oa]|cunhad[oa]|amig[oa]|psicolog[oa]|dentista|alun[oa]|secretari[oa]|patroa|patrao|sogr[oa]|crush|paquera|ficante|namorad[oa]|esposa|mulher|marido|noiv[oa]|irma|mae|filha|medica|personal|treinadora|enteada|madrasta|conhecid[oa]|familiar)';
const OWNED = new RegExp(
  `\\b(?:minhas?|meus?|nossa|my)(?: (?:ex|melhor|querid[oa]|antig[oa]|falecid[oa]))? ${ACQUAINTANCE}(?: (?:namorad[oa]|mulher|esposa|marido|noiv[oa]|de trabalho|de faculdade|da faculdade|do trabalho))?`,
  'u',
);
const REAL =
  /\b(?:de verdade|d[ae] vida real|que existe|existe mesmo|na vida real|real|reais|que eu conheco|que conheci|que conheco|in real life|from real life)\b/u;
const FROM_LIFE = new RegExp(
  `\\b(?:inspirad[oa]|basead[oa]|copia|clone|igual(?:zinha)?|identic[oa]|sosia|parecid[oa]|retrato|recri\\w{1,4}|imita\\w{0,3}|no lugar d[ae]|versao (?:digital|virtual|ia)?)(?: [a-z]{1,8}){0,3} ?(?:${OWNED.source.slice(2)}|(?:uma? )?(?:pessoa|mulher|moca|homem|gente) (?:real|de verdade|que (?:eu )?conhe[a-z]{1,3}|que existe)|foto|fotos|imagem)`,
  'u',
);
const THINGS_FROM_LIFE =
  /\b(?:receitas?|pratos?|decoracao|colecao|musica|samba|quadros?|vestido|casa|bolo|livro|conto|historia|ateliê|atelie|cardapio|poema|tatuagem|pintura|telas?|joias?|bordado|loja|perfume)\b/u;
const EX =
  /\b(?:minha|meu|my) ex\b(?! ?-? ?(?:profiss\w{2,4}|trabalho|carreira|cidade|rotina|religiao|agencia|academia|terapeuta|gerente|cliente|locador|cargo|vida|ocupacao|chefe|vizinh|colega|professor|alun|patroa|patrao|sogr|cunhad|time|emprego|escola|empresa|banda|faculdade|apartamento|casa|carro))/u;
const EX_ASIDE =
  /\b(?:d[oe]|com o|com|pr[oa]|ao|que|quando|depois que|porque|casamento com|briga com|cachorro d[oe]|separ\w{1,4} d[oe]|divorc\w{1,4} d[oe]) (?:o |a )?(?:meu|minha) ex\b|\bmeu ex (?:marido|namorado|noivo) \b|\b(?:meu|minha) ex ?(?:marido|mulher|namorad[oa]|noiv[oa])? ?(?:levou|ficou|mora|mudou|casou|sumiu|nunca|detestava|odiava|dizia|tinha|era|foi|me|deixou|morava|gostava)\b/u;
const CLAIMS =
  /\b(?:eh uma pessoa (?:real|de verdade)|pessoa (?:real|de verdade) que|existe de verdade|existe na vida real|persona real|real person|foto (?:real|verdadeira|em anexo)|(?:igual|como|parecid[oa]|identic[oa]) (?:n?a|com a|a da) foto|(?:moca|mulher|garota|menina|pessoa|rosto|aquela|mesma) d[ae]sta? foto|(?:moca|mulher|garota|menina|pessoa|rosto|aquela|mesma) da foto|perfil verdadeiro)\b/u;

/** Somebody the author knows: "minha ex", "inspirada na minha vizinha", "igual à da foto" (abuse suite G02). */
export function checkAcquaintances(sentences: readonly string[]): Sighting[] {
  return sentences.flatMap((sentence) => {
    const verdict = judgeAcquaintance(sentence);
    return verdict ? [{ rule: 'real-person' as const, verdict }] : [];
  });
}

function judgeAcquaintance(text: string): Sighting['verdict'] | undefined {
  if (FROM_LIFE.test(text)) return THINGS_FROM_LIFE.test(text) ? undefined : 'refuse';
  if (OWNED.test(text) && REAL.test(text)) return 'refuse';
  if (
    LIKE_A_STAR.test(text) ||
    (FIRST_NAME_AND_TRADE.test(text) &&
      !/\b(?:fa|ouve|ouvindo|escuta|torce|show|adora|ama|gosta|discos?)\b/u.test(text))
  )
    return 'refuse';
  if (EX.test(text)) return EX_ASIDE.test(text) ? 'review' : 'refuse';
  return CLAIMS.test(text) ? 'refuse' : undefined;
}

const NAMED_ACQUAINTANCE =
  /(?<!\p{L})[Mm](?:inha|eu) (?:chef[ea]|vizinh[oa]|professora?|colega(?: de (?:trabalho|faculdade|turma))?|psic[óo]log[oa]|patroa|patrão|alun[oa]|secret[áa]ri[oa]|ficante|crush|personal|dentista|sogr[oa]|cunhad[oa]),? (?:a |o )?\p{Lu}\p{Ll}{1,20}(?: d[aeo]s?)? \p{Lu}\p{Ll}{1,20}/u;
/** A full name and a door. */
const NAMED_DOOR =
  /\p{Lu}\p{Ll}{1,20}(?: d[aeo]s?)? \p{Lu}\p{Ll}{1,20},? [^.!?\n]{0,20}(?:mora|vive|reside) [^.!?\n]{0,30}(?:bloco|apto\.?|apartamento|quadra|lote|casa) \d/u;
const NAMED_RESIDENT =
  /\p{Lu}\p{Ll}{1,20}(?: d[aeo]s?)? \p{Lu}\p{Ll}{1,20}[^.!?\n]{0,60}(?:mora|vive|reside|trabalha)[^.!?\n]{0,60}/u;

/** A full name beside a place in one's life, or an address and the claim to be real; read by its capitals. */
export function checkNamedPeople(original: string): Sighting[] {
  const text = original.normalize('NFKC').slice(0, 20_000);
  const isClaim = /\b(?:de verdade|pessoa real|na vida real|existe mesmo)/u.test(text) && NAMED_RESIDENT.test(text);
  return NAMED_ACQUAINTANCE.test(text) || NAMED_DOOR.test(text) || isClaim
    ? [{ rule: 'real-person', verdict: 'refuse' }]
    : [];
}
