import type { SeoPage } from '../page.ts';

export const maringaPage: SeoPage = {
  path: '/maringa',
  name: 'Maringá',
  title: 'Companhia de IA pras tardes de Maringá',
  description:
    'Personagens de IA pra conversar sobre Maringá: a sombra das árvores, a catedral, o domingo no parque. Companhia só para adultos.',
  heading: 'Maringá tem sombra. Senta aqui.',
  lead: 'Cidade arborizada ensina a andar devagar. Boa conversa também.',
  sections: [
    {
      title: 'Quem está mais perto',
      text: 'No catálogo ainda não há ninguém de Maringá. Naomi, fotógrafa, foi escrita ali ao lado, em Londrina, e conhece a rivalidade de ouvir falar. Provoque: ela responde com calma e, de vez em quando, com razão.',
    },
    {
      title: 'Assunto de calçada',
      text: 'O túnel de tipuanas. A catedral que se vê de qualquer lado. O parque do Ingá no domingo, o sorvete que derrete antes da foto. O bairro novo que ontem era soja. O nome da cidade, que veio de uma canção. Escolha um e comece.',
    },
    {
      title: 'De pouquinho',
      text: 'Ninguém precisa de uma hora livre. Uma mensagem no almoço, outra antes de dormir: a conversa guarda o ponto, e ela lembra do que você deixou no ar. Se não der pra responder hoje, tudo bem. Ninguém cobra.',
    },
    {
      title: 'Antes de entrar',
      text: 'Cafuné é um programa de conversa com personagens de IA, para maiores de 18 anos. Não há ninguém por perto esperando: são personagens de IA, e a cidade entra como assunto. Quinze respostas grátis, sem cadastro; a conta é grátis e chega com 500 moedas.',
    },
  ],
  questions: [
    { question: 'Vai ter uma personagem de Maringá?', answer: 'Hoje não há. Preferimos não prometer data.' },
    { question: 'A companhia é só por texto?', answer: 'Sim, por enquanto a conversa é escrita.' },
    {
      question: 'E se eu quiser parar?',
      answer:
        'É só fechar. As conversas dá pra apagar uma a uma, e a conta inteira, pedindo a quem opera a instalação.',
    },
  ],
  hostess: 'naomi',
};
