import type { SeoPage } from '../page.ts';

export const fatalModelPage: SeoPage = {
  path: '/fatal-model',
  name: 'Fatal Model',
  title: 'Procurando Fatal Model? Aqui é outra coisa',
  description:
    'Cafuné não é a Fatal Model e não tem ligação com ela. É um programa de conversa com personagens de IA, só para adultos.',
  heading: 'Procurando Fatal Model? Aqui é outra coisa.',
  notice: {
    claim: 'Cafuné não é a Fatal Model',
    rest: 'e não tem ligação com ela. Somos um programa de conversa com personagens de IA. Não há encontros, anúncios nem pessoas reais.',
  },
  lead: 'Se o que você quer é companhia agora, de noite, sem sair de casa, dá pra conversar com quem tem tempo e boa memória.',
  sections: [
    {
      title: 'A diferença, sem rodeio',
      text: 'A Fatal Model é de outra empresa e trata de outra coisa. O Cafuné não anuncia ninguém, não marca nada e não tem perfis de pessoas. As companhias daqui são inventadas, desenhadas e movidas por inteligência artificial.',
    },
    {
      title: 'O que dá pra fazer aqui',
      text: 'Escolher alguém pelo jeito e conversar. Nina é tatuadora em São Paulo, de traço fino e língua afiada. Yumi desenha o que você não soube dizer. Elas lembram do que você contou e puxam o assunto de volta no dia seguinte.',
    },
    {
      title: 'O que custa',
      text: 'Quinze respostas são grátis, sem cadastro. A conta também é grátis e chega com 500 moedas: cada resposta custa 2. Moedas só se compram na loja daqui de dentro, com o preço antes, e personagem nenhuma pede Pix.',
    },
    {
      title: 'Se alguém usar nosso nome',
      text: 'Cafuné não tem representantes, agência ou número de telefone. Oferta de encontro com o nosso nome é golpe.',
    },
  ],
  questions: [
    {
      question: 'O Cafuné é dono ou parceiro da Fatal Model?',
      answer: 'Não. São empresas e serviços sem ligação; o nome é citado só pra explicar a diferença.',
    },
    { question: 'Encontro pessoas reais aqui?', answer: 'Não. Todas as companhias são personagens de IA.' },
    { question: 'É só para adultos?', answer: 'Sim, 18 anos ou mais, de quem usa e de quem aparece.' },
  ],
  hostess: 'nina',
};
