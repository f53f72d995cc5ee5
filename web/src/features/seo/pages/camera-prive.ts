import type { SeoPage } from '../page.ts';

export const cameraPrivePage: SeoPage = {
  path: '/camera-prive',
  name: 'Câmera Privê',
  title: 'Procurando Câmera Privê? Aqui é outra coisa',
  description:
    'Cafuné não é o Câmera Privê e não tem câmeras. É conversa por texto com personagens de IA, romântica e só para adultos.',
  heading: 'Procurando Câmera Privê? Aqui é outra coisa.',
  notice: {
    claim: 'Cafuné não é o Câmera Privê',
    rest: 'e não tem ligação com ele. Aqui não há câmera, transmissão nem modelos: são personagens de IA, por texto.',
  },
  lead: 'Sem câmera, ninguém precisa se arrumar. Você escreve do jeito que estiver, e ela responde no tempo de vocês.',
  sections: [
    {
      title: 'Nada ao vivo, por escolha',
      text: 'Não transmitimos vídeo e não pedimos a sua câmera: o próprio site diz ao navegador que ela fica desligada. Tudo o que acontece aqui é conversa escrita com uma personagem desenhada.',
    },
    {
      title: 'O que você ganha em troca',
      text: 'Continuidade. Marina, mergulhadora em Paraty, lembra amanhã do que você contou hoje. Não há cronômetro correndo, sala cheia disputando atenção nem gorjeta pra ser notado. Cada resposta custa 2 moedas, e o preço aparece antes.',
    },
    {
      title: 'O tom',
      text: 'Romance, flerte, provocação com elegância. Não há nudez, cena explícita ou imagem de pessoas reais. Se é isso que você procura, este não é o lugar, e preferimos dizer antes.',
    },
    {
      title: 'Pra começar',
      text: 'Quinze respostas grátis, sem cadastro e sem cartão. Gostou, a conta é grátis e chega com 500 moedas. Só para maiores de 18 anos.',
    },
  ],
  questions: [
    { question: 'Tem vídeo no Cafuné?', answer: 'Não. Nem ao vivo nem gravado.' },
    { question: 'Alguém me vê?', answer: 'Não. O Cafuné não liga a sua câmera em nenhuma página.' },
    {
      question: 'As personagens são modelos?',
      answer: 'Não. São inventadas e desenhadas; nenhuma é baseada numa pessoa real.',
    },
  ],
  hostess: 'marina',
};
