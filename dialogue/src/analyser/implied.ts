/** What a word says besides its sense: coriander is a spice, a wisdom tooth a tooth, whoever rents lives there. */
import { foldWord } from './fold.ts';
import { senseOf } from './stems.ts';

/** A class as a question names it, and what belongs to it. */
const CLASSES: Readonly<Record<string, string>> = {
  'animal bicho':
    'cachorro cadela gato gata coelho coelha papagaio calopsita periquito canário tartaruga jabuti cágado hamster porquinho peixe cavalo égua jumento galinha galo pato ganso passarinho barata aranha cobra rato sapo cabra bode ovelha vaca boi porco lagartixa iguana furão chinchila mico arara codorna pombo grilo abelha vira-lata pinscher shih-tzu pitbull labrador poodle siamês',
  instrumento:
    'violão viola guitarra piano teclado baixo contrabaixo bateria flauta ukulele cavaquinho cavaco sax saxofone violino violoncelo sanfona acordeon pandeiro gaita trompete trombone clarinete cuíca surdo zabumba triângulo berimbau atabaque tambor harpa oboé bandolim rabeca agogô tamborim órgão',
  'esporte modalidade exercício atividade':
    'futebol futsal vôlei basquete natação nadar correr corrida surfe surf judô capoeira tênis handebol ciclismo pedalar musculação crossfit pilates ioga yoga boxe skate jiu muay karatê dança balé escalada trilha hidroginástica remo patins rugby peteca sinuca xadrez caminhada beach padel taekwondo',
  'luta arte marcial':
    'judô capoeira boxe jiu jiu-jitsu muay karatê taekwondo kung krav aikidô mma sumô esgrima kickboxing',
  dança:
    'ballet balé forró samba zumba salsa tango pagode sapateado bolero quadrilha frevo maracatu carimbó dança-do-ventre hip-hop gafieira lambada xaxado vanera kizomba bachata',
  peixe:
    'atum salmão tilápia sardinha bacalhau merluza pintado tambaqui pirarucu tainha robalo corvina cação pescada dourado pacu tucunaré traíra truta linguado',
  'artesanato manual arte':
    'crochê tricô bordado macramê cerâmica costura biscuit marcenaria origami pintura aquarela escultura miçanga sabonete vela patchwork renda tapeçaria',
  'matéria disciplina aula':
    'geografia história matemática português física química biologia filosofia sociologia inglês artes redação literatura ciências espanhol informática música',
  'coração cardíaco': 'marcapasso arritmia stent infarto cardiologista safena sopro taquicardia válvula',
  'escala turno jornada horário':
    '12x36 6x1 5x2 4x2 5x1 24x72 folga plantão noturno madrugada diurno vespertino matutino',
  'pão glúten trigo massa': 'celíaca celíaco farinha',
  'raça espécie':
    'labrador golden poodle pinscher vira-lata shih-tzu pitbull beagle dálmata rottweiler husky pug bulldog yorkshire lhasa maltês spitz chihuahua basset salsicha caramelo dogo boxer pastor border cocker schnauzer siamês persa angorá maine calopsita',
  'terapia terapeuta consulta': 'psicóloga psicólogo psiquiatra analista psicanalista',
  'combustível posto': 'gasolina álcool etanol diesel gnv',
  'estilo gênero música ritmo':
    'samba pagode sertanejo forró funk rap trap rock metal mpb bossa axé brega piseiro reggae jazz blues gospel clássica pop eletrônica choro',
  'celular telefone aparelho': 'iphone samsung motorola xiaomi galaxy redmi moto-g',
  'doença saúde condição comorbidade diagnóstico':
    'asma diabetes diabético diabética pré-diabético rinite bronquite enxaqueca gastrite refluxo úlcera hipertensão hipertenso hipertensa pressão tireoide hipotireoidismo ansiedade depressão artrite artrose anemia dengue zika covid catapora sarampo caxumba labirintite endometriose fibromialgia lúpus epilepsia alergia sinusite pedra cálculo tdah autismo autista bipolar toc alzheimer parkinson demência câncer tumor avc infarto colesterol psoríase dermatite vitiligo hérnia escoliose celíaco celíaca intolerante apneia insônia daltônico daltônica míope miopia astigmatismo surdez colite crohn hepatite glaucoma catarata osteoporose',
  dor: 'enxaqueca cólica cefaleia ciático hérnia lombar torcicolo fibromialgia artrite artrose tendinite bursite nevralgia gastrite',
  'língua idioma':
    'guarani tupi inglês espanhol francês alemão italiano japonês mandarim chinês coreano russo árabe hebraico libras iorubá polonês ucraniano holandês grego turco sueco pomerano talian nheengatu esperanto latim catalão hunsrik',
  'tempero erva':
    'coentro salsinha cebolinha alho cominho orégano pimenta açafrão cúrcuma louro manjericão hortelã alecrim páprica gengibre curry colorau salsa',
  'legume verdura vegetal':
    'jiló quiabo chuchu berinjela beterraba abobrinha cenoura brócolis couve alface rúcula espinafre pepino tomate pimentão abóbora maxixe repolho rabanete cebola',
  cama: 'durmo dormir dormia deito deitar',
  'desenho figura': 'tatuagem tatuei tattoo tatuado tatuada',
  fruta:
    'manga banana morango uva abacaxi goiaba caju maçã pera melancia mamão jabuticaba pitanga abacate kiwi laranja limão tangerina mexerica acerola cupuaçu graviola maracujá umbu seriguela cajá jaca fruta-do-conde açaí carambola',
  'salgado petisco lanche':
    'coxinha empada pastel quibe esfiha esfirra rissole enroladinho pão croquete bolinho kibe acarajé hambúrguer cachorro-quente tapioca',
  'doce sobremesa':
    'pudim mousse bolo brigadeiro sorvete torta chocolate cocada paçoca beijinho pavê quindim gelatina brownie cookie churros rapadura curau canjica manjar goiabada ambrosia',
  'comida prato rango':
    'feijoada moqueca lasanha strogonoff estrogonofe macarrão cuscuz acarajé vatapá bobó tacacá churrasco frango quiabo nhoque pizza sushi baião galinhada rabada mocotó buchada sarapatel pirão tutu torresmo risoto panqueca escondidinho dobradinha feijão arroz maniçoba',
  'bebida drink':
    'café chá cerveja vinho cachaça caipirinha guaraná refrigerante suco mate chimarrão tereré limonada chope gim whisky vodka coca água kombucha leite cajuína',
  dente: 'siso canino molar incisivo canal aparelho',
  'cirurgia operação':
    'siso vesícula apêndice apendicite cesárea cesariana hérnia bariátrica vasectomia laqueadura catarata amígdala ligamento menisco lipo silicone septo rinoplastia',
  'boca dente': 'siso aparelho molar canino',
  'moto motocicleta':
    'fan biz cg titan fazer bros pop factor xre nmax pcx twister hornet cb lander tornado crosser xtz burgman harley scooter lambreta vespa ybr intruder shineray',
  'carro veículo automóvel':
    'uno gol palio sandero onix hb20 corsa celta fiesta ka civic corolla fusca kombi kwid siena strada saveiro fox polo argo mobi renegade compass creta tracker prisma logan duster chevette opala brasília monza voyage parati ecosport fit city hilux ranger montana toro up kadett escort del-rey clio caminhonete picape',
  'orixá santo guia':
    'oxóssi ogum oxum iemanjá xangô iansã oxalá omolu nanã obaluaê exu logum ossain oxumaré ewá obá ibeji',
  'santo padroeira padroeiro': 'antônio jorge expedito aparecida benedito judas francisco sebastião',
  'religião fé crença igreja':
    'candomblé umbanda católico católica evangélico evangélica espírita budista ateu ateia agnóstico testemunha adventista batista judeu judia muçulmano messiânica assembleia terreiro missa culto',
  'profissão trabalho':
    'soldador porteiro pedreiro eletricista encanador pintor marceneiro carpinteiro motorista caminhoneiro motoboy entregador vigilante segurança zelador faxineira diarista cozinheira cozinheiro garçom garçonete bombeiro bombeira policial militar soldado enfermeiro enfermeira dublador dubladora fotógrafo designer programador advogado advogada contador professor professora dentista veterinária mecânico costureira manicure cabeleireira barbeiro vendedor vendedora balconista caixa recepcionista agricultor pescador feirante camelô desempregado desempregada aposentado aposentada estagiário estagiária vender freelancer gari cobrador cobradora babá cuidador cuidadora frentista operador operadora repositor repositora atendente copeira merendeira servente ajudante açougueiro padeiro padeira confeiteira confeiteiro doula parteira psicóloga nutricionista médico médica juíza promotora engenheiro engenheira arquiteto arquiteta analista auxiliar gerente bancário bancária jornalista locutor músico cantora ator atriz escritor escritora tradutora tradutor bibliotecária taxista uber mototaxista coveiro estivador marinheiro piloto comissária florista jardineiro tosadora adestrador fisioterapeuta farmacêutica biomédica técnica técnico torneiro metalúrgico metalúrgica pasteleira doceira marmiteira esteticista maquiadora tatuador tatuadora corretor corretora despachante escrivão delegada carteiro carteira lavrador lavradora peão vaqueiro apicultor',
  'concurso prova vaga':
    'inss correios petrobras enem vestibular oab bombeiro polícia prefeitura tribunal detran ibge receita banco caixa',
  'parente família familiar':
    'mãe pai irmão irmã filho filha avó avô tio tia primo prima sobrinho sobrinha sogro sogra cunhado cunhada neto neta padrinho madrinha esposa marido enteado enteada',
  'flor planta':
    'rosa girassol orquídea margarida violeta lírio ipê samambaia suculenta cacto jiboia espada begônia hortênsia manacá jasmim antúrio bonsai',
  'bebê criança': 'gêmeos gêmeas trigêmeos grávida gravidez nasceu recém-nascido',
  'prédio condomínio apartamento': 'vizinho vizinha síndico síndica elevador andar porteiro sacada varanda',
  'ex namorado namorada namoro': 'namorar namorei namorávamos terminei noivar noivado',
  'cabelo penteado': 'loiro loira ruivo ruiva cacheado cacheada careca crespo crespa trança franja moicano black',
  'roupa peça': 'camisa camiseta vestido saia calça bermuda jaqueta casaco blusa terno moletom boné chapéu',
  'mão lado': 'canhoto canhota destro destra ambidestro',
  'morar casa bairro cidade':
    'aluguei quitinete kitnet kitinete sobrado apartamento república pensão barraco loft flat cobertura edícula chalé sítio chácara roça fazenda',
  'cantinho chão casa': 'terreno lote sítio chácara',
  'fruto mar': 'camarão lula polvo mexilhão ostra caranguejo siri lagosta',
  'remédio medicamento':
    'dipirona paracetamol ibuprofeno losartana metformina sertralina fluoxetina rivotril clonazepam ritalina insulina omeprazol puran antidepressivo anticoncepcional',
  'medo pavor fobia trauma': 'trauma pânico fobia pavor morro apavorar',
  'estado civil relacionamento':
    'solteiro solteira casado casada viúvo viúva divorciado divorciada separado separada noivo noiva enrolado',
};

/** What a turn of phrase says besides. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /d[ae] minha vida|de conforto|(?:e|eh) (?:[oa] )?(?:meu|minha) [a-z]+$|vici[oa]|xodo|nao vivo sem|mais gosto|mais amo|numero um|do coracao|largo tudo|paro tudo|perdic?ao|nao troco por nada|prefir|amo |ador|apaixonad|fa d[eoa]|assino embaixo|numero 1|melhor .* do mundo|sou louc|sou doid/u,
    'gostar favorito',
  ],
  [
    /nao (?:como|bebo|suporto|aguento|curto|engulo|tolero|posso com|posso ver|desce)|(?:nojo|horror|ranco|birra|raiva|abuso|odio) d|odei|detest|passo longe|nem (?:de graca|pintad|amarrad)|gosto de sabao/u,
    'odiar gostar',
  ],
  [
    /(?:^|[ ,])(?:sou|era|virei|viro) (?:uma? |o |a )?[a-z]+(?:dora?|eir[oa]|ista|log[oa]|grafa?o?|nomo|noma)(?![a-z])/u,
    'profissão trabalho',
  ],
  [
    /(?:mexo|lido|trampo|trabalho|ralo|labuto) (?:e |eh )?(?:com|em|na|no|de|pra|nas|nos)/u,
    'profissão trabalho lida ofício',
  ],
  [
    /garganta fecha|me (?:faz|fazem|da) (?:espirrar|coceira)|espirr|empol|incho tod|fico (?:tod[oa] )?(?:vermelh|inchad)/u,
    'alergia',
  ],
  [/nao posso|nao como|evit|proibid|cortei/u, 'evitar poder cuidar'],
  [/conhecer [oa]s? [a-z]+|voo|passagem|mochilao|intercambio|cruzeiro|hospedag|embarc/u, 'viajar viagem destino'],
  [
    /(?:junt|guard|economiz|poup)\w+ (?:dinheiro|grana|uns? troc|pr[ao])|cofrinho|poupanca|vaquinha/u,
    'guardar dinheiro juntar economizar plano',
  ],
  [/(?:quero|vou|pretendo|sonho em|plano de) (?:abrir|montar|lancar)/u, 'plano empreender negócio empresa sonho'],
  [
    /desencalh|morando junto|moro junto|amigad|to namorando|solteir|casad|viuv|divorci|separad/u,
    'alguém namorar casar relacionamento',
  ],
  [/bariatrica|dieta|low carb|jejum/u, 'emagrecer operar'],
  [/se deixar (?:eu )?falo|falo .* ate amanha|passo horas|viciad|obcecad/u, 'assunto hiperfoco vício gostar'],
  [/me (?:da|traz|lembra) (?:saudade|nostalgia)|saudade d/u, 'lembrar saudade infância'],
  [
    /sem (?:falar|contato)|nao (?:falo|converso)|cortei (?:contato|relac)|brigad[oa] com|rompi/u,
    'contato cortar falar brigar',
  ],
  [/tenho a guarda|crio |criando|sou (?:pai|mae) (?:solo|solteir)/u, 'criar cuidar'],
  [/apito|buzina|sirene|sino|galo|grilo/u, 'barulho som'],
  [/pedra|vesicula|gordura no figado|gastrite|refluxo/u, 'comida cuidar'],
  [/perdi (?:\d+|[a-z]+) ?(?:quilos?|kg)/u, 'emagrecer'],
  [/emagreci/u, 'perder quilo'],
  [/engordei|ganhei (?:\d+|[a-z]+) ?(?:quilos?|kg)/u, 'engordar quilo'],
  [/pass(?:ou|ei) (?:pra|pro|em|n[oa]|como)|chamaram|convocad|nomead|aprovad/u, 'concurso virar profissão passar'],
  [/queria muito|quero (?:muito )?|sempre quis|meu sonho|sonho em/u, 'sonho querer vontade'],
  [
    /(?:que deus (?:o |a )?tenha|em memoria|descanse|ja se foi|que partiu|no ceu)|viuv|faleceu|morreu/u,
    'falecido falecida finado finada morrer',
  ],
  [/namor\w+ .*dist|dist.* namor/u, 'ex distância'],
  [/futebol americano/u, 'nfl'],
  [/basquete/u, 'nba'],
  [/mineir[oa]/u, 'minas nascer cidade estado'],
  [/baian[oa]/u, 'bahia nascer cidade estado'],
  [
    /(?:paulist|carioc|gauch|cearens|pernambucan|paraib|potiguar|alagoan|sergipan|maranhens|piauiens|paraens|amazonens|goian|catarinens|paranaens|capixab|fluminens|paulistan|manauara|recifens|soteropolitan|brasiliens|matogrossens|acrean)[a-z]*|sou d[eoa] /u,
    'nascer origem cidade estado',
  ],
  [/mor(?:o|ando|amos|ei|ava)(?![a-z])|vivo em/u, 'bairro cidade'],
  [/nasci |natural d|cria d[aeo]|criad[oa] em/u, 'origem cidade'],
  [/fui criad|me criou|me criaram|cresci com/u, 'criar'],
  [/to com \d|tenho \d\d(?! (?:anos|reais|mil|livro|gato|cachorr|quilo|tia|prim))|faco \d\d|fiz \d\d/u, 'idade anos'],
  [/estud\w+ pr[ao]|concurso|vestibular/u, 'estudar prova'],
  [/(?:tirei|passei n[ao]|consegui) (?:a )?(?:cnh|carteira|habilitacao)/u, 'habilitação dirigir'],
  [/so consigo|toda vez|mania|sempre que|falo sozinh|nao consigo .* sem/u, 'mania costume esquisito'],
  [/casa (?:em|dia|no|mes|ano|agora|que vem|comigo|com )|vai casar|noiv/u, 'casar casamento'],
  [/divid\w* .*(?:aluguel|ape|apartamento|casa|quarto|republica)/u, 'morar'],
  [
    /(?:meu|minha) (?:cor|filme|livro|musica|serie|banda|fruta|comida|doce|bebida|jogo|cantor|cantora) (?:e|eh|sempre) /u,
    'gostar favorito',
  ],
  [/coleci/u, 'coleção'],
  [/sapate|barulh|grit|furadeira|som alto|late /u, 'incomodar barulho reclamar'],
  [/me chama(?:m|vam)? de|apelid|conhecid[oa] como/u, 'apelido chamar'],
  [/cai[ur]|quebr|roub|perdi|furtar|sumiu|pifou|estrag/u, 'acontecer houve'],
];

function readClasses(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [names, members] of Object.entries(CLASSES)) {
    const senses = names.split(' ').map(senseOf);
    for (const member of members.split(' ')) {
      const key = foldWord(member);
      found.set(key, [...(found.get(key) ?? []), ...senses]);
      const sense = senseOf(member);
      if (sense.length >= 5) found.set(sense, [...(found.get(sense) ?? []), ...senses]);
    }
  }
  return found;
}

const BY_MEMBER = readClasses();
const BY_PHRASE = PHRASES.map(([pattern, names]) => [pattern, names.split(' ').map(senseOf)] as const);

/** The senses a text implies, beyond those of its words. */
export function impliedBy(text: string): ReadonlySet<string> {
  const folded = foldWord(text);
  const words = text.match(/[\p{L}\p{N}]+(?:-[\p{L}]+)*/gu) ?? [];
  const ofWords = words.flatMap((word) => BY_MEMBER.get(foldWord(word)) ?? BY_MEMBER.get(senseOf(word)) ?? []);
  return new Set([...ofWords, ...BY_PHRASE.flatMap(([pattern, senses]) => (pattern.test(folded) ? senses : []))]);
}
