import { RATING_MAX } from '@cafune/contract/feedback';
import { Star } from 'lucide-react';
import { useId } from 'react';

const STARS = Array.from({ length: RATING_MAX }, (_, index) => index + 1);

type StarRatingProps = { label: string; value: number; onChange: (value: number) => void; disabled: boolean };

/** Spec §9: 1 to 5, or 0 for none. Radio buttons, so that arrows move between them; the value stands beside in words. */
export function StarRating({ label, value, onChange, disabled }: StarRatingProps) {
  const name = useId();
  return (
    <fieldset className="field" disabled={disabled}>
      <legend className="field-label">
        {label} <span className="stars-optional">(opcional)</span>
      </legend>
      <div className="stars">
        {STARS.map((star) => (
          <label key={star} className="star" data-on={star <= value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              aria-label={`${star} de ${RATING_MAX}`}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <Star className="icon" aria-hidden="true" />
          </label>
        ))}
        {value > 0 && (
          <>
            <span className="stars-words num" aria-hidden="true">
              {`${value} de ${RATING_MAX}`}
            </span>
            <button type="button" className="stars-clear" onClick={() => onChange(0)}>
              Limpar <span className="visually-hidden">nota</span>
            </button>
          </>
        )}
      </div>
    </fieldset>
  );
}
