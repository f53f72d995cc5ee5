/** Lighthouse's phone profile on `/`: fetched when asked for, because nothing else needs its two hundred packages. */
import { spawn } from 'node:child_process';
import { CHROMIUM_ARGS } from '../tools/screens/chromium-args.ts';

const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores are 0 to 100; times in milliseconds. */
export type LighthouseScores = Record<(typeof CATEGORIES)[number], number> & {
  largestContentfulPaintMs: number;
  totalBlockingMs: number;
  layoutShift: number;
};

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Needs npm's registry and a Chromium. @throws with Lighthouse's own words where it does not run */
export async function measureLighthouse(url: string): Promise<LighthouseScores> {
  const report = JSON.parse(await run(url)) as Report;
  const score = (category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);
  const value = (audit: string): number => report.audits[audit]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    largestContentfulPaintMs: Math.round(value('largest-contentful-paint')),
    totalBlockingMs: Math.round(value('total-blocking-time')),
    layoutShift: value('cumulative-layout-shift'),
  };
}

function run(url: string): Promise<string> {
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  const args = [
    '--yes',
    `lighthouse@${VERSION}`,
    url,
    '--quiet',
    '--output=json',
    '--form-factor=mobile',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags}`,
  ];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM_BIN ?? '/usr/bin/chromium' };
  return new Promise((resolve, reject) => {
    const child = spawn('npx', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output).toString());
      else reject(new Error(Buffer.concat(errors).toString().trim().slice(-2_000)));
    });
  });
}
