import type { ImportedCard } from '@cafune/contract/avatars/creation';
import type { AppDeps } from '../../../deps.ts';
import { newId } from '../../../platform/ids.ts';
import { readCarrier } from './carriers.ts';
import { guardCard } from './guard-card.ts';
import { keepCard } from './keep.ts';
import { readFields } from './read-fields.ts';
import * as store from './store.ts';

/**
 * Reads a Character Card of any version from a file and keeps it for the avatar it may become. Nothing is fetched, no pixel
 * is decoded (abuse suite D05, D08).
 * @throws AppError avatars.unreadable-card, avatars.card-too-large, safety.minimum-age, safety.real-person,
 *   safety.personal-data, safety.invalid-definition, safety.not-allowed; then nothing is kept
 */
export async function importCard(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  accountId: string,
  file: Buffer,
): Promise<ImportedCard> {
  const { json, hasFiles } = readCarrier(file);
  const { card, notes } = keepCard(json);
  const doubts = await guardCard(deps, card);
  const read = readFields(card);
  const importId = newId();
  const source = JSON.stringify({ card, fields: read.fields });
  await deps.db.run(store.insertImport, [importId, accountId, source, deps.clock.now(), JSON.stringify(doubts)]);
  const left = hasFiles ? ['As imagens e sons guardados no PNG ficaram de fora.'] : [];
  return { importId, ...read, notes: [...read.notes, ...notes, ...left] };
}
