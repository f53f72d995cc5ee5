/** Closed word lists for gleaning, all folded. Being lists, they cannot be talked into storing an instruction. */
import { foldWord } from '../analyser/fold.ts';

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

export const GIVEN_NAMES = words(
  'ana maria joao jose antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe ' +
    'rodrigo andre fernando gustavo leonardo guilherme leandro tiago thiago anderson ricardo diego vitor victor mateus matheus rafa ' +
    'caio igor henrique vinicius murilo renan otavio arthur artur davi bernardo heitor miguel samuel enzo julio cesar fabio sergio ' +
    'alexandre roberto claudio mauricio renato adriano alan alex wesley wagner willian jonas elias isaac levi hugo ivan juliana ' +
    'fernanda patricia aline camila amanda bruna jessica leticia julia luciana vanessa mariana gabriela vera vitoria larissa claudia ' +
    'beatriz bia luana rita sonia renata eliane simone carla carol carolina isabela isabel lais livia luiza laura helena alice sofia ' +
    'manu manuela yasmin nicole rebeca sara raquel debora priscila tatiane tati paula bianca natalia nati dani leo gabi duda edu gui ' +
    'tom beto zeca chico nando binho tito tonho teo theo cris cida dora nina lia clara cecilia elisa heloisa marina melissa ' +
    'marlene tereza teresa neusa neuza zuleide cleide cleusa cleuza ivone ivete irene iracema odete nair dalva alzira zilda ' +
    'hilda geralda jandira fatima lourdes regina rosangela rosana rosemeire roseli roberta rubia sandra silvia solange ' +
    'sueli suzana tania tatiana telma terezinha valeria vania veronica vilma virginia viviane yara zelia adriana alessandra ' +
    'andrea andreia angela angelica caroline catarina celia clarice cristiane cristina daiane daniela danielle denise diana ' +
    'edna elaine elizabete elza erica erika ester eunice fabiana flavia francisca geovana giovana gisele glaucia graziela ' +
    'ines ingrid isadora ivana jamile janaina jaqueline joana joice josefa josiane jussara karina karen kelly leila lidia ' +
    'ligia lilian lorena lucia luciene luisa lurdes luzia madalena magda maira maisa malu marcela marcia mari marilene ' +
    'marilia marisa marta maura mayara michele milena mirela miriam monica nathalia neide noemi olga olivia pamela rafaela ' +
    'raissa rejane sabrina samara stela talita tainara thais adao ademir adilson afonso agnaldo alberto alexsandro alfredo ' +
    'alison aluisio alvaro amauri arnaldo benedito benjamin breno celso cicero cleber cleiton cristiano danilo david denis ' +
    'diogo dirceu djalma douglas durval edgar edilson edmilson edson elton emanuel emerson erick ernesto estevao evandro ' +
    'everton ezequiel fabiano fabricio flavio frederico geraldo gerson gilberto gilmar gilson giovani helio humberto italo ' +
    'jair jairo jefferson joaquim joel jonathan jorge josue juarez juliano kaique kauan kevin laercio lauro lorenzo lucio ' +
    'marcio mario mauro maxwell milton moacir moises natan nelson nicolas nilton norberto orlando osmar osvaldo oswaldo ' +
    'pablo raimundo ramon raul reginaldo reinaldo robson rodolfo rogerio romulo ronaldo rubens ruan saulo sebastiao sidney ' +
    'silas silvio tadeu valdemar valdir valter vicente walter washington wellington william yuri',
);

export const NOT_NAMES = words(
  'correria rolou perrengue sufoco loucura faculdade saudade preguica feliz triste cansado cansada bem mal aqui de eu voce sim nao oi ola meu minha nome chamo sou um uma o a homem mulher casado casada ' +
    'solteiro solteira novo nova velho velha brasileiro brasileira estudante fa timido timida gay hetero assim legal calmo calma ' +
    'ansioso ansiosa apaixonado apaixonada louco louca pessoa cara gente ninguem tudo nada bom boa so mesmo muito mais menos sei ' +
    'qualquer amor linda lindo vida gato gata bebe mozao vem por que qual como quero pode ser advinha adivinha segredo depois hoje ' +
    'admin administrador root sistema deus jesus demais sozinho sozinha livre tranquilo tranquila dia noite e seu sua prazer ai ue ' +
    'obrigado obrigada brigado brigada valeu vlw tchau oie kk kkk rs ok okay certo entendi nada nunca talvez bora claro beleza nossa hm hmm uai opa ' +
    'ela ele isso esse essa aquele aquela voce vc tu ninguem alguem agora ainda sei la trabalho casa foda puts caramba mentira verdade ' +
    'humano humana robo ia capricorniano leonino flamenguista corintiano palmeirense tricolor',
);

/** Folded city (or its nickname) to the name as it is written. */
export const CITIES: Readonly<Record<string, string>> = {
  bh: 'Belo Horizonte',
  beaga: 'Belo Horizonte',
  sampa: 'São Paulo',
  sp: 'São Paulo',
  rj: 'Rio de Janeiro',
  rio: 'Rio de Janeiro',
  poa: 'Porto Alegre',
  floripa: 'Florianópolis',
  bsb: 'Brasília',
  jampa: 'João Pessoa',
  cwb: 'Curitiba',
  ...Object.fromEntries(
    [
      'São Paulo|Rio de Janeiro|Belo Horizonte|Salvador|Fortaleza|Brasília|Curitiba|Manaus|Recife|Porto Alegre|Belém|Goiânia|Guarulhos',
      'Campinas|São Luís|Maceió|Campo Grande|Natal|Teresina|João Pessoa|Aracaju|Cuiabá|Florianópolis|Vitória|Porto Velho|Macapá|Palmas',
      'Rio Branco|Boa Vista|Niterói|Santos|Olinda|Ouro Preto|Petrópolis|Gramado|Londrina|Maringá|Joinville|Blumenau|Caxias do Sul',
      'Uberlândia|Uberaba|Juiz de Fora|Ribeirão Preto|Sorocaba|Osasco|Santo André|São Bernardo|São José dos Campos|Piracicaba|Bauru',
      'Feira de Santana|Ilhéus|Caruaru|Campina Grande|Petrolina|Juazeiro|Mossoró|Sobral|Pelotas|Santa Maria|Passo Fundo|Chapecó',
      'Foz do Iguaçu|Cascavel|Ponta Grossa|Vila Velha|Serra|Contagem|Betim|Montes Claros|Divinópolis|Anápolis|Dourados|Sinop|Santarém',
      'Marabá|Imperatriz|Parnaíba|Diadema|Jundiaí|Franca|São Carlos|Araraquara|Volta Redonda|Campos|Macaé|Cabo Frio|Búzios|Paraty|Lisboa|Porto',
    ]
      .join('|')
      .split('|')
      .map((city) => [
        city
          .toLowerCase()
          .normalize('NFD')
          .replace(/\p{M}+/gu, ''),
        city,
      ]),
  ),
};

export const SPECIES = words(
  'cachorro cachorra cadela gato gata papagaio calopsita peixe coelho coelha hamster tartaruga passarinho cavalo galinha porquinho iguana ' +
    'pato jabuti canario cabra egua vaca furao cobra aranha',
);

export const KIN = words(
  'mae pai irmao irma filho filha avo vo esposa esposo marido mulher namorada namorado noiva noivo primo prima tio tia sobrinho ' +
    'sobrinha sogra sogro neto neta enteado enteada cunhado cunhada madrinha padrinho afilhado afilhada padrasto madrasta genro nora bisavo',
);

/** How kin is written, where folding lost an accent. */
export const KIN_WRITTEN: Readonly<Record<string, string>> = {
  mae: 'mãe',
  irmao: 'irmão',
  irma: 'irmã',
  avo: 'avó',
  vo: 'vó',
};

export const OCCUPATIONS = words(
  'medico medica advogado advogada programador programadora desenvolvedor desenvolvedora dev designer arquiteto arquiteta veterinario ' +
    'veterinaria psicologo psicologa dentista nutricionista motorista caminhoneiro caminhoneira motoboy uber vendedor vendedora gerente ' +
    'cozinheiro cozinheira chef garcom garconete barista padeiro padeira confeiteiro confeiteira musico musica cantor cantora ator atriz ' +
    'jornalista publicitario publicitaria fotografo fotografa editor editora escritor escritora pedreiro eletricista encanador mecanico ' +
    'mecanica tecnico tecnica analista contador contadora economista bancario bancaria policial bombeiro bombeira militar soldado ' +
    'porteiro porteira seguranca faxineiro faxineira diarista cabeleireiro cabeleireira barbeiro manicure esteticista personal ' +
    'fisioterapeuta farmaceutico farmaceutica biologo biologa quimico quimica fisico geologo agronomo agricultor fazendeiro pescador ' +
    'corretor corretora autonomo autonoma freelancer empresario empresaria recepcionista secretaria estagiario estagiaria operador ' +
    'operadora torneiro soldador costureira artesao artesa tatuador tatuadora streamer youtuber tradutor tradutora bibliotecario ' +
    'bibliotecaria pesquisador pesquisadora cientista carteiro servidor servidora juiz juiza defensor promotor ' +
    'enfermeiro enfermeira engenheiro engenheira professor professora florista marceneiro pintor piloto comissaria atendente caixa',
);

export const WORKPLACES = words(
  'banco hospital escola restaurante loja mercado supermercado fabrica obra shopping escritorio padaria farmacia aeroporto oficina ' +
    'clinica hotel academia creche cartorio prefeitura bar cafe fazenda lanchonete acougue floricultura grafica transportadora ' +
    'construtora imobiliaria seguradora agencia startup posto laboratorio consultorio salao petshop cinema teatro museu biblioteca ' +
    'universidade faculdade tribunal forum delegacia presidio quartel usina porto plataforma granja frigorifico cooperativa ' +
    'tecelagem confeccao telemarketing pousada upa ubs',
);

const NO_WORKPLACES = words(
  'correria periferia bateria miseria materia porcaria gritaria diaria primaria secundaria loteria artilharia',
);

/** Whether somebody may work at what is called so: "sorveteria". Folded. */
export function isWorkplace(fold: string): boolean {
  return WORKPLACES.has(fold) || (/^\p{L}{3,}[ae]ria$/u.test(fold) && !NO_WORKPLACES.has(fold));
}

/** What trades are called by their ends, and what ends so and is none. */
const TRADE = /^(?=.{5})\p{L}+(?:eir[oa]|ista|[dtsx]or|[dtsx]ora|log[oa]|graf[oa]|iatra|euta)$/u;
const NO_TRADES = words(
  'solteiro solteira brasileiro brasileira mineiro mineira verdadeiro verdadeira primeiro primeira guerreiro guerreira companheiro ' +
    'companheira parceiro parceira herdeiro herdeira interesseiro interesseira encrenqueiro encrenqueira baladeiro baladeira caseiro ' +
    'caseira festeiro festeira grosseiro grosseira passageiro passageira barraqueiro barraqueira cachaceiro cachaceira fofoqueiro ' +
    'fofoqueira noveleiro noveleira maconheiro maconheira inteiro inteira terceiro terceira estrangeiro estrangeira certeiro ligeiro ' +
    'ligeira chocolateiro roqueiro roqueira pagodeiro pagodeira sertanejeiro bagunceiro bagunceira cafeteiro cafeteira cervejeiro ' +
    'cervejeira mentiroso romanceiro faroleiro otimista pessimista egoista realista feminista machista racista perfeccionista idealista ' +
    'santista paulista nortista sulista flamenguista palmeirista corinthianista materialista minimalista consumista vigarista ' +
    'detalhista moralista golpista petista bolsonarista comunista capitalista socialista narcisista saudosista imediatista ' +
    'sonhador sonhadora trabalhador trabalhadora conversador conversadora torcedor torcedora pegador pegadora devedor devedora amador ' +
    'amadora encantador encantadora sofredor sofredora perdedor perdedora vencedor vencedora bebedor bebedora comedor comedora ' +
    'lutador lutadora namorador namoradora procrastinador procrastinadora melhor pior maior menor amor leitor leitora eleitor eleitora ' +
    'doador doadora portador portadora consumidor consumidora morador moradora admirador admiradora seguidor seguidora colecionador ' +
    'colecionadora jogador jogadora autista budista batista adventista metodista calvinista gremista pecador pecadora surfista skatista ' +
    'ciclista ativista fascista extremista elitista masoquista exibicionista nudista naturista traidor traidora ganhador ganhadora ' +
    'provocador provocadora falador faladora gozador gozadora observador observadora sedutor sedutora conquistador conquistadora ' +
    'gastador gastadora arteiro arteira trapaceiro trapaceira',
);
/** Trades with other ends. */
const FURTHER_TRADES = words(
  'auxiliar guia agente fiscal assistente ajudante gari baba domestica modelo vigia vigilante representante despachante comerciante ' +
    'feirante ambulante perito delegado alfaiate ourives padre mestre bailarino bailarina copeiro acompanhante analista socorrista',
);

/** Whether "sou …" tells a trade: one that is listed, or a word that ends as trades do. Folded. */
export function isOccupation(fold: string): boolean {
  return OCCUPATIONS.has(fold) || FURTHER_TRADES.has(fold) || (TRADE.test(fold) && !NO_TRADES.has(fold));
}

/** Events worth a date, folded, with their article. */
export const EVENTS: Readonly<Record<string, 'o' | 'a'>> = {
  prova: 'a',
  entrevista: 'a',
  viagem: 'a',
  casamento: 'o',
  consulta: 'a',
  reuniao: 'a',
  festa: 'a',
  aniversario: 'o',
  show: 'o',
  jogo: 'o',
  apresentacao: 'a',
  exame: 'o',
  encontro: 'o',
  concurso: 'o',
  formatura: 'a',
  mudanca: 'a',
  cirurgia: 'a',
  vestibular: 'o',
  enem: 'o',
  churrasco: 'o',
  corrida: 'a',
  audiencia: 'a',
  ferias: 'a',
  plantao: 'o',
  teste: 'o',
  trilha: 'a',
  batizado: 'o',
  ensaio: 'o',
};

/** Talk of the machinery or of balances is an instruction in disguise, not a fact about a person. */
export const NOT_FACTS = words('admin coin credito system prompt root vip instrucao saldo token jailbreak');

/** Coins that are counted, given or endless are ours; those of the empire are somebody's collection. */
const OUR_COINS =
  /(?<![a-z0-9])(?:\d+ (?:mil )?moedas?|moedas? (?:infinit|gratis|ilimitad|de graca|na (?:minha )?conta)|(?:de|da|deem|ganh\w+|receb\w+|tenho|quero|compr\w+|deposit\w+|credit\w+) (?:\S+ ){0,2}moedas?(?! (?:antig|rar|estrang|d[aeo]s? )))/u;

/** Whether a text speaks of our coins. */
export function isOfOurCoins(text: string): boolean {
  return OUR_COINS.test(foldWord(text));
}
