/** Runs the guard on lines of a file, prints how it does on the project's own lists, or weighs words by them anew. */
import { chatFiguresOf } from './chat-figures.ts';
import { checkLines } from './check-lines.ts';
import { figuresOf } from './figures.ts';
import { writeAgeModels, writeCrisisModel, writeModels } from './write-models.ts';

const [command, of] = process.argv.slice(2);
const now = new Date();
const TRAINERS: Record<string, () => Promise<string>> = { ages: writeAgeModels, crisis: writeCrisisModel };

if (command === 'definition' || command === 'chat')
  process.exitCode = await checkLines({ input: process.stdin, output: process.stdout }, command, now);
else if (command === 'figures') for (const line of [...figuresOf(now), ...chatFiguresOf(now)]) console.log(line);
else if (command === 'train') console.log(await (TRAINERS[of ?? ''] ?? writeModels)());
else {
  console.error(
    'Say what to do, after "npm run -s guard --": definition, chat, figures, train, train ages or train crisis.',
  );
  process.exitCode = 1;
}
