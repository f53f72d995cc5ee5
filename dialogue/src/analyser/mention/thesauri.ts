/** Everyday things and what they are called, as they are written down. */
import animalsInOtherWords from './paraphrase-animals.json' with { type: 'json' };
import eventsInOtherWords from './paraphrase-events.json' with { type: 'json' };
import foodInOtherWords from './paraphrase-food.json' with { type: 'json' };
import healthInOtherWords from './paraphrase-health.json' with { type: 'json' };
import homeInOtherWords from './paraphrase-home.json' with { type: 'json' };
import pastimesInOtherWords from './paraphrase-pastimes.json' with { type: 'json' };
import peopleInOtherWords from './paraphrase-people.json' with { type: 'json' };
import workInOtherWords from './paraphrase-work.json' with { type: 'json' };
import animals from './thesaurus-animals.json' with { type: 'json' };
import belongings from './thesaurus-belongings.json' with { type: 'json' };
import events from './thesaurus-events.json' with { type: 'json' };
import everyday from './thesaurus-everyday.json' with { type: 'json' };
import feelings from './thesaurus-feelings.json' with { type: 'json' };
import food from './thesaurus-food.json' with { type: 'json' };
import health from './thesaurus-health.json' with { type: 'json' };
import home from './thesaurus-home.json' with { type: 'json' };
import leisure from './thesaurus-leisure.json' with { type: 'json' };
import medicine from './thesaurus-medicine.json' with { type: 'json' };
import money from './thesaurus-money.json' with { type: 'json' };
import people from './thesaurus-people.json' with { type: 'json' };
import places from './thesaurus-places.json' with { type: 'json' };
import regional from './thesaurus-regional.json' with { type: 'json' };
import saidOtherwise from './thesaurus-said-otherwise.json' with { type: 'json' };
import sport from './thesaurus-sport.json' with { type: 'json' };
import things from './thesaurus-things.json' with { type: 'json' };
import work from './thesaurus-work.json' with { type: 'json' };

/** Names, by commas, to the ways the thing is mentioned, by commas. */
export type Thesaurus = Readonly<Record<string, string>>;

export const THESAURI: readonly Thesaurus[] = [
  animalsInOtherWords,
  eventsInOtherWords,
  foodInOtherWords,
  healthInOtherWords,
  homeInOtherWords,
  pastimesInOtherWords,
  peopleInOtherWords,
  workInOtherWords,
  saidOtherwise,
  belongings,
  sport,
  medicine,
  animals,
  events,
  everyday,
  feelings,
  food,
  health,
  home,
  leisure,
  money,
  people,
  places,
  regional,
  things,
  work,
];
