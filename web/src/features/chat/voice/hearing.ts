/** What two ways of dictating have in common: the browser's own recognition, and a recording that we write down. */

/** Why there are no words, in a sentence; `again` where trying once more needs nothing said anew. */
export type HearingProblem = { sentence: string; again?: () => void };

export type HearingEvents = {
  /** The microphone is on. */
  onHearing: () => void;
  /** How loud it is, 0 to 1. */
  onLevel: (level: number) => void;
  /** All the words so far; the last ones may still change. */
  onWords: (words: string) => void;
  /** The microphone is off, and what was said is being written down. */
  onWriting: () => void;
  /** Called once, unless it was cancelled. */
  onEnd: (problem: HearingProblem | null) => void;
};

/** `stop` ends listening and keeps the words; `cancel` ends everything, and nothing is heard of it again. */
export type Hearing = { stop: () => void; cancel: () => void };
export type Listen = (events: HearingEvents) => Hearing;

export const PROBLEMS = {
  denied: { sentence: 'O navegador não deixou usar o microfone. Pra mudar, toque no cadeado ao lado do endereço.' },
  missing: { sentence: 'Nenhum microfone por aqui. Se houver um, confira se está ligado ao aparelho.' },
  nothing: { sentence: 'Nenhuma palavra chegou aqui. Fale mais perto do microfone e tente de novo.' },
  offline: { sentence: 'Sem conexão não dá pra ditar. Dá pra escrever: a mensagem fica guardada e vai depois.' },
  recording: { sentence: 'A gravação não começou. Tente de novo, ou escreva.' },
  recognition: { sentence: 'O ditado do navegador não respondeu. Tente de novo, ou escreva.' },
} as const satisfies Record<string, HearingProblem>;
