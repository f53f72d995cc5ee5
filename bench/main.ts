/** `npm run bench` runs all; `npm run bench -- kill lighthouse` some. Prints ratios with their goals. */

import { createAppProcess } from '../server/src/testing/app-process.ts';
import { benchAbuse } from './abuse.ts';
import { measureBundle } from './bundle.ts';
import { benchDiscovery } from './discovery.ts';
import { benchFirstToken } from './first-token.ts';
import { benchFrames } from './frames.ts';
import { runKillHarness } from './kill.ts';
import { benchKillMoney } from './kill-money.ts';
import { benchLedger } from './ledger.ts';
import { benchLedgerModel } from './ledger-model.ts';
import { measureLighthouse } from './lighthouse.ts';
import { benchLongChat } from './long-chat.ts';
import { benchPayments } from './payments.ts';
import { benchPolls } from './polls.ts';
import { benchPrivacy } from './privacy.ts';
import { benchReads } from './reads.ts';
import { benchStreams } from './streams.ts';
import { printTable, type Row } from './table.ts';
import { benchVip } from './vip.ts';
import { benchWizard } from './wizard.ts';

const BENCHES: Record<string, { title: string; run: () => Promise<Row[]> }> = {
  reads: { title: 'Small authenticated reads (requests a second, best of 3 rounds)', run: benchReads },
  polls: { title: 'People online who only look: polls every 5, 10 and 30 s', run: benchPolls },
  discovery: { title: 'Explore and deck with 100.000 characters and 1.000.000 likes', run: benchDiscovery },
  ledger: { title: 'Ledger (transactions a second, 8 clients)', run: benchLedger },
  'ledger-model': { title: 'Generated commands on the ledger and on its model', run: benchLedgerModel },
  streams: { title: 'Reply streams of 20 tokens/s over a fake model server', run: benchStreams },
  payments: {
    title: 'Payments under webhooks that come again, late, out of order, forged or not at all',
    run: benchPayments,
  },
  abuse: { title: 'Trial, welcome coins and daily reward, asked for again', run: benchAbuse },
  vip: { title: 'VIP under a simulated clock: reminders, charges and ends', run: benchVip },
  'first-token': { title: 'From POST to the first token, embedded engine', run: benchFirstToken },
  bundle: { title: 'JavaScript of the first page, and what each route adds (gzip)', run: benchBundle },
  wizard: {
    title: 'One choice in the wizard on a phone, CPU ×4: main thread until she is drawn anew',
    run: benchWizard,
  },
  chat: { title: 'A conversation of 10.000 messages on a phone, CPU ×4', run: benchLongChat },
  privacy: { title: 'A copy of 10.000 messages, and deleting them', run: benchPrivacy },
  frames: { title: 'Frames under a finger on a phone, CPU ×4', run: benchFrames },
  lighthouse: { title: 'Lighthouse, phone profile, on / (fetches lighthouse from npm)', run: benchLighthouse },
  kill: { title: 'Kills and cut connections while people write', run: benchKill },
  'kill-money': { title: 'Kills and cut connections while people buy, claim and spend', run: benchKillMoney },
};

async function benchBundle(): Promise<Row[]> {
  const kib = (bytes: number) => (bytes / 1_024).toFixed(1);
  return measureBundle().map(({ name, gzipBytes, limitBytes }) => ({
    name,
    value: `${kib(gzipBytes)} KiB`,
    goal: `< ${kib(limitBytes)}`,
  }));
}

async function benchLighthouse(): Promise<Row[]> {
  const app = await createAppProcess();
  try {
    await app.start();
    const scores = await measureLighthouse(`${app.url}/`);
    return [
      { name: 'performance', value: String(scores.performance), goal: '≥ 95' },
      { name: 'accessibility', value: String(scores.accessibility), goal: '100' },
      { name: 'best practices', value: String(scores['best-practices']), goal: '' },
      { name: 'search engines', value: String(scores.seo), goal: '' },
      { name: 'largest contentful paint', value: `${scores.largestContentfulPaintMs} ms`, goal: '≤ 2500 ms' },
      { name: 'total blocking time', value: `${scores.totalBlockingMs} ms`, goal: '≤ 150 ms' },
      { name: 'layout shift', value: scores.layoutShift.toFixed(3), goal: '≤ 0.02' },
    ];
  } finally {
    await app.stop();
    await app.remove();
  }
}

async function benchKill(): Promise<Row[]> {
  let told = 0;
  const report = await runKillHarness({
    faults: { kills: 300, databaseKills: 100, cuts: 600 },
    people: 10,
    onFault: (count) => {
      if (count < told + 50) return;
      told = count;
      process.stdout.write(`${count} `);
    },
  });
  process.stdout.write('\n');
  const faults = report.kills + report.databaseKills + report.cuts;
  return [
    { name: 'faults', value: String(faults), goal: '≥ 1.000' },
    { name: '  application and database killed', value: String(report.kills), goal: '' },
    { name: '  database killed', value: String(report.databaseKills), goal: '' },
    { name: '  connections cut', value: String(report.cuts), goal: '' },
    { name: 'messages sent', value: String(report.sent), goal: '' },
    { name: 'lost', value: String(report.lost), goal: '0' },
    { name: 'doubled', value: String(report.doubled), goal: '0' },
    { name: 'coins over-charged', value: String(report.overCharged), goal: '0' },
    { name: 'replies cut in the middle (kept, not charged)', value: String(report.interrupted), goal: '' },
  ];
}

/** Needs the network, so it runs only by its name. */
const ON_REQUEST = ['lighthouse'];

const chosen = process.argv.slice(2);
const all = Object.keys(BENCHES).filter((name) => !ON_REQUEST.includes(name));
for (const name of chosen.length > 0 ? chosen : all) {
  const bench = BENCHES[name];
  if (!bench) throw new Error(`no bench ${name}: ${Object.keys(BENCHES).join(', ')}`);
  printTable(bench.title, await bench.run());
}
process.exit(0);
