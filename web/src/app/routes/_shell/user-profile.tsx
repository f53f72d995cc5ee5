import { createFileRoute, Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { UserProfileScreen } from '../../../features/auth/index.ts';
import { useBalance } from '../../../features/coins/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountGate } from '../../account-gate.tsx';

export const Route = createFileRoute('/_shell/user-profile')({
  staticData: { title: 'Perfil' },
  component: UserProfileRoute,
});

function UserProfileRoute() {
  return (
    <AccountGate title="Perfil" what="seu perfil">
      <Ambient light=".5 .12 20" strength={20} />
      <UserProfileScreen balance={<Balance />} />
    </AccountGate>
  );
}

function Balance() {
  const coins = useBalance();
  if (coins === null) return <Skeleton style={{ height: 80, borderRadius: 22 }} />;
  return (
    <Link to="/coins" className="card account-balance">
      <Coin size={44} />
      <span>
        <b className="num">{coins.toLocaleString('pt-BR')}</b> {coins === 1 ? 'moeda' : 'moedas'}
        <small>Ver saldo e extrato</small>
      </span>
      <ChevronRight className="icon" aria-hidden="true" />
    </Link>
  );
}
