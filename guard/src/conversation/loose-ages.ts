import { isOfThing, judgeAnimal } from '../rules/others.ts';
import { isSpan } from '../rules/spans.ts';

const YOUNG = /(?<![\d.,:/])\b(?:1[0-7]|[5-9])\b(?![\d.,:/]\d)/gu;
const BEFORE =
  /(?:^|\b)(?:de|com|tem|tinha|fez|faz|tipo|uns|is|are|age|idade|tenha|tivesse|ter|ela|ele|[a-z]*menin[oa]|garot[oa]|novinh[oa]|as de|so|apenas|quase|dos|aos|voce|vc|tao|girl|novia|mina|guria)(?: (?:so|apenas|quase|uns|uma))?(?: [,:])?$|, $|,$|:$/u;
const AFTER =
  /^(?:$|[,.?)]|(?:an[iou][a-z]*|y|yo|years?|primaveras|e|mas|que|pra|para|na|no|do|da|me|quero|agora|deu|ou|sendo|se|sem|hoje|ainda|amor|combinado|comigo|apaixonad[oa]|disput[a-z]+|quer|diz|and)\b)/u;
const MEASURE =
  /^(?:an[iou][a-z]* )?(?:horas?|h|reais|minutos?|min|dias?|meses|semanas?|vezes|mil|km|kg|graus|por cento|pontos?|pessoas|amigos|gatos|cachorros|metros|de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|junt[oa]s|atras|que (?:eu|a gente|nao|estamos)|de (?:casad|namoro|casamento|experiencia|relac|amizade|conviv|carreira|diferenca|novembro))/u;
const WINDOW = 90;

/** Whether a sentence holds a young age that counts no time, no thing and no animal; whose it is, others have to say. */
export function holdsYoungAge(sentence: string): boolean {
  return [...sentence.matchAll(YOUNG)].some((match) => {
    const left = sentence.slice(Math.max(0, match.index - WINDOW), match.index).trimEnd();
    const right = sentence.slice(match.index + match[0].length, match.index + match[0].length + WINDOW).trimStart();
    if (/\bdiferenca\b/u.test(left)) return false;
    if (!BEFORE.test(left) || !AFTER.test(right) || MEASURE.test(right)) return false;
    const after = right.replace(/^an[iou][a-z]* ?/u, '');
    if (isOfThing(left) || judgeAnimal(left, sentence) === 'yes') return false;
    return !(/^an[iou]/u.test(right) && isSpan(left, after));
  });
}
