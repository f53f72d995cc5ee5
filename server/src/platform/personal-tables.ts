import { personalTables } from './personal-data.ts';

/** What of the platform's own tables is a person's. */
export const platformTables = personalTables('platform', {
  schema_migrations: { apart: 'Which migrations ran.' },
  outbox_events: { apart: 'What happened, on its way to who has to hear of it: ids, gone within seconds.' },
  sessions: {
    exported: {
      file: 'conta/sessoes',
      select: `SELECT user_agent AS aparelho, ip AS endereco, created_at AS comecou_em, seen_at AS vista_em, expires_at AS vale_ate,
        revoked_at AS encerrada_em FROM sessions WHERE account_id = :account AND scope = 'full' ORDER BY created_at`,
    },
    erased: 'rows',
  },
  audit_events: {
    exported: { file: 'conta/registros-de-seguranca', columns: 'created_at AS quando, name AS o_que' },
    erased: 'rows',
  },
  access_log: {
    exported: {
      file: 'conta/registro-de-acesso',
      select:
        'SELECT at AS quando, ip AS endereco, port AS porta FROM access_log WHERE account_id = :account ORDER BY at',
    },
    erased: {
      kept: 'access',
      because: 'Marco Civil da Internet, art. 15: six months, whatever becomes of the account.',
    },
  },
});
