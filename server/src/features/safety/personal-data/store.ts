import { personalTables } from '../../../platform/personal-data.ts';

const HELD = 'EXISTS (SELECT FROM sealed_evidence e WHERE e.case_id = c.id)';

/** What of this feature's tables is a person's. */
export const safetyTables = personalTables('safety', {
  moderation_cases: {
    exported: {
      file: 'seguranca/analises',
      columns:
        'created_at AS aberta_em, subject_kind AS sobre, cause AS motivo, status AS situacao, decided_at AS decidida_em',
    },
    erased: {
      kept: 'evidence',
      because: 'A case with sealed evidence keeps whose it is (F13); of the others only what was decided stays.',
      without: [
        // What the guard doubts or refused of a character who stays is decided all the same; others talk to her.
        `UPDATE moderation_cases c SET status = 'withdrawn', decided_at = :now
         WHERE c.account_id = :account AND c.status = 'open' AND c.cause = 'publication' AND NOT ${HELD}`,
        `UPDATE moderation_cases c SET account_id = NULL WHERE c.account_id = :account AND NOT ${HELD}`,
      ],
    },
  },
  reports: {
    exported: {
      file: 'seguranca/denuncias',
      columns:
        'created_at AS quando, protocol AS protocolo, subject_kind AS sobre, reason AS motivo, details AS detalhes',
    },
    erased: {
      kept: 'decided',
      because: 'That somebody was reported is about them; who said it and in which words goes.',
      without: ['UPDATE reports SET account_id = NULL, details = NULL WHERE account_id = :account'],
    },
  },
  takedowns: { apart: 'Whoever asks for one needs no account; it is a request of its own, under a protocol number.' },
  sealed_evidence: {
    exported: { leftOut: 'Sealed: it opens for who decides about a case, and for a court.' },
    erased: { kept: 'evidence', because: 'Proof of a crime is not deleted by who may have committed it (F13).' },
  },
  age_reviews: {
    exported: { file: 'seguranca/idade-em-analise', columns: 'since AS desde' },
    erased: 'rows',
  },
  age_checks: {
    exported: {
      file: 'seguranca/verificacoes-de-idade',
      columns: 'started_at AS comecou_em, provider AS quem_confirma, finished_at AS terminou_em',
    },
    erased: 'rows',
  },
  age_results: {
    exported: {
      file: 'seguranca/idade-confirmada',
      columns:
        'found_at AS quando, outcome AS resultado, provider AS quem_confirmou, method AS como, expires_at AS vale_ate',
    },
    erased: 'rows',
  },
  age_refusals: {
    exported: { leftOut: 'A keyed digest; it holds no account.' },
    erased: { kept: 'once', because: 'Who was found to be a minor is refused in every account (safety.md "Age").' },
  },
  content_choices: {
    exported: { file: 'seguranca/nivel-de-conteudo', columns: 'level AS nivel, chosen_at AS escolhido_em' },
    erased: 'rows',
  },
  usage_limits: {
    exported: {
      file: 'seguranca/limite-diario',
      columns:
        'messages AS mensagens_por_dia, next_messages AS depois, next_at AS a_partir_de, changed_at AS mudado_em',
    },
    erased: 'rows',
  },
});
