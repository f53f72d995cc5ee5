/** Words that are words: what one of them is written like is no slip of another. */
import { foldWord } from '../fold.ts';
import { FINITE } from './key.ts';
import { THESAURI } from './thesauri.ts';

/** Words of every day that name nothing a thesaurus has. */
const SMALL =
  'caro cara cota pata pato casco corda cora cova fama fada fila fina fino foca foco fora gado gala gema gola leva lote luva mala mato meta mico moda modo mola nada nata nome nota nova novo ' +
  'ouro pare pena peso pico pipa pior piso poda pote puro rabo raia rata rato reta roda rolo rosto rota ruim saco sala selo seta sino sito soco solo suco taco talo tema tipo toda todo toma tora tropa vaga vala vara vaso vela veia vida vila vinda visto voto zelo ' +
  'cato cano cabo cana capa carta casta cesto chata choro claro conto costa couro crise curta curto densa dente disco dobro doido drama droga exame extra falta farol farto feira festa ficha filha fogo folga forma forte freio frente fruta fundo furto garra gasto geral grama greve gripe grupo ' +
  'horta ideia jeito jogo justo lance leite lenda letra linha livre lousa lucro luta magra marca massa menta mesa metro minha missa molho monte morte motor mundo museu ninho norte nuvem olho ordem orgao ovelha padre papel parte pasto peito perda perna pilha pista placa plano ponta ponte ' +
  'porta posse posto praga prato prazo preto prima prova pulga quadra quase quinta quota radio ramo rapaz razao rede regra resto risco ritmo rocha roupa sabao salto santo saude senha serra setor show sinal sobra sogra sonho sorte susto tarde tempo tenda terra texto tinta tiro tosse trato trem ' +
  'treze turma turno unido urso vazio velho vento verbo verde verso vespa vinho virus visao vista volta xadrez sapo sapa celula escala escada bolado bolada remedo barra cera seta serva sorte chova chuta curva foto fato foro';

let known: ReadonlySet<string> | undefined;

function readVocabulary(): ReadonlySet<string> {
  const texts = THESAURI.flatMap((thesaurus) => Object.entries(thesaurus).flat());
  const words = texts.flatMap((text) => foldWord(text).match(/\p{L}{3,}/gu) ?? []);
  return new Set([...words, ...SMALL.split(' ')]);
}

/** Whether a folded word is one of its own. */
export function isKnownWord(fold: string): boolean {
  known ??= readVocabulary();
  return known.has(fold) || known.has(fold.replace(/s$/u, '')) || FINITE.has(fold);
}
