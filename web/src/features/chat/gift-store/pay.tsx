import type { Gift } from '@cafune/contract/chat/gifts';
import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../../platform/use-online.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { useAuth } from '../../auth/index.ts';
import { useBalance } from '../../coins/index.ts';
import type { Recipient } from './recipients.ts';

type PayProps = {
  gift: Gift | null;
  recipient: Recipient | null;
  /** It is not known yet for whom it is. */
  isLooking: boolean;
  isSending: boolean;
  /** Why the last one did not go, in a sentence. */
  failure: string | null;
  /** Where visitors come back to. */
  voltar: string;
  onGive: (gift: Gift, recipient: Recipient) => void;
};

const coinsOf = (coins: number): string => `${coins.toLocaleString('pt-BR')} ${coins === 1 ? 'moeda' : 'moedas'}`;

/** What it costs, what stays, and the page's one button. */
export function Pay(props: PayProps) {
  const auth = useAuth();
  if (!auth.isLoading && !auth.isAuthenticated) return <Door gift={props.gift} voltar={props.voltar} />;
  return (
    <Foot>
      <PersonPay {...props} isLooking={props.isLooking || auth.isLoading} />
    </Foot>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <section className="gift-pay" aria-label="Mandar">
      {children}
    </section>
  );
}

function PersonPay({ gift, recipient, isLooking, isSending, failure, onGive }: PayProps) {
  const balance = useBalance();
  const online = useOnline();
  if (recipient === null && !isLooking) return <ChooseSomebody />;
  if (gift === null || recipient === null) {
    return (
      <Button variant="primary" size="lg" disabled>
        {gift === null ? 'Escolha um presente' : labelOf(gift)}
      </Button>
    );
  }
  if (balance !== null && balance < gift.priceCoins) return <Short gift={gift} balance={balance} />;
  return (
    <>
      {failure !== null && (
        <p className="gift-failure" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          {failure}
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        busy={isSending}
        disabled={!online}
        aria-describedby="sobra"
        onClick={() => onGive(gift, recipient)}
      >
        {labelOf(gift)}
      </Button>
      <p className="gift-fine num" id="sobra">
        {online ? <Left gift={gift} balance={balance} /> : 'Sem conexão agora. Quando a internet voltar, é só mandar.'}
      </p>
    </>
  );
}

function labelOf(gift: Gift): string {
  return `Mandar ${gift.name} · ${coinsOf(gift.priceCoins)}`;
}

/** What the person has, and what stays after. */
function Left({ gift, balance }: { gift: Gift; balance: number | null }) {
  if (balance === null) return null;
  return (
    <>
      Você tem <Coin size={14} /> {coinsOf(balance)}.{' '}
      {balance === gift.priceCoins ? 'É exatamente o preço.' : `Sobram ${coinsOf(balance - gift.priceCoins)}.`}
    </>
  );
}

function Short({ gift, balance }: { gift: Gift; balance: number }) {
  const missing = gift.priceCoins - balance;
  return (
    <>
      <p className="gift-fine num" role="status">
        {gift.name} custa {coinsOf(gift.priceCoins)} e você tem {balance.toLocaleString('pt-BR')}:{' '}
        <b>
          {missing === 1 ? 'falta' : 'faltam'} {missing.toLocaleString('pt-BR')}
        </b>
        .
      </p>
      <Link to="/coins" className={buttonClass('primary', 'lg')}>
        Ver moedas
      </Link>
    </>
  );
}

function ChooseSomebody() {
  return (
    <>
      <Link to="/explorar" className={buttonClass('primary', 'lg')}>
        Escolher em Explorar
      </Link>
      <p className="gift-fine">Comece uma conversa, e o presente já tem pra quem ir.</p>
    </>
  );
}

/** Visitors see everything, and sign up to give. */
function Door({ gift, voltar }: { gift: Gift | null; voltar: string }) {
  return (
    <Foot>
      <div className="gift-door">
        <Link to="/login" search={{ voltar }} className={buttonClass('soft', 'lg')}>
          Entrar
        </Link>
        <Link to="/register" search={{ voltar }} className={buttonClass('primary', 'lg')}>
          Criar conta
        </Link>
      </div>
      <p className="gift-fine num">
        Pra mandar presente é preciso ter conta. Ela é grátis e chega com 500 moedas
        {gift === null ? '.' : `; ${gift.name} custa ${gift.priceCoins.toLocaleString('pt-BR')}.`}
      </p>
    </Foot>
  );
}
