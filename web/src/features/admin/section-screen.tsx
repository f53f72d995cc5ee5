import './sections.css';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Breadcrumb } from '../seo/index.ts';
import { type AdminSectionPath, sectionOf } from './sections.ts';

/** A section that has nothing to show yet: why, and what it will hold. */
export function AdminSectionScreen({ path }: { path: AdminSectionPath }) {
  const { label, icon: Icon, empty, holds } = sectionOf(path);
  return (
    <>
      <title>{`${label} · Painel · Cafuné`}</title>
      <header className="admin-head">
        <Breadcrumb current={label}>
          <Link to="/admin">Painel</Link>
        </Breadcrumb>
        <h1>{label}</h1>
      </header>
      <section className="card admin-empty" aria-label={label}>
        <Icon className="icon" aria-hidden="true" />
        <h2>Nada por aqui ainda</h2>
        <p>{empty}</p>
        <Link to="/admin" className={buttonClass('soft')}>
          Voltar pro painel
        </Link>
      </section>
      <section className="card admin-holds" aria-labelledby="guarda">
        <h2 id="guarda">O que esta seção vai guardar</h2>
        <ul>
          {holds.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
