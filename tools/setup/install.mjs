/** Installs the packages when they are missing or older than the lock file. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { environment, NODE, ROOT, run, Stop, say } from './run.mjs';

const LEAST_NODE = [20, 19];

export async function ensureInstalled() {
  requireNode();
  if (isInstalled()) return;
  say('Instalando os pacotes (npm ci). Na primeira vez leva cerca de um minuto.');
  // A person's NODE_ENV=production must not leave out what builds the app.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', args, { env: environment({ without: true }), quiet: true });
  if (code !== 0) throw new Stop(`${output.trim()}\n\nA instalação não terminou: ${explain(code, output)}`);
  await ensurePinnedNode();
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Stop(
    `O Cafuné precisa do Node ${LEAST_NODE.join('.')} ou mais novo para instalar; este é o ${process.version}.`,
  );
}

function isInstalled() {
  const installed = join(ROOT, 'node_modules', '.package-lock.json');
  return (
    existsSync(installed) &&
    existsSync(NODE) &&
    statSync(installed).mtimeMs >= statSync(join(ROOT, 'package-lock.json')).mtimeMs
  );
}

/** The package `node` fetches its program with an install script; where scripts are off, that one is run. */
async function ensurePinnedNode() {
  if ((await run(NODE, ['--version'], { quiet: true })).code === 0) return;
  say('O Node deste projeto não veio com a instalação; buscando.');
  const rebuild = ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'];
  await run('npm', rebuild, { env: environment({ without: true }), quiet: true });
  const { code, output } = await run(NODE, ['--version'], { quiet: true });
  if (code === 0) return;
  throw new Stop(
    `${output.trim()}\n\nO Node deste projeto não pôde ser instalado. Rode "npm rebuild node" e tente de novo.`,
  );
}

/** @type {readonly (readonly [RegExp, string])[]} */
const CAUSES = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/u,
    'o registro do npm não respondeu. Confira a internet (ou o proxy) e tente de novo.',
  ],
  [/ENOSPC/u, 'o disco está cheio.'],
  [/EACCES|EPERM|EROFS/u, `não há permissão para escrever em ${ROOT} ou na pasta de cache do npm.`],
  [
    /EUSAGE/u,
    'package-lock.json não combina com package.json. Rode "npm install" e "node tools/complete-lock/main.ts".',
  ],
  [/EINTEGRITY/u, 'um pacote veio diferente do esperado. Rode "npm cache clean --force" e tente de novo.'],
];

/** @param {number} code @param {string} output */
function explain(code, output) {
  if (code === 127) return 'o programa npm não foi encontrado. Instale o Node com o npm.';
  const known = CAUSES.find(([pattern]) => pattern.test(output));
  return known?.[1] ?? 'o npm diz acima por quê.';
}
