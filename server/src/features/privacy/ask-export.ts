import { type DataExport, EXPORT_HOURS, EXPORTS_PER_DAY } from '@cafune/contract/privacy';
import type { AppDeps } from '../../deps.ts';
import { AppError } from '../../platform/errors.ts';
import type { SentFile } from '../../platform/http/sent-file.ts';
import { newId } from '../../platform/ids.ts';
import { buildArchive } from './build-archive.ts';
import type { PrivacyDeps } from './deps.ts';
import * as store from './store.ts';

const HOUR_MS = 60 * 60_000;

/** The last copy somebody asked for. */
export async function findExport(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  accountId: string,
): Promise<DataExport | undefined> {
  const row = await deps.db.find(store.selectLatest, [accountId]);
  return row && toExport(row, deps.clock.now());
}

/** Asks for a copy of everything an account has; a job makes it. @throws AppError privacy.export-under-way, privacy.too-many-exports */
export async function askExport(deps: Pick<AppDeps, 'db' | 'clock' | 'queue'>, accountId: string): Promise<DataExport> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const made = await tx.find(store.insertExport, [newId(), accountId, now]);
    if (!made) throw new AppError('privacy.export-under-way');
    const { count } = await tx.get(store.countExports, [accountId, new Date(now.getTime() - 24 * HOUR_MS)]);
    if (count > EXPORTS_PER_DAY) throw new AppError('privacy.too-many-exports');
    await deps.queue.add(tx, 'privacy-build-export', { exportId: made.id });
    return toExport(made, now);
  });
}

/** The job: one that fails is over, and another can be asked for. */
export async function buildExport(deps: PrivacyDeps, exportId: string): Promise<void> {
  const row = await deps.db.find(store.selectUnderWay, [exportId]);
  if (!row) return;
  try {
    const file = await buildArchive(deps, row.account_id);
    const now = deps.clock.now();
    const expiresAt = new Date(now.getTime() + EXPORT_HOURS * HOUR_MS);
    await deps.db.run(store.storeFile, [exportId, file, file.length, now, expiresAt]);
  } catch (error) {
    deps.log.error({ err: error, exportId }, 'a copy of somebody’s data could not be made');
    await deps.db.run(store.markFailed, [exportId, deps.clock.now()]);
  }
}

/**
 * The file, to who asked for it (abuse suite B09).
 * @throws AppError request.not-found for another's as for nobody's, privacy.export-not-ready, privacy.export-expired
 */
export async function fetchExport(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  accountId: string,
  exportId: string,
): Promise<SentFile> {
  const row = await deps.db.find(store.selectOwn, [exportId, accountId]);
  if (!row) throw new AppError('request.not-found');
  const { state } = toExport(row, deps.clock.now());
  if (state === 'preparing' || state === 'failed') throw new AppError('privacy.export-not-ready');
  const kept = state === 'ready' ? await deps.db.find(store.selectFile, [exportId]) : undefined;
  if (!kept?.file) throw new AppError('privacy.export-expired');
  const day = row.asked_at.toISOString().slice(0, 10);
  return { bytes: kept.file, type: 'application/zip', fileName: `meus dados no Cafuné ${day}.zip` };
}

/** Files a day after they were ready, and rows a month after. */
export async function pruneExports({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  for (const prune of [store.markLost, store.deleteFiles, store.deleteOldExports]) await db.run(prune, [clock.now()]);
}

function toExport(row: store.ExportRow, now: Date): DataExport {
  return {
    id: row.id,
    state: stateOf(row, now),
    askedAt: row.asked_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    sizeBytes: row.size_bytes,
  };
}

function stateOf({ failed_at, expires_at }: store.ExportRow, now: Date): DataExport['state'] {
  if (failed_at !== null) return 'failed';
  if (expires_at === null) return 'preparing';
  return expires_at <= now ? 'expired' : 'ready';
}
