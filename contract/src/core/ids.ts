import { z } from 'zod';

/** Ids are UUIDs made with version 7 by us; any version is accepted on input. */
export const Id = z.uuid({ error: 'Identificador inválido.' });
export type Id = z.infer<typeof Id>;

/** An instant as ISO 8601 with offset, e.g. `2026-11-21T10:00:00.000Z`. */
export const Instant = z.iso.datetime({ offset: true, error: 'Data inválida.' });
export type Instant = z.infer<typeof Instant>;
