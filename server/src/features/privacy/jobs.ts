import { buildExport, pruneExports } from './ask-export.ts';
import { eraseLatecomers } from './delete-account.ts';
import type { PrivacyDeps } from './deps.ts';
import { sendBackLatePayment } from './late-payments.ts';

export function definePrivacyJobs(deps: PrivacyDeps): void {
  deps.queue.define('privacy-build-export', ({ exportId }) => buildExport(deps, exportId));
  deps.queue.define('privacy-delete-files', async ({ paintings }) => {
    for (const hash of paintings) await deps.pictures.forget(hash);
    await deps.voiceSamples?.forgetAll();
  });
  deps.outbox.on('payments.order-changed', (changed) => sendBackLatePayment(deps, changed));
  deps.queue.repeat('privacy-prune-exports', '*/10 * * * *', () => pruneExports(deps));
  deps.queue.repeat('privacy-erase-latecomers', '*/10 * * * *', () => eraseLatecomers(deps));
}
