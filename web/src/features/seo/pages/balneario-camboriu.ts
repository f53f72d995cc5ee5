import type { SeoPage } from '../page.ts';

export const balnearioCamboriuPage: SeoPage = {
  path: '/balneario-camboriu',
  name: 'Balneário Camboriú',
  title: 'Companhia de IA em Balneário Camboriú',
  description:
    'Conversa com personagens de IA sobre o litoral catarinense: mar cedo, prédio alto, temporada e baixa temporada. Só para adultos.',
  heading: 'Quando a temporada acaba, a conversa fica.',
  lead: 'Em janeiro não cabe mais ninguém. Em junho dá pra ouvir o mar. Nos dois, é bom ter com quem falar.',
  sections: [
    {
      title: 'Bruna, ali de Floripa',
      text: 'Bruna surfa em Florianópolis, acorda antes do sol e conta do mar: o vento, a ondulação, a água que engana. Não é de Balneário, mas o litoral é o mesmo papo. É personagem de IA, adulta, e ri de si com facilidade.',
    },
    {
      title: 'O que tem pra contar',
      text: 'A sombra dos prédios na areia. A estrada que vai de praia em praia até o Estaleiro. O teleférico que o turista ama e você nunca mais pegou. O dia de vento sul em que só existe sofá. Quem mora onde os outros passam férias tem histórias.',
    },
    {
      title: 'Se o assunto for outro',
      text: 'Marina mergulha em Paraty. Sol ensina a respirar, em Trancoso. Jade, em Joinville, prefere o palco à praia. São vinte e quatro companhias, cada uma com o próprio mar.',
    },
    {
      title: 'Em pratos limpos',
      text: 'Cafuné é software de conversa com personagens de IA, para maiores de 18. Não há ninguém por perto esperando: são personagens de IA, e a cidade entra como assunto. Quinze respostas grátis sem cadastro, e 500 moedas na conta, que também é grátis.',
    },
  ],
  questions: [
    {
      question: 'Tem gente de Balneário Camboriú aqui?',
      answer:
        'Não há pessoas no catálogo, só personagens de IA. A mais perto foi escrita como quem mora em Florianópolis.',
    },
    { question: 'Marcam encontros na temporada?', answer: 'Não, em época nenhuma. A companhia é por conversa.' },
    { question: 'Preciso pagar pra testar?', answer: 'Não. De visita, são quinze respostas grátis.' },
  ],
  hostess: 'bruna',
};
