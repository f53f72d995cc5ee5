import './seo.css';
import { Link } from '@tanstack/react-router';
import { Breadcrumb } from './components/breadcrumb.tsx';
import { SiteFrame } from './components/site-frame.tsx';
import { CITY_LINKS, MAIN_LINKS, type PageLink, SUBJECT_LINKS } from './page-links.ts';

const GROUPS: readonly { title: string; links: readonly PageLink[] }[] = [
  { title: 'O Cafuné', links: MAIN_LINKS },
  { title: 'Por assunto', links: SUBJECT_LINKS },
  { title: 'Por cidade', links: CITY_LINKS },
];

/** Every page for who arrives from outside. */
export function SitemapScreen() {
  return (
    <SiteFrame
      title="Mapa do site"
      description="Todas as páginas do Cafuné em uma lista: o produto, as regras, os assuntos e as cidades."
      path="/seo-sitemap"
      light=".5 .085 158"
    >
      <div className="seo sitemap">
        <Breadcrumb current="Mapa do site">
          <Link to="/">Início</Link>
        </Breadcrumb>
        <h1>Mapa do site</h1>
        <div className="sitemap-groups">
          {GROUPS.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, name }) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </SiteFrame>
  );
}
