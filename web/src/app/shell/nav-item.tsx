import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { openFeedback } from '../../features/feedback/index.ts';
import type { NavEntry } from './nav-entries.ts';

type NavItemProps = {
  entry: NavEntry;
  className: string;
  active?: boolean;
  /** Called before it goes or opens: menus close themselves. */
  onChoose?: () => void;
  children: ReactNode;
};

/** An entry of the navigation: a link, or the button of Ajuda & Feedback. */
export function NavItem({ entry, className, active = false, onChoose, children }: NavItemProps) {
  if (entry.to === null) {
    return (
      <button
        type="button"
        className={className}
        onClick={() => {
          onChoose?.();
          openFeedback();
        }}
      >
        {children}
      </button>
    );
  }
  return (
    <Link
      to={entry.to}
      className={className}
      data-look={entry.look}
      data-active={active}
      aria-current={active ? 'page' : undefined}
      onClick={onChoose}
    >
      {children}
    </Link>
  );
}
