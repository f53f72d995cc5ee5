import { Link, useLocation } from '@tanstack/react-router';
import { BrandSymbol, Wordmark } from '../../ui/wordmark.tsx';
import { NAV_ENTRIES } from './nav-entries.ts';

/** Phones and tablets: the same entries at the thumb. */
export function BottomBar() {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <nav className="bar" aria-label="Principal">
      {NAV_ENTRIES.map(({ label, to, icon: Icon, isActive }) => (
        <Link key={to} to={to} data-active={isActive(path)} aria-current={isActive(path) ? 'page' : undefined}>
          <Icon className="icon" aria-hidden="true" />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** From 1024 px: 80 px wide, opens over the content on hover and on keyboard focus. */
export function Sidebar() {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <nav className="side" aria-label="Principal">
      <Link to="/" className="side-brand" aria-label="Cafuné, ir pro início">
        <BrandSymbol size={44} />
        <Wordmark width={118} />
      </Link>
      {NAV_ENTRIES.map(({ label, to, icon: Icon, isActive }) => (
        <Link
          key={to}
          to={to}
          className="side-item"
          data-active={isActive(path)}
          aria-current={isActive(path) ? 'page' : undefined}
        >
          <Icon className="icon" aria-hidden="true" />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
