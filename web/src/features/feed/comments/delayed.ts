/**
 * Does something later unless it is called off before. Whoever leaves the page or hides it meanwhile has it done at
 * once, with `isLeaving`: the page may be gone before an answer.
 */
export function doLater(act: (isLeaving: boolean) => void, delayMs: number): { cancel: () => void } {
  const leave = (): void => finish(true);
  const timer = setTimeout(() => finish(false), delayMs);
  const leaveWhenHidden = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leaveWhenHidden);
  function cancel(): void {
    clearTimeout(timer);
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', leaveWhenHidden);
  }
  function finish(isLeaving: boolean): void {
    cancel();
    act(isLeaving);
  }
  return { cancel };
}
