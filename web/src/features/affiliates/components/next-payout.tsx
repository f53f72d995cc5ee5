import { type AffiliatePanel, PAYOUT_LEAST_CENTS } from '@cafune/contract/affiliates/earnings';
import { CircleAlert, CircleCheck, Hourglass, KeyRound, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { dayName, money } from '../words.ts';
import { PixKeyDialog } from './pix-key-dialog.tsx';

type NextPayoutProps = Pick<AffiliatePanel, 'nextPayout' | 'pixKey'> & {
  /** Of the affiliate, so that password managers know whose password it is. */
  email: string;
};

type Standing = { icon: LucideIcon; tone: 'good' | 'waiting' | 'bad'; text: string };

function standingOf({ nextPayout, pixKey }: Pick<AffiliatePanel, 'nextPayout' | 'pixKey'>): Standing {
  const least = money(PAYOUT_LEAST_CENTS);
  if (!nextPayout.isEnough) {
    const missing = PAYOUT_LEAST_CENTS - nextPayout.amountCents;
    const text = `Faltam ${money(missing)} pra chegar em ${least}, o menor valor que sai. Até lá, fica guardado aqui.`;
    return { icon: Hourglass, tone: 'waiting', text };
  }
  if (pixKey === null) {
    const text = 'Já passa do menor valor. Falta a sua chave Pix: sem ela, o dinheiro espera aqui.';
    return { icon: CircleAlert, tone: 'bad', text };
  }
  return { icon: CircleCheck, tone: 'good', text: `Passa de ${least}: sai por Pix a partir desse dia.` };
}

/** When the next money comes, how much as things stand, what is missing for it, and where it goes. */
export function NextPayout({ nextPayout, pixKey, email }: NextPayoutProps) {
  const [isOpen, setOpen] = useState(false);
  const { icon: Icon, tone, text } = standingOf({ nextPayout, pixKey });
  return (
    <section className="card panel-card panel-payout" aria-labelledby="proximo">
      <h2 className="t-title-2" id="proximo">
        Próximo pagamento
      </h2>
      <p className="panel-amount">
        <b className="num">{money(nextPayout.amountCents)}</b>
        <span>
          {'a partir de '}
          <time dateTime={nextPayout.on}>{dayName(nextPayout.on)}</time>, como está agora
        </span>
      </p>
      <p className="panel-standing" data-tone={tone}>
        <Icon className="icon" aria-hidden="true" />
        <span>{text}</span>
      </p>
      <div className="panel-key">
        <p className="panel-key-text">
          <span>Chave Pix</span>
          <b className="num">{pixKey ?? 'Nenhuma ainda'}</b>
        </p>
        <Button
          variant={pixKey === null ? 'creme' : 'line'}
          size="sm"
          icon={<KeyRound className="icon" aria-hidden="true" />}
          aria-label={pixKey === null ? undefined : 'Trocar a chave Pix'}
          onClick={() => setOpen(true)}
        >
          {pixKey === null ? 'Cadastrar chave Pix' : 'Trocar'}
        </Button>
      </div>
      <PixKeyDialog open={isOpen} email={email} isNew={pixKey === null} onClose={() => setOpen(false)} />
    </section>
  );
}
