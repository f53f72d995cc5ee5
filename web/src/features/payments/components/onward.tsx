import '../outcome.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { readReturn } from '../intent.ts';

/** Back to where the wish came up, or on. */
export function Onward({ orderId }: { orderId: string }) {
  const back = readReturn(orderId);
  const navigate = useNavigate();
  return (
    <div className="outcome-acts">
      {back === null ? (
        <Link to="/chats" className={buttonClass('primary', 'lg')}>
          Ver conversas
        </Link>
      ) : (
        <Button variant="primary" size="lg" onClick={() => void navigate({ href: back })}>
          {back.startsWith('/chat/') ? 'Voltar pra conversa' : 'Voltar pra onde você estava'}
        </Button>
      )}
      <Link to="/compras" className={buttonClass('ghost', 'lg')}>
        Suas compras
      </Link>
    </div>
  );
}
