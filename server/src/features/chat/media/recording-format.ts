import type { Recording } from '../../../providers/transcription/port.ts';

/** First bytes of the formats that browsers record: where they stand, and what they are. */
const MARKS: readonly (readonly [format: Recording['format'], at: number, bytes: string])[] = [
  ['webm', 0, '\x1a\x45\xdf\xa3'],
  ['ogg', 0, 'OggS'],
  ['mp4', 4, 'ftyp'],
  ['wav', 8, 'WAVE'],
];

/** The format of a recording, told by its first bytes and not by what it says it is (abuse suite D05); undefined for anything else. */
export function formatOf(bytes: Buffer): Recording['format'] | undefined {
  return MARKS.find(([, at, mark]) => bytes.toString('latin1', at, at + mark.length) === mark)?.[0];
}
