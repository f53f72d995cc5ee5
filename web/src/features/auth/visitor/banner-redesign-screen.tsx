import './visitor.css';
import './invite-test.css';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PrizeBanner, type PrizeLook } from './prize-banner.tsx';

const LOOKS: readonly { look: PrizeLook; title: string; line: string }[] = [
  {
    look: 'maracuja',
    title: 'Em uso',
    line: 'Maracujá é a cor das moedas. A faixa flutua sozinha no pé da tela.',
  },
  {
    look: 'creme',
    title: 'Desenho novo',
    line: 'Papel creme com fios, o mesmo dos presentes. Por enquanto só mora aqui, pra comparar.',
  },
];

/** The prize banner as it is and as it might be, side by side. Closing here closes nothing elsewhere. */
export function BannerRedesignScreen() {
  const [closed, setClosed] = useState<ReadonlySet<PrizeLook>>(new Set());
  return (
    <div className="invite-test">
      <title>Faixa do prêmio · Cafuné</title>
      <header>
        <h1>A faixa do prêmio</h1>
        <p>Os dois desenhos, com as mesmas palavras. O que você fechar aqui não fica guardado.</p>
      </header>
      {LOOKS.map(({ look, title, line }) => (
        <section key={look} aria-labelledby={`faixa-${look}`}>
          <h2 id={`faixa-${look}`}>{title}</h2>
          <p>{line}</p>
          {closed.has(look) ? (
            <p className="invite-closed">Fechada.</p>
          ) : (
            <PrizeBanner
              look={look}
              inline
              onDismiss={() => setClosed(new Set([...closed, look]))}
              onLeave={() => undefined}
            />
          )}
        </section>
      ))}
      <div className="invite-actions">
        <Button variant="line" disabled={closed.size === 0} onClick={() => setClosed(new Set())}>
          Mostrar de novo
        </Button>
      </div>
    </div>
  );
}
