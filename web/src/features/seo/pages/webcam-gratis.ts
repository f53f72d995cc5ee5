import type { SeoPage } from '../page.ts';

export const webcamGratisPage: SeoPage = {
  path: '/webcam-gratis',
  name: 'Webcam grátis',
  title: 'Webcam grátis? Aqui a conversa é que é',
  description:
    'Cafuné não tem webcam. Tem quinze respostas grátis, sem cadastro, com personagens de IA que conversam em português.',
  heading: 'Webcam, não. Conversa grátis, sim.',
  notice: {
    claim: 'Cafuné não tem webcam.',
    rest: 'Nem a sua, nem a de ninguém. É conversa por texto com personagens de IA, para adultos.',
  },
  lead: '“Grátis” costuma vir com asterisco. O nosso não tem: quinze respostas, sem cadastro, sem cartão, sem pegadinha.',
  sections: [
    {
      title: 'O que é grátis, exatamente',
      text: 'Entrar, olhar todos os perfis e conversar até quinze respostas. Depois disso, a conta: também grátis, chega com 500 moedas. Cada resposta custa 2, então dá pra uma boa temporada de papo antes de pensar nisso.',
    },
    {
      title: 'O que não existe',
      text: 'Câmera ao vivo, gravação, sala pública, foto de pessoas reais. O navegador recebe do próprio Cafuné a ordem de não ligar a câmera. Você aparece só pelo que escreve.',
    },
    {
      title: 'Quem espera por você',
      text: 'Bruna surfa em Florianópolis, acorda antes do sol e conta do mar. Se preferir outra conversa, há mais vinte e três: médica, tatuadora, confeiteira, violonista. Todas personagens de IA, todas adultas.',
    },
    {
      title: 'Resposta ruim não se paga',
      text: 'Se a resposta falhar, ou se você parar antes da primeira palavra, as moedas voltam. O extrato mostra cada uma que entra e sai.',
    },
  ],
  questions: [
    {
      question: 'Depois das quinze respostas, alguém me cobra?',
      answer: 'Não. A conversa espera, e você decide se cria a conta, que é grátis.',
    },
    {
      question: 'Vendem moedas?',
      answer:
        'Sim, pra quem quiser mais do que as 500 da conta: pacotes avulsos, sem assinatura, e dá pra desistir em 7 dias.',
    },
    { question: 'É para qualquer idade?', answer: 'Não. Só para maiores de 18 anos.' },
  ],
  hostess: 'bruna',
};
