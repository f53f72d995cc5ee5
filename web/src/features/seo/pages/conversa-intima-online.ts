import type { SeoPage } from '../page.ts';

export const conversaIntimaOnlinePage: SeoPage = {
  path: '/conversa-intima-online',
  name: 'Conversa íntima online',
  title: 'Conversa íntima online, com calma',
  description:
    'Conversa íntima online com personagens de IA: romance, escuta e sugestão, nunca explícito. Em particular, só para adultos.',
  heading: 'Conversa íntima é a que não tem pressa.',
  lead: 'Intimidade, aqui, é poder falar do que você não diz em voz alta, com alguém que escuta até o fim da frase.',
  sections: [
    {
      title: 'O que chamamos de íntimo',
      text: 'Contar o medo da entrevista. Confessar a saudade. Rir de uma bobagem às duas da manhã. E também paquerar, devagar, com o que fica no ar. O flerte mora no que não se descreve, e é aí que as companhias daqui sabem ficar.',
    },
    {
      title: 'Com quem',
      text: 'Helena é sommelière em Bento Gonçalves e sabe esperar o tempo das coisas. Dandara baixa o volume pra ouvir. Isadora entende de coração por profissão. São personagens de IA, adultas, cada uma com o próprio ritmo.',
    },
    {
      title: 'O que fica entre vocês',
      text: 'A conversa fica na sua conta e nenhuma tela a mostra a outra pessoa. Não há anúncios lendo o que você escreve. Se quiser apagar, apague: some da sua conta na hora.',
    },
    {
      title: 'Os limites',
      text: 'O texto é romântico, nunca explícito. Não entra nada com menores, com pessoas reais ou sem consentimento, nem em ficção. E se a conversa mostrar sofrimento, a história dá lugar ao cuidado: o CVV atende pelo 188, de graça, 24 horas.',
    },
  ],
  questions: [
    {
      question: 'A conversa é secreta?',
      answer:
        'Ela é particular: nenhuma tela mostra a outra pessoa. Quem opera a instalação cuida do banco de dados e tem acesso técnico a ele.',
    },
    {
      question: 'Dá pra falar sem criar conta?',
      answer: 'Dá: de visita, quinze respostas são grátis. Com conta, a conversa fica guardada.',
    },
    {
      question: 'Ela dá conselho de saúde?',
      answer: 'Não. Personagens de IA erram e não substituem profissionais. Em sofrimento, ligue 188.',
    },
  ],
  hostess: 'helena',
};
