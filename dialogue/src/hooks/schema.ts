/** Shape of the hooks. The JSON files in `bank/` are the data. */
import { z } from 'zod';

const Lines = z.array(z.string().min(1));

/**
 * What she says right behind a detail she took up, by what the detail is of. `of` are words in the form of a dictionary; of
 * "nota+prova" both have to stand in the message and one in the detail; a name of `MARKS` stands for a number of its kind.
 * `told` are said of what was or is, `bad` where it weighs, `plan` of what is still to come.
 */
export const WrittenHook = z.strictObject({
  of: z.array(z.string().min(2)).min(1),
  /** Of whom or of how many: said where nothing else is told of. */
  isLast: z.boolean().optional(),
  told: Lines,
  bad: Lines.optional(),
  plan: Lines.optional(),
  /** Tips that fit whatever is asked of it: "me dá uma dica de…", "sabe o que pode ser?". */
  advice: Lines.optional(),
  /** Of what always weighs: `bad` is said of it whatever mood it was told in. */
  weighs: z.boolean().optional(),
});
export type WrittenHook = z.infer<typeof WrittenHook>;

export const HOOK_SIDES = ['told', 'bad', 'plan'] as const;
export type HookSide = (typeof HOOK_SIDES)[number];

/** Numbers of a kind, in a detail: "5 da manhã", "700 km". */
export const MARKS: Readonly<Record<string, RegExp>> = {
  '#hora':
    /(?<!\d)\d{1,2} ?(?:h|hrs?|da manhã|da tarde|da noite|da madrugada)(?!\p{L})|(?<!\d)\d{1,2}[h:]\d{2}(?!\d)|(?<!\p{L})às \d{1,2}(?!\d)/iu,
  '#km': /(?<!\p{L})(?:\d+|mil) ?(?:km|quilômetros?)(?!\p{L})/iu,
  '#dinheiro':
    /\b(?:\d[\d.,]*|cem|mil|trinta|cinquenta|duzentos) (?:mil|reais|conto|contos|pila|pilas|centavos|real)\b/iu,
  '#duracao': /\b(?:\d+|dois|duas|três|cinco|dez|quinze|vinte|trinta|quarenta|doze) (?:horas?|hrs?|minutos?|min)\b/iu,
  '#tempo':
    /\b(?:\d+|um|uma|dois|duas|três|quatro|cinco|seis|dez|quinze|vinte|trinta) (?:anos?|meses|mês|semanas?|dias?)\b/iu,
  '#quantidade': /(?:^| )(?:\d+|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta) \p{L}{3,}/iu,
};
