import './toast.css';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { iconButtonClass } from './icon-button.tsx';
import {
  currentToast,
  dismissToast,
  subscribeToToasts,
  TOAST_DURATION_MS,
  TOAST_SWIPE_PX,
  TOAST_WITH_ACTION_MS,
} from './toast-store.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

/** Browsers without it keep the toast under open dialogs. */
const HAS_TOP_LAYER = 'showPopover' in HTMLElement.prototype;

/** Puts the toast over everything, an open dialog too: what is shown last is the top of the browser's top layer. */
function useTopLayer(toastId: number | null) {
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = viewport.current;
    if (element === null || toastId === null || !HAS_TOP_LAYER) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [toastId]);
  return viewport;
}

/** Draws the one toast. Loaded when the first one is shown. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  const viewport = useTopLayer(toast?.id ?? null);
  const Icon = toast === null ? Info : ICONS[toast.kind];
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeThreshold={TOAST_SWIPE_PX} label="Aviso">
      {toast !== null && (
        <Toast.Root
          key={toast.id}
          className="toast"
          data-kind={toast.kind}
          duration={toast.action === undefined ? TOAST_DURATION_MS : TOAST_WITH_ACTION_MS}
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
          {toast.action !== undefined && (
            <Toast.Action className="toast-action" altText={toast.action.label} onClick={toast.action.act}>
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close className={iconButtonClass()} aria-label="Fechar aviso">
            <X className="icon" aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        popover={HAS_TOP_LAYER ? 'manual' : undefined}
        className="toast-viewport"
        hotkey={['F8']}
        label="Avisos ({hotkey})"
      />
    </Toast.Provider>
  );
}
