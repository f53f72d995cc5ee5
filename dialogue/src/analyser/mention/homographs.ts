/** Forms that belong to a verb and to something else, decided by the word before (and sometimes after). All folded. */
import { foldWord } from '../fold.ts';
import type { Word } from './words.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Verbs a key or a clash may be of, beyond those whose infinitive is given as a key. */
export const VERBS = (
  'ser estar ter ir vir ver fazer dizer poder querer saber dar pôr ficar dever falar passar chegar levar deixar encontrar começar partir ' +
  'pensar olhar achar sair voltar viver conhecer perder chamar entrar trabalhar jogar escrever comprar pagar comer beber dormir acordar ' +
  'ler ouvir sentir pedir gostar amar adorar odiar morar estudar ganhar usar tocar cantar dançar correr andar caminhar nadar viajar ' +
  'dirigir brincar beijar abraçar chorar rir sorrir brigar sonhar lembrar esquecer ajudar casar namorar terminar mudar cozinhar limpar ' +
  'lavar cortar matar morrer nascer crescer cair subir descer abrir fechar ligar desligar mandar receber trazer pegar botar colocar tirar ' +
  'cuidar precisar tentar conseguir esperar procurar mostrar contar explicar perguntar responder escutar assistir torcer treinar malhar ' +
  'pintar desenhar fotografar plantar regar pescar surfar pedalar acampar rezar meditar preferir seguir servir vestir mentir repetir fugir ' +
  'sumir cobrir descobrir vender trocar quebrar consertar costurar bordar bater machucar doer sofrer aguentar parar sobrar continuar faltar ' +
  'marcar combinar convidar visitar almoçar jantar lanchar passear descansar cansar estressar preocupar apaixonar separar demitir ' +
  'contratar aposentar formar aprender ensinar entender acreditar confiar duvidar temer medir caber crer haver manter construir cobrar ' +
  'fumar chover nevar ventar esquentar esfriar acabar amarrar apertar assar atender focar aproveitar aumentar baixar curtir postar digitar clicar'
).split(' ');

/** Before a noun: articles, possessives, prepositions and their contractions, numbers, "bom". */
const BEFORE_NOUN = set(
  'o a os as um uma uns umas meu minha meus minhas seu sua seus suas teu tua teus tuas nosso nossa do da dos das no na nos nas ao aos pelo ' +
    'pela pelos pelas num numa dum duma pro pra pros pras de em com sem por para este esta esse essa aquele aquela neste nesta nesse nessa ' +
    'deste desta desse dessa daquele daquela naquele naquela outro outra todo toda cada algum alguma nenhum nenhuma qualquer muito muita ' +
    'muitos muitas pouco pouca tanto tanta mais dois duas tres quatro cinco bom boa belo bela novo nova mesmo mesma primeiro primeira ' +
    'dele dela lindo linda velho velha grande pequeno pequena quanto quanta entre sobre ate',
);
/** Before a verb: subjects, negation, adverbs and pronouns beside it. */
const BEFORE_VERB = set(
  'eu tu ele ela voce vc ce voces vcs nos eles elas gente nao n nunca sempre ja ainda tambem tbm me te se lhe quem que jamais quase vou vai ' +
    'vamos mal nem q so ninguem alguem agora hoje depois mae pai vo vovo avo irmao irma tia tio marido esposa sogra sogro filho filha amigo amiga vizinho vizinha',
);
const CLEARLY_A_NOUN = set(
  'o um uma do da no na ao pelo pela num numa pro meu minha seu sua teu tua nosso nossa de com sem este esse aquele desse deste nesse neste',
);

/** Verb forms that are mostly another word: only after a word that wants a verb. */
const RARELY_THE_VERB = set(
  'como para sobre entre nada era fora vamos vao casa casas conto canto morro mato cama pela pelas rio dado dada fossa amora verao cais ' +
    'sede saia cobra vale bota leve livre passo peso pilha planta banca caro cura marcas contas conta custo resto risco medo ' +
    'acordo gosto almoco beijo beijos abraco abracos choro sonho sonhos jogo jogos trabalho trabalhos estudo estudos corrida comida bebida saida ' +
    'vida partida entrada chegada batida ferida medida subida descida lida vinda jogada risada olhada parada morada chamada caminhada ' +
    'virada tomada namorado namorada mudanca visita visitas troca ajuda cuidado vestido vestidos pescado assado empregado estado cantada ' +
    'pinta pintas desenho desenhos treino treinos mando corte cortes toque toques uso olho olhos pergunta perguntas resposta fala falas ' +
    'compra compras venda vendas pesca dança danca reza janta lanche descanso cansaco duvida duvidas ouvido ouvidos sentido sentidos pedido ' +
    'pedidos marido querido querida conhecido conhecida ensino posto poe suma soma fumo ligado falta faltas acaso casado termo colocada separado',
);

const SUBJECTS = set('eu ele ela voce vc ce nao nunca gente que nem me te se');

/** As a finite verb these need another reading than the noun. */
const LAUGHING = set('muito demais sozinho sozinha alto ate atoa kkk kkkk rsrs pra de_mim dele dela disso sempre');

const before = (words: readonly Word[], at: number): string => words[at - 1]?.fold ?? '';

/** The word at this place stands where a noun stands. */
function isLikeNoun(words: readonly Word[], at: number): boolean {
  return BEFORE_NOUN.has(before(words, at));
}

/** The word at this place stands where a verb stands, and nowhere a noun could: "a Ana casa em maio". */
function isLikeVerb(words: readonly Word[], at: number): boolean {
  return BEFORE_VERB.has(before(words, at)) || words[at - 1]?.isName === true;
}

/** What one does oneself, at the beginning: "jogo xadrez com meu pai", not "jogo de xadrez". */
const DOES_SO = set('jogo canto conto treino estudo trabalho desenho danco mato gosto sonho almoco uso');

function isDoneTo(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const isFirst = at === 0 || words[at - 1]?.ends === true;
  return (
    isFirst &&
    next !== undefined &&
    !words[at]?.ends &&
    /^(?!e$|foi$|de$|d[ao]s?$|ta$|esta$|que$|vai$|era$|com$|em$|n[ao]s?$|pra$|para$)\p{L}{2,}/u.test(next.fold)
  );
}

/** Whether a form of a verb at this place is that verb, and not a noun or a particle of the same letters. */
export function isVerbHere(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word) return false;
  if (word.isVerb) return true;
  if (word.fold === 'para') return SUBJECTS.has(before(words, at));
  if (DOES_SO.has(word.fold) && isDoneTo(words, at)) return true;
  if (RARELY_THE_VERB.has(word.fold))
    return (
      isLikeVerb(words, at) &&
      !(word.fold === 'como' && /^(?:se|e|foi|vai|esta|ta|que|nao)$/.test(words[at + 1]?.fold ?? ''))
    );
  return !CLEARLY_A_NOUN.has(before(words, at)) || /(?:ar|er|ir|ando|endo|indo|ado|ido|ei|ou)$/.test(word.fold);
}

/** Whether the letters of a noun at this place are the noun, and not a verb: "eu rio demais", "ela casa amanhã". */
export function isNounHere(words: readonly Word[], at: number, finiteVerbs: ReadonlySet<string>): boolean {
  const word = words[at];
  if (!word || !finiteVerbs.has(word.fold)) return true;
  if (foldWord(word.raw) === 'rio' && LAUGHING.has(words[at + 1]?.fold ?? '')) return isLikeNoun(words, at);
  return !isLikeVerb(words, at);
}
