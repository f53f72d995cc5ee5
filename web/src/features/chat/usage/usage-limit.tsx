import './usage.css';
import { DAY_OVER_TEXT, RAISE_AFTER_HOURS, type UsageLimit } from '@cafune/contract/chat/usage';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioPills } from '../../../ui/radio-pills.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { StrandProgress } from '../../../ui/strand-progress.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { usageQuery, useSetUsageLimit } from './api.ts';

type Limit = UsageLimit['messagesADay'];

const OFFERED: readonly Limit[] = [20, 50, 100, 200, null];
const WHEN = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
});

/** A daily limit that a person sets herself: none unless she wants one (safety.md "Letting people go"). */
export function UsageLimitCard() {
  const { data, isPending, error, refetch } = useQuery(usageQuery);
  return (
    <section className="card account-block" aria-labelledby="limite">
      <h2 id="limite">Limite do dia</h2>
      <p>
        Se quiser, escolha até quantas mensagens manda por dia. Diminuir vale na hora; aumentar ou tirar vale depois de{' '}
        {RAISE_AFTER_HOURS} horas. Ler fica sempre aberto.
      </p>
      {isPending && (
        <Loading>
          <Skeleton style={{ height: 96, borderRadius: 16 }} />
        </Loading>
      )}
      {error !== null && (
        <div role="alert" className="usage-error">
          <p>{sentenceFor(error)}</p>
          <Button variant="line" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </div>
      )}
      {data && <Used usage={data} />}
      {data && <LimitForm key={`${data.messagesADay}`} usage={data} />}
    </section>
  );
}

function Used({ usage: { messagesADay, usedToday, reopensAt } }: { usage: UsageLimit }) {
  const used = usedToday === 1 ? '1 mensagem' : `${usedToday} mensagens`;
  if (messagesADay === null) return <p className="usage-now">Hoje você mandou {used}. Não há limite.</p>;
  const words = `Hoje: ${usedToday} de ${messagesADay}`;
  return (
    <div className="usage-now">
      <p>{words}</p>
      <StrandProgress done={Math.min(1, usedToday / messagesADay)} label={words} />
      {reopensAt !== null && <p>{DAY_OVER_TEXT}</p>}
    </div>
  );
}

const idOf = (limit: Limit): string => (limit === null ? 'sem' : String(limit));
const limitOf = (id: string): Limit => (id === 'sem' ? null : Number(id));
const labelOf = (limit: Limit): string => (limit === null ? 'Sem limite' : String(limit));

function LimitForm({ usage }: { usage: UsageLimit }) {
  const { messagesADay, next } = usage;
  const [chosen, setChosen] = useState(messagesADay);
  const { mutate, isPending } = useSetUsageLimit();
  // One that was set elsewhere stands among those offered.
  const limits = OFFERED.includes(messagesADay) ? OFFERED : [messagesADay, ...OFFERED];
  const set = (limit: Limit): void =>
    mutate(limit, {
      onSuccess: (saved) =>
        showToast({ kind: 'success', title: saved.messagesADay === limit ? 'Limite guardado' : 'Mudança marcada' }),
      onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }),
    });
  const save = (event: FormEvent): void => {
    event.preventDefault();
    set(chosen);
  };
  return (
    <form className="usage-form" onSubmit={save}>
      <RadioPills
        label="Mensagens por dia"
        options={limits.map((limit) => ({ id: idOf(limit), label: labelOf(limit) }))}
        value={idOf(chosen)}
        onChange={(id) => setChosen(limitOf(id))}
      />
      <p aria-live="polite">{consequenceOf(usage, chosen)}</p>
      {next !== null && (
        <div className="usage-next">
          <p>
            Marcado: {next.messagesADay === null ? 'sem limite' : `${next.messagesADay} mensagens por dia`} a partir de{' '}
            {WHEN.format(new Date(next.from))}.
          </p>
          <Button variant="line" size="sm" disabled={isPending} onClick={() => set(messagesADay)}>
            Desmarcar
          </Button>
        </div>
      )}
      <div className="account-actions">
        <Button type="submit" variant="primary" busy={isPending} disabled={chosen === messagesADay}>
          Guardar limite
        </Button>
      </div>
    </form>
  );
}

/** What saving would do, said before. */
function consequenceOf({ messagesADay, usedToday }: UsageLimit, chosen: Limit): string {
  if (chosen === messagesADay) return '';
  const isWider = messagesADay !== null && (chosen === null || chosen > messagesADay);
  if (isWider) return `Vale daqui a ${RAISE_AFTER_HOURS} horas. Até lá, continua como está.`;
  if (chosen !== null && usedToday >= chosen)
    return 'Hoje você já chegou a esse número: as conversas fecham agora e abrem à meia-noite.';
  return 'Vale assim que você guardar.';
}
