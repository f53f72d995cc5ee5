import { useEffect } from 'react';
import { ThinkingStrands } from '../../../ui/strand.tsx';
import { StrandProgress } from '../../../ui/strand-progress.tsx';
import { dayAndTimeOf } from '../moments.ts';
import { clockWords, spokenTimeLeft, useSecondsLeft } from '../use-seconds-left.ts';

/** From here on a clock says more than the time of day. */
const CLOCK_BELOW_SECONDS = 60 * 60;

type TimeLeftProps = {
  createdAt: string;
  payUntil: string;
  /** What is waited for. */
  what: 'o pagamento' | 'o cartão';
  onOver: () => void;
};

/** That we wait for the payment, and until when. Said aloud at ten, five and one minutes only. */
export function TimeLeft({ createdAt, payUntil, what, onOver }: TimeLeftProps) {
  const seconds = useSecondsLeft(payUntil);
  const totalSeconds = Math.max(1, (Date.parse(payUntil) - Date.parse(createdAt)) / 1_000);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const words = seconds < CLOCK_BELOW_SECONDS ? `vale por ${clockWords(seconds)}` : `até ${dayAndTimeOf(payUntil)}`;
  return (
    <div className="time-left">
      <p>
        <span className="time-waiting">
          <ThinkingStrands />
          {`${isOver ? 'Conferindo' : 'Esperando'} ${what}`}
        </span>
        <span className="num">{words}</span>
      </p>
      <StrandProgress done={Math.min(1, seconds / totalSeconds)} label={`Vale até ${dayAndTimeOf(payUntil)}`} />
      <span className="visually-hidden" role="status">
        {spokenTimeLeft(seconds)}
      </span>
    </div>
  );
}
