import { useLocation } from '@tanstack/react-router';
import { BAR_ENTRIES, isActive, type NavEntry } from './nav-entries.ts';
import { NavItem } from './nav-item.tsx';

/** Phones and tablets: five slots at the thumb. `chatsMark` puts the dot on Chats. */
export function BottomBar({ chatsMark }: { chatsMark: boolean }) {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <nav className="bar" aria-label="Atalhos">
      {BAR_ENTRIES.map((entry) => (
        <NavItem key={entry.label} entry={entry} className="bar-slot" active={isActive(entry, path)}>
          <BarIcon entry={entry} />
          <span>{entry.label}</span>
          {entry.to === '/chats' && chatsMark && (
            <>
              <span className="bar-mark" aria-hidden="true" />
              <span className="visually-hidden">, com novidade</span>
            </>
          )}
        </NavItem>
      ))}
    </nav>
  );
}

function BarIcon({ entry: { icon: Icon, look } }: { entry: NavEntry }) {
  if (look !== 'make') return <Icon className="icon" aria-hidden="true" />;
  return (
    <span className="bar-make">
      <Icon className="bar-make-icon" aria-hidden="true" />
    </span>
  );
}
