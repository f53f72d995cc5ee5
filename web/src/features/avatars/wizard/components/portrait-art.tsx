import type { PortraitChoices } from '@cafune/contract/avatars/creation';
import type { Crop } from '@cafune/portrait';
import { useId, useLayoutEffect, useRef } from 'react';
import type { PortraitCode } from '../portrait-code.ts';

type PortraitArtProps = {
  code: PortraitCode;
  choices: PortraitChoices;
  crop: Crop;
  /** Says whose it is; left out, it is decoration. */
  label?: string;
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

/** Her portrait at full detail, drawn again in the same frame as a choice. One at a time is on the page. */
export function PortraitArt({ code, choices, crop, label }: PortraitArtProps) {
  const host = useRef<HTMLDivElement>(null);
  const id = drawingId(useId());
  useLayoutEffect(() => {
    if (host.current !== null) putDrawing(host.current, code.portrait(code.make(choices), { id, crop }));
  }, [code, choices, crop, id]);
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <div className="portrait-art" ref={host} {...naming} />;
}
