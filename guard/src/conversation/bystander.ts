import { readMinorCues } from './minor-cues.ts';
import { cutEarlier, type PlainText, readPlain } from './plain.ts';
import { readRomance, withoutCompliments } from './romance.ts';

/** The writer's own, as a parent speaks of them; stepchildren, pupils and neighbours are not among them. */
const OWN_CHILD =
  /\b(?:minhas?|meus?|noss[oa]s?|suas?|seus?|tuas?|teus?) (?:filh(?:a|o|inha|inho|as|os|inhas|inhos)|netinh[oa]s?|net[oa]s?|afilhad[oa]s?|sobrinh[oa]s?|bebe|cacula|pequen[oa])\b/u;
const CHILD_AGAIN = /^(?:(?:e |ja |agora |ainda )?(?:ela|ele|elas|eles))\b/u;
/** What parents tell of a day with a child: illness, school, meals, birthdays. */
const CARE =
  /\b(?:febre|doente|gripad[oa]|gripe|tosse|tossindo|virose|otite|dor de (?:ouvido|barriga|garganta|dente)|vomit(?:ou|ando)|remedio|xarope|antibiotico|medic[oa]|pediatra|hospital|consulta|vacina|vacinas|internad[oa]|alergia|machucou|caiu|melhor(?:ou|a|ando)?|melhoras|sarou|escola|creche|colegio|aula|aulas|prova|provas|boletim|nota|notas|matematica|licao|dever de casa|tarefa|reuniao de pais|professora|formatura|natacao|futebol|judo|bale|aniversario|festinha|bolo|fez anos|completou|dentinho|dente|comer|comeu|janta|jantar|almoco|lanche|lancheira|mochila|uniforme da escola|chor(?:ou|ando)|birra|dormiu|dormindo no quarto|acordou|videogame|desenho animado|bicicleta|avo|pai dela|mae dela|ferias)\b/u;
/** Anything in which the child is more than mentioned. */
const MORE_THAN_MENTIONED =
  /\b(?:com ela|com ele|com elas|com eles|dela|dele|nela|nele|nos tres|os tres|todos nos|junto|juntos|juntas|igual|parece|parecid[oa]|corpo|corpinho|linda|lindo|gat[oa]|gatinh[oa]|gostos[oa]|novinh[oa]|biquini|pijama|banho|cama|pelad[oa]|nua|nu|roupa|beij[a-z]+|namor[a-z]+|apaixon[a-z]+|assist[a-z]+|olhando|vendo|participa[a-z]*|tambem quer|segredo)\b/u;
const CHILDREN =
  /\b(?:filh|net[oa]|sobrinh|afilhad|entead|irm[aã]|prim[oa]|alun|menin|garot|crianc|bebe|adolescent|novinh|menor)/u;
const THIRD = /\b(?:ela|ele|elas|eles|dela|dele|nela|nele)\b/u;
const BREAK =
  /(?:[.?,] )|\b(?:mas|porem|so que|enquanto isso|alias) |\be (?=(?:voce|te|eu|quero|queria|estou|que|como) )/u;

/** Said to whoever the writer talks with. */
const TO_YOU = /\b(?:voce|te|ti|contigo|comigo|me)\b/u;

type Parts = { children: string[]; rest: string[] };

/** What a message says of somebody's own child in passing, and the rest of it; undefined where a child is more than that. */
function takeChildrenOut(plain: PlainText): Parts | undefined {
  const children: string[] = [];
  const rest: string[] = [];
  for (const clause of plain.split(BREAK).map((part) => part?.trim() ?? '')) {
    const isOfChild = OWN_CHILD.test(clause) || (CHILD_AGAIN.test(clause) && CARE.test(clause));
    if (!isOfChild) rest.push(clause);
    else if (CARE.test(clause) && !MORE_THAN_MENTIONED.test(clause) && readRomance(`${clause} `) === 0)
      children.push(clause);
    else return undefined;
  }
  return { children, rest };
}

type Message = { role: 'person' | 'character'; text: string };

/** Whether what is left without the child is a flirt with whoever is spoken to, and nothing heavier. */
function isLightFlirt({ rest }: Parts, role: Message['role']): boolean {
  return rest.every((clause) => {
    if (CHILDREN.test(clause) || THIRD.test(clause)) return false;
    const isToYou = role === 'character' || TO_YOU.test(clause) || readRomance(`${clause} `) < 2;
    return isToYou && readRomance(withoutCompliments(`${clause} `)) <= 2;
  });
}

/**
 * Whether the children of a message that was found to stand beside romance are bystanders: a parent tells of a fever, and flirts
 * with the character in the same breath or the one before. Everything has to be plain: the child is the writer's own and told of
 * with a parent's everyday words, in a clause of its own without a tender one; the rest is light, and about nobody else; nothing
 * before was sexual, or cast anybody as a minor. Any doubt is a no, and then the finding stands.
 */
export function isBystander(text: string, earlier: readonly Message[], year: number): boolean {
  const before = earlier.map((message) => ({ ...message, text: cutEarlier(message.text) }));
  const messages: readonly Message[] = [...before, { role: 'person', text }];
  let hasChild = false;
  const isPlain = messages.every((message) => {
    const parts = takeChildrenOut(readPlain(message.text));
    hasChild ||= parts !== undefined && parts.children.length > 0;
    const rest = parts?.rest.join(' . ') ?? '';
    return parts !== undefined && isLightFlirt(parts, message.role) && readMinorCues(rest, year).length === 0;
  });
  return isPlain && hasChild;
}
