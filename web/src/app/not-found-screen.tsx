import './app.css';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/button.tsx';
import { Knot } from './knot.tsx';

export function NotFoundScreen() {
  return (
    <div className="lost">
      <title>Esse fio se perdeu · Cafuné</title>
      <Knot />
      <h1>Esse fio se perdeu.</h1>
      <p>A página que você procurou não existe ou mudou de lugar.</p>
      <div className="lost-actions">
        <Link to="/" className={buttonClass('primary')}>
          Ir pro início
        </Link>
        <Link to="/explorar" className={buttonClass('line')}>
          Explorar
        </Link>
      </div>
    </div>
  );
}
