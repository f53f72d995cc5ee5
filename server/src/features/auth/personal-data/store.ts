import { personalTables } from '../../../platform/personal-data.ts';

/** What of this feature's tables is a person's. */
export const authTables = personalTables('auth', {
  accounts: {
    exported: {
      file: 'conta/cadastro',
      select: `SELECT first_name AS nome, email, birth_date::text AS nascimento, kind AS tipo, accepted_terms_at AS aceitou_os_termos_em,
        created_at AS criada_em, registered_at AS cadastrada_em FROM accounts WHERE id = :account`,
    },
    erased: ['DELETE FROM accounts WHERE id = :account'],
  },
  password_resets: {
    exported: { leftOut: 'Digests of links that were sent by mail; they say nothing.' },
    erased: { with: 'accounts' },
  },
});
