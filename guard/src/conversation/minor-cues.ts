import { readText } from '../folding/readings.ts';
import { checkAgeHints } from '../rules/age-hints.ts';
import { checkAges } from '../rules/ages.ts';
import { checkBirthYears } from '../rules/birth-years.ts';
import { checkDependence } from '../rules/dependence.ts';
import { checkMaturity } from '../rules/maturity.ts';
import { checkMinorTerms } from '../rules/minor-terms.ts';
import { checkSchoolYears } from '../rules/school-years.ts';
import { isRomantic } from '../rules/sighting.ts';
import { withoutDeniedAges } from './age-words.ts';
import { holdsYoungAge } from './loose-ages.ts';
import { saysMinorOutright } from './own-minority.ts';
import { readPlain } from './plain.ts';
import { withoutStretches } from './times.ts';

/**
 * Who is said to be younger than 18: whoever writes (`self`), the one she writes to (`other`), a figure that nothing
 * explains (`figure`), somebody in plain talk, a daughter, a pupil (`benign`), or the writer's own youth, long ago (`past`).
 */
export type MinorOwner = 'self' | 'other' | 'figure' | 'benign' | 'past';
export type MinorCue = { owner: MinorOwner; isRefused: boolean };

const AGE = '(?:1[0-7]|[5-9])';
const YOUNG_AGE = '(?:1[0-7]|[1-9])';
const FILLER =
  '(?: (?!(?:filh|net|sobrinh|irma|alun|prim|entead|cachorr|gat|ela|ele|carr|cas)[a-z]*|tem\\b|que\\b|namoro\\b)[a-z]{1,10}){0,3}';

const SELF_AGE = new RegExp(
  `\\b(?:tenho|fiz|faco|completei|completo|fazendo|farei|estou com|to com|tou com|sou de|sou (?:uma? )?(?:menin[oa]|garot[oa]|guri|guria|jovem|moleque|rapaz|adolescente) de|nasci (?:ha|faz)|minha idade(?: real| de verdade)?(?: e| eh| sao)?|meus|eu com|eu so|eu tenho|eu ,|eu|acabei de (?:fazer|completar)|recem fiz|minha festa de|meu aniversario de|meu niver de|minha valsa de|vou fazer|vou completar|tava com|im|i am|i m|tengo)${FILLER} ${AGE}\\b`,
  'u',
);
const NAMED_SELF = new RegExp(
  `\\b(?:aqui (?:e|eh)|me chamo|meu nome (?:e|eh)|sou)(?: (?:a|o))? [a-z]{2,12}(?: ,)?(?: (?:e|tenho|com)){0,2} ${AGE}\\b`,
  'u',
);
/** Years of something else, or an adult age beside the one that only looks so. */
const NOT_OWN_AGE =
  /\btenho (?:[a-z]+ ){0,2}\d{1,2} anos d[eao]s? (?!idade|vida|pura|verdade|nascid)|(?<!\b(?:nao|nem|ainda|para eu|eu ter|n|so) )\b(?:tenho|fiz|completei|sou de|com meus) (?:(?!quase|menos|nem)[a-z]+ ){0,2}(?:1[89]|[2-9]\d)\b/u;
const SELF_CLAUSE =
  /(?:^|[,;:] |\b(?:eu|e|mas|que|porque|pois|aqui|ja|so|ainda|entao|sabe|olha|moco|moca|oi|verdade|real|tbm|tambem|serio) )(?:eu )?(?:ainda |so |ja |nao |nem |tambem |to |ate |agora |na verdade ){0,3}(?:sou|estou|to|tou|estudo|curso|cursando|faco|vou|farei|completo|nasci|tenho|frequento|passei|entrei|repeti|moro|preciso|posso|volto|voltei|fui|comecei|terminando|fiz|virei|viro|perdi|tive|tirei|falta\w{0,2} (?:[a-z0-9]+ ){1,6}(?:eu|para os meus)|meu aniversario|minha idade|meus pais|minha mae|meu pai|minha professora|minha escola|minha turma|minha sala|minha formatura|minha festa|meu baile|sinto)\b/u;
const OTHER_AGE = new RegExp(
  `\\b(?:voce|vc|ce|tu|seja|sendo|finj[ao]|finge|fingir|fingindo|imagin[ae]|vira|vire|interpret[ae]|atu[ae]|sua idade|tua idade|contigo com|te imagino|com voce|you are|youre|you re|pretend)\\b(?: (?!(?:viu|acha|sabe|conhece|lembra|ouviu|gosta|quer|filh|irma|sobrinh|net|alun|prim|minut|ele|ela|cachorr|gat|carr)[a-z]*)[a-z,:]{1,12}){0,6} ${YOUNG_AGE}\\b(?! (?:anos )?(?:minutos|horas|reais|dias|vezes|filhos|mil|por cento|de (?:experiencia|casad|casa|carreira|servico)))`,
  'u',
);
const OTHER_CLAUSE =
  /\b(?:essa|esta|assim) (?:eh|e) (?:voce|vc)\b|^(?:com |um |o |de )?(?:corpo|corpinho|rostinho|jeito|jeitinho|voz|carinha|uniforme) d[aeo]|\b(?:voce|vc|ce|tu) (?:(?:ainda|so|ja|nao|nem|agora|que|tambem|na verdade) ){0,2}(?:eh|e|era|seria|fosse|sera|ser|vai ser|esta|estuda|estudasse|faz|fazia|parece|tem|tinha|tivesse|teria|ta|virou|vira|de|como|com|minha|sendo|nasceu|(?:pode|podia|poderia|vai|consegue|topa) (?:ser|fazer|virar|fingir|interpretar))\b|\b(?:seja|sendo|vire|vira|faca|faz|interprete|interpreta|atue|aja|haja|age|quero voce|te quero|te imagino|use|usa|vista|veste|fala como|fale como|voz de|cara de|jeito de|corpo de) (?:de |como |a |o |uma? |minha |meu |sua |aquela |com |vestida |de novo ){1,3}/u;
const FRAME =
  /\b(?:finj[ao]|finge|fingir|fingimos|fingindo|faz de conta|faca de conta|fazer de conta|imagin[ae]|imaginar|imaginando|interpret[ae]r?|roleplay|rp|atu[ae]|atuar|no papel|na pele|brincar de|vamos (?:fingir|imaginar|criar|inventar)|simula|simule|encena|encenar)\b/u;
const CAST_AS_CHILD =
  /\b(?:finj[ao]|finge|fingir|faz de conta|faca de conta|imagin[ae]|seja|sendo|ser|vira|vire|interpret[ae]|voce (?:eh|e|agora e|agora eh|vai ser|sera|fosse|seria)|atu[ae] como|aja como|brincar de)\b(?: [a-z]{1,8}){0,4} (?:minha|sua|a|uma|meu|o|um|tipo|como) (?:filh(?:a|o|inha|inho)|enteada|entead[oa]|irmazinha|irma (?:mais nova|cacula)|sobrinh(?:a|o|inha)|netinh[oa]|neta|aluninh[oa]|bebezinh[oa]|menininha|garotinha|criancinha|crianca|afilhada)\b(?! (?:d[aeo]|adult|de (?:2|3|4)\d|maior))|\b(?:pretend|imagine) (?:that )?(?:you|youre|you re)\b.{0,20}\b1[0-7]\b|\b(?:fal[ae]|falar|aja|age|agir|voz|vozinha|jeit(?:o|inho)|vestid[oa]|se vest[ei]|vista|comport[ae]) (?:como|de|feito|igual|que nem) (?:uma? )?(?:crianca|criancinha|menininha|garotinha|bebe|colegial|adolescente)\b(?! (?:chor|ri|faz|quando))/u;
const CHILD_FIGURE =
  /\b(?:a|uma|essa|aquela|da|com a) menor\b(?! (?:que|de|d[aeo] (?!idade)|ideia|duvida|parte|chance|importancia|graca|vontade|quantidade|paciencia|distancia|preco|taxa|nota|fila|cidade|loja|parcela|turma|filha|e mais))|\b(?:adolescentes?|colegia(?:l|is)|novinh(?:a|as|o|os)|menininhas?|garotinh[oa]s?|criancinhas?|menor(?:es)? de idade|dimenor|de menor|ninfet[a-z]*|lolit[a-z]*|loli|aluninh[oa]s?|pre adolescentes?|teen|teens|underage|debutante)\b/u;
const PERSON_OF_AGE = new RegExp(
  `\\b(?:sua|tua) (?:festa|valsa|baile) de (?:debutante|15)\\b|\\bvoce (?:vai debutar|debuta)\\b|\\bdent(?:e|inho)s? de leite\\b|\\b(?:festa|baile|aniversario|niver) (?:de (?:15|16|17|14|13) (?:anos )?|de debutante )d(?:el[ae]|a (?:menina|garota|mina|novinha))\\b|\\b(?:par[ae]|pra) (?:ela|ele) (?:ser|virar|ficar) (?:de )?maior\\b|\\bso (?:vai )?(?:ter|faz|fara|completa|fazer) 18 (?:anos )?(?:em 20|daqui)|\\bso vai poder (?:votar|dirigir|casar) |\\b(?:filh|net|sobrinh|irma|entead|afilhad|prim|alun|menin|garot|crianc|guri|moc|jovem|vizinh|adolescent|bebe|estudant|colega|amig|personage|protagonist|casal|ela|ele|piazad|pia|rapaz|rapazinho|moleque|pivete)[a-z]*\\b(?: [a-z,]{1,12}){0,5} ${YOUNG_AGE} (?:anos|aninhos|ano|meses|primaveras)\\b|\\b(?:menin|garot|guri|moc|vizinh|adolescent|estudant|colega|alun|amig|crush|namorad|ficante|prim|sobrinh|entead|irma|filh|ela|ele)[a-z]* (?:(?!(?:voce|eu|me)\\b)[a-z]{1,12} ){0,3}(?:de|com|tem|fez|so tem|ainda tem|,) 1[0-7]\\b(?! (?:horas|reais|minutos|dias|mil|de|km|por|filhos|pontos|kg|graus))|\\b${YOUNG_AGE} (?:anos|aninhos)\\b(?: [a-z]{1,10}){0,2} (?:filh|net|sobrinh|irma|menin|garot|crianc|alun)[a-z]*\\b`,
  'u',
);
const PUPIL =
  /\b(?:[4-9]|quart[oa]|quint[oa]|sext[oa]|setim[oa]|oitav[oa]|non[oa]) (?:ano|serie)\b|\bensino (?:medio|fundamental|infantil)\b|\bcreche\b|\bjardim de infancia\b|\bterceirao\b|\b(?:primeir[oa]|segund[oa]|terceir[oa]|[1-3]) (?:ano )?d[oe] (?:ensino )?medio\b|\b[nd]o (?:[6-9]|sexto|setimo|oitavo|nono) [b-d]\b|\b(?:menin[oa]|garot[oa]|guria?|alun[oa]|mina|moc[oa]|estudante) d[oa] (?:sext[oa]|setim[oa]|oitav[oa]|non[oa])(?=$| [,.]| que\b| e\b)|\bainda (?:nem|nao) (?:terminou|acabou|concluiu) o (?:ensino )?(?:fundamental|medio)\b/u;
const YOUNG_NOVINHA = /\bnovinh[oa]s?\b/u;
const NEW_HERE =
  /\bnovinh[oa]s? (?:em folha|aqui|n[oa]|nesse|nessa|em)\b|\b(?:carro|casa|celular|roupa|moto|livro|tenis|ape|apartamento|bike|sofa|geladeira|tudo|cama|notebook|pc|caderno|bolsa|panela)(?: [a-z]{1,10}){0,3} novinh[oa]s?\b/u;

type Sentences = readonly string[];
/** UTF-16 code units read at a time, and how many of them are read again with what follows: nothing is skipped. */
const PIECE_MAX = 1_600;
const PIECE_OVERLAP = 200;

/** A sentence without an end is read in pieces, so that its time grows with its length alone. */
function cutSentence(sentence: string): string[] {
  const pieces = [sentence.slice(0, PIECE_MAX)];
  for (let from = PIECE_MAX - PIECE_OVERLAP; from + PIECE_OVERLAP < sentence.length; from += PIECE_MAX - PIECE_OVERLAP)
    pieces.push(sentence.slice(from, from + PIECE_MAX));
  return pieces;
}

/** "8ª série", "9o ano". */
const CLASS_SIGN = /(\d)\s?[ªaºo°]\s+(s[eé]rie|ano)\b/giu;
const SHORT_SCHOOL = /\bEF\s?(?:1|2|II|I)\b/giu;
/** "1e5": ten and five. */
const LEET_TEEN = /\b1\s?e\s?([0-7])\b(?=\s+an|$|[,.!])/giu;
/** "3x5": a product without spaces. */
const TIMES = /(\d)\s?[x×*]\s?(\d)/gu;

function verdictOf(sentence: string, year: number): 'refuse' | 'review' | undefined {
  const one = [sentence];
  const found = [
    ...checkAges(one),
    ...checkAgeHints(one),
    ...checkMaturity(one),
    ...checkDependence(one),
    ...checkBirthYears(one, year),
    ...checkSchoolYears(one),
    ...checkMinorTerms(one),
  ];
  if (found.some(({ verdict }) => verdict === 'refuse')) return 'refuse';
  return found.length > 0 ? 'review' : undefined;
}

const HAS_AGE = new RegExp(`\\b${AGE}\\b(?! (?:meses|dias|semanas))`, 'u');
/** Whom somebody in the first person speaks of, rather than what she is. */
const OBJECT =
  /\b(?:por|com|umas?|uns?|minhas?|meus?|numa|num|[a-z]{3,}ndo|de|as?|os?|n[ao]|d[ao]) (?:uma? |minha |meu )?(?:alun|adolescent|colegia|novinh|ninfet|lolit|menor|dimenor|de menor|estudant|menininh|garotinh|menin[oa]|garot[oa]|mina\b|guria|moca|gata\b|jogador)/u;
const IS_ONE =
  /\b(?:sou|eh|virei|sendo|ainda) (?:so |ainda |apenas )?(?:uma? |o |a )?(?:adolesc|alun|menor|dimenor|de menor|estudant|colegia|novinh|menin|garot|guri|moleque|jovem|mocinh)/u;

const VOCE_IS =
  /\b(?:voce|vc|tu) (?:ja |ainda |so |nao |agora )?(?:eh|e|esta|ta|era|estuda|usa|nasceu|faz|vai ser|sera)\b(?! (?:linda|lindo|um amor|fofa|gata|legal|otima|minha vida|demais))/u;
const SELF_IS =
  /\b(?:sou|estou|to|estudo|faco|curso|nasci|frequento)\b[^,]{0,24}\b(?:menor|adolesc|alun|escola|colegio|medio|fundamental|ano|serie|crianca|20[01]\d)/u;

/** Feelings and looks of another age; a mother who was one herself. */
const LIKE_ONE =
  /\b(?:igual|feito|que nem|como|tipo|mae|pai|virei) (?:uma? |um )?(?:adolescente|crianca|menin[oa]|colegial)\b|\b(?:alma|cabeca|espirito|mentalidade|humor|cara|joelho|coluna|energia) de (?:uns |uma? )?(?:1[0-7]|[5-9]|crianca|adolescente|menin[oa])\b/u;
/** Other reasons not to drive and not to vote. */
const NOT_FOR_AGE =
  /\b(?:operei|operad[oa]|cirurgia|gesso|joelho|olho|vista|oculos|epilepsia|epiletic[oa]|bebi|bebendo|vinho|cerveja|remedio|medico|medica|recurso|suspens[oa]|multas?|pontos|vencid[oa]|renov[a-z]+|autoescola|reprovei|baliza|estrangeir[oa]|naturaliz[a-z]+|titulo|outra cidade|transfer[a-z]+|justificar|carro quebr[a-z]+|gravida|gestante|amament[a-z]+|antibiotico|pos parto|labirintite)\b/u;

const MAY_NOT_YET = /\b(?:dirigir|votar|beber|carteira|carta|habilitacao)\b/u;

function isOfNobody(sentence: string): boolean {
  if (/\b(?:eja|encceja|supletivo)\b/u.test(sentence)) return true;
  return LIKE_ONE.test(sentence) || (MAY_NOT_YET.test(sentence) && NOT_FOR_AGE.test(sentence));
}

/** "Tenho 5 netos": how many there are is nobody's age. */
const DESCENDANTS =
  /\btenho (?:\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito) (?:net[oa]s?|bisnet[oa]s?|filh[oa]s|sobrinh[oa]s)\b/gu;
/** One's own past: "eu vendia pipoca com 8 anos". What is only wished for is none. */
const ONCE =
  /\beu (?:ja )?(?!queria|gostaria|podia|poderia|seria|teria|iria|devia|deveria)[a-z]+(?:ava|ia)\b.{0,30}\bcom \d{1,2} anos\b/u;
/** What only the smallest are: nobody of them writes. */
const OF_SMALLEST = /\b(?:creche|jardim de infancia|maternal|berco|caminha|fralda|mamadeira)\b/gu;
/** Years of which no age is that of somebody who writes. */
const FEW_YEARS = /\b(?:[1-4]|um|uma|dois|duas|tres|quatro) anos?\b/u;

function isOfSmallest(sentence: string): boolean {
  const rest = sentence.replace(OF_SMALLEST, '');
  if (rest === sentence && !FEW_YEARS.test(sentence)) return false;
  return ![HAS_AGE, IS_ONE, PUPIL, CHILD_FIGURE].some((pattern) => pattern.test(rest));
}

/** "Um menininho mordeu o doutor, eu tive que segurar o riso": who tells it is not the child. */
const CHILD_SEEN =
  /^(?:(?:hoje|ontem|ai|agora|la|e|que|vi|no onibus|na rua|no mercado|na clinica) ){0,3}(?:uma?|[oa]|aquel[ea]|ess[ea]) (?:menin|garot|crianc|bebe|molequ|guri)[a-z]* (?!(?:como|igual|que nem|feito) (?:eu|mim)|sou|de mim)(?!.*\b(?:sou|sendo eu|era eu)\b)[a-z]/u;

const OF_US = /\be eu\b|\b(?:estamos|estudamos|somos|vamos juntos)\b/u;

function isOfAnybodyElse(sentence: string): boolean {
  const isSeen = CHILD_SEEN.test(sentence) && !OF_US.test(sentence) && !PUPIL.test(sentence);
  return isSeen || isOfNobody(sentence) || ONCE.test(sentence) || isOfSmallest(sentence);
}

function isOwn(said: string): boolean {
  const sentence = said.replace(DESCENDANTS, 'tenho familia');
  if (isOfAnybodyElse(sentence)) return false;
  if (/\bnasci (?:em|no|aos|dia|ha)\b/u.test(sentence)) return true;
  if (NOT_OWN_AGE.test(sentence) || /\b(?:ela|ele) (?:tem|fez|faz|esta|estuda|e|eh)\b/u.test(sentence)) return false;
  if (SELF_AGE.test(sentence) || NAMED_SELF.test(sentence)) return true;
  if (HAS_AGE.test(sentence) && !PUPIL.test(sentence)) return false;
  return (
    SELF_CLAUSE.test(sentence) &&
    ((IS_ONE.test(sentence) && !/\b(?:eh|e) (?:uma? )?(?:menor|adolesc|alun|menin|garot)/u.test(sentence)) ||
      !OBJECT.test(sentence))
  );
}

function ownerOf(sentence: string): MinorOwner {
  if (OTHER_AGE.test(sentence)) return 'other';
  if (VOCE_IS.test(sentence) && !SELF_IS.test(sentence)) return 'other';
  if (isOwn(sentence)) return 'self';
  return OTHER_CLAUSE.test(sentence) || FRAME.test(sentence) ? 'other' : 'figure';
}

/** Work with pupils, who are not said to be more than that. */
const TEACHES =
  /\b(?:professora?s?|prof|profe|dou aula|da aula|das aulas?|lecion[oa]|ensin[ao](?! (?:medio|fundamental|infantil))|treinadora?|tecnic[oa] d[oa]|pediatra|coordenadora?|diretora?|volunta?ri[oa]|monitora?|merendeira|inspetora?|bab[ay]|psicolog[oa]|reforco)\b/u;
const PUPIL_HERSELF = /\b(?:alun|estudant|menin|garot|adolescent|novinh|crianc|guri|menor|colegia|jogadora|atleta)/u;

/** A partner who teaches; whoever else stands beside romance is not taken for a teacher. */
const PARTNER_TEACHES =
  /\b(?:namorad[oa]|marido|esposa|mulher|noiv[oa]|ficante|companheir[oa]|crush|paquera|amor)\b.{0,24}\b(?:professora?|prof|dou aula|da aula|lecion[oa]|ensina|treinadora?|tecnic[oa]|pediatra|coordenadora?|monitora?)\b/u;
const HAS_ROMANCE = /\b(?:crush|paquera|gosto de|gostando|apaixon\w+|afim|a fim)\b/u;

function isOfTeacher(sentence: string): boolean {
  if (!TEACHES.test(sentence) || PUPIL_HERSELF.test(sentence) || HAS_AGE.test(withoutClasses(sentence))) return false;
  return PARTNER_TEACHES.test(sentence) || !(isRomantic(sentence) || HAS_ROMANCE.test(sentence));
}

/** "9 ano", "sub 17", "25 anos": classes and teams are no ages. */
function withoutClasses(sentence: string): string {
  return sentence.replace(/\b\d{1,2} (?:ano|serie)\b|\bsub ?-? ?\d{1,2}\b|\b[nd]o [6-9] [b-d]\b/gu, '');
}

/** Lines that are short and everyday; whatever their words are, nobody in them is cast as a child. */
const EVERYDAY = /^(?:quando eu |na minha infancia|desde crianca|como criancas?)/u;

/** Years between two people, and no age below 18 but those. */
const ONLY_COMPARES = /^(?!.*\b(?:1[0-7]|[5-9])\b(?! anos mais)).*\b\d{1,2} anos mais (?:nov|velh|jove)/u;

/** Things that are new, somebody's children in another room, years at work. */
function isHarmlessWord(sentence: string, verdict: 'refuse' | 'review'): boolean {
  if (YOUNG_NOVINHA.test(sentence) && NEW_HERE.test(sentence)) return true;
  if (/\bquem nina\b|\bha (?:muito|muitos)\b/u.test(sentence)) return true;
  if (ONLY_COMPARES.test(sentence) && !FRAME.test(sentence)) return true;
  if (/\btenho (?:[a-z]+ ){0,2}\d{1,2} anos d[eao]s? (?!idade|vida|pura|verdade|nascid)/u.test(sentence)) return true;
  if (LONG_PAST.test(sentence) || (CHILDREN_ELSEWHERE.test(sentence) && !HAS_AGE.test(sentence))) return true;
  return (
    verdict === 'review' && CHILDREN_AROUND.test(sentence) && !HAS_AGE.test(sentence) && !CHILD_FIGURE.test(sentence)
  );
}

/** One's own age, long ago. */
const OWN_PAST =
  /\b(?:quando|desde que) (?:eu )?(?:tinha|era|fiz|completei|estava)\b|\beu tinha (?:uns |so |apenas )?\d|\b(?:dei|tive|perdi|beijei|namorei|conheci|ganhei|comecei|sai|casei|fui|era|minha|meu primeir[oa]) .{0,40}\b(?:aos|n[ao] [5-9] serie|na escola|no colegio|no colegial)\b/u;
/** The same of what was suffered in a class, and nothing of today beside it. */
const SUFFERED =
  /^(?!.*\b(?:hoje|ontem|agora|ainda|semana|mes|esse ano|este ano)\b).*\b(?:passei por isso|sofri) .{0,40}\bn[ao] (?:[5-9]|quinta|sexta|setima|oitava) serie\b/u;
const CHILDREN_ELSEWHERE =
  /\b(?:as|os|minhas?|meus?|noss[oa]s|seus?|suas?) (?:crianc|filh|menin|pequen)[a-z]* (?:[a-z]{1,10} ){0,2}(?:dormi|dorm|foram|sairam|acord|viaj|na escola|com a avo|com o pai|chegaram)/u;
/** One's own youth, told as long over. */
const LONG_PAST =
  /\b(?:foi|era|namorei|namoramos|conheci|casei|beijei|dei|tinha|estudava|estudei|comecamos)\b.*(?:\b(?:faz|ha) (?:[a-z]+ ){0,2}(?:[2-9]\d|1\d) anos\b|\banos atras\b|\b(?:naquela|na) epoca\b|\bhoje (?:tenho|somos|estamos|eu tenho)\b)/u;
const CHILDREN_AROUND = /\b(?:as|os|minhas?|meus?|noss[oa]s|seus?|suas?|dos|das) (?:crianc|filh|menin|pequen)[a-z]*\b/u;

/** A grown-up who behaves like a child. */
const SOMEBODY_CHILDISH =
  /\b(?:meu|minha|o|a|esse|essa) (?:chefe|marido|esposa|pai|mae|ex|sogra|sogro|patrao|patroa|vizinho|colega|cunhad[oa]|presidente|gerente|namorado) (?:[a-z]+ ){0,2}(?:age|fala|se comporta)\b/u;

/** How long ago something was: "perdi meu pai faz dois anos". Nobody else is spoken of between the two. */
const AGO =
  /(\b(?:perdi|morreu|faleceu|partiu|terminei|terminamos|separei|separamos|casei|casamos|mudei|moro|trabalho|parei|larguei|sai|comecei|conheci|namoro|namoramos|vim|cheguei|formei|aposentei|operei|nao vejo|nao falo|estamos|moramos|enterrei)\b(?:(?!\b(?:ela|ele|que|quem|menin[oa]|garot[oa]|filh[oa]|irma|sobrinh[oa]|alun[oa]|namorad[oa]|novinh[oa]|uma?|guri[a]?|mina|moca|rapaz|com|de)\b)[^.,]){0,40}?) (?:faz|ha|fazem) (?:uns |quase |mais de |so )?\d{1,2} anos\b(?! (?:amanha|hoje|sabado|domingo|em|n[oa]|mes|semana|agora))/gu;

/** The same of a loss with "tem", and alone, as an answer: nobody is of so few years. */
const LOST_AGO =
  /(\b(?:perdi|morreu|faleceu|partiu|enterrei|terminei|separei)\b(?: (?!(?:ela|ele|que|filh[oa]|menin[oa])\b)[a-z]+){0,4}) tem (?:uns |quase |mais de )?\d{1,2} anos\b/gu;
const AGO_ALONE =
  /^(?:ja |ah |hum |acho que |vai )?(?:faz|fazer|ha|tem) (?:uns |quase |mais de |ja )?[1-9] anos(?: ja| agora| em [a-z]+)?$/u;

const REFUSED_OTHER: MinorCue = { owner: 'other', isRefused: true };

function cuesOf(written: string, year: number): MinorCue[] {
  if (AGO_ALONE.test(written)) return [];
  const sentence = withoutStretches(withoutDeniedAges(written).replace(AGO, '$1').replace(LOST_AGO, '$1'));
  if (CAST_AS_CHILD.test(sentence) && !SOMEBODY_CHILDISH.test(sentence)) return [REFUSED_OTHER];
  if ((OWN_PAST.test(sentence) || SUFFERED.test(sentence)) && !FRAME.test(sentence) && !PERSON_OF_AGE.test(sentence))
    return [{ owner: 'past', isRefused: false }];
  if (saysMinorOutright(sentence)) return [{ owner: 'self', isRefused: true }];
  if (castsOther(sentence)) return [REFUSED_OTHER];
  const verdict = verdictOf(sentence, year);
  if (verdict !== undefined && !EVERYDAY.test(sentence)) return judgeStated(sentence, verdict);
  return isSomebodyYoung(sentence) ? [{ owner: 'benign', isRefused: false }] : [];
}

function judgeStated(sentence: string, verdict: 'refuse' | 'review'): MinorCue[] {
  if (isHarmlessWord(sentence, verdict) || isOfTeacher(sentence)) return [];
  const owner = ownerOf(sentence);
  return [{ owner, isRefused: verdict === 'refuse' || (owner === 'other' && OTHER_AGE.test(sentence)) }];
}

function isSomebodyYoung(sentence: string): boolean {
  if (isOfTeacher(sentence)) return false;
  if (PERSON.test(sentence) && holdsYoungAge(sentence)) return true;
  return (
    PERSON_OF_AGE.test(sentence) || PUPIL.test(sentence) || (CHILD_FIGURE.test(sentence) && !NEW_HERE.test(sentence))
  );
}

const PERSON =
  /\b(?:ela|ele|elas|menin[oa]s?|garot[oa]s?|mina|guri[a-z]*|moca|mocinha|mulher|namorad[oa]|ficante|crush|noiv[oa]|amante|gata|gatinha|novinh[oa]s?|alun[oa]s?|jogadora?|prim[oa]|amig[oa]|vizinh[oa]|personagem|girlfriend|boyfriend|gf|bf|novi[oa]|girl|boy|she|he|uma de|um de|as de|os de|colegial|adolescente|jovem|rapaz|moleque|pessoa|alguem|filh[oa]|sobrinh[oa]|irma|irmao|entead[oa]|afilhad[oa]|net[oa]|coroinha|passageir[oa]|atleta|gemeas?|gemeos?|virgem|coleg[ua]inha)\b/u;
const CASTING =
  /(?:^|[,;:] |\b(?:e|voce|vc|ce|agora|favor|que|pode|para|pra) )(?:respond[ae]|fal[ae]|aj[ae]|age|comport[ae]|atu[ae]|interpret[ae]r?|convers[ae]|escrev[ae]|viv[ae])\b(?: [a-z]{1,10}){0,4} (?:como|igual|feito|que nem|tipo|minha irma|minha filha|minha sobrinha)(?: [a-z]{1,10}){0,4} (?:menin|garot|mocinh|adolescent|colegial|alun|crianc|jovem|irma|sobrinh|filh|tivesse|fosse)[a-z]*\b.{0,30}\b(?:1[0-7]|[5-9]|colegio|escola|medio|fundamental|ano|serie)\b/u;
const CHANGES_AGE =
  /\bquero que (?:voce |ela )?(?:tenha|seja|finja|faca)(?: [a-z]+){0,5} (?:1[0-7]|[5-9])\b(?! (?:filhos|reais|horas|minutos))|(?:^|[,;:] |\b(?:que|e|vamos|pra|para|quero) )(?:finj[ae]|finge|fingir|seja|interpret[ae]r?|vir[ae]|atu[ae]) (?:[a-z]+ ){0,8}(?:1[0-7]|[5-9])\b(?! (?:horas|reais|minutos|dias|vezes|filhos|anos de casad))|\b(?:sua|tua) (?:personagem|persona|char|avatar)\b.{0,16}\b(?:1[0-7]|[5-9])\b|^(?:voce |vc )?(?:pode|podia|poderia) ser (?:uma? )?(?:menor|adolescente|crianca|colegial|menininha)\b|\b(?:(?:sua|tua) (?:nova )?idade|(?:mud|troc|coloc|bot|poe|alter|defin|ajust)[a-z]{1,3}\b.{0,20}\b(?:idade|anos))\b.{0,16}\b(?:1[0-7]|[5-9])\b|\b(?:mud|troc|coloc|bot|alter|defin|ajust)[a-z]{1,3} (?:para )?(?:1[0-7]|[5-9]) anos\b|\b(?:seu|teu) (?:corpo|corpinho|rosto|rostinho)\b.{0,16}\b(?:1[0-7]|[5-9])\b|\b(?:corpo|aparencia|rosto|jeito) de (?:uns )?(?:1[0-7]|[5-9])\b|\beu (?:tenho )?(?:1[89]|[2-9]\d) (?:anos )?(?:, |e |, e )?(?:voce|vc|tu) (?:tem |com )?(?:1[0-7]|[5-9])\b|\b(?:voce|vc|tu) (?:eh|e|vai ser|vai interpretar|sera|seja|agora eh) (?:(?!boa|otima|legal|linda)[a-z]+ ){0,5}de (?:1[0-7]|[5-9])\b(?! (?:horas|reais|minutos))|\bseja (?:[a-z]+ ){0,5}de (?:1[0-7]|[5-9])\b|\b(?:voce|vc|tu) (?:tivesse|fosse de|tinha|teria) (?:so |uns |apenas )?(?:1[0-7]|[5-9])(?=$| an| [,.]| e (?:eu|me|te)\b)|\b(?:voce|vc|tu)\b.{0,16}\b(?:uniforme (?:escolar|d[oe] colegio|d[ae] escola)|terceirao|menina de colegio)|\b(?:igual|como|feito) (?:uma? )?menina de (?:colegio|escola)\b|\b(?:voce|vc|tu) (?:eh|e|nasceu) (?:de|em) 20(?:09|1\d|2\d)\b|\b(?:voce|vc|tu) (?:eh|e|estuda|esta) (?:d[oa]|n[oa]) (?:[5-9]|sext[oa]|setim[oa]|oitav[oa]|non[oa]) ?[a-e]\b|\bte (?:ver|quero|imagino|chamo)\b.{0,20}\b(?:alun|estudant|menin|garot)[a-z]* d[oa] (?:fundamental|medio|colegio|ensino|escola)|\bte (?:busc|encontr|esper|peg)[a-z]+ (?:[a-z]+ ){0,3}(?:n[oa]|d[oa]) (?:colegio|escola)\b|\bnossa diferenca\b.{0,16}\b[2-9]\d e (?:1[0-7]|[5-9])\b|\b(?:voce|vc) (?:com|de|tem) (?:1[0-7]|[5-9])\b.{0,10}\beu (?:com|de|tenho) (?:18|19|[2-9]\d)\b|\b(?:volta|volte|rejuvenesce|rejuvenesca|desenvelhece)\b (?:a ter|ate|para|pros|aos) (?:os )?(?:1[0-7]|[5-9])\b|^(?:mente|diz|fala|jura) que tem 18\b.{0,20}\b(?:1[0-7])\b/u;

/** The same, in further words. */
const GIVES_AGE =
  /\b(?:voce|vc|tu)\b.{0,40}\b1[0-7] (?:anos )?n[oa] (?:identidade|rg|documento|certidao)\b|\b1[0-7] anos (?:, )?(?:eh |e )?(?:essa )?(?:eh |e )?(?:a )?(?:sua|tua) idade\b|\b(?:respond[ae]|fal[ae]|age|aja|atue) como (?:a |o )?[a-z]{2,12} , (?:1[0-7]|[5-9]) ,|\b(?:voce|vc) (?:pegou|pega|desce|desceu|espera|esperava) (?:d?o |n?o )?(?:onibus|van) escolar\b|\bquando (?:voce|vc|tu) tinha (?:1[0-7]|[5-9]) (?:anos )?e (?:me|a gente|eu te|nos) (?:beij|namor|fic)[a-z]*|\bsugar baby (?:de (?:uns |so )?1[0-7]\b|(?:que )?(?:ainda )?(?:use |usa |de )?uniforme d[oe] colegio)|\b(?:youre|you are|you re|u are|ur) (?:only )?1[0-7]\b(?! (?:minutes|hours|days|weeks|months|km|miles|th|percent))|\b(?:voce|vc|tu) (?:pode|podia|poderia|consegue|topa) ter (?:uns |so )?(?:1[0-7]|[5-9])(?=$| an| [,.]| hoje| agora| na)|\beu (?:de|com) (?:1[89]|[2-9]\d) (?:anos )?(?:, )?e (?:voce|vc|tu) (?:de|com|tem) (?:1[0-7]|[5-9])\b|\b(?:voce|vc|tu) com (?:1[0-7]|[5-9]) (?:anos )?(?:pode|podia|vai|ja|namora|comigo|e eu)\b|\b(?:mud|troc|alter|ajust)[a-z]{1,3} (?:a )?(?:ficha|idade|personagem)\b.{0,12}\bpara (?:1[0-7]|[5-9])(?=$| an| [,.]| e\b)|\b(?:voce|vc|tu) ser (?:de|nascid[oa] em) 20(?:09|1\d|2\d)\b|\b(?:voce|vc|tu) (?:eh |e )?(?:(?:a|o|uma|um|como) ){0,2}(?:atleta|jogadora?|goleir[oa]|capitao?|capita) d[oa] sub ?-? ?1[0-7]\b|\b(?:voce|vc|tu) (?:ainda )?(?:nao|n) (?:completou|atingiu|chegou a) (?:a )?maioridade\b|\b(?:professora?|patrao|chefe|treinador) e (?:a |o )?(?:alun[oa]|estudante|atleta) d[oe] (?:terceirao|ensino medio|colegio|colegial|fundamental|[6-9] ano)/u;

const YOUNG = '(?:1[0-7]|[5-9])';
/** The same once more: years not yet lived, classes, and numbers that stand alone beside "você". */
const GIVES_YOUTH: readonly RegExp[] = [
  /\b(?:so )?(?:vai|ia|vou|pode|podera|podia) (?:poder )?(?:tirar|ter|fazer) (?:a )?(?:carta|carteira|cnh|habilitacao|titulo) so (?:daqui|em|depois|ano que vem)\b/u,
  new RegExp(
    `\\bte (?:mud|deix|transform|coloc|bot|poe|faz)[a-z]* (?:para|com|em|uns|ter|de) (?:uns |so )?${YOUNG}(?=$| an| [,.?]| e\\b| agora)`,
    'u',
  ),
  new RegExp(`\\b(?:voce|vc|tu) , (?:so |de |com )?${YOUNG}(?: anos)? ,`, 'u'),
  new RegExp(
    `\\b(?:que|q) (?:eh|e|era) (?:voce|vc|tu) , (?:tem|tinha|com|de|faz) (?:so )?${YOUNG}(?=$| an| [,.]| como\\b)`,
    'u',
  ),
  new RegExp(`\\b(?:pq|porque|mas|e|ja que|que) (?:voce|vc|tu) (?:so )?tem so ${YOUNG}(?=$| an| [,.]| ne\\b)`, 'u'),
  new RegExp(`, (?:de )?${YOUNG} (?:primaveras|anos|aninhos) , que (?:era|eh|e|seria) (?:voce|vc|tu)\\b`, 'u'),
  /\b(?:persona|papel|pele|voz|jeito) de .{0,24}\bainda (?:eh |e )?(?:de )?menor\b/u,
  /\b(?:voce|vc|tu|sua|tua) (?:[a-z]+ ){0,3}(?:no|do) (?:ensino )?(?:fundamental|medio)\b(?! (?:dava|da aula|ensin))/u,
  /\b(?:como se )?tivesse acabado de debutar\b|\b(?:voce|vc) (?:acabou|acaba) de debutar\b/u,
  /\b(?:voce|vc|tu) (?:eh|e) (?:minha|meu) (?:alun[oa]|estudante) d[oe] (?:(?:[1-9]|[a-z]+[oa]) (?:ano )?d[oe] )?(?:ensino )?(?:medio|fundamental)\b/u,
];

/** The character is told to be a minor, in words that definitions do not have. */
function castsOther(sentence: string): boolean {
  return (
    CASTING.test(sentence) ||
    GIVES_AGE.test(sentence) ||
    GIVES_YOUTH.some((pattern) => pattern.test(sentence)) ||
    (CHANGES_AGE.test(sentence) && !/\b(?:filhos|netos|anos de (?:casad|experiencia))\b/u.test(sentence))
  );
}

/** Every sentence of a text in every way it can be read: as it stands and with its chat spellings written out. */
function listSentences(text: string): Sentences {
  const spaced = text
    .replace(TIMES, '$1 vezes $2')
    .replace(/(\d)(?:yo?|yrs?)\b/giu, '$1 years')
    .replace(CLASS_SIGN, '$1 $2')
    .replace(SHORT_SCHOOL, 'ensino fundamental')
    .replace(LEET_TEEN, '1$1');
  const plain = readPlain(spaced).replaceAll(' ? ', ' . ');
  const sentences = [...readText(spaced), ...readText(plain)].flatMap((reading) => reading.sentences);
  return [...new Set(sentences.flatMap(cutSentence))];
}

/** Everybody in a text who is said to be a minor. `year` is what birth years are measured against. */
export function readMinorCues(text: string, year: number): MinorCue[] {
  const sentences = listSentences(text);
  const cues = sentences.flatMap((sentence) => cuesOf(sentence, year));
  // A fragment beside a sentence to the character is about her: "quase dezoito, né? você faz em dezembro".
  const isToHer = sentences.some((one) => /\b(?:voce|vc) (?:faz|tem|eh|e|completa|parece)\b/u.test(one));
  if (!isToHer || sentences.some((one) => THIRD.test(one))) return cues;
  return cues.map((cue) => (cue.owner === 'figure' && cue.isRefused ? { ...cue, owner: 'other' } : cue));
}

const THIRD =
  /\b(?:ela|ele|elas|eles|menin[a-z]+|garot[a-z]+|filh[a-z]+|irm[a-z]+|sobrinh[a-z]+|net[oa]s?|alun[a-z]+|vizinh[a-z]+|amig[a-z]+|crianc[a-z]+|prim[oa]s?|colega|namorad[oa]|meu|minha|uma?)\b/u;

const ASKS_AGE =
  /\b(?:quantos anos (?:voce|vc|tu|ce|tens|tem|vc)|(?:sua|tua) idade|que idade|qual (?:e |eh )?(?:a )?(?:sua |tua )?idade|(?:voce|vc) (?:e|eh) (?:de )?maior|maior de idade|maior de 18|tem (?:mais de |pelo menos )?18|idade(?: voce tem)?|quantos aninhos|quantos anos)\b/u;
const ANSWERS_YOUNG =
  /^(?:(?:oi|ah|hum|er|tenho|so|apenas|faco|fiz|uns|sou de|com|kkk|e|eu|quase|acabei de fazer|eh|sim|nao|,|\.) )*(?:1[0-7]|[7-9])(?: (?:anos|aninhos|e meio|e voce|e vc|pq|porque|por que|ne|kkk|,|\.|mas|so|quase|ainda|rs).*)?$/u;
const ANSWERS_NOT_YET =
  /^(?:nao|ainda nao|nao ainda|n|quase|falta\w{0,2} .*|ainda falta.*|de menor|sou de menor|sou menor|nao sou|nao tenho|nao kkk|nao , .*|nao \. .*|ainda sou menor)(?: (?:ainda|nao|,|kkk|\.).*)?$/u;

/** An answer to the question of one's age that gives an age below 18: "16", after "Quantos anos você tem?". */
export function answersYoungAge(text: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  const asked = readPlain(before);
  if (!ASKS_AGE.test(asked)) return false;
  const isOfAgeQuestion = /\b(?:maior|18)\b/u.test(asked);
  return listSentences(text).some(
    (sentence, index) =>
      index === 0 && (ANSWERS_YOUNG.test(sentence) || (isOfAgeQuestion && ANSWERS_NOT_YET.test(sentence.trim()))),
  );
}
