/**
 * How the tools of this folder start programs. Everything here is plain JavaScript without packages: it has to run on any
 * Node from 20.19 on, before anything is installed.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The Node of this project, a dependency like any other; it runs everything after the installation. */
export const NODE = join(ROOT, 'node_modules', '.bin', 'node');

/** A reason to stop that a person can act on, in one sentence. */
export class Stop extends Error {}

/** @param {string} text */
export function say(text) {
  console.log(text);
}

/** The file a package starts with, e.g. `script('vite', 'bin/vite.js')`. @param {string} name @param {string} file */
export function script(name, file) {
  return join(ROOT, 'node_modules', name, file);
}

/** The environment with the programs of node_modules found first, or (`without`) not at all. @param {{ without?: boolean }} [options] */
export function environment(options = {}) {
  const bin = join(ROOT, 'node_modules', '.bin');
  const rest = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
  return { ...process.env, PATH: (options.without ? rest : [bin, ...rest]).join(delimiter) };
}

/**
 * Runs a program to its end. With `quiet` its output is kept instead of shown.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, options = {}) {
  const { cwd = ROOT, env = environment(), quiet = false } = options;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', ...pipes(quiet)] });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {boolean} quiet @returns {['pipe' | 'inherit', 'pipe' | 'inherit']} */
function pipes(quiet) {
  return quiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'];
}

/**
 * Runs a program in our place: its output is ours, a request to stop reaches it once, its end is ours.
 * A terminal sends Ctrl+C to every program in front of it and npm passes it on as well; one of them is enough.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<never>}
 */
export async function runInstead(program, args, env = environment()) {
  const child = spawn(program, args, { cwd: ROOT, env, stdio: 'inherit' });
  onStop(() => child.kill('SIGTERM'));
  const { code, signal } = await new Promise((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }));
    child.once('exit', (exitCode, exitSignal) => resolve({ code: exitCode, signal: exitSignal }));
  });
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
}

const PARENT_CHECK_MS = 500;

/** Calls `stop` once, when somebody asks this process to stop or the npm that started it is gone. @param {() => void} stop */
export function onStop(stop) {
  let isStopping = false;
  const stopOnce = () => {
    if (!isStopping) stop();
    isStopping = true;
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stopOnce);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => process.ppid !== parent && stopOnce(), PARENT_CHECK_MS).unref();
}

/** Runs a tool: a `Stop` becomes its sentence and exit code 1. @param {() => Promise<number | undefined>} work */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}
