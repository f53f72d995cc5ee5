import { z } from 'zod';

/** A whole number of coins (moedas), 0 or more, safe in JavaScript and PostgreSQL `bigint`. */
export const Coins = z.int({ error: 'Quantidade inválida.' }).min(0, { error: 'Quantidade inválida.' });
export type Coins = z.infer<typeof Coins>;
