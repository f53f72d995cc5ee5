import './toast.css';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { iconButtonClass } from './icon-button.tsx';
import { currentToast, dismissToast, subscribeToToasts, TOAST_DURATION_MS } from './toast-store.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** Draws the one toast. Loaded when the first one is shown. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const Icon = toast === null ? Info : ICONS[toast.kind];
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeThreshold={50} label="Aviso">
      {toast !== null && (
        <Toast.Root
          key={toast.id}
          className="toast"
          data-kind={toast.kind}
          type={toast.kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <Icon className="toast-icon" aria-hidden="true" />
          <div>
            <Toast.Title className="toast-title">{toast.title}</Toast.Title>
            {toast.description !== undefined && (
              <Toast.Description className="toast-description">{toast.description}</Toast.Description>
            )}
          </div>
          <Toast.Close className={iconButtonClass()} aria-label="Fechar aviso">
            <X className="icon" aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toast-viewport" hotkey={['F8']} label="Avisos ({hotkey})" />
    </Toast.Provider>
  );
}
