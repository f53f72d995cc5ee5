import './payments.css';
import './test-bank.css';
import { SANDBOX_NOTICES, type SandboxNotice, type SandboxPayment } from '@cafune/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { ApiError, sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { type BankAction, bankPaymentQuery, useBankAction } from './api.ts';
import { NoOrder } from './components/order-view.tsx';
import { METHOD_NAMES, reais } from './money.ts';

/** Stands in for a real bank where none is configured, and looks like nobody's real page. */
export function TestBankScreen({ bankRef }: { bankRef: string }) {
  const { data, error, isFetching, refetch } = useQuery(bankPaymentQuery(bankRef));
  const isUnknown = bankRef === '' || (error instanceof ApiError && (error.status === 404 || error.status === 422));
  return (
    <div className="bank-page">
      <title>Banco de teste · Cafuné</title>
      {isUnknown && (
        <NoOrder title="Nenhum pagamento de teste aqui" line="Esta página só abre a partir de um pedido seu." />
      )}
      {!isUnknown && data === undefined && error === null && (
        <Loading>
          <Skeleton style={{ height: 380, borderRadius: 12 }} />
        </Loading>
      )}
      {!isUnknown && data === undefined && error !== null && (
        <ErrorState message={sentenceFor(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <Bank payment={data} />}
    </div>
  );
}

function Bank({ payment }: { payment: SandboxPayment }) {
  const { ref, title, method, returnPath } = payment;
  const { mutate, isPending, variables, error } = useBankAction(ref);
  const [notice, setNotice] = useState<SandboxNotice>('once');
  const acts = actsFor(payment);
  return (
    <section className="bank" aria-labelledby="banco">
      <header>
        <FlaskConical className="icon" aria-hidden="true" />
        <div>
          <h2 id="banco">Banco de teste</h2>
          <p>Nenhum dinheiro de verdade se move aqui.</p>
        </div>
      </header>
      <dl className="num">
        <Row name="O quê" value={title} />
        <Row name="Quem recebe" value="Cafuné (conta de teste)" />
        <Row name="Valor" value={amountWords(payment)} />
        <Row name="Forma" value={METHOD_NAMES[method]} />
        <Row name="Situação" value={stateWords(payment)} />
      </dl>
      {payment.isCardRefused === true && <p className="fine">As próximas cobranças deste cartão vão ser recusadas.</p>}
      <p className="visually-hidden" role="status">{`Situação: ${stateWords(payment)}`}</p>
      {acts.length > 0 && (
        <SelectField
          label="Como o banco avisa a loja"
          value={notice}
          onChange={(event) => setNotice(event.target.value as SandboxNotice)}
        >
          {SANDBOX_NOTICES.map((value) => (
            <option key={value} value={value}>
              {NOTICES[value]}
            </option>
          ))}
        </SelectField>
      )}
      <div className="bank-acts">
        {acts.map(({ action, label, isMain = false }) => (
          <Button
            key={action}
            variant={isMain ? 'creme' : 'line'}
            busy={isPending && variables.action === action}
            disabled={isPending}
            onClick={() => mutate({ action, notice })}
          >
            {label}
          </Button>
        ))}
      </div>
      {error !== null && <Notice kind="error">{sentenceFor(error)}</Notice>}
      <BackLink path={returnPath} />
    </section>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The order's own page leads on by itself to what became of it. */
function BackLink({ path }: { path: string }) {
  const router = useRouter();
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.history.push(path);
  };
  return (
    <a href={path} className={buttonClass('ghost')} onClick={goBack}>
      Voltar pro pedido
    </a>
  );
}

const NOTICES: Readonly<Record<SandboxNotice, string>> = {
  once: 'Na hora, uma vez',
  thrice: 'Três vezes o mesmo aviso',
  'out-of-order': 'Depois, um aviso mais antigo',
  late: 'Cinco segundos depois',
  lost: 'Nunca: o aviso se perde',
  forged: 'Com assinatura falsa',
};

const KEEP_ONLY = 'Guardar o cartão, sem cobrar agora';

function amountWords({ amountCents, isCardRefused }: SandboxPayment): string {
  return amountCents === 0 && isCardRefused !== null ? KEEP_ONLY : reais(amountCents);
}

const STATES: Readonly<Record<SandboxPayment['status'], string>> = {
  waiting: 'Esperando pagamento',
  paid: 'Pago',
  failed: 'Recusado',
  expired: 'Vencido',
  canceled: 'Cancelado',
};

function stateWords({ status, isDisputed, refundedCents, amountCents }: SandboxPayment): string {
  if (isDisputed) return 'Pago, e contestado';
  if (amountCents === 0 && status === 'paid') return 'Cartão guardado, nada foi cobrado';
  if (refundedCents === 0) return STATES[status];
  return refundedCents < amountCents ? `Pago, com ${reais(refundedCents)} devolvidos` : 'Pago, e devolvido inteiro';
}

type Act = { action: BankAction; label: string; isMain?: boolean };

/** What the bank can do with a payment as it stands, and with the card that is kept with it. */
function actsFor(payment: SandboxPayment): readonly Act[] {
  const { status } = payment;
  if (status === 'waiting') return waitingActs(payment);
  if (status === 'failed' || status === 'expired') return [lateAct(payment)];
  return status === 'paid' ? [...paidActs(payment), ...cardActs(payment)] : [];
}

function payWords({ amountCents }: SandboxPayment, verb: string): string {
  return amountCents === 0 ? 'Guardar o cartão' : `${verb} · ${reais(amountCents)}`;
}

function waitingActs(payment: SandboxPayment): readonly Act[] {
  return [
    { action: 'pay', label: payWords(payment, 'Pagar'), isMain: true },
    { action: 'fail', label: 'Recusar' },
    { action: 'expire', label: 'Deixar vencer' },
  ];
}

function lateAct(payment: SandboxPayment): Act {
  return {
    action: 'pay',
    label: payWords(payment, payment.method === 'boleto' ? 'Pagar atrasado' : 'Pagar assim mesmo'),
  };
}

function paidActs({ isDisputed, refundedCents, amountCents }: SandboxPayment): readonly Act[] {
  if (isDisputed) return [{ action: 'win-dispute', label: 'Dar razão à loja' }];
  if (amountCents === 0) return [];
  const open: Act = { action: 'dispute', label: 'Contestar a compra' };
  return refundedCents < amountCents
    ? [{ action: 'refund', label: `Devolver tudo · ${reais(amountCents)}` }, open]
    : [open];
}

function cardActs({ isCardRefused }: SandboxPayment): readonly Act[] {
  if (isCardRefused === null) return [];
  return isCardRefused
    ? [{ action: 'accept-card', label: 'Aceitar próximas cobranças' }]
    : [{ action: 'refuse-card', label: 'Recusar próximas cobranças' }];
}
