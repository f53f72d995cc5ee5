/** Why somebody may not open what is above a level. */
export const LEVEL_REFUSALS = [
  'safety.age-not-verified',
  'safety.level-not-offered',
  'safety.level-not-chosen',
] as const;
