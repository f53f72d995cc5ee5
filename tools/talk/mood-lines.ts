import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import reactions from '../../dialogue/src/packs/reactions.json' with { type: 'json' };
import { readRemarkLines } from './remark-lines.ts';

/** What people tell, and the mood it is told in. */
export type MoodLine = { mood: string; text: string; isOfChat: boolean };

const FILE = join(import.meta.dirname, '../../dialogue/training/moods.tsv');

/** The messages of dialogue/training/moods.tsv, and the remarks of every kind that is of a mood. */
export function readMoodLines(): MoodLine[] {
  const chat = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [mood = '', text = ''] = line.split('\t');
      return { mood, text, isOfChat: true };
    });
  const moodOf = new Map(
    Object.entries(reactions.moods).flatMap(([mood, { kinds }]) => kinds.map((kind): [string, string] => [kind, mood])),
  );
  const remarks = readRemarkLines().flatMap(({ kind, text }) => {
    const mood = moodOf.get(kind);
    return mood === undefined ? [] : [{ mood, text, isOfChat: false }];
  });
  return [...chat, ...remarks];
}
