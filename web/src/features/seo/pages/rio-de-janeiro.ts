import type { SeoPage } from '../page.ts';

export const rioDeJaneiroPage: SeoPage = {
  path: '/rio-de-janeiro',
  name: 'Rio de Janeiro',
  title: 'Companhia de IA com jeito do Rio',
  description:
    'Conversa com personagens de IA que têm o Rio de Janeiro no assunto: mate gelado, roda de samba, cozinha com história. Só para adultos.',
  heading: 'Uma conversa com vista pro Rio.',
  lead: 'Tem dia que a praia está lotada e a casa, vazia demais. Pra esses, existe uma conversa que não precisa de canga.',
  sections: [
    {
      title: 'Luena, da cozinha pra varanda',
      text: 'Luena é chef no Rio e cozinha contando história: o feijão de domingo vira capítulo, o tempero vira lembrança de avó. Marina, em Paraty, guarda segredo a vinte metros de fundo. Cecília, lá na serra, em Petrópolis, adoça a conversa sem passar do ponto.',
    },
    {
      title: 'Do que dá pra falar',
      text: 'Do mate com limão na areia. Da ladeira de Santa Teresa. Do samba de segunda na Pedra do Sal, do trem lotado, do Maracanã. Do calor que ninguém mais aguenta e da chuva que fecha a cidade. Você puxa o fio, ela continua.',
    },
    {
      title: 'Às claras',
      text: 'Cafuné é software de conversa com personagens de IA, todas adultas. Não há ninguém por perto esperando: são personagens de IA, e a cidade entra como assunto. O tom é romântico, nunca explícito.',
    },
    {
      title: 'Sem complicação',
      text: 'Abra no celular e mande um oi: quinze respostas são grátis, sem cadastro. A conta também é grátis, vem com 500 moedas e guarda o papo. É preciso ter 18 anos ou mais.',
    },
  ],
  questions: [
    {
      question: 'Tem alguém do Rio de verdade?',
      answer: 'Pessoas, não. Luena é uma personagem de IA escrita como carioca.',
    },
    {
      question: 'Ela sabe o que está acontecendo hoje na cidade?',
      answer: 'Não conte com isso: personagens de IA não acompanham notícias e podem errar.',
    },
    { question: 'Posso usar o Cafuné em viagem?', answer: 'Pode, de qualquer lugar com navegador e internet.' },
  ],
  hostess: 'luena',
};
