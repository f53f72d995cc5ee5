/** Short questions that lean on what was said before: "você gosta?", "e amanhã?", "e de sobremesa?", "e a sua?". */
import { analyse } from '../analyser/analyse.ts';
import { echoOf } from './echo.ts';

/** What was said before the question: the person's last message, and her answer to it. */
export type Before = { theirs: string | undefined; hers: string | undefined };

const YOU = `(?:(?:e |mas |nossa,? |ah,? )?(?:vc|voc[êe]|tu|c[êe]) )`;
/** What is liked, known, eaten or had; of each the word that joins its thing to it. */
const JOINS: readonly (readonly [verb: string, join: string])[] = [
  ['gost(?:a|ava|aria)|precisa|lembra|tem medo|entende', 'de'],
  ['j[áa] foi|foi|iria|ia|mora|morou|moraria', 'em'],
  [
    'curt(?:e|iu)|ador(?:a|ou)|ama|odeia|detesta|com(?:e|eu|eria|ia)|beb(?:e|eu|eria)|tom(?:a|ou|aria)|conhec(?:e|eu|ia)|t(?:em|eve|eria)|jog(?:a|ou)|toc(?:a|ou)|sabe (?:fazer|tocar|jogar)|fa(?:z|ria)|fez|assist(?:e|iu)|viu|veria|l[êe]u?|ouv(?:e|iu)|usa|usaria|prov(?:ou|aria)|experiment(?:ou|aria)',
    '',
  ],
];
const ADVERBS = `(?:(?:tb|tbm|tamb[ée]m|j[áa]|nunca|n[ãa]o|ainda) )*`;
const STANDS_FOR = `(?: (?:tb|tbm|tamb[ée]m|d?isso|d?ess[ea]s?|muito|l[áa]|dele|dela))*`;
const HANGING = JOINS.map(
  ([verb, join]) => [new RegExp(`^((?:${YOU})?${ADVERBS}(?:${verb}))${STANDS_FOR} ?\\?+$`, 'iu'), join] as const,
);

const FELT =
  /(?<!\p{L})(?:tenho|sinto|(?:t[ôo]|estou|fico|fiquei) com) ((?:medo|saudades?|vontade|orgulho|pregui[çc]a|mania|alergia|ci[úu]mes?|pavor|nojo|vergonha)(?: d[eoa]s? (?!minhas?|meus?|seus?|suas?)\p{L}+)?)/iu;

/** The thing last spoken of, as it stands beside any owner. */
function thingIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const felt = FELT.exec(text)?.[1];
  if (felt !== undefined) return felt;
  return echoOf(analyse(text).sentences)?.replace(/^(?:seus?|suas?) /u, '');
}

/** "Foi?" only wonders; "você já foi?", "gosta?", "curte?" ask of the thing. */
function isAsked(question: string): boolean {
  return /^(?:(?:e|mas|nossa|ah),? )?(?:vc|voc[êe]|tu|c[êe])(?!\p{L})|j[áa] |(?:gosta|curte|conhece|toca|joga|ouve)$/iu.test(
    question,
  );
}

/** Of people she is not asked whether she likes or has them. */
const PERSON =
  /^(?:m[ãa]e|pai|irm[ãa]o?|filh[oa]|av[óôo]|ti[oa]|prim[oa]|marido|esposa|mulher|namorad[oa]|amig[oa]|chefe|vizinh[oa]|ex|net[oa]|sobrinh[oa]|menin[oa]|crian[çc]a|beb[êe])s?(?!\p{L})/iu;

/** The thing last spoken of where the question asks of one. */
function thingAskedOf(asked: string, { theirs, hers }: Before): string | undefined {
  const thing = isAsked(asked) ? (thingIn(theirs) ?? thingIn(hers)) : undefined;
  return thing !== undefined && PERSON.test(thing) ? undefined : thing;
}

/** "Tenho medo de barata", "você tem medo?" */
const FEAR = /^medo/iu;

/** "Você gosta?", of the cake that was just told of. */
function withItsThing(question: string, before: Before): string | undefined {
  for (const [pattern, join] of HANGING) {
    const asked = pattern.exec(question)?.[1];
    const thing = asked === undefined ? undefined : thingAskedOf(asked, before);
    if (asked === undefined || thing === undefined) continue;
    if (FEAR.test(thing)) return `${asked.replace(/ medo$/iu, '')} ${thing}?`;
    return [asked, join, `${thing}?`].filter(Boolean).join(' ');
  }
  return undefined;
}

const TIME = `(?:hoje|amanh[ãa]|ontem|anteontem|(?:n[oa]s?|pr[oa]|hoje [àa]|[àa]|de|nesse|neste|esse|nessa|na) (?:fim de semana|fds|s[áa]bados?|domingos?|segundas?|sextas?|manh[ãa]|tarde|noite|madrugada|f[ée]rias|feriad[ãa]o|feriado|natal|carnaval|ano novo)|s[áa]bado|domingo|semana que vem|m[êe]s que vem|ano que vem)`;
const OTHER_TIME = new RegExp(`^e (${TIME}(?: ${TIME})?) ?\\?*$`, 'iu');
const ANY_TIME = new RegExp(`(?<!\\p{L})${TIME}(?!\\p{L})`, 'iu');
const TO_COME = /amanh|que vem|pr[oa] /iu;
const GONE = /ontem/iu;

/** "Fez" of tomorrow is "vai fazer", and the other way round. */
function inItsTense(question: string, time: string): string {
  if (TO_COME.test(time)) return question.replace(/(?<!\p{L})(?:fez|faz)(?!\p{L})/iu, 'vai fazer');
  return GONE.test(time) ? question.replace(/(?<!\p{L})(?:vai fazer|faz)(?!\p{L})/iu, 'fez') : question;
}

/** "E amanhã?", after "o que você fez hoje?". */
function atAnotherTime(question: string, { theirs }: Before): string | undefined {
  const time = OTHER_TIME.exec(question)?.[1];
  if (time === undefined || theirs === undefined) return undefined;
  const asked = lastQuestion(theirs);
  if (asked === undefined) return undefined;
  const bare = asked.replace(/\?+$/u, '');
  const moved = ANY_TIME.test(bare) ? bare.replace(ANY_TIME, time) : `${bare} ${time}`;
  return `${inItsTense(moved, time)}?`;
}

const OTHER_THING =
  /^e (?:(de|d[oa]s?|em|n[oa]s?|com|pr[ao]|para) )?((?:[oa]s? )?\p{L}+(?: (?:de |d[oa] )?\p{L}+)?) ?\?+$/iu;
/** What is no thing: the person, a pronoun, what goes on. */
const NO_THING =
  /^(?:a[ií]|agora|depois|da[ií]|eu|tu|vc|voc[êe]s?|c[êe]|el[ea]s?|s[óo] isso|por qu[eê]|porqu[eê]|como|quando|onde|quem|qual|quanto|o qu[eê]|(?:[oa]s? )?(?:sua|seu|tua|teu)s?|[oa]s? (?:resto|que|qu[eê])|mais|ent[ãa]o|verdade|isso|mesmo|a gente|s[ée]rio|pronto)(?!\p{L})/iu;
const PHRASES = {
  of: /(?<!\p{L})(?:de|d[oa]s?) [^,.?!]+$/iu,
  any: /(?<!\p{L})(?:em|n[oa]s?|com|pr[ao]|para|de|d[oa]s?) [^,.?!]+$/iu,
};
const OWNED = /(?<=(?<!\p{L})(?:seus?|suas?|teus?|tuas?) )\p{L}+/iu;
const TO_DO = /\p{L}+[aei]r$/iu;

/** "E de sobremesa?", "e montanha?", after a question about something else. */
function ofAnotherThing(question: string, { theirs }: Before): string | undefined {
  const found = OTHER_THING.exec(question);
  const asked = theirs === undefined ? undefined : lastQuestion(theirs);
  if (!found || asked === undefined || NO_THING.test(question.replace(/^e /iu, ''))) return undefined;
  const [, join, thing = ''] = found;
  const bare = asked.replace(/\?+$/u, '');
  if (join === undefined) return withNoun(bare, thing.replace(/^[oa]s? /iu, ''));
  const phrase = /^d/iu.test(join) && PHRASES.of.test(bare) ? PHRASES.of : PHRASES.any;
  return phrase.test(bare) ? `${bare.replace(phrase, `${join} ${thing}`)}?` : `${bare} ${join} ${thing}?`;
}

/** The question with its noun, or what it asks to do, changed for another. */
function withNoun(asked: string, thing: string): string | undefined {
  if (OWNED.test(asked)) return `${asked.replace(OWNED, thing)}?`;
  if (TO_DO.test(thing) && TO_DO.test(asked)) return `${asked.replace(TO_DO, thing)}?`;
  const noun = echoOf(analyse(asked).sentences)?.split(' ')[0];
  const at = noun === undefined ? -1 : asked.toLowerCase().lastIndexOf(noun.toLowerCase());
  return at < 0 ? undefined : `${asked.slice(0, at)}${thing}?`;
}

const YOURS = /^(?:e )?[oa]s? (seu|sua|teu|tua)(s?) ?\?+$/iu;
const MINE = /(?<!\p{L})(?:meu|minha)s? (\p{L}+(?: (?:favorit|preferid)[oa]s?)?)/iu;
const ASKED_OF = /(?<!\p{L})(?:seu|sua|teu|tua)s? (\p{L}+(?: (?:favorit|preferid)[oa]s?)?)/iu;
const KIN =
  /^(?:m[ãa]e|pai|irm[ãa]o?s?|fam[ií]lia|av[óôo]s?|v[óôo]|ti[oa]s?|prim[oa]s?|amig[oa]s?|gat[oa]s?|cachorr[oa]s?|casa|quarto|cidade|bairro)$/iu;

/** "E a sua?", of whatever they told of their own. */
function ofHerOwn(question: string, { theirs, hers }: Before): string | undefined {
  const found = YOURS.exec(question);
  if (!found) return undefined;
  const thing = MINE.exec(theirs ?? '')?.[1] ?? ASKED_OF.exec(hers ?? '')?.[1];
  if (thing === undefined) return undefined;
  const own = /^[st]ua/iu.test(found[1] ?? '') ? 'a sua' : 'o seu';
  return `${KIN.test(thing) ? 'como é' : 'qual é'} ${own} ${thing}?`;
}

const WANTS_ONE =
  /^(?:e )?me (?:indica|recomenda|fala|diz|passa|sugere) (?:um|uma)(?: (?:boa|bom|legal|a[ií]|então))* ?\?*$/iu;
const RECOMMENDED =
  /(?<!\p{L})(?:m[úu]sicas?|filmes?|livros?|s[ée]ries?|receitas?|lugar(?:es)?|jogos?|bandas?|cantor(?:a|es)?)(?!\p{L})/giu;
const ONE: Readonly<Record<string, string>> = { lugares: 'lugar', cantores: 'cantor' };

/** "Me indica uma", where music was spoken of. */
function oneOfThem(question: string, { theirs, hers }: Before): string | undefined {
  if (!WANTS_ONE.test(question)) return undefined;
  const named = (theirs?.match(RECOMMENDED) ?? hers?.match(RECOMMENDED))?.at(-1)?.toLowerCase();
  if (named === undefined) return undefined;
  const one = ONE[named] ?? named.replace(/s$/u, '');
  return `me indica ${/^(?:filme|livro|lugar|jogo|cantor)$/u.test(one) ? 'um' : 'uma'} ${one}`;
}

/** The last question of a message, without what leads in to it. */
function lastQuestion(text: string): string | undefined {
  const found = text.split(/(?<=[.!?…])\s+/u).findLast((sentence) => /\?\s*$/u.test(sentence));
  if (found !== undefined) return found.trim();
  const { acts, sentences } = analyse(text);
  return sentences.length === 1 && acts.has('question') ? text.trim() : undefined;
}

/** The message with its last question made whole by what it leans on; the message as it is where it leans on nothing. */
export function madeWhole(message: string, before: Before): string {
  const sentences = message.split(/(?<=[.!?…])\s+/u);
  const question = (sentences.at(-1) ?? '').replace(
    /^(?:legal|massa|boa|ah|hum+|hm+|sei|entendi|nossa|que [^,]+),\s*/iu,
    '',
  );
  const whole =
    withItsThing(question, before) ??
    oneOfThem(question, before) ??
    ofHerOwn(question, before) ??
    atAnotherTime(question, before) ??
    ofAnotherThing(question, before);
  return whole === undefined ? message : [...sentences.slice(0, -1), whole].join(' ');
}
