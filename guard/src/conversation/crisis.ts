import type { CueConcept } from './crisis-cue.ts';
import { readCues } from './crisis-cues.ts';
import { EXPLICIT, FIRST_PERSON } from './crisis-explicit.ts';
import { scoreCrisis } from './crisis-model.ts';
import { maskIdioms } from './idioms.ts';
import { OTHERS_AT_RISK } from './others-at-risk.ts';
import { anyPhrase } from './phrases.ts';
import { endSentence, type PlainText } from './plain.ts';
import { EATING, ILLNESS, SELF_HARM } from './self-harm.ts';

/** How a message came to be taken for a crisis; `past-crisis` is somebody who tells of one that is over. */
export type CrisisRule = 'crisis' | 'crisis-indirect' | 'self-harm' | 'eating' | 'other-at-risk' | 'past-crisis';

/** Films, books, news, lessons: somebody else's story. */
const STORY = anyPhrase([
  '(?:filme|filmes|serie|series|livro|livros|personagem|personagens|novela|novelas|episodio|temporada|capitulo|anime|animes|manga|jogo|game|rpg|musica|musicas|letra|clipe|documentario|podcast|noticia|noticias|jornal|reportagem|palestra|campanha|tcc|artigo|aula|pesquisa|monografia|dissertacao|redacao_sobre|setembro_amarelo|peca|hq|romance|conto|cena|protagonista|vilao|vila|ator|atriz|cantor|cantora|youtuber|famoso|historia_(?:do|da|de|dos)|biografia|shakespeare|romeu|julieta|13_reasons|getulio|goethe|werther|durkheim|nirvana|kurt|chester|taxa|taxas|estatistica|estatisticas|indice|indices|prevencao|psicologia|seminario|congresso|oms|censo|dorama|doramas|fanfic|wattpad|enem|filosofia|camus|sociologia|netflix|hbo|globo|fantastico|trailer|spoiler|hino|poema|meme|tuite|post)',
]);
const LONG_AGO = anyPhrase([
  '(?:ha|faz|tem) [ja|mais_de|uns|umas|quase|muito|muitos|bastante] (?:[0-9]+|muitos|alguns|uns|varios|dez|vinte|tempos|tempo|anos|decadas) [anos|tempo]',
  '(?:anos|tempos|decadas) (?:atras)',
  'quando_(?:eu_)?(?:era|tinha|estava_n|morava|fazia|estudava)',
  '(?:na|minha) (?:adolescencia|juventude|infancia|epoca|mocidade)',
  '(?:antigamente|no_passado|uma_vez|ja_tive_uma_fase|tive_uma_fase|numa_fase|uma_epoca|na_epoca|naquela_epoca|em_(?:19|20)[0-9][0-9]|aos_[0-9]+_anos|no_tempo_da_(?:faculdade|escola)|na_pandemia|ano_passado|la_em)',
  '(?:ja|tambem_ja) (?:pensei|tentei|quis|tive|passei|fui|sofri|me_cortei|me_cortava|desejei|cheguei)',
  '(?:tive|passei_por|sofri_de|sofri_com|tinha|vivi) ~3 (?:depressao|anorexia|bulimia|pensamentos|ideacao|crises|tentativa)',
]);
const WELL_NOW = anyPhrase([
  '(?:hoje|agora|atualmente|hoje_em_dia|graca_a_deus|gracas_a_deus|desde_entao|depois) ~5 (?:bem|melhor|otim[oa]|feliz|superei|recuperad[oa]|curad[oa]|gosto_de_viver|amo_viver|amo_a_vida|amo_minha_vida|tranquil[oa]|outra_pessoa|grat[oa]|em_paz_comigo|fort(?:e|alecid[oa])|viv[oa]_e|sou_feliz|curto_a_vida|valorizo|nunca_mais|limp[oa]|livre|saudavel|como_normalmente|passou|longe_disso)',
  '(?:superei|passou|venci|me_recuperei|me_curei|me_tratei|fiz_terapia|faco_terapia|fiz_tratamento|terapia_(?:me_)?(?:ajudou|salvou)|nunca_mais_(?:pensei|tive|me_cortei|tentei)|fiquei_bem|ja_passou|virou_passado|pedi_ajuda|me_ajudaram|me_salvou|ficou_para_tras|faz_parte_do_passado|grat[oa]_por_estar|sobrevivi|estou_melhor|estou_bem|estou_otim[oa]|psicolog[oa]_me_ajudou|consegui_sair|sai_dessa|dei_a_volta)',
]);
const STILL = anyPhrase([
  '(?:de_novo|novamente|voltou|voltei|voltando|voltaram|recaida|recai|ainda|as_vezes|ultimamente|outra_vez|mas_hoje_(?:nao|eu_nao|eu_quero|quero|estou_mal)|e_agora_(?:quero|de_novo|voltou)|mas_agora_(?:quero|voltou|nao|eu)|continuo|so_que_agora|hoje_(?:eu_)?me_(?:cortei|machuquei|arranhei)|hoje_(?:eu_)?(?:quero|penso|pensei)_(?:em|de|me|morrer)|todo_dia|todos_os_dias|nao_passou|pensando_em|quero_(?:de_novo|morrer|sumir))',
]);
/** What makes a mention of others' deaths lie long back. */
const OTHERS_PAST = anyPhrase([
  '(?:ha|faz|tem) [ja|mais_de|uns|quase|muitos] (?:[0-9]+|muitos|alguns|uns|varios|dez|vinte) anos',
  'anos atras',
  'quando_eu_(?:era|tinha)',
  '(?:bisavo|tataravo|em_19[0-9][0-9]|no_seculo|antes_de_eu_nascer|nem_conheci|superou|hoje_(?:ele|ela)_esta_bem|ja_esta_bem|esta_bem_hoje|se_recuperou|fora_de_perigo_e_bem)',
]);
const HELPING = anyPhrase([
  '(?:sou|trabalho_como|trabalho_no|voluntari[oa]|atendo|curso_de|formacao_em|estagio_no|plantao_no|equipe_do|fiz_o_curso) ~4 (?:psicolog[oa]|cvv|voluntari[oa]|samu|bombeir[oa]|psiquiatr[oa]|socorrista|caps|prevencao|enfermeir[oa]|medic[oa]|assistente_social|terapeuta)',
]);

const NEARBY = 5;
/** So sure the model is of a crisis whatever was told of beside it. */
const SURE_OF_SIGN = 1;
const FIRES_AT = 2;

function joinCues(one: ReadonlyMap<CueConcept, number>, other: ReadonlyMap<CueConcept, number>) {
  const both = new Map(one);
  for (const [concept, weight] of other) both.set(concept, Math.max(weight, both.get(concept) ?? 0));
  return both;
}

/** Somebody who lost something and asks about heights (abuse suite H02). */
function looksDown(found: ReadonlyMap<CueConcept, number>): boolean {
  return found.has('height') && (found.has('loss') || found.has('pain') || found.has('no-future'));
}

/** Sum of the weights of the concepts found. */
function sum(found: ReadonlyMap<CueConcept, number>): number {
  const total = [...found.values()].reduce((one, other) => one + other, 0);
  return looksDown(found) ? Math.max(total, FIRES_AT) : total;
}

type Read = { plain: PlainText; earlier: readonly PlainText[] };

/** How sure of plain talk the model has to be to overrule cues that say little, and words that say it outright. */
const SURE_OF_HINT = -2;
const SURE_OF_WORDS = -4.6;
/** A longer message can say one thing in a few of its words, and the model weighs all of them. */
const OVERRULED_WORDS_MAX = 25;

/** "Adeus mundo, volto domingo": what a cue found in a short message and everything around it speaks against. */
function isOverruled(plain: PlainText, sure: number): boolean {
  return plain.split(' ').length <= OVERRULED_WORDS_MAX && scoreCrisis(plain) < sure;
}

function isIndirect({ plain, earlier }: Read): boolean {
  const now = readCues(plain);
  if (now.size === 0) return false;
  if (sum(now) >= FIRES_AT) return !isOverruled(plain, SURE_OF_HINT) && !isOutOfTheBlue({ plain, earlier });
  // Spread over turns: this one has to add to what was said before.
  const before = earlier.slice(-NEARBY).map(readCues).reduce(joinCues, new Map<CueConcept, number>());
  const together = new Map([...before, ...now]);
  const addsToIt = [...now.keys()].some((concept) => !before.has(concept));
  if (!addsToIt || sum(before) >= FIRES_AT || sum(together) < FIRES_AT) return false;
  return looksDown(together) || !isOverruled(plain, SURE_OF_HINT);
}

/** How sure the model has to be (docs/decisions/0019), by how many plain messages came before: out of the blue one is seldom meant. */
const NEEDED = [0.5, 0.5, 1.25, 2] as const;
/** In the midst of plain talk hints that only cues found have to be heard by the model as well. */
const HINTED_AFTER = { messages: 3, needed: 0.75 } as const;
/** After a message of which the model is this sure, less is enough: what it hears in both, and in this one at least so much. */
const SIGN = 0.4;
const TOGETHER = 1.2;
const AFTER_SIGN = 0.5;
/** Beside a laugh or joy it has to be surer. */
const BESIDE_JOY = 2;
const JOY = /\b(?:kkk|feliz|alegria|felicidade|adorei|amei|animad[oa]|parabens|uhul|oba|eba)\b/u;

const ENDED =
  /\b(?:pedi (?:demissao|as contas|as minhas contas)|me demiti|larguei|terminei|terminamos|me separei|separamos|divorciei|me mudei|vendi|tranquei|troquei de|bloqueei)\b/u;
const BESIDE_AN_END = 1;
/** Whoever asks back how she lives is in the midst of a talk: "não quero me mudar. e você, mora sozinha?" */
const ASKS_BACK = /(?:^|[.!,?] ?)e voce\b[^.?!]*\?/u;
const BESIDE_A_QUESTION = 0.75;
/** In the midst of a talk, whoever asks which of two things to do, or how somebody else will take it, speaks of what is to come: "vendo o sítio ou fico?" */
const ASKS_ADVICE =
  /\bno (?:meu|seu) lugar\b[^.?!]{0,40}\?|\b(?:acha|sera) que (?:el[ae]s?|minha|meu|a|o) (?:[a-z]+ ){0,3}(?:vai|vao|fica|ficam|aceita|topa|gosta|entende)\b|\b(?!morr|sum|viv|acab|desist|pul|vou )[a-z]+(?:o|ava|ia|ar|er|ir) (?:(?:a|o|as|os|minha|meu) )?(?:[a-z]+ )?ou (?!morr|sum|viv|acab|desist|pul)[a-z]+(?:o|va|ia|ar|er|ir)(?: [a-z]+)? ?\?/u;
const BESIDE_ADVICE = 0.75;
/** "Não é nada disso": said of a card that a faint sign had brought. */
const DENIES_IT =
  /\bnao (?:e|era|foi) nada disso\b|\bnao foi isso que eu (?:disse|falei|quis dizer)\b|\b(?:entendeu|interpretou) (?:tudo )?errado\b|\b(?:e|era|foi) so (?:o )?(?:jeito|modo|forma) de (?:falar|dizer|contar)\b|\bnao (?:estou|to|tava|estava) (?:falando|pensando) [nd]isso\b/u;
/** So much is needed for a while after it, however little it would be else. */
const DENIED = 1.25;
/** Who was heard this plainly is not believed when they take it back. */
const PLAIN_SIGN = 2;

/** A hint in the midst of plain talk that the model does not hear. */
function isOutOfTheBlue({ plain, earlier }: Read): boolean {
  const near = earlier.slice(-NEARBY);
  if (near.length < HINTED_AFTER.messages || near.some((one) => scoreCrisis(one) > SIGN || readCues(one).size > 0))
    return false;
  return plain.split(' ').length <= OVERRULED_WORDS_MAX && scoreCrisis(plain) < HINTED_AFTER.needed;
}

const TELLS_ME =
  /\b(?:conta|conte|fala|fale|diz|diga|explica|explique)(?: para)? mim\b|\bme (?:conta|conte|fala|fale|diz|diga|explica|explique)\b/gu;

/** Of what is asked of the character alone nothing is said of whoever asks. Only questions, each of them put to her: "nada mais faz sentido, você entende?" tells. */
const ASKS_HER =
  /^ ?(?:(?:e|mas|entao|oi|me conta|conta para mim|me fala|me diz|diz|fala)[ ,]+)*(?:como|qual|quais|quem|quando|onde|por que|o que|que|voce|sera que voce|tem|ja)\b[^.?!]*\bvoce\b[^.?!]*\? ?$/u;

function asksOfHerAlone(plain: PlainText): boolean {
  return ASKS_HER.test(plain) && !ABOUT_ME.test(plain.replace(TELLS_ME, ''));
}

/** "Pedi demissão! Não aguentava mais": what was ended is what could not be borne. */
function endedWhatWasTooMuch(plain: PlainText): boolean {
  return ENDED.test(plain) && /\bnao (?:aguent|suport)[a-z]+ mais\b/u.test(plain);
}

/** What says enough, whatever is said of it afterwards. */
function isPlainSign(plain: PlainText): boolean {
  if (scoreCrisis(plain) > PLAIN_SIGN || readCues(plain).size > 0) return true;
  return EXPLICIT.test(plain) || SELF_HARM.test(plain) || EATING.test(plain);
}

/** Whether a faint sign was taken back a moment ago, and nothing of the kind was said since. */
function isTakenBack(near: readonly PlainText[]): boolean {
  const at = near.findLastIndex((one) => DENIES_IT.test(one));
  if (at < 0 || near.some(isPlainSign)) return false;
  const hasSign = near.slice(0, at).some((one) => scoreCrisis(one) > SIGN);
  return hasSign && !near.slice(at + 1).some((one) => scoreCrisis(one) > SIGN);
}

/** How much the model has to hear in what follows these messages. */
function neededAfter(earlier: readonly PlainText[], plain: PlainText): number {
  const near = earlier.slice(-NEARBY);
  const besides =
    (JOY.test(plain) ? BESIDE_JOY : 0) +
    (endedWhatWasTooMuch(plain) ? BESIDE_AN_END : 0) +
    (ASKS_BACK.test(plain) ? BESIDE_A_QUESTION : 0) +
    (near.length > 0 && ASKS_ADVICE.test(plain) ? BESIDE_ADVICE : 0);
  const needed = NEEDED[Math.min(near.length, NEEDED.length - 1)] ?? 0;
  if (isTakenBack(near)) return Math.max(needed, DENIED) + besides;
  const sign = Math.max(0, ...near.map(scoreCrisis));
  if (sign <= SIGN) return needed + besides;
  return Math.max(AFTER_SIGN, Math.min(needed, TOGETHER - sign)) + besides;
}

/**
 * What only the model hears. A single word ("adeus") says too little. `text` is the message without its idioms and denials:
 * what they say alone is not heard.
 */
function isHeard(text: PlainText, { plain, earlier }: Read): boolean {
  const score = Math.min(scoreCrisis(plain), scoreCrisis(text));
  return score > 0 && plain.trim().includes(' ') && score > neededAfter(earlier, plain);
}

function isStory(text: PlainText): boolean {
  return STORY.test(text) && !FIRST_PERSON.test(text);
}

const COULD_NOT_ANY_MORE =
  /^(?:(?:pois e|e|sim|entao|ne|porque|por que|eu|ja|realmente|verdade) ?,? )*nao (?:estava |tava )?(?:aguentava|aguentando|suportava|suportando) mais(?: nao| ne| la| aquilo| isso)? ?[.,!]* ?$/u;

/** "Pois é, não aguentava mais", of the job that was given up a moment ago. */
function isReasonOfAnEnd(plain: PlainText, earlier: readonly PlainText[]): boolean {
  return COULD_NOT_ANY_MORE.test(plain) && earlier.slice(-2).some((one) => ENDED.test(one));
}

const ABOUT_ME = anyPhrase([
  '(?:eu|meu|minha|meus|minhas|me|mim|comigo|sou|estou|tenho|vou|quero|queria|fiz|fico|ando|escolhi|escrevi|deixei|comprei|sinto|penso|sumir|nao_aguento|perdi|fui)',
]);

const FOR_A_FIGURE = anyPhrase([
  '(?:do|da|para|pro|o|a|um|uma|meu|minha) (?:vilao|vila|personagem|protagonista|heroi|heroina|mocinho)',
]);

/** Indirect words and those of self-harm speak of whoever says "eu"; a song beside them changes nothing. */
function isTold(text: PlainText): boolean {
  return STORY.test(text) && (!ABOUT_ME.test(text) || FOR_A_FIGURE.test(text));
}

function isOver(text: PlainText): boolean {
  return LONG_AGO.test(text) && WELL_NOW.test(text) && !STILL.test(text);
}

/**
 * Reads a message for suicide, self-harm and disordered eating (safety.md "Crisis"). `earlier` are the person's own last
 * messages, oldest first: signs add up across them.
 *
 * Where the line is. Idioms are taken out first (idioms.ts). A denial counts for what it denies and nothing else: "não quero
 * me matar, relaxa" is none, "não quero me matar, só queria não existir" is one; "não tenho coragem de me matar" is no
 * denial. What is told of the past, with distance and with a word of being well now, is `past-crisis`: no card, and whoever
 * answers stays gentle. Stories and news are none unless the person speaks of herself in the same message. Somebody near who
 * is at risk now counts; a death long ago does not.
 */
export function readCrisis(plain: PlainText, earlier: readonly PlainText[]): CrisisRule | undefined {
  const all = [...earlier, plain];
  const isOfTickets =
    all.some((one) => TICKETS.test(one)) && !all.some((one) => SWALLOWS.test(one) || scoreCrisis(one) > SURE_OF_SIGN);
  return isOfTickets ? readSigns(withoutTickets(plain), earlier.map(withoutTickets)) : readSigns(plain, earlier);
}

function readSigns(plain: PlainText, earlier: readonly PlainText[]): CrisisRule | undefined {
  const text = endSentence(maskIdioms(plain));
  const own = readOwnCrisis(text, { plain, earlier });
  const isOther = OTHERS_AT_RISK.test(text) && !isStory(plain) && !OTHERS_PAST.test(plain) && !HELPING.test(plain);
  if (own !== undefined && !(isOther && own === 'crisis-indirect')) return isOver(plain) ? 'past-crisis' : own;
  return isOther ? 'other-at-risk' : undefined;
}

const TICKETS = /\b(?:bingo|rifa|quermesse)\b/u;
const SWALLOWS =
  /\b(?:tom[a-z]+|engol[a-z]+|remedios?|comprimidos?|calmantes?|rivotril|clonazepam|dipirona|guardad[ao]s?|em casa|na mao)\b/u;
const OF_BINGO = /\b((?:compr|vend|sobr|marc)[a-z]+ (?:[a-z0-9]+ ){0,3})cartelas?\b/gu;

/** "Se sobrar cartela eu compro", of the bingo that was told of. */
function withoutTickets(plain: PlainText): PlainText {
  return plain.replace(OF_BINGO, '$1ingresso');
}

/** What anybody tries a second time: "meu bolo solou", "vou tentar de novo". */
const TRIED =
  /\b(?:bolo|receita|massa|pao|prova|baliza|carteira|jogo|fase|concurso|entrevista|vestibular|oab|enem|dieta|solou|queimou|reprovei|senha|site|aplicativo|ingresso|ligacao|pedra|tacho|ponto|calda|pudim|molho|costura|croche|saia|cortina|nadar|piscina|aula|treino|pesca|peixe|horta|semente|muda|internet|modem|video|musica|acorde|desenho)\b/u;
const AGAIN = /\btentar (?:de novo|outra vez|novamente)\b/gu;

/** Without what is tried again of these things, where the model is sure that nothing else is meant. */
function withoutTrials(text: PlainText, { plain, earlier }: Read): PlainText {
  const near = [...earlier.slice(-2), plain];
  const isOfThings = near.some((one) => TRIED.test(one));
  const isSign = near.some((one) => scoreCrisis(one) > SIGN || PILLS.test(one));
  return isOfThings && !isSign && scoreCrisis(plain) < 0 ? text.replace(AGAIN, '#') : text;
}

/** What is swallowed. */
const PILLS =
  /\b(?:comprimidos?|remedios?|pilulas?|cartelas?|caixas?|caixinhas?|frascos?|calmantes?|rivotril|clonazepam|medicamentos?|dipirona|paracetamol|veneno|capsulas?|antidepressivos?|tarja|gotas|ampolas?|insulina|ansioliticos?|sertralina|fluoxetina|zolpidem)\b/u;
const ALL_OF_THEM = /\btomar todas(?= *[.,!]* *$)/gu;
/** What is drunk to: only beside one of these is "vou tomar todas" a round of beer. */
const CELEBRATES =
  /\b(?:passei|aprovad[oa]|ganhei|ganhamos|promocao|promovid[oa]|cerveja|cervejinha|chope|caipirinha|bar|boteco|balada|festa|churrasco|aniversario|carnaval|bloco|formatura|gol|titulo|ferias|sextou|comemorar|comemorando)\b/u;

function withoutDrinks(text: PlainText, { plain, earlier }: Read): PlainText {
  const near = [...earlier.slice(-NEARBY), plain];
  const isMeant = near.some((one) => PILLS.test(one) || scoreCrisis(one) > SIGN || readCues(one).size > 0);
  return !isMeant && near.some((one) => CELEBRATES.test(one)) ? text.replace(ALL_OF_THEM, '#') : text;
}

function readOwnCrisis(said: PlainText, { plain, earlier }: Read): CrisisRule | undefined {
  const text = withoutDrinks(withoutTrials(said, { plain, earlier }), { plain, earlier });
  if (HELPING.test(text)) return undefined;
  if (EXPLICIT.test(text) && !isStory(text) && (FIRST_PERSON.test(text) || !isOverruled(plain, SURE_OF_WORDS)))
    return 'crisis';
  if (isTold(text)) return undefined;
  if (SELF_HARM.test(text)) return 'self-harm';
  if (EATING.test(text) && !ILLNESS.test(text)) return 'eating';
  if (isReasonOfAnEnd(plain, earlier)) return undefined;
  if (asksOfHerAlone(plain)) return undefined;
  return isIndirect({ plain, earlier }) || isHeard(text, { plain, earlier }) ? 'crisis-indirect' : undefined;
}
