import '../questions.css';
import { ChevronDown } from 'lucide-react';
import type { Question } from '../page.ts';

/** Questions that open; the first is open already. */
export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section className="site-faq" aria-labelledby="perguntas">
      <h2 id="perguntas">{title}</h2>
      <div>
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <ChevronDown className="icon" aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
