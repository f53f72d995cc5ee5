import { Circle, CircleCheck } from 'lucide-react';
import { useVisitorCookies } from './use-visitor-cookies.ts';

type CookieListProps<Key extends string> = {
  names: Record<Key, string>;
  /** What each one means, in words. */
  words: Record<Key, string>;
};

/** Which cookies are set, live. */
export function CookieList<Key extends string>({ names, words }: CookieListProps<Key>) {
  const values = useVisitorCookies(names);
  return (
    <ul className="invite-cookies">
      {(Object.keys(names) as Key[]).map((key) => {
        const value = values[key];
        const Icon = value === null ? Circle : CircleCheck;
        return (
          <li key={key} data-set={value !== null}>
            <Icon className="icon" aria-hidden="true" />
            <span>
              {words[key]}
              <code>{names[key]}</code>
            </span>
            <b>{value === null ? 'não' : said(value)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** "1" is yes; anything else is a moment in milliseconds. */
function said(value: string): string {
  if (value === '1') return 'sim';
  const moment = new Date(Number(value));
  return Number.isNaN(moment.getTime())
    ? value
    : moment.toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
}
