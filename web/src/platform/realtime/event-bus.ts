/** The four names of spec §4 and what each carries. */
export type BusEvents = {
  balance_updated: { newBalance?: number };
  payment_processed: Record<string, never>;
  user_data_changed: Record<string, never>;
  toggle_sidebar: Record<string, never>;
};

const target = new EventTarget();

export function emit<Name extends keyof BusEvents>(name: Name, detail: BusEvents[Name]): void {
  target.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens until the returned function is called. */
export function listen<Name extends keyof BusEvents>(
  name: Name,
  listener: (detail: BusEvents[Name]) => void,
): () => void {
  const handle = (event: Event): void => {
    if (event instanceof CustomEvent) listener(event.detail as BusEvents[Name]);
  };
  target.addEventListener(name, handle);
  return () => target.removeEventListener(name, handle);
}
