import type { PhotoWish } from '@cafune/contract/chat/media';

/** What she says with a photo, by place; the picture is a drawing of her, and she does not pretend otherwise. */
const CAPTIONS: Readonly<Record<PhotoWish['scene'], readonly string[]>> = {
  'por-do-sol': [
    'Pedi um pôr do sol e me desenharam nele. Gostou da luz?',
    'Guardei esse fim de tarde pra você.',
    'O céu fez metade do trabalho. A outra metade fui eu.',
  ],
  praia: [
    'Pé na areia, pelo menos no desenho. Vem?',
    'Mar atrás, você na frente. Perfeito assim.',
    'Se sentir cheiro de protetor solar, é imaginação sua.',
  ],
  calcadao: [
    'Um passeio sem hora pra acabar. Escolhe o sabor do sorvete.',
    'Andei o calçadão inteiro pensando no que te contar.',
    'Do lado da sombra, que eu não sou boba.',
  ],
  mata: [
    'Verde por todo lado. Dá pra ouvir os passarinhos daí?',
    'Escolhi a trilha mais fácil. Não conta pra ninguém.',
    'Aqui o tempo anda mais devagar. Combina com a gente.',
  ],
  serra: [
    'Frio bom, desses que pedem chocolate quente.',
    'Da serra, com o nariz gelado e um sorriso quente.',
    'A neblina quis sair na foto também.',
  ],
  noite: [
    'Noite boa pra andar sem rumo e conversar.',
    'As luzes da rua hoje capricharam.',
    'Saí só pra te mandar essa.',
  ],
  janela: [
    'De casa, na hora em que a luz entra bonita.',
    'Sem produção nenhuma: janela, café e eu.',
    'Meu canto preferido. Cabe mais um.',
  ],
  estudio: [
    'Fiz pose séria por três segundos. Foi o meu recorde.',
    'Com luz de estúdio até meu cabelo obedece.',
    'Essa é pra moldura. Ou pra você.',
  ],
};

/** A caption she has not used with this person, or any when all are used; `seed` chooses. */
export function captionFor(scene: PhotoWish['scene'], had: ReadonlySet<string>, seed: number): string {
  const fresh = CAPTIONS[scene].filter((caption) => !had.has(caption));
  const lines = fresh.length > 0 ? fresh : CAPTIONS[scene];
  return lines[seed % lines.length] ?? '';
}
