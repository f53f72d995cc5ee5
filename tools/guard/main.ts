/** Runs the guard on lines of a file, or prints how it does on the project's own lists. */
import { chatFiguresOf } from './chat-figures.ts';
import { checkLines } from './check-lines.ts';
import { figuresOf } from './figures.ts';

const [command] = process.argv.slice(2);
const now = new Date();

if (command === 'definition' || command === 'chat')
  process.exitCode = await checkLines({ input: process.stdin, output: process.stdout }, command, now);
else if (command === 'figures') for (const line of [...figuresOf(now), ...chatFiguresOf(now)]) console.log(line);
else {
  console.error(
    'Say what to do: "npm run -s guard -- definition", "npm run -s guard -- chat" or "npm run -s guard -- figures".',
  );
  process.exitCode = 1;
}
