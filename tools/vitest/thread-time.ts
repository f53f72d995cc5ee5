const ROUNDS = 4;

/**
 * Time of this thread alone that `work` takes, in ms: the least of four rounds, since neither what else the machine does
 * nor compiling counts (abuse-suite.md C06). Some systems count in steps of 10 ms.
 */
export function leastThreadMs(work: () => void): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => threadMs(work)));
}

function threadMs(work: () => void): number {
  const started = spentMs();
  work();
  return spentMs() - started;
}

/** User and system together: only their sum is exact, the system estimates the shares. */
function spentMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
