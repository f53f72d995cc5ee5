import { strFromU8, unzipSync } from 'fflate';

/** The files of a ZIP, by name, as text. */
export function readZip(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
}
