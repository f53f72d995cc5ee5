/** Rules about what source files say, beyond what the linter knows. */
import {
  findAll,
  isProduct,
  isSource,
  isTest,
  type Project,
  type Rule,
  type Violation,
  withoutComments,
} from './project.ts';

type Scan = { files: (path: string) => boolean; pattern: RegExp; message: string; keepComments?: boolean };

function scan({ files, pattern, message, keepComments = false }: Scan): (project: Project) => Violation[] {
  return (project) =>
    project.files.filter(files).flatMap((path) => {
      const text = keepComments ? project.read(path) : withoutComments(project.read(path));
      return findAll(text, pattern).map(({ line }) => ({ path, line, message }));
    });
}

const isServerFeature = (path: string) => path.startsWith('server/src/features/') && isProduct(path);

const onlyEnvReadsEnvironment = scan({
  files: (path) => isProduct(path) && path !== 'server/src/platform/env.ts',
  pattern: /\bprocess\s*\.\s*env\b/gu,
  message: 'the environment is read in server/src/platform/env.ts',
});

const onlyPolicyAsksForGuests = scan({
  files: (path) => isServerFeature(path) && !path.endsWith('/policy.ts'),
  pattern: /\bkind\s*[!=]==?\s*'(?:guest|user)'/gu,
  message: 'only policy.ts asks who is a guest',
});

const featuresAskTheClock = scan({
  files: isServerFeature,
  pattern: /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(\)/gu,
  message: 'time comes from deps.clock, chance from platform/ids.ts',
});

const suppressionsSayWhy = scan({
  files: isSource,
  pattern:
    /(?:\/\/|\/\*|\{\/\*)\s*(?:@ts-(?:ignore|nocheck)\b|@ts-expect-error(?!:?\s*\S+\s+\S+)|eslint-disable|biome-ignore-all|biome-ignore\s[^:\n]*:?\s*(?:\S+\s*)?$)/gmu,
  message: 'a suppression says why, in words',
  keepComments: true,
});

const noLeftOvers = scan({
  files: isSource,
  pattern: /\b(?:TO-?DO|FIX-?ME|X{3}|HA-?CK)\b/gu,
  message: 'a promise is not a feature; do it or open an issue',
  keepComments: true,
});

/** Machines of people have no place in a repository: absolute paths of home and work folders. */
const noMachinePaths = scan({
  files: (path) => path !== 'package-lock.json' && !/\.(?:webp|png|svg|woff2|ico)$/u.test(path),
  pattern: /(?<![\w.*)}\]/])\/(?:(?:work|root)(?:\/|\b(?!\w))|(?:home|Users)\/\w+)/gu,
  message: 'a path of somebody’s machine',
  keepComments: true,
});

/** Routes of a contract file carry its name: the one name to search for. */
function checkRouteNames(project: Project): Violation[] {
  const files = project.files.filter((path) => /^contract\/src\/.*\.ts$/u.test(path) && !isTest(path));
  return files.flatMap((path) => {
    const feature = path.split('/')[2]?.replace('.ts', '') ?? '';
    const named = findAll(withoutComments(project.read(path)), /defineRoute\(\{\s*name:\s*'([^']*)'/gu);
    return named
      .filter(({ match }) => !new RegExp(`^${feature}\\.[a-z][A-Za-z]*$`, 'u').test(match[1] ?? ''))
      .map(({ line, match }) => ({ path, line, message: `routes are called ${feature}.verbNoun, not ${match[1]}` }));
  });
}

export const codeRules: Rule[] = [
  { name: 'environment-in-one-place', check: onlyEnvReadsEnvironment },
  { name: 'guests-in-policy', check: onlyPolicyAsksForGuests },
  { name: 'clock-in-features', check: featuresAskTheClock },
  { name: 'suppressions-say-why', check: suppressionsSayWhy },
  { name: 'no-left-overs', check: noLeftOvers },
  { name: 'no-machine-paths', check: noMachinePaths },
  { name: 'route-names', check: checkRouteNames },
];
