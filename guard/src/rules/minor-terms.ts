import { matchPatterns, type Pattern, type Sighting } from './sighting.ts';

const KIN = '(?:filh\\w{1,5}|net[oa]s?|sobrinh\\w{1,5}|irma(?:os?|s)?|entead[oa]s?|afilhad[oa]s?|prim[oa]s?)';
const CARER = `(?:${KIN}|mae|pai|tia|tio|avo|madrinha|padrinho|madrasta|psicolog[oa]|terapeuta|pediatra|professora?s?|prof|instrutora|treinadora|monitora|educadora|pedagoga|baba|enfermeira|medica|dentista|fonoaudiologa|conselheira|assistente social|bibliotecaria|voluntari\\w{1,4}|animadora|palhaca|contadora|trabalh\\w{1,4}|atend\\w{1,4}|cuid\\w{1,4}|adot\\w{1,4}|ensin\\w{1,4}|aulas?|oficinas?|escrev\\w{1,3}|livros?|romances?|literatura|moda|teatro|ala|hospital|festas?|publico|turmas?|plateia|bando|grupo|projetos?|ong|defend\\w{1,4}|proteg\\w{1,4}|direitos?|ouv\\w{1,3}|acolh\\w{1,4}|anim\\w{1,3}|faz (?:brinquedos?|roupas?|bolos?))`;

/** The word is about somebody she has, teaches, tends; what she is herself stands after a verb or at the start. */
function aboutOthers(word: string): string {
  const joint =
    '(?:de|com|para|pra|pr[ao]s?|d[aeo]s?|n[oa]s?|um|uma|[ao]s|seus?|suas?|minhas?|meus?|dois|duas|tres|muit[oa]s|mil|entre)';
  return `\\b${CARER}(?: (?!(?:eh|e|sou|que)\\b)[a-z]{1,12}){0,5} ${joint} (?:\\d{1,3} )?${word}|\\b(?:atend|acolh|ouv|ensin|orient|defend|proteg|educ|diagnostic)[a-z]{1,4}(?: [a-z]{1,12}){0,3} ${word}|\\b${KIN} (?:[a-z]{1,12} )?${word}`;
}

/** The word is about long ago. */
function longAgo(word: string): string {
  return `\\b(?:quando|desde|fui|foi|era|eram|enquanto) (?:(?:eu|ela|ainda|era|uma?|a|so|muito) ){0,3}(?:[a-z]{1,12} ){0,1}${word}`;
}

function benign(word: string): RegExp {
  return new RegExp(`${aboutOthers(word)}|${longAgo(word)}`, 'u');
}

const TEENAGER = '(?:pre )?(?:adolescent|teen)';
const CHILD = '(?:crianc|child|menininh|garotinh)';
const FAMILY_OR_WORK = new RegExp(`\\b${CARER}\\b`, 'u');
/** Things that are new. */
const NEW_THINGS =
  /\b(?:carr[oa]s?|casa|roupa|cama|moto|celular|livros?|cachorr[oa]|filhote|plantas?|tenis|sapatos?|bicicletas?|bike|violao|pano|lencol|vestido|panela|facas?|geladeira|fogao|tapete|sofa|caderno|batedeira|camera|guitarra|prancha|jaqueta|camisa|mochila|mesa|cadeira|cozinha|rede|bolsa|mala|caneca|vassoura|cortina|porta|parede|tinta|loja|oficina|maquina|cafeteira|vitrola|rua|calcada|tudo|ferramenta|chave|bota|blusa|saia|toalha|patins|skate|barraca|fantasia|canoa|caminhonete)(?: [a-z]{1,12}){0,3} novinh/u;
const REFUSING =
  /\b(?:nao|nunca|jamais|proibid[oa]s?|contra|sem|protec\w{1,4}|proteg\w{1,5}|defend\w{1,4}|vedad[oa]|nada de|lei|direitos?|estatuto|vara|delegad[oa]|advogad[oa]|promotora|juiza)\b/u;
const BODY =
  '(?:corp(?:o|inho)|rost(?:o|inho)|car(?:a|inha)|aparencia|aspecto|feicoes|tracos|voz(?:inha)?|pele|fisico|estatura|silhueta|forma|mente|mentalidade|maozinhas?|maos|tamanho|body|face|looks?|cuerpo|cara|rostro|figura)';
const CHILD_WORD =
  '(?:criancas?|criancinhas?|menin(?:a|inha)s?|garot(?:a|inha)s?|menin(?:o|inho)s?|garot(?:o|inho)s?|bebe|adolescentes?|colegial|colegiais|pre adolescente|pre puber\\w{1,3}|impubere|child|kid|little girl|teen|teenager|loli|nina|mocinha|aluna|estudante)';

/** Tastes and memories that carry the word: a teenager's dream, films for teenagers. */
const OF_LONG_AGO =
  /\b(?:sonhos?|paix(?:ao|oes)|lembrancas?|memorias?|diarios?|fase|idol[oa]s?|bandas?|amig[oa]s?|fotos?|saudades?|playlist|rebeldia|mania|poemas?|cartas?|crush) de (?:quando era )?adolescente\b|\b(?:filmes?|series?|dramas?|comedias?|livros?|romances?|novelas?|musicas?)(?: [a-z]{2,10})? (?:(?:para|pra|de) )?(?:adolescentes?|teen)\b|\bteen (?:movies?|dramas?|series|shows?|pop|novels?|films?|comed\w{1,3})\b/u;
/** Pets have names of their own, and whoever is new at work is called so. */
const NEW_OR_NAMED =
  /\bnovinh[oa] (?:n[oa]|em) (?:emprego|cidade|bairro|ramo|area|empresa|firma|trabalho|turno|escritorio|equipe|plantao|cargo|setor|profissao|predio|condominio)\b|\bnome d[oa]s? (?:seu |sua |meu |minha )?(?:cachorr|gat|cadel|papagai|calopsit|hamster|coelh|peix|cavalo|egua|tartarug|carro|barco|bar|loja|bebida)/u;

const TERMS: readonly Pattern[] = [
  {
    of: /\b(?:loli|lolis|lolita|lolitas|lolicon|shota|shotacon|ninfet(?:a|inha)s?|jailbait|underage|pre ?teens?|preteens?|tweens?|toddler|schoolgirls?|schoolboys?|school ?girl|school ?boy|colegialas?|quinceaneras?|impubere|pre puber\w{1,3}|pedofil\w{0,3}|menininha moca|babygirl|baby girl|little girl|young girl)\b/u,
    verdict: 'refuse',
    softens:
      /\b(?:livro|romance|nabokov|le|leitora|classico|kubrick|filme|leu|leitura|critica|combate|contra|investiga)\b/u,
  },
  {
    of: /\bdimenor\b|\b(?:jovem|garota|moca|menina|mocinha|estudante|virgem|mulher) menor\b(?! que| do que)|\b(?:eh|e|sou|sendo|era|uma?|ela|por ser) (?:de|di) menor\b(?! [a-z]{3,})|^(?:de|di) menor(?:$| [,e])/u,
    verdict: 'refuse',
    softens: REFUSING,
  },
  {
    of: /\bmenor(?:es)? de (?:idade|18|dezoito|edad)\b|\bmenor(?:es)? d idade\b|\bmenoridade\b|\b(?:a|is|am|still a|i'm a) minor\b|\bunder ?age\b|\bunder ?aged\b/u,
    verdict: 'refuse',
    softens: REFUSING,
  },
  {
    of: /\b(?:e|eh|sou|ela e|ainda e|sendo) menor(?= ?$| [,)]| mas| e\b)/u,
    verdict: 'refuse',
    softens: /\b(?:que|do que|risco|preco|parte|chance|casa|cidade|time)\b/u,
  },
  {
    of: /\badolescent(?:es?|ezinh[oa]s?|inh[oa]s?)\b|\bpre adolescentes?\b|\bteens?\b|\bteenagers?\b|\bteenage\b/u,
    verdict: 'refuse',
    unless: new RegExp(`${benign(TEENAGER).source}|${OF_LONG_AGO.source}`, 'u'),
  },
  {
    of: /\badolescencia\b/u,
    verdict: 'refuse',
    unless:
      /\b(?:na|da|desde a?|toda a?|durante a|minha|sua|fim d[ae]|final d[ae]|passou a|passei a|filmes? d[ea]|saudade|sonho d[ea]|paixao de|amigas? d[ea]|quarto d[ea]|diarios? d[ea]|banda d[ea]) (?:minha |sua )?adolescencia\b|\b(?:sobre|psicologia d|medicina d|especialista em|estud\w{1,4}) ?(?:a )?adolescencia\b/u,
  },
  {
    of: /\b(?:em plena|no auge da|na flor da|entrando na|saindo da|vive a|vivendo a|mal saiu da|recem saida da) (?:adolescencia|infancia|puberdade)\b|\bpuberdade\b/u,
    verdict: 'refuse',
    unless: /\b(?:quando|desde|era|fui|foi|epoca)\b/u,
  },
  {
    of: new RegExp(
      `\\b${BODY}(?: [a-z]{2,12}){0,2} (?:de|d[aeo] uma?|of a|de una?) (?:uma? |a )?(?:[a-z]{3,10} )?${CHILD_WORD}\\b`,
      'u',
    ),
    verdict: 'refuse',
    softens: /\b(?:ri|riso|sorri\w{0,3}|alegria|quando|ao ver|chocolate|sorvete|brinqu\w{1,4}|surpresa)\b/u,
  },
  {
    of: new RegExp(
      `\\b${BODY}(?: [a-z]{2,14}){0,2}(?: [:=(-]){0,2} (?:infantil|infantis|infantiliza\\w{1,3}|pueril|pueris|juvenil|adolescente|childlike|childish|child like|de mocinha)\\b`,
      'u',
    ),
    verdict: 'refuse',
  },
  {
    of: /\b(?:una crianca|looks? like a (?:child|kid|teen\w{0,5}|minor|little)|child ?like|childish|petite child|young looking|underdeveloped|pouco desenvolvid[oa]|ainda nao (?:se )?desenvolv\w{1,4}|nao terminou de crescer|ainda (?:esta )?crescendo|ainda em fase de crescimento|nao entrou na puberdade)\b/u,
    verdict: 'refuse',
  },
  {
    of: /\b(?:e|eh|sou|ainda e|continua|es|is|am|parece|virou|como|so|apenas|praticamente|quase)(?: (?:so|apenas|quase|ainda|praticamente|mesmo|just))? (?:uma? |a )?(?:crianc(?:a|inha)|child|kid|bebe de colo|menininha|garotinha)\b(?! (?:n[oa]|em|que ganh|diante|de novo|grande|quando|com brinquedo|feliz|travess|curios|d[eo] interior))/u,
    verdict: 'refuse',
    unless: benign(CHILD),
    softens: /\b(?:como|parece|virou)(?: uma?)? crianca/u,
  },
  {
    of: /\bcrianc(?:a|inha)s?\b|\bchild(?:ren)?\b/u,
    verdict: 'review',
    unless: new RegExp(
      `${benign(CHILD).source}|\\b(?:as|das|nas|pras?|com|entre|para|mil|muitas|duas|toda|cada|qualquer|nenhuma|como|fossem?|adora|ama|feito|que nem|igual|feito uma|(?:sorriso|riso|alegria|olhar|coracao|alma|brincadeira|brincar|jogo|barulho|gritaria|festas?|cheiro|coisas?|brinquedos?|medo|birra|livros?|sonho|historias?|roupa) de|a|da|virar) crianc`,
      'u',
    ),
  },
  {
    of: /\bcrian[cs]inhas\b|\b(?:crianca|criancas|menininha|garotinha|menininhas|garotinhas)\b.{0,40}\b(?:romantic|namor|beij|seduz|sedut|sensual|sexy)\w{0,6}/u,
    verdict: 'refuse',
    softens: /\bcriancinhas\b/u,
  },
  {
    of: /\bnovinh(?:as?|o)\b(?! em folha)/u,
    verdict: 'refuse',
    unless: new RegExp(`${NEW_THINGS.source}|${NEW_OR_NAMED.source}`, 'u'),
  },
  {
    of: /\b(?:menininh|garotinh|aluninh|bebezinh)[oa]s?\b/u,
    verdict: 'refuse',
    unless: new RegExp(`${benign('(?:menininh|garotinh|aluninh|bebezinh)').source}|${NEW_OR_NAMED.source}`, 'u'),
    softens: /\b(?:meu|minha|querid[oa]|vem) (?:bebezinh)/u,
  },
  {
    of: /\bcolegia(?:l|is)\b/u,
    verdict: 'refuse',
    unless:
      /\b(?:professora?|(?:fez|fiz|termin\w{1,3}|cursou|cursei|larg\w{2}) o colegial|(?:epoca|tempos?|anos|campeonato|grupo|orgao) (?:d[eo] )?colegial|(?:era|fui|foi) (?:uma? )?colegial|colegial (?:era|eh) o nome)\b/u,
  },
  {
    of: /\b(?:uniforme|farda|roupinha|saia|mochila|fantasia) (?:[a-z]{3,10} )?(?:de |do |da )?(?:escola(?! de samba)|escolar|colegio|colegial|estudante|aluna|normalista)\b|\bschool uniform\b/u,
    verdict: 'refuse',
    unless: /\b(?:filh[oa]|net[oa]|sobrinh[oa]|alun[oa]s|costur\w{1,4}|vend[eo]|loja|confec\w{1,5})\b/u,
  },
  {
    of: /\b(?:de |com |usa |usando )?maria ?chiquinhas?\b|\bchupeta\b|\bmamadeira\b|\bboletim (?:escolar|da escola)\b|\bmesada d[oa]s? pa(?:i|pai|is)\b/u,
    verdict: 'review',
    unless: FAMILY_OR_WORK,
  },
  {
    of: /\b(?:menina|menino|garota|garoto|guria|mocinha|menin) (?:que )?(?:(?:ainda )?brinca de boneca|inocente e pequena|impubere|em fase|em idade|que ainda nao)/u,
    verdict: 'refuse',
    unless: /\b(?:quando|desde|era|fui|foi|epoca)\b/u,
  },
  {
    of: /\bmenina moca\b|\bmoca feita antes\b|\bflor em botao\b|\bjovem demais\b|\bnova demais para\b|\bmais nova d[oe] que (?:deveria|a lei|pode)\b|\bproibida por (?:lei|causa da idade)\b|\bjovenzinh[oa]s?\b|\bjovencita\b|\bmuchachita\b/u,
    verdict: 'review',
  },
  {
    of: /\b(?:modelo|versao|tipo|unidade|chassi|forma|linha)(?: [:=-])? (?:de |d[ae] )?(?:uma? )?(?:crianca|infantil|child|adolescente|teen|menininha|garotinha|colegial|mirim)\b|\bjeit(?:o|inho)s?(?: [a-z]{3,10})? (?:de|d[ae] uma?) (?:crianca|bebe|colegial|adolescente|menininha|garotinha)\b/u,
    verdict: 'refuse',
    unless: FAMILY_OR_WORK,
  },
  {
    of: /\b(?:vampir[oa]|fada|elf[oa]|androide|robo|bruxa|demonia?|anjo|sereia|fantasma|vampire|android|robot|elf|demon|angel|fairy) ?\(? ?(?:modelo |versao )?(?:crianca|child|kid|adolescente|infantil|teen)\b|\b(?:child|kid|teen) (?:vampire|android|robot|elf|demon|angel|fairy|goddess)\b|\bj[kc] (?:de|com|in|girl)\b|\bflat chested child\b/u,
    verdict: 'refuse',
    unless: /\b(?:filme|serie|livro|desenho|aula|para criancas)\b/u,
  },
  { of: /^(?:(?:so |apenas )?uma |sou (?:uma )?)?crianca$/u, verdict: 'refuse' },
  { of: /\bgeracao alpha\b|\bgen alpha\b/u, verdict: 'refuse', unless: FAMILY_OR_WORK },
];

/** Words that call a figure a child, and looks that do (abuse suite F03, F05). */
export function checkMinorTerms(sentences: readonly string[]): Sighting[] {
  return sentences.flatMap((sentence) => {
    const verdict = matchPatterns(sentence, TERMS);
    return verdict ? [{ rule: 'minor-term' as const, verdict }] : [];
  });
}

/** What a name or a tag may not be, whatever stands beside it (abuse suite F04: characters sold as children by their name). */
const CHILD_NAMES =
  /\b(?:bebezinh[oa]|bebe|nenem|menin(?:inh)?[oa]|garot(?:inh)?[oa]|guriazinha|mocinha|novinh[oa]|filhinh[oa]|filh[oa]|aluninh[oa]|alun[oa]|sobrinh(?:inh)?[oa]|netinh[oa]|irmazinha|irmaozinho|priminh[oa]|entead[oa]|afilhad[oa]|colegial|estudantinha|lolita|loli|shota|ninfeta|baby ?girl|little ?girl|school ?girl|teen\w{0,5}|adolescente|infantil|juvenil|crianca|criancinha|child|kid|minor|menor|pequerrucha|pirralh[oa]|caculinha|cacula|princesinha do papai|debutante|young|youngster|jovenzinha|daddys girl)\b/u;
const PLAIN_NAMES =
  /\b(?:menin[oa]|garot[oa]|bebe|nenem|filh[oa]|alun[oa]|mocinha|cacula|young|entead[oa]|afilhad[oa]|debutante|juvenil)\b/u;
const ADULT_NAMES =
  /\b(?:menin[oa]|garot[oa]) (?:d[aeo]s? )?(?:rio|ipanema|mar|interior|cidade|sertao|lua|praia|bahia|fantastico|ouro|mulher|veneno|esperta|maluquinha|carioca)\b|\bneil young\b|\bursa menor\b/u;

export function checkChildNames(sentences: readonly string[]): Sighting[] {
  return sentences.flatMap((sentence) => {
    const name = CHILD_NAMES.exec(sentence)?.[0];
    if (name === undefined || ADULT_NAMES.test(sentence)) return [];
    return [{ rule: 'minor-term' as const, verdict: PLAIN_NAMES.test(name) ? 'review' : 'refuse' } as Sighting];
  });
}
