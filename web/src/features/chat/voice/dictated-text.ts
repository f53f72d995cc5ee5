import type { Draft } from '../draft.ts';

/** Words after what was written before, with a space between; a sentence begins with a capital. */
function joined(before: string, words: string): string {
  if (words === '') return before;
  const isBeginning = before.trim() === '' || /[.!?…]\s*$/u.test(before);
  const said = isBeginning ? words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1) : words;
  return before === '' || /\s$/u.test(before) ? before + said : `${before} ${said}`;
}

export type DictatedText = {
  /** All the words so far, after what was written before; they take the place of those told earlier. */
  write: (words: string) => void;
  /** What stood there before, unless something was typed since. */
  giveBack: () => void;
  end: () => void;
};

/** Words land in the field to be read and edited. What is typed over them stands: `onTakenOver` says so. */
export function beginDictatedText(draft: Draft, onTakenOver: () => void): DictatedText {
  let before = draft.read();
  let shown = before;
  let hasWords = false;
  const end = draft.subscribe(() => {
    if (draft.read() === shown) return;
    if (hasWords) {
      end();
      onTakenOver();
    } else {
      before = draft.read();
      shown = before;
    }
  });
  return {
    end,
    write: (words) => {
      hasWords ||= words !== '';
      shown = joined(before, words);
      draft.write(shown);
    },
    giveBack: () => {
      end();
      if (hasWords && draft.read() === shown) draft.write(before);
    },
  };
}
