/**
 * Addresses that the server answers with something other than the interface. `/r/` are affiliates' links: their answer
 * is a cookie and a redirect, and a kept page in its place would lose who sent the person.
 */
const NOT_PAGES = /^\/(?:api|media|assets|r)(?:\/|$)|\.\w+$|^\/(?:healthz|readyz|metrics)$/u;

/** Whether a path of this site is drawn by the interface, and can be opened from the shell that a device keeps. */
export function isPageAddress(pathname: string): boolean {
  return !NOT_PAGES.test(pathname);
}
