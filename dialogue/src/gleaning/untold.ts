/** What is written and tells nothing of whoever writes it: supposed, played, quoted, sung, asked, or gone with the moment. */
import { asksInPlace } from '../analyser/asking.ts';
import { foldWord } from '../analyser/fold.ts';

function words(source: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u');
}

/** One of these anywhere, and nothing in the message is meant. */
const PLAYED = words(
  'imaginari[oa]s?|personagem|protagonista|rpg|fa(?:z|zer) de conta|traduz(?:a|ir)?|sonhei|meu sonho foi|quem (?:me )?dera|verdade ou desafio|duas verdades|eu nunca,|brincadeira|brincando|zoeira|zoando|' +
    'zuando|zuera|mentira|mentirinha|pegadinha|sqn|so que nao|ate parece|to de sacanagem|the sims|no sims|minecraft|no gta|fanfic|minha fic|meu avatar|ironia|trava-lingua|' +
    'so (?:nos|em) (?:meus )?sonhos?|nos meus sonhos|tive um sonho|no meu sonho|uhum|aham|tocou aquela|me chamaram de|me confundiram|fingi|fingimos|fingia|me passei por|(?:me )?(?:fizeram|fiz|fez|faziam) (?:eu )?(?:me )?passar por|inventei que|menti que|menti pr[ao]|piada|adivinha|charada|era uma vez|num universo paralelo|em outra vida|na minha outra vida|na vida passada|hipoteticamente|teoricamente|digamos',
);
const WORK =
  'jogo|livro|filme|serie|novela|historia|conto|anime|manga|peca|romance|quadrinho|hq|desenho|podcast|documentario|reality|poema|musica|letra|cancao|samba-enredo|refrao|game|video|meme|post|enunciado|redacao|roteiro|cena|capitulo|dorama|teste de personalidade';
const IN_WORK = words(
  `n[oa] cena \\d|(?:n[oa]s?|nest[ea]|ness[ea]|num|numa|d[oa]) (?:meu |minha |proxim[oa] |ultim[oa] )*(?:${WORK})(?: d[oa]s? [a-z]+)?(?:,| (?:eu|a gente|[oa] [a-z]+|ele|ela|tem|diz|fala|minha?|meu|sou|tenho|moro|era))|` +
    `^(?:[oa]|ess[ea]|est[ea]|aquel[ea]) (?:${WORK}) (?:e|diz|fala|conta|era|tem|mostra)|` +
    `(?:letra|musica|cancao|refrao|verso|poema|frase|ditado|trecho|legenda|enunciado|exemplo|meme)[^,.]{0,30}(?::| (?:diz|dizia|fala|assim|que diz))|cantando|cantarolando|recitando|♪|🎵|🎶`,
);
const SUPPOSED = words(
  'se (?:eu|a gente|um dia|algum dia|desse|der|pudesse|fosse|tivesse|tiver|for|voce|vc|minha|meu|ele|ela|nao)|imagina|imagine|imaginem|suponha|suponhamos|(?<! e )(?:finge|finja)|fingindo|' +
    'tomara|oxala|talvez|se pa|quando (?:eu|a gente) (?:for|tiver|ganhar|crescer|puder|virar|ficar)|um dia (?:eu )?ainda|ainda (?:vou )?um dia|quem sabe|sera que|sera(?! (?:minha|meu|em|dia|no|na))|queria(?! muito (?:conhecer|visitar|aprender|ver|voltar)(?![a-z]))|gostaria|adoraria|nao sei se|acho que|capaz de|vai que|caso eu|deveria|devia|poderia|preferia|bem que (?:eu |a gente )?(?:podia|queria|merecia)|quase(?! (?:me|morri|cai|perdi|desmaiei|todo|toda|sempre|nunca|\\d))|por pouco|era pra eu|nunca que',
);
/** What a child wanted to be is told, not supposed. */
const AS_A_CHILD =
  /(?<![a-z])(?:quando|desde) (?:eu )?(?:era )?(?:pequen[oa]|crianca|menin[oa]|guri[a]?|mais nov[oa])(?![a-z]).*(?<![a-z])queria (?:ser|ter|virar)(?![a-z])|(?<![a-z])queria (?:ser|ter|virar) .*(?:quando|desde) (?:eu )?(?:era )?(?:pequen[oa]|crianca|menin[oa])/u;
/** "morasse", "fôssemos": supposed by its ending; these end so and are not. */
const SUBJUNCTIVE =
  /(?<![a-z])(?!classe|posse|tosse|interesse|esse|desse|nesse|passe|disse|stress)[a-z]{2,}(?:asse|esse|isse|osse)(?:m|mos)?(?![a-z])/u;
const CONDITIONAL =
  /(?<![a-z])(?:seria|teria|faria|iria|viria|diria|daria|estaria|moraria|compraria|viveria|casaria|largaria|trocaria|mudaria|aceitaria|viajaria|trabalharia|ficaria|comeria|beberia|falaria|ganharia|namoraria|saberia|abriria|sairia|pediria|escolheria|levaria|passaria|abraçaria)(?:m|mos)?(?![a-z])/u;
const SAYS =
  'falando que|dizendo que|contando que|comentando que|reclamando que|disse|disseram|falou|falaram|diz|dizem|fala que|falam que|contou|contaram|perguntou|perguntaram|perguntam|pergunta se|gritou|jura que|juram|acha que|acham que|pensa que|pensam que|espalhou|espalharam|insiste que|comentou|respondeu|escreveu que|cismou que|vive dizendo|viu que|leu que|inventou que|inventaram|digo que';
const REPORTED = words(
  `(?:${SAYS})|segundo (?:ele|ela|o|a)|li que|vi que|ouvi (?:dizer|falar) que|ouvi que|vi um|vi uma|(?:de|sobre) (?:um|uma) (?:cara|mulher|homem|moco|moca|rapaz|senhor|senhora|sujeito|tiozinho) que|reza a lenda`,
);
/** What a doctor found is the person's. */
const FOUND = words(
  'medic[oa]|doutor|doutora|alergista|dentista|exame|teste|nutricionista|nutri|psiquiatra|ortopedista|cardiologista|oculista|ultrassom',
);
const ADDRESSED = words('voce|voces|vc|vcs|ce|tu|ti|contigo|te|seu corpo|sua boca');
const COMMANDS =
  /^(?:repet[ea]|repita|escrev[ae]|traduz[a]?|traduzir|finj[ao]|digit[ae]|copi[ae]|fala|fale|diz|diga|me conta|me conte|me diz|me diga|me fala|me chama|me chame|canta|cante|lembre|anota|anote|adivinh[ae]|chut[ae]|posso|pode|sera|cade|vamos|bora|deixa|tem como|que tal|olha so|imagin[ae]|corrij[ae]|complet[ae]|responde)(?![a-z])/u;
const ASKS =
  /^(?:e |mas |ai |entao )?(?:qual|quais|quem|onde|aonde|quanto|quantos|quantas|como|cade|por que|pq|o que|oq|que|com quem|de quem|pra quem|pra onde|de onde|em que|de que|a que|com que|lembra|lembrar|voce lembra|sabe|recorda|esqueceu|quando)(?![a-z])/u;
/** "quem me criou foi minha avó", "quando eu era pequena morava…": they begin like a question and tell. */
const CLEFT =
  /^(?:quem|o que|onde|como|que) (?!(?:e|eh|foi|era|sou|sao)(?![a-z])).{4,} (?:e|eh|foi|era|sou|sao) (?!que(?![a-z]))\S/u;
const WHEN_I =
  /^quando (?:eu|a gente|minha?|meus?|minhas|tinha|era|fico|fiquei|crianca|pequen[oa]|mais nov[oa]|nov[oa]|jovem|chego|fiz|sinto|durmo|bebo|como|adolescente|morava|trabalhava|estudava)(?![a-z])/u;
const HOW_MUCH = /^(?:como (?:eu |nunca |nao |carne|muit|pouco|arroz|so )|que (?:saudade|bom que))/u;
const BOAST = words(
  '(?:presidente|rainha|rei|princesa|dono|dona|imperatriz|imperador) d[oae]s? (?:republica|brasil|mundo|inglaterra|universo|cocada|pedaco|lua|galaxia)|bilionari[oa]|trilionari[oa]|super-?heroi|superpoder|et de varginha|papai noel',
);
const MINE_OATH =
  /(?<![a-z])(?:(?:ai|ah|ai,|oh) )?(?:meu (?:deus|pai do ceu|jesus|bem|amor|anjo|lindo|querido|filho do ceu)|(?<!d[ae] )minha (?:nossa senhora|nossa|linda|querida|flor|vida|gata|mae do ceu|santa))(?: senhora)?(?: do ceu)?[,!]*/gu;

/** Gone with the moment, unless something in it lasts. */
const PASSING =
  /(?<![a-z0-9])(?:to|tou|estou|tava|estava|ando|fiquei|fico|estamos|tamo|estive|sigo|continuo) (?!(?:desde|gravida|juntando|guardando|economizando|estudando|aprendendo|fazendo (?!nada)|lendo|cursando|trabalhando|morando|procurando|namorando|desempregad|solteir|casad|separad|noiv|divorciad|viuv|devendo|construindo|reformando|escrevendo|planejando|tentando|tratando|tomando|usando|afastad|aposentad|de dieta|de licenca|de ferias|de mudanca|em (?:recuperacao|tratamento|reforma|obra)|sem |fora|montando|vendendo|criando|organizando|treinando|pagando|com \d|na faculdade|n(?:uma?|[oa]) (?:startup|empresa|firma|multinacional|banco|loja|escola|agencia|hospital|escritorio|fabrica|clinica|prefeitura|restaurante|mercado|transportadora)|no \d|no ultimo|no primeiro|no segundo|no terceiro|nervos[oa] quando|anotando|escrevendo|fazendo|jogando|assistindo|vendo|de volta|pensando em|querendo|sem|com a perna|com o braco|com o pe))/u;
const LASTS = words(
  'desde|ha \\d|ha (?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|muitos|varios|anos|meses)|faz (?:\\d|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|anos|tempo)|todo|toda|todos|todas|sempre|nunca|quando|19\\d\\d|20\\d\\d|toda vez|por causa|de nascenca',
);
const NOW = words(
  'hoje|agora ha pouco|agorinha|neste momento|ainda agora|ja ja|daqui a pouco|mais tarde|mais cedo|ontem|essa noite|esta noite|de hoje|hj',
);
const EVENT = words(
  '(?:hoje|hj) (?:em dia|eu )?(?:tenho|peso|sou|moro|trabalho|vivo|to com|estou com)|hoje em dia|estreia|estreei|faco \\S+ anos|fiz \\S+ anos|completo|completei|nasceu|nasci|comecei|comeco|casei|caso|consegui|passei n[oa]|assinei|comprei|ganhei|adotei|mudei|promovid[oa]|demitid[oa]|formei|entrevista|consulta|aniversario|vendi|terminei|larguei|pedi demissao|prova|exame|cirurgia|operei|conheci|aprendi|perdi|quebrei|bati|adiaram|remarcaram|mudou|virou|aprendeu|comecou|casou|passou|quebrou|operou|formou|perdeu|ganhou|comprou|adotou|conseguiu|terminou|engravidou|tirei|arranquei|fraturei|torci o|descobri|descobrimos|soube|fechei|marquei|recebi|escolhi|matriculei|inscrevi|pintei|cortei o cabelo|furei|tatuei|inaugurei|lancei|plantei|terminamos|noivei|noivamos|batizei|roubaram|furtaram|fui (?:demitid|promovid|assaltad|contratad|aprovad|diagnosticad|aceit)[oa]?|agora (?:e|sou|tenho|moro|trabalho)',
);
const DAILY = words(
  '^(?:eu )?(?:(?:ja|so|nao|hoje|ontem|agora) )*(?:comi|como agora|dormi|acordei|almocei|jantei|lanchei|cheguei|sai|tomei (?:banho|cafe)|vi|assisti|lavei|cozinhei|ri|chorei|levantei|pensei|senti|voltei|acabei de (?:acordar|chegar|comer|almocar|jantar|sair|ver|tomar|ler|deitar|levantar|voltar|lembrar)|fui (?:ali|dormir|no mercado|na padaria|la)|corri|limpei|esqueci|adorei|amei|gostei|perdi a (?:hora|paciencia)|bati o dedo)',
);
const ANCHORED = words(
  '\\d+[a-z]*|pela primeira vez|quando|com \\S+ anos|duas vezes|tres vezes|uma vez|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|na infancia|na escola|na faculdade|ano passado|de casa|em \\p{Lu}',
);
const WILL = words(
  '(?:vou|vamos|a gente vai) (?:dormir|tomar|comer|deitar|sair|ali|banho|jantar|almocar|cozinhar|ver|assistir|trabalhar|descansar|embora|pensar|tentar|la|pra cama|comprar|ficar|fazer|indo|ter que|te|me|desligar|nessa|arrumar|lavar|ler|dar|voltar|responder|te contar)',
);
const PLANNED = words(
  'segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|dia \\d+|que vem|proxim[oa]|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|carnaval|ferias|feriado|semana santa|pascoa|20\\d\\d|as \\d',
);
/** Said of the talk itself, or of a feeling: nothing to keep. */
const TALK =
  /^(?:eu )?(?:(?:nao|so|ja|tambem|nem|me) )*(?:acho|achei|entendo|entendi|concordo|prometo|juro|aceito|topo|espero|imagino|lembro|lembrei|esqueci(?! de (?:avisar|contar|falar|dizer))|esqueco|sinto|senti|quero(?! (?:ser|ter|fazer|aprender|viajar|morar|conhecer|abrir|casar|estudar|comprar|trocar|mudar|montar|voltar)(?![a-z]))|preciso(?! (?:usar|tomar|fazer|de oculos)(?![a-z]))|posso(?! (?:nem )?(?:comer|tomar|beber|com|chegar perto|cheirar|ver|passar|fazer esforco))|adorei|amei|gostei|agradeco|agradeci|falo (?:serio|depois|com)|falei|disse|digo|pergunto|perguntei|respondo|volto (?:ja|logo|depois)|sei la|sei (?:como|que|disso|bem)|sei$|vi (?:que|isso)|duvido|confesso|desculpo|espera|penso|pensei|to$|estou$|vou$|sou eu|fui eu|era eu|ri|morri|queria(?! muito)|nem sei|to nem ai|vou nessa|to indo|to chegando|cheguei|voltei|entendeu)(?![a-z])/u;
/** "amo essa música", "meu dia foi bom", "me dá um abraço": of here and now, or asked of her. */
const HERE =
  /^(?:eu )?(?:nao )?(?:amo|adoro|odeio|detesto|curto|aguento|suporto|gosto|quero|entendo) (?:muito |mais |tanto )?(?:de )?(?:d?ess[ea]s?|d?isso|d?est[ea]s?|d?aquilo)(?![a-z])|^(?:o |a )?(?:meu|minha) (?:dia|noite|tarde|manha|semana|fim de semana|cabeca|barriga|vontade|humor|sono|fome|internet|bateria|feriado|domingo|sabado) (?:foi|ta|esta|tava|estava|era|e|caiu|acabou|ficou)(?![a-z])|^(?:eu|ai),? hein(?![a-z])|^(?:me|nos) (?:da|de|abraca|beija|conta|fala|diz|liga|manda|espera|deixa|ajuda|explica|mostra|ensina|perdoa|desculpa|aguarde|leva|acompanha|salva|diga|conte|fale|mande|abrace|beije|ouve|escuta|responde)(?![a-z])/u;
/** "sou feliz", "tô bem": a mood is no fact. */
const MOOD =
  /^(?:eu )?(?:(?:nao|so|ja|tambem|tao|muito) )*(?:sou|estou|to|fico|fiquei|ando|era|sou so|sou mesmo) (?:(?:muito|bem|tao|so|mesmo|meio|mais|uma?|de) )*(?:feliz|triste|cansad[oa]|animad[oa]|ansios[oa]|bem|mal|bob[oa]|louc[oa]|doid[oa]|fofa|fofo|lind[oa]|assim|eu|legal|banana|gente|pessoa|boa|bom|seu|sua|tua|teu|besta|sozinh[oa] agora|chata|chato|demais|tudo|nada|confus[oa]|perdid[oa]|apaixonad[oa]|curios[oa]|tranquil[oa])(?: (?:demais|mesmo|hoje|agora|com isso|assim|sim|ne|kk+))*$/u;
/** Never kept, nor said back. */
const NEVER = words(
  'senha|cpf|rg \\d|cartao de credito|pix|admin|prompt|sistema|jailbreak|suicid\\w*|me matar|me mato|me cort\\w+|nao aguento mais|viver|morrer|overdose|transa\\w*|trepa\\w*|sexo|sexual|gozar|gozei|nudes?|pelad[oa]|tesao|punheta|porno\\w*|excitad[oa]|orgasmo|foder|fod[aeiou]\\w*|buceta|estupr\\w*|abus\\w+|pedof\\w*',
);
const PRIVATE_NUMBER = /\d{8,}|\d{3}\.\d{3}\.\d{3}|\d{4}[ -]\d{4}|@\S+\.\S+/u;

const SECRET = words('senhas?|cpf|rg \\d|cartao de credito|chave pix|meu pix|pix e');

/** A message without its parts that hold a secret: nothing is kept of those, nor put in the place of anything. */
export function withoutSecrets(message: string): string {
  const parts = message.split(/(?<=[.!?;\n…])\s*|(?<=,)\s+/u);
  const open = parts.filter((part) => !SECRET.test(foldWord(part)) && !PRIVATE_NUMBER.test(part));
  return open.length === parts.length ? message : open.join(' ').replace(/,\s*$/u, '');
}

/** What was once and is no more, as its teller says. */
const OVER = words(
  '(?:meu|minha) (?:sonho|vontade) era (?:ter sido|ter feito)|(?:fi(?:quei|cou)|foi) (?:so )?na vontade|(?:ja (?:fui|tive|morei|namorei|trabalhei)|tinha|tive|namorei|era|fui) .*(?:nao (?:sou|tenho|moro|gosto|faco|namoro) mais|isso ja era|fim da historia|nem (?:penso|lembro) (?:mais|direito)|ja passou faz|aguas passadas)',
);
/** Turns of phrase that sound like one's own life. */
const FIGURES = words(
  '(?:alergi(?:a|ca|co)|medo|pavor|fobia|panico) (?:a|de|d[ao]) (?:gente|segunda|boletos?|trabalh\\w*|acordar|compromisso|macho|falsidade|pobre|faxina|louca)|(?:\\d{3}|mil|trezentos|quinhentos|duzentos) anos (?:ja|nas costas)|tenho (?:[2-9]\\d{2}|\\d{4,}|mil) anos|mundo da lua|filh[oa] de deus|casad[oa] com (?:meu|minha) (?:travesseiro|sofa|cama|trabalho|celular|tv)|casei com (?:meu|minha) (?:travesseiro|sofa|cama|trabalho|celular|tv)|brincando de|moro (?:n[oa]|dentro d[oa]) (?:trabalho|servico|trampo|onibus|busao|transito|celular|fila)|(?:um milhao|mil|trocentas?|quinhentas) (?:de )?(?:coisas|problemas|ideias|boletos)|sou (?:a louca|o louco) d[aeo]s?|sou praticamente|pareco|parecendo|numa fria|pagando de|respira(?:ndo)? por aparelhos|sou (?:so )?um monge|bateu as botas|escolho a carta|sei nem o ?q(?:ue)?|latino americano sem dinheiro|boa sorte pr[ao] mim|vossa (?:alteza|majestade|excelencia)',
);

/** Whether a sentence is of a book, a film, a scene. */
export function isInWork(sentence: string): boolean {
  return IN_WORK.test(foldWord(sentence));
}

/** Whether nothing of the whole message is meant as it stands. */
export function isPlayed(message: string): boolean {
  const folded = foldWord(message);
  if (PLAYED.test(folded) || BOAST.test(folded) || /[♪♫🎵🎶🎤]/u.test(message)) return true;
  const quoted = /["“”«»]([^"“”«»]*)["“”«»]?|(?<!\p{L})'([^']{12,})'/u.exec(message);
  return quoted !== null && /\S+ \S+ \S+/u.test(quoted[1] ?? quoted[2] ?? '');
}

/** What goes before what is told, and what follows it: not part of it. */
export function withoutAsides(sentence: string): string {
  const lead =
    /^(?:(?:oi+|ol[áa]|ah+|ent[ãa]o|olha|sabe|bom|ali[áa]s|ei|poxa|nossa|[ée] que|sabia que|te contei que|j[áa] te (?:falei|contei) que|vou te contar(?: uma coisa)?|deixa eu te contar(?: uma coisa)?|preciso te contar(?: uma coisa)?|uma coisa sobre mim|(?:eu )?(?:esqueci|tinha esquecido) de (?:te )?(?:avisar|contar|falar|dizer)(?: que| q)?|(?:eu )?(?:n|n[ãa]o) sei (?:voc[êe]s?|vcs?|tu),? mas|(?:voc[êe]|vc|c[êe]) acredita (?:que|q)|acredita (?:que|q)|pra (?:seu|teu) governo|curiosidade(?: sobre mim)?|fato|tipo|ou seja|na boa|cara|mano|mulher|menina|amiga|gente|sim|viu|enfim|e|mas|por falar nisso|falando nisso|a prop[óo]sito|detalhe|confesso que|pra (?:você|vc) saber|s[óo] pra (?:você|vc) saber|ent[ãa]o t[áa]|t[áa] bom|t[áa] bem|t[áa]|ok|certo|beleza|claro|verdade|sinceramente|na verdade|na real|k{2,}|rs+|(?:ha){2,}|eita|uai|oxe|bah|vixe|opa|ops|desculpa|perd[ãa]o|errei|me enganei|me confundi|falei errado|corrigindo|minto|n[ãa]o)(?:[,:!…–-]+ *| +(?=\p{L})))/iu;
  const strong =
    /^(?:e|mas|sim|n[ãa]o|verdade|sabe|tipo|cara|mulher|menina|amiga|gente|fato|desculpa|detalhe|bom|sabia que)$/iu;
  let rest = sentence.trim();
  for (let turn = 0; turn < 4; turn += 1) {
    const found = lead.exec(rest)?.[0];
    if (!found) break;
    const word = found.replace(/[,:!…–\s-]+$/u, '');
    // "não bebo" begins with no aside; "não, bebo chá" does.
    if (strong.test(word) && !/[,:!…–-]/u.test(found) && !/^(?:e|mas|sabia que)$/iu.test(word)) break;
    rest = rest.slice(found.length).trim();
  }
  return rest
    .replace(/,?\s+(?:ent[ãa]o |s[óo] |agora )?imagin[ae]m? (?:[oa]s? )?(?!se|que)\p{L}+(?: \p{L}+){0,3}\s*$/iu, '')
    .replace(/,\s*(?:eu )?(?:s[óo] )?te (?:conto|falo|digo|juro|garanto|confesso)(?!\p{L}).*$/iu, '')
    .replace(/[,\s]+(?:e|mas) (?:voc[êe]|vc|tu|contigo|por a[íi])\s*$/iu, '')
    .replace(
      /(?:[,\s]+(?:viu|sabia|sabe|n[ée]|t[áa]|ok|hein|kk+|rs+|(?:ha){2,}h?|haha\w*|uai|s[ée]rio|acredita|pronto|pode anotar|anota a[íi]))+\s*$/iu,
      '',
    )
    .replace(/\s*(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+\s*/gu, ' ')
    .trim();
}

function asks(folded: string): boolean {
  return ASKS.test(folded) && !CLEFT.test(folded) && !WHEN_I.test(folded) && !HOW_MUCH.test(folded);
}

function isPassing(folded: string, raw: string): boolean {
  if (LASTS.test(folded)) return false;
  if (PASSING.test(folded) || (NOW.test(folded) && !EVENT.test(folded))) return true;
  if (WILL.test(folded)) return !PLANNED.test(folded);
  const anchored = ANCHORED.test(folded) || /\p{L}.* \p{Lu}\p{Ll}/u.test(raw);
  return DAILY.test(folded) && !anchored && !EVENT.test(folded);
}

/** Whether a sentence is a turn of phrase. */
export function isFigure(sentence: string): boolean {
  return FIGURES.test(foldWord(sentence));
}

/** Whether it is what somebody else said, and no doctor. */
function isReported(folded: string): boolean {
  return REPORTED.test(folded) && !FOUND.test(folded) && !/(?<![a-z])eu (?:disse|falei)/u.test(folded);
}

const SAYING = words('(?:falando|dizendo|contando|comentando|reclamando) que');

/** Whether somebody else says it while it is told: "a moça tava falando que tem medo de palhaço". */
export function isOverheard(sentence: string): boolean {
  const folded = foldWord(sentence);
  return SAYING.test(folded) && isReported(folded);
}

/** Whether this clause is not meant of whoever writes it: supposed, quoted, asked of her. */
export function isNotMeant(clause: string): boolean {
  const whole = foldWord(clause);
  const folded = whole.replace(MINE_OATH, '').trim();
  // "meu querido, sossega" was of nobody's.
  if (
    folded.length < whole.length &&
    !/(?<![a-z])(?:eu|me|mim|comigo|meus?|minhas?|nossos?|nossas?)(?![a-z])/u.test(folded)
  )
    return true;
  if (folded === '' || NEVER.test(folded) || PRIVATE_NUMBER.test(clause)) return true;
  if (
    [IN_WORK, OVER, FIGURES, HERE, SUBJUNCTIVE, CONDITIONAL, ADDRESSED, COMMANDS].some((pattern) =>
      pattern.test(folded),
    )
  )
    return true;
  if (SUPPOSED.test(folded) && !AS_A_CHILD.test(folded)) return true;
  return isReported(folded) || asks(folded) || asksInPlace(folded);
}

/** Whether this clause is gone with the moment. */
export function isOfTheMoment(clause: string): boolean {
  const folded = foldWord(clause).replace(MINE_OATH, '').trim();
  return TALK.test(folded) || MOOD.test(folded) || isPassing(folded, clause);
}
