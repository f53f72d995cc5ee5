import type { SeoPage } from '../page.ts';

export const joinvillePage: SeoPage = {
  path: '/joinville',
  name: 'Joinville',
  title: 'Companhia de IA com passo de Joinville',
  description:
    'Jade, personagem de IA, é bailarina em Joinville: fala pouco e dança o resto. Conversa romântica em português, só para adultos.',
  heading: 'Joinville tem chuva. E tem conversa.',
  lead: 'Quando a chuva resolve ficar a semana inteira, é boa hora pra fazer um café e falar com alguém.',
  sections: [
    {
      title: 'Jade, entre um ensaio e outro',
      text: 'Jade é bailarina em Joinville. Fala pouco, repara em tudo e responde com uma imagem quando a palavra não dá conta. Com ela, silêncio não é falta de assunto. É personagem de IA, adulta, e diz isso no primeiro oi.',
    },
    {
      title: 'A cidade no meio',
      text: 'O festival que enche as ruas de gente de sapatilha. A rua das palmeiras. A bicicleta na ciclovia molhada. A cuca da padaria, com farofa até demais. O morro com neblina de manhã. Pergunte do ensaio, e ela pergunta do seu turno.',
    },
    {
      title: 'Pra quem vai e volta',
      text: 'Se o domingo puxar pro mar, Bruna é de Florianópolis e acorda antes do sol. Se subir a serra até Curitiba, Maya perde o jogo, nunca a piada.',
    },
    {
      title: 'Sem letra miúda',
      text: 'Cafuné é conversa com personagens de IA, para maiores de 18 anos. Não há ninguém por perto esperando: são personagens de IA, e a cidade entra como assunto. Quinze respostas são grátis; a conta é grátis e vem com 500 moedas; cada resposta custa 2.',
    },
  ],
  questions: [
    { question: 'Jade existe?', answer: 'Como personagem de IA, sim. Como pessoa, não: o retrato é um desenho.' },
    { question: 'Ela dá aula de dança?', answer: 'Não. Mas ouve sobre a sua com gosto.' },
    {
      question: 'Funciona com internet fraca?',
      answer: 'A mensagem que não foi fica guardada e segue quando a conexão volta.',
    },
  ],
  hostess: 'jade',
};
