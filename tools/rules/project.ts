import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tree the rules of text read: paths from the root, with forward slashes. */
export type Project = { root: string; files: readonly string[]; read(path: string): string };
export type Violation = { path: string; line?: number; message: string };
export type Rule = {
  name: string;
  check(project: Project): Violation[] | Promise<Violation[]>;
};

/** Folders made by tools, wherever they are, and those at the root that .gitignore names. */
const MADE = new Set(['node_modules', 'dist', '.git', '.tanstack']);
const MADE_AT_ROOT = new Set(['data', 'coverage', 'test-results', 'playwright-report', 'screens']);

export function openProject(root: string): Project {
  const kept = new Map<string, string>();
  return {
    root,
    files: listFiles(root, ''),
    read: (path) => {
      const text = kept.get(path) ?? readFileSync(join(root, path), 'utf8');
      kept.set(path, text);
      return text;
    },
  };
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const isMade = MADE.has(entry.name) || MADE_AT_ROOT.has(path);
    if (isMade) return [];
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}

/** Every place where `pattern` (with flag g) matches, as line numbers and matched texts. */
export function findAll(text: string, pattern: RegExp): { line: number; match: RegExpExecArray }[] {
  return [...text.matchAll(pattern)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    match,
  }));
}

/** The same text with comments blanked out, so that lines keep their numbers. */
export function withoutComments(text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/gu, ' ');
  return text.replace(/\/\*[\s\S]*?\*\//gu, blank).replace(/(?<=^|[\s;{}(,])\/\/[^\n]*/gu, blank);
}

export function readFeatures(project: Project): string[] {
  return JSON.parse(project.read('features.json')) as string[];
}

export const isTest = (path: string) => /\.test\.tsx?$|\/testing\//u.test(path);
export const isSource = (path: string) => /\.(?:ts|tsx|mjs|cjs)$/u.test(path) && !path.endsWith('.gen.ts');

const PRODUCT = /^(?:contract|dialogue|guard|portrait|server|web)\/src\//u;
/** What runs for people. */
export const isProduct = (path: string) => PRODUCT.test(path) && isSource(path) && !isTest(path);
