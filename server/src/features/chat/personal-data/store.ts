import { statement } from '../../../platform/db/database.ts';
import { personalTables } from '../../../platform/personal-data.ts';

/** Conversations an account can still open, the oldest first. */
export const selectLiveConversations = statement<{ id: string; avatar_id: string }>(
  'chat.select-live-conversations',
  'SELECT id, avatar_id FROM conversations WHERE account_id = $1 AND deleted_at IS NULL ORDER BY created_at, id',
);

const CONVERSATIONS = { within: 'conversas/' } as const;

/** What of this feature's tables is a person's. */
export const chatTables = personalTables('chat', {
  memory_items: {
    exported: {
      file: 'memoria/lembrancas',
      select: `SELECT avatar_id AS personagem_id, kind AS tipo, relation AS sobre, value AS lembranca, created_at AS desde, corrected_at AS corrigida_em,
        valid_to AS valeu_ate FROM memory_items WHERE account_id = :account ORDER BY created_at`,
    },
    erased: 'rows',
  },
  memory_sources: {
    exported: { leftOut: 'Which message a memory was made of; the memory and the message are there.' },
    erased: { with: 'memory_items' },
  },
  open_loops: {
    exported: {
      file: 'memoria/assuntos-em-aberto',
      columns:
        'created_at AS desde, avatar_id AS personagem_id, text AS assunto, due_at AS para_quando, status AS situacao',
    },
    erased: 'rows',
  },
  relationships: {
    exported: {
      file: 'memoria/afinidade',
      columns: 'since AS desde, avatar_id AS personagem_id, points AS pontos, mood AS humor',
    },
    erased: 'rows',
  },
  relationship_events: {
    exported: {
      file: 'memoria/afinidade-por-motivo',
      columns: 'created_at AS quando, avatar_id AS personagem_id, cause AS motivo, points AS pontos',
    },
    erased: 'rows',
  },
  chat_consents: {
    exported: {
      file: 'conta/consentimentos',
      columns: 'decided_at AS quando, kind AS para, version AS versao, is_granted AS aceito',
    },
    erased: 'rows',
  },
  chat_free_replies: {
    exported: { file: 'conta/respostas-de-visitante', columns: 'used AS usadas' },
    erased: 'rows',
  },
  chat_photos: {
    exported: {
      file: 'conversas/fotos-pedidas',
      columns: 'created_at AS quando, wish AS pedido, price_coins AS moedas',
    },
    erased: 'rows',
  },
  chat_voices: {
    exported: {
      file: 'conversas/vozes-ouvidas',
      select: `SELECT v.turn_id AS mensagem, v.price_coins AS moedas, v.paid_at AS quando FROM chat_voices v JOIN turns t ON t.id = v.turn_id
        WHERE t.account_id = :account`,
    },
    erased: { with: 'turns' },
  },
  proactive_messages: {
    exported: {
      file: 'conversas/mensagens-por-conta-dela',
      columns: 'sent_at AS quando, turn_id AS mensagem, cause AS motivo',
    },
    erased: 'rows',
  },
  generations: {
    exported: {
      leftOut: 'How a reply was written: whose turn it was, a seed, a lease. Its words are in the conversation.',
    },
    erased: 'rows',
  },
  turns: { exported: CONVERSATIONS, erased: 'rows' },
  variants: { exported: CONVERSATIONS, erased: { with: 'turns' } },
  conversation_events: {
    exported: { leftOut: 'The words of the conversations once more, as they went to the screen.' },
    erased: { with: 'conversations' },
  },
  conversations: { exported: CONVERSATIONS, erased: 'rows' },
});
