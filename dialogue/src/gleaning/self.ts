/** What a person tells of themselves in turns of phrase: "verão é comigo mesmo", "camarão me incha toda". */
import { foldWord } from '../analyser/fold.ts';
import type { Sentence } from '../analyser/tokens.ts';
import { compilePattern } from '../pattern/compile.ts';
import { matchesSentence } from '../pattern/match.ts';
import type { Fact, FactRelation } from '../request.ts';
import { INSTRUMENTS, thingKind } from './kinds.ts';
import { readNumber } from './numbers.ts';

/** A phrase of one to four words, up to a pause. */
const X =
  "([\\p{L}\\d][\\p{L}\\d'-]*(?: (?!(?:mas|porque|que|e|desde|quando|h[áa]|faz|agora|hoje|pra|todo|toda|mesmo|demais|no|na|em)(?!\\p{L}))[\\p{L}\\d][\\p{L}\\d'-]*){0,4})";
/** A name or names, with capitals. */
const N = '((?:\\p{Lu}[\\p{L}\\d]+)(?: (?:d[aeo]s? )?\\p{Lu}[\\p{L}\\d]+){0,2})';
const BEGIN = '(?<![\\p{L}\\d])';

/** "Não moro em Recife" tells no city. */
const NOT_DENIED = '(?<!(?:n[ãa]o|nunca|nem) )';

type Rule = { relation: FactRelation; subject?: string; pattern: RegExp };

function rules(relation: FactRelation, sources: readonly string[], subject?: string): Rule[] {
  return sources.map((source) => {
    const affirmed =
      source.startsWith('(?:n[ãa]o') || source.startsWith('n[ãa]o') || source.startsWith('(n[ãa]o') ? '' : NOT_DENIED;
    const pattern = new RegExp(`${BEGIN}${affirmed}${source.replaceAll('<X>', X).replaceAll('<N>', N)}`, 'u');
    return subject === undefined ? { relation, pattern } : { relation, subject, pattern };
  });
}

const ART = '(?:[oa]s? |uma? |meu |minha )?';
const RULES: readonly Rule[] = [
  ...rules('likes', [
    `(?:sou|virei) (?:muito |totalmente )?(?:louc[oa]|doid[oa]|fissurad[oa]|vidrad[oa]|tarad[oa]|maluc[oa]|apaixonad[oa]|viciad[oa]) (?:por|em|n[oa]s?) ${ART}<X>`,
    `(?:me amarro|piro|me acabo|viajo) (?:em|n[oa]s?|num|numa) ${ART}<X>`,
    `(?:n[ãa]o vivo|n[ãa]o passo|n[ãa]o fico) sem ${ART}<X>`,
    `n[ãa]o (?:troco|largo|dispenso) ${ART}<X> (?:por nada|de jeito nenhum)`,
    `(?:^|[,.;] ?)${ART}<X> (?:é|eh) (?:comigo mesm[oa]|minha paix[ãa]o|meu v[íi]cio|minha vida|tudo pra mim|meu fraco|minha perdi[çc][ãa]o|meu ponto fraco)`,
    `(?:meu fraco|meu v[íi]cio|minha paix[ãa]o|meu ponto fraco|minha perdi[çc][ãa]o) (?:é|eh|sempre foi) ${ART}<X>`,
    `nada (?:como|melhor (?:do )?que) ${ART}<X>`,
    `(?:curto|amo|adoro) (?:muito |demais )?<X>`,
    `(?:comeria|tomaria|beberia|ouviria) <X> todo`,
    `sou (?:mais )?(?:d[oa]|time) <X>`,
    `meu neg[óo]cio (?:é|eh) (?!vender)<X>`,
  ]),
  ...rules('allergy', [
    `(?:^|[,.;] ?)${ART}<X> me (?:incha|empola|faz mal|d[áa] alergia|d[áa] coceira|fecha a garganta|ataca|deixa (?:inchad[oa]|empolad[oa])|mata de alergia|enche de)`,
    `intolerante [àa] <X>`,
    `intoler[âa]ncia (?:[àa]|ao) <X>`,
    `al[ée]rgic[oa] (?:[àa]|ao|aos|às) <X>`,
    `alergia (?:braba |forte |severa |s[ée]ria )?(?:[àa]|ao|aos|às|de|a) <X>`,
    `(?:passo mal|incho tod[oa]|me empolo|fico empolad[oa]|encho de coceira) (?:com|se como|quando como) ${ART}<X>`,
    `n[ãa]o posso (?:com|comer|nem ver|tomar|chegar perto de) ${ART}<X>`,
  ]),
  ...rules('fear', [
    `(?:pavor|p[âa]nico|fobia|trauma|medo) (?:de|d[oa]s?) ${ART}<X>`,
    `(?:^|[,.;] ?)${ART}<X> me (?:apavora|assusta|d[áa] (?:medo|pavor|p[âa]nico))`,
    `n[ãa]o (?:entro|subo|ando) (?:em|n[oa]|de) ${ART}<X>`,
  ]),
  ...rules('favorite', [`(?:minha |a melhor )banda (?:do cora[çc][ãa]o )?(?:é|eh) (?:o |a |os )?<X>`], 'banda'),
  ...rules(
    'favorite',
    [
      `(?:doce|sobremesa) (?:pra|para) mim (?:é|eh|s[óo]) ${ART}<X>`,
      `melhor (?:doce|sobremesa) (?:do mundo )?(?:é|eh) ${ART}<X>`,
    ],
    'doce',
  ),
  ...rules(
    'favorite',
    [
      `(?:comida|prato) (?:pra|para) mim (?:é|eh|s[óo]) ${ART}<X>`,
      `melhor (?:comida|prato) (?:do mundo )?(?:é|eh) ${ART}<X>`,
    ],
    'comida',
  ),
  ...rules('favorite', [`(?:autora?|escritora?) (?:preferid[oa]|favorit[oa])(?: é| eh|:|,) ?<N>`], 'autor'),
  ...rules('favorite', [`filme (?:preferido|favorito)(?: da (?:minha )?vida)?(?: é| eh|:|,) ?<X>`], 'filme'),
  ...rules('favorite', [`(?:s[ée]rie) (?:preferida|favorita)[:,] ?<X>`], 'série'),
  ...rules('favorite', [`(?:livro) (?:preferido|favorito)[:,] ?<X>`], 'livro'),
  ...rules('favorite', [`(?:cor) (?:preferida|favorita)[:,] ?<X>`], 'cor'),
  ...rules('birthplace', [
    `(?:vim ao mundo|fui parid[oa]|nasci(?: e cresci)?(?: foi)?|sou cria|fui criad[oa]) (?:em|no|na|de|d[oa]) <N>`,
    `sou (?:ga[úu]ch[oa]|baian[oa]|mineir[oa]|cearense|paraense|paulista|carioca|pernambucan[oa]|goian[oa]|paranaense|catarinense|capixaba|maranhense|piauiense|potiguar|paraiban[oa]|alagoan[oa]|sergipan[oa]|amazonense|acrean[oa]|nordestin[oa]|manezinh[oa]|nascid[oa]) (?:de|em|d[oa]) <N>`,
    `minha terra(?: natal)? (?:é|eh) <N>`,
  ]),
  ...rules('city', [
    `(?:me mudei|mudei|vim(?: morar)?|fui morar) (?:pra|para|em) <N>(?! (?:nas|de) f[ée]rias)`,
    `(?:t[ôo]|estou) (?:morando )?em <N>`,
    `moro (?:mesmo )?(?:em|no|na) <N>`,
  ]),
  ...rules('name', [
    `(?:^|[,.!] ?)aqui (?:é|eh) (?:o |a )(?:dona |seu |dr\\.? )?<N>`,
    `aqui quem fala (?:é|eh) (?:o |a )?(?:dona |seu |dr\\.? )?<N>`,
    `(?:atendo por|meu apelido (?:é|eh)|me chamam de|todo mundo me chama de) (?:o |a )?<N>`,
  ]),
  ...rules('job', [
    `(?:toco|tenho|abri|montei|cuido de) (?:um|uma) ((?:food truck|loja|barraca|sal[ãa]o|oficina|padaria|lanchonete|restaurante|pet ?shop|brech[óo]|consult[óo]rio|est[úu]dio|s[íi]tio|quitanda|mercadinho|bar|carrinho|confeitaria|banca|ateli[êe]|academia)(?: (?:de|d[oa]) [\\p{L}]+)?)`,
    `vendo ((?!tv|televis|filme|s[ée]rie|jogo|novela|v[íi]deo|um |uma |o |a |que |vermelh|azul|verde|amarel|pret|branc|ros|rox|cinza|tudo|isso|ela|ele|gente|voc|meu|minha|ess)[\\p{L}]+(?: (?:de|na|no) [\\p{L}]+)?)`,
    `dou aulas? de <X>`,
    `(?:agora sou|virei|me formei em|me formei,? agora sou|trabalho de|ganho a vida (?:como|com|de)|trampo (?:de|como|com)) ([\\p{L}]+(?: (?:de|em) [\\p{L}]+)?)`,
    `dono de (?:um|uma)? ?([\\p{L}]+(?: (?:de) [\\p{L}]+)?)`,
    `dona de (?:um|uma)? ?([\\p{L}]+(?: (?:de) [\\p{L}]+)?)`,
  ]),
  ...rules('body', [`(?<!n[ãa]o )cal[çc]o (?:é )?(?:n[úu]mero )?([34]\\d)`], 'calçado'),
  ...rules(
    'trait',
    [
      `(?:sou|virei|estou|t[ôo]) (vegan[oa]|vegetarian[oa]|carn[íi]vor[oa]|pescetarian[oa]|flexitarian[oa]|cel[íi]ac[oa])`,
      `(n[ãa]o como carne)`,
      `(low carb)`,
    ],
    'dieta',
  ),
  ...rules(
    'trait',
    [
      `(?:sou|t[ôo]|estou|continuo|fiquei|voltei a ser) (?:rec[ée]m[- ])?(solteir[oa]|casad[oa]|divorciad[oa]|separad[oa]|vi[úu]v[oa]|noiv[oa]|namorando(?! (?:aquel|ess|est)[ea])|enrolad[oa]|ficando)`,
      `(me separei|me divorciei|me casei|namoro (?:faz|h[áa]) [\\p{L}\\d]+ [\\p{L}]+)`,
    ],
    'estado civil',
  ),
  ...rules(
    'trait',
    [
      `(?:meu (?:maior |grande )?sonho (?:da vida |de consumo )?(?:é|eh|sempre foi)|o sonho (?:virou outro:?|agora é|é)|sonho em|minha meta (?:é|eh)) ((?:[\\p{L}\\d]+ ?){1,7})`,
    ],
    'sonho',
  ),
  ...rules(
    'trait',
    [
      `(?:nas? horas? vagas?|no tempo livre|pra relaxar|para relaxar|nas folgas|pra distrair)(?: eu)?,? (?:fa[çc]o|gosto de|curto|eu) ?<X>`,
      `(?:meu (?:hobby|passatempo) (?:é|eh)|coleciono) <X>`,
      `curto ((?:observar|colecionar|pintar|desenhar|fotografar|bordar|pedalar|acampar|pescar|cozinhar|costurar) ?(?:[\\p{L}]+)?)`,
    ],
    'hobby',
  ),
  ...rules('trait', [`meu cabelo (?:é|eh|t[áa]|est[áa]) <X>`, `(?:tenho|uso) (?:o )?cabelo <X>`], 'cabelo'),
  ...rules('trait', [`meus olhos s[ãa]o <X>`, `tenho (?:os )?olhos <X>`], 'olhos'),
  ...rules('trait', [`tenho (?:uma )?tatuagem d?e? ?<X>`, `tatuei <X>`], 'tatuagem'),
  ...rules(
    'trait',
    [
      `sou (cat[óo]lic[oa]|evang[ée]lic[oa]|esp[íi]rita|umbandista|candomblecista|budista|ateu|ateia|agn[óo]stic[oa]|jud[eaui]+|mu[çc]ulman[oa])`,
    ],
    'religião',
  ),
  ...rules(
    'owns',
    [
      `(?:ando de|dirijo|comprei|tenho|peguei|rodo de|fiquei com|troquei por)(?: n?um| uma?)? ((?:Uno|Gol|Fusca|HB20|Onix|Corsa|Argo|Palio|Celta|Kwid|Sandero|Civic|Corolla|Fiesta|Ka|Mobi|Polo|Kombi|Fox|Renegade|Compass|Tracker|Creta|Siena|Strada|Saveiro|Hilux|Toro|Voyage|Prisma|Clio|Chevette|Opala|Brasilia|Jeep|Duster|Virtus|Nivus|T-Cross|Cronos|Logan|March|Fit|City)(?: [\\p{L}\\d]+)?)`,
    ],
    'carro',
  ),
];

/** Somebody else is spoken of, or it is not so. */
const NOT_SELF = compilePattern(
  'ele|ela|eles|elas|voce|dele|dela|chefe|vizinho|vizinha|amigo|amiga|ex|cara|protagonista|personagem|professor|terapeuta|marido|esposa|mulher|namorado|namorada|mae|pai|irmao|irma|filho|filha|primo|prima|tio|tia|sogra|avo|disseram|perguntou|perguntaram|pergunta|disse|diz',
);
const IN_STORY = compilePattern('em filme|livro|jogo|serie|novela|rpg !vivo');
const UNREAL = compilePattern(
  'se|sera|talvez|quem_sabe|engano|cadastro|sonhei|queria|quase|imagina|devia|deveria|kkk_mentira|zoeira|brincadeira|finge',
);

const NUMBER_OF: readonly [subject: string, pattern: RegExp][] = [
  ['filhos', /(?:tenho|s[ãa]o|somos m[ãa]e de|sou (?:m[ãa]e|pai) de) (\p{L}+|\d+) (?:filh[oa]s|crias|crian[çc]as)/u],
  [
    'irmãos',
    /(?:tenho|somos(?: em)?|ca[çc]ula de|(?:mais velh[oa]|do meio) de|entre) (\p{L}+|\d+) (?:irm[ãa]os|irm[ãa]s)/u,
  ],
];

function numbered(text: string): Fact[] {
  return NUMBER_OF.flatMap(([subject, pattern]) => {
    const value = pattern.exec(text)?.[1];
    return value && readNumber(value) !== undefined
      ? [{ relation: 'trait' as const, value: `${subject}: ${value}` }]
      : [];
  });
}

export const CLUBS = new Map(
  (
    'flamengo corinthians palmeiras vasco botafogo fluminense gremio internacional cruzeiro bahia vitoria sport nautico ceara fortaleza ' +
    'coritiba athletico paysandu remo goias atletico chapecoense avai figueirense juventude guarani portuguesa criciuma abc america csa crb sampaio'
  )
    .split(' ')
    .map((club) => [club, club]),
);
const CHEERS = compilePattern(
  'vai|torco|torcedor|torcedora|desde|roxo|doente|coracao|sou|meu_time|nacao|berco|sofro|sofrimento|sofrendo|fanatico|fanatica|nervoso|nervosa',
);
/** Clubs that are also places or words need a supporter beside them. */
const PLACES = new Set([
  'vitoria',
  'bahia',
  'ceara',
  'fortaleza',
  'goias',
  'america',
  'remo',
  'sport',
  'internacional',
  'juventude',
]);
const CHEERS_ALOUD = compilePattern('torco|torcedor|torcedora|time|roxo|doente|vai|sofro');

/** "torço contra o Corinthians". */
function isRival(tokens: Sentence['tokens'], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ fold }) => fold === 'contra' || fold === 'anti');
}

const THEY_CHEER = compilePattern('=torce|=torcia|=torcem !gente');

function gleanClub(sentence: Sentence): Fact[] {
  if (!matchesSentence(CHEERS, sentence) || matchesSentence(THEY_CHEER, sentence)) return [];
  const token = sentence.tokens.find(
    ({ fold, negated }, at) => CLUBS.has(fold) && !negated && !isRival(sentence.tokens, at),
  );
  if (!token || (PLACES.has(token.fold) && !matchesSentence(CHEERS_ALOUD, sentence))) return [];
  return [{ relation: 'favorite', value: `time: ${token.raw.charAt(0).toUpperCase()}${token.raw.slice(1)}` }];
}

const PLAYS = compilePattern('+toco|tocar|aprendendo|estudo|aula|mudei');

function gleanInstrument(sentence: Sentence): Fact[] {
  const token = sentence.tokens.find(({ fold, negated }) => INSTRUMENTS.has(fold) && !negated);
  return token && matchesSentence(PLAYS, sentence) ? [{ relation: 'owns', value: token.raw.toLowerCase() }] : [];
}

const AGE =
  /(?:entr(?:ar|ei) nos|fiz|fa[çc]o|completei|completar|tenho|t[ôo] com|estou com|cheguei aos) (\d{2}|(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: e (?:um|dois|tr[êe]s|quatro|cinco|seis|sete|oito|nove))?)(?: anos| aninhos| primaveras)?(?=\s*(?:$|[,.!;]|\p{L}))/u;
const NOT_YEARS =
  /^(?:\s*(?:mil|reais|%|por|quilos|kg|gatos|cachorros|livros|horas|minutos|dias|meses|alunos|pessoas))/u;

function gleanYears(text: string): Fact[] {
  const match = AGE.exec(text);
  const years = match?.[1] ? readNumber(match[1]) : undefined;
  const after = match ? text.slice(match.index + match[0].length) : '';
  const said = /anos|aninhos|primaveras|entr(?:ar|ei) nos/u.test(match?.[0] ?? '') || /^\s*(?:$|[,.!;])/u.test(after);
  if (!years || years < 18 || years > 110 || !said || NOT_YEARS.test(after)) return [];
  return [{ relation: 'age', value: `${years} anos` }];
}

const TRIM = /^(?:[oa]s?|uma?|meu|minha) (?=\p{L})| (?:muito|bem|mesmo|demais|e|de|com|por|a|o|que|sim|n[ée]|kkk+)$/giu;

function read({ relation, subject, pattern }: Rule, text: string): Fact | undefined {
  const caught = pattern.exec(text)?.[1]?.trim().replace(TRIM, '').trim();
  if (!caught || caught.length < 2 || caught.length > 48 || VAGUE.test(foldWord(caught))) return undefined;
  return { relation, value: subject ? `${subject}: ${caught}` : caught };
}

const VAGUE =
  /^(?:voce|vc|isso|ess[ae]s?|est[ae]s?|aquel[ae]|ela|ele|tudo|nada|ti|tu|assim|quem|que|ninguem|gente|muito|mais|um pouco|viver|vida|morrer|la|aqui|nao|sim|mim|ver|ser|bem|mal|madrugada|manha|noite|tarde|casa|domingo|graca|segunda a|sabado)(?: |$)/u;

/** Everything one sentence tells in these words; `text` is the sentence as written. */
export function gleanSelf(sentence: Sentence, text: string): Fact[] {
  if (sentence.asked || matchesSentence(UNREAL, sentence) || matchesSentence(IN_STORY, sentence)) return [];
  const facts = [...numbered(text), ...gleanClub(sentence), ...gleanInstrument(sentence), ...gleanYears(text)];
  if (matchesSentence(NOT_SELF, sentence))
    return matchesSentence(QUOTED, sentence) ? [] : facts.filter((fact) => isPlain(fact, text));
  for (const one of RULES) {
    const fact = read(one, text);
    if (fact && !facts.some((other) => other.relation === fact.relation && other.relation !== 'trait'))
      facts.push(fact);
  }
  return facts.filter(
    ({ relation, value }) => relation !== 'likes' || thingKind(value) !== undefined || value.length < 30,
  );
}

const QUOTED = compilePattern(
  'perguntou|perguntaram|pergunta|disse|diz|disseram|personagem|protagonista|cara|chefe|ex',
);

/** What stands whoever else is named beside it. */
function isPlain({ relation, value }: Fact, text: string): boolean {
  return relation === 'trait' || (value.startsWith('time: ') && /(?<!\p{L})(?:sofro|tor[çc]o)(?!\p{L})/iu.test(text));
}
