/** safety.md "Age": what the operator's level and the viewer's verified age allow. The lowest first. */
export const CONTENT_LEVELS = ['romantico', 'sensual'] as const;
export type ContentLevel = (typeof CONTENT_LEVELS)[number];
