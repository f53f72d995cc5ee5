import type { ContentLevel } from '@cafune/contract/core/content-level';
import type { AgeStatus } from '@cafune/contract/safety/age';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { RadioPills } from '../../../ui/radio-pills.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useChooseLevel } from './api.ts';

const LEVELS: readonly { id: ContentLevel; label: string }[] = [
  { id: 'romantico', label: 'Romântico' },
  { id: 'sensual', label: 'Sensual' },
];
const LINES: Readonly<Record<ContentLevel, string>> = {
  romantico: 'Afeto, flerte e humor. É como vem pra todo mundo.',
  sensual: 'Desejo e clima, sugeridos e nunca explícitos, com as companhias que são desse nível.',
};

/** How far the person wants to go; only where there is more than one answer. */
export function LevelChoice({ level: { offered, chosen } }: Pick<AgeStatus, 'level'>) {
  const { mutate, isPending, variables } = useChooseLevel();
  if (offered === 'romantico') return null;
  const shown = isPending ? variables : chosen;
  const choose = (level: ContentLevel) =>
    mutate(level, {
      onSuccess: () => showToast({ kind: 'success', title: 'Nível guardado' }),
      onError: (error) => showToast({ kind: 'error', title: sentenceFor(error) }),
    });
  return (
    <div className="age-level">
      <RadioPills label="Seu nível" options={LEVELS} value={shown} onChange={choose} disabled={isPending} />
      <p>{LINES[shown]}</p>
    </div>
  );
}
