import { type CSSProperties, useEffect, useId, useRef } from 'react';
import { madeOf } from '../made-look.ts';
import { chooseWith } from '../portrait-choices.ts';
import type { PortraitCode } from '../portrait-drawer.ts';
import { type ChoiceKey, valueLabel } from '../portrait-labels.ts';
import { type ChoiceRow, valuesOf } from '../portrait-tabs.ts';
import { withLook } from '../wizard-state.ts';
import { useWizardState, type WizardStore } from '../wizard-store.ts';
import { PortraitThumb } from './portrait-thumb.tsx';

type LookRowProps = {
  row: ChoiceRow;
  code: PortraitCode;
  store: WizardStore;
};

/** Brings the chosen one into the middle of a row that scrolls sideways. */
function useChosenInSight() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const chosen = row?.querySelector<HTMLElement>('label:has(:checked)');
    if (!row || !chosen) return;
    const middle = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    // One that is in sight where the row begins needs no move.
    row.scrollLeft = chosen.offsetLeft + 1.5 * chosen.offsetWidth < row.clientWidth ? 0 : middle;
  }, []);
  return list;
}

function choose(store: WizardStore, code: PortraitCode, choice: Partial<Record<ChoiceKey, string>>): void {
  store.update((state) => {
    const { params, note } = chooseWith(code, madeOf(code, state.draft.fields.portrait), choice);
    return withLook(state, params, note);
  });
}

/**
 * One choice of her look: swatches for colours, small portraits for shapes. Arrows move between them. Each part hears by
 * itself of what is chosen: of forty, a choice draws two anew.
 */
export function LookRow({ row, code, store }: LookRowProps) {
  const name = useId();
  const list = useChosenInSight();
  return (
    <fieldset className="look-row">
      <legend className="visually-hidden">{row.label}</legend>
      <p className="look-head" aria-hidden="true">
        <span>{row.label}</span>
        <ChosenName {...{ row, code, store }} />
      </p>
      <div className={row.colours === undefined ? 'look-thumbs' : 'look-swatches'} ref={list}>
        {valuesOf(row.key).map((option) => (
          <LookOption key={option} {...{ row, code, store, option, name }} />
        ))}
      </div>
    </fieldset>
  );
}

function ChosenName({ row, code, store }: LookRowProps) {
  const value = useWizardState(store, ({ draft }) => madeOf(code, draft.fields.portrait)[row.key]);
  return <b>{valueLabel(row.key, value)}</b>;
}

type LookOptionProps = LookRowProps & {
  option: string;
  /** Of the group. */
  name: string;
};

function LookOption({ row, code, store, option, name }: LookOptionProps) {
  const isChosen = useWizardState(store, ({ draft }) => madeOf(code, draft.fields.portrait)[row.key] === option);
  const { colours } = row;
  const label = valueLabel(row.key, option);
  return (
    <label className={colours === undefined ? 'look-thumb' : 'look-swatch'}>
      <input
        type="radio"
        className="visually-hidden"
        name={name}
        checked={isChosen}
        aria-label={label}
        onChange={() => choose(store, code, { [row.key]: option })}
      />
      {colours === undefined ? (
        <PortraitThumb code={code} store={store} row={row} option={option} />
      ) : (
        <span className="look-colour" style={{ '--c': colours[option] } as CSSProperties} />
      )}
      {colours === undefined && (
        <span className="look-name" aria-hidden="true">
          {label}
        </span>
      )}
      <span className="look-mark" aria-hidden="true" />
    </label>
  );
}
