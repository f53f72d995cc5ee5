import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openProject } from './project.ts';
import { RULES } from './rules.ts';

const project = openProject(join(import.meta.dirname, '../..'));

it.each(['env-example', 'readme-configuration'])('%s names exactly what EnvSchema reads', async (name) => {
  expect(await RULES.find((rule) => rule.name === name)?.check(project)).toEqual([]);
});
