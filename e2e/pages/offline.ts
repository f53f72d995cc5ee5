import { expect, type Page } from '@playwright/test';

/** Waits until the shell is kept on this device. */
export async function shellKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
}

/** Waits until she could answer here without a connection: her engine, what was said, and where she stands after her first reply. */
export async function readyToAnswer(page: Page, count: number): Promise<void> {
  await shellKept(page);
  const state = (): Promise<{ hasEngine: boolean; messages: number; hasContext: boolean }> =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      const hasEngine = kept.flat().some(({ url }) => url.includes('/assets/engine-worker-'));
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('cafune-offline');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const cached = await new Promise<{ page?: { items: unknown[] }; context?: { state: unknown } }>((resolve) => {
        const id = location.pathname.split('/').at(-1) ?? '';
        const request = db.transaction('conversations').objectStore('conversations').get(id);
        request.onsuccess = () => resolve(request.result?.cached ?? {});
      });
      db.close();
      return { hasEngine, messages: cached.page?.items.length ?? 0, hasContext: Boolean(cached.context?.state) };
    });
  await expect.poll(state, { timeout: 20_000 }).toEqual({ hasEngine: true, messages: count, hasContext: true });
}
