import '../admin.css';
import './second-factor.css';
import { SECOND_FACTOR_HOURS } from '@cafune/contract/auth/second-factor';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { hasCode, sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { secondFactorQuery, useProveSecondFactor } from './api.ts';
import { CodeField } from './code-field.tsx';
import { EnrolSecondFactor } from './enrol-second-factor.tsx';

/** The second door of the administration: a code of the authenticator, or setting one up. The server refuses everything before it. */
export function SecondFactorGate({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { data, isPending, error, isFetching, refetch } = useQuery(secondFactorQuery);
  if (isPending) return waiting;
  if (data === undefined)
    return <ErrorState message={sentenceFor(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (data.isProven) return children;
  return (
    <main className="admin-door" id="conteudo" tabIndex={-1}>
      <title>Segundo fator · Cafuné</title>
      {data.isEnrolled ? <ProveSecondFactor codesLeft={data.recoveryCodesLeft} /> : <EnrolSecondFactor />}
    </main>
  );
}

function ProveSecondFactor({ codesLeft }: { codesLeft: number }) {
  const [code, setCode] = useState('');
  const prove = useProveSecondFactor();
  const isWrong = hasCode(prove.error, 'auth.invalid-code');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.trim() !== '' && !prove.isPending) prove.mutate(code);
  }

  return (
    <form className="factor" onSubmit={submit} noValidate>
      <h1>Confirme o código do aplicativo</h1>
      <p>Ele vale nesta sessão por {SECOND_FACTOR_HOURS} horas. Sem o aparelho, use um dos códigos de reserva.</p>
      <CodeField code={code} error={isWrong ? sentenceFor(prove.error) : null} onChange={setCode} />
      {prove.isError && !isWrong && <Notice kind="error">{sentenceFor(prove.error)}</Notice>}
      {codesLeft < 3 && (
        <Notice>
          {codesLeft === 0 ? 'Não sobrou código de reserva.' : `Códigos de reserva que sobram: ${codesLeft}.`}
        </Notice>
      )}
      <Button type="submit" variant="primary" busy={prove.isPending}>
        Entrar na administração
      </Button>
    </form>
  );
}
