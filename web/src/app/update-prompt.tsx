import './update-prompt.css';
import { RefreshCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { applyUpdate, hasUpdate, postponeUpdate, subscribeToUpdates } from '../platform/service-worker.ts';
import { Button } from '../ui/button.tsx';

/** Spec §4: a new version is installed while one is active; on confirming the page reloads. */
export function UpdatePrompt() {
  const isWaiting = useSyncExternalStore(subscribeToUpdates, hasUpdate, () => false);
  if (!isWaiting) return null;
  return (
    <section className="update-prompt" role="alertdialog" aria-label="Nova versão">
      <RefreshCw className="icon" aria-hidden="true" />
      <p>Nova versão disponível! Deseja atualizar?</p>
      <div className="update-prompt-actions">
        <Button variant="soft" size="sm" onClick={postponeUpdate}>
          Agora não
        </Button>
        <Button variant="creme" size="sm" onClick={applyUpdate}>
          Atualizar
        </Button>
      </div>
    </section>
  );
}
