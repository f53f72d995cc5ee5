/** Finds the Chromium that journeys and screens drive, or installs it where that is ours to do. */
import { accessSync, constants } from 'node:fs';
import { run, Stop, say } from './run.mjs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const REMEDY = `Instale o Chromium (no Debian: apt-get install chromium) ou diga onde ele está com CHROMIUM_BIN.`;

/** @returns {Promise<string>} path of the program */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_BIN;
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Stop(`CHROMIUM_BIN aponta para ${chosen}, que não é um programa.`);
  }
  if (!isProgram(SYSTEM_CHROMIUM)) await installChromium();
  return SYSTEM_CHROMIUM;
}

async function installChromium() {
  if (process.getuid?.() !== 0) throw new Stop(`Os testes no navegador precisam do Chromium. ${REMEDY}`);
  say('Instalando o Chromium (apt-get install chromium).');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  const { output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env, quiet: true });
  if (!isProgram(SYSTEM_CHROMIUM)) {
    throw new Stop(`${output.trim().split('\n').slice(-5).join('\n')}\n\nO Chromium não pôde ser instalado. ${REMEDY}`);
  }
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
