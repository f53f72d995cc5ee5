import './settings.css';
import { type ReactNode, useId } from 'react';

type SettingsSectionProps = { title: string; line: string; children: ReactNode };

export function SettingsSection({ title, line, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className="settings-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="settings-line">{line}</p>
      {children}
    </section>
  );
}
