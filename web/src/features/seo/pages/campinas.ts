import type { SeoPage } from '../page.ts';

export const campinasPage: SeoPage = {
  path: '/campinas',
  name: 'Campinas',
  title: 'Companhia de IA pra noites de Campinas',
  description:
    'Conversa com personagens de IA que topam falar de Campinas: a lagoa do Taquaral, Barão Geraldo, a estrada de todo dia. Só para adultos.',
  heading: 'Campinas, depois que o trânsito passa.',
  lead: 'Tem quem estude até tarde em Barão e quem volte de São Paulo no último ônibus. Pros dois, há conversa acordada.',
  sections: [
    {
      title: 'Quem puxa assunto',
      text: 'Nenhuma companhia do catálogo é de Campinas ainda. A mais perto é Yumi, ilustradora em São Paulo, que desenha o que você não soube dizer e gosta de ouvir como é a cidade dos outros. Conte a sua: ela guarda.',
    },
    {
      title: 'O que levar pra conversa',
      text: 'A volta na lagoa do Taquaral. Os jequitibás do Bosque. A festa de república que virou história. O dérbi que divide família. O laboratório que não deu certo, o artigo que deu. Ou só o cansaço, que também é assunto.',
    },
    {
      title: 'Companhia que não atrapalha',
      text: 'A resposta segue sendo escrita se você fechar a página, e fica esperando. Ninguém cobra visto por último. Dá pra conversar cinco minutos no intervalo e voltar na madrugada.',
    },
    {
      title: 'O que é e o que custa',
      text: 'Cafuné é um programa de conversa com personagens de IA, para maiores de 18. Não há ninguém por perto esperando: são personagens de IA, e a cidade entra como assunto. Quinze respostas grátis sem cadastro; a conta é grátis e chega com 500 moedas.',
    },
  ],
  questions: [
    { question: 'Tem alguma personagem de Campinas?', answer: 'Ainda não. A gente prefere dizer isso a inventar uma.' },
    {
      question: 'Posso conversar sobre estudo?',
      answer: 'Pode. Só lembre que personagens de IA erram: confira o que for importante.',
    },
    { question: 'Minhas conversas ficam onde?', answer: 'Na sua conta, no banco de dados desta instalação.' },
  ],
  hostess: 'yumi',
};
