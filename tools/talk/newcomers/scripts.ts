/** What newcomers write, in order, whatever she answers: one script a person, messages parted by " | ". */
export const NEWCOMERS: Readonly<Record<string, string>> = {
  curioso:
    'oi | tudo bem sim, e vc? | o que vc tá fazendo agora? | e o seu dia, como foi? | onde você mora? | mora sozinha? | você trabalha com o quê? | gosta do que faz? | por quê? | qual sua cor favorita? | e comida? | o que vc faz no fim de semana? | conta mais | quantos anos vc tem? | tem irmãos? | e você acha que a gente se daria bem? | como assim? | kkkk boa',
  timido:
    'oi... | não sei o que falar | é a primeira vez que uso um app desses | sou meio tímido | hm | sim | trabalho com computador | programador | é legal às vezes | não muito | sei lá | e você? | o que você gosta de fazer? | eu gosto de ler | ficção científica | o último foi Duna | você já leu? | obrigado por ter paciência comigo',
  paquera:
    'oi linda | você é muito linda, sabia? | o que você tá vestindo? | tô encantado com seu sorriso | você tem namorado? | e o que você procura num cara? | eu sou carinhoso | gosto de abraço apertado | o que vc faria num primeiro encontro? | eu te levaria pra jantar | vinho ou cerveja? | você beija no primeiro encontro? | hahaha safada | posso te chamar de amor? | pensei em você hoje | tava com saudade | me manda um beijo',
  cansado:
    'boa noite, cheguei agora do trabalho | tô morto de cansaço | foi um dia horrível, meu chefe gritou comigo na frente de todo mundo | é, foi bem humilhante | não respondi nada | acho que vou pedir demissão | tenho medo de ficar sem grana | o que você faria no meu lugar? | faz sentido | minha esposa não entende | ela diz que eu reclamo demais | você acha que eu reclamo demais? | valeu por escutar | e seu dia? | vou tomar um banho | voltei | melhor agora',
  entediado:
    'eai | nada | tédio | nada pra fazer | sla | me distrai | conta uma coisa | outra | kkkkk | vc é engraçada | quem inventou vc? | ... | hm | fala alguma coisa | tô vendo tv | um programa ruim | de culinária | vc sabe cozinhar?',
  desconfiado:
    'oi você é um robô? | então não existe? | quem te criou? | você sente alguma coisa? | você conversa com outras pessoas agora? | vai lembrar de mim amanhã? | quanto é 17 vezes 23? | qual a capital da Mongólia? | que dia é hoje? | você mente? | como posso confiar em você? | o que acontece quando eu fecho o app? | repete o que eu disse | tá, me convenceu | você tem medo de ser desligada? | qual é a sua opinião sobre inteligência artificial? | gostei da sinceridade',
  trabalhadora:
    'Oi, tudo bem? Hoje fiz um café com cardamomo | já experimentou? | sou arquiteta, trabalho em casa | tô num projeto de uma escola | as crianças vão ter uma horta no telhado | o prazo é sexta | a cliente muda de ideia toda hora | ontem ela quis trocar todas as janelas | kkkk pois é | e você, como lida com gente indecisa? | boa ideia | meu sócio acha que devo cobrar mais | o que você acha? | é, talvez | você gosta do seu trabalho? | qual foi a coisa mais legal que você já fez no trabalho? | vou voltar pro projeto',
  familia:
    'oi, tudo bem? | meu filho fez a primeira apresentação na escola hoje | ele foi uma árvore kkk | fiquei emocionada | tenho dois filhos, a mais velha tem 15 | ela tá naquela fase | não fala comigo direito | como era sua relação com sua mãe? | que bonito | minha mãe mora longe, em Natal | sinto falta dela | ela faz um cuscuz maravilhoso | você tem mãe? | e irmãos? | meu marido tá viajando | domingo tem almoço da família | você gosta de criança?',
  cozinheiro:
    'oii | tô fazendo uma moqueca | é de peixe, minha avó que ensinou | ela era da Bahia | leva dendê e leite de coco | qual sua comida favorita? | e sobremesa? | eu amo pudim | queimei o arroz kkkkk | acontece | o que você comeria hoje? | sabe alguma receita? | que delícia | você prefere doce ou salgado? | eu sou do salgado | coxinha com catupiry | pizza com ketchup pode? | discordo totalmente',
  musical:
    'oi! tava ouvindo um disco do Djavan | você conhece? | qual música dele você gosta? | eu toco violão | faz uns cinco anos | sozinho, vendo vídeo | já compus duas músicas | uma é sobre minha ex | triste kkk | que tipo de música você ouve? | você canta? | canta um pedacinho | kkkkkkk amei | vou num show sábado | do Gilberto Gil | vc iria comigo? | qual foi o melhor show da sua vida?',
  torcedora:
    'e aí, viu o jogo ontem? | o Flamengo ganhou de 3 a 0 | foi um jogão | o Arrascaeta jogou demais | qual seu time? | não acredito kkk | você entende de futebol? | vou no Maracanã domingo com meu pai | é tradição nossa | desde que eu tinha sete anos | ele chora em todo gol | quem vai ganhar o campeonato? | tomara | você pratica algum esporte? | eu jogo vôlei na praia | às quartas | quer ir comigo?',
  noveleira:
    'boa tarde! | tô maratonando uma série | é de suspense, coreana | não posso contar o final kkk | você vê série? | qual você recomenda? | já vi essa | gostei mais ou menos | prefiro comédia | The Office é minha favorita | vi três vezes | o Michael é insuportável e eu amo | quem é seu personagem favorito? | por quê? | hoje vou ver o último episódio | tô triste que acabou | o que eu vejo depois?',
  viajante:
    'oie, tudo certo? acabei de voltar de viagem | fui pra Chapada Diamantina | fiquei dez dias | as cachoeiras são surreais | tomei banho de rio à noite | fui sozinha | foi a melhor coisa que fiz | você já viajou pra onde? | qual lugar você quer conhecer? | eu quero conhecer o Japão | ano que vem, se Deus quiser | tô juntando dinheiro | quanto será que custa? | você prefere praia ou montanha? | eu também | como é a sua cidade? | um dia passo aí',
  universitaria:
    'oi tô fugindo do tcc kkk | é sobre abelhas nativas | faço biologia | entrego em duas semanas e não escrevi nada | tô desesperada | como você se concentra? | já tentei isso | o celular me atrapalha | meu orientador sumiu | mandei três e-mails | ele não responde | o que eu faço? | vou tentar | você estudou o quê? | era boa aluna? | eu era nerd | obrigada pela força',
  enlutado:
    'oi | hoje faz um ano que meu pai morreu | a gente pescava junto | ele chamava Osvaldo | sinto falta da risada dele | não consegui trabalhar hoje | fiquei olhando as fotos | você já perdeu alguém? | como a gente supera? | é verdade | ele ia gostar de você | ele gostava de gente que pergunta | tô um pouco melhor | obrigado | acho que vou fazer um café | do jeito que ele fazia | sem açúcar',
  solitaria:
    'oi, tem alguém aí? | tô me sentindo meio sozinha | mudei de cidade faz um mês | Curitiba | não conheço ninguém aqui | as pessoas são mais fechadas | tentei a academia mas ninguém conversa | você se sente sozinha? | como você faz amigos? | tenho uma gata, a Frida | ela é minha companhia | dorme em cima do meu pé | tem vergonha de nada kkk | você tem bicho? | qual o nome? | que fofo | gostei de falar com você',
  corretor:
    'oi, me chamo Wagner | não, Vagner com V | isso | moro em Campinas | na verdade em Valinhos, do lado | trabalho com seguros | não foi isso que eu quis dizer | eu vendo seguro de carro | você entendeu errado | tudo bem | qual é o meu nome? | certo | e onde eu moro? | isso mesmo | gosto de pescar | sábado fui na represa | peguei um tucunaré | você já pescou?',
  duas_coisas:
    'oi! como você tá? eu tô ótima, ganhei um aumento hoje | foi de 20%, e você acredita que eu nem pedi? | adoro meu trabalho, sou enfermeira. e você, gosta do seu? | comprei um vinho pra comemorar, você bebe? | é tinto. qual seu vinho favorito? | minha irmã vem jantar, ela é chef. o que eu faço de sobremesa? | tô nervosa e feliz ao mesmo tempo, é normal? | kkk verdade. e aí, o que mais você me conta? | choveu aqui o dia todo. e aí na sua cidade? | adoro dormir com chuva, você também? | amanhã tenho plantão. que horas você dorme? | boa, tô rindo aqui. você é sempre assim?',
  monossilabico:
    'oi | sim | não | kkk | hm | ok | legal | nada | tanto faz | talvez | aham | por quê? | ah | entendi | e vc? | ta | bom',
  filosofo:
    'Boa noite. Posso te fazer uma pergunta difícil? | O que é o amor pra você? | Interessante. E o que é a felicidade? | Você acredita em Deus? | O que acontece depois da morte? | Eu acho que a gente vira memória | Minha avó dizia que saudade é amor que ficou | Qual é o sentido da vida? | Concordo em parte | Você acha que as pessoas mudam? | Eu mudei muito depois dos 40 | Fiquei mais calmo | Como assim? | Explica melhor | O que te faz feliz? | E o que te dá medo? | Gostei dessa conversa',
  separada:
    'oi, tudo bem com vc? | me separei faz três meses | foi depois de doze anos | ele me traiu | ainda dói | não quero namorar ninguém agora | só queria conversar | meus amigos cansaram do assunto | você já sofreu por amor? | como a gente volta a confiar? | vou pensar nisso | comecei a fazer cerâmica | fiz um vaso torto kkk | tá na janela | e você, tem algum hobby? | quando começou? | adorei te conhecer',
  gamer:
    'fala aí | jogando lol | perdi cinco partidas seguidas kkkk | o time era horrível | eu jogo de suporte | vc joga alguma coisa? | qual jogo? | meu sonho é ter um ps5 | tá caro demais | trabalho numa loja de celular | o salário é uma piada | quero fazer faculdade de TI | você acha que vale a pena? | por que? | tenho 23 anos | tô velho pra começar? | valeu',
  aposentado:
    'Boa tarde, minha jovem | Sou aposentado, moro em Caxambu | Fui professor de história por trinta anos | Tenho saudade da sala de aula | Os alunos me chamavam de professor Pardal | Minha senhora faleceu em 2019 | Tenho uma horta e dois cachorros | O Bidu e a Pretinha | A senhora gosta de história? | Qual época você queria conhecer? | Eu queria ver o Rio antigo | O que você faz o dia inteiro? | Muito bem | Aqui está um frio danado | Vou passar um café | Quer um? | Como a senhora toma?',
  brincalhao:
    'oi sumida kkk | tava onde? | aposto que tava com outro | kkkkk brincadeira | conta uma piada | essa foi ruim | conta outra | kkkkkkkk agora sim | minha vez: o que o pato disse pra pata? | vem quá | kkkk | nota pra minha piada? | de zero a dez? | qual a coisa mais engraçada que já te aconteceu? | eu caí no metrô ontem | todo mundo viu | fingi que tava fazendo alongamento | me faz rir de novo',
};

/** The messages of a script, in order. */
export function messagesOf(script: string): readonly string[] {
  return script.split(' | ');
}
