/** Builds what `npm start` runs: the interface with Vite, the server as one file with esbuild. Only what is stale. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NODE, ROOT, run, Stop, say, script } from './run.mjs';
import { buildWhenStale } from './stamp.mjs';

const SHARED_INPUTS = [
  'contract/src',
  'dialogue/src',
  'guard/src',
  'portrait/src',
  'package-lock.json',
  'tools/setup/build.mjs',
];

export async function ensureBuilt() {
  await buildWhenStale('web', {
    inputs: [
      ...SHARED_INPUTS,
      'web/src',
      'web/public',
      'web/index.html',
      'web/vite.config.ts',
      'web/vite-plugins',
      'docs/licences',
    ],
    output: 'web/dist/index.html',
    build: buildWeb,
  });
  await buildWhenStale('server', {
    inputs: [...SHARED_INPUTS, 'server/src', 'server/package.json'],
    output: 'server/dist/main.js',
    build: buildServer,
  });
}

async function buildWeb() {
  say('Preparando a interface.');
  const args = [script('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn'];
  const { code, output } = await run(NODE, args, { cwd: join(ROOT, 'web'), quiet: true });
  if (code !== 0) throw new Stop(`${output.trim()}\n\nA interface não pôde ser preparada; o motivo está acima.`);
  // Fonts are handed out with their licence.
  await cp(join(ROOT, 'docs', 'licences'), join(ROOT, 'web', 'dist', 'licences'), { recursive: true });
  await buildServiceWorker(join(ROOT, 'web', 'dist'));
  await precompress(join(ROOT, 'web', 'dist'));
}

/** What opens without a connection: the page, its parts, fonts, icons and sounds. */
const SHELL_FILE = /^(?:index\.html|theme\.js|manifest\.webmanifest|(?:assets|icons|sounds)\/.+)$/u;

/** The engine that answers without a connection: kept on demand. */
const ENGINE_FILE = /^assets\/engine-worker-.+\.js$/u;

/** Last, because it names every file of this version. @param {string} folder */
async function buildServiceWorker(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => SHELL_FILE.test(file))
    .sort();
  const version = createHash('sha256');
  for (const file of files) version.update(file).update(await readFile(join(folder, file)));
  /** @param {(file: string) => boolean} isWanted */
  const addresses = (isWanted) => JSON.stringify(files.filter(isWanted).map((file) => `/${file}`));
  const { build, stop } = await import('esbuild');
  try {
    await build({
      entryPoints: [join(ROOT, 'web', 'src', 'service-worker.ts')],
      outfile: join(folder, 'sw.js'),
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      define: {
        SHELL_FILES: addresses((file) => !ENGINE_FILE.test(file)),
        ENGINE_FILES: addresses((file) => ENGINE_FILE.test(file)),
        SHELL_VERSION: JSON.stringify(version.digest('hex').slice(0, 16)),
      },
      logLevel: 'silent',
    });
  } finally {
    await stop();
  }
}

const TEXT_FILE = /\.(?:html|js|css|svg|json|webmanifest|txt|xml)$/u;
const LEAST_BYTES = 1_024;

/** Writes `.br` and `.gz` beside every text file, once, so that no request pays for it. @param {string} folder */
async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

/** @param {string} file */
async function compressFile(file) {
  if ((await stat(file)).size < LEAST_BYTES) return;
  const text = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
}

/** Our workspaces become one file; packages stay in node_modules, with their licences and native parts. */
async function buildServer() {
  say('Preparando o servidor.');
  const { build, stop } = await import('esbuild');
  try {
    await build({
      entryPoints: [join(ROOT, 'server', 'src', 'main.ts')],
      outfile: join(ROOT, 'server', 'dist', 'main.js'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node24',
      logLevel: 'silent',
      plugins: [{ name: 'packages-stay-outside', setup: keepPackagesOutside }],
    });
  } catch (error) {
    throw new Stop(
      `${error instanceof Error ? error.message : error}\n\nO servidor não pôde ser preparado; o motivo está acima.`,
    );
  } finally {
    // Its helper process would stay beside the server.
    await stop();
  }
}

/** @param {import('esbuild').PluginBuild} build */
function keepPackagesOutside(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
    path.startsWith('@cafune/') ? undefined : { path, external: true },
  );
}
