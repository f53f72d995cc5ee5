import { useEffect, useState } from 'react';

type OnDemand<Value> = {
  /** Brings the code; the browser keeps it, so asking again is free. */
  load: () => Promise<Value>;
  /** Whether it is wanted now; what came once stays. */
  wanted: boolean;
  /** The code did not come, which mostly means there is no connection. */
  onFailure?: () => void;
};

/** Code that comes when it is first wanted; null until then. Unlike `React.lazy`, a failed load takes nothing down. */
export function useOnDemand<Value>({ load, wanted, onFailure }: OnDemand<Value>): Value | null {
  const [loaded, setLoaded] = useState<{ value: Value } | null>(null);
  const isMissing = wanted && loaded === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one wish is one load; the functions may differ at every render
  useEffect(() => {
    if (!isMissing) return;
    let here = true;
    load().then(
      (value) => {
        if (here) setLoaded({ value });
      },
      () => {
        if (here) onFailure?.();
      },
    );
    return () => {
      here = false;
    };
  }, [isMissing]);
  return loaded?.value ?? null;
}
