import { describe, expect, it } from 'vitest';
import { describePlatform, listMissingPackages } from './lock-file.ts';

const optionalDependencies = { '@tool/cli-linux-x64': '1.0.0', '@tool/cli-darwin-arm64': '1.0.0' };

describe('packages a lock file leaves out', () => {
  it('are those that a package asks for and nobody can find', () => {
    const packages = {
      '': {},
      'node_modules/tool': { version: '1.0.0', dev: true, optionalDependencies },
      'node_modules/@tool/cli-linux-x64': { version: '1.0.0' },
    };
    const missing = listMissingPackages({ packages });
    expect(missing.map(({ path, version }) => [path, version])).toEqual([
      ['node_modules/@tool/cli-darwin-arm64', '1.0.0'],
    ]);
  });

  it('are found beside the package that asks, in folders above it, and in workspaces', () => {
    const packages = {
      'web/node_modules/tool': { optionalDependencies },
      'web/node_modules/tool/node_modules/@tool/cli-linux-x64': {},
      'node_modules/@tool/cli-darwin-arm64': {},
    };
    expect(listMissingPackages({ packages })).toEqual([]);
  });
});

describe('the name of a platform package', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@biomejs/cli-win32-arm64', { os: ['win32'], cpu: ['arm64'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['lefthook-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ])('%s says for which system it is', (name, platform) => {
    expect(describePlatform(name)).toEqual(platform);
  });

  it('may say nothing', () => {
    expect(describePlatform('fsevents')).toBeUndefined();
  });
});
