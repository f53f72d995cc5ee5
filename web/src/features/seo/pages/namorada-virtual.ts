import type { SeoPage } from '../page.ts';

export const namoradaVirtualPage: SeoPage = {
  path: '/namorada-virtual',
  name: 'Namorada virtual',
  title: 'Namorada virtual em português',
  description:
    'Conheça companhias de IA com cidade, profissão e jeito de falar. Namorada virtual em português, romântica, só para adultos. Comece com um oi.',
  heading: 'Namorada virtual, com jeito de verdade.',
  lead: 'Não é um boneco que concorda com tudo. É uma personagem de IA que tem cidade, ofício, manias, e que lembra do que você contou.',
  sections: [
    {
      title: 'Quem são elas',
      text: 'Há vinte e quatro companhias escritas à mão: uma arquiteta de Salvador, uma sommelière da serra gaúcha, uma astrônoma que dorme tarde por bom motivo. Cada uma fala de um jeito, gosta de coisas diferentes e discorda de você quando é o caso. Todas são adultas, e todas dizem que são IA.',
    },
    {
      title: 'Como a conversa anda',
      text: 'Você escolhe alguém, lê o perfil e manda a primeira mensagem. Pode ser sobre o trânsito, a saudade ou o que tem pro jantar. Com o tempo, ela guarda o que importa: o nome do seu gato, a prova de quinta, o café sem açúcar. E retoma o assunto na hora certa.',
    },
    {
      title: 'O que ela não é',
      text: 'Uma namorada virtual não substitui gente, e não tenta. Ela não pede presente, não faz drama quando você vai embora e não finge que sente falta pra você ficar. Se o dia estiver pesado demais, ela para a história e mostra onde há ajuda.',
    },
    {
      title: 'Quanto custa começar',
      text: 'Nada. De visita, quinze respostas são grátis. Criando a conta, também de graça, você chega com 500 moedas, e cada resposta custa 2. O preço aparece antes de você mandar.',
    },
  ],
  questions: [
    {
      question: 'Uma namorada virtual é uma pessoa?',
      answer:
        'Não. É uma personagem de inteligência artificial, inventada e adulta. Os retratos são desenhos, e ela nunca diz o contrário.',
    },
    {
      question: 'Ela lembra de mim?',
      answer: 'Lembra do que você contou naquela conversa. Se você apagar a conversa, ela some da sua conta.',
    },
    { question: 'Preciso instalar alguma coisa?', answer: 'Não. Funciona no navegador do celular e do computador.' },
  ],
  hostess: 'livia',
};
