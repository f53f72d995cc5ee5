import { useEffect, useState } from 'react';

/** Whole seconds until a moment, 0 when it is over. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));
}

/** "14:32" */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is said aloud of the time left: at ten, five and one minutes, and at the end; not every second. */
export function spokenTimeLeft(seconds: number): string {
  if (seconds === 0) return 'O tempo pra pagar acabou.';
  if (seconds <= 60) return 'Falta 1 minuto ou menos pra pagar.';
  const minutes = [5, 10].find((limit) => seconds <= limit * 60);
  return minutes === undefined ? '' : `Faltam ${minutes} minutos ou menos pra pagar.`;
}
