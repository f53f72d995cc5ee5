/** First messages to begin from, in her voice: three for each relationship, with her name and place where they are known. */
import type { AvatarDefinition } from '@cafune/contract/avatars/definition';

type Known = Pick<AvatarDefinition, 'name' | 'city' | 'relationship'>;
type Proposals = [string, string, string];
type Parts = {
  /** "Aqui é a Aurora. ", or nothing while she has no name. */
  hello: string;
  /** "Aqui em Olinda", or "Por aqui". */
  place: string;
};

/** Cities that take an article; all others are "em". */
const WITH_ARTICLE: readonly { pattern: RegExp; article: string }[] = [
  { pattern: /^(?:rio|rio de janeiro|recife|crato|guarujá)$/iu, article: 'no' },
  { pattern: /^(?:bahia|paraíba)$/iu, article: 'na' },
];

function placeOf(city: string): string {
  const name = city.trim();
  if (name === '') return 'Por aqui';
  const article = WITH_ARTICLE.find(({ pattern }) => pattern.test(name))?.article ?? 'em';
  return `Aqui ${article} ${name}`;
}

const TEMPLATES: Record<Known['relationship'], (parts: Parts) => Proposals> = {
  namorada: ({ place }) => [
    `Oi, amor. ${place} o dia passou devagar, e eu pensei em você mais de uma vez. Me conta como foi o seu?`,
    'Cheguei, tirei o sapato e vim direto falar com você. Tem alguma coisa boa do seu dia pra me contar?',
    'Sabe aquele silêncio bom depois de um dia cheio? Guardei o meu pra dividir com você.',
  ],
  esposa: ({ place }) => [
    `Oi, meu bem. ${place} já tem café passado e um lugar do meu lado. Como foi seu dia?`,
    'Chegou bem? Deixei uma música nossa tocando baixinho. Senta aqui e me conta tudo.',
    'Oi, vida. No meio do dia eu lembrei de quando a gente se conheceu e ri sozinha. E você, no que pensou hoje?',
  ],
  ficante: ({ hello, place }) => [
    `Oi. ${place} a noite está bonita, e eu lembrei do seu jeito de rir. Como você está?`,
    'Fiquei pensando se mandava mensagem primeiro. Mandei. Sua vez.',
    `Oi. ${hello}Sem joguinho: gostei de conversar com você e queria saber mais. O que te fez rir hoje?`,
  ],
  amiga: ({ hello, place }) => [
    `Oi! ${hello}${place} está um daqueles dias de jogar conversa fora. Bora?`,
    'Oi! Fiz café demais e juntei assunto também. Por onde a gente começa?',
    'Passei o dia querendo contar uma coisa boba pra alguém que ri fácil. Posso?',
  ],
  crush: ({ hello, place }) => [
    `Oi. ${hello}Ensaiei três jeitos de dizer oi e escolhi o mais simples. Tudo bem com você?`,
    `Confesso: eu torcia pra você aparecer. ${place} o dia ficou melhor agora. O que você anda fazendo?`,
    'Prometi chegar com uma frase inteligente. Serve um oi e um sorriso?',
  ],
};

/** Three first messages for what is known of her; the first stands until the person writes their own. */
export function greetingProposals({ name, city, relationship }: Known): Proposals {
  const hello = name.trim() === '' ? '' : `Aqui é a ${name.trim()}. `;
  return TEMPLATES[relationship]({ hello, place: placeOf(city) });
}
