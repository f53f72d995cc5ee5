import './menu.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

type MenuProps = {
  /** Draws the button; spread the given props on it. */
  trigger: (props: { id: string; 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void }) => ReactNode;
  children: (close: () => void) => ReactNode;
};

/** A button that discloses a short list of links and actions. Escape and a click outside close it; arrows move inside. */
export function Menu({ trigger, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  function onKeyDown(event: KeyboardEvent): void {
    if (!open) return;
    if (event.key === 'Escape') {
      // It is the top layer: what is under it does not hear this.
      event.stopPropagation();
      setOpen(false);
      document.getElementById(`${id}-button`)?.focus();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const items = [...(root.current?.querySelectorAll<HTMLElement>('.menu-item') ?? [])];
    const current = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    items[(current + step + items.length) % items.length]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and items inside
    <div className="menu" ref={root} onKeyDown={onKeyDown}>
      {trigger({
        id: `${id}-button`,
        'aria-expanded': open,
        'aria-controls': `${id}-panel`,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div className="menu-panel" id={`${id}-panel`}>
          {children(() => setOpen(false))}
        </div>
      )}
    </div>
  );
}
