import { portraitImages } from '@cafune/contract/avatars';
import type { PortraitChoices } from '@cafune/contract/avatars/definition';
import type { Crop } from '@cafune/portrait';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { PortraitCode } from '../portrait-code.ts';
import { isUndrawn } from '../portrait-history.ts';
import type { Look } from '../wizard-state.ts';

type PortraitArtProps = {
  /** Null while it is on its way; a painting needs none. */
  code: PortraitCode | null;
  look: Look;
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

/**
 * Puts a drawing into the page; it fills its box from the top. In a shadow root none of the page's rules are matched
 * against its thousand parts, which halves the time until it is seen.
 */
export function putDrawing(host: HTMLElement, svg: string): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.innerHTML = svg;
  const drawing = root.firstElementChild;
  for (const side of ['width', 'height']) drawing?.setAttribute(side, '100%');
  drawing?.setAttribute('preserveAspectRatio', 'xMidYMin slice');
}

/** Her portrait at full detail: the painting, or the drawing of her choices. */
export function PortraitArt({ code, look, crop, label, fallback = null }: PortraitArtProps) {
  const { portrait, painting } = look;
  if (painting !== null) return <img className="portrait-art" src={portraitImages(painting).card720} alt={label} />;
  if (code === null || isUndrawn(portrait)) return fallback;
  return <Drawn code={code} choices={portrait} crop={crop} label={label} />;
}

type DrawnProps = { code: PortraitCode; choices: PortraitChoices; crop: Crop; label: string };

/** Drawn again in the same frame as a choice. One at a time is on the page. */
function Drawn({ code, choices, crop, label }: DrawnProps) {
  const host = useRef<HTMLDivElement>(null);
  const id = drawingId(useId());
  useLayoutEffect(() => {
    if (host.current !== null) putDrawing(host.current, code.portrait(code.make(choices), { id, crop }));
  }, [code, choices, crop, id]);
  return <div className="portrait-art" ref={host} role="img" aria-label={label} />;
}
