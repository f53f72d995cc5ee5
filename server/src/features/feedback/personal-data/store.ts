import { personalTables } from '../../../platform/personal-data.ts';

/** What of this feature's tables is a person's. */
export const feedbackTables = personalTables('feedback', {
  feedback: {
    exported: {
      file: 'conta/recados',
      columns: 'created_at AS quando, type AS tipo, subject AS assunto, message AS mensagem, rating AS nota',
    },
    erased: 'rows',
  },
});
