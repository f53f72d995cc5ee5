import { spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './data-lock.ts';

/** How to start a PostgreSQL program here: words to put in front of it, and the uid and gid to take, if any. */
export type Launch = { prefix: readonly string[]; uid?: number; gid?: number };

const MAPPED = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
/** PostgreSQL stops (fast shutdown) when we die, kill -9 included. */
const DIES_WITH_US = ['setpriv', '--pdeathsig', 'INT'];

/**
 * PostgreSQL refuses to run as root. As root: first a user namespace (no user made, no owner changed), then the system's
 * `postgres` or `nobody`; anybody else runs it as they are.
 * @throws StartError with the remedy where neither way works
 */
export function planLaunch(folders: { data: string; binaries: string }): Launch {
  const pdeathsig = works([...DIES_WITH_US, 'true']) ? DIES_WITH_US : [];
  if (process.getuid?.() !== 0) return { prefix: pdeathsig };
  if (works([...MAPPED, ...pdeathsig, 'true'])) return { prefix: [...MAPPED, ...pdeathsig] };
  const user = systemUser('postgres') ?? systemUser('nobody');
  const blocked = [folders.data, folders.binaries].flatMap(foldersAbove).find((folder) => !isTraversable(folder));
  if (!user || blocked !== undefined) {
    throw new StartError(
      `O PostgreSQL embutido não roda como root nesta máquina${blocked ? ` (outros usuários não atravessam ${blocked})` : ''}. ` +
        'Inicie com um usuário comum, ou use uma pasta aberta como /var/lib/cafune em DATA_DIR, ou informe DATABASE_URL.',
    );
  }
  giveTo(folders.data, user);
  return { prefix: pdeathsig, ...user };
}

function works(command: readonly string[]): boolean {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { stdio: 'ignore', timeout: 5_000 }).status === 0;
}

function systemUser(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...foldersAbove(parent), parent];
}

function isTraversable(folder: string): boolean {
  return (statSync(folder).mode & 0o001) !== 0;
}

function giveTo(path: string, user: { uid: number; gid: number }): void {
  // Never through a link: it may lead out of the folder.
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry) return;
  lchownSync(path, user.uid, user.gid);
  if (!entry.isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(join(path, name), user);
}
