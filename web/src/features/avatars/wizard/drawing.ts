/** What is asked of whoever draws her, and what comes back. */
import type { Crop, Detail, PortraitParams } from '@cafune/portrait';
import type { Difference } from './drawing-difference.ts';

/** `id` prefixes the ids in the picture and names its place: of one place only the last order is drawn. */
export type DrawingWish = {
  id: string;
  params: PortraitParams;
  crop: Crop;
  detail: Detail;
  /** The drawing that stands there now, to which the next is compared. */
  shown: number | null;
};
export type DrawingOrder = DrawingWish & { number: number };
/** A picture, and what it changes of the one that was shown; null where there was none to compare with. */
export type Drawing = { number: number; svg: string; change: { from: number; difference: Difference } | null };
