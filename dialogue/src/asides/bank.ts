/** All asides, as raw JSON; the tests check their shape. */
export const rawAsides: readonly string[] = [];
