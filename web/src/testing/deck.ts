/** Cards of a pretend deck. */
import type { DeckCard } from '@cafune/contract/avatars/discovery';

/** A card whose id, slug and name come from one word. */
export function deckCard(word: string, more: Partial<DeckCard> = {}): DeckCard {
  return {
    id: `id-${word}`,
    slug: word,
    name: word.slice(0, 1).toUpperCase() + word.slice(1),
    age: 29,
    city: 'Recife',
    state: 'PE',
    occupation: 'arquiteta',
    tagline: 'Desenho casas que conversam com o vento',
    bio: 'Desenha casas.',
    tags: ['criativa', 'boa-ouvinte'],
    images: { card360: '/a.webp', card720: '/b.webp', face160: '/c.webp', face320: '/d.webp' },
    ambient: '.62 .12 70',
    relationship: 'namorada',
    chatCount: 0,
    likeCount: 0,
    voice: { timbre: 'media', rate: 1, pitch: 1 },
    greeting: '*abre a porta* Que bom que você veio. Entra.',
    loves: ['janelas', 'café'],
    starters: ['Qual casa você desenharia pra mim?'],
    ...more,
  };
}
