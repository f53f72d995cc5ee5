type Turn = { role: 'person' | 'character'; text: string };

/** A line of turns, "||" between them, "c:" before those of the character: the last one and those before it. */
export function readTurns(line: string): { text: string; recent: Turn[] } {
  const turns = line.split('||').map((turn): Turn => {
    const said = turn.trim();
    return said.startsWith('c:') ? { role: 'character', text: said.slice(2).trim() } : { role: 'person', text: said };
  });
  return { text: turns.at(-1)?.text ?? '', recent: turns.slice(0, -1) };
}
