/** Draws what is ordered, and says what it changes of the drawing that is shown: in the worker, or on the page without one. */
import { portrait } from '@cafune/portrait';
import type { Drawing, DrawingOrder } from './drawing.ts';
import { compareDrawings, type ReadDrawing, readDrawing } from './drawing-difference.ts';

/** Places whose last drawings are remembered; a tab of the wizard shows about forty. */
const MOST_PLACES = 80;

type Made = Map<number, ReadDrawing>;

export function createPortraitMaker(): (order: DrawingOrder) => Drawing {
  const places = new Map<string, Made>();

  function remember(id: string, made: Made): void {
    places.delete(id);
    places.set(id, made);
    const [oldest] = places.keys();
    if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest);
  }

  return ({ number, id, params, crop, detail, shown }) => {
    const svg = portrait(params, { id, crop, detail });
    const drawing = readDrawing(svg);
    const before = shown === null ? undefined : places.get(id)?.get(shown);
    // What is on screen and what may come onto it; all others are gone.
    remember(
      id,
      new Map([...(shown === null || before === undefined ? [] : [[shown, before] as const]), [number, drawing]]),
    );
    const difference = before === undefined ? null : compareDrawings(before, drawing);
    return { number, svg, change: shown === null || difference === null ? null : { from: shown, difference } };
  };
}
