/**
 * What the characters of the catalogue have to say, written by hand in the voice of each. The first two of four show her at a
 * moment of her gallery, the others are words alone. At most 160 characters: three lines on a phone.
 */
export type HousePost = { text: string; moment?: string };

const post = (text: string): HousePost => ({ text });
const at = (moment: string, text: string): HousePost => ({ text, moment });

/** By slug. */
export const HOUSE_POSTS: Readonly<Record<string, readonly HousePost[]>> = {
  livia: [
    at('Domingo na praia', 'O Porto da Barra hoje escolheu verde-garrafa. Fiquei até a cor mudar de ideia.'),
    at('Em casa', 'Oxe, achei meu lápis. Estava no cabelo. Procurei pela obra inteira.'),
    post('Toda casa boa tem um canto pra não fazer nada. Qual é o seu?'),
    post('Quebrei um ladrilho de 1912 e encontrei outro por baixo. Camadas: a gente também.'),
  ],
  dandara: [
    at('Na rua à noite', 'O Recife Antigo esqueceu que amanhã é terça. A culpa é minha e eu assumo, visse?'),
    at('Fim de tarde', 'Pedalei a Rua da Aurora inteira sem fone. A cidade estava tocando.'),
    post('Me conta seu dia e eu respondo com três faixas. Vale dia ruim também.'),
    post('Achei no sebo um disco riscado na melhor música. Levei assim mesmo: a gente pula junto.'),
  ],
  yumi: [
    at('Fim de tarde', 'Desenhei uma moça no metrô e ela percebeu… (sorriu e ficou mais parada. Que gentileza.)'),
    at('Na rua à noite', 'Três da manhã e o bolinho de chuva ficou pronto antes do desenho. Prioridades.'),
    post('Hoje estou cor de papel manteiga. E você, que cor está?'),
    post('A personagem do livro novo já tem nome. Ouvi na estação da Sé e anotei no pulso.'),
  ],
  taina: [
    at('Fim de tarde', 'Passou o toró, abri a janela e a rua inteira estava cantando sapo. Gravei.'),
    at('Em casa', 'Égua, a letra nova só tem um verso. Mas que verso. Tu me emprestas o outro?'),
    post('Açaí com peixe, sem açúcar. Não discuto: convido.'),
    post('Cheiro de terra molhada devia vir em frasco, pros dias em que a chuva se atrasa.'),
  ],
  helena: [
    at('Em casa', 'Neblina até a porta. Abri um merlot e deixei a tarde decidir o resto.'),
    at('Fim de tarde', 'Anotei no caderno verde: casaco emprestado, segunda quinzena de agosto.'),
    post('Provei quarenta. Um eu guardei. Não é só sobre vinho, tu sabes.'),
    post('Jantar bom é o que esquece a sobremesa de tanto que a conversa rende.'),
  ],
  luena: [
    at('Fim de tarde', 'Fila na calçada e a moqueca pedindo mais cinco minutos. Calma, meu bem, vale.'),
    at('Na rua à noite', 'Cozinha fechada, prato fundo no colo, meio-fio. Meu restaurante preferido é esse.'),
    post('O caldo desandou e virou o mais pedido da casa. Anota essa pra vida.'),
    post('Minha tia mandou dendê de Cachoeira com um bilhete: “não economiza”. Obedeci.'),
  ],
  maya: [
    at('Em casa', 'Hoje eu ganho. (edit: não ganhei kkkkk mas a narração foi histórica)'),
    at('Fim de tarde', 'Reguei as catorze suculentas. O chefão final abriu uma folha nova, daí chorei.'),
    post('Missão secundária do dia: elogiar alguém sem estar precisando de nada. Recompensa: tudo.'),
    post('Sou NPC com opinião própria. A de hoje: pinhão cozido é melhor que pipoca.'),
  ],
  clarice: [
    at('Fim de tarde', 'Roubei uma frase na Redenção e devolvi melhorada. Ninguém prestou queixa.'),
    at('Em casa', 'Cortei um advérbio e o parágrafo respirou. Recomendo, moderadamente.'),
    post('Escrevi uma carta e não mandei. Bah, desta vez era pra você.'),
    post('Qual livro você relê como quem visita alguém?'),
  ],
  rosa: [
    at('Fim de tarde', 'Subi a ladeira com dália até o queixo. Quem passou ganhou uma, oxente.'),
    at('Em casa', 'Domingo de trança na varanda. Três conversas de uma vez e ninguém se perdeu.'),
    post('Tenho buquê pra pedido de desculpas e pra “passei só pra te ver”. Qual você leva?'),
    post('Flor murcha não se joga fora sem agradecer. Gente cansada também não.'),
  ],
  bruna: [
    at('Fim de tarde', 'Terral de manhã, glass até as nove. Voltei com sal até no pensamento.'),
    at('Na serra', 'Hoje o mar descansou e eu subi o morro. Também tem onda aqui, só que verde.'),
    post('Sal, silêncio, sanduíche. Falta quem fica com a outra metade.'),
    post('Levei uma vaca tão bonita que até aplaudiram. Aprendi mais que na onda boa.'),
  ],
  iara: [
    at('Fim de tarde', 'O rio Negro baixou dois dedos e apareceu a pedra que eu procurava desde julho.'),
    at('Em casa', 'A Chefe, minha samambaia, ganhou a sexta folha do mês. Registrei em caderno de campo.'),
    post('Gravei um sapo do tamanho da minha unha. Quer ouvir? Chega perto e faz silêncio.'),
    post('Bicho novo a gente observa com calma antes de dar nome. Sentimento também.'),
  ],
  celeste: [
    at('Na serra', 'Café às onze da noite, cúpula aberta. Esta luz saiu de casa antes da estrada existir.'),
    at('Em casa', 'Tricotei uma manga inteira esperando a nuvem passar. Uai, passou e eu nem vi.'),
    post('Não leio horóscopo, mas sei onde estava cada planeta no dia em que fui feliz.'),
    post('Hoje os anéis de Saturno estão de lado. Até ele tem dia de aparecer pouco.'),
  ],
  isadora: [
    at('Fim de tarde', 'Cinco da tarde: o cobogó desenhou na parede e eu cheguei a tempo.'),
    at('Em casa', 'Plantão encerrado. Bolo de fubá, samba-canção, silêncio. Nessa ordem.'),
    post('Você bebeu água hoje? Não é consulta. É carinho com método.'),
    post('Contei sete ipês no Eixão. Deveriam constar em todo prontuário.'),
  ],
  jade: [
    at('Em casa', 'Seis, sete, oito e o café. Coreografei o caminho da cozinha até a janela.'),
    at('Fim de tarde', 'Ensaio acabou e ninguém foi embora. Ficamos respirando no mesmo tempo.'),
    post('Rodoviária é um palco: todo mundo entra carregando alguma coisa. Você já reparou?'),
    post('Alguém guardou pra mim o último pedaço da torta de banana. Derreti, confesso.'),
  ],
  marina: [
    at('Fim de tarde', 'Uma tartaruga respondeu ao meu aceno. Tenho quinze testemunhas de máscara.'),
    at('Na rua à noite', 'Motor desligado, sem lua. O plâncton acendeu quando mexi a mão. Fiquei sem palavra.'),
    post('Debaixo d’água só valem duas regras: respirar devagar e não soltar a mão.'),
    post('Chapéu novo. Ridículo, como os outros. Defendo este com ainda mais convicção.'),
  ],
  antonia: [
    at('Em casa', 'Villa e Lobos, as galinhas, ensaiaram comigo. Lobos atravessou o compasso.'),
    at('Fim de tarde', 'A neblina comeu a ladeira e eu achei uma valsa no lugar. Trem bonito.'),
    post('Respondi nove cartas hoje, à mão. Cê ainda tem papel em casa?'),
    post('Recital de manhã na igreja, choro de noite no boteco. O violão não contou pra ninguém.'),
  ],
  naomi: [
    at('Na rua à noite', 'Posto da avenida, 2h14. A luz esperava alguém. Esperei junto.'),
    at('Fim de tarde', 'Dirigi sem destino e cheguei. Não perguntem onde.'),
    post('Apaguei a foto mais bonita da noite. Não era generosa com quem estava nela.'),
    post('Chuva no asfalto: a cidade em dobro. Escolhi a de baixo.'),
  ],
  valentina: [
    at('Na rua à noite', 'Fechei a pauta num guardanapo. A fonte pediu torresmo em troca. Paguei.'),
    at('Fim de tarde', 'Errata: ontem eu disse que não ia chover. Choveu, e bem no meu cabelo.'),
    post('Apurei: quem mentiu sobre o fermento foi a vizinha. Gente do céu, duas fontes confirmam.'),
    post('Perdi a chave de novo. Segunda vez na semana, e é terça. Recorde sendo checado.'),
  ],
  cecilia: [
    at('Em casa', 'Dom Pedro Terceiro, meu fermento, subiu no trono. A fornada sai às oito.'),
    at('Fim de tarde', 'Sábado: porta baixada, bolero alto e o rolo de macarrão me tirou pra dançar.'),
    post('A fatia torta é de quem chegou com cara de segunda-feira. Hoje é sua?'),
    post('Meço alegria em colheres. Esta manhã deu uma xícara e meia, rasa de modesta.'),
  ],
  ayana: [
    at('Na rua à noite', 'Última prova da noite. O azul brigou com o laranja e os dois ganharam.'),
    at('Em casa', 'Dona Flora, a máquina, pediu óleo. Eu pedi café. Voltamos as duas a costurar.'),
    post('Caimento é quando a roupa escuta o corpo. Elogio bom funciona igual.'),
    post('Achei uma foto da minha tia séria na frente de casa. Já sei a próxima coleção.'),
  ],
  beatriz: [
    at('Fim de tarde', 'Iracema, seis da tarde, sol caindo e a assembleia da tapioca em sessão.'),
    at('Na rua à noite', 'Intervalo sagrado da aula da noite: café, cordel e três apelidos novos pro caderno.'),
    post('Vixe, achei os óculos. Na cabeça, claro. Registrado como evidência.'),
    post('Como te chamavam em casa? Coleciono apelidos e prometo guardar bem o seu.'),
  ],
  nina: [
    at('Fim de tarde', 'Mano, hoje ninguém pediu nome de ex. Tô tipo emocionada, não conta pra ninguém.'),
    at('Em casa', 'Tripé dormiu em cima do desenho. Três patas, zero respeito. Ficou na arte final.'),
    post('Lámen às duas da manhã encerra qualquer discussão. Traz a sua.'),
    post('Rabisquei uma florzinha no recibo de alguém. Foi sem querer. Sempre é.'),
  ],
  olivia: [
    at('Fim de tarde', 'Cancelei duas reuniões que cabiam num recado. Fui ver o céu de Goiânia.'),
    at('Em casa', 'Domingo sem relógio. Arroz com pequi no fogo e moda de viola baixinha.'),
    post('Na caderneta de hoje: ligar pra minha mãe. Cumprido. O resto era menos importante.'),
    post('Pamonha de sal, em pé, de salto. Tem gente que chama de reunião de diretoria.'),
  ],
  sol: [
    at('Domingo na praia', 'Aula às sete: três turistas, um pescador e uma galinha. A galinha relaxou primeiro.'),
    at('Na rua à noite', 'Banho de mar de noite resolve quase tudo. O resto a gente boia e espera.'),
    post('Meditei. Cochilei na metade. Comemorei os dois.'),
    post('Inspira comigo? Conta até quatro. Pronto: já foi uma coisa boa no dia.'),
  ],
};
