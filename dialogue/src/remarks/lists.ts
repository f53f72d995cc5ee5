/** All kinds of remarks, as raw JSON; the tests check their shape. */
import achievements from './kinds/achievements.json' with { type: 'json' };
import between from './kinds/between.json' with { type: 'json' };
import body from './kinds/body.json' with { type: 'json' };
import days from './kinds/days.json' with { type: 'json' };
import gladness from './kinds/gladness.json' with { type: 'json' };
import intentions from './kinds/intentions.json' with { type: 'json' };
import life from './kinds/life.json' with { type: 'json' };
import mishaps from './kinds/mishaps.json' with { type: 'json' };
import questions from './kinds/questions.json' with { type: 'json' };
import sorrow from './kinds/sorrow.json' with { type: 'json' };
import stories from './kinds/stories.json' with { type: 'json' };
import strain from './kinds/strain.json' with { type: 'json' };

export const rawKinds: readonly unknown[] = [
  ...achievements,
  ...gladness,
  ...intentions,
  ...stories,
  ...mishaps,
  ...body,
  ...sorrow,
  ...strain,
  ...days,
  ...life,
  ...between,
  ...questions,
];
