/** Twenty questions by elimination: a table of things and what is true of them. */

export type Entity = {
  readonly name: string;
  /** Positions of the questions whose answer is yes. */
  readonly has: readonly number[];
};

const QUESTIONS = 16;
const YES = 1;
const NO = 0;

/** One wrong answer is forgiven: people do not agree on what is large. */
function misses(entity: Entity, asked: readonly number[]): number {
  return asked.filter((entry) => {
    const answer = entry % 3;
    if (answer !== YES && answer !== NO) return false;
    return entity.has.includes(Math.floor(entry / 3)) !== (answer === YES);
  }).length;
}

/** What still fits the answers (question × 3 + 0 no, 1 yes, 2 unsure), the best fitting first. */
export function remaining(entities: readonly Entity[], asked: readonly number[]): readonly Entity[] {
  const exact = entities.filter((entity) => misses(entity, asked) === 0);
  return exact.length > 0 ? exact : entities.filter((entity) => misses(entity, asked) === 1);
}

/** The question that divides what is left most evenly; undefined when none divides it. */
export function bestQuestion(left: readonly Entity[], asked: readonly number[]): number | undefined {
  const open = Array.from({ length: QUESTIONS }, (_, at) => at).filter(
    (at) => !asked.some((entry) => Math.floor(entry / 3) === at),
  );
  const ranked = open
    .map((at) => ({ at, yes: left.filter(({ has }) => has.includes(at)).length }))
    .filter(({ yes }) => yes > 0 && yes < left.length)
    .toSorted((one, other) => Math.abs(one.yes - left.length / 2) - Math.abs(other.yes - left.length / 2));
  return ranked[0]?.at;
}
