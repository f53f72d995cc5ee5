import { relativeTime } from '../../../platform/relative-time.ts';

const whole = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });

/** "3h", with the whole date on hover. */
export function TimeAgo({ at }: { at: string }) {
  const then = new Date(at);
  return (
    <time dateTime={at} title={whole.format(then)}>
      {relativeTime(then, new Date())}
    </time>
  );
}
