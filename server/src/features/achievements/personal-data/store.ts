import { personalTables } from '../../../platform/personal-data.ts';

/** What of this feature's tables is a person's. */
export const achievementTables = personalTables('achievements', {
  achievement_counters: {
    exported: { file: 'conquistas/contagens', columns: 'counter AS o_que, value AS quantas' },
    erased: 'rows',
  },
  achievement_marks: {
    exported: { leftOut: 'What was counted once already, by its id; the counts are there.' },
    erased: 'rows',
  },
  achievement_events: { apart: 'Numbers of events that were counted.' },
  achievement_unlocks: {
    exported: {
      file: 'conquistas/conquistadas',
      columns: 'unlocked_at AS quando, achievement_id AS conquista, claimed_at AS guardada_em',
    },
    erased: 'rows',
  },
});
