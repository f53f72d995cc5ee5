/** Chat spellings and what they stand for, folded. A value of several words is written with underscores. */
const SPELLINGS =
  'vc:voce vcs:voces ce:voce ceis:voces oce:voce tu:voce vose:voce voxe:voce vosse:voce vece:voce cv:voce ' +
  'n:nao nn:nao naum:nao naun:nao nau:nao noa:nao nop:nao nope:nao naoo:nao ' +
  'q:que qe:que ki:que oq:o_que oque:o_que pq:porque pqe:porque pk:porque porq:porque pork:porque ' +
  'd:de p:para pra:para pro:para pras:para pros:para prum:para_um pruma:para_uma c:com ' +
  'dzesseis:dezesseis dzessete:dezessete dezeseis:dezesseis dezesete:dezessete kinze:quinze tnho:tenho tenhu:tenho teno:tenho tnh:tenho tinho:tenho to:estou tou:estou tow:estou toh:estou ta:esta tah:esta tao:tao tava:estava tamo:estamos tamos:estamos tavam:estavam teja:esteja tiver:estiver ' +
  'qro:quero qrmorrer:quero_morrer qromorrer:quero_morrer kero:quero qero:quero queru:quero qeru:quero keru:quero querro:quero quro:quero qria:queria keria:queria qeria:queria quria:queria qr:quer ker:quer qer:quer ' +
  'aguentu:aguento guento:aguento agento:aguento aguent:aguento agueto:aguento agueno:aguento aguanto:aguento guentar:aguentar guenta:aguenta ' +
  'td:tudo tdo:tudo tds:todos tdos:todos tda:toda ngm:ninguem nguem:ninguem ninguen:ninguem ningem:ninguem niguem:ninguem nimguem:ninguem nigem:ninguem alg:alguem algm:alguem agm:alguem ' +
  'mt:muito mto:muito mta:muita mtu:muito mts:muitos mtos:muitos muitu:muito mui:muito mutio:muito tb:tambem tbm:tambem tbem:tambem tmb:tambem tmbm:tambem ' +
  'hj:hoje oje:hoje oji:hoje amnh:amanha amanh:amanha amnha:amanha ino:indo dps:depois dpois:depois dpos:depois agr:agora dnv:de_novo denovo:de_novo ' +
  'msm:mesmo mesmu:mesmo mrm:mesmo vdd:verdade vrdd:verdade cmg:comigo ctg:contigo gnt:gente ent:entao entaum:entao ' +
  'qnd:quando qdo:quando qndo:quando qm:quem qto:quanto qnto:quanto qnt:quanto qts:quantos qtos:quantos qlqr:qualquer qq:qualquer ' +
  'nd:nada nda:nada sla:sei_la slk:slk tpw:tipo tp:tipo aki:aqui axo:acho axu:acho achu:acho vo:vou vow:vou vuo:vou vouu:vou fika:fica fikei:fiquei ' +
  'mi:me mee:me facul:faculdade niver:aniversario trampo:trabalho trampar:trabalhar trampando:trabalhando namo:namorado miga:amiga migo:amigo ' +
  'mainha:mae painho:pai manim:irmao mano:mano mana:mana voinha:avo vovo:avo vozinha:avo zap:whatsapp wpp:whatsapp whats:whatsapp insta:instagram face:facebook ' +
  'obg:obrigado obgd:obrigado obga:obrigada brigado:obrigado brigada:obrigada vlw:valeu flw:falou flws:falou bj:beijo bjs:beijos bjo:beijo bjos:beijos bjao:beijo bjim:beijinho bjinho:beijinho ' +
  'pfv:por_favor pf:por_favor pfvr:por_favor plmdds:pelo_amor_de_deus pldds:pelo_amor_de_deus blz:beleza tlgd:ta_ligado sdd:saudade sdds:saudades sds:saudades fds:fim_de_semana ' +
  'crl:caralho krl:caralho caraio:caralho mds:meu_deus mddc:meu_deus_do_ceu pdc:pode_crer cvs:conversa ctz:certeza ctza:certeza tdb:tudo_bem gt:gosto gst:gosto ' +
  'more:morrer morer:morrer morrre:morrer murrer:morrer morreer:morrer morrerr:morrer moreer:morrer morrr:morrer morree:morrer moerrer:morrer morrrer:morrer morrerer:morrer ' +
  'mattar:matar mataar:matar matr:matar matarr:matar maatar:matar mtar:matar matra:matar mtr:matar matarme:me_matar mematar:me_matar mimatar:me_matar ' +
  'vivir:viver vive:vive vivre:viver viverr:viver vver:viver viveer:viver vidaa:vida vda:vida vidda:vida vidinha:vida ' +
  'suisidio:suicidio suissidio:suicidio suicidiu:suicidio suicidu:suicidio suicido:suicidio sucidio:suicidio suicidil:suicidio suic:suicidio suicid:suicidio suissidas:suicidas suisidas:suicidas suissida:suicida suisida:suicida suisidar:suicidar suissidar:suicidar sewerslide:suicidio sewercide:suicidio ' +
  'sumi:sumir sumirr:sumir sumri:sumir dormi:dormir dormirr:dormir durmir:dormir ' +
  'existi:existir isistir:existir ezistir:existir dezisti:desisti dezistir:desistir cancei:cansei kansei:cansei canssei:cansei cansado:cansado canssado:cansado ' +
  'kortar:cortar cortei:cortei gilet:gilete gillete:gilete gilette:gilete gillette:gilete jilete:gilete laminas:lamina remedinho:remedio remediu:remedio remedius:remedios comprimidu:comprimido ' +
  'despidida:despedida dispidida:despedida dispedida:despedida despdida:despedida adeuss:adeus atoa:a_toa atua:a_toa ' +
  'minina:menina minino:menino muie:mulher mulhe:mulher trabaio:trabalho trabaiar:trabalhar nois:nos cumigo:comigo pricisa:precisa percisa:precisa percizo:preciso presizo:preciso prescisa:precisa ' +
  'kkk:kkk rs:kkk rsrs:kkk haha:kkk hehe:kkk huehue:kkk lol:kkk kk:kkk hahaha:kkk hihi:kkk ashuash:kkk ' +
  'eh:e neh:ne hein:hein heim:hein aff:aff afff:aff';

/** What a chat spelling stands for, as words; undefined for every other word. */
export const SLANG: ReadonlyMap<string, string> = new Map(
  SPELLINGS.split(' ').map((entry) => {
    const [spelling = '', words = ''] = entry.split(':');
    return [spelling, words.replaceAll('_', ' ')];
  }),
);

/** Words of the crisis rules that are found with a slip of the finger as well. */
const OFTEN_MISSPELT = (
  'suicidio suicida suicidas suicidar suicidou suicidei morrer morrendo existir desistir despedida comprimidos comprimido remedios remedio ' +
  'enforcar desaparecer aguento suporto acabar veneno chumbinho gilete cortar cortando machucar mutilar automutilacao sofrimento vontade ' +
  'ninguem viaduto sozinho sozinha queria nascido tristeza esperanca vomitar laxante anorexia bulimia overdose emprego'
).split(' ');

/** Words of their own that differ from those by one letter. */
const OTHERS = new Set(
  (
    'cotar corar corta contar contando cotando despedido despedidas enfocar resistir desistiu existia acaba acabara nascida remediou suporte ' +
    'vomita machuca machucam suicidam cortado contado comprimir comprimento emprega empregos empregada empregado sozinhos vontades esperancas ' +
    'aguente aguenta morrem morderam correr morder socorrer ocorrer percorrer prover comover reviver conviver'
  ).split(' '),
);

const SUBSTITUTION_MIN = 8;

function leaveOneOut(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

function swapNeighbours(word: string): string[] {
  return Array.from(
    word.slice(1),
    (letter, index) => word.slice(0, index) + letter + (word[index] ?? '') + word.slice(index + 2),
  );
}

const slips = new Map(
  OFTEN_MISSPELT.flatMap((word) =>
    // Without its last letter a word is another form of the verb.
    [...leaveOneOut(word.slice(0, -1)).map((start) => start + (word.at(-1) ?? '')), ...swapNeighbours(word)].map(
      (slip): [string, string] => [slip, word],
    ),
  ),
);
const shortened = new Map(
  OFTEN_MISSPELT.filter((word) => word.length >= SUBSTITUTION_MIN).flatMap((word) =>
    leaveOneOut(word).map((key): [string, string] => [key, word]),
  ),
);
const known = new Set(OFTEN_MISSPELT);

/** The word that was meant when `word` is one of ours with one slip; undefined otherwise. */
export function findSlip(word: string): string | undefined {
  if (known.has(word) || known.has(word.replace(/s$/u, '')) || OTHERS.has(word) || word.length < 5 || word.length > 16)
    return undefined;
  const slip = slips.get(word);
  if (slip !== undefined) return slip;
  if (word.length < SUBSTITUTION_MIN) return undefined;
  const meant = leaveOneOut(word)
    .map((key) => (known.has(key) ? key : shortened.get(key)))
    .find((found) => found !== undefined);
  return meant !== undefined && Math.abs(meant.length - word.length) <= 1 && meant[0] === word[0] ? meant : undefined;
}

/** What is run together or taken apart letter by letter; longer ones first. */
const PIECES = (
  'automutilacao suicidio suicidar suicida comprimidos despedida remedios aguento suporto existir desistir sumir morrer viver matar acabar ' +
  'cortar enforcar vontade quero queria tudo todos minha vida mais ponte morte morto morta nasci ninguem sozinho tirar sempre mundo ' +
  'anos tenho menor idade namorar beijar dezesseis dezessete quinze quatorze catorze treze doze ' +
  'vou voce para nao com sem meu qr me de da em um fim eu a o e que'
).split(' ');
const CORE =
  /^(?:suicid\w*|automutilacao|morrer|matar|viver|existir|enforcar|cortar|despedida|desistir|sumir|aguento|comprimidos|vida)$/u;
const RUN_MAX = 40;

/** The words a run of letters is made of, when all of it is words of ours and one of them matters; undefined otherwise. */
export function takeApart(letters: string): string[] | undefined {
  if (letters.length < 6 || letters.length > RUN_MAX) return undefined;
  const ways: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    const last = PIECES.find((piece) => ways[end - piece.length] !== undefined && letters.endsWith(piece, end));
    ways[end] = last === undefined ? undefined : [...(ways[end - last.length] ?? []), last];
  }
  const words = ways[letters.length];
  return words?.some((word) => CORE.test(word)) ? words : undefined;
}

/** Halves of our words that stand as two: "sui cidio". */
const CUT = new Set(
  'suicidio suicida suicidar morrer matar viver enforcar comprimidos despedida automutilacao existir desistir'.split(
    ' ',
  ),
);
const WHOLE = new Set('vi ver mor mat ma ar sui a o e me de da eu vou se ir por com ter dar ex'.split(' '));

/** The word two neighbours are halves of; undefined where both are words of their own. */
export function findCut(left: string, right: string): string | undefined {
  const word = left + right;
  return left !== '' && right !== '' && CUT.has(word) && !(WHOLE.has(left) && WHOLE.has(right) && word === 'viver')
    ? word
    : undefined;
}
