import { useEffect, useState } from 'react';
import { guardLeaving } from '../features/auth/index.ts';
import { countOnlyHere } from '../features/chat/index.ts';
import { useOnDemand } from '../platform/use-on-demand.ts';

type Question = { count: number; answer: (leaves: boolean) => void };

/** Signing out empties this device: what was written here and did not go yet is asked about first. */
export function LeaveGuard() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () =>
      guardLeaving(async () => {
        const count = await countOnlyHere();
        return count === 0 || new Promise((answer) => setQuestion({ count, answer }));
      }),
    [],
  );
  const answer = (leaves: boolean): void => {
    question?.answer(leaves);
    setQuestion(null);
  };
  const LeaveDialog = useOnDemand({
    load: () => import('./leave-dialog.tsx').then((module) => module.LeaveDialog),
    wanted: question !== null,
    // Without a connection its code may be missing, and leaving must still be possible.
    onFailure: () => answer(confirm(`Sair agora? ${lossText(question?.count ?? 0)}`)),
  });
  return LeaveDialog === null ? null : (
    <LeaveDialog open={question !== null} text={lossText(question?.count ?? 0)} onAnswer={answer} />
  );
}

function lossText(count: number): string {
  return count === 1
    ? 'Uma mensagem ainda não foi enviada e só existe neste aparelho. Saindo agora, ela se perde.'
    : `${count} mensagens ainda não foram enviadas e só existem neste aparelho. Saindo agora, elas se perdem.`;
}
