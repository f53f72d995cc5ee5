import type { SeoPage } from '../page.ts';

export const saoPauloPage: SeoPage = {
  path: '/sao-paulo',
  name: 'São Paulo',
  title: 'Companhia de IA pra quem é de São Paulo',
  description:
    'Converse com personagens de IA que têm São Paulo no assunto: a Paulista de domingo, a garoa, a padaria da esquina. Só para adultos.',
  heading: 'São Paulo cansa. Vem conversar.',
  lead: 'Depois da linha vermelha às seis da tarde, é bom ter com quem reclamar. E, se der, com quem achar graça.',
  sections: [
    {
      title: 'A cidade na conversa',
      text: 'Nina tatua em São Paulo e tem opinião sobre café de padaria. Yumi ilustra livros e anda a cidade olhando pra cima, pros prédios que ninguém nota. As duas sabem que garoa é humor, não clima, e que marcar às oito quer dizer oito e quarenta.',
    },
    {
      title: 'Assuntos que rendem',
      text: 'A Paulista aberta no domingo. O pastel da feira, com caldo de cana ou sem. O silêncio esquisito da cidade em feriado. O bairro onde você cresceu e o que virou. Conte um pedaço da sua São Paulo: ela guarda e traz de volta outro dia.',
    },
    {
      title: 'O que é isto',
      text: 'Cafuné é um programa de conversa com personagens de IA. Não há ninguém por perto esperando: são personagens de IA, e a cidade entra como assunto. Os retratos são desenhos, e nenhuma delas diz que é gente.',
    },
    {
      title: 'Pra começar agora',
      text: 'Quinze respostas grátis, sem cadastro, do ônibus mesmo. Se o sinal cair no túnel, a mensagem espera e segue depois. A conta é grátis e chega com 500 moedas. Só para maiores de 18 anos.',
    },
  ],
  questions: [
    {
      question: 'Elas estão em São Paulo?',
      answer: 'Não estão em lugar nenhum: são personagens de IA. Nina e Yumi foram escritas como quem mora na cidade.',
    },
    { question: 'Dá pra encontrar pessoalmente?', answer: 'Não. A companhia acontece só na conversa.' },
    { question: 'Só falam de São Paulo?', answer: 'Não. Falam do que você quiser; a cidade é só um bom começo.' },
  ],
  hostess: 'nina',
};
