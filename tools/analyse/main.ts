/** Says which of two texts mention what the other names, or prints how it does on the project's own list. */
import { analyseLines } from './analyse-lines.ts';
import { figuresOf } from './figures.ts';

const [command] = process.argv.slice(2);

if (command === 'figures') for (const line of figuresOf()) console.log(line);
else if (command === undefined) process.exitCode = await analyseLines(process.stdin, process.stdout);
else {
  console.error('Say what to do: "npm run -s analyse" reads lines, "npm run -s analyse -- figures" prints figures.');
  process.exitCode = 1;
}
