/** What went wrong without anybody having to act: said to the console, never with what people wrote. */
export function logFailure(what: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the browser's log is written (spec §8 "only logged")
  console.info(what);
}
