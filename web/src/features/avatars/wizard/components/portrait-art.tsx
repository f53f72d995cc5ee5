import { portraitImages } from '@cafune/contract/avatars';
import type { PortraitChoices } from '@cafune/contract/avatars/definition';
import type { Crop } from '@cafune/portrait';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { putDrawing, shownIn } from '../drawing-patch.ts';
import { madeOf } from '../made-look.ts';
import type { PortraitCode } from '../portrait-drawer.ts';
import { isUndrawn } from '../portrait-history.ts';
import type { Look } from '../wizard-state.ts';
import { useWizardState, type WizardStore } from '../wizard-store.ts';

type ShownPortrait = {
  /** Null while it is on its way; a painting needs none. */
  code: PortraitCode | null;
  crop: Crop;
  /** Says whose it is. */
  label: string;
  /** What stands there while nothing can be shown. */
  fallback?: ReactNode;
};

/** Letters that may stand in the ids of a drawing. */
export function drawingId(id: string): string {
  return `r${id.replace(/[^\w-]/gu, '')}`;
}

/** Her portrait as it is now: it alone hears of every choice. */
export function LivePortrait({ store, ...shown }: ShownPortrait & { store: WizardStore }) {
  const portrait = useWizardState(store, ({ draft }) => draft.fields.portrait);
  const painting = useWizardState(store, ({ draft }) => draft.fields.painting);
  return <PortraitArt {...shown} look={{ portrait, painting }} />;
}

/** Her portrait at full detail: the painting, or the drawing of her choices. */
export function PortraitArt({ code, look, crop, label, fallback = null }: ShownPortrait & { look: Look }) {
  const { portrait, painting } = look;
  if (painting !== null) return <img className="portrait-art" src={portraitImages(painting).card720} alt={label} />;
  if (code === null || isUndrawn(portrait)) return fallback;
  return <Drawn code={code} choices={portrait} crop={crop} label={label} />;
}

type DrawnProps = { code: PortraitCode; choices: PortraitChoices; crop: Crop; label: string };

/** What was drawn stays until the next drawing is there. One at a time is on the page. */
function Drawn({ code, choices, crop, label }: DrawnProps) {
  const host = useRef<HTMLDivElement>(null);
  const id = drawingId(useId());
  useEffect(() => {
    const place = host.current;
    if (place === null) return;
    const wish = { id, params: madeOf(code, choices), crop, detail: 'full', shown: shownIn(place) } as const;
    return code.draw(wish, (drawing) => putDrawing(place, drawing));
  }, [code, choices, crop, id]);
  return <div className="portrait-art" ref={host} role="img" aria-label={label} />;
}
