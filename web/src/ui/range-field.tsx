import './range-field.css';
import { useId } from 'react';

type RangeFieldProps = {
  label: string;
  /** The value in words, shown beside the label and said instead of the number. */
  text: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The words of the two ends. */
  ends?: readonly [string, string];
  onChange: (value: number) => void;
};

/** A number on a line: the browser's own slider, so that fingers, arrows and screen readers all move it. */
export function RangeField({ label, text, value, min, max, step, ends, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className="range-field">
      <div className="range-head">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className="num">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      {ends !== undefined && (
        <div className="range-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
