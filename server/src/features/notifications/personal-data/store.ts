import { personalTables } from '../../../platform/personal-data.ts';

/** What of this feature's tables is a person's. */
export const notificationTables = personalTables('notifications', {
  notifications: {
    exported: {
      file: 'avisos/recebidos',
      columns:
        'created_at AS quando, title AS titulo, message AS mensagem, description AS descricao, read_at AS lido_em',
    },
    erased: 'rows',
  },
  notification_settings: {
    exported: {
      file: 'avisos/preferencias',
      columns:
        'wants_messages AS mensagens, wants_rewards AS recompensas, wants_promos AS promocoes, quiet_from AS silencio_de, quiet_to AS silencio_ate',
    },
    erased: 'rows',
  },
  notification_balances: {
    exported: { leftOut: 'Whether the balance was low when it was last looked at.' },
    erased: 'rows',
  },
  push_subscriptions: {
    exported: { file: 'avisos/aparelhos', columns: 'created_at AS desde, endpoint AS endereco' },
    erased: 'rows',
  },
  push_keys: { apart: 'The key of this installation.' },
});
