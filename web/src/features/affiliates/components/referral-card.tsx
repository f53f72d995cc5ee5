import { affiliateEarningErrors, type ReferralStanding } from '@cafune/contract/affiliates/earnings';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useAuth } from '../../auth/index.ts';
import { referralQuery, useEnterCode } from '../api.ts';

/** The code in what was typed: people leave spaces in it, or paste the whole link. */
function codeIn(typed: string): string {
  const link = /\/r\/([^/\s?#]+)/u.exec(typed);
  return (link?.[1] ?? typed).replaceAll(/[\s-]/gu, '').toLowerCase();
}

function codeError(code: string): string | null {
  if (code === '') return 'Informe o código.';
  return /^[0-9a-f]{10}$/u.test(code) ? null : affiliateEarningErrors['affiliates.unknown-code'].message;
}

/** For who is signed in: who brought them, said once. Its room is there before the answer, so that nothing moves. */
export function ReferralCard() {
  const { isAuthenticated } = useAuth();
  return isAuthenticated ? <Referral /> : null;
}

function Referral() {
  const referral = useQuery(referralQuery);
  if (referral.data === null) return null;
  return (
    <section className="card programme-referral" aria-labelledby="indicado">
      <h2 id="indicado">Alguém te indicou?</h2>
      {referral.isPending && (
        <Loading className="programme-referral-body">
          <Skeleton style={{ height: 56 }} />
          <Skeleton style={{ height: 66 }} />
        </Loading>
      )}
      {referral.isError && (
        <div className="programme-referral-body">
          <p role="alert">{sentenceFor(referral.error)}</p>
          <Button variant="line" busy={referral.isFetching} onClick={() => void referral.refetch()}>
            Tentar de novo
          </Button>
        </div>
      )}
      {referral.data !== undefined && <Standing standing={referral.data.standing} />}
    </section>
  );
}

function Standing({ standing }: ReferralStanding) {
  switch (standing) {
    case 'open':
      return <CodeForm />;
    case 'referred':
      return (
        <div className="programme-referral-body" role="status">
          <p className="programme-referral-said">
            <CircleCheck className="icon" aria-hidden="true" />
            <span>Sua conta já tem quem indicou. Essa pessoa nunca vê seu nome nem o que você conversa.</span>
          </p>
        </div>
      );
    case 'too-late':
      return (
        <div className="programme-referral-body" role="status">
          <p className="programme-referral-said">
            <Clock className="icon" aria-hidden="true" />
            <span>O código vale até a primeira compra, e a sua já foi feita. Não falta nada por aqui.</span>
          </p>
        </div>
      );
  }
}

function CodeForm() {
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const enter = useEnterCode();
  const code = codeIn(typed);
  const wrong = isChecked ? codeError(code) : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (codeError(code) === null) enter.mutate(code);
  }

  return (
    <form className="programme-referral-body" onSubmit={submit} noValidate>
      <p className="programme-referral-text">
        Digite o código de quem te contou do Cafuné. Vale uma vez, até a sua primeira compra, e essa pessoa nunca vê seu
        nome.
      </p>
      <div className="programme-referral-row">
        <TextField
          label="Código"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="0a1b2c3d4e"
          value={typed}
          error={wrong ?? (enter.isError ? sentenceFor(enter.error) : null)}
          onChange={(event) => {
            setTyped(event.target.value);
            if (enter.isError) enter.reset();
          }}
        />
        <Button type="submit" variant="line" busy={enter.isPending}>
          Guardar
        </Button>
      </div>
    </form>
  );
}
