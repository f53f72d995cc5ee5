/** Rules about the names of files, folders, features and migrations. */
import { type Project, type Rule, readFeatures, type Violation } from './project.ts';

const FORBIDDEN_FOLDERS = new Set(['lib', 'utils', 'helpers', 'common', 'shared', 'misc', 'types']);
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/u;
/** Names that others give: the router's files, documents in capitals, fonts' licences, dot files, migrations. */
const NAMED_BY_OTHERS = [
  /^web\/src\/app\/routes\//u,
  /^[A-Z_]+\.md$/u,
  /^docs\/decisions\//u,
  /\/OFL[^/]*$/u,
  /(?:^|\/)\.[^/]+$/u,
  /^server\/migrations\//u,
];
const FOLDER = /^(?:__fixtures__|\.?[a-z0-9]+(?:-[a-z0-9]+)*)$/u;

function checkFileNames(project: Project): Violation[] {
  return project.files
    .filter((path) => !NAMED_BY_OTHERS.some((pattern) => pattern.test(path)))
    .filter((path) => !KEBAB.test(path.split('/').at(-1) ?? ''))
    .map((path) => ({ path, message: 'file names are kebab-case' }));
}

function checkFolderNames(project: Project): Violation[] {
  const folders = new Set(
    project.files.flatMap((path) =>
      path
        .split('/')
        .slice(0, -1)
        .map((_, index, parts) => parts.slice(0, index + 1).join('/')),
    ),
  );
  return [...folders].flatMap((path) => {
    const name = path.split('/').at(-1) ?? '';
    if (FORBIDDEN_FOLDERS.has(name))
      return [{ path, message: `"${name}" says nothing about what is inside; name the thing` }];
    const isFree = path.startsWith('web/src/app/routes') || FOLDER.test(name);
    return isFree ? [] : [{ path, message: 'folder names are kebab-case' }];
  });
}

/** Contract files that belong to no feature. */
const CONTRACT_OF_ALL = new Set(['index', 'brand', 'core']);

function checkFeatures(project: Project): Violation[] {
  const features = new Set(readFeatures(project));
  return project.files.flatMap((path) => {
    const feature = /^(?:server|web)\/src\/features\/([^/]+)\//u.exec(path)?.[1] ?? contractFeature(path);
    if (feature === undefined || features.has(feature)) return [];
    return [{ path, message: `"${feature}" is not in features.json` }];
  });
}

function contractFeature(path: string): string | undefined {
  const name = /^contract\/src\/([^/.]+)(?:\/|(?:\.test)?\.ts$)/u.exec(path)?.[1];
  return name === undefined || CONTRACT_OF_ALL.has(name) ? undefined : name;
}

function checkMigrations(project: Project): Violation[] {
  const areas = ['platform', ...readFeatures(project)].join('|');
  const shape = new RegExp(`^(\\d{4})_(?:${areas})_[a-z]+_[a-z0-9_]+\\.sql$`, 'u');
  const names = project.files.filter((path) => path.startsWith('server/migrations/')).sort();
  return names.flatMap((path, index) => {
    const number = shape.exec(path.split('/').at(-1) ?? '')?.[1];
    if (number === undefined) return [{ path, message: 'migrations are named NNNN_<feature>_<verb>_<what>.sql' }];
    const wanted = String(index + 1).padStart(4, '0');
    return number === wanted ? [] : [{ path, message: `the next number is ${wanted}` }];
  });
}

export const nameRules: Rule[] = [
  { name: 'file-names', check: checkFileNames },
  { name: 'folder-names', check: checkFolderNames },
  { name: 'known-features', check: checkFeatures },
  { name: 'migration-names', check: checkMigrations },
];
