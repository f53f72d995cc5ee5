import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useAuth } from '../../auth/index.ts';
import { type PushState, readPushState, turnPushOff, turnPushOn } from '../push.ts';

const HINTS: Record<PushState, string> = {
  on: 'Este navegador recebe avisos mesmo com o Cafuné fechado.',
  off: 'O navegador vai pedir sua permissão.',
  denied: 'O navegador está bloqueando. Libere as notificações deste site nas configurações dele.',
  unsupported: 'Este navegador não recebe avisos com o Cafuné fechado.',
};
const KEY = ['push-state'];

/** Avisos with the app closed, in this browser. */
export function PushSwitch() {
  const client = useQueryClient();
  const { user } = useAuth();
  const { data: state } = useQuery({ queryKey: KEY, queryFn: readPushState, staleTime: 0, refetchOnMount: true });
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn && user !== null ? turnPushOn(user.id) : turnPushOff()),
    onSuccess: (next) => client.setQueryData(KEY, next),
    onError: (error) =>
      showToast({ kind: 'error', title: 'Não deu pra mudar os avisos', description: sentenceFor(error) }),
  });
  const canChange = state === 'on' || state === 'off';
  return (
    <Switch
      label="Avisos com o app fechado"
      hint={HINTS[state ?? 'off']}
      checked={state === 'on'}
      disabled={!canChange || change.isPending}
      onChange={(isOn) => change.mutate(isOn)}
    />
  );
}
