/** Things people own, buy, break and lose: what each is called, and what there is to say to each kind of them. */
import { foldWord } from '../analyser/fold.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { type CompiledPattern, compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import raw from './things.json' with { type: 'json' };

export type ThingEvent = 'got' | 'broke' | 'lost' | 'want' | 'sold' | 'fixed' | 'have';
export type Thing = { readonly name: string; readonly gender: string; readonly kind: string };
export type Mention = { readonly thing: Thing; readonly event: ThingEvent };
type Kinds = Readonly<Record<string, Readonly<Record<'got' | 'broke' | 'want' | 'have', readonly string[]>>>>;

const KINDS: Kinds = raw.kinds;
const ANY_KIND: Readonly<Partial<Record<ThingEvent, readonly string[]>>> = {
  lost: raw.lost,
  sold: raw.sold,
  fixed: raw.fixed,
};
const THINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = raw.things;

type Named = { readonly words: readonly string[]; readonly thing: Thing };

/** By first word, the longest name first: "cadeira de praia" before "cadeira". */
function indexThings(): ReadonlyMap<string, readonly Named[]> {
  const index = new Map<string, Named[]>();
  for (const [kind, names] of Object.entries(THINGS)) {
    for (const [name, gender] of Object.entries(names)) {
      const words = foldWord(name).split(/[\s-]+/u);
      const first = words[0] ?? '';
      index.set(first, [...(index.get(first) ?? []), { words, thing: { name, gender, kind } }]);
    }
  }
  for (const named of index.values()) named.sort((one, other) => other.words.length - one.words.length);
  return index;
}

const INDEX = indexThings();

/** In the order they are asked: "quero vender o carro que comprei" is about selling. */
const EVENTS: readonly (readonly [ThingEvent, readonly CompiledPattern[]])[] = (
  [
    ['fixed', ['+=consertei|=arrumei|consertou|consertaram']],
    ['sold', ['+=vendi|=vendemos|=doei|=doamos']],
    ['lost', ['+=perdi|sumiu|=roubaram|=furtaram|=levaram', '+=esqueci']],
    [
      'broke',
      [
        '+quebrou|estragou|pifou|furou|rasgou|queimou|descolou|=quebrei|=estraguei|=rasguei|=queimei|=derrubei !me',
        'parou de funcionar',
        'caiu e quebrou',
      ],
    ],
    [
      'want',
      ['+quero|queria|vou|preciso|penso|pensando|sonho * comprar|ganhar|trocar|adquirir', '+quero|queria um|uma'],
    ],
    [
      'got',
      [
        '+=comprei|=compramos|=ganhei|=ganhamos|=adquiri|=achei|=herdei|=encomendei|=arranjei',
        '+=troquei de',
        'chegou * meu|minha|nosso|nossa',
        '=meu|=minha * chegou',
      ],
    ],
    ['have', ['+tenho um|uma']],
  ] as const
).map(([event, sources]) => [event, sources.map(compilePattern)]);

function thingAt(sentence: Sentence, at: number): Thing | undefined {
  for (const form of sentence.tokens[at]?.forms ?? []) {
    const named = INDEX.get(form)?.find(({ words }) =>
      words.every((word, step) => sentence.tokens[at + step]?.forms.has(word)),
    );
    if (named) return named.thing;
  }
  return undefined;
}

function thingIn(sentence: Sentence): Thing | undefined {
  for (const at of sentence.tokens.keys()) {
    const thing = thingAt(sentence, at);
    if (thing && sentence.tokens[at]?.negated !== true) return thing;
  }
  return undefined;
}

/** What happened to which thing of the person's, in the first sentence that tells; questions tell nothing. */
export function findThing(sentences: readonly Sentence[]): Mention | undefined {
  for (const sentence of sentences) {
    if (sentence.asked || sentence.forms.has('voce')) continue;
    const event = EVENTS.find(([, patterns]) => patterns.some((pattern) => matchesSentence(pattern, sentence)))?.[0];
    const thing = event && thingIn(sentence);
    if (event && thing) return { thing, event };
  }
  return undefined;
}

/** Everything there is to say of what happened to a thing of this kind. */
export function sayingsOf(kind: string, event: ThingEvent): readonly string[] {
  return ANY_KIND[event] ?? KINDS[kind]?.[event as 'got'] ?? [];
}

/** Every line of the table, by kind and event. */
export function allSayings(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [kind, events] of Object.entries(KINDS))
    for (const [event, lines] of Object.entries(events)) found.set(`${kind}/${event}`, lines);
  for (const [event, lines] of Object.entries(ANY_KIND)) found.set(event, lines);
  return found;
}

/** How many things are known. */
export const THING_COUNT = Object.values(THINGS).reduce((sum, names) => sum + Object.keys(names).length, 0);

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words of a thing for the slots of a line. One that comes in pairs ("óculos") is named without an article: no verb would agree. */
export function thingSlots({ name, gender }: Thing): ReadonlyMap<string, string> {
  if (gender.endsWith('p')) return new Map();
  const [article, fresh] = gender === 'f' ? ['a', 'nova'] : ['o', 'novo'];
  return new Map([
    ['thing', name],
    ['Thing', capital(name)],
    ['the_thing', `${article} ${name}`],
    ['The_thing', `${capital(article)} ${name}`],
    ['o_thing', `${article} ${name}`],
    ['novo', fresh],
  ]);
}
