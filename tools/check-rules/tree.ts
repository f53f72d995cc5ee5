/** A copy of the tree in a temporary folder: our files copied, packages linked, our workspaces found in the copy. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openProject } from '../rules/project.ts';
import type { Plant } from './plant.ts';

const WORKSPACES = ['contract', 'dialogue', 'guard', 'portrait', 'server', 'web'];

export type Tree = { root: string; remove(): void };

export function copyTree(from: string): Tree {
  const root = mkdtempSync(join(tmpdir(), 'cafune-rules-'));
  for (const path of openProject(from).files) {
    cpSync(join(from, path), join(root, path), { preserveTimestamps: true });
  }
  linkPackages(from, root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function linkPackages(from: string, root: string): void {
  mkdirSync(join(root, 'node_modules/@cafune'), { recursive: true });
  for (const name of readdirSync(join(from, 'node_modules'))) {
    if (name !== '@cafune') symlinkSync(join(from, 'node_modules', name), join(root, 'node_modules', name));
  }
  for (const workspace of WORKSPACES) {
    symlinkSync(join(root, workspace), join(root, 'node_modules/@cafune', workspace));
    const own = join(from, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(root, workspace, 'node_modules'));
  }
}

export function plantAll(tree: Tree, plants: readonly Plant[]): void {
  for (const { files = {}, edits = {} } of plants) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(tree.root, path)), { recursive: true });
      writeFileSync(join(tree.root, path), text);
    }
    for (const [path, edit] of Object.entries(edits)) {
      const file = join(tree.root, path);
      const before = readFileSync(file, 'utf8');
      const after = edit(before);
      if (after === before) throw new Error(`planting in ${path} changed nothing`);
      writeFileSync(file, after);
    }
  }
}
