import './tabs.css';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { StrandUnderline } from './strand.tsx';

type Tab = { id: string; label: string; icon: LucideIcon };
type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with an icon over a word, and their one panel. Arrows, Home and End move between them. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const now = tabs.findIndex((tab) => tab.id === selected);
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const index = step === undefined ? ends[event.key] : (now + step + tabs.length) % tabs.length;
    const next = index === undefined ? undefined : tabs[index];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index ?? 0]?.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={(event) => {
              onSelect(tab.id);
              event.currentTarget.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
            }}
          >
            <tab.icon className="icon" aria-hidden="true" />
            {tab.label}
            {tab.id === selected && <StrandUnderline />}
          </button>
        ))}
      </div>
      <div className="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
