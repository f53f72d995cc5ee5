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
  birthday: (value) => `Seu aniversário: ${value}`,
  age: (value) => `Sua idade: ${value}`,
  birthplace: (value) => `Você nasceu em ${value}`,
  favorite: (value) => `Seus favoritos, ${value}`,
  allergy: (value) => `Você tem alergia a ${value}`,
  study: (value) => `Onde você estuda: ${value}`,
  friend: (value) => `Gente sua: ${value}`,
  about: (value) => (value.includes(': ') ? `Da vida da sua gente: ${value}` : `Da sua gente, você contou: “${value}”`),
  owns: (value) => `O que é seu: ${value}`,
  language: (value) => `Você fala ${value}`,
  habit: (value) => `Seu costume: “${value}”`,
  fear: (value) => `Você tem medo de ${value}`,
  trait: (value) => `De você, ${value}`,
  told: (value) => `Você contou: “${value}”`,
  body: (value) => `Suas medidas e sinais: ${value}`,
} satisfies Record<FactRelation, (value: string) => string>;

export function tellMemory(relation: string, value: string): string {
  return SENTENCES[relation]?.(value) ?? value;
}
