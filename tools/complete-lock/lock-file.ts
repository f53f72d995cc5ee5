/** The part of package-lock.json that says which packages exist for which system. */
export type LockedPackage = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type LockFile = { packages: Record<string, LockedPackage> };

export type MissingPackage = { path: string; name: string; version: string; parent: LockedPackage };

/** Optional packages that some package asks for and the lock file leaves out; `npm ci` refuses such a file. npm itself never locks wasm32. */
export function listMissingPackages(lock: LockFile): MissingPackage[] {
  const missing = Object.entries(lock.packages).flatMap(([parentPath, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !name.includes('wasm32'))
      .filter(([name]) => !foldersAbove(parentPath).some((folder) => `${folder}node_modules/${name}` in lock.packages))
      .map(([name, version]) => ({ path: `node_modules/${name}`, name, version, parent })),
  );
  return [...new Map(missing.map((item) => [item.path, item])).values()];
}

/** Where Node looks for a package that the package at `path` imports, nearest first. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/node_modules/');
  const inner = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`);
  return path === '' ? [''] : [...inner, ''];
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/** Reads system, processor and C library off a platform package's name; undefined where it does not say. */
export function describePlatform(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = (name.split('/').at(-1) ?? '').replace('windows', 'win32').split('-');
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (os === undefined || cpu === undefined) return undefined;
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  const namesLibc = words.some((word) => word.startsWith('musl') || word.startsWith('gnu'));
  return { os: [os], cpu: [cpu], ...(os === 'linux' && namesLibc ? { libc: [libc] } : {}) };
}
