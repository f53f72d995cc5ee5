import type { FactRelation } from '../../../providers/text/port.ts';

/** How what is remembered is told to the person it is about. */
const SENTENCES: Readonly<Partial<Record<string, (value: string) => string>>> = {
  name: (value) => `Você se chama ${value}`,
  city: (value) => `Você mora em ${value}`,
  job: (value) => `Seu trabalho: ${value}`,
  pet: (value) => `Seu bicho: ${value}`,
  family: (value) => `Sua família: ${value}`,
  likes: (value) => `Você gosta de ${value}`,
  dislikes: (value) => `Você não gosta de ${value}`,
  plan: (value) => `Seu plano: ${value}`,
} satisfies Partial<Record<FactRelation, (value: string) => string>>;

export function tellMemory(relation: string, value: string): string {
  return SENTENCES[relation]?.(value) ?? value;
}
