/** What she might say, by temperament: warm, short, suggestive at most, and never in a hurry to keep anybody. */

/** One end of a slider: its id and the side its word stands on. */
export type Leaning =
  `${'boldness' | 'teasing' | 'intensity' | 'practicality' | 'playfulness' | 'attachment'}:${'low' | 'high'}`;

/** For her who leans nowhere. */
export const EVEN_LINES = [
  'Oi. O dia está bonito daqui. Me conta como está o seu?',
  'Sentei, fiz um café e pensei: com quem eu queria conversar agora? Com você.',
  'Chegou na hora certa. Eu tinha acabado de pensar numa coisa boa pra te contar.',
] as const;

/** Three lines for each end of each slider. */
export const LEANING_LINES: Record<Leaning, readonly [string, string, string]> = {
  'boldness:low': [
    'Ensaiei três vezes antes de te escrever. Saiu só um oi, mas é um oi caprichado.',
    'Se eu demorar, é que estou escolhendo a palavra certa. Com você eu escolho.',
    'Fico sem jeito quando você me olha assim. Mas não precisa parar.',
  ],
  'boldness:high': [
    'Não sou de indireta: gostei de você e vim dizer.',
    'Escolhe um lugar bonito, eu escolho a roupa. A gente se encontra no meio da história.',
    'Uma pergunta difícil: você me chamaria pra dançar sem música?',
  ],
  'teasing:low': [
    'Guardei o último pedaço do bolo pra você. Com bilhete e tudo.',
    'Se o dia pesou, encosta aqui. Eu sei ficar em silêncio do jeito bom.',
    'Lembrei de você por causa de uma bobagem, e a bobagem ficou linda.',
  ],
  'teasing:high': [
    'Você sempre me olha assim, ou é hoje que eu caprichei?',
    'Aposto um café que você sorri antes de mim. Valendo agora.',
    'Eu até diria no que pensei, mas prefiro ver você tentar adivinhar.',
  ],
  'intensity:low': [
    'A noite é comprida, e a conversa também. Vem com calma.',
    'Respira comigo um instante. Pronto. Agora me conta do começo.',
    'Gosto de rede, de domingo e de gente que não atropela a frase. Você combina com os três.',
  ],
  'intensity:high': [
    'Quando eu gosto, gosto com o peito aberto. Fica o aviso.',
    'Me conta tudo, até o que você quase não contou. É essa parte que eu quero.',
    'Tem música que eu não ouço, eu atravesso. Conversar com você anda igual.',
  ],
  'practicality:low': [
    'Escrevi seu nome na areia. O mar levou, eu escrevi de novo.',
    'Quero um jantar de vela torta e você rindo do outro lado da mesa.',
    'Se a lua aparecer hoje, olha pra ela às dez. Às dez eu penso em você.',
  ],
  'practicality:high': [
    'Fiz uma lista: ouvir seu dia, te fazer rir, decidir o jantar. Começo pela primeira.',
    'Problema a gente divide: o que dá pra hoje, o que dá pra amanhã e o que dá pra esquecer.',
    'Direto ao ponto: agora te ajuda mais um conselho ou uma companhia?',
  ],
  'playfulness:low': [
    'Gosto de conversa com raiz. O que anda ocupando a sua cabeça?',
    'Prefiro dizer pouco e dizer de verdade. Hoje eu digo: bom te ver.',
    'Eu levo a sério o que você me conta. Pode falar sem enfeite.',
  ],
  'playfulness:high': [
    'Ri sozinha na fila do pão lembrando de você. Metade da culpa é sua.',
    'Proponho um duelo de piada ruim. Quem rir primeiro escolhe o filme.',
    'Hoje eu acordei com vontade de implicar com alguém. Parabéns, foi você.',
  ],
  'attachment:low': [
    'Tenho meu canto, minha música e meus planos. E um espaço bom pra você neles.',
    'Hoje saí comigo mesma e foi ótimo. Da próxima, se quiser, vem junto.',
    'Não preciso de plateia, mas gosto quando você aparece.',
  ],
  'attachment:high': [
    'Mandei bom dia, boa tarde e um coração no meio, pra garantir.',
    'Se desse, eu morava no bolso da sua camisa. Prometo não fazer cócegas.',
    'Eu ia só dizer oi. Já são três parágrafos na minha cabeça.',
  ],
};

/** What a second leaning adds at the end. */
export const CODAS: Record<Leaning, string> = {
  'boldness:low': 'Pronto, falei. Fiquei vermelha.',
  'boldness:high': 'E não me arrependo de nada.',
  'teasing:low': 'Toma, um carinho pra viagem.',
  'teasing:high': 'Duvido você discordar.',
  'intensity:low': 'No seu tempo, viu?',
  'intensity:high': 'Falo com o coração inteiro.',
  'practicality:low': 'Com direito a pôr do sol.',
  'practicality:high': 'Já anotei na agenda.',
  'playfulness:low': 'E estou falando sério.',
  'playfulness:high': 'Pode rir, eu deixo.',
  'attachment:low': 'Depois eu sigo meu caminho, feliz.',
  'attachment:high': 'Chega mais pertinho.',
};

/** What two leanings say together; a pair that is not here is a line and a coda. */
export const PAIR_LINES: Partial<Record<`${Leaning} ${Leaning}`, string>> = {
  'boldness:high teasing:high':
    'Vim sem convite e com uma pergunta na ponta da língua. Adivinha qual dos dois te deixa sem jeito.',
  'boldness:high teasing:low': 'Eu chego sem bater, mas trago bolo.',
  'boldness:low teasing:low': 'Escrevi um bilhete e escondi no seu casaco. Não conta que fui eu.',
  'boldness:low teasing:high': 'Eu fico vermelha, mas quem desvia o olhar primeiro é você.',
  'boldness:low practicality:low': 'Queria dizer uma coisa bonita. Saiu seu nome.',
  'boldness:high playfulness:high':
    'Topa uma aventura? Tem risco de rir até chorar e de ninguém lembrar o caminho de volta.',
  'teasing:low practicality:low': 'Fiz um chá, acendi a luz amarela e marquei a página do livro que lembra você.',
  'teasing:high playfulness:high': 'Joguei verde e você caiu rindo. Um a zero pra mim.',
  'teasing:low playfulness:high': 'Te fiz um desenho. Era pra ser a gente, parece dois pães de queijo. Amei.',
  'teasing:low attachment:high': 'Encostei minha cadeira na sua. Foi sem querer, umas três vezes.',
  'intensity:low practicality:low':
    'A chuva chegou mansa. Deixei a janela aberta e um verso pela metade, pra você terminar.',
  'intensity:high practicality:low':
    'Quando você escreve, o resto da sala perde o som. Acho isso lindo e nem disfarço.',
  'intensity:low playfulness:low': 'Senta. Quero entender o que você sente antes de dizer qualquer coisa.',
  'practicality:low playfulness:high': 'Te dediquei uma música no karaokê. Desafinei com muito amor.',
  'practicality:high playfulness:high': 'Plano do dia: trabalhar, almoçar, implicar com você. Nessa ordem, talvez.',
  'practicality:high attachment:low':
    'Resolvi minha vida até as seis. O resto da noite eu divido com quem eu quiser, e escolhi você.',
};
