import { CloudAlert, CloudCheck, CloudOff, Smartphone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { DraftKeeper, KeptWhere } from '../draft-keeper.ts';

const WORDS: Record<Exclude<KeptWhere, 'unchanged'>, { icon: typeof CloudCheck; text: string }> = {
  account: { icon: CloudCheck, text: 'Rascunho salvo' },
  device: { icon: Smartphone, text: 'Guardado neste aparelho' },
  offline: { icon: CloudOff, text: 'Sem conexão: guardado neste aparelho' },
  nowhere: { icon: CloudAlert, text: 'Este navegador não guarda o rascunho' },
};

/** Where the draft is, politely said when that changes. */
export function SaveStatus({ keeper }: { keeper: DraftKeeper }) {
  const where = useSyncExternalStore(keeper.subscribe, keeper.read);
  const said = where === 'unchanged' ? null : WORDS[where];
  return (
    <span className="save-status" role="status" data-where={where}>
      {said !== null && (
        <>
          <said.icon className="icon" aria-hidden="true" />
          {said.text}
        </>
      )}
    </span>
  );
}
