import './breadcrumb.css';
import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';

/** Where the page stands: links from the outside in, then the page itself in words. */
export function Breadcrumb({ current, children }: { current: string; children: ReactNode }) {
  return (
    <nav className="crumbs" aria-label="Você está em">
      <ol>
        {Children.toArray(children).map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a page are fixed and in order
          <li key={index}>
            {link}
            <ChevronRight className="icon" aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
