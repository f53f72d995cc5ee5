/** Drawing on the page's own thread: only where no worker starts. */
import { createPortraitMaker } from './portrait-maker.ts';

export const drawHere = createPortraitMaker();
