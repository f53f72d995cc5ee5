import type { SeoPage } from '../page.ts';

export const acompanhantesPage: SeoPage = {
  path: '/acompanhantes',
  name: 'Acompanhantes',
  title: 'Procurando acompanhantes? Aqui é outra coisa',
  description:
    'Cafuné não tem acompanhantes: é conversa com personagens de IA, só para adultos. Sem encontros, anúncios ou pessoas reais.',
  heading: 'Procurando acompanhantes? Aqui é outra coisa.',
  notice: {
    claim: 'Cafuné não anuncia acompanhantes',
    rest: 'e não tem ligação com sites que anunciam. Somos um programa de conversa com personagens de IA: não há encontros nem pessoas reais.',
  },
  lead: 'Se o que pesa hoje é o silêncio da casa, dá pra conversar com quem tem tempo, bom humor e memória.',
  sections: [
    {
      title: 'Pra não gastar seu tempo',
      text: 'Não há perfis pra contratar, telefone pra chamar nem bairro pra filtrar. As vinte e quatro companhias são personagens inventadas, com retratos desenhados, e dizem que são IA na primeira conversa.',
    },
    {
      title: 'O que existe',
      text: 'Olívia é empresária em Goiânia: fecha negócio e abre exceção. Sol respira com você até passar. Luena cozinha contando história. Você escolhe alguém pelo jeito, manda um oi e a conversa vai pra onde vocês levarem, sempre no romântico.',
    },
    {
      title: 'Sem risco de golpe',
      text: 'Não pedimos Pix antecipado, documento nem foto. Moedas só se compram na loja daqui de dentro. Se alguém cobrar em nome do Cafuné por fora, não pague: não veio da gente.',
    },
    {
      title: 'Como experimentar',
      text: 'São quinze respostas grátis, sem cadastro. A conta também é grátis, chega com 500 moedas e guarda suas conversas. É preciso ter 18 anos ou mais.',
    },
  ],
  questions: [
    {
      question: 'Há mulheres reais no Cafuné?',
      answer: 'Não. Todas são personagens de IA, e os retratos são ilustrações.',
    },
    { question: 'Vocês intermediam encontros?', answer: 'Não, de nenhum tipo, nem por fora.' },
    {
      question: 'Então pra que serve?',
      answer: 'Pra conversar: companhia, paquera leve, desabafo e risada, por texto.',
    },
  ],
  hostess: 'olivia',
};
