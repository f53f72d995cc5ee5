/** Places in texts of cards that stand for names (Character Card V1, "magic strings"), and the labels of example dialogues. */

/** Whom `{{char}}` names when a card names nobody. */
const NAMELESS = 'ela';
const YOU = 'você';
const NAMED_TAG = /<(user|bot|char)>/giu;
const MACRO = /\{\{([^{}]{0,500})\}\}/gu;
const START_MARK = /^[^\S\n]*<start>[^\S\n]*(?:\n|$)/gimu;
const SENTENCE_START = /(?:^|[.!?…]["”*]?\s+|\n\s*["“*—-]?\s*)$/u;

/** The text with names in place of macros; macros that name nobody go. */
export function fillMacros(text: string, name: string): string {
  const marked = text.replace(NAMED_TAG, (_tag, who: string) => `{{${who.toLowerCase()}}}`);
  let filled = '';
  let from = 0;
  for (const match of marked.matchAll(MACRO)) {
    filled += marked.slice(from, match.index);
    const value = fillMacro((match[1] ?? '').trim(), name);
    filled += value === YOU || value === NAMELESS ? capitalizeAfter(filled, value) : value;
    from = match.index + match[0].length;
  }
  return filled + marked.slice(from);
}

function fillMacro(macro: string, name: string): string {
  const word = macro.toLowerCase();
  if (word === 'char' || word === 'bot') return name || NAMELESS;
  if (word === 'user') return YOU;
  const choices = /^(?:random|pick)\s*::?\s*(.*)$/isu.exec(macro)?.[1];
  return choices?.split(choices.includes('::') ? '::' : ',')[0]?.trim() ?? '';
}

/** UTF-16 code units that tell whether a sentence begins. */
const BEFORE_LENGTH = 8;

function capitalizeAfter(before: string, value: string): string {
  const isStart = SENTENCE_START.test(before.slice(-BEFORE_LENGTH));
  return isStart ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}

/** An example dialogue with people's names as labels and a blank line between conversations. */
export function readDialogue(text: string, name: string): string {
  return fillMacros(
    text.replace(START_MARK, (_mark, offset: number) => (offset === 0 ? '' : '\n')),
    name,
  );
}

/** The way back, for cards: our labels as macros. */
export function writeDialogue(text: string, name: string): string {
  if (text === '') return '';
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('Você:')) return `{{user}}:${line.slice('Você:'.length)}`;
    return line.startsWith(`${name}:`) ? `{{char}}:${line.slice(name.length + 1)}` : line;
  });
  return `<START>\n${lines.join('\n')}`;
}
