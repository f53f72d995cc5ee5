/** `npm run bench` runs all; `npm run bench -- kill ledger reads streams first-token` some. Prints ratios with their goals. */
import { measureBundle } from './bundle.ts';
import { benchFirstToken } from './first-token.ts';
import { runKillHarness } from './kill.ts';
import { benchLedger } from './ledger.ts';
import { benchReads } from './reads.ts';
import { benchStreams } from './streams.ts';
import { printTable, type Row } from './table.ts';

const BENCHES: Record<string, { title: string; run: () => Promise<Row[]> }> = {
  reads: { title: 'Small authenticated reads (requests a second, best of 3 rounds)', run: benchReads },
  ledger: { title: 'Ledger (transactions a second, 8 clients)', run: benchLedger },
  streams: { title: 'Reply streams of 20 tokens/s over a fake model server', run: benchStreams },
  'first-token': { title: 'From POST to the first token, embedded engine', run: benchFirstToken },
  bundle: { title: 'JavaScript of the first page, and what each route adds (gzip)', run: benchBundle },
  kill: { title: 'SIGKILL while people write', run: benchKill },
};

async function benchBundle(): Promise<Row[]> {
  const kib = (bytes: number) => (bytes / 1_024).toFixed(1);
  return measureBundle().map(({ name, gzipBytes, limitBytes }) => ({
    name,
    value: `${kib(gzipBytes)} KiB`,
    goal: `< ${kib(limitBytes)}`,
  }));
}

async function benchKill(): Promise<Row[]> {
  const report = await runKillHarness({
    kills: 100,
    people: 10,
    onKill: (count) => process.stdout.write(count % 10 === 0 ? `${count} ` : ''),
  });
  process.stdout.write('\n');
  return [
    { name: 'kills', value: String(report.kills), goal: '≥ 100' },
    { name: 'messages sent', value: String(report.sent), goal: '' },
    { name: 'lost', value: String(report.lost), goal: '0' },
    { name: 'doubled', value: String(report.doubled), goal: '0' },
    { name: 'coins over-charged', value: String(report.overCharged), goal: '0' },
    { name: 'replies cut in the middle (kept, not charged)', value: String(report.interrupted), goal: '' },
  ];
}

const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : Object.keys(BENCHES)) {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`no bench ${name}: ${Object.keys(BENCHES).join(', ')}`);
  printTable(bench.title, await bench.run());
}
process.exit(0);
