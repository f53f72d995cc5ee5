/** Whose years a number counts when they are not the character's. Matched against the words directly before the number. */

const OWNER =
  '(?:minhas?|meus?|noss[oa]s?|seus?|suas?|del[ae]s?|[ao]s?|uns|umas?|uma?|dois|duas|[0-9]{1,2}|d[aeo]s?|com|pr[ao]s?|n[oa]s?|tem|tenho|outr[oa]|cada)';
const CHILD =
  '(?:filh(?:[oa]s?|inh[oa]s?|ot[eao]s?)|sobrinh[oa]s?|net(?:[oa]s?|inh[oa]s?)|irma(?:os?|s|zinhas?|ozinhos?)?|caculas?|afilhad[oa]s?|entead[oa]s?|prim(?:[oa]s?|inh[oa]s?)|gemeos|gemeas|bisnet[oa]s?|alun[oa]s?)';
/** Somebody else's age: "minha filha de", "um sobrinho com", "meus alunos de", "o filho mais velho fez". */
const RELATIVE_BEFORE = new RegExp(
  `\\b${OWNER} (?:[a-z]{2,12} )?${CHILD}(?: [a-z]{2,12}){0,2}(?: ,)? (?:de|com|que tem|que fez|tem|ter|tinha|fez|faz|completou|vai fazer)(?: uns| so| apenas| quase| ja)?$`,
  'u',
);
const RELATIVE_COMMA = new RegExp(`\\b${OWNER} ${CHILD}(?: [a-z]{2,12})? ?[,(]$`, 'u');
const CARER =
  '(?:mae|pai|mamae|papai|tia|tio|avo|vo|madrinha|padrinho|baba|madrasta|padrasto|professora?|prof|pediatra|instrutora?|treinadora?|treina|aulas?|ensin[a-z]{1,4}|cuid[a-z]{1,4}|turmas?|cri[ao]|criou|vizinh[oa]|adot[a-z]{1,4}|tem|tenho|teve|trabalh[a-z]{1,4}|atend[a-z]{1,4}|educ[a-z]{1,6}|monitora|recread[a-z]{1,3}|animadora|voluntari[a-z]{1,4}|psicolog[oa]|terapeuta|fonoaudiologa|mother|mom|teaches|nanny)';
const LITTLE_ONE =
  '(?:menin[oa]s?|garot[oa]s?|guri[a-z]{0,2}|crianc[a-z]{1,5}|bebes?|gemeos|gemeas|pequen[oa]s?|adolescentes?|um|uma|dois|duas|2|3|4|5|6|tres|quatro|turmas?|moleques?|pirralh[oa]s?|netos?|filh[oa]s?|outr[oa]|kids?|children|boys?|girls?)';
/** "mãe de um menino de", "babá de uma criança de", "aula para crianças de", "mãe de dois, um de 6 e outro de". */
const CARER_BEFORE = new RegExp(
  `\\b${CARER}(?: [a-z0-9]{1,14}| ,){0,8} ${LITTLE_ONE}(?: [a-z]{2,14}){0,2}(?: ,)? (?:de|com|que tem|entre|dos)$`,
  'u',
);
const LOOKS =
  /\b(?:jeit\w{0,4}|rost\w{1,4}|corp\w{1,4}|car(?:a|inha)|aparenc\w{1,2}|voz\w{0,4}|alma|pele|idade|ment\w{1,9})\b/u;
/** "o mais velho com", "a do meio tem"; not "sou a mais nova". */
const ELDEST_BEFORE =
  /(?<!\b(?:eh|e|sou|ela|ele|eu) )\b[ao] (?:mais (?:velh|nov)[oa]|d[oe] meio|cacula|maior|menor|primeir[oa]|segund[oa])(?: ,)? (?:de|com|tem|fez)$/u;
export const FAMILY = /\b(?:filh[oa]s?|net[oa]s?|sobrinh[oa]s?|irmaos?|irmas?|mae|pai|avo|tia)\b/u;
/** "três filhos: 14, 11 e 8", "meus meninos têm 6 e 9". */
const CHILDREN_LIST =
  /\b(?:filh[oa]s|net[oa]s|sobrinh[oa]s|irmaos|irmas|gemeos|gemeas|entead[oa]s|afilhad[oa]s|primos|primas|alun[oa]s|kids|children|sons|daughters|nieces|nephews|(?:meus|minhas|seus|suas|dois|duas|tres|\d) (?:menin[oa]s|garot[oa]s|pequen[oa]s|criancas|guris))(?: (?:\d{1,2}|[:(]|, (?=\d|um|outr|[ao] )|,|e|and|aged|years|old|de|com|tem|um|uma|outr[oa]|anos|[oa]|mais|velh[oa]|nov[oa]|cacula|meses|idades?|entre)){0,16}$/u;
/** Nothing but the relative and her age: "minha enteada de 16", "irmãzinha caçula, 14" is who the character is. */
const OWN_KIN = new RegExp(
  `^(?:(?:a |o )?(?:minha|meu|sua|seu|tua|teu|nossa|your|my|mi|tu|su) )?(?:${CHILD}|alun(?:inh|azinh)[oa]|hij(?:it)?[oa]|herman(?:it)?[oa]|sobrin[oa]|niet[oa]|(?:step)?(?:daughter|sister|niece|cousin))(?: (?!(?:tem|fez|faz)\\b)[a-z]{2,12}){0,5}(?: ,)?(?: (?:de|com))?$`,
  'u',
);

/** True where the relative is the whole of the sentence, and therefore the character. */
export function isOwnKin(left: string, after: string): boolean {
  return after === '' && OWN_KIN.test(left);
}

const ENGLISH_OWNER =
  /\b(?:has|have|having|with|her|his|my|raising|raises|of|teach\w{0,3}|two|three)(?: (?:an?|two|three|four|little|young))?$/u;
const ENGLISH_RELATIVE =
  /^(?:daughters?|sons?|nieces?|nephews?|kids?|child|children|twins|boys?|grand\w{3,8}|cats?|dogs?|pets?|students?|pupils)\b/u;

/** "has a 10 year old daughter". */
export function isOfRelativeAfter(left: string, after: string): boolean {
  return ENGLISH_OWNER.test(left) && ENGLISH_RELATIVE.test(after);
}

/** Who speaks is that relative herself: "sou sua irmã de", "é a prima de". */
const IS_RELATIVE = new RegExp(
  `\\b(?:sou|eh|seria|virou|ela e|ele e|voce e|am|is) (?:[ao] |uma? |sua |seu |tua |teu |minha |meu ){0,2}${CHILD}\\b`,
  'u',
);

/** "Tia coruja da Bia, de 6 anos": a child by its name. */
const NAMED_CHARGE =
  /^(?:(?:a |uma )?)(?:mae|pai|tia|tio|avo|madrinha|padrinho|baba|madrasta)(?: [a-z]{3,10})? d[oae] [a-z]{2,15} ,? ?(?:de|que tem)$/u;

/** True where the number is a child's that the character has, teaches or brings up. */
export function isOfRelative(left: string, sentence: string): boolean {
  if (NAMED_CHARGE.test(left) || RELATIVE_BEFORE.test(left) || RELATIVE_COMMA.test(left) || isListed(left)) return true;
  if (CARER_BEFORE.test(left)) return !LOOKS.test(left);
  return ELDEST_BEFORE.test(left) && FAMILY.test(sentence);
}

/** A list goes on only while it says nothing else: "irmãs, tem 17" is about somebody again. */
function isListed(left: string): boolean {
  return CHILDREN_LIST.test(left) && !/, (?:e )?(?:tem|com)$/u.test(left);
}

export function isRelativeHerself(left: string): boolean {
  return IS_RELATIVE.test(left);
}

/** Whoever the clause is about when it is a person. */
const PERSON =
  /\b(?:menin\w{1,5}|garot\w{1,5}|moc(?:a|as|inha|o)|jovem|mulher|guri\w{0,4}|ela|ele|eu|filha|modelo|estudante|alun[oa]|bailarina|personagem|voce|namorada|dona|princesa|gata|novinha|(?!agora\b|embora\b|outrora\b)[a-z]{2,}(?:ora|triz|ista|eira))\b/u;
const DRINK =
  /\b(?:uisques?|whisk(?:e?y|ies)|scotch|bourbon|rum|vinhos?|porto|cachacas?|pinga|queijos?|conhaques?|licor|malte|vinagre|balsamico|tequila)(?: (?!e\b|com\b)[a-z]{1,12}){0,2}(?: (?:de|com|tem|envelhecid[oa]s?(?: por)?))?$/u;
const THING =
  '(?:carr(?:os?|inho|ao)|fusca|kombi|motos?|fiat|gol|uno|palio|corsa|opala|chevette|ford|honda|toyota|jipe|jeep|vespa|lambreta|scooter|trator|onibus|caminhao|predio|casa|casinha|casarao|apartamento|ape|empresa|firma|startup|loja|lojinha|padaria|confeitaria|restaurante|boteco|bistro|bar|banda|grupo|projeto|ong|coletivo|contrato|hipoteca|financiamento|garantia|casamento|namoro|noivado|relacionamento|relacao|amizade|amor|paixao|sociedade|parceria|carreira|experiencia|pena|arvore|mangueira|jabuticabeira|figueira|plantas?|bonsai|computador|notebook|celular|guitarra|violao|piano|tenis|jaqueta|jeans|receita|serie|novela|tradicao|time|clube|site|canal|podcast|blog|livraria|oficina|atelie|salao|cafe|cafeteria|fazenda|sitio|barco|veleiro|bicicleta|bike|disco|livro|filme|colecao|fermento|levain|vaso|sofa|mesa|relogio|samba|bloco|orquidea|festival|doutorado|mestrado|curso|plano|prazo|ciclo|intervalo|diferenca|validade|sonho|briga|promessa|saudade|habito|mania|costume)';
const THING_BEFORE = new RegExp(
  `(?:^|[,;:(] |\\b(?:o|a|um|uma|seu|sua|meu|minha|nosso|nossa|esse|essa|este|esta|aquele|aquela|de um|num|numa|cuj[oa]) )${THING}(?: (?!e\\b|que\\b|com\\b)[a-z]{1,14}){0,3}(?: (?:de|com|tem|tinha|fez|faz|completa|completou|completar|dura|durou|ja tem))?(?: (?:quase|cerca de|mais de|uns|ja))?$`,
  'u',
);

/** True where the number is a thing's: a drink, a car, a bar, a friendship; not "a garota da banda tem". */
export function isOfThing(left: string): boolean {
  if (DRINK.test(left)) return true;
  if (!THING_BEFORE.test(left)) return false;
  const clause = left.slice(
    Math.max(left.lastIndexOf(','), left.lastIndexOf(';'), left.lastIndexOf(' e '), left.lastIndexOf(' que ')) + 1,
  );
  return !PERSON.test(clause);
}

const PET =
  '(?:cachorr(?:inh)?[oa]s?|cadel(?:inh)?as?|caes|cao|pets?|vira latas?|caramelo|poodle|labrador|golden|papagaio|calopsita|cavalo|egua|tartaruga|jabuti|coelh[oa]|hamster|pastor alemao|salsicha|pug|peixe|galinhas?|bode|cabra|mula|burr[oa])';
const OF_ANIMAL =
  '(?: (?!e\\b|com\\b|ela\\b|eu\\b|tem\\b)[a-z]{1,14}){0,3}(?: ,)?(?: (?:de|com|tem|fez|faz|completou|que tem))?(?: quase| ja)?$';
const PET_BEFORE = new RegExp(`\\b${PET}${OF_ANIMAL}`, 'u');
const CAT_BEFORE = new RegExp(`\\bgat(?:inh)?[oa]s?${OF_ANIMAL}`, 'u');
const CAT_CUE =
  /\b(?:mia|miados?|racao|veterinari[oa]|castrad[oa]|siames|siamesa|persa|felin[oa]|ronron\w{0,4}|cachorr[oa]|pets?|bigodes|patas?|pelos?|sofa|novelo|arranha\w{0,4}|adot\w{1,4}|vira lata|chamad[oa]|resgat\w{1,4}|manda na casa|dorme|telhado|caixa de areia|arisc[oa])\b/u;

/** Whether the number is an animal's. "Gata" is a word for people as well: without a cue it stays a doubt. */
export function judgeAnimal(left: string, sentence: string): 'yes' | 'perhaps' | 'no' {
  if (PET_BEFORE.test(left)) return 'yes';
  if (!CAT_BEFORE.test(left)) return 'no';
  return CAT_CUE.test(sentence) ? 'yes' : 'perhaps';
}

/** The party of a fifteenth birthday, which people bake, sew and photograph for. */
const PARTY_BEFORE =
  /\b(?:festas?|bolos?|bailes?|valsas?|vestidos?|aniversarios?|convites?|decoracao|buffet) (?:de|dos)$/u;
const OWN_PARTY_AFTER = /^(?:dela|da personagem|ontem|amanha|hoje)\b/u;
const OWN_PARTY = /\b(?:minha|sua) festa\b|\b(?:teve|vai ter|ganhou|acab[a-z]{2,4} de (?:fazer|ter)|recem)\b/u;

export function judgeParty(place: { left: string; after: string; sentence: string }): 'hers' | 'others' | 'no' {
  if (!PARTY_BEFORE.test(place.left)) return 'no';
  return OWN_PARTY_AFTER.test(place.after) || OWN_PARTY.test(place.sentence) ? 'hers' : 'others';
}
