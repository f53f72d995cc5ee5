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
  second_factors: {
    exported: { leftOut: 'The secret of an administrator’s authenticator, sealed.' },
    erased: { with: 'accounts' },
  },
  second_factor_codes: {
    exported: { leftOut: 'Digests of recovery codes; they say nothing.' },
    erased: { with: 'second_factors' },
  },
  second_factor_proofs: {
    exported: { leftOut: 'That a session showed the second factor, for some hours.' },
    erased: { with: 'second_factors' },
  },
});
