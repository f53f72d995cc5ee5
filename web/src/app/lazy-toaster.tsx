import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from '../ui/toast-store.ts';

const Toaster = lazy(() => import('../ui/toaster.tsx').then((module) => ({ default: module.Toaster })));

let needed = false;

function isNeeded(): boolean {
  needed ||= currentToast() !== null;
  return needed;
}

/** Brings the toaster's code with the first toast. */
export function LazyToaster() {
  const ready = useSyncExternalStore(subscribeToToasts, isNeeded, () => false);
  if (!ready) return null;
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  );
}
