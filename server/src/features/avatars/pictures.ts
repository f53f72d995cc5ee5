import { join } from 'node:path';
import type { PortraitParams } from '@cafune/portrait';
import type { AppDeps } from '../../deps.ts';
import { createPortraitPictures, type PortraitPictures } from './portrait-images.ts';
import * as store from './store.ts';

/** The pictures of stored portraits, kept in DATA_DIR/media. */
export function createPictures(deps: Pick<AppDeps, 'db' | 'env'>): PortraitPictures {
  return createPortraitPictures({
    folder: join(deps.env.DATA_DIR, 'media', 'portraits'),
    findPortrait: async (hash) => {
      const row = await deps.db.find(store.selectPortrait, [hash]);
      return row && { params: row.params as Partial<PortraitParams>, painting: row.picture };
    },
  });
}
