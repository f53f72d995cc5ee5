import type { CommissionEntry, Payout } from '@cafune/contract/affiliates/earnings';
import { type CsvCell, csvLine } from '../../../platform/csv.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SentFile } from '../../../platform/http/sent-file.ts';
import type { EarningDeps } from '../deps.ts';
import { hidePixKey } from './pix-key.ts';
import * as store from './store.ts';

type StatementDeps = Pick<EarningDeps, 'db' | 'clock'>;
type Page = { cursor: string | undefined; limit: number };
type Paged<Item> = { items: Item[]; nextCursor: string | null };

const FILE_PAGE = 500;

/**
 * A page of an affiliate's commissions, newest first; of one payout, or of all.
 * @throws AppError request.not-found for a payout that is not theirs (abuse suite B05)
 */
export async function listStatement(
  deps: StatementDeps,
  affiliateId: string,
  { payout, cursor, limit }: Page & { payout: string | undefined },
): Promise<Paged<CommissionEntry>> {
  if (payout !== undefined && !(await deps.db.find(store.selectOwnPayout, [payout, affiliateId])))
    throw new AppError('request.not-found');
  const now = deps.clock.now();
  const rows = await deps.db.all(store.selectEntries, [affiliateId, cursor ?? null, payout ?? null, limit + 1]);
  return paged(
    rows.map((row) => toEntry(row, now)),
    limit,
  );
}

/** A page of what was paid to an affiliate, newest first. */
export async function listPayouts(
  { db }: StatementDeps,
  affiliateId: string,
  { cursor, limit }: Page,
): Promise<Paged<Payout>> {
  const rows = await db.all(store.selectPayouts, [affiliateId, cursor ?? null, limit + 1]);
  return paged(rows.map(toPayout), limit);
}

function paged<Item extends { id: string }>(found: readonly Item[], limit: number): Paged<Item> {
  const items = found.slice(0, limit);
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}

function toEntry(row: store.EntryRow, now: Date): CommissionEntry {
  const { id, product, cause, base_cents: baseCents, amount_cents: amountCents, releases_at: releasesAt } = row;
  const at = row.at.toISOString();
  return {
    id,
    at,
    product,
    cause,
    baseCents,
    amountCents,
    state: stateOf(row, now),
    releasesAt: releasesAt.toISOString(),
  };
}

function stateOf(
  { payout_status: payout, releases_at: releasesAt }: store.EntryRow,
  now: Date,
): CommissionEntry['state'] {
  if (payout === 'paid' || payout === 'sending') return payout;
  return releasesAt > now ? 'held' : 'payable';
}

/** Keys are shown as little as they have to be. */
function toPayout(row: store.PayoutRow): Payout {
  const { id, amount_cents: amountCents, status, asked_at: askedAt, ended_at: endedAt } = row;
  const [asked, ended] = [askedAt.toISOString(), endedAt?.toISOString() ?? null];
  return { id, amountCents, pixKey: hidePixKey(row.pix_key), status, askedAt: asked, endedAt: ended };
}

const COLUMNS: readonly (readonly [string, (entry: CommissionEntry) => CsvCell])[] = [
  ['lancamento', ({ id }) => id],
  ['em', ({ at }) => at],
  ['produto', ({ product }) => product],
  ['causa', ({ cause }) => cause],
  ['recebido_centavos', ({ baseCents }) => baseCents],
  ['comissao_centavos', ({ amountCents }) => amountCents],
  ['situacao', ({ state }) => state],
  ['liberada_em', ({ releasesAt }) => releasesAt],
];

/** All of an affiliate's commissions as a CSV file that is written while it is sent. */
export function exportStatement(deps: StatementDeps, affiliateId: string): SentFile {
  return {
    bytes: writeLines(deps, affiliateId),
    type: 'text/csv; charset=utf-8; header=present',
    fileName: `comissoes ${deps.clock.now().toISOString().slice(0, 10)}.csv`,
  };
}

async function* writeLines(deps: StatementDeps, affiliateId: string): AsyncGenerator<string> {
  yield csvLine(COLUMNS.map(([name]) => name));
  let cursor: string | undefined;
  do {
    const page = await listStatement(deps, affiliateId, { payout: undefined, cursor, limit: FILE_PAGE });
    yield page.items.map((entry) => csvLine(COLUMNS.map(([, read]) => read(entry)))).join('');
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
