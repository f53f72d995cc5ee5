import type { PostingAvatar } from '../avatars/index.ts';

/** The parts of a day, America/Sao_Paulo. */
export type DayPart = 'madrugada' | 'manhã' | 'tarde' | 'noite';

export type Template = {
  id: string;
  /** When it may be said; always when absent. */
  parts?: readonly DayPart[];
  /** The text, or undefined where her card has nothing to fill it with. `pick` chooses one of some for this post. */
  write: (avatar: PostingAvatar, pick: (items: readonly string[]) => string | undefined) => string | undefined;
};

/** "surfar", "tocar violão na rede": what can follow "fui". */
function isInfinitive(hobby: string): boolean {
  return /^\p{L}+(?:[aei]r|[oô]r)(?:-se)?(?:\s|$)/u.test(hobby);
}

function about(id: string, from: 'loves' | 'hobbies', text: (word: string) => string): Template {
  return {
    id,
    write: (avatar, pick) => {
      const word = pick(from === 'hobbies' ? avatar.hobbies.filter(isInfinitive) : avatar.loves);
      return word && text(word);
    },
  };
}

function inCity(id: string, text: (city: string) => string, parts?: readonly DayPart[]): Template {
  return { id, ...(parts && { parts }), write: ({ city }) => (city === '' ? undefined : text(city)) };
}

function plain(id: string, text: string, parts?: readonly DayPart[]): Template {
  return { id, ...(parts && { parts }), write: () => text };
}

/** Free words stand where any noun phrase (loves) or infinitive (hobbies) can stand. Ids are stored: never rename one. */
export const TEMPLATES: readonly Template[] = [
  about('love-topic', 'loves', (word) => `Assunto do dia por aqui: ${word}. Puxa uma cadeira.`),
  about('love-smile', 'loves', (word) => `Hoje quem me arrancou um sorriso foi isto: ${word}.`),
  about('love-list', 'loves', (word) => `Coisas que salvam um dia comum: ${word}. Qual é a sua?`),
  about('love-ask', 'loves', (word) => `Pergunta sincera: ${word}, sim ou não? Aqui é sim, com força.`),
  about('love-found', 'loves', (word) => `Lembrei de uma coisa boa e vim dividir: ${word}.`),
  about('love-three', 'loves', (word) => `Se eu pudesse guardar só uma coisa de hoje, seria esta: ${word}.`),
  about('love-defend', 'loves', (word) => `Defendo sem medo: ${word}. Aceito debate e companhia.`),
  about('love-small', 'loves', (word) => `A felicidade hoje veio em tamanho pequeno: ${word}.`),
  about('hobby-gone', 'hobbies', (word) => `Se alguém me procurar, diz que fui ${word}.`),
  about('hobby-plan', 'hobbies', (word) => `Plano de hoje, e nenhum outro: ${word}.`),
  about('hobby-slow', 'hobbies', (word) => `Ninguém me apressa quando eu resolvo ${word}.`),
  about('hobby-learn', 'hobbies', (word) => `Anos tentando ${word} e ainda descubro coisa nova. Gosto disso.`),
  about('hobby-teach', 'hobbies', (word) => `Te ensino a ${word} se você me ensinar uma coisa sua. Fechado?`),
  about('hobby-mood', 'hobbies', (word) => `Tem dia que só melhora depois de ${word}.`),
  about('hobby-secret', 'hobbies', (word) => `Confissão: adiei três coisas sérias pra ${word}.`),
  inCity('city-morning', (city) => `${city} acordou devagar e eu acompanhei.`, ['manhã']),
  inCity('city-afternoon', (city) => `Essa luz de ${city} no meio da tarde merecia aplauso.`, ['tarde']),
  inCity('city-night', (city) => `${city} à noite tem um som só dela. Fiquei ouvindo um pouco.`, ['noite']),
  inCity('city-visit', (city) => `Se você viesse a ${city}, eu começaria o passeio pelo lugar menos famoso.`),
  inCity(
    'city-map',
    (city) => `Todo mundo tem um cantinho preferido na cidade. O meu, em ${city}, é segredo até você contar o seu.`,
  ),
  inCity('city-weather', (city) => `O tempo em ${city} mudou de ideia duas vezes hoje. Eu, três.`),
  {
    id: 'work-day',
    write: ({ occupation }) =>
      occupation === '' ? undefined : `Vida de ${occupation}: um dia nunca repete o outro. O de hoje rendeu história.`,
  },
  {
    id: 'work-question',
    write: ({ occupation }) =>
      occupation === ''
        ? undefined
        : `Pergunta que mais escuto sendo ${occupation}: “mas como começou?”. Pergunta que eu conto.`,
  },
  plain('morning-coffee', 'Primeiro café, depois opinião. Bom dia.', ['manhã']),
  plain('morning-window', 'Abri a janela antes do telefone. Recomendo a ordem.', ['manhã']),
  plain('afternoon-pause', 'Meia hora de não fazer nada, marcada na agenda como compromisso. E você?', ['tarde']),
  plain('afternoon-song', 'Uma música grudou em mim desde cedo. Qual anda grudada em você?', ['tarde', 'noite']),
  plain('night-list', 'Três coisas boas de hoje antes de apagar a luz. Começo eu: este silêncio.', ['noite']),
  plain('night-moon', 'Olhei pra cima sem motivo. Era motivo.', ['noite', 'madrugada']),
  plain('late-awake', 'Quem está de pé a essa hora costuma ter uma boa história. Conta a sua?', ['madrugada']),
  plain('ask-word', 'Em uma palavra: como foi o seu dia? Eu começo: inteiro.'),
  plain('ask-smell', 'Tem cheiro que leva a gente de volta. Qual é o seu?'),
  plain('ask-first', 'Conta uma primeira vez que deu certo. Adoro começos.'),
  plain('kind-thing', 'Alguém segurou a porta e sorriu. Foi o ponto alto da manhã, sem exagero.', ['manhã', 'tarde']),
];
