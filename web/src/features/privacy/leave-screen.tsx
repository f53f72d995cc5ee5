import './privacy.css';
import { DELETION_WORD, KEPT_AFTER_DELETION, type Leaving } from '@cafune/contract/privacy';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { hasCode, sentenceFor } from '../../platform/api-client/api-error.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AccountPage, useAuth } from '../auth/index.ts';
import { longDay } from '../safety/index.ts';
import { leavingQuery, useDeleteAccount } from './api.ts';
import { ExportCard } from './export-card.tsx';

const COINS = new Intl.NumberFormat('pt-BR');

/** Deleting an account: what goes, what stays and why, a copy to take along, and the word. Guests have theirs, without a password. */
export function LeaveScreen() {
  const { hasSession, isLoading } = useAuth();
  const { data, isPending, error, isFetching, refetch } = useQuery({ ...leavingQuery, enabled: hasSession });
  const isNobody = data === null || !(isLoading || hasSession);
  return (
    <AccountPage title="Apagar minha conta">
      {isPending && !isNobody && <LeaveSkeleton />}
      {error !== null && !data && (
        <ErrorState message={sentenceFor(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {isNobody && (
        <EmptyState
          title="Nada guardado por aqui"
          line="Este navegador não tem conta nem visita aberta. Pra apagar uma conta, entre nela antes."
          action={
            <Link to="/login" search={{ voltar: '/apagar-conta' }} className={buttonClass('primary')}>
              Entrar
            </Link>
          }
        />
      )}
      {data && (
        <>
          <WhatGoes leaving={data} />
          <WhatStays />
          <ExportCard />
          <LeaveForm leaving={data} />
        </>
      )}
    </AccountPage>
  );
}

function LeaveSkeleton() {
  return (
    <Loading>
      <Skeleton style={{ height: 260, borderRadius: 22 }} />
      <Skeleton style={{ height: 320, borderRadius: 22, marginTop: 16 }} />
    </Loading>
  );
}

function WhatGoes({ leaving: { balanceCoins, needsPassword, renewsVip, vipUntil } }: { leaving: Leaving }) {
  return (
    <section className="card account-block" aria-labelledby="vai">
      <h2 id="vai">O que vai embora</h2>
      <ul>
        {needsPassword && <li>Seu nome, e-mail, data de nascimento e senha.</li>}
        <li>Todas as conversas, com as fotos e vozes delas.</li>
        <li>O que as companhias lembram de você.</li>
        <li>Quem você criou, e os rascunhos.</li>
        <li>Curtidas, comentários, conquistas, avisos e recados.</li>
        <li>As sessões em todos os aparelhos, e o que este navegador guardava.</li>
        {balanceCoins > 0 && (
          <li>
            Suas <b>{COINS.format(balanceCoins)} moedas</b>. Elas não voltam, nem as compradas. Se você comprou há menos
            de 7 dias, desista da compra antes, em{' '}
            <Link to="/compras" className="link">
              compras
            </Link>
            , e o que não usou volta em dinheiro.
          </li>
        )}
        {vipUntil !== null && (
          <li>
            Seu VIP, que vale até <b>{longDay(vipUntil)}</b>. Se você pagou há menos de 7 dias, dá pra desistir antes,
            em{' '}
            <Link to="/compras" className="link">
              compras
            </Link>
            .
          </li>
        )}
        {renewsVip && <li>A renovação do VIP: ela é cancelada, o cartão é esquecido e nada mais é cobrado.</li>}
      </ul>
      <p>
        É na hora e não tem volta: nem a gente consegue trazer de novo. Com o mesmo e-mail você pode começar do zero.
      </p>
    </section>
  );
}

function WhatStays() {
  return (
    <section className="card account-block" aria-labelledby="fica">
      <h2 id="fica">O que fica, e por quê</h2>
      <dl className="privacy-kept">
        {Object.entries(KEPT_AFTER_DELETION).map(([id, { what, why }]) => (
          <div key={id}>
            <dt>{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <p>Cópias de segurança de quem opera a instalação têm prazo próprio, e saem com ele.</p>
    </section>
  );
}

function LeaveForm({ leaving: { needsPassword } }: { leaving: Leaving }) {
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [isChecked, setChecked] = useState(false);
  const remove = useDeleteAccount();
  const navigate = useNavigate();
  const online = useOnline();
  const isWord = word.trim().toLowerCase() === DELETION_WORD;
  const isWrong = hasCode(remove.error, 'auth.invalid-credentials');

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (remove.isPending || !isWord || (needsPassword && password === '')) return;
    remove.mutate(needsPassword ? { password, word } : { word }, {
      onSuccess: () => {
        showToast({
          kind: 'success',
          title: needsPassword ? 'Sua conta foi apagada' : 'Sua visita foi apagada',
          description: 'Obrigado pela companhia.',
        });
        void navigate({ to: '/' });
      },
    });
  }

  return (
    <form className="card account-form" onSubmit={submit} noValidate aria-labelledby="confirmar">
      <h2 id="confirmar">{needsPassword ? 'Apagar minha conta' : 'Apagar minha visita'}</h2>
      {needsPassword && (
        <PasswordField
          label="Sua senha"
          name="password"
          autoComplete="current-password"
          value={password}
          error={passwordError({ isEmpty: isChecked && password === '', isWrong })}
          onChange={(event) => {
            setPassword(event.target.value);
            if (isWrong) remove.reset();
          }}
        />
      )}
      <TextField
        label={`Escreva “${DELETION_WORD}” pra confirmar`}
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        value={word}
        error={isChecked && !isWord ? `Falta a palavra “${DELETION_WORD}”.` : null}
        onChange={(event) => setWord(event.target.value)}
      />
      {remove.isError && !isWrong && <Notice kind="error">{sentenceFor(remove.error)}</Notice>}
      {!online && <Notice>Sem conexão agora. Pra apagar a conta é preciso internet.</Notice>}
      <div className="account-actions">
        <Link to={needsPassword ? '/my-account' : '/'} className={buttonClass('soft')}>
          Ficar
        </Link>
        <Button type="submit" variant="danger" busy={remove.isPending} disabled={!online}>
          Apagar pra sempre
        </Button>
      </div>
    </form>
  );
}

function passwordError({ isEmpty, isWrong }: { isEmpty: boolean; isWrong: boolean }): string | null {
  if (isEmpty) return 'Diga sua senha.';
  return isWrong ? 'A senha não é essa.' : null;
}
