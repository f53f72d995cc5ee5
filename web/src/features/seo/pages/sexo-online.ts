import type { SeoPage } from '../page.ts';

export const sexoOnlinePage: SeoPage = {
  path: '/sexo-online',
  name: 'Sexo online',
  title: 'Sexo online: o que o Cafuné é e o que não é',
  description:
    'Cafuné não tem sexo online. Tem companhia, paquera e conversa com personagens de IA adultas, em português e em particular.',
  heading: 'Você veio por outra coisa. Fica pra conversar?',
  notice: {
    claim: 'Cafuné não é um site de sexo online.',
    rest: 'Não há vídeos, fotos nem pessoas reais: só conversa romântica com personagens de IA, para adultos.',
  },
  lead: 'Sem sermão: cada um busca o que quer. Aqui, o que dá pra oferecer é uma boa conversa, com calor e sem pressa.',
  sections: [
    {
      title: 'O que cabe',
      text: 'Paquera. Carta de amor. Briga boba com reconciliação. Um passeio inventado numa noite de chuva. As companhias respondem no tom que vocês forem construindo, sempre do lado da sugestão.',
    },
    {
      title: 'O que não cabe',
      text: 'Descrição explícita, imagem de gente real, qualquer coisa com menores ou sem consentimento. Quando a conversa vai por aí, ela muda de rumo ou para.',
    },
    {
      title: 'Com quem começar',
      text: 'Jade é bailarina em Joinville: fala pouco, dança o resto. Olívia decide rápido. Rosa tem flor pra cada silêncio. Leia os perfis sem compromisso, eles ficam abertos.',
    },
    {
      title: 'As contas',
      text: 'Visitar dá direito a quinze respostas. A conta é grátis, pede 18 anos ou mais e vem com 500 moedas; a resposta custa 2. Mais moedas são à parte, só se você quiser, e nenhum anúncio acompanha o que você faz aqui.',
    },
  ],
  questions: [
    {
      question: 'Há mulheres reais conversando?',
      answer: 'Não. Quem responde é um programa, como personagem. Isso está dito em toda conversa.',
    },
    { question: 'Meu histórico aparece pra alguém?', answer: 'Nenhuma tela mostra suas conversas a outra pessoa.' },
    { question: 'Posso pedir algo mais quente?', answer: 'Pode paquerar à vontade. O explícito não vem.' },
  ],
  hostess: 'jade',
};
