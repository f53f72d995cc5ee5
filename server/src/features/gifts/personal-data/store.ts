import { personalTables } from '../../../platform/personal-data.ts';

/** What of this feature's tables is a person's. */
export const giftTables = personalTables('gifts', {
  gifts: { apart: 'What can be given.' },
  gifts_sent: {
    exported: {
      file: 'conversas/presentes',
      columns: 'sent_at AS quando, gift_id AS presente, avatar_id AS personagem_id, price_coins AS moedas',
    },
    erased: 'rows',
  },
});
