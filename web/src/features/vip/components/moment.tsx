import '../moments.css';
import { Crown } from 'lucide-react';
import { Flight } from '../../payments/index.ts';

type MomentProps = {
  title: string;
  line: string;
  /** Something arrived; what ended is told without a drawing. */
  isBright: boolean;
};

/** The crown between two locks of hair, a sentence and a line. */
export function Moment({ title, line, isBright }: MomentProps) {
  return (
    <div className="outcome-head" role="status">
      {isBright && (
        <Flight>
          <span className="vip-seal">
            <Crown className="icon" aria-hidden="true" />
          </span>
        </Flight>
      )}
      <h2>{title}</h2>
      <p className="num">{line}</p>
    </div>
  );
}
