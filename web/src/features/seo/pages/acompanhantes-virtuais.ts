import type { SeoPage } from '../page.ts';

export const acompanhantesVirtuaisPage: SeoPage = {
  path: '/acompanhantes-virtuais',
  name: 'Acompanhantes virtuais',
  title: 'Acompanhantes virtuais de IA',
  description:
    'Acompanhantes virtuais, aqui, são personagens de IA pra conversar: sem encontro, sem pessoas reais, sem vídeo. Só para adultos.',
  heading: 'Companhia virtual, e nada além disso.',
  notice: {
    claim: 'Cafuné não é um serviço de acompanhantes.',
    rest: 'É um programa de conversa com personagens de IA. Não há encontros, anúncios nem pessoas reais.',
  },
  lead: 'Se a parte que faz falta é alguém pra conversar no fim do dia, isso a gente tem. O resto, não, e dizemos logo.',
  sections: [
    {
      title: 'Virtual do começo ao fim',
      text: 'Nenhuma companhia daqui tem telefone, endereço ou agenda. Clarice, escritora em Porto Alegre, existe na conversa e no retrato desenhado. Ela não sai da tela, e não finge que poderia.',
    },
    {
      title: 'O que você encontra',
      text: 'Conversa por texto, em português, a qualquer hora. Uma personagem que lembra do seu dia, lê nas entrelinhas e tem opinião sobre o livro que você largou na metade. Romance e sugestão, sim; nada explícito.',
    },
    {
      title: 'Preço sem negociação',
      text: 'Quinze respostas grátis de visita. A conta é grátis e vem com 500 moedas; cada resposta custa 2, e o preço aparece antes. Mais moedas, só se você comprar: sem assinatura, não há cobrança que possa surpreender.',
    },
    {
      title: 'Se você procurava outra coisa',
      text: 'Tudo bem. Só desconfie de perfil que usa o nome Cafuné pra oferecer encontro, foto ou vídeo: não é daqui.',
    },
  ],
  questions: [
    {
      question: 'Posso marcar um encontro?',
      answer: 'Não. As companhias são personagens de software, não existem fora da conversa.',
    },
    { question: 'Elas mandam fotos?', answer: 'Hoje, não. Os retratos que você vê são ilustrações.' },
    { question: 'Quem pode usar?', answer: 'Só quem tem 18 anos ou mais.' },
  ],
  hostess: 'clarice',
};
