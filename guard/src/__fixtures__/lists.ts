import { AGES_HARMLESS } from './conversation-ages-harmless.ts';
import { CRISIS_HARMLESS } from './conversation-crisis-harmless.ts';
import * as heldOut from './conversation-crisis-held-out.ts';
import * as fourth from './conversation-fourth-held-out.ts';
import * as minors from './conversation-minors-held-out.ts';
import * as second from './conversation-second-held-out.ts';
import * as sixthCrisis from './conversation-sixth-crisis.ts';
import { SIXTH_CRISIS_HARMLESS } from './conversation-sixth-harmless.ts';
import * as sixthMinors from './conversation-sixth-minors.ts';
import * as third from './conversation-third-held-out.ts';

/** Lists of messages that the tests and the figures read alike; "later" ones were written after the one before was mended. */
export const HARMLESS: readonly string[] = [
  ...CRISIS_HARMLESS,
  ...heldOut.HELD_OUT_CRISIS_HARMLESS,
  ...second.SECOND_CRISIS_HARMLESS,
  ...third.THIRD_CRISIS_HARMLESS,
  ...fourth.FOURTH_CRISIS_HARMLESS,
  ...fourth.FIFTH_HARMLESS,
];
export const LATER_EXPLICIT: readonly string[] = [
  ...heldOut.HELD_OUT_CRISIS_EXPLICIT,
  ...second.SECOND_CRISIS_EXPLICIT,
  ...third.THIRD_CRISIS_EXPLICIT,
  ...fourth.FOURTH_CRISIS_EXPLICIT,
  ...fourth.FIFTH_CRISIS_EXPLICIT,
];
export const LATER_INDIRECT: readonly string[] = [
  ...heldOut.HELD_OUT_CRISIS_INDIRECT,
  ...second.SECOND_CRISIS_INDIRECT,
  ...third.THIRD_CRISIS_INDIRECT,
  ...fourth.FOURTH_CRISIS_INDIRECT,
  ...fourth.FIFTH_CRISIS_INDIRECT,
];
export const LATER_MINORS: readonly string[] = [
  ...minors.HELD_OUT_MINOR_CUES,
  ...second.SECOND_MINOR_CUES,
  ...third.THIRD_MINOR_CUES,
  ...fourth.FOURTH_MINOR_CUES,
  ...fourth.FIFTH_MINOR_CUES,
];
export const LATER_DECLARED: readonly string[] = [
  ...minors.HELD_OUT_DECLARED_MINORS,
  ...second.SECOND_DECLARED_MINORS,
  ...third.THIRD_DECLARED_MINORS,
  ...fourth.FIFTH_DECLARED_MINORS,
];
export const CHILDREN: readonly string[] = [
  ...AGES_HARMLESS,
  ...minors.HELD_OUT_AGES_HARMLESS,
  ...second.SECOND_AGES_HARMLESS,
  ...third.THIRD_AGES_HARMLESS,
  ...fourth.FOURTH_AGES_HARMLESS,
];

/**
 * Written by an author who never saw the guard; the other half of her lists is kept back and only measured. This half was seen
 * while the guard was mended, and trained the model of a crisis: its figures are no measure of what is unseen.
 */
export const SIXTH = {
  crisisExplicit: sixthCrisis.SIXTH_CRISIS_EXPLICIT,
  crisisIndirect: sixthCrisis.SIXTH_CRISIS_INDIRECT,
  crisisHarmless: SIXTH_CRISIS_HARMLESS,
  minors: sixthMinors.SIXTH_MINORS,
  agesHarmless: sixthMinors.SIXTH_AGES_HARMLESS,
  declared: sixthMinors.SIXTH_DECLARED,
  declaredLookAlikes: sixthMinors.SIXTH_DECLARED_LOOK_ALIKES,
  goodbyes: sixthMinors.SIXTH_GOODBYES,
} as const;
