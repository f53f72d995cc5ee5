import type { NotificationSettings as Settings } from '@cafune/contract/notifications';
import { NOTIFICATION_SETTINGS_DEFAULT } from '@cafune/contract/notifications';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { settingsQuery, useUpdateSettings } from '../api.ts';

const CATEGORIES = [
  { id: 'messages', label: 'Mensagens', hint: 'Quando uma resposta fica pronta e você não está na conversa.' },
  { id: 'rewards', label: 'Recompensas', hint: 'Recompensa do dia e conquistas.' },
  { id: 'promos', label: 'Novidades e ofertas', hint: 'O que chegou de novo por aqui.' },
] as const;

/** What the account hears of, and when not. */
export function NotificationSettings() {
  const query = useQuery(settingsQuery);
  const update = useUpdateSettings();
  if (query.isPending) {
    return (
      <Loading>
        <Skeleton style={{ height: 52, borderRadius: 16 }} />
      </Loading>
    );
  }
  if (query.data === undefined) {
    return (
      <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  const settings = query.data;
  const change = (part: Partial<Settings>): void =>
    update.mutate(part, {
      onError: (error) => showToast({ kind: 'error', title: 'Não deu pra guardar', description: sentenceFor(error) }),
    });
  return (
    <>
      {CATEGORIES.map(({ id, label, hint }) => (
        <Switch key={id} label={label} hint={hint} checked={settings[id]} onChange={(isOn) => change({ [id]: isOn })} />
      ))}
      <QuietHoursFields hours={settings.quietHours} onChange={(quietHours) => change({ quietHours })} />
    </>
  );
}

type QuietHoursProps = { hours: Settings['quietHours']; onChange: (hours: Settings['quietHours']) => void };

function QuietHoursFields({ hours, onChange }: QuietHoursProps) {
  return (
    <>
      <Switch
        label="Horário de silêncio"
        hint="Nesse horário nada toca e nada chega com o app fechado. Vale o horário de Brasília."
        checked={hours !== null}
        onChange={(isOn) => onChange(isOn ? NOTIFICATION_SETTINGS_DEFAULT.quietHours : null)}
      />
      {hours !== null && (
        <div className="settings-times">
          <TimeField label="Das" value={hours.from} onChange={(from) => onChange({ ...hours, from })} />
          <TimeField label="Até" value={hours.to} onChange={(to) => onChange({ ...hours, to })} />
        </div>
      )}
    </>
  );
}

function TimeField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box">
        <input
          id={id}
          type="time"
          value={value}
          required
          onChange={(event) => {
            if (event.target.value !== '') onChange(event.target.value);
          }}
        />
      </div>
    </div>
  );
}
