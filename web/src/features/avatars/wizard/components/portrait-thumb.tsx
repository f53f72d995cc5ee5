import { useEffect, useId, useRef, useState } from 'react';
import { followLook } from '../follow-look.ts';
import { madeOf } from '../made-look.ts';
import type { PortraitCode } from '../portrait-drawer.ts';
import { type ChoiceRow, thumbChoices } from '../portrait-tabs.ts';
import type { WizardStore } from '../wizard-store.ts';
import { drawingId } from './portrait-art.tsx';

type PortraitThumbProps = { code: PortraitCode; store: WizardStore; row: ChoiceRow; option: string };

/**
 * Her with one other choice, drawn once it is nearly in sight and when there is time; what was drawn stays until then. It
 * follows her look by itself: a choice draws no list anew.
 */
export function PortraitThumb({ code, store, row, option }: PortraitThumbProps) {
  const host = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  const id = drawingId(useId());

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
    return followLook(place, store, {
      paramsOf: (portrait) => code.make(thumbChoices(madeOf(code, portrait), row, option)),
      draw: (wish, onDrawn) => code.draw({ ...wish, id, crop: row.crop, detail: 'thumb' }, onDrawn),
    });
  }, [code, store, row, option, id, isNear]);

  return <span className="look-frame" ref={host} aria-hidden="true" />;
}
