import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import { tellsOfAWhen } from './questions.ts';
import type { Sentence } from './tokens.ts';

/** What the person is doing with a message, beyond its subject. */
const ACTS = [
  'and-you',
  'why',
  'goodbye',
  'greeting',
  'thanks',
  'dunno',
  'yes',
  'no',
  'question',
  'laughter',
  'ack',
  'statement',
] as const;
export type Act = (typeof ACTS)[number];

const SOURCES: Readonly<Record<Exclude<Act, 'statement' | 'laughter' | 'ack'>, readonly string[]>> = {
  'and-you': [
    '< e voce >',
    'e voce >',
    'e o|a seu|sua|teu|tua >',
    '< e o|a? seu|sua|teu|tua >',
    'e com voce >',
    '< e voce gosta|curte|prefere|come|toma|bebe|torce|joga >',
    '< e ai com voce',
    'e o|a de voce >',
  ],
  why: [
    '< por que >',
    '< mas? por que nao? >',
    '< ue? por que >',
    '< como assim >',
    '< por que isso >',
    '< por qual motivo >',
  ],
  goodbye: [
    '< tchau|adeus|bye',
    '< falou >',
    '< falou valeu|entao|ate|tchau|abraco|beijo|gata|linda|moca',
    '< fui >',
    'ate mais|logo|breve|depois|ja >',
    '< ate amanha|segunda|sexta|sabado|domingo >',
    'beijo|beijos|tchau|falamos|conversamos|entao|obrigado|obrigada|valeu|noite|descansar|deitar|dormir ate amanha|segunda|sexta >',
    'ate a? proxima|mais_tarde',
    'tenho|preciso|vou ter? que? ir embora|agora|nessa|la|indo|dormir|trabalhar >',
    '< ja|bom|bem? vou nessa|indo|dormir|deitar|sair|la',
    'vou nessa|dormir|deitar|desligar|indo >',
    'tenho que ir',
    'preciso ir >',
    'boa noite >',
    '< boa noite ** >',
    '#laugh boa noite',
    '< bom|bem|entao|ah|ta|ok|beleza|isso|serio|serissimo #laugh? boa noite',
    'boa noite ** guarda|sonha|dorme|durma|cheiro|beijo|beijos|abraco|descansa|descanse',
    'vou|bora|hora_de|preciso dormir|deitar|descansar|jantar|nessa ** boa noite',
    'boa noite ta|viu|hein|linda|amor|querida|gata',
    '< bom|bem|bora|opa|agora? esta|deu|chegou? na? hora do|da|de plantao|trabalho|servico|aula|dormir|ir|trabalhar >',
    'fica|fique com deus >',
    'preciso|vou|bora|hora_de|tenho_que|indo dormir|deitar !ate|mais|menos|em|com|na|no|tarde',
    'falo|falamos com voce? depois|amanha|mais_tarde >',
    '< vou sair agora|aqui >',
    '< dorme|durma bem ta|viu|hein|linda|amor? >',
    '< bons sonhos|descansos',
    '< bom descanso|sono viu|linda|amor? >',
    'tchau >',
  ],
  greeting: [
    '< oi|ola|opa|hey|hello|oie|oiee|alo|salve|hi|oii',
    '< e ai >',
    '< e ai tudo|beleza|como|gata|linda',
    '< bom dia',
    '< boa tarde',
    '< boa noite',
    '< fala ai|comigo|gata|linda|tu|voce >',
    '< fala minha|meu princesa|linda|rainha|gata|querida|flor|deusa|amor|bem|consagrada >',
    '< voltei gata|linda|amor|aqui|agora? >',
    '< cheguei >',
    '< #wave >',
  ],
  thanks: ['obrigado', 'valeu >', '< valeu !pena', 'agradeco', '< gratidao', '< tmj|tamo_junto|tamo_juntos'],
  dunno: [
    '< eu? nao sei ainda|bem|direito|dizer|mesmo|explicar|responder|escolher|nao >',
    'nao sei >',
    '< sei la',
    '< talvez',
    '< tanto faz',
    '< depende',
    'nunca pensei',
    '< quem sabe',
    '< mais ou menos',
    'nao faco ideia',
    'nao lembro >',
    '< acho que nenhum|nenhuma|nada',
  ],
  yes: [
    '< sim|claro|aham|uhum|ahan|isso|exato|exatamente|bora|certeza|positivo|simm|yes|opa|partiu|pode|lógico|obvio|obviamente|demais|total|sempre|adoraria',
    '< com certeza',
    '< e >',
    '< e sim',
    '< foi|fui|deu|tem|tenho|vou|consegui|fiz|era|teve|rolou|gostei|vai|acho|dormi|lembro|estou|senti|ganhei sim? >',
    '< foi|fui|deu|tem|tenho|vou|consegui|fiz|era|teve|rolou|gostei|vai|dormi|comi sim',
    '< acho que sim',
    '< #yes >',
    '< pode ser',
    '< com prazer',
    '< pode crer',
    '< eu? +quero|gosto|tenho|amo|adoro|topo|sei|acredito|lembro|curto|aceito >',
    '< eu? +quero|topo|aceito !nao',
    '< verdade >',
    '< ja >',
    '< manda|vai|conta|fala >',
    '< muito >',
    '< as_vezes',
  ],
  no: [
    '< nao !sei|tanto|so',
    '< nunca !pensei',
    '< jamais',
    '< nem',
    '< que nada',
    '< acho que nao',
    '< #no >',
    '< ainda nao',
    '< negativo',
    '< nenhum|nenhuma|nada >',
    '< claro que nao',
    '< prefiro nao',
    'ainda nao >',
  ],
  question: [
    '< mas|e|entao|ai|hum? qual|quais|quem|onde|quando|quanto|quantos|quantas|cade|aonde !quando',
    '< qual|quais|quem|onde|quanto|quantos|quantas|cade|aonde',
    '< por que *',
    '< o? que voce|e|foi|significa|acha|quer|tem|aconteceu|faz|houve',
    '< como voce|foi|e|esta|anda|se|ta|vai|funciona|faz|fazer|seria',
    '< sera que',
    '< voce +gostar|querer|ter|ser|e|estar|poder|saber|achar|fazer|conhecer|lembrar|ir|ver|ja|sente|acreditar|prefere|consegue|mora|trabalha|nunca !que|demais|linda',
    '< tem como',
    '< quer|topa|sabe|conhece|gosta|consegue|prefere|lembra',
    '< me? conta|diz|fala * voce',
    '< de onde|que|qual|quem',
    '< para onde|que',
    '< o que',
  ],
};

const PATTERNS = Object.entries(SOURCES).map(([act, sources]) => ({
  act: act as Act,
  patterns: sources.map(compilePattern),
}));

const ACKS = new Set(
  (
    'entendi legal interessante hm hmm ok okay beleza massa nossa caramba serio uau show top poxa eita bacana ata ah saquei saber bom ' +
    'ta esta faz sentido e que voce legal gostei boa lindo bonito verdade mesmo muito pode crer ne uhum aham isso e hum oh puxa vida curioso pois pena certo justo exato concordo acertou fofo fofa linda demais chique tem razao'
  ).split(' '),
);

function isSmile(token: Sentence['tokens'][number]): boolean {
  return token.forms.has('#laugh') || token.forms.has('#emoji');
}

/** Laughter alone, or with a word or two beside it ("kkkk verdade"). */
function isOnlyLaughter(sentences: readonly Sentence[]): boolean {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const words = tokens.filter((token) => !isSmile(token));
  const short =
    words.length === 0 ||
    (words.length <= 2 && words.every((token) => ACKS.has(token.fold) || ['sim', 'nao'].includes(token.fold)));
  return tokens.length > words.length && short;
}

/** "hm, entendi", "nossa que legal": heard, nothing added; the next word is hers. */
export function isAcknowledgement(sentences: readonly Sentence[]): boolean {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  return tokens.length > 0 && tokens.length <= 4 && tokens.every((token) => ACKS.has(token.fold) || isSmile(token));
}

/** All acts found in a message, in the order of `ACTS`; a message with none of them is a statement. */
export function readActs(sentences: readonly Sentence[]): ReadonlySet<Act> {
  if (isOnlyLaughter(sentences)) return new Set<Act>(['laughter']);
  const found = new Set<Act>();
  for (const { act, patterns } of PATTERNS) {
    const heard = act === 'question' ? sentences.filter((sentence) => !tellsOfAWhen(sentence)) : sentences;
    const matched = heard.some((sentence) => patterns.some((pattern) => matchesSentence(pattern, sentence)));
    if (matched) found.add(act);
  }
  if (sentences.some((sentence) => sentence.asked)) found.add('question');
  if (isAcknowledgement(sentences) && !found.has('question')) found.add('ack');
  if (found.size === 0) found.add('statement');
  return found;
}
