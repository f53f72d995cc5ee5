/** Code that only the wizard needs, and not at its first sight. */
import { useState } from 'react';
import { useOnDemand } from '../../../platform/use-on-demand.ts';
import type { PortraitCode } from './portrait-drawer.ts';

export type Loaded<Code> = {
  /** Null while it is on its way. */
  code: Code | null;
  /** It did not come, which mostly means there is no connection. */
  failed: boolean;
  retry: () => void;
};
export type Drawing = Loaded<PortraitCode> & {
  /** What shows her; there with the code. */
  parts: typeof import('./drawing-parts.ts') | null;
};
export type LaterSteps = Loaded<typeof import('./later-steps.ts')>;

function useCode<Code>(load: () => Promise<Code>): Loaded<Code> {
  const [failed, setFailed] = useState(false);
  const code = useOnDemand({ load, wanted: !failed, onFailure: () => setFailed(true) });
  return { code, failed, retry: () => setFailed(false) };
}

/** The drawing code: loaded with the wizard and nowhere else. */
export function usePortraitCode(): Drawing {
  const { code: parts, failed, retry } = useCode(() => import('./drawing-parts.ts'));
  return { parts, code: parts?.portraitCode ?? null, failed, retry };
}

/** The steps after the first. */
export function useLaterSteps(): LaterSteps {
  return useCode(() => import('./later-steps.ts'));
}
