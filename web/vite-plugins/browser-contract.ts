/**
 * What of the contract goes to the browser (docs/decisions/0009): constants, sentences, and of each route its name,
 * method and path. Schemas are types there; the server checks.
 */
import { type Plugin, parseSync } from 'vite';

const INERT_ZOD_ID = '\0inert-zod';
const INERT_ZOD = `
const refuse = () => { throw new Error('Schemas are types in the browser: they do not run here.'); };
const running = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'encode', 'decode']);
export const z = new Proxy(function schema() {}, {
  get: (_target, key) => (running.has(key) ? refuse : z),
  apply: () => z,
});
`;
const CONTRACT_FILE = /\/contract\/src\/.*\.ts$/u;
/** What calling a route takes. */
const ROUTE_FIELDS = new Set(['name', 'method', 'path', 'streams']);
/** How an initializer that makes a schema begins. */
const SCHEMA = /^(?:z\b|(?:personText|queryText|pageOf)\(|[A-Z]\w*\s*\.\s*(?:extend|partial|pick|omit)\()/u;

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Edit = { start: number; end: number; text: string };

export function browserContract(): Plugin {
  return {
    name: 'cafune-browser-contract',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'zod' && importer?.includes('/contract/src/') ? INERT_ZOD_ID : null),
    load: (id) => (id === INERT_ZOD_ID ? INERT_ZOD : null),
    transform: (code, id) => (CONTRACT_FILE.test(id) ? { code: withoutSchemas(code, id), map: null } : null),
  };
}

/** The file with schemas emptied and routes cut down to what calling them takes. */
export function withoutSchemas(code: string, file: string): string {
  const edits: Edit[] = [];
  const program = parseSync(file, code).program as unknown as Node;
  for (const initializer of initializersOf(program)) {
    const text = code.slice(initializer.start, initializer.end);
    if (SCHEMA.test(text)) edits.push({ start: initializer.start, end: initializer.end, text: 'undefined' });
    else for (const call of routesIn(initializer)) edits.push(cutRoute(call, code));
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), code);
}

function nodesOf(value: unknown): Node[] {
  const values = Array.isArray(value) ? value : [value];
  return values.filter((item): item is Node => typeof item === 'object' && item !== null && 'type' in item);
}

function initializersOf(program: Node): Node[] {
  return nodesOf(program.body)
    .map((statement) => nodesOf(statement.declaration)[0] ?? statement)
    .flatMap((statement) => nodesOf(statement.declarations))
    .flatMap((declarator) => nodesOf(declarator.init));
}

function routesIn(node: Node): Node[] {
  const [callee] = nodesOf(node.callee);
  if (node.type === 'CallExpression' && callee?.name === 'defineRoute') return [node];
  return Object.values(node).flatMap((child) => nodesOf(child).flatMap(routesIn));
}

function cutRoute(call: Node, code: string): Edit {
  const fields = nodesOf(nodesOf(call.arguments)[0]?.properties)
    .filter((property) => ROUTE_FIELDS.has(String(nodesOf(property.key)[0]?.name)))
    .map((property) => code.slice(property.start, property.end));
  return { start: call.start, end: call.end, text: `{ ${fields.join(', ')} }` };
}
