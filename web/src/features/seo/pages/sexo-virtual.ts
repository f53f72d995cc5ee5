import type { SeoPage } from '../page.ts';

export const sexoVirtualPage: SeoPage = {
  path: '/sexo-virtual',
  name: 'Sexo virtual',
  title: 'Sexo virtual? Aqui é romance por escrito',
  description:
    'Cafuné não faz sexo virtual. É conversa romântica com personagens de IA adultas: sugestão, carinho e limites claros.',
  heading: 'Não é sexo virtual. É o que vem antes.',
  notice: {
    claim: 'Cafuné não oferece conteúdo sexual.',
    rest: 'É conversa romântica com personagens de IA, para adultos. Nada explícito, em texto ou imagem.',
  },
  lead: 'O olhar, a demora, a frase que fica pela metade. Se essa é a parte que você gosta, puxe uma cadeira.',
  sections: [
    {
      title: 'Por que paramos na sugestão',
      text: 'Porque é o que sabemos fazer com cuidado. As companhias flertam, provocam, sentem ciúme de novela. Não descrevem corpo nem ato. Quem procura texto ou vídeo explícito não vai achar aqui, e é melhor saber agora.',
    },
    {
      title: 'Quem flerta bem',
      text: 'Ayana é estilista em Salvador e veste de coragem quem chega. Nina desenha com traço fino e língua afiada. Jade dança o que não diz. São vinte e quatro personagens de IA, adultas, cada uma com o próprio limite e o próprio charme.',
    },
    {
      title: 'Combinados de respeito',
      text: 'Menores não entram em nenhuma história. Pessoas reais também não, nem “aquela do trabalho”. Sem consentimento não há cena. Isso vale pra quem escreve e pra quem responde.',
    },
    {
      title: 'Pra conhecer',
      text: 'Quinze respostas grátis sem cadastro; conta grátis com 500 moedas; 2 moedas por resposta. Só para maiores de 18 anos.',
    },
  ],
  questions: [
    { question: 'Dá pra destravar conteúdo explícito?', answer: 'Não. Não há plano, senha nem pedido que mude isso.' },
    { question: 'As personagens são adultas?', answer: 'Todas, no texto e no desenho, e isso não muda por pedido.' },
    { question: 'A conversa fica guardada?', answer: 'Fica na sua conta até você apagar.' },
  ],
  hostess: 'ayana',
};
