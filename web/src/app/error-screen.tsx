import './app.css';
import { Button } from '../ui/button.tsx';
import { Knot } from './knot.tsx';

/** A screen that broke while being drawn: what to do, and the code only for who opens the details. */
export function ErrorScreen({ error }: { error: unknown }) {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return (
    <div className="lost" role="alert">
      <title>Algo se enroscou · Cafuné</title>
      <Knot />
      <h1>Algo se enroscou aqui.</h1>
      <p>Suas conversas e moedas estão guardadas. Recarregar costuma resolver.</p>
      <div className="lost-actions">
        <Button variant="primary" onClick={() => location.reload()}>
          Recarregar
        </Button>
        <Button variant="line" onClick={() => location.assign('/')}>
          Ir pro início
        </Button>
      </div>
      <details>
        <summary>Detalhes</summary>
        {detail}
      </details>
    </div>
  );
}
