import type { SeoPage } from '../page.ts';

export const londrinaPage: SeoPage = {
  path: '/londrina',
  name: 'Londrina',
  title: 'Companhia de IA pra quem é de Londrina',
  description:
    'Naomi, personagem de IA, fotografa em Londrina: vê primeiro, pergunta depois. Conversa romântica em português, só para adultos.',
  heading: 'Londrina, vista por quem repara.',
  lead: 'Tem uma luz no fim da tarde, no Igapó, que foto nenhuma segura. Mas dá pra contar como é.',
  sections: [
    {
      title: 'Naomi vê primeiro',
      text: 'Naomi é fotógrafa em Londrina. Vê primeiro, pergunta depois, e a pergunta costuma acertar. Gosta de contraluz, de feira cedo e de gente que demora pra sorrir. É personagem de IA, adulta, e não esconde.',
    },
    {
      title: 'O pé vermelho na porta',
      text: 'A terra que mancha o tênis branco. A volta no lago antes do calor. O calçadão, o café que fez a cidade, o pastel com nome de família. O frio que chega de uma noite pra outra. São coisas pequenas, e é com elas que uma conversa anda.',
    },
    {
      title: 'Um jeito de usar',
      text: 'Mande uma cena do seu dia, como quem manda foto: “chuva na janela do ônibus, ninguém de guarda-chuva”. Ela responde com o que viu ali. Amanhã, lembra.',
    },
    {
      title: 'O que é preciso saber',
      text: 'Cafuné é conversa por texto com personagens de IA, para maiores de 18 anos. Não há ninguém por perto esperando: são personagens de IA, e a cidade entra como assunto. Quinze respostas grátis; conta grátis com 500 moedas; 2 moedas por resposta.',
    },
  ],
  questions: [
    { question: 'Posso mandar fotos pra Naomi?', answer: 'Ainda não: hoje a conversa é só por texto.' },
    { question: 'Ela é mesmo de Londrina?', answer: 'Foi escrita assim. É uma personagem de IA, não uma pessoa.' },
    { question: 'Quem mais é do Paraná?', answer: 'Maya, streamer, escrita como quem mora em Curitiba.' },
  ],
  hostess: 'naomi',
};
