import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** After a navigation, says the new page's title and moves focus to its content, as a page load would. */
export function RouteAnnouncer() {
  const path = useLocation({ select: (location) => location.pathname });
  const previous = useRef(path);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      if (document.activeElement === document.body || document.activeElement === null) {
        document.getElementById('conteudo')?.focus({ preventScroll: true });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
