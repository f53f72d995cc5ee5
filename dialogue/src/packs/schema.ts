/** Shape of a topic pack. Types are stated once, here; the JSON files beside this one are the data. */
import { z } from 'zod';
import { FACT_RELATIONS } from '../request.ts';

export const Register = z.enum(['terna', 'ironica', 'timida', 'ousada', 'calma', 'brincalhona']);
export type Register = z.infer<typeof Register>;

/** A line of hers: plain, or marked by register, by the question it asks, or by the fact that makes it needless. */
export const Line = z.union([
  z.string().min(1),
  z.strictObject({
    say: z.string().min(1),
    as: Register.optional(),
    ask: z.string().optional(),
    unless: z.enum(FACT_RELATIONS).optional(),
  }),
]);
export type Line = z.infer<typeof Line>;

/** Every pattern carries the examples that are its tests. */
export const Pattern = z.strictObject({
  match: z.array(z.string().min(1)).min(1),
  yes: z.array(z.string()).min(3),
  no: z.array(z.string()).min(2),
});
export type Pattern = z.infer<typeof Pattern>;

export const Responder = Pattern.extend({
  say: z.array(Line).min(1),
  /** Only while its topic is the current one. */
  here: z.boolean().optional(),
  /** Something heavy was said: she listens, brings nothing of hers, and stays gentle for a while. */
  hold: z.boolean().optional(),
  /** Ends its topic. */
  leaves: z.boolean().optional(),
  /** Asks for a subject of her life (`lives/subjects.json`): what she tells of it comes first. */
  life: z.string().optional(),
});
export type Responder = z.infer<typeof Responder>;

/** What she says to the answers of one of her questions (or to the reaction to one of her stories). */
export const Ask = z.strictObject({
  match: z.array(Responder).optional(),
  yes: z.array(Line).optional(),
  no: z.array(Line).optional(),
  dunno: z.array(Line).optional(),
  any: z.array(Line).optional(),
  why: z.array(Line).optional(),
  /** "Conta mais", "como assim?", "tipo o quê?" after it. */
  more: z.array(Line).optional(),
  you: z.array(Line).optional(),
});
export type Ask = z.infer<typeof Ask>;

export const Pack = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Never with someone who said they are a minor. */
  romantic: z.boolean().optional(),
  /** Only when the person brings it up. */
  quiet: z.boolean().optional(),
  /** Wins over a pending rejoinder. */
  urgent: z.boolean().optional(),
  /** Questions to her and wishes put to her that have words of the person's own in them, read before anything else is: `asked` where the sentence asks. */
  early: z.enum(['asked', 'always']).optional(),
  /** A game: each answer is followed by the next round. */
  game: z.boolean().optional(),
  hits: z.array(Pattern),
  openers: z.array(Line),
  gambits: z.array(Line),
  responders: z.array(Responder),
  asks: z.record(z.string(), Ask),
  why: z.array(Line),
  you: z.array(Line),
});
export type Pack = z.infer<typeof Pack>;

/** Lines that belong to no topic: by discourse act, on a new fact, between topics. */
export const Generic = z.strictObject({
  acts: z.record(z.string(), z.array(Line)),
  /** Answers to questions no pack answers, by what the question wants to hear. */
  asked: z.record(z.string(), z.array(Line)),
  /** A greeting before the rest of a longer message is answered. */
  hello: z.strictObject({ plain: z.array(Line), how: z.array(Line) }),
  /** Before the rest is answered, where they told their name. */
  pleased: z.array(Line),
  /** What is told is picked up by its own words. */
  echo: z.array(Line),
  /** "Jura?", "quando foi?", "com quem?" after what she just said. */
  after: z.record(z.string(), z.array(Line)),
  /** "Conta mais" where no story waits. */
  more: z.array(Line),
  /** "Conta mais" where a story of hers is over. */
  ended: z.array(Line),
  /** A detail of a story of hers that she does not know. */
  owedDetail: z.array(Line),
  /** A question about her that her life does not answer, before she tells something else. */
  instead: z.array(Line),
  /** Before something of hers that what they told reminds her of. */
  reminded: z.array(Line),
  catchAll: z.array(Responder),
  repeated: z.array(Line),
  long: z.array(Line),
  answer: z.array(Line),
  learned: z.partialRecord(z.enum(FACT_RELATIONS), z.array(Line)),
  /** A second fact in the same message. */
  also: z.partialRecord(z.enum(FACT_RELATIONS), z.array(Line)),
  /** What she answers of herself when a fact came with "e você?". */
  mine: z.partialRecord(z.enum(FACT_RELATIONS), z.array(Line)),
  /** A clause of what was told, said back, by its tone or else by its tense. */
  said: z.record(z.enum(['good', 'bad', 'wary', 'grave', 'told', 'planned', 'now', 'laughed']), z.array(Line)),
  /** A detail of what was told, taken up by the mood it was told in or else by its tense. */
  details: z.record(
    z.enum(['amused', 'glad', 'touched', 'annoyed', 'tired', 'worried', 'hurt', 'wary', 'told', 'planned', 'now']),
    z.array(Line),
  ),
  /** The same without its words, by its tone alone. */
  toned: z.record(z.enum(['good', 'bad', 'wary', 'grave']), z.array(Line)),
  /** An answer to what she asked, taken in before she goes on: by what it is. */
  acks: z.record(z.enum(['yes', 'no', 'dunno', 'thing', 'other']), z.array(Line)),
  /** After "não entendi": her question once more. */
  clarify: z.array(Line),
  /** After "nada a ver": before the message before is answered again. */
  sorry: z.array(Line),
  /** After "que dia? tô falando do Lucas". */
  putRight: z.array(Line),
  /** After such a word where that message cannot be answered. */
  sayAgain: z.array(Line),
  /** Where what she met lightly was meant in earnest. */
  earnest: z.array(Line),
  /** After "não, eu disse…". */
  corrected: z.array(Line),
  /** What fits whatever is told in a mood, and the kinds of remarks that are of it (docs/decisions/0043). */
  moods: z.record(z.string(), z.strictObject({ kinds: z.array(z.string()), say: z.array(Line) })),
  /** Answers to what is put to her or said of what she told, by what it is; `{Verb}` is the verb it was put with, in her person. */
  replies: z.record(
    z.enum([
      'may',
      'would',
      'wouldToo',
      'request',
      'imagine',
      'liked',
      'did',
      'does',
      'toHersLaughed',
      'toHersMoved',
      'toHersOther',
      'confirms',
      'aboutHer',
      'noAnswer',
    ]),
    z.array(Line),
  ),
  /** Of the hour, the weekday, the holiday. */
  timely: z.array(Line),
  shift: z.array(Line),
  last: z.array(Line),
});
export type Generic = z.infer<typeof Generic>;

/** What she says where the guard refuses; what it refuses stands in the workspace `guard`. */
export const Safeguards = z.strictObject({
  care: z.array(Line),
  careOther: z.array(Line),
  checkIn: z.array(Line),
  /** After a crisis card that was none: who is told so says it, and the number once more. */
  misread: z.array(Line),
  minorSay: z.array(Line),
  minorAgain: z.array(Line),
  forbiddenSay: z.array(Line),
  threatSay: z.array(Line),
  explicitSay: z.array(Line),
});
export type Safeguards = z.infer<typeof Safeguards>;
