/** Reads a line of a list (`earlier || c: hers || message`) with the guard, as the tests of conversations do. */
import { checkMessage, type MessageVerdict } from '../index.ts';
import { readTurns } from './read-turns.ts';

/** The day the tests are on. */
export const NOW = new Date('2026-11-21T12:00:00Z');

export const check = (line: string): MessageVerdict => {
  const { text, recent } = readTurns(line);
  return checkMessage(text, { recent }, NOW);
};
export const others = (lines: readonly string[], fits: (verdict: MessageVerdict) => boolean) =>
  lines.filter((line) => !fits(check(line)));
export const share = (lines: readonly string[], fits: (verdict: MessageVerdict) => boolean) =>
  1 - others(lines, fits).length / lines.length;
export const isCrisis = ({ verdict }: MessageVerdict) => verdict === 'crisis';
export const isOk = ({ verdict }: MessageVerdict) => verdict === 'ok';
