/**
 * Does something later unless it is called off before. Whoever leaves the page meanwhile has it done at once, with
 * `isLeaving`: the page may be gone before an answer.
 */
export function doLater(act: (isLeaving: boolean) => void, delayMs: number): { cancel: () => void } {
  const leave = (): void => finish(true);
  const timer = setTimeout(() => finish(false), delayMs);
  addEventListener('pagehide', leave);
  function cancel(): void {
    clearTimeout(timer);
    removeEventListener('pagehide', leave);
  }
  function finish(isLeaving: boolean): void {
    cancel();
    act(isLeaving);
  }
  return { cancel };
}
