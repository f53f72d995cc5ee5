/** Small portraits that follow her look while they are in sight. */
import type { PortraitChoices } from '@cafune/contract/avatars/definition';
import type { PortraitParams } from '@cafune/portrait';
import { drawWhenIdle } from './draw-when-idle.ts';
import type { Drawing, DrawingWish } from './drawing.ts';
import { putDrawing, shownIn } from './drawing-patch.ts';
import type { WizardStore } from './wizard-store.ts';

type Small = {
  /** Of her look, what this one shows. */
  paramsOf: (look: PortraitChoices) => PortraitParams;
  /** Has it drawn; the returned function takes the wish back. */
  draw: (wish: Pick<DrawingWish, 'params' | 'shown'>, onDrawn: (drawing: Drawing) => void) => () => void;
};

/** Draws into `place` now and after every choice that shows there, in moments of rest. The returned function ends it. */
export function followLook(place: HTMLElement, store: WizardStore, { paramsOf, draw }: Small): () => void {
  const picture = {};
  let asked = '';
  let followed: PortraitChoices | null = null;
  /** What takes back the last wish to redraw, its order, and the picture that waits to be shown. */
  const takeBack: Record<'wish' | 'order' | 'picture', () => void> = {
    wish: () => {},
    order: () => {},
    picture: () => {},
  };

  function redraw(): void {
    const params = paramsOf(store.read().draft.fields.portrait);
    const text = JSON.stringify(params);
    if (text === asked) return;
    asked = text;
    takeBack.order = draw({ params, shown: shownIn(place) }, (drawing) => {
      takeBack.picture = drawWhenIdle(picture, () => putDrawing(place, drawing));
    });
  }

  function onChange(): void {
    const { portrait } = store.read().draft.fields;
    if (portrait === followed) return;
    followed = portrait;
    takeBack.wish = drawWhenIdle(place, redraw);
  }

  onChange();
  const leave = store.subscribe(onChange);
  return () => {
    leave();
    for (const end of Object.values(takeBack)) end();
  };
}
