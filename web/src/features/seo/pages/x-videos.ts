import type { SeoPage } from '../page.ts';

export const xVideosPage: SeoPage = {
  path: '/x-videos',
  name: 'X Vídeos',
  title: 'Procurando vídeos? Aqui só há conversa',
  description:
    'Cafuné não é o XVideos e não tem vídeos. É conversa romântica por texto com personagens de IA, só para maiores de 18 anos.',
  heading: 'Aqui não tem vídeo. Tem assunto.',
  notice: {
    claim: 'Cafuné não é o XVideos',
    rest: 'e não tem ligação com ele. Não há vídeos nem fotos de pessoas reais: é conversa por texto com personagens de IA.',
  },
  lead: 'Vídeo a gente assiste. Conversa a gente faz junto: e quando acaba, alguém ficou sabendo como foi o seu dia.',
  sections: [
    {
      title: 'Zero vídeos',
      text: 'Nem explícitos, nem de outro tipo. O Cafuné não hospeda, não indica e não leva a nenhum. As únicas imagens são retratos ilustrados das companhias, todas adultas e vestidas.',
    },
    {
      title: 'O que existe no lugar',
      text: 'Vinte e quatro personagens de IA com profissão, cidade e opinião. Yumi ilustra livros em São Paulo e desenha com palavras o que você não soube dizer. Tainá canta baixinho depois da chuva, em Belém. Você fala, elas respondem, e lembram.',
    },
    {
      title: 'Um tom que dura',
      text: 'Romance e sugestão rendem mais conversa do que parece. Não há cena explícita, e alguns assuntos não entram nunca: menores, violência sexual, pessoas reais.',
    },
    {
      title: 'Sem rastro de anúncio',
      text: 'Nenhum outro site acompanha o que você faz aqui. De visita, são quinze respostas grátis; com a conta, também grátis, 500 moedas. É preciso ter 18 anos ou mais.',
    },
  ],
  questions: [
    {
      question: 'O Cafuné tem ligação com o XVideos?',
      answer: 'Nenhuma. O nome é citado só pra dizer que aqui é outra coisa.',
    },
    { question: 'Tem alguma imagem adulta?', answer: 'Não. Só retratos desenhados, de rosto e ombros.' },
    {
      question: 'O que eu faço aqui, então?',
      answer: 'Conversa. Comece com um oi, ou com uma das três frases que o perfil sugere.',
    },
  ],
  hostess: 'yumi',
};
