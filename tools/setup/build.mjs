/** Builds what `npm start` runs: the interface with Vite, the server as one file with esbuild. Only what is stale. */
import { readdirSync } from 'node:fs';
import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NODE, ROOT, run, Stop, say, script } from './run.mjs';
import { buildWhenStale } from './stamp.mjs';

const SHARED_INPUTS = ['contract/src', 'portrait/src', 'package-lock.json', 'tools/setup/build.mjs'];

export async function ensureBuilt() {
  await buildWhenStale('web', {
    inputs: [...SHARED_INPUTS, 'web/src', 'web/public', 'web/index.html', 'web/vite.config.ts', 'docs/licences'],
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
  await precompress(join(ROOT, 'web', 'dist'));
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
