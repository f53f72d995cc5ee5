import { statement } from '../../platform/db/database.ts';
import { personalTables } from '../../platform/personal-data.ts';

/** What of this feature's tables is a person's. */
export const privacyTables = personalTables('privacy', {
  privacy_exports: {
    exported: {
      file: 'conta/copias-pedidas',
      columns: 'asked_at AS pedida_em, ready_at AS pronta_em, size_bytes AS bytes',
    },
    erased: 'rows',
  },
  privacy_erasures: { apart: 'That an account was deleted, and when; what comes late for it is deleted by this.' },
});

export type ExportRow = {
  id: string;
  account_id: string;
  asked_at: Date;
  ready_at: Date | null;
  failed_at: Date | null;
  expires_at: Date | null;
  size_bytes: number | null;
};
const COLUMNS = 'id, account_id, asked_at, ready_at, failed_at, expires_at, size_bytes';

/** No row while another one is under way. */
export const insertExport = statement<ExportRow>(
  'privacy.insert-export',
  `INSERT INTO privacy_exports (id, account_id, asked_at) VALUES ($1, $2, $3)
   ON CONFLICT (account_id) WHERE ready_at IS NULL AND failed_at IS NULL DO NOTHING RETURNING ${COLUMNS}`,
);
export const countExports = statement<{ count: number }>(
  'privacy.count-exports',
  'SELECT count(*)::int AS count FROM privacy_exports WHERE account_id = $1 AND asked_at > $2 AND failed_at IS NULL',
);
export const selectLatest = statement<ExportRow>(
  'privacy.select-latest-export',
  `SELECT ${COLUMNS} FROM privacy_exports WHERE account_id = $1 ORDER BY asked_at DESC, id DESC LIMIT 1`,
);
export const selectOwn = statement<ExportRow>(
  'privacy.select-own-export',
  `SELECT ${COLUMNS} FROM privacy_exports WHERE id = $1 AND account_id = $2`,
);
export const selectFile = statement<{ file: Buffer | null }>(
  'privacy.select-export-file',
  'SELECT file FROM privacy_exports WHERE id = $1',
);
export const selectUnderWay = statement<ExportRow>(
  'privacy.select-export-under-way',
  `SELECT ${COLUMNS} FROM privacy_exports WHERE id = $1 AND ready_at IS NULL AND failed_at IS NULL`,
);
export const storeFile = statement(
  'privacy.store-export-file',
  `UPDATE privacy_exports SET file = $2, size_bytes = $3, ready_at = $4, expires_at = $5 WHERE id = $1 AND ready_at IS NULL AND failed_at IS NULL`,
);
export const markFailed = statement(
  'privacy.mark-export-failed',
  'UPDATE privacy_exports SET failed_at = $2 WHERE id = $1 AND ready_at IS NULL AND failed_at IS NULL',
);
/** The process that built them is gone. */
export const markLost = statement(
  'privacy.mark-exports-lost',
  `UPDATE privacy_exports SET failed_at = $1 WHERE asked_at < $1::timestamptz - interval '1 hour' AND ready_at IS NULL AND failed_at IS NULL`,
);
export const deleteFiles = statement(
  'privacy.delete-export-files',
  'UPDATE privacy_exports SET file = NULL WHERE file IS NOT NULL AND expires_at <= $1',
);
export const deleteOldExports = statement(
  'privacy.delete-old-exports',
  `DELETE FROM privacy_exports WHERE asked_at < $1::timestamptz - interval '30 days'`,
);

export const insertErasure = statement(
  'privacy.insert-erasure',
  'INSERT INTO privacy_erasures (account_id, erased_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
export const selectErasure = statement<{ erased_at: Date }>(
  'privacy.select-erasure',
  'SELECT erased_at FROM privacy_erasures WHERE account_id = $1',
);
export const selectErasuresSince = statement<{ account_id: string }>(
  'privacy.select-erasures-since',
  'SELECT account_id FROM privacy_erasures WHERE erased_at > $1 ORDER BY erased_at',
);
