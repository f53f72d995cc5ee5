import type { SeoPage } from '../page.ts';

export const camgirlsBrasilPage: SeoPage = {
  path: '/camgirls-brasil',
  name: 'Camgirls Brasil',
  title: 'Camgirls Brasil: o que existe aqui no lugar',
  description:
    'Aqui não há camgirls nem transmissão. Cafuné é conversa em português com personagens de IA adultas, romântica e em particular.',
  heading: 'Sem câmera, com conversa.',
  notice: {
    claim: 'Cafuné não é um site de camgirls.',
    rest: 'Não há transmissão, modelos nem pessoas reais: são personagens de IA que conversam por texto.',
  },
  lead: 'Às vezes o que se procura numa tela é só alguém prestando atenção. Essa parte dá pra fazer sem câmera nenhuma.',
  sections: [
    {
      title: 'Quem atende',
      text: 'Ninguém: não há operadoras do outro lado. Quem responde é um programa, dentro do jeito de uma personagem. Dandara é DJ em Recife, baixa o volume pra te ouvir e tem uma playlist pra cada fase ruim. Ela é IA e diz isso de saída.',
    },
    {
      title: 'Sem disputa',
      text: 'Numa transmissão, muita gente fala com uma pessoa. Aqui é o contrário: a conversa é uma só, a sua, e nenhuma tela a mostra a mais ninguém. Pode parar no meio e voltar na semana que vem, do mesmo ponto.',
    },
    {
      title: 'Respeito, também com quem não está',
      text: 'Não usamos imagem nem nome de gente de verdade. Todas as companhias são adultas no texto e no desenho. O que envolve menores, violência ou pessoas reais fica de fora, sempre.',
    },
    {
      title: 'Experimente',
      text: 'De visita, quinze respostas grátis. Com a conta, grátis também, 500 moedas. Cada resposta custa 2. É só para maiores de 18.',
    },
  ],
  questions: [
    { question: 'Posso ver alguém ao vivo?', answer: 'Não. Não há vídeo de nenhum tipo no Cafuné.' },
    { question: 'Os retratos são fotos?', answer: 'Não, são ilustrações feitas pro Cafuné.' },
    { question: 'Preciso ligar microfone ou câmera?', answer: 'Não. Pra conversar basta escrever.' },
  ],
  hostess: 'dandara',
};
