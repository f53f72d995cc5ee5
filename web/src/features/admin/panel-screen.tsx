import './sections.css';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { GROUPS } from './sections.ts';

/** The way into every section. Numbers come with the sections that count them. */
export function AdminPanel() {
  return (
    <>
      <title>Painel · Cafuné</title>
      <header className="admin-head">
        <h1>Painel</h1>
        <p>Escolha por onde começar. Números aparecem aqui quando houver quem os conte.</p>
      </header>
      {GROUPS.map(({ title, sections }) => (
        <section key={title} className="admin-group" aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {sections.map(({ path, label, icon: Icon, empty }) => (
              <li key={path}>
                <Link to={path} className="card">
                  <Icon className="icon" aria-hidden="true" />
                  <span>
                    <b>{label}</b>
                    <small>{empty}</small>
                  </span>
                  <ChevronRight className="icon" aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
