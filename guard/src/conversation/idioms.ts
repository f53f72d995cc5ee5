import { anyPhrase } from './phrases.ts';
import type { PlainText } from './plain.ts';

/** What people die of, kill themselves with and are killed by without anybody dying. */
const CAUSE =
  'rir|risada|risadas|gargalhada|gargalhar|dar_risada|tanto_rir|tanta_risada|fome|sono|sede|calor|frio|saudade|saudades|vergonha|medo|susto|tedio|inveja|ciume|ciumes|amor|amores|paixao|fofura|cansaco|cansada|cansado|preguica|curiosidade|ansiedade_para|vontade|orgulho|felicidade|alegria|emocao|nervoso|odio|raiva|pena|do|rancor|prazer|desgosto_do_meu_time|tanto|tanta|estudar|trabalhar|treinar|correr|malhar|comer|dancar|academia|fazer|ler|limpar|cozinhar|dirigir|jogar|cantar|esperar|andar|pedalar|programar|lavar|dormir|beber|chocolate|satisfacao|nojo|desejo|dor_de_cabeca|dor_de_barriga|dor_nas|dor_no|dor_na|colica|tosse|alergia|gripe|cafe|velhice|velho|velha|velhinho|velhinha|rico|rica|causas_naturais|nostalgia|constrangimento|tesao|fofo|fofa|lindo|linda|boca|vez_de|exaustao|estresse|stress|ansiedade_com|tanto_esperar|carencia|saudadinha|faxina|dieta|planilha|serie|exercicio|agachamento|perna|musculacao|crossfit|treino|doce|doces|sobremesa|pizza|sorvete|tanta|tantas|tantos|frescura|dor_muscular|overdose_de';
const DYING = 'morr(?:er|e|i|o|endo|eu|emos|erei|ia|ida|ido)|mort(?:a|o|as|os|inha|inho)';
const SELF_KILLING = 'me_mat(?:ar|a|o|ei|ando|asse|aria)|me_acab(?:ar|o|ei|ando)|me_destru(?:ir|indo|i)';

/** Subjects that kill in a manner of speaking: a test, the heat, a mother who waits. */
const THING_THAT_KILLS =
  'prova|provas|calor|frio|sol|chefe|trabalho|treino|academia|aula|facul|faculdade|musica|filme|cena|serie|dor_de_cabeca|colica|ressaca|sono|saudade|saudades|fome|sede|rotina|semana|segunda|transito|onibus|meme|piada|video|audio|tcc|dieta|curiosidade|ansiedade|vergonha|rinite|gripe|sinusite|joelho|coluna|costas|perna|sapato|salto|boleto|preco|conta|contas|imposto|gasolina|professor|professora|mosquito|mosquitos|pernilongo|plantao|expediente|reuniao|tedio|final|spoiler|capitulo|beijo|olhar|sorriso|jeito|voz|perfume|cheiro|foto|fofura|silencio|demora|espera|barulho|vizinho|distancia|timidez|preguica|escada|subida|corrida|jogo|time|personal|exercicio|leg_day|agachamento|mudanca|reforma|faxina|louca|tpm|crossfit|cachorro|gato|gata|wifi|internet|atraso|fila|banco|sistema|planilha|email|cliente|clientes|crianca|criancas|filhos|sogra|pessoa|gente';
const PERSON_WHO_KILLS =
  'mae|pai|mulher|esposa|marido|namorad[oa]|noiv[oa]|chefe|irma|irmao|avo|professor|professora|sogra|patrao|patroa|gerente|treinador|personal|coach|ex|amig[oa]|tia|tio|filh[oa]|pessoal|galera|vizinh[oa]|voce|ele|ela|eles|elas|dona';

/** What is killed without harm. */
const HARMLESS_PREY =
  'saudade|saudades|fome|sede|vontade|tempo|aula|aulas|trabalho|servico|curiosidade|charada|barata|baratas|mosquito|mosquitos|pernilongo|pernilongos|formiga|formigas|aranha|rato|ratos|bicho|bichos|cobra|escorpiao|mosca|moscas|lesma|planta|plantas|suculenta|boss|chefao|chefe_final|zumbi|zumbis|monstro|monstros|dragao|inimigo|inimigos|mob|mobs|bola|no_peito|duvida|duvidas|reuniao|questao|xadrez|galinha|frango|porco|boi|peixe|desejo|horario|expediente|plantao|lombriga|verme|piolho|virus|bacteria|germe|germes|processo|cachaca|garrafa|cerveja|pizza|resto|saudadinha|vontadinha|jogo|partida|adversario|fase|um_leao|dois_coelhos|dois|cobra|sono|treino|tarefa|prova|tedio';

const IDIOMS: readonly string[] = [
  // What is only dreamt, and what no longer is there of a body that was used all day.
  '(?:sonhei|sonhava) que ~1 (?:caia|despencava|estava_caindo) ~3 (?:predio|abismo|escada|altura|penhasco|precipicio)',
  '(?:meu|minha|meus|minhas) (?:braco|bracos|perna|pernas|coluna|lombar|pe|pes|joelho|costas|voz) ~1 (?:ja_)?nao existe(?:m)? mais (?:[.,!]|kkk)',
  '(?:vou|vamos|bora|quero|hoje_vou|hoje_eu_vou) tomar todas ~1 (?:kkk|no_bar|na_festa|na_balada|no_churrasco|com_(?:o|a|os|as)_(?:pessoal|galera|amigos|amigas|meninas|meninos|turma))',
  'se ~1 (?:estiver|ter|ouvir|receber|pegar|ver|aparecer|chegar) ~2 (?:mais|outra|outro) ~2 (?:reuniao|call|planilha|relatorio|email|audio|fila) ~4 (?:me_(?:atiro|jogo|mato)|pulo) ~~4 kkk',
  // A child that nearly drowned.
  '(?:quando|crianca|guri|guria|menin[oa]|pequen[oa]|infancia|moleque) ~9 quase_(?:me_afog[a-z]+|morri_afogad[oa])',
  'quase_(?:me_afog[a-z]+|morri_afogad[oa]) ~6 (?:quando|crianca|guri|guria|menin[oa]|pequen[oa]|infancia|moleque)',
  `{DYING} ~1 (?:de|com|por) ~2 {CAUSE}`,
  `{DYING} (?:de|por) ~1 (?:calor|frio|rir|fome|sono|medo|amor|amores|saudade|saudades|ciume|inveja|tedio|vergonha)`,
  `{SELF_KILLING} (?:de|com|por|fazendo|nesse|nessa|no|na|para|em|pela|pelo) ~2 {CAUSE}`,
  '{SELF_KILLING} de !uma_vez|vez|verdade|vdd|tanta_dor|tanto_sofr*|dor|tristeza|desgosto|desespero|hoje|novo|todo|remedio|um|uma|qualquer|alguma|forma|jeito|solidao (?:[a-z]+)',
  '(?:se_mat(?:a|ar|ou|ando|am)) (?:de|para) (?:trabalhar|estudar|rir|fazer|limpar|cuidar|treinar|comer|correr|malhar|dar|pagar|cozinhar|tanto|sustentar|criar)',
  '(?:time|flamengo|corinthians|palmeiras|vasco|santos|gremio|brasil|selecao|spoiler|serie|show|ingresso|kkk) ~6 (?:perder|perdermos|cair|empatar|cancelar|cancelarem|acabar|tiver|esgotar) ~2 eu (?:me_mato|morro)',
  '{SELF_KILLING} (?:estudando|trabalhando|treinando|correndo|malhando|rindo|comendo|dancando|programando|no_trabalho|na_academia|no_treino|nos_estudos|nessa_dieta|nesse_treino|no_jogo|por_esse_time|na_pizza|no_rodizio|no_chocolate|no_sorvete|no_churrasco|na_faxina|na_musculacao)',
  '(?:{THING_THAT_KILLS}) ~6 (?:vai|quase|esta|ta|ainda|ja|vao|estao|pode|so|anda|acaba|ia|que) [ainda|quase|quase_que] me_(?:mat(?:ar|a|ou|ando|am|aram)|destru[a-z]+)',
  '(?:{THING_THAT_KILLS}|isso|assim|voce|ela|ele|esse|essa|que) [so|quase|ainda|ja|simplesmente|literalmente|sempre|tambem] (?:me_mat(?:a|ou|am|aram|ava|aria|ando)|acab(?:a|ou|am|aram)_comigo|me_acab(?:a|ou))',
  'me_mat(?:a|ou|am|aram) de !uma_vez|vez (?:[a-z]+)',
  '(?:{PERSON_WHO_KILLS}) ~4 (?:vai|vao|quer|querem|ia|iria|iam|pode|quase|tentou|ameacou|queria|esta|so_falta|jurou|mandou|disse_que_vai) [ainda|quase|tanto|querendo|louc[oa]_para|querer] me_(?:mat(?:ar|a|ou|ando)|esfol[a-z]+|esgan[a-z]+|trucid[a-z]+|enforc[a-z]+|estrangul[a-z]+)',
  '(?:{PERSON_WHO_KILLS}|que|se_nao|senao) [ainda|vai|so|quase|tambem] me_mat(?:a|am|ou|ava|aria|ariam|asse) !logo',
  '(?:vai|vao|quer|querem) [acabar|querer] me_(?:matar|mata|enforcar|estrangular|esganar)',
  '(?:lag|boss|inimigo|inimigos|cara|time|bot|bots|zumbi|player|sniper|creeper|dragao|monstro|chefao|vilao|npc|noob) ~4 me_mat[a-z]+',
  '(?:no|em|do|na|da) (?:jogo|game|fortnite|minecraft|gta|lol|valorant|cs|counter|csgo|dota|pubg|overwatch|free_fire|roblox|elden_ring|dark_souls|fase|partida|ranked|rpg|simulador) ~6 (?:morr[a-z]+|me_mat[a-z]+|se_mat[a-z]+|pul[a-z]+|me_jog[a-z]+)',
  '(?:morr[a-z]+|me_mat[a-z]+|se_mat[a-z]+|pul[a-z]+|me_jog[a-z]+|me_joguei|tiro|suicid[a-z]+) ~6 (?:no|em|do|na|da|pelo) (?:jogo|game|fortnite|minecraft|gta|lol|valorant|cs|counter|csgo|dota|pubg|overwatch|free_fire|roblox|elden_ring|dark_souls|fase|partida|ranked|rpg|simulador|granada|boss)',
  '(?:um_dia|algum_dia) ~2 (?:reencontr[a-z]+|encontr[a-z]+|ver|rever) ~8 (?:demore|longe|daqui_a_muit[a-z]+|sem_pressa|sem_pressa_nenhuma)',
  '(?:time|zaga|defesa|tatica|escalacao|marcacao|linha|tecnico|ataque|meio_campo|piloto|saida_de_bola) ~2 suicidas?',
  'nao (?:queria|quero) ~1 acordar ~~8 (?:sonho|sonhando|cama|quentinh[oa]|preguica|coberta|frio|feriado)',
  '(?:parque|brinquedo|montanha_russa|concurso|policia|cadeirinha|estante|quadro|cortina|mesa) ~5 altura',
  '(?:deixei|levei|deixo|levo|deixar|levar) ~2 (?:cachorr|gat|bich)[a-z]* ~~10 (?:viaj|viagem|volto|volta|busco|buscar|petshop|banho|tosa|ferias|fim_de_semana|hoje_so|plantao)[a-z]*',
  'morrer (?:amig[oa]s?|seu|sua) (?:desse|dessa|desses|dessas|seu|sua|de)',
  'suicidio (?:para|pro) ~1 (?:cambio|motor|carro|moto|bolso|joelho|estomago|figado|cabelo)',
  '(?:direito|matematica|fisica|quimica|portugues|ingles|calculo|estatistica|materia|disciplina|contabilidade|gramatica) ~2 me_mata',
  '(?:nervo|ciatico|lombar|calo|siso|juanete|salto) ~3 (?:esta|anda|vem|vai) me_matando',
  'sol morrer',
  '(?:pul(?:ar|ei|o|amos)|salt(?:ar|ei|o|amos)|me_joguei) ~4 (?:ponte|viaduto|predio|aviao|plataforma|penhasco) ~3 (?:bungee|bungee_jump|paraquedas|tirolesa|rapel|parapente|asa_delta)',
  '(?:comprei|passei|botei|coloquei|joguei|usei|pus) ~2 veneno (?:de|para|nas|na) (?:formigas?|baratas?|cupim|mosca|mato|pulgas?|lesmas?|horta) ~4 (?:elas|voltaram|formigas|baratas|formigueiro)',
  'me_arranhei ~1 (?:podando|no_espinho|na_roseira|na_cerca|no_mato|colhendo|brincando|com_o_gato|no_gato)',
  'me_arranhei tod[oa] (?:podando|no_espinho|nos_espinhos|na_roseira|na_cerca|no_mato|colhendo|brincando|com_o_gato)',
  'dormir ~3 (?:horas|8h) ~2 sem acordar (?:para|no|com)',
  'despertador ~~10 (?:tocou|tocando|toca) ~~6 nao (?:queria|queriamos) acordar (?:de_jeito|cedo|hoje|kkk|n[oa])',
  'dor(?:es)? de (?:garganta|dente|barriga|ouvido|cotovelo|coluna|cabeca|estomago) ~4 (?:esta|anda|vem|vai) me_matando',
  'fim da minha vida de (?:perua|solteir[oa]|atleta|baladeir[oa]|glutao|estudante|chocolatra|fumante|bailarin[oa]|casad[oa]|estagiari[oa]|motoqueir[oa]|esmalte|festeir[oa])',
  'ultimo dia d[aoe] (?:minha|meu|nossa|nosso) (?:loja|lojinha|bar|empresa|firma|estagio|contrato|ferias|curso|faculdade|escola|obra|licenca|dieta|barraca|turma|quimio)',
  '(?:fechamento|mes|prazo|relatorio|planilha|prova|provas|semestre|tcc|faculdade|academia|agachamento|treino|aula|calor|frio|mosquito|gripe|tosse|rinite|coluna|joelho|fila|transito|onibus|chefe|cliente|reuniao|turno|plantao|escala|salto|sapato|curiosidade) ~4 (?:esta|anda|vem|vai) me_matando',
  'me_mata (?:aquele|aquela|esse|essa|este|esta|o|a) (?:agachamento|treino|calor|frio|mosquito|fila|transito|aula|prova|sapato|salto|ladeira|subida|escada|curiosidade)',
  '(?:quero|queria|quis|vontade_de|da_vontade_de) morrer so de (?:lembrar|pensar|ouvir|imaginar|ver) (?:[.,!]|kkk|n[oa]|disso|daquilo|nisso|aquilo)',
  'peso (?:leve|pesado|pesada|pena|medio|pluma|morto|da_mochila|da_idade|da_rotina)',
  '<!estou|ando|fico|vivo|eu|sigo|acabo|continuo (?:querendo|quer|queriam|tentando|tentou|tentaram) me_matar [e|ele|ela|com|na|no|so]',
  '<!chumbinho|veneno|rato|raticida|soda|remedio|remedios|comprimidos mat(?:ar|a|o|ei|ou|ando|amos|aram|em|ava) ~3 (?:{HARMLESS_PREY})',
  'mat(?:ar|a|ando) (?:o|a) (?:voce|voces|gente) de (?:amor|rir|saudade|orgulho|vergonha)',
  '(?:te|voce) mat(?:o|ar|ei) de (?:[a-z]+)',
  '(?:{DYING}) (?:na_praia|de_tanto|de_tanta|de_dar|por_dentro_de_rir|de_amores|aqui_de_rir|com_(?:isso|essa|esse|voce|o|a|as|os|ela|ele|seu|sua)|rindo|nos_seus_bracos|nos_teus_bracos|ao_seu_lado|do_seu_lado|ao_lado_dela|ao_lado_dele|juntinho|juntos|abracad[oa]|beijando|bem_velh[a-z]+|velh[a-z]+|feliz|rico|rica|em_paz_de_velhice|solteir[oa]|virgem|sem_saber|sem_conhecer|sem_ver|sem_ter|sem_viajar|sem_ir|sem_provar|sem_comer|sem_realizar|sem_beijar|aos_[0-9]+|com_100|dormindo_bem|um_pouco|e_ressuscit[a-z]+|e_renasc[a-z]+|e_fui_para_o_ceu|e_viver_no_interior|por_voce|por_ela|por_ele|pelos_meus|pelo_meu|pela_minha|pelos_filhos)',
  '(?:filh[oa]|ele|ela|irma|irmao|amig[oa]|mae|pai|marido|esposa|net[oa]|sobrinh[oa]) ~2 se (?:cortou|machucou|queimou|furou|feriu|arranhou|corta|machuca) ~5 (?:tesoura|papel|vidro|lata|faca_de|cozinh[a-z]+|futebol|jogo|caindo|caiu|brincando|escola|recreio|bicicleta|bike|skate|cerca|espinho|panela|forno|sem_querer|barbeando|cebola|obra|quadra|educacao_fisica)',
  'nao (?:consigo|conseguia|da_para) [nem|mais] respirar',
  'sem (?:voce|ela|ele|musica|cafe|amor|voces|amigos) ~3 (?:vida|viver|dia|nada|mundo) ~2 nao (?:tem|faz|teria|seria) ~2 (?:graca|sentido|cor|mesm[oa])',
  'cartelas? ~1 de (?:bingo|rifa|ovos|figurinha|figurinhas)',
  '(?:medo|pavor|receio) ~2 (?:e|era|seria|eh|sao) ~1 (?:morrer|a_morte|de_morrer)',
  '(?:quero|queria|quis|vou) ver ~3 (?:mort[oa]|morrer|no_caixao|debaixo_da_terra|sofrer)',
  '(?:antes|depois) de [eu|a_gente|nos|poder|ela|ele] morrer',
  '(?:medo|pavor|panico|fobia|receio|risco|perigo) de [eu|que_eu|um_dia] (?:morrer|morte)',
  '(?:com|tenho|tinha|sinto|medo|pavor|panico|fobia) [de|da] (?:medo|pavor|panico|fobia) ~2 (?:morrer|morte)',
  '(?:medo|pavor|panico|fobia) (?:da|de) morte',
  '(?:nem|so|so_se) (?:morta|morto|morrendo)',
  '(?:ate|para_sempre_ate|amigos_ate|juntos_ate) [que] (?:morrer|a_morte|morte)',
  '(?:caso|questao|vida|pena|anjo|ponto|silencio|trem|prazo|natureza|arquivo|lingua|angulo|volume|peso|horario|tempo|natureza|bolsa|estrela) [de|da|e|ou] (?:morte|morto|morta)',
  '(?:celular|bateria|computador|notebook|pc|carro|moto|internet|wifi|controle|planta|plantas|peixe|personagem|vilao|mocinho|protagonista|conversa|grupo|assunto|namoro|amor|relacao|festa|bairro|cidade|comercio|rua|time|jogo|mercado|clima) ~3 (?:morr(?:er|eu|endo|e)|mort[oa])',
  '(?:morto|morta|mortos|mortas|morrendo|mortinh[oa]) (?:de|com) !dor|tristeza|vez|verdade|solidao|angustia (?:[a-z]+)',
  '(?:estou|fiquei|fico|cheguei|to|acordei|sai|chego|saio|fui|ando|sempre) [tao|muito|completamente|literalmente|simplesmente|quase|meio|bem|praticamente] (?:mort[oa]|mortinh[oa]|acabad[oa]|destruid[oa]) (?:de|hoje|aqui|depois|com|apos|kkk|do|da|,|[.])',
  '^ (?:morri|morta|morto|morro|morrida|morreeu|gente_morri|ai_morri|mds_morri|meu_deus_morri|eu_morri) (?:[.,]|kkk|com|aqui|de|gente|demais|hoje|agora)',
  '(?:morri|morrendo) (?:kkk|com_(?:isso|essa|esse)|aqui|agora|[.]|,)',
  '(?:morro|morta|morto) (?:kkk|com_(?:isso|essa|esse))',
  '(?:quero|queria|vontade_de|vou) [so|ate] (?:morrer|me_matar|sumir|enfiar_a_cara_no_chao|cavar_um_buraco) ~3 (?:vergonha|mico|vexame)',
  '(?:vergonha|mico|vexame|constrangedor|constrangimento|climao|gafe) ~~8 (?:quero|queria|quis|vontade_de|quase|vou) [so|ate|que] (?:morrer|morri|sumir|me_matar|desaparecer|me_enterrar)',
  '(?:quis|queria|quase|vontade_de) (?:morrer|sumir|desaparecer) ~6 (?:mandei|enviei|grupo|chefe|errado|crush|cai|tropecei|escorreguei|chamei|rasgou|zíper|ziper|microfone|camera)',
  'sumi(?:r|u|ndo)? ~2 (?:da_cidade|do_trabalho|do_escritorio|do_insta*|da_internet|das_redes|do_whatsapp|do_face*|do_grupo|da_reuniao|desse_lugar|dessa_cidade|dessa_festa|nas_ferias|nesse_feriado|no_feriado|no_fim_de_semana|para_(?:praia|o_interior|uma_praia|um_sitio|bahia|a_bahia|o_mato|a_serra|a_praia|paris|a_italia|uma_ilha|o_nordeste)|na_praia|na_estrada|no_mato|uns_dias|por_uns_dias|uma_semana|com_voce|contigo|juntos|daqui_a_pouco|do_mapa_(?:nas|no|com|uns|por|essa|esse)|do_twitter|do_tiktok|do_mercado|da_gaveta)',
  '(?:pular|saltar|jogar|pulo|pulei|salto|saltei|pula) ~3 (?:de_paraquedas|paraquedas|bungee*|bungge*|corda|carnaval|fogueira|amarelinha|piscina|cama_elastica|trampolim|muro|poca|refeicao|cafe|almoco|jantar|academia|treino|aula|musica|faixa|capitulo|episodio|abertura|anuncio|intro|etapa|etapas|parte|fase|linha|alegria|felicidade|fila|rio|cachoeira|lagoa|mar|onda|ondas|da_cama|do_sofa|para_tras|de_asa_delta|catraca|roleta|obstaculo|cerca)',
  '(?:pular|saltar|salto|pulo|pulei|saltei) ~3 (?:ponte|predio|viaduto) ~6 (?:bungee*|paraquedas|corda|rapel|equipamento|radical|radicais|ferias)',
  '(?:bungee*|bungge*|rapel|rope_jump*|rope_jumping|paraquedas|parkour|asa_delta|base_jump*|tirolesa) ~~12 (?:ponte|pontes|predio|predios|viaduto|viadutos|altura|alto|alta|penhasco|pular|saltar|pulei|saltei)',
  '(?:ponte|pontes|predio|predios|viaduto|viadutos|altura|alto|alta|penhasco|pular|saltar|pulei|saltei) ~~8 (?:bungee*|bungge*|rapel|rope_jump*|paraquedas|parkour|asa_delta|tirolesa|minecraft|jogo|game)',
  '(?:ponte_aerea|ponte_safena|ponte_de_safena|ponte_rio_niteroi|ponte_movel|fazer_a_ponte|faz_a_ponte|feriado_ponte|ponte_feriado|ponte_no_dente|ponte_dentaria|ponte_pencil|macaxeira)',
  '<!me (?:enforc(?:ar|ei|a|ou|ando|amos|o)) [essa|a|o|esse|na|no|toda] (?:segunda|sexta|feriado|quinta|terca|quarta|emenda|dia|aula|trabalho|feira)',
  '(?:cort(?:ar|ei|o|ando|ou|e)|corte) ~3 (?:cabelo|cabelos|franja|unha|unhas|cebola|legumes|carne|papel|grama|gastos|custos|despesas|pontas|relacoes|contato|lacos|luz|agua|acucar|gluten|carboidrato|cafe|bolo|pizza|tomate|alho|fila|caminho|cena|video|tecido|vestido|barato|clima|assunto|papo|onda|verba|orcamento|limao|fruta|frutas|batata|pao|barba|grama|mato|galho|galhos|arvore|cana|lenha|queijo)',
  'me_cort(?:ei|ar|o|ando|ou) ~6 (?:cozinh*|barb*|papel|papelao|cebola|lata|sem_querer|depil*|pelinho|abrindo|lavando|faca_de_pao|vidro_quebrado|caco|copo_quebrado|ralador|descascando|picando|legumes|carne|estilete_no_trabalho|acidente|gillette_depilando|fazendo_a_barba|preparando|pao|churrasco|manga|abacaxi|abacate|raspando_a_perna|raspando|grama|obra|na_fila|no_transito|a_fila)',
  '(?:cozinh*|barb*|cebola|lata|depil*|abrindo|descascando|lavando|picando|churrasco|sem_querer) ~8 (?:me_cortei|cortei_o_dedo|me_queimei|me_machuquei|me_furei)',
  '(?:me_queimei|me_queimar|me_machuquei|me_machucar|me_furei|me_feri|me_machuco) ~6 (?:panela|forno|fogao|ferro|sol|praia|oleo|cozinh*|jog*|futebol|bola|treino*|academia|skate|bike|bicicleta|escada|joelho|tornozelo|caindo|cai|sem_querer|correndo|corrida|volei|judo|jiu|luta|cafe|cha|agua_quente|agulha|costurando|roseira|espinho|de_novo_no_amor|amando|amar|com_amor|relacionamento|relacionamentos|confiar|expectativa|expectativas)',
  '(?:medo|receio) ~2 me_(?:machucar|ferir|magoar|apaixonar)',
  '(?:overdose|intoxicad[oa]|dose_letal|dose_mortal) (?:de|com) ~2 (?:chocolate|fofura|serie|series|cafe|cafeina|doce|doces|acucar|amor|felicidade|musica|filme|filmes|nostalgia|informacao|realidade|carinho|cute|pizza|brigadeiro|carboidrato|fotos|sol|praia|novela|anime|memes|vitamina|noticia|noticias|trabalho|reuniao|reunioes|kpop|futebol|sertanejo|panetone)',
  '(?:overdose) (?:de) (?!remedio|remedios|comprimido|calmante|rivotril|droga|drogas|heroina|cocaina|dipirona|paracetamol|medicacao)[a-z]+',
  '(?:esquadrao|ala|jogada|passe|entrada|lance|drible|homem_bomba|carro_bomba|terrorista|atentado|missao|ataque|voo|kamikaze|recuo|zagueiro|gol|queda) ~1 suicida*',
  'suicid(?:io|a) (?:financeiro|politico|profissional|comercial|tatico|social|economico|literario|intelectual|assistido|eleitoral|academico|culinario|nutricional|na_cozinha|de_carreira|amoroso|virtual|azul_rpg|burnout)',
  '(?:tiro|tiros) (?:no_pe|no_escuro|de_meta|livre|certo|curto|e_queda|de_canhao|ao_alvo|esportivo|com_arco|de_guerra|de_largada|ao_prato|de_laco|que_saiu|pela_culatra|de_paintball|de_misericordia_no_jogo|de_espingarda_no_jogo)',
  'que_tiro_foi',
  '(?:acabar|acabo|acabando|acabei|terminar) com ~2 (?:a_pizza|o_bolo|bolo|pizza|sorvete|a_festa|festa|a_louca|louca|a_comida|comida|chocolate|churrasco|cerveja|estoque|a_serie|serie|a_lista|tarefas|pendencias|a_faxina|roupa|a_roupa|baratas|formigas|cupim|espinha|espinhas|caspa|as_dividas|dividas|a_fome|fome_no_mundo|a_brincadeira|o_papo|a_conversa|o_jogo|o_adversario|o_time|o_casamento|o_namoro|o_noivado|esse_namoro|meu_namoro|nosso_namoro|esse_casamento|o_relacionamento|esse_relacionamento|meu_casamento|esse_suspense|essa_duvida|o_suspense|o_misterio|essa_bagunca|a_bagunca|essa_palhacada|essa_palhaçada)',
  '(?:acabar|acabo|acabando|terminar) com (?:a_|essa_|minha_|esta_|toda_)?(?:dor|colica|enxaqueca) (?:de|nas|no|na|nos|lombar|muscular)',
  'acabar_com_tudo ~6 (?:geladeira|doce|doces|bolo|comida|pizza|festa|rodizio|churrasco|mesa|namoro|casamento|loja|liquidacao|torneio|campeonato|jogo|adversario*|palco)',
  '(?:adversario|rival|concorrencia|time|treino|jogo|leg_day|personal|professor|prova|semana|chefe) ~4 acabar_com_(?:tudo|comigo|a_minha_vida|minha_vida)',
  '(?:vida|vidas) (?:social|amorosa|financeira|profissional|academica|sexual|fitness|noturna|de_solteir[oa]|loka|boa|corrida|de_casad[oa]|de_adult[oa]|de_clt|clt|de_pobre|universitaria|de_estudante|de_concurseir[oa]|no_jogo|extra|extras|infinita|digital|dupla|de_escritorio|de_cidade|na_cidade|de_aluguel|de_dieta|agitada|sedentaria|de_motorista|de_mae|de_professor|de_professora|de_vendedor|de_freela*|de_programador*|de_atleta|de_influencer|de_enfermeira|de_medico|de_uber|de_motoboy|de_dona_de_casa|de_gamer|de_balada|de_baladas|de_farra|de_fumante|de_viajante|de_onibus)',
  '(?:viver|existir) (?:sem|longe|em|no|na|nas|nos|aqui|junto*|com_(?:voce|ela|ele|meus|minha|meu|gente|alguem|pouco|menos|dignidade|eles|elas)|de_(?!novo|verdade)[a-z]+|separad[oa]s|nesse_(?:calor|bairro|apartamento|predio|pais|barulho)|nessa_(?:cidade|casa|rua|bagunca|correria)|assim_(?:longe|de_aluguel|na_correria|apertad[oa])|dest[ae]_jeito_(?:apertado|corrido)|num|numa|como_(?:voce|rei|rainha|antigamente)|do_(?:passado|meu_trabalho)|da_(?:minha_arte|musica)|para_(?:trabalhar|pagar|os_outros|agradar))',
  '(?:nao) (?:sei|consigo|quero|aguento|imagino|posso|da_para|suporto|vivo) [mais|ja] (?:viver|vivo) [mais|um_dia|um_minuto|uma_semana] sem',
  '(?:vida|viver) ~2 nao [mais] (?:tem|faz|teria|seria|presta) ~3 sem (?:voce|ela|ele|cafe|musica|futebol|amor|chocolate|internet|praia|cachorro|netflix|acucar|pao|queijo|carboidrato|viajar|voces|amigos|arte|gato|gatos|cerveja|churrasco|ar)',
  '(?:carta|cartas|mensagem|email|bilhete|discurso|texto|post|almoco|festa|show|turne|jantar|churrasco|bolo|jogo|turma|aula|abraco|beijo|musica|video|presente|happy_hour|noite) de despedida ~5 (?:trabalho|emprego|empresa|firma|solteir[oa]|colega|colegas|setor|chefe|estagi*|intercambio|amigo|amiga|professor*|turma|formatura|escola|banda|time|jogador|equipe|escritorio|departamento|diretor|gerente|gerencia|vizinh*|aposentad*|aposentadoria|demissao|cargo|casa|apartamento|novela|personagem)',
  '(?:demiss*|aposent*|ultimo_dia|estagio|novo_emprego|mudei_de_emprego|mudando_de_emprego|saindo_da_empresa|saindo_do_emprego|intercambio|formatura|formar|empresa|firma|escritorio|aviso_previo|pedi_as_contas|pedi_demissao|pedir_as_contas) ~~14 (?:carta|mensagem|email|festa|discurso|texto|bilhete) de (?:despedida|demissao|adeus)',
  '(?:carta|festa|despedida) de (?:solteir[oa]|demissao|recomendacao|motorista|apresentacao|alforria)',
  '(?:dormir|apagar|deitar|hibernar) ~5 (?:nao|nunca_mais|sem) [ter_que|precisar|mais] acordar ~1 (?:cedo|tarde|antes|as_|com_o|na_segunda|segunda|para_trabalhar|ate|no_meio|de_madrugada|a_noite|amanha_cedo|voce|o_bebe|meu|ninguem)',
  '(?:comprimido*|remedio*|dipirona|paracetamol|ibuprofeno|dorflex|neosaldina) (?:para|de|da|do|contra) ~2 (?:dor|gripe|resfriado|febre|pressao|alergia|estomago|azia|colica|tosse|enjoo|enxaqueca|garganta|tireoide|diabetes|colesterol|asma|rinite|nariz|coluna|joelho|verme|pulga|cachorro|gato|carrapato|cabeca|costas|barriga)',
  '(?:descans(?:ar|e|a)|descanso|paz) ~1 (?:nas_ferias|no_fim_de_semana|no_domingo|no_feriado|um_pouco|hoje|na_praia|no_sofa)',
  'fim (?:do_mundo|de_semana|de_ano|do_mes|da_linha_do|da_fila|da_picada|da_serie|do_filme|do_livro|do_jogo|do_namoro|do_expediente)',
  '(?:vontade|quero|queria|da) [uma|ate|muita|aquela|de|da] ~2 (?:sumir|desaparecer) ~1 (?:do_mapa_e_)?(?:um_pouco|uns_dias|por_uns|na_praia|nas_ferias|viajar|para_o_mato|rapidinho|com_voce|hoje_do_trabalho|do_trabalho|do_servico|dessa_reuniao|dessa_aula|desse_escritorio)',
];

const MASK = anyPhrase(IDIOMS, { DYING, SELF_KILLING, CAUSE, THING_THAT_KILLS, PERSON_WHO_KILLS, HARMLESS_PREY }, 'gu');
const MASKED = '# ';

/** What says that somebody does not want it: "não quero me matar". Inability is no denial ("não tenho coragem de me matar"). */
const DENIED = anyPhrase(
  [
    '(?:nao|nunca|jamais|nem) (?:estou|vou|quero|queria|penso|pensei|pensaria|pretendo|iria|ia|faria|tenho|tive|sou|sinto|fui) [pensando|querendo|falando|com|mais|nem|nunca] [vontade|ideia|pensamento|pensamentos|intencao] [de|em|para|sobre|na|com] (?:me_mat(?:ar|a|o)|morrer|suicid[a-z]+|suicidio|me_suicidar|me_cort(?:ar|o)|me_machucar|me_ferir|me_jogar|tirar_(?:a_)?minha_vida|morte|desistir_da_vida|acabar_com_(?:a_)?minha_vida|depressiv[oa])',
    '<!so|so_que_eu (?:nao|nunca) me_(?:corto|mato|machuco|mataria|machucaria)',
    '(?:sem|zero) (?:vontade|intencao|pensamento|pensamentos|ideia) [de|em] (?:me_matar|morrer|suicid[a-z]+|suicidio)',
  ],
  {},
  'gu',
);

/** The message without its idioms and denials; what is left means what it says. */
export function maskIdioms(text: PlainText): PlainText {
  return text.replace(MASK, MASKED).replace(DENIED, MASKED);
}
