/** The engine's packs without the examples of what their patterns must not match, which only tests read. */
import type { Plugin } from 'vite';

const PACK = /\/dialogue\/src\/(?:packs|objects|games)\/[^/]+\.json$/u;

export function leanPacks(): Plugin {
  return {
    name: 'cafune-lean-packs',
    enforce: 'pre',
    transform: (code, id) => (PACK.test(id) ? { code: withoutExamples(code), map: null } : null),
  };
}

/** A pack as JSON, without `no` beside a pattern; beside a question it is what she says. `yes` tells what a pattern means (met-remark.ts). */
export function withoutExamples(json: string): string {
  return JSON.stringify(JSON.parse(json, (_key, value) => (isPattern(value) ? withoutOwn(value) : value)));
}

function isPattern(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || !('match' in value)) return false;
  const { match } = value;
  return Array.isArray(match) && match.length > 0 && match.every((source) => typeof source === 'string');
}

function withoutOwn({ no: _no, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return rest;
}
