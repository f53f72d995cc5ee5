/** All exchanges, as raw JSON; the tests check their shape. */
import advice from './bank/advice.json' with { type: 'json' };
import betweenUs from './bank/between-us.json' with { type: 'json' };
import curiosity from './bank/curiosity.json' with { type: 'json' };
import days from './bank/days.json' with { type: 'json' };
import family from './bank/family.json' with { type: 'json' };
import feasts from './bank/feasts.json' with { type: 'json' };
import fragmentsA1 from './bank/fragments-a1.json' with { type: 'json' };
import fragmentsA2 from './bank/fragments-a2.json' with { type: 'json' };
import fragmentsA3 from './bank/fragments-a3.json' with { type: 'json' };
import fragmentsA4 from './bank/fragments-a4.json' with { type: 'json' };
import friends from './bank/friends.json' with { type: 'json' };
import health from './bank/health.json' with { type: 'json' };
import herDays from './bank/her-days.json' with { type: 'json' };
import herHome from './bank/her-home.json' with { type: 'json' };
import herLife2 from './bank/her-life-2.json' with { type: 'json' };
import herMore1 from './bank/her-more-1.json' with { type: 'json' };
import herMore2 from './bank/her-more-2.json' with { type: 'json' };
import herMore3 from './bank/her-more-3.json' with { type: 'json' };
import herMore4 from './bank/her-more-4.json' with { type: 'json' };
import herPast from './bank/her-past.json' with { type: 'json' };
import herTastes1 from './bank/her-tastes-1.json' with { type: 'json' };
import herTastes2 from './bank/her-tastes-2.json' with { type: 'json' };
import herYouth from './bank/her-youth.json' with { type: 'json' };
import house from './bank/house.json' with { type: 'json' };
import kitchen from './bank/kitchen.json' with { type: 'json' };
import leisure from './bank/leisure.json' with { type: 'json' };
import memories from './bank/memories.json' with { type: 'json' };
import mishaps from './bank/mishaps.json' with { type: 'json' };
import opinions from './bank/opinions.json' with { type: 'json' };
import requests from './bank/requests.json' with { type: 'json' };
import strangers from './bank/strangers.json' with { type: 'json' };
import streets from './bank/streets.json' with { type: 'json' };
import whatIf from './bank/what-if.json' with { type: 'json' };
import work from './bank/work.json' with { type: 'json' };

export const rawExchanges: readonly string[] = [
  ...advice,
  ...betweenUs,
  ...curiosity,
  ...days,
  ...family,
  ...feasts,
  ...fragmentsA1,
  ...fragmentsA2,
  ...fragmentsA3,
  ...fragmentsA4,
  ...friends,
  ...health,
  ...herDays,
  ...herHome,
  ...herLife2,
  ...herMore1,
  ...herMore2,
  ...herMore3,
  ...herMore4,
  ...herPast,
  ...herTastes1,
  ...herTastes2,
  ...herYouth,
  ...house,
  ...kitchen,
  ...leisure,
  ...memories,
  ...mishaps,
  ...opinions,
  ...requests,
  ...strangers,
  ...streets,
  ...whatIf,
  ...work,
];
