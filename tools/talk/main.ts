/** Talks with a character of the catalogue through the embedded engine, at the keyboard or in lines of JSON. */
import { loadLibrary } from '@cafune/dialogue';
import { findCharacter, listCharacters } from './characters.ts';
import { talkAtConsole } from './console.ts';
import { printFigures } from './figures.ts';
import { printGraded } from './graded.ts';
import { talkInLines } from './jsonl.ts';
import { printFacts } from './memory/facts.ts';
import { printRecall } from './memory/print.ts';
import { printTranscripts } from './newcomers/transcripts.ts';
import { writeAspectModels } from './write-aspect-models.ts';
import { writeMoodModels } from './write-mood-models.ts';
import { writeRemarkModels } from './write-remark-models.ts';
import { writeTellingModels } from './write-telling-models.ts';

const USAGE =
  'Say with whom: "npm run talk -- livia", "npm run -s talk -- livia --jsonl --seed 7", "npm run -s talk -- figures", "npm run -s talk -- newcomers", "npm run -s talk -- graded", "npm run -s talk -- memory", "npm run -s talk -- facts < rows.jsonl" or "npm run -s talk -- train" (all models, or "train moods").';

function optionOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

const trainAll = () => [writeTellingModels(), writeAspectModels(), writeRemarkModels(), writeMoodModels()].join('\n');
const print = (line: string) => console.log(line);
const args = process.argv.slice(2);
const [wanted = ''] = args;
const seed = Number(optionOf(args, '--seed') ?? '1');

if (wanted === 'figures') printFigures(print);
else if (wanted === 'graded') printGraded(print);
else if (wanted === 'newcomers') printTranscripts(loadLibrary(), print);
else if (wanted === 'memory') printRecall(print, seed);
else if (wanted === 'train') print(args[1] === 'moods' ? writeMoodModels() : trainAll());
else if (wanted === 'facts') {
  const [character] = listCharacters();
  if (character) process.exitCode = await printFacts({ library: loadLibrary(), character }, process.stdin, print);
} else {
  const character = findCharacter(wanted);
  if (!character || !Number.isSafeInteger(seed)) {
    console.error(
      `${USAGE}\nCharacters: ${listCharacters()
        .map(({ name }) => name)
        .join(', ')}.`,
    );
    process.exitCode = 1;
  } else {
    const start = { library: loadLibrary(), character, seed, now: () => new Date() };
    const talk = args.includes('--jsonl') ? talkInLines : talkAtConsole;
    process.exitCode = await talk(start, process.stdin, process.stdout);
  }
}
