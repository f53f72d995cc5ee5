import type { Crop, PortraitParams } from '@cafune/portrait';
import { useEffect, useId, useRef, useState } from 'react';
import { drawWhenIdle } from '../draw-when-idle.ts';
import type { PortraitCode } from '../portrait-code.ts';
import { drawingId, putDrawing } from './portrait-art.tsx';

type PortraitThumbProps = { code: PortraitCode; params: PortraitParams; crop: Crop };

/** A small portrait, drawn once it is nearly in sight and when there is time; what was drawn stays until then. */
export function PortraitThumb({ code, params, crop }: PortraitThumbProps) {
  const host = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  const id = drawingId(useId());
  // The same look is the same text: a choice that this thumbnail does not show draws nothing.
  const look = JSON.stringify(params);

  useEffect(() => {
    const place = host.current;
    if (place === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '80px',
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const place = host.current;
    if (place === null || !isNear) return;
    return drawWhenIdle(place, () =>
      putDrawing(place, code.portrait(code.make(JSON.parse(look)), { id, crop, detail: 'thumb' })),
    );
  }, [code, look, crop, id, isNear]);

  return <span className="look-frame" ref={host} aria-hidden="true" />;
}
