/** What no rule gives: plurals, pairs, words that only look like a form of another. All folded unless accents decide. */

const words = (list: string) => list.split(' ');
const set = (list: string): ReadonlySet<string> => new Set(words(list));

export const INVARIANT = set(
  'onibus lapis tenis oculos ferias virus pires atlas bis gratis simples mais menos depois antes nunca jamais tras apos parabens pesames ' +
    'dois tres seis dez pus cais jus plus torax xerox clips chips quais mas nos vos as os lucas marcos thais lais ines jesus deus carlos ' +
    'mateus matheus vinicius tomas elias messias douglas nicolas luis alves santos campos neves',
);

/** Singular (with accents) and its plural, for nouns in -ão that do not end in -ões and others on their own. */
export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  words(
    'cao:cães pao:pães mae:mães alemao:alemães capitao:capitães escrivao:escrivães catalao:catalães charlatao:charlatães ' +
      'mao:mãos irmao:irmãos cidadao:cidadãos cristao:cristãos grao:grãos orgao:órgãos bencao:bênçãos sotao:sótãos orfao:órfãos vao:vãos ' +
      'chao:chãos pagao:pagãos artesao:artesãos corrimao:corrimãos mal:males consul:cônsules mel:meles gol:gols fossil:fósseis reptil:répteis ' +
      'facil:fáceis dificil:difíceis util:úteis fragil:frágeis movel:móveis imovel:imóveis automovel:automóveis nivel:níveis tunel:túneis ' +
      'amavel:amáveis incrivel:incríveis terrivel:terríveis possivel:possíveis mes:meses pais:países portugues:portugueses ' +
      'ingles:ingleses frances:franceses japones:japoneses chines:chineses gas:gases deus:deuses hifen:hifens carater:caracteres ' +
      'junior:juniores qualquer:quaisquer avo:avós',
  ).map((pair) => pair.split(':') as [string, string]),
);

/** Both name the same thing here: animals, callings, company, what one is. Kin is not: a sister is no brother. */
const PAIRS =
  'gato:gata cachorro:cachorra namorado:namorada noivo:noiva amigo:amiga vizinho:vizinha colega:colega menino:menina garoto:garota moço:moça ' +
  'aluno:aluna professor:professora doutor:doutora médico:médica enfermeiro:enfermeira advogado:advogada dentista:dentista cozinheiro:cozinheira ' +
  'engenheiro:engenheira arquiteto:arquiteta psicólogo:psicóloga veterinário:veterinária diretor:diretora cantor:cantora ator:atriz escritor:escritora ' +
  'pintor:pintora vendedor:vendedora secretário:secretária chefe:chefa gerente:gerenta patrão:patroa cliente:clienta treinador:treinadora jogador:jogadora ' +
  'dançarino:dançarina bailarino:bailarina fotógrafo:fotógrafa jornalista:jornalista porteiro:porteira faxineiro:faxineira padeiro:padeira ' +
  'coelho:coelha cavalo:égua pato:pata porco:porca lobo:loba urso:ursa leão:leoa macaco:macaca pombo:pomba rato:rata filhote:filhota bezerro:bezerra ' +
  'companheiro:companheira ficante:ficante ex:ex crush:crush esposo:esposa parceiro:parceira sócio:sócia namoradinho:namoradinha ' +
  'lindo:linda bonito:bonita feio:feia novo:nova velho:velha cansado:cansada feliz:feliz triste:triste sozinho:sozinha nervoso:nervosa ' +
  'ansioso:ansiosa preocupado:preocupada animado:animada irritado:irritada apaixonado:apaixonada chateado:chateada doente:doente ocupado:ocupada ' +
  'gostoso:gostosa maravilhoso:maravilhosa carinhoso:carinhosa ciumento:ciumenta tímido:tímida louco:louca doido:doida chato:chata magro:magra gordo:gorda ' +
  'alto:alta baixo:baixa branco:branca preto:preta vermelho:vermelha amarelo:amarela solteiro:solteira casado:casada divorciado:divorciada viúvo:viúva ' +
  'brasileiro:brasileira mineiro:mineira carioca:carioca baiano:baiana gaúcho:gaúcha paulista:paulista primeiro:primeira último:última bom:boa mau:má ' +
  'estressado:estressada desempregado:desempregada aposentado:aposentada grávido:grávida inteiro:inteira quebrado:quebrada';

export const GENDERED: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ')
    .map((pair) => pair.split(':') as [string, string])
    .filter(([one, other]) => one !== other)
    .flatMap(([one, other]) => [[plain(one), other] as const, [plain(other), one] as const]),
);

function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/** Said at home for the same person or thing. */
export const PET_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    mae: 'mamãe mainha mamis mãinha mamae manhê mãezona mamy',
    pai: 'papai painho papis paizão',
    avó: 'vovó vó vozinha vovozinha',
    avô: 'avôs vovô vô vozinho vovozinho',
    avo: 'vovó vovô vó vô',
    irma: 'irmãzona maninha',
    irmao: 'irmãozão maninho',
    tia: 'titia',
    tio: 'titio',
    casa: 'casarão casebre casinhola',
    passaro: 'passarinho passarinhos passarinha passarinhas',
    homem: 'homenzarrão',
    voz: 'vozeirão',
    fogo: 'fogaréu',
    gato: 'gatarrão',
    muro: 'muralha',
    aniversario: 'niver aniver',
    faculdade: 'facul',
    refrigerante: 'refri',
    professor: 'prof profe',
    professora: 'prof profe',
    instagram: 'insta',
    namorado: 'namo',
    namorada: 'namo',
    amigo: 'miga migo migs',
    amiga: 'miga migo migs',
    computador: 'compu',
    bicicleta: 'bike',
    televisao: 'tv teve',
    academia: 'acad',
    motocicleta: 'moto',
    fotografia: 'foto fotos',
    foto: 'fotografia fotografias',
    moto: 'motocicleta motoca',
    domingo: 'domingão domingou',
    sexta: 'sextou',
    sabado: 'sabadão sabadou sabadaço',
  }).map(([word, forms]) => [word, words(forms)]),
);

export const MASCULINE_IN_A = set(
  'dia problema sistema mapa tema poema clima planeta cinema programa drama cometa idioma dilema trauma carnaval pijama panorama telegrama',
);

/** Feminine words that end as a masculine one: "a foto", "fotinha". */
export const FEMININE_IN_O = set('foto moto tribo libido');

/** Words in -inho, -inha that are not a small something. */
export const DIMINISHED_OTHERWISE = set(
  'vizinho vizinha caminho caminha carinho vinho minha linha cozinha galinha rainha farinha padrinho madrinha espinho espinha ninho golfinho ' +
    'marinho marinha sardinha tinha vinha calcinha campainha adivinha mesquinho moinho pinho sobrinho sobrinha bainha fuinha caipirinha ' +
    'coxinha camisinha sombrinha folhinha andorinha ladainha tainha cavaquinho patricinha rotinho canhinho colarinho figurinha ' +
    'varinha gracinha palitinho mansinha morrinho ventinho sozinho sozinha botinha rinha pinha unha portinho marinhos bolacha ' +
    'casadinho bandinha lavinha maquininha escrivaninha entrelinha cinha ' +
    'cebolinha salsinha quentinha selinho amarelinha bombinha',
);

/** Great sizes no rule gives: "narigão", "casarão". All folded. */
export const AUGMENTED: ReadonlyMap<string, readonly string[]> = new Map(
  words(
    'gol:golaco,golacos nariz:narigao,narigoes voz:vozeirao homem:homenzarrao,homao boca:bocarra casa:casarao,casaroes corpo:corpanzil ' +
      'prato:pratarrao barca:barcaca copo:copazio rico:ricaco,ricaca mulher:mulherao,mulheraca amigo:amigaco,amigacos mao:manzorra,maozona ' +
      'gato:gatarrao cao:canzarrao faca:facao fogo:fogareu lugar:lugarao rapaz:rapagao bom:bonzao vidro:vidraca festa:festanca,festao',
  ).map((pair) => {
    const [word = '', great = ''] = pair.split(':');
    return [word, great.split(',')] as const;
  }),
);

/** Words in -ão, -ona that are not a large something. */
export const AUGMENTED_OTHERWISE = set(
  'portao cartao cordao salao fogao papelao calcao colchao balcao limao sabao melao mamao botao violao racao pavao leao aviao feijao garrafao ' +
    'caminhao cinturao macarrao caldeirao facao pulmao verao camarao sermao prisao razao paixao coracao cancao licao missao pressao televisao ' +
    'mansao torrao pilao galao rojao carvao falcao dragao alcapao escorpiao peao piao gaviao irmao vilao grilao milhao bilhao tostao ' +
    'carona sanfona azeitona zona lona dona mona poltrona madona maratona corona cortao bordao patrao canhao trovao batao patao corao ' +
    'portoes cartoes cordoes saloes fogoes papeloes calcoes limoes botoes violoes racoes caminhoes coracoes licoes patroes leoes pesao ' +
    'serao serao moletao camao ladao murao porao vagao marao casaco cafetao calao chorao mulatao chatao sertao bastao cidadao cidadaos cidadoes mascarao pontao cantao plantao leitao ' +
    'pimentao pimentoes caixao caixoes palavrao palavroes quentao roupao roupoes orelhao ferrao telao teloes tampao pulgao barracao barracoes calcadao ' +
    'minhocao quarteirao porcao porcoes furao pistao garrafoes visao piscinao leilao bolao boloes papelao papeloes sapatao sapatoes macacao macacoes ' +
    'lampiao esfregao solidao matao agulhao latao latoes brasao brasoes gamao refrao sapatona sapatonas mamona ' +
    'amazona acetona matrona cafona mutirao feirao feiroes',
);

/** A word with its accent is another word than the same letters without; each side is only itself. */
export const ACCENT_DECIDES: ReadonlyMap<string, string> = new Map(
  words(
    'anã:ana anão:anao país:pais maçã:maca forró:forro babá:baba cocô:coco maiô:maio camelô:camelo sabiá:sabia louça:louca calça:calca faça:faca peça:peca ' +
      'força:forca poço:poco roça:roca taça:taca traça:traca caça:caca nó:no lã:la dê:de pôr:por é:e às:as está:esta dúvida:duvida ' +
      'fábrica:fabrica prática:pratica secretária:secretaria público:publico sábia:sabia cáqui:caqui chás:chas pôde:pode mágoa:magoa ' +
      'crítica:critica política:politica dívida:divida música:musica análise:analise início:inicio número:numero maré:mare pará:para ' +
      'solidão:solidao romã:roma já:ja pó:po dó:do cá:ca má:ma pá:pa lá:la só:so à:a pé:pe fé:fe chá:cha rã:ra fã:fa ímã:ima órgão:orgao aço:aco maço:maco ' +
      'pelé:pele avó:avo avô:avo avós:avos avôs:avos vovó:vovo vovô:vovo vó:vo vô:vo moça:moca coça:coca laço:laco força:forca caço:caco peço:peco côco:coco',
  ).map((pair) => pair.split(':') as [string, string]),
);

/** Unaccented spellings that are a word of their own, so that the accent cannot have been left out by haste. */
export const PLAIN_IS_ANOTHER = set(
  'pais maca coco maio camelo louca calca faca forca roca caca no la de por e as esta sabia baba a do so ma para roma',
);

/** Names that are common nouns too, with the article of the noun. */
export const NAME_OR_NOUN: ReadonlyMap<string, 'a' | 'o'> = new Map(
  words(
    'rosa:a sol:o lua:a flor:a estrela:a vitoria:a gloria:a pilar:o luz:a bela:a clara:a linda:a branca:a serena:a aurora:a bento:o leao:o ' +
      'lobo:o rocha:a ramos:o neves:a cruz:a reis:o jasmim:o margarida:a violeta:a iris:a perola:a esmeralda:a jade:o rubi:o mel:o paz:a ' +
      'graca:a esperanca:a aurea:a franco:o justo:o angelica:a celeste:o marina:a silva:a pinto:o coelho:o carneiro:o pereira:a oliveira:a',
  ).map((pair) => pair.split(':') as [string, 'a' | 'o']),
);

/** Words inside a fixed name that are not a mention of the thing: word, what must stand before (or after, with ">"). */
export const FIXED: readonly (readonly [string, string])[] = [
  ...words(
    'chuva:guarda roupa:guarda sol:guarda sol:gira costas:guarda flor:beija flor:couve feira:segunda feira:terca feira:quarta feira:quinta feira:sexta duro:pao mel:lua_de ' +
      'cotovelo:dor_de pau:cara_de moleque:pe_de santo:mae_de santo:pai_de maria:banho janeiro:rio_de sogra:olho_de gato:olho_de',
  ),
  ...words(
    'cachorro:>quente pao:>duro dedo:>duro pe:>de_moleque lua:>de_mel olho:>de_sogra cara:>de_pau mae:>de_santo pai:>de_santo filho:>da_puta ' +
      'forro:>do_teto forro:>de_gesso forro:>de_pvc segunda:>opcao segunda:>vez segunda:>parte segunda:>chance segunda:>temporada segunda:>mao quarta:>parte rio:>de_janeiro rio:>grande rio:>branco agua:>viva maria:>mole mao:>de_obra pe:>de_pato bicho:>preguica banho:>maria bola:>fora',
  ),
].map((pair) => pair.split(':') as [string, string]);

/** What is done, beside the noun for it: "viajo sexta" speaks of the journey. Only where the verb says little else. */
export const ACTIONS: ReadonlyMap<string, string> = new Map(
  words(
    'aluguel:alugar casamento:casar viagem:viajar danca:dançar namoro:namorar entrevista:entrevistar demissao:demitir pintura:pintar ' +
      'tatuagem:tatuar separacao:separar divorcio:divorciar gravidez:engravidar caminhada:caminhar meditacao:meditar natacao:nadar ' +
      'pescaria:pescar pesca:pescar costura:costurar treino:treinar aposentadoria:aposentar doacao:doar adocao:adotar ' +
      'plantacao:plantar acampamento:acampar hospedagem:hospedar inscricao:inscrever matricula:matricular desenho:desenhar bordado:bordar',
  ).map((pair) => pair.split(':') as [string, string]),
);

/** Short names people go by. */
export const NICKNAMES: ReadonlyMap<string, readonly string[]> = new Map(
  words(
    'fernanda:fe+fer+nanda gabriel:gabi+biel gabriela:gabi carolina:carol beatriz:bia rafael:rafa rafaela:rafa mariana:mari marina:mari ' +
      'juliana:ju+juli julia:ju patricia:pati+paty camila:mila+cami isabela:isa+bela isabel:isa+bel leonardo:leo leandro:le ' +
      'ricardo:rick eduardo:edu+du fernando:nando luciana:lu lucia:lu luiza:lu larissa:lari leticia:le+lele amanda:mandinha ' +
      'rodrigo:rod+digo daniel:dani daniela:dani alexandre:ale+xande alessandra:ale guilherme:gui gustavo:gu matheus:theus vinicius:vini ' +
      'henrique:rick felipe:fe+lipe thiago:thi roberto:beto roberta:beta antonio:toninho+tonho francisco:chico jose:ze joaquim:quim ' +
      'aparecida:cida conceicao:ceica raimundo:mundo teresa:te tereza:te natalia:nat+nati tatiana:tati priscila:pri bruna:bru ' +
      'vanessa:van+nessa renata:re simone:si cristina:cris cristiane:cris adriana:dri adriano:dri sebastiao:tiao manoel:mane manuel:mane',
  ).map((pair) => {
    const [name = '', short = ''] = pair.split(':');
    return [name, short.split('+')] as const;
  }),
);
