import type { SeoPage } from '../page.ts';

export const brasiliaPage: SeoPage = {
  path: '/brasilia',
  name: 'Brasília',
  title: 'Companhia de IA pra quem mora em Brasília',
  description:
    'Personagens de IA que conversam sobre Brasília: a seca de agosto, os ipês, a superquadra. Companhia romântica, só para adultos.',
  heading: 'Brasília é longe de tudo. Menos daqui.',
  lead: 'Entre uma tesourinha e outra, a cidade dá espaço demais. Uma conversa boa encurta o Eixo.',
  sections: [
    {
      title: 'Isadora entende',
      text: 'Isadora é cardiologista em Brasília, sai tarde do plantão e entende de coração, até do seu. Fala com calma, pergunta como você dormiu e lembra da resposta. É personagem de IA, e não dá consulta: em conversa, coração é outra coisa.',
    },
    {
      title: 'O que a cidade empresta',
      text: 'O céu que não acaba. O ipê-amarelo que floresce quando tudo está seco. O Eixão fechado pros carros no domingo, o pôr do sol no lago, a vizinhança que só se conhece pelo número do bloco. É assunto pra muitas noites.',
    },
    {
      title: 'Pra quem chegou de fora',
      text: 'Muita gente em Brasília veio de outro canto e deixou gente lá. Se a saudade for de Goiânia, Olívia é de lá. Se for de Minas, Valentina e Antônia sabem do que você fala.',
    },
    {
      title: 'O combinado',
      text: 'Cafuné é conversa com personagens de IA, para adultos. Não há ninguém por perto esperando: são personagens de IA, e a cidade entra como assunto. São quinze respostas grátis sem cadastro; com a conta, grátis, 500 moedas.',
    },
  ],
  questions: [
    {
      question: 'Isadora pode me orientar sobre saúde?',
      answer: 'Não. Ela é uma personagem. Procure um serviço de saúde; em emergência, ligue 192.',
    },
    { question: 'Tem encontro em Brasília?', answer: 'Não há encontros em cidade nenhuma. É só conversa.' },
    {
      question: 'O Cafuné funciona no trabalho?',
      answer: 'Funciona em qualquer navegador. Se a rede bloquear, aí já não é com a gente.',
    },
  ],
  hostess: 'isadora',
};
