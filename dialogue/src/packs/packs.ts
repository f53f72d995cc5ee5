/** All packs, as raw JSON; `loadLibrary` validates them. */
import anxiety from './anxiety.json' with { type: 'json' };
import beingAi from './being-ai.json' with { type: 'json' };
import celebration from './celebration.json' with { type: 'json' };
import city from './city.json' with { type: 'json' };
import compliments from './compliments.json' with { type: 'json' };
import family from './family.json' with { type: 'json' };
import flirting from './flirting.json' with { type: 'json' };
import food from './food.json' with { type: 'json' };
import football from './football.json' with { type: 'json' };
import games from './games.json' with { type: 'json' };
import generic from './generic.json' with { type: 'json' };
import goodbye from './goodbye.json' with { type: 'json' };
import greeting from './greeting.json' with { type: 'json' };
import herself from './herself.json' with { type: 'json' };
import howareyou from './howareyou.json' with { type: 'json' };
import memory from './memory.json' with { type: 'json' };
import music from './music.json' with { type: 'json' };
import name from './name.json' with { type: 'json' };
import pets from './pets.json' with { type: 'json' };
import plans from './plans.json' with { type: 'json' };
import sadness from './sadness.json' with { type: 'json' };
import safeguards from './safeguards.json' with { type: 'json' };
import saudade from './saudade.json' with { type: 'json' };
import series from './series.json' with { type: 'json' };
import sleep from './sleep.json' with { type: 'json' };
import study from './study.json' with { type: 'json' };
import travel from './travel.json' with { type: 'json' };
import weather from './weather.json' with { type: 'json' };
import work from './work.json' with { type: 'json' };

/** In the order in which equal matches are preferred. */
export const packs: readonly unknown[] = [
  anxiety,
  beingAi,
  celebration,
  city,
  compliments,
  family,
  flirting,
  food,
  football,
  games,
  goodbye,
  greeting,
  herself,
  howareyou,
  memory,
  music,
  name,
  pets,
  plans,
  sadness,
  saudade,
  series,
  sleep,
  study,
  travel,
  weather,
  work,
];
export { generic as rawGeneric, safeguards as rawSafeguards };
