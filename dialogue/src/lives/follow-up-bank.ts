/** The follow-ups of the written lives, by slug. */

import dandara from './follow-ups/dandara.json' with { type: 'json' };
import helena from './follow-ups/helena.json' with { type: 'json' };
import isadora from './follow-ups/isadora.json' with { type: 'json' };
import livia from './follow-ups/livia.json' with { type: 'json' };
import nina from './follow-ups/nina.json' with { type: 'json' };
import yumi from './follow-ups/yumi.json' with { type: 'json' };
import type { FollowUps } from './schema.ts';

export const followUps: Readonly<Record<string, FollowUps>> = {
  dandara,
  helena,
  isadora,
  livia,
  nina,
  yumi,
};
