import fc from 'fast-check';
import { commands, playCommands } from '../server/src/testing/ledger-play.ts';
import { openBenchDatabase } from './payments.ts';
import type { Row } from './table.ts';

/** `LEDGER_COMMANDS=5000` for a shorter run. */
const COUNT = Number(process.env.LEDGER_COMMANDS ?? 100_000);

/** Generated commands on the ledger and on its model; ends at the first difference. */
export async function benchLedgerModel(): Promise<Row[]> {
  const database = await openBenchDatabase();
  try {
    let played = 0;
    let sequences = 0;
    for (let seed = 1; played < COUNT; seed += 1)
      for (const steps of fc.sample(commands, { numRuns: 100, seed })) {
        await playCommands(database.db, steps);
        played += steps.length;
        sequences += 1;
      }
    return [
      { name: 'commands', value: String(played), goal: '100.000' },
      { name: '  in sequences, each on an account of its own', value: String(sequences), goal: '' },
      { name: 'answers or sums other than the model’s', value: '0', goal: '0' },
    ];
  } finally {
    await database.drop();
  }
}
