import type { PortraitParams } from '@cafune/portrait';
import { Check } from 'lucide-react';
import { type CSSProperties, useDeferredValue, useEffect, useId, useRef } from 'react';
import type { PortraitCode } from '../portrait-code.ts';
import { valueLabel } from '../portrait-labels.ts';
import { type ChoiceRow, thumbChoices, valuesOf } from '../portrait-tabs.ts';
import { PortraitThumb } from './portrait-thumb.tsx';

type LookRowProps = {
  row: ChoiceRow;
  code: PortraitCode;
  params: PortraitParams;
  onChoose: (value: string) => void;
};

/** Brings the chosen one into the middle of a row that scrolls sideways. */
function useChosenInSight() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('label:has(:checked)');
    if (!row || !chosen) return;
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return list;
}

/** One choice of her look: swatches for colours, small portraits for shapes. Arrows move between them. */
export function LookRow({ row, code, params, onChoose }: LookRowProps) {
  const name = useId();
  const list = useChosenInSight();
  const value = params[row.key];
  // The choice and the large portrait come first, the small ones follow.
  const shown = useDeferredValue(params);
  return (
    <fieldset className="look-row">
      <legend className="visually-hidden">{row.label}</legend>
      <p className="look-head" aria-hidden="true">
        <span>{row.label}</span>
        <b>{valueLabel(row.key, value)}</b>
      </p>
      <div className={row.colours === undefined ? 'look-thumbs' : 'look-swatches'} ref={list}>
        {valuesOf(row.key).map((option) => (
          <label key={option} className={row.colours === undefined ? 'look-thumb' : 'look-swatch'}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option === value}
              aria-label={valueLabel(row.key, option)}
              onChange={() => onChoose(option)}
            />
            {row.colours === undefined ? (
              <>
                <PortraitThumb code={code} params={code.make(thumbChoices(shown, row, option))} crop={row.crop} />
                <span className="look-name" aria-hidden="true">
                  {valueLabel(row.key, option)}
                </span>
              </>
            ) : (
              <span className="look-colour" style={{ '--c': row.colours[option] } as CSSProperties} />
            )}
            {option === value && (
              <span className="look-mark" aria-hidden="true">
                <Check className="icon" />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
