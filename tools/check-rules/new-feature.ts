/** Lets tools/new-feature write a feature into a clean copy and runs the checks there. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './tree.ts';

const NAME = 'planted-feature';

/** @returns what is wrong, in sentences */
export function checkNewFeature(root: string): string[] {
  const tree = copyTree(root);
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree.root, encoding: 'utf8' });
    return { isGood: status === 0, output: `${stdout}${stderr}`.trim() };
  };
  try {
    const tool = join(tree.root, 'tools/new-feature/main.ts');
    const refused = run(tool, NAME);
    const list = join(tree.root, 'features.json');
    const features = JSON.parse(readFileSync(list, 'utf8')) as string[];
    // The last one knows the tables of all others.
    writeFileSync(list, `${JSON.stringify(features.toSpliced(-1, 0, NAME), null, 2)}\n`);
    const written = run(tool, NAME);
    const again = run(tool, NAME);
    const checked = run(join(tree.root, 'tools/setup/check.mjs'));
    return [
      ...(refused.isGood ? ['a name that is not in features.json was accepted'] : []),
      ...(written.isGood ? [] : [`writing failed: ${written.output}`]),
      ...(again.isGood ? ['a feature that is there was written over'] : []),
      ...(checked.isGood ? [] : [`npm run check refuses what it wrote:\n${checked.output}`]),
    ];
  } finally {
    tree.remove();
  }
}
