import { Link } from '@tanstack/react-router';
import { Compass, GalleryVerticalEnd, House, Keyboard, MessagesSquare } from 'lucide-react';
import { Wordmark } from '../../../ui/wordmark.tsx';

const WAYS = [
  { to: '/', label: 'Início', icon: House },
  { to: '/explorar', label: 'Explorar', icon: Compass },
  { to: '/feed', label: 'Feed', icon: GalleryVerticalEnd },
  { to: '/chats', label: 'Chats', icon: MessagesSquare },
] as const;

const LETTERS = [
  { key: 'L', does: 'curtir' },
  { key: 'C', does: 'comentar' },
  { key: 'F', does: 'seguir' },
  { key: 'S', does: 'enviar' },
] as const;

type FeedSideProps = { hasLetters: boolean; onLetters: (isOn: boolean) => void };

/** Desktops: the way to the rest of the app, and the keys. Keys of one letter can be turned off (WCAG 2.1.4). */
export function FeedSide({ hasLetters, onLetters }: FeedSideProps) {
  return (
    <div className="feed-side">
      <Link to="/" aria-label="Cafuné, ir pro início" className="feed-home">
        <Wordmark width={126} />
      </Link>
      <nav aria-label="Principal">
        {WAYS.map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className="feed-way" aria-current={to === '/feed' ? 'page' : undefined}>
            <Icon className="icon" aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <section className="feed-keys" aria-label="Teclado">
        <ul>
          <li>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            trocar de post
          </li>
          {hasLetters &&
            LETTERS.map(({ key, does }) => (
              <li key={key}>
                <kbd>{key}</kbd>
                {does}
              </li>
            ))}
        </ul>
        <button type="button" aria-pressed={hasLetters} onClick={() => onLetters(!hasLetters)}>
          <Keyboard className="icon" aria-hidden="true" />
          Atalhos de uma letra
        </button>
      </section>
    </div>
  );
}
