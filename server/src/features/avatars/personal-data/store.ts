import { statement } from '../../../platform/db/database.ts';
import { personalTables } from '../../../platform/personal-data.ts';

const MINE = 'creator_account_id = :account';
const MINE_JOINED = 'v.avatar_id = a.id AND a.creator_account_id = :account';

/** The characters an account made, all of them. */
export const selectMadeBy = statement<{ id: string }>(
  'avatars.select-made-by',
  'SELECT id FROM avatars WHERE creator_account_id = $1 ORDER BY created_at, id',
);
/** Pictures that only this account's paintings are. */
export const selectPaintingsOf = statement<{ hash: string }>(
  'avatars.select-paintings-of',
  'SELECT DISTINCT hash FROM paintings WHERE account_id = $1',
);
export const selectPicturesOf = statement<{ name: string; hash: string }>(
  'avatars.select-pictures-of',
  `SELECT min(name) AS name, hash FROM (
     SELECT v.card ->> 'name' AS name, v.portrait_hash AS hash FROM avatars a JOIN avatar_versions v ON v.avatar_id = a.id
     WHERE a.creator_account_id = $1
     UNION ALL SELECT 'pintura', hash FROM paintings WHERE account_id = $1
   ) pictures GROUP BY hash ORDER BY 1, 2`,
);
/** What characters are called now, whoever may see them. */
export const selectNames = statement<{ id: string; name: string }>(
  'avatars.select-names',
  `SELECT a.id, v.card ->> 'name' AS name FROM avatars a JOIN avatar_versions v ON v.avatar_id = a.id AND v.version = a.current_version
   WHERE a.id = ANY($1::uuid[])`,
);

/**
 * What of this feature's tables is a person's. A character whom others talk to stays for them, put away, as after archiving: nobody
 * finds her, and the conversations go on.
 */
export const avatarTables = personalTables('avatars', {
  avatars: {
    rows: MINE,
    exported: {
      file: 'personagens/lista',
      columns:
        'created_at AS criada_em, id AS personagem_id, slug AS endereco, visibility AS visibilidade, publication AS publicacao, content_level AS nivel, archived_at AS arquivada_em',
    },
    erased: {
      kept: 'shared',
      because: 'Whoever talks to a public character keeps her; all others of the account go.',
      without: [
        `DELETE FROM avatars a WHERE ${MINE}
           AND NOT EXISTS (SELECT FROM avatar_chats c WHERE c.avatar_id = a.id AND c.account_id <> :account)`,
        `UPDATE avatars SET archived_at = coalesce(archived_at, :now), wants_public = false,
           latest_version = CASE WHEN paused_at IS NULL THEN current_version ELSE latest_version END WHERE ${MINE}`,
      ],
    },
  },
  avatar_versions: {
    exported: {
      file: 'personagens/versoes',
      select: `SELECT v.avatar_id AS personagem_id, v.version AS versao, v.created_at AS quando, v.change_note AS o_que_mudou, v.tags AS palavras,
        v.card AS ficha, v.portrait AS retrato, v.source_card AS ficha_importada FROM avatar_versions v JOIN avatars a ON ${MINE_JOINED}
        ORDER BY a.created_at, v.version`,
    },
    erased: {
      kept: 'shared',
      because:
        'What others were shown of a character they talk to; what nobody saw yet, unless a decision about it is due, and the imported card go.',
      without: [
        `DELETE FROM avatar_versions v USING avatars a WHERE ${MINE_JOINED} AND v.version > a.current_version AND a.paused_at IS NULL`,
        `UPDATE avatar_versions v SET source_card = NULL, change_note = '' FROM avatars a
         WHERE ${MINE_JOINED} AND (v.source_card IS NOT NULL OR v.change_note <> '')`,
      ],
    },
  },
  paintings: {
    exported: { file: 'personagens/pinturas', columns: 'created_at AS quando, hash AS imagem, price_coins AS moedas' },
    erased: [
      `WITH mine AS (DELETE FROM paintings WHERE account_id = :account RETURNING hash)
       DELETE FROM portraits p USING mine WHERE p.hash = mine.hash AND p.picture IS NOT NULL
         AND NOT EXISTS (SELECT FROM avatar_versions v WHERE v.portrait_hash = p.hash)
         AND NOT EXISTS (SELECT FROM paintings other WHERE other.hash = p.hash AND other.account_id <> :account)`,
    ],
  },
  portraits: {
    apart: 'Some thirty choices from a list, by their digest, whoever made them; paintings go with `paintings`.',
  },
  avatar_counters: { apart: 'How many talk to a character, like and follow her.' },
  avatar_chats: {
    exported: { file: 'gostos/com-quem-conversou', columns: 'created_at AS desde, avatar_id AS personagem_id' },
    erased: [
      `WITH gone AS (DELETE FROM avatar_chats WHERE account_id = :account RETURNING avatar_id)
       UPDATE avatar_counters n SET chat_count = greatest(n.chat_count - 1, 0), is_fresh = true FROM gone WHERE n.avatar_id = gone.avatar_id`,
    ],
  },
  avatar_swipes: {
    exported: { file: 'gostos/curtidas', columns: 'created_at AS quando, avatar_id AS personagem_id, kind AS tipo' },
    erased: [
      `WITH gone AS (DELETE FROM avatar_swipes WHERE account_id = :account RETURNING avatar_id, kind)
       UPDATE avatar_counters n SET like_count = greatest(n.like_count - 1, 0), is_fresh = true FROM gone
       WHERE n.avatar_id = gone.avatar_id AND gone.kind <> 'pass'`,
    ],
  },
  avatar_follows: {
    exported: { file: 'gostos/seguidas', columns: 'created_at AS desde, avatar_id AS personagem_id' },
    erased: [
      `WITH gone AS (DELETE FROM avatar_follows WHERE account_id = :account RETURNING avatar_id)
       UPDATE avatar_counters n SET follower_count = greatest(n.follower_count - 1, 0), is_fresh = true FROM gone WHERE n.avatar_id = gone.avatar_id`,
    ],
  },
  avatar_drafts: {
    exported: { file: 'personagens/rascunhos', columns: 'saved_at AS guardado_em, draft_key AS de, draft AS rascunho' },
    erased: 'rows',
  },
  avatar_imports: {
    exported: { file: 'personagens/fichas-importadas', columns: 'created_at AS quando, card AS ficha' },
    erased: 'rows',
  },
  avatar_helps: {
    exported: {
      file: 'personagens/ajudas-da-ia',
      columns: 'created_at AS quando, suggestions AS sugestoes, price_coins AS moedas',
    },
    erased: 'rows',
  },
});
