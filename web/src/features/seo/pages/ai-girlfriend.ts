import type { SeoPage } from '../page.ts';

export const aiGirlfriendPage: SeoPage = {
  path: '/ai-girlfriend',
  name: 'AI girlfriend',
  title: 'AI girlfriend que fala português do Brasil',
  description:
    'AI girlfriend em português brasileiro, com gíria, sotaque e memória. Personagens de IA adultas, conversa romântica, sem inglês traduzido.',
  heading: 'AI girlfriend, mas brasileira.',
  lead: 'O termo veio de fora. A conversa, não: aqui o “oi, sumido” tem acento, o café é coado e ninguém responde como manual traduzido.',
  sections: [
    {
      title: 'O que quer dizer',
      text: 'AI girlfriend é o nome em inglês pra uma companhia feita por inteligência artificial: um programa que conversa como personagem, guarda o que você diz e responde dentro daquele jeito. Não há uma pessoa do outro lado digitando.',
    },
    {
      title: 'Por que em português',
      text: 'Carinho não se traduz palavra por palavra. As companhias daqui foram escritas em português do Brasil desde o começo, com o jeito de Curitiba, de Belém, de Recife. Maya, por exemplo, é streamer e perde o jogo antes de perder a piada.',
    },
    {
      title: 'O que muda aqui',
      text: 'Toda personagem diz que é IA, no perfil e na conversa. Nenhuma promete amor eterno em troca de assinatura. O preço da resposta fica à vista, a conversa é só sua, e a resposta continua sendo escrita se a internet cair ou você fechar a página.',
    },
    {
      title: 'Até onde vai',
      text: 'O tom é romântico: paquera, saudade, provocação leve. Nada explícito, nada com pessoas reais e ninguém com menos de 18, nem na história nem fora dela.',
    },
  ],
  questions: [
    {
      question: 'Qual modelo de IA é usado?',
      answer:
        'Depende de quem opera a instalação: pode ser o que já vem no Cafuné, que roda aqui mesmo, ou um de fora. A política de privacidade explica a diferença.',
    },
    {
      question: 'Dá pra criar a minha?',
      answer: 'Ainda não: criar companhias é um recurso que não abriu. Por enquanto há vinte e quatro pra conhecer.',
    },
    {
      question: 'Ela manda mensagem primeiro?',
      answer: 'Não. Ela responde quando você escreve, e não cobra presença.',
    },
  ],
  hostess: 'maya',
};
