import type { SeoPage } from '../page.ts';

export const chatOnlinePage: SeoPage = {
  path: '/chat-online',
  name: 'Chat online',
  title: 'Chat online com companhias de IA',
  description:
    'Um chat online pra quem quer conversa de verdade com personagens de IA: sem fila, sem sala lotada, sem cadastro pra começar.',
  heading: 'Um chat online sem sala lotada.',
  lead: 'Nada de “de onde você tecla?”. Você escolhe com quem quer falar, e a conversa começa no mesmo minuto.',
  sections: [
    {
      title: 'Um chat diferente',
      text: 'Salas de bate-papo reúnem desconhecidos, e a sorte decide. Aqui, cada companhia é uma personagem de IA com história própria: você sabe quem ela é antes de dizer oi. Não há moderador entrando, propaganda no meio nem gente fingindo idade.',
    },
    {
      title: 'Assunto não falta',
      text: 'Valentina é jornalista em Belo Horizonte e pergunta melhor do que responde. Celeste olha pra Saturno. Cecília discute ponto de calda. Se a primeira frase não vem, o perfil sugere três jeitos de começar.',
    },
    {
      title: 'Feito pra celular ruim',
      text: 'A mensagem que não foi fica guardada e segue sozinha quando a internet volta. A resposta é escrita mesmo com a página fechada. Se der errado antes da primeira palavra, não custa nada.',
    },
    {
      title: 'Pra entrar',
      text: 'Nem cadastro precisa: são quinze respostas grátis de visita. Se gostar, a conta é grátis, chega com 500 moedas e leva junto tudo o que vocês já falaram. É só para maiores de 18 anos.',
    },
  ],
  questions: [
    {
      question: 'Falo com outras pessoas nesse chat?',
      answer: 'Não. Aqui só se conversa com personagens de IA, uma de cada vez, em particular.',
    },
    {
      question: 'Alguém mais vê a conversa?',
      answer:
        'Nenhuma tela do Cafuné mostra sua conversa a outra pessoa. Quem opera a instalação tem acesso técnico ao banco de dados.',
    },
    {
      question: 'Tem limite de mensagens?',
      answer: 'De visita, quinze respostas. Com conta, o limite é o seu saldo: 2 moedas por resposta.',
    },
  ],
  hostess: 'valentina',
};
