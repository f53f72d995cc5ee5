import './frame.css';
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../features/seo/index.ts';
import { Ambient } from '../ui/ambient.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Company } from './company.tsx';

/** One thing that is already decided about the feature: what it is, what it costs, what it never does. */
export type FrameFact = { icon: LucideIcon; title: string; text: string };

type FrameScreenProps = {
  /** Last step of the breadcrumb and the document's title. */
  title: string;
  /** Links between Início and this page. */
  trail?: ReactNode;
  /** What is true today, in a sentence. */
  headline: string;
  line: string;
  /** Draws the headline as the page's h1, where the top bar does not carry the title. */
  isOwnTitle?: boolean;
  factsTitle: string;
  facts: readonly FrameFact[];
  /** The one primary: something that works today. */
  action: ReactNode;
  /** "L C H" of the page's light. */
  light?: string;
  /** Where in the catalogue the people shown below begin; left out, nobody is shown. */
  company?: number;
};

/** A screen whose feature has not opened: what it will be, and what can be done meanwhile. */
export function FrameScreen(props: FrameScreenProps) {
  const { title, headline, line, isOwnTitle = false, facts, factsTitle, company } = props;
  return (
    <>
      <Ambient light={props.light ?? '.5 .12 20'} />
      <div className="frame" data-bare={isOwnTitle || undefined}>
        <title>{`${title} · Cafuné`}</title>
        <Breadcrumb current={title}>
          <Link to="/">Início</Link>
          {props.trail}
        </Breadcrumb>
        <div className="frame-grid">
          <section className="frame-lead">
            <EmptyState level={isOwnTitle ? 'h1' : 'h2'} title={headline} line={line} action={props.action} />
          </section>
          <section className="card frame-facts" aria-labelledby="fatos">
            <h2 id="fatos">{factsTitle}</h2>
            <ul>
              {facts.map((fact) => (
                <li key={fact.title}>
                  <span>
                    <fact.icon className="icon" aria-hidden="true" />
                  </span>
                  <div>
                    <b>{fact.title}</b>
                    <p>{fact.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </div>
        {company !== undefined && <Company from={company} />}
      </div>
    </>
  );
}
