/** What a character has lived, ready to be told. */
import { foldWord } from '../analyser/fold.ts';
import { LIGHT, senseOf, sensesOf, sensibleWords } from '../analyser/stems.ts';
import { longKey, seededRandom } from '../dialogue/hash.ts';
import { type ReadyLine, readyLines } from '../dialogue/ready.ts';
import { voiceOf } from '../dialogue/voice.ts';
import { exchangeOf, lazily, type ReadyExchange, readyPuts } from '../exchanges/exchanges.ts';
import type { Entry } from '../exchanges/nearest.ts';
import type { CharacterCard } from '../request.ts';
import { anybody, lives } from './bank.ts';
import { aboutOf, type FindAbout, type FindNaming, namingOf } from './finding.ts';
import {
  followUpsOf,
  generalOf,
  linesOfFollowUps,
  NO_FOLLOW_UPS,
  putsOfFollowUps,
  type ReadyFollowUps,
} from './follow-ups.ts';
import { type Life, type Piece, ROMANTIC_SUBJECTS, readPiece } from './schema.ts';
import subjects from './subjects.json' with { type: 'json' };
import { waysOfWork } from './trades.ts';

type Card = Pick<CharacterCard, 'name' | 'city' | 'occupation' | 'personality'>;

/** `owner` is the catalogue's slug where the life is hers alone. */
export type ReadyLife = {
  readonly owner: string | undefined;
  /** Stands for her greeting; undefined where nothing is written of what is said next to it. */
  readonly greeting: ReadyExchange | undefined;
  readonly told: ReadonlyMap<string, ReadyExchange>;
  readonly days: readonly ReadyExchange[];
  readonly byKey: ReadonlyMap<string, ReadyExchange>;
  /** What is asked and said next to a piece of hers. */
  readonly nextTo: ReadyFollowUps;
  /** The pieces that speak of most of what a text speaks of and of one of its things, the one that does most first. */
  readonly about: FindAbout;
  /** The pieces in which any of these things is named, the one that has most of the text first: less sure than `about`. */
  readonly naming: FindNaming;
  /** Whether a text names what much of her life is made of: of the sea a surfer says nothing that anybody would. */
  readonly isHerWorld: (text: string) => boolean;
};

const FORMS = new Set(['asks', 'wants'] as const);

function readyPiece(owner: string, subject: string, { say, more }: Piece): ReadyExchange {
  return {
    key: longKey(`${owner}/${subject}`),
    put: [],
    isRomantic: ROMANTIC_SUBJECTS.has(subject.split(' ')[0] ?? ''),
    isOfLife: true,
    say: lazily(() => readyLines(say)),
    more: lazily(() => readyLines(more)),
    forms: () => FORMS,
    isPast: () => false,
  };
}

const pieces = lazily(
  () =>
    new Map(
      Object.entries(lives).map(([owner, life]) => [
        owner,
        {
          told: Object.entries(life.told).map(([subject, written]) => ({ subject, piece: readPiece(written) })),
          days: life.days.map((written, at) => ({ subject: `day ${at}`, piece: readPiece(written) })),
        },
      ]),
    ),
);

type Told = { readonly subject: string; readonly piece: Piece };

/** What her greeting is known by among what she has told: it is written on her card, and here is what is said next to it. */
export const GREETING = 'greeting';

function own(owner: string): ReadyLife {
  const { told, days } = pieces().get(owner) ?? { told: [], days: [] };
  const ready = ({ subject, piece }: Told): ReadyExchange => readyPiece(owner, subject, piece);
  const asked = (written: string): ReadyExchange => ({ ...exchangeOf(written), isOfLife: true });
  const ownPieces = (lives[owner]?.own ?? []).map(asked);
  const subjects = told.map((one) => ({ name: one.subject, piece: ready(one) }));
  const readyDays = days.map((one) => ({ name: one.piece.say[0] ?? '', piece: ready(one) }));
  const greeting = readyPiece(owner, GREETING, { say: [], more: [], isAnybodys: false });
  return lifeOfPieces({
    owner,
    greeting,
    told: subjects.map(({ name, piece }) => [name, piece]),
    days: readyDays.map(({ piece }) => piece),
    asked: ownPieces,
    general: generalOf(owner).map(asked),
    nextTo: followUpsOf(owner, [
      { name: GREETING, piece: greeting },
      ...subjects,
      ...readyDays,
      ...ownPieces.map((piece) => ({ name: piece.put[0] ?? '', piece })),
    ]),
  });
}

/** The registers of the pieces anybody tells, in the order they are written in. */
const VOICES = ['terna', 'brincalhona', 'ironica', 'timida'] as const;

/** Which of the pieces of a subject is most like her. */
function voiceIndex({ personality }: Card): number {
  const voice = voiceOf(personality);
  const ranked = VOICES.map((register, at) => ({ at, weight: voice[register] })).toSorted(
    (one, other) => other.weight - one.weight,
  );
  return ranked[0]?.at ?? 0;
}

/** What of the catalogue's lives is bound to none of them, by subject. */
const unbound = lazily(() => {
  const offered = new Map<string, ReadyExchange[]>();
  const days: ReadyExchange[] = [];
  for (const [owner, { told, days: hers }] of pieces()) {
    for (const { subject, piece } of told)
      if (piece.isAnybodys) offered.set(subject, [...(offered.get(subject) ?? []), readyPiece(owner, subject, piece)]);
    for (const { subject, piece } of hers) if (piece.isAnybodys) days.push(readyPiece(owner, subject, piece));
  }
  return { offered, days };
});

/** How often a piece written for anybody is told where one of the catalogue's would do as well. */
const ANYBODYS_SHARE = 0.5;

/** For whoever has no life of her own: of each subject one piece, the same one for good. */
function borrowed(card: Card): ReadyLife {
  const random = seededRandom(0, `${card.name}/${card.occupation}/life`);
  const voice = voiceIndex(card);
  const { offered, days } = unbound();
  const told = Object.entries(anybody.told).flatMap(([subject, written]): [string, ReadyExchange][] => {
    const at = written.length > VOICES.length ? Math.floor(random() * written.length) : voice % written.length;
    const others = offered.get(subject) ?? [];
    const other = others[Math.floor(random() * others.length)];
    if (other && random() > ANYBODYS_SHARE) return [[subject, other]];
    return [[subject, readyPiece('anybody', `${subject} ${at}`, readPiece(written[at] ?? ''))]];
  });
  const anyDays = anybody.days.map((written, at) => readyPiece('anybody', `day ${at}`, readPiece(written)));
  return lifeOfPieces({
    owner: undefined,
    told,
    days: [...anyDays, ...days],
    asked: [],
    general: [],
    nextTo: NO_FOLLOW_UPS,
  });
}

/** Told in many ways, each of another thing. */
const OF_THE_MOMENT = new Set(['now', 'greeting-mood', 'tomorrow', 'weekend']);

type Parts = {
  owner: string | undefined;
  greeting?: ReadyExchange;
  told: readonly (readonly [subject: string, piece: ReadyExchange])[];
  days: readonly ReadyExchange[];
  /** What only she can be asked. */
  asked: readonly ReadyExchange[];
  /** What she is asked whatever she told last, and answers in a line. */
  general: readonly ReadyExchange[];
  nextTo: ReadyFollowUps;
};

function lifeOfPieces({ owner, greeting, told, days, asked, general, nextTo }: Parts): ReadyLife {
  const all = [...told.map(([, piece]) => piece), ...days, ...asked, ...general];
  const lasting = [
    ...told.filter(([subject]) => !OF_THE_MOMENT.has(subject)).map(([, piece]) => piece),
    ...days,
    ...asked,
  ];
  const finder = lazily(() => ({ find: aboutOf(lasting) }));
  const subjectOf = new Map(told.map(([subject, piece]) => [piece, subject]));
  const namer = lazily(() => ({ find: namingOf(lasting, (piece) => asksFor(subjectOf.get(piece))) }));
  const life = owner === undefined ? undefined : lives[owner];
  const world = lazily(() => (life === undefined ? new Set<string>() : worldOf(life)));
  return {
    owner,
    greeting,
    told: new Map(told),
    days,
    byKey: new Map([...(greeting ? [greeting] : []), ...all].map((piece) => [piece.key, piece])),
    nextTo,
    about: (text, things) => finder().find(text, things),
    naming: (text, things) => namer().find(text, things),
    isHerWorld: (text) => [...sensesOf(text)].some((sense) => world().has(sense)),
  };
}

/** The life of somebody of whom nothing is written. */
export const NO_LIFE: ReadyLife = lifeOfPieces({
  owner: undefined,
  told: [],
  days: [],
  asked: [],
  general: [],
  nextTo: NO_FOLLOW_UPS,
});

/** What stands in so many of her pieces, and so much oftener than in those of all lives, is her world. */
const OF_HER_WORLD = { share: 0.08, times: 3 };

type Shares = ReadonlyMap<string, number>;

/** In how many of these texts each sense stands, from 0 to 1. */
function sharesOf(texts: readonly string[]): Shares {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(sensibleWords(text).map(senseOf)))
      counts.set(word, (counts.get(word) ?? 0) + 1 / texts.length);
  return counts;
}

function textsOf({ told, own: asked, days }: Life): string[] {
  return [...Object.values(told), ...asked, ...days];
}

const everywhere = lazily((): Shares => sharesOf(Object.values(lives).flatMap(textsOf)));

function worldOf(life: Life): ReadonlySet<string> {
  const hers = [...sharesOf(textsOf(life))].filter(
    ([sense, share]) =>
      !LIGHT.has(sense) && share >= OF_HER_WORLD.share && share >= OF_HER_WORLD.times * (everywhere().get(sense) ?? 0),
  );
  return new Set(hers.map(([sense]) => sense));
}

/** What a subject is asked for with, in more than one way of asking. */
function asksFor(subject: string | undefined): ReadonlySet<string> {
  const ways = (subjects as Readonly<Record<string, readonly string[]>>)[subject ?? ''] ?? [];
  const counts = new Map<string, number>();
  for (const way of ways) for (const sense of sensesOf(way)) counts.set(sense, (counts.get(sense) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([sense]) => sense));
}

/** The catalogue's character whose card this still is: whoever gave her another trade or town wrote somebody else. */
function ownerOf({ name, city, occupation }: Card): string | undefined {
  const slug = foldWord(name);
  const life: Life | undefined = lives[slug];
  return life?.city === city && life.occupation === occupation ? slug : undefined;
}

const KEPT = 200;
const known = new Map<string, ReadyLife>();

/** What she tells of herself. */
export function lifeOf(card: Card): ReadyLife {
  const key = [card.name, card.occupation, card.city, ...Object.values(card.personality)].join('\n');
  const before = known.get(key);
  if (before) return before;
  const owner = ownerOf(card);
  const life = owner === undefined ? borrowed(card) : own(owner);
  if (known.size >= KEPT) known.clear();
  known.set(key, life);
  return life;
}

/** Every line of every life, for where only the words of a reply are known. */
export function linesOfLives(): readonly ReadyLine[] {
  const hers = [...pieces().values()].flatMap(({ told, days }) => [...told, ...days].map(({ piece }) => piece));
  const anybodys = [...Object.values(anybody.told).flat(), ...anybody.days].map(readPiece);
  return [...[...hers, ...anybodys].flatMap(({ say, more }) => [...say, ...more]), ...linesOfFollowUps()].flatMap(
    (line) => readyLines([line]),
  );
}

type Put = Entry<ReadyExchange>;

/** "Trabalha com o quê?": many leave the word out. */
function withoutYou(text: string): string[] {
  const rest = text.replace(/(?<=^|^(?:e|o que|onde|como|quando|que \p{L}+|qual \p{L}+) )você /u, '');
  return rest === text ? [] : [rest];
}

/** How her work is asked for in its own words; what has an answer of its own keeps it. */
function putsOfWork(owner: string, { own: written }: Life): Put[] {
  const taken = new Set(written.flatMap((piece) => readyPuts(piece).map(({ text }) => foldWord(text))));
  const items = new Map<string, ReadyExchange>();
  return waysOfWork(owner).flatMap(({ subject, text }) => {
    if (taken.has(foldWord(text))) return [];
    const item = items.get(subject) ?? {
      ...readyPiece('', subject, { say: [], more: [], isAnybodys: true }),
      subject,
      owner,
    };
    items.set(subject, item);
    return [{ text, item, isMade: true }];
  });
}

/** How her life is asked for: the subjects all have, and what only one of them can be asked. */
export function putsOfLives(): Put[] {
  const shared = Object.entries(subjects).flatMap(([subject, asked]) => {
    const item = { ...readyPiece('', subject, { say: [], more: [], isAnybodys: true }), subject };
    return asked.flatMap((text) => [text, ...withoutYou(text)]).map((text) => ({ text, item }));
  });
  const alone = Object.entries(lives).flatMap(([owner, life]) =>
    life.own.flatMap((written) =>
      readyPuts(written).map(({ text, item }) => ({ text, item: { ...item, owner, isOfLife: true } })),
    ),
  );
  return [
    ...shared,
    ...alone,
    ...putsOfFollowUps(),
    ...Object.entries(lives).flatMap(([owner, life]) => putsOfWork(owner, life)),
  ];
}
