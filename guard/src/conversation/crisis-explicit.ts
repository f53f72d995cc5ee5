import { anyPhrase } from './phrases.ts';

/** A wish, a plan, a thought, a try: what stands before the act. */
const INTENT =
  'quero|queria|quis|querendo|querer|quisesse|desejo|desejando|prefiro|preferia|preferiria|gostaria|vontade|penso|pensei|pensando|pensado|pensar|pensava|pensamento|pensamentos|planejo|planejei|planejando|decidi|decidido|decidida|resolvi|tentei|tentar|tento|tentando|tentado|tentativa|tentativas|cogito|cogitei|cogitando|coragem|ideia|ideias|afim|pronto|pronta|prestes|imagino|imaginando|imaginei|sonho|sonhei|fantasio|fantasiando|falta|perto|ponto|pretendo|plano|planos|jeito|jeitos|forma|formas|maneira|maneiras|melhor|hora|momento|devia|deveria|devo|posso|podia|poderia|vou|irei|ia|iria|acabar|ameacei|pesquisei|pesquisando|pesquisar|procurei|preciso|precisava|merecia|mereco|medo_de_eu|impulso|impulsos|lugar_para|dia_para|data_para|capaz|conseguir|consegui|como|ainda_vou|hoje_eu|um_dia_eu|se_eu|caso_eu|acho_que_eu|so_penso_em|penso_muito|acabo|termino|cogitar|razao_para_nao|motivo_para_nao|motivos_para_nao|evitar|obsess*|lutando_contra';
const KILL_MYSELF =
  '(?:me|mim)_mat(?:ar|a|asse|e)|me_suicid(?:ar|a|asse|o)|mat(?:ar|a)_(?:eu|mim|a_mim)|me_enforc(?:ar|a|asse)|me_afogar|me_envenen(?:ar|a|asse)|me_eletrocutar|me_esfaquear|me_desviver|desviver|me_enforca|cometer_suicidio|suicidio|suicidar|dar_fim_em_mim|dar_um_fim_em_mim|me_apagar_de_vez|me_jogar_(?:da|do|de_uma|de_um|na_frente|embaixo|debaixo)|me_atirar_(?:da|do|de_uma|de_um|na_frente|embaixo)|me_tacar_(?:da|do|na_frente)|me_lancar_(?:da|do|de)|me_dar_um_tiro|meter_uma_bala_na|cortar_(?:os_)?(?:meus_)?pulsos|tirar_(?:a_)?(?:minha_)?propria_vida|tirar_(?:a_)?minha_vida|acabar_com_(?:a_)?minha_(?:propria_)?(?:vida|existencia)|acabar_com_(?:a_)?propria_vida|dar_cabo_(?:de_mim|da_minha_vida|da_vida)|morrer_por_minhas|me_deixar_morrer|me_desligar_(?:da_vida|desse_mundo|deste_mundo)|sair_da_vida|deixar_(?:essa|esta)_vida|deixar_(?:esse|este|o)_mundo|partir_desse_mundo|partir_deste_mundo|ir_embora_(?:desse|deste)_mundo|me_despedir_(?:da_vida|desse_mundo|deste_mundo)|acabar_com_(?:o_)?meu_sofrimento|me_livrar_da_vida|me_livrar_dessa_vida|encerrar_minha_(?:vida|historia|existencia)|encerrar_a_(?:minha_)?vida|sumir_da_vida';
/** A wish that death would come, not an act. */
const WISH =
  'quero|queria|quis|querendo|desejo|desejava|prefiro|preferia|preferiria|gostaria|vontade|penso|pensando|pensei|pensar|rezo|rezei|rezando|oro|peco|pedi|pedindo|imploro|torco|torcendo|espero|tomara|melhor|merecia|mereco|ansio|afim|pudesse|adoraria|sonho|so_penso|devia|deveria|podia|poderia|doido_para|doida_para|louco_para|louca_para|pronto|pronta|preciso|quisera|esperando|esperar|aguardando';
const DEAD =
  'morrer|morre|morrendo|morto|morta|morte|falecer|partir_(?:dessa|desta)|nao_acord(?:ar|asse|e|ava)|nunca_mais_acord(?:ar|asse|e)|nao_existir|deixar_de_existir|parar_de_existir|nunca_ter_(?:nascido|existido)|nao_ter_(?:nascido|existido)|que_eu_morr(?:a|esse)|que_deus_me_lev(?:e|asse)|me_lev(?:e|asse)_(?:embora_)?(?:daqui|dessa_vida|logo|dessa)|nao_estar_viv[oa]|nao_viver|parar_de_(?:viver|respirar)|que_meu_coracao_(?:pare|parasse)|sumir_do_mundo|desaparecer_do_mundo|sumir_da_face|desaparecer_da_face|que_(?:um_)?(?:carro|raio|caminhao|onibus|aviao|trem)_me|que_a_morte|(?:minha_)?morte_(?:chegue|venha|chegasse)|bater_as_botas|abotoar_o_paleto|passar_dessa_para|uma_doenca_(?:grave|terminal)|ter_um_infarto';
const ALIVE =
  'viver|vivendo|existir|existindo|continuar_viv[oa]|ficar_viv[oa]|estar_viv[oa]|esta_viv[oa]|seguir_viv[oa]|seguir_vivendo|continuar_vivendo|respirar|permanecer_viv[oa]|essa_vida|esta_vida|a_vida|minha_vida|estar_(?:mais_)?(?:nesse|neste)_mundo|ficar_mais_(?:nesse|neste)_mundo|ficar_(?:nesse|neste)_mundo|habitar|acordar_(?:mais|amanha|nunca_mais|todo_dia|todos_os_dias|vivo|viva)';
const NO = 'nao|nem|nunca|jamais|num';

const PLACE =
  'ponte|predio|janela|viaduto|sacada|trilho|trilhos|trem|metro|andar|terraco|penhasco|precipicio|varanda|caminhao|passarela|laje|abismo|edificio|torre|represa|carro|carros|onibus|telhado|rodovia|br|avenida|cobertura|parapeito|barragem|pedreira|cachoeira|rio|mar';
const PILLS =
  'remedio|remedios|comprimido|comprimidos|rivotril|clonazepam|calmante|calmantes|pilula|pilulas|tarja_preta|dipirona|paracetamol|ansiolitico|ansioliticos|antidepressivo|antidepressivos|insulina|zolpidem|diazepam|alprazolam|cartela|cartelas|medicamento|medicamentos|medicacao|veneno|chumbinho|tudo_que_tem_na_caixa|faixa_preta|barbiturico*|quetiapina|fenobarbital|gardenal|amitriptilina|caixa_de_remedio*';
const TOO_MANY =
  'todos|todo|toda|todas|tudo|monte|varios|varias|muitos|muitas|caixa|cartela|cartelas|vidro|frasco|pote|punhado|[2-9][0-9]|1[0-9]|excesso|de_uma_vez|uma_vez|overdose|inteira|inteiro|mao_cheia|demais|o_que_tiver|misturar|misturei';
const POISON =
  'veneno|chumbinho|agua_sanitaria|raticida|soda_caustica|alvejante|desinfetante|cianeto|arsenico|formicida|querosene|herbicida|agrotoxico|gasolina|detergente|soda|candida|qboa';

const PARTS = { INTENT, KILL_MYSELF, WISH, DEAD, ALIVE, NO, PLACE, PILLS, TOO_MANY, POISON };

/** Said outright: death wished, planned or tried, life refused (abuse suite H01). */
const SOURCES: readonly string[] = [
  '{INTENT} ~4 {KILL_MYSELF}',
  '(?:vontade|pensei|penso|pensando|quero|queria|vou|tentei|ia|capaz|ideia) ~2 tirar [a] vida ~1 !de|dele|dela|dos|das|alheia',
  '(?:cabeca|voz|vozes|mente|pensamento|pensamentos|tela) ~8 (?:se_mat[ae]|me_mat[ae]|se_jog[ae]|acaba_com_isso|morre_logo|para_eu_morrer|termina_com_isso|pula_logo|te_mata)',
  '^ [e|eu|ai|so|mas|entao|quero|vou] ~1 me_mat(?:ar|a) $',
  '^ me_mat(?:ar|a) [logo|hoje|agora|mesmo|resolve|resolveria|parece|seria|e|era|amanha|de_uma_vez]',
  '<!que|isso|ele|ela|prova|voce|perder|perdermos|empatar [eu|so|mesmo|ainda|entao] me_mat(?:o|ava|aria|ei|arei|ando|asse) [hoje|agora|mesmo|logo|aqui|amanha|de_verdade|de_uma_vez|e|,|.]',
  'mat(?:ar|o|ando) (?:eu|a_mim|mim) (?:mesmo|mesma|propri[oa])',
  '(?:suicidio|suicidios|suicida|suicidas|suicidar|suicidei|suicidando|suicidarei)',
  '(?:automorte|autoexterminio|auto_exterminio|eutanasia) ~2 (?:para_mim|em_mim|mim)',
  '(?:quero|queria|vou|penso) ~4 (?:eutanasia|autoexterminio|morte_assistida|suicidio_assistido)',
  '(?:corda|lamina|gilete|arma|chumbinho) ~~10 (?:comprei|guardei|separei|guardo|arrumei) ~1 para isso ~1 [.,]',
  '(?:engol[a-z]+|tomando|tomei) ~1 (?:comprimido|pilula) ~1 atras ~1 (?:do_outro|da_outra|de_outro)',
  '(?:fiz|fazer|fazendo|treinei|aprendi|desfiz) ~1 no ~1 (?:na|da|de) corda ~~8 (?:desfiz|coragem|pescoco|viga|refiz|fiz_de_novo)',
  // A life ended.
  '<!vai|vao|quer|ele|ela|isso|pode|querem|quase|ia|adversario (?:acab(?:ar|o|ando|aria|arei|asse)|terminar|encerrar|findar|ceifar|interromper|abreviar|tir(?:ar|o|ei|ando|aria|asse|arei)|destruir) [logo|de_vez|de_uma_vez] [com] [a] (?:minha_propria|propria|minha|essa_minha) [propria|merda_de|droga_de|miseravel] (?:vida|existencia) !social|amorosa|financeira',
  '(?:dar|por|botar|colocar|dando|dei|dou|pondo|ponho|boto|coloco|colocando) [logo|de_uma_vez|de_vez] [um|o] (?:fim|ponto_final|basta|termo|cabo) [logo|de_vez] (?:em_tudo|a_tudo|de_tudo|nisso_tudo|nessa_vida|nesta_vida|na_vida|na_minha|a_minha|na_propria|em_mim|de_mim|nesse_sofrimento|nessa_dor|no_meu_sofrimento|no_sofrimento|nessa_existencia|nessa_agonia|nesse_inferno|nessa_tortura|da_vida|da_minha_vida|nesse_martirio|a_vida|a_essa_vida|a_esse_sofrimento|a_esta_vida|a_isso_tudo|nessa_droga|nessa_merda|nessa_desgraca|nessa_angustia|na_dor|na_minha_dor)',
  '(?:quero|queria|vou|vontade|penso|pensei|pensando|decidi|hora|prestes|resolvi|preciso|podia|devia|melhor) ~3 (?:acabar|terminar|encerrar) [logo|de_vez|de_uma_vez] [com] (?:tudo|isso_tudo|tudo_isso|comigo|comigo_mesm[oa])',
  '(?:quero|queria|so_quero|so_queria) ~3 que_(?:tudo|isso|isso_tudo|tudo_isso|a_dor|essa_dor|minha_vida|o_sofrimento|esse_sofrimento)_(?:acab|termin|par)(?:e|asse|ar|ava)',
  'fim (?:a|da|na|de) minha (?:vida|existencia|dor|propria)',
  'atentar contra (?:a_)?(?:minha|propria|mim)',
  // Death wished for.
  'nunca ~1 (?:quis|desejei|pensei|tive) ~2 (?:tanto|tanta_vontade_de|tao) ~2 (?:morrer|me_matar|sumir_de_vez|nao_existir)',
  '<!nao|nem|nunca|jamais {WISH} ~3 {DEAD} !amor|de_amor|na_praia|nisso|rico|velh*|dos_outros|do_personagem|do_vilao',
  '(?:estaria|estava|estarei|ficaria|seria|era|estou|sou|serei) [bem|muito|mais] melhor [se_eu_estivesse|estando|se|eu] [estivesse|fosse] (?:mort[oa]|debaixo_da_terra|enterrad[oa]|no_caixao)',
  '(?:melhor|prefiro|preferia) ~2 (?:morrer|mort[oa]|a_morte|debaixo_da_terra|7_palmos|nao_existir)',
  '(?:tinha|tivesse|devia|deveria|podia|queria|preferia|era_para) [eu] [que] (?:ter|eu_ter|eu) ~2 (?:morrido|mort[oa]|sido_abortad[oa])',
  'por_que ~4 nao (?:morr(?:i|o|er)|me_lev(?:a|ou))',
  'porque ~2 eu ~2 nao morr(?:i|o)',
  '(?:deus|senhor|jesus|vida|morte|universo) ~3 me_(?:leva|leve|levar|levasse|tira|tire|tirar|recolh(?:a|e|er)|busca|busque|buscar)',
  'me_(?:leva|leve|tira|tire|recolhe|busca) [logo|daqui|embora] [,] (?:deus|senhor|jesus|meu_pai|pai|dessa_vida|desse_mundo|deste_mundo)',
  '(?:peco|rezo|oro|pedindo|imploro|pedi|rezando|orando|suplico|clamo) ~7 (?:me_(?:lev|tir|recolh|busqu)[a-z]+|nao_acord[a-z]+|morrer|partir|nao_amanhec[a-z]+)',
  '(?:alguem|voce) [podia|pode|por_favor|por_caridade] [me] (?:me_mata|me_mate|me_matar|me_matasse|me_da_um_tiro|me_de_um_tiro|acaba_comigo) !de',
  '(?:que_eu|se_eu|para_eu|caso_eu) [hoje|amanha|so|logo] morr(?:a|esse|er) ~~8 (?:paz|alivio|logo|melhor|ninguem|diferenca|falta|favor|dormindo|esquecam|chor[a-z]+|cremem|culpa|saibam|avisem)',
  '(?:hoje|amanha|essa_noite|esta_noite|daqui_a_pouco) (?:eu_)?(?:vou|irei) morrer',
  '(?:vou|irei) morrer (?:hoje|amanha|essa_noite|esta_noite|e_pronto|e_ninguem|porque_eu_quero)',
  // Life refused.
  '{NO} ~1 (?:quero|queria|aguento|aguentar|aguentaria|aguentando|aguentei|consigo|conseguia|suporto|suportar|suportando|posso|pretendo|desejo|mereco|merecia|gosto|deveria|devia|precisava|tolero|pedi_para|planejo|quis|faco_questao|tenho_vontade|tenho_mais_vontade|sinto_vontade|tenho_animo|tenho_forca|tenho_forcas|tenho_mais_forcas|tenho_mais_forca|sei_mais|da_mais) ~3 {ALIVE} !de_(?!novo)|corrida|loka|de|desse_jeito_aqui|que_voce|dele|dela|dos_outros',
  '(?:cansei|cansad[oa]|exaust[oa]|fart[oa]|esgotad[oa]|desisti|desisto|desistindo|desistir|desistiria|enjoei|enjoad[oa]|saturad[oa]|saco_cheio|cheia|cheio|nojo|odiando|detesto) ~3 (?:viver|existir|respirar|estar_viv[oa]|da_vida|da_minha_vida|de_minha_vida|minha_vida|dessa_vida|de_viver|desta_vida|da_existencia|de_mim_mesm[oa]_e_da_vida) !de|corrida|dos_outros|loka|social|dele|dela',
  '(?:nao|nada|sem|perdi|perdendo|perdido|zero|acabou|falta|faltando|acabaram|cade|nem|procuro|procurando|nenhum|nenhuma) ~3 (?:sentido|motivo|motivos|razao|razoes|graca|vontade|forca|forcas|pena|animo|proposito|alegria|esperanca|porque|por_que|gosto|prazer|energia|coragem|jeito|valor|estimulo|tesao|tezao) ~3 (?:viver|vivo|viva|existir|da_vida|na_vida|pela_vida|a_vida|minha_vida|continuar_viv[oa]|continuar_vivendo|seguir_viv[oa]|seguir_vivendo|seguir_em_frente_com_a_vida|nessa_vida|estar_viv[oa]|ficar_viv[oa]|estar_aqui|continuar_aqui|continuar_existindo|acordar|levantar_da_cama_nunca|para_eu_existir|para_eu_viver|desta_vida|dessa_vida) !de|no_trabalho|financeira|amorosa|em|cedo|sexual',
  '(?:vida|viver|existir|existencia) [assim|para_mim|ja|aqui|desse_jeito|so|pra_mim|agora|nessa_dor] [ja] (?:nao|nunca) [mais] (?:vale|faz|fazia|tem|tinha|presta|merece|compensa|serve|valeu) ~2 (?:pena|sentido|graca|valor|razao|proposito|saida|jeito|nada|mais|sabor|motivo|cor)',
  '(?:vida|viver) ~2 (?:perdeu|perdendo) ~2 (?:sentido|graca|cor|valor|sabor)',
  '(?:vale|valer|adianta|compensa) [mais|ainda|a] [a_pena|pena|mais] (?:continuar_viv[oa]|continuar_vivendo|viver|existir|seguir_viv[oa])',
  '(?:viver|existir) [para_mim|so|assim] (?:doi|cansa|machuca|pesa|virou|e|se_tornou|ficou|esta) ~3 (?:tortura|sofrimento|fardo|peso|inferno|insuportavel|dor|castigo|martirio|pesadelo|dificil_demais|pesado_demais)',
  '(?:queria|preferia|quem_dera|antes|melhor|desejo|desejava|era_melhor|gostaria) ~2 (?:nao|nunca|nem) ~2 (?:ter_nascido|nascido|nascesse|existir|existisse|ter_existido|tivesse_nascido|estar_aqui_nesse_mundo) !pobre|nos|no_brasil|homem|mulher|nessa_epoca|em',
  '(?:nao|nunca|nem) (?:devia|deveria|precisava|merecia) [eu] ter (?:nascido|existido|vindo_ao_mundo) !no|em|na|pobre',
  '(?:maldito|desgracado|amaldicoo|arrependo) ~3 (?:dia_em_que|dia_que|hora_que) [eu] nasci',
  '(?:minha|meu) mae (?:devia|deveria|podia) ter (?:me_)?abortado',
  // Means, in the first person.
  'me (?:jog|atir|tac|lanc)(?:ar|o|uei|ei|ando|asse|aria|arei|a) ~4 {PLACE} !de_cabeca_na|adentro',
  '(?:vou|quero|queria|vontade|pensei|penso|pensando|pensar|tentei|prestes|quase|coragem|posso|devia|ia|irei|fui|penso_em|quero_ir_la|decidi) ~3 (?:pular|saltar|pulei|saltei|pulo|pula) ~3 {PLACE} ~2 !com_(?:os_amigos|voces)',
  '(?:pular|saltar|cair) (?:da_ponte|do_viaduto|do_predio|da_janela|da_sacada|do_terraco|da_laje|da_passarela|do_decimo|do_[0-9]+_andar) ~~8 (?:acabar|resolve|resolver|solucao|pensei|penso|vontade|alivio|rapido|facil|doi|doer|morr[a-z]+|sobreviv[a-z]+|quero|vou)',
  '(?:tom(?:ar|ei|o|ando|aria|asse|a|arei)|engol(?:ir|i|indo|iria)|beb(?:er|i|o|endo)|inger(?:ir|i)|mistur(?:ar|ei|o)|virei|virar|entup(?:ir|i)) ~4 {TOO_MANY} ~4 {PILLS}',
  '(?:tom(?:ar|ei|o|ando|aria)|engol(?:ir|i)|misturei|misturar) ~3 {PILLS} ~5 (?:de_uma_vez|todos|tudo|para_nao_acordar|e_nao_acordar|para_dormir_para_sempre|para_morrer|para_sempre|com_(?:vodka|alcool|cachaca|whisky|bebida)|e_dormir_para_sempre|ate_apagar|ate_morrer|ate_dormir_para_sempre|demais)',
  '(?:tomar|tomei|beber|bebi|engolir|engoli|ingerir|tomando|comprei|comprar|arrumar|arranjar|consigo|compro) ~2 {POISON} !para_(?:rato|ratos|formiga|barata|limpar|lavar|o_carro|o_motor)|no_posto',
  '(?:cort(?:ar|ei|o|ando|aria|ado)|abrir|rasg(?:ar|uei)|passar_(?:a_)?(?:faca|gilete|lamina|navalha)) ~4 (?:pulso|pulsos|veias|veia|pescoco|garganta|jugular)',
  '(?:tiro|bala|revolver|arma|pistola) ~3 (?:na|no|em|contra) [minha|minha_propria|propria|meu] (?:cabeca|boca|peito|coracao|mim|ouvido|testa|queixo) !dele|dela|jogo|do|da|dos|das|de',
  'me_(?:dar|dou|dei|daria|meter|enfiar|meto) (?:um|uma) (?:tiro|facada|bala|tiro_na)',
  'me_(?:enforc(?:ar|o|ando|aria|asse|ei)|pendur(?:ar|o)_(?:numa?|em_uma?|n[ao])_(?:corda|arvore|viga|galho|caibro|ventilador|pe_de_[a-z]+)|asfixiar|sufocar_com|envenen(?:ar|o|ei|ando)|afog(?:ar|ando|aria|o|uei)_(?:no_(?:mar|rio|lago|acude)|na_(?:banheira|represa|piscina|lagoa|cachoeira)))',
  'corda ~2 (?:no_meu_pescoco|no_teto|na_viga|no_ventilador|no_galho|pronta|me_esperando|para_me)',
  '(?:ligar|abrir|ligo|deixar) ~2 (?:gas|monoxido) ~5 (?:dormir|acabar|fechar|morrer|janelas|e_deitar|e_esperar)',
  '(?:jogar|jogo|bater|enfiar|joguei|batesse|bato|meter|atirar|jogasse) ~1 (?:o|meu|minha|a|com_o) ~1 (?:carro|moto) ~2 (?:contra|no|na|em|embaixo|debaixo|de_um) ~2 (?:poste|muro|caminhao|rio|penhasco|carreta|ribanceira|mureta|parede|precipicio|ponte|viaduto|arvore)',
  '(?:deit(?:ar|ei|o|asse)|fic(?:ar|o|asse)|par(?:ar|o|asse)|entr(?:ar|o|asse)|me_joga*|sentar|deito) ~3 (?:trilho|trilhos|linha_do_trem|linhas_do_trem|frente_do_(?:trem|metro|onibus|caminhao|carro)|linha_ferrea|meio_da_(?:br|rodovia|pista))',
  '(?:quero|queria|vou|tive|tentei|penso|fazer|dar|ter|ter_uma|tomar|causar|pensando|pensei) ~3 overdose',
  'overdose $',
  '(?:dose|dosagem|quantidade) (?:letal|fatal|mortal|suficiente_para_(?:morrer|matar|nao_acordar|apagar))',
  '(?:penso|pensar|outra_coisa|nada) ~6 (?:a_nao_ser|senao|alem_de|exceto|fora) ~2 {KILL_MYSELF}',
  '(?:impede|impedindo|segura|falta|resta|consigo|nem_para|sirvo_para|direito|capaz|incapaz|sobrou) ~4 {KILL_MYSELF}',
  '(?:escolhi|marquei|sei|tenho|defini|marcar|escolher) ~3 (?:dia|data|hora|lugar|jeito|forma) ~2 (?:morrer|me_matar|minha_morte|da_minha_morte|de_partir)',
  '(?:morte|morrer) ~5 (?:unica_saida|unica_solucao|unica_opcao|me_dar_paz|me_daria_paz|me_traria_paz|solucao_para_mim|me_libert[a-z]+|alivio_para_mim|meu_unico|seria_um_alivio|e_um_alivio|e_a_solucao|resolveria|minha_amiga)',
  '(?:unica|so_a|somente_a|solucao|saida|alivio) ~4 (?:a_morte|morte|e_morrer|morrer|seria_morrer|sera_morrer) !subita|de_um|do_vilao',
  '(?:era|seria|tinha_sido|teria_sido) ~1 melhor ~2 (?:eu_ter_morrido|ter_morrido|eu_morrer|eu_nao_ter_nascido|nao_ter_nascido|eu_nao_existir|se_eu_morresse|que_eu_morresse|estar_mort[oa])',
  '(?:bater|jogar|batesse|jogasse|enfiar) ~1 o carro ~2 (?:muro|poste|parede|arvore|caminhao|carreta|barranco)',
  '(?:engol|tom|vir)(?:i|ei|ar|ir|o|ando) ~1 (?:uma|a|duas|varias|toda|o|um|2|3) (?:cartela|cartelas|caixa|frasco|vidro|pote) ~1 (?:inteir[oa]|todo|toda|de|do|cheia|cheio)',
  '(?:odeio|detesto) (?:a_)?(?:minha_vida|estar_viv[oa]|viver|existir|acordar_viv[oa]) (?:[.,]|e|demais|com|quero|nao|todo|mais)',
  '(?:viver|existir|vida) ~2 nao [mais] (?:vale|compensa) [mais]',
  'viver doi',
  'so_falta ~2 (?:o_corpo_(?:morrer|ir|[.,])|morrer_(?:eu|de_vez|logo)|parar_de_respirar|me_enterrarem|o_caixao|eu_morrer)',
  '(?:quero|queria|desejo|peco) (?:fim|um_fim) (?:[.,]|logo|nisso)',
  'nao (?:queria|quero|pedi_para|precisava|era_para) [eu|ter|nem|mais] [ter] (?:nascido|nascer|existir|ter_nascido) !pobre|no|nos|em|na',
  '(?:morrer|morte|sumir_do_mundo|me_matar|suicidio) ~3 (?:o_que_eu_(?:mais_)?(?:quero|queria|desejo|preciso)|tudo_que_eu_(?:mais_)?(?:quero|queria)|que_eu_(?:mais_)?(?:quero|queria|desejo))',
  '(?:minha|propria|na_minha|com_a_minha|da_minha) (?:propria_)?morte !e_ressurreicao|preferida|no_jogo|do_personagem',
  '(?:fantasi[a-z]+|sonh[a-z]+|imagin[a-z]+|planej[a-z]+|penso|pensando|pensei|desej[a-z]+) ~3 (?:em|com|na|a|como) ~1 (?:morrer|morte|a_morte|seria_morrer|minha_morte|meu_fim) !do|da|dele|dela|dos|de_um',
  '(?:morte) ~2 (?:parece|seria|e|me|virou) ~3 (?:alivio|paz|solucao|saida|descanso|amiga|chama|chamando|atrai|consolo|esperanca)',
  '(?:queria|odeio|preferia|pena|arrependo|arrependida|arrependido|triste|lamento|porque|por_que|raiva|azar|infelizmente) ~2 (?:sobrevivi|sobreviver|ter_sobrevivido|sobrevivido|eu_sobrevivi|salvaram|me_salvou|me_acharam|me_encontraram|me_socorreram|me_resgataram) !de_ver',
  '(?:nem_para|nem_pra) ~1 (?:morrer|me_matar|isso_eu_sirvo)',
  '(?:viv[oa]|vida|acordar|respirar) ~3 (?:castigo|tortura|maldicao|prisao|condenacao|inferno|fardo|suplicio) !em|de_aluguel|de_clt|de_concurseiro|no_transito',
  '(?:castigo|tortura|maldicao|inferno|fardo|suplicio) ~3 (?:estar_viv[oa]|viver|existir|continuar_viv[oa]|acordar_viv[oa])',
  '(?:quase|por_pouco) ~1 (?:me_matei|me_joguei|pulei|tomei_tudo|me_enforquei|cortei_os|acabei_com_tudo|fiz_uma_besteira) !da_cadeira|da_cama|o_cafe|de_alegria|o_almoco|de_susto',
  '(?:tom(?:ar|ei|o|ando)|engol(?:ir|i)) ~1 (?:tudo|todos|todas) ~1 (?:de_uma_vez|que_tinha|que_tenho|que_tem|que_achei|que_encontrar|[.,]|e_pronto|hoje|ontem) !que_a_vida|no_cafe|do_bar',
  '(?:beb(?:i|er|o|endo)|engol(?:i|ir)|tom(?:ei|ar)) ~4 (?:detergente|agua_sanitaria|candida|qboa|soda|veneno|desinfetante|alvejante|querosene|gasolina)',
  '(?:abri|abrir|liguei|ligar|deixei) ~1 gas ~4 (?:fechei|fechar|janelas|janela|dormir|deitar|deitei|ligado_de_proposito|e_esperei)',
  '(?:vou|quero|queria|penso_em|pensei_em) ~1 me (?:pendurar|enforcar|jogar|atirar|afogar|queimar_viv[oa]|envenenar|eletrocutar|esfaquear|asfixiar) !na_piscina|no_sofa|na_cama|de_cabeca|nos_estudos|no_trabalho|nos_seus|na_pista|no_mar_com|em_voce|nesse_projeto|na_vida|de_vez_nesse|nessa',
  '(?:pensando|pensei|penso|vontade|quero|vou|queria) ~3 (?:entrar|ficar|parar|correr|me_colocar|pular|me_meter) ~1 na_frente ~1 (?:de|do|da|dos|[.,])',
  '(?:essa|esta) vida nao e ~1 para_mim ~~4 (?:ir_embora|sair|partir|descansar|morrer|desisto)',
  '(?:nao) (?:tenho_como|da_para|consigo|vou_conseguir|aguento|quero) ~1 viver com (?:essa|esta|esse|isso|tanta|tanto|a) ~1 (?:vergonha|culpa|dor|peso|isso|humilhacao|arrependimento|remorso|vazio|[.,])',
  '(?:cansad[oa]|exaust[oa]|fart[oa]) de (?:estar|continuar|ficar|acordar) viv[oa]',
  // Whatever idioms left of killing oneself or dying is meant.
  '(?:me|m|mim) mat(?:ar|o|ado|asse|aria|arei|ei|ando) !de',
  '(?:quero|qro|vou|queria|preciso) m mat(?:ar|a)',
  '(?:como|jeito|jeitos|forma|formas|maneira|maneiras|metodo|metodos|modos|pesquisei|pesquisando|pesquisar|ensina|ajuda|ajudar) ~5 (?:se_matar|me_matar|morrer|suicidar|tirar_a_(?:propria_)?vida|se_enforcar) !de|em|no',
  '<!vou|irei|de|vai|vao|pode|podem|ia|iam|iria|deve|vamos|fez|deixar|deixei|deixou|ele|ela|gente|todos|nao|antes_de|faz|fazer|quase|medo_de|sem|plantas|para_nao|nunca|ate|ver|viu|vi|de_nao|posso morrer (?:.|,|e|hoje|logo|agora|seria|dormindo|sozinh[oa]|mesmo|parece|em_paz|porque|que|kkk|real|ja|mas|amanha|aqui|todo|do|assim|por|so|quando|,|sabe|ta|me)',
  '(?:eu|se_eu|que_eu|dera_eu|logo_eu) (?:morra|morresse|morrer) !de|com|antes|sem|quero',
  '(?:hoje|amanha|essa_noite|logo|agora) eu morro !de',
  'mort[oa] eu (?:nao|estaria|seria|ia|valho|sirvo|descans[a-z]+|ficaria|dou)',
  '(?:inveja|invejo|sorte|feliz|felizes|descansou|descansaram) ~3 (?:quem_(?:ja_)?morre[u]?|que_morre[u]?|mortos|quem_ja_foi|quem_se_foi|morto)',
  '(?:lugar|trocar|trocaria|ter_sido|ser_eu) ~4 (?:quem_morreu|dele_que_morreu|dela_que_morreu|no_caixao|do_morto|da_morta|com_um_morto|os_mortos)',
  '(?:ideacao|ideacoes|tentativa|tentativas) ~2 (?:voltou|voltaram|forte|ontem|hoje|semana|esse|outra|de_novo|minha|piorou|mais_uma|de_suicidio|frustrada) !de_golpe|de_assalto|de_gol',
  '(?:outra|uma|mais_uma|minha|da_minha|segunda|terceira) (?:tentativa) (?:ontem|hoje|semana|de_suicidio|esse|este|mes|frustrada|falhou)',
  '(?:dar|dei|apertar|fazer|da|um) ~2 (?:quit|alt_f4|logout|logoff|unfollow|uninstall|game_over|ctrl_alt_del|delete|shutdown|respawn|end) ~1 (?:na_vida|da_vida|desse_mundo|deste_mundo|dessa_vida|no_mundo|definitivo|nessa_vida|na_minha_vida|da_existencia)',
  '(?:logout|logoff|quit|uninstall|deletar|desinstalar|excluir|encerrar) ~3 (?:desse_mundo|deste_mundo|dessa_vida|definitivo|definitivamente|da_vida|minha_conta_da_vida|life|a_vida|a_minha_vida)',
  '(?:ja_deu|chega|basta|deu|saturei|cheguei_ao_limite|enchi|enchi_o_saco|fadiga|fadigado|cansei|parar|paro|quero_parar) ~1 (?:de|com) [tanto] (?:viver|existir|respirar|estar_viv[oa]|ser) (?:[.,?]|assim|desse|essa|mais|e|aqui)',
  '(?:sentido|motivo|razao|proposito|por_que|porque|para_que|pra_que|adianta) ~3 (?:continuar_viv[oa]|estar_viv[oa]|ficar_viv[oa]|viver_mais|eu_viver|seguir_viv[oa]|continuar_respirando|eu_existir|continuo_viv[oa]|ainda_vivo|estou_viv[oa]|existo|eu_nasci)',
  '(?:para_que|pra_que|por_que|porque) [continuar|ainda|eu] (?:viver|vivo|viva|existir|vivendo) (?:se|assim|[?.,]|desse)',
  '(?:viver|existir) (?:para_que|pra_que|por_que|porque) (?:[?.,]|se)',
  '(?:quero|queria|quero_ver_o|espero|desejo|chegue|pedindo) ~1 (?:o_fim|meu_fim|um_fim) (?:[.,?]|de_tudo|disso|logo|dessa|desse|da_minha|chegue|e)',
  'fim (?:de_tudo|disso_tudo|da_minha_dor|dessa_dor|desse_sofrimento)',
  '(?:tomei|engoli|tomando|engolindo|vou_tomar|vou_engolir) ~2 cartelas',
  '<!esta_a|estou_a|estava_a|ficou_a|fica_a fim de_mim',
  '(?:faca|lamina|gilete|arma|revolver|espingarda|pistola|tesoura) ~3 (?:no_(?:meu_)?(?:pulso|braco|pescoco|queixo|peito|ouvido)|na_(?:minha_)?(?:garganta|boca|barriga|testa|nuca|jugular)|no_braco)',
  '(?:sacada|janela|terraco|parapeito|telhado|ponte|viaduto|passarela|predio|cobertura|laje|andar|precipicio) ~~6 (?:vou_pular|vou_me_jogar|me_jogar|quero_pular|pra_pular|para_pular|vou_saltar|me_atirar|pular_daqui|pulo|para_me)',
  '(?:dormir|deitar|ficar|sentar) ~2 (?:trilho|trilhos|linha_do_trem) ',
  '(?:carro|moto|aviao|caminhao|dirig[a-z]+|dirijo|acelerar|acelero|estrada) ~10 (?:para_morrer|contramao|bater_de_frente|caisse_comigo|capotar|e_acabar|para_acabar|me_atropel[a-z]+|de_frente_com)',
  '(?:queria|quero|tomara|espero|desejo|podia) ~3 (?:pegar|ter|uma|que_(?:um|uma|o|meu)) ~3 (?:doenca|cancer|infarto|avc|aneurisma|aviao|acidente|raio|bala_perdida|assalto) ~5 (?:e_morr[a-z]+|morrer|logo|me_mat[a-z]+|me_lev[a-z]+|comigo|me_acert[a-z]+|fatal|terminal|comigo_dentro)',
  '(?:o_que|que) ~2 (?:acontece|acontecia|aconteceria|rola) ~2 se ~3 (?:tomar|tomo|tomasse|engolir|misturar) ~1 (?:[2-9][0-9]|100|todos|todas|muito|muitos|uma_cartela|uma_caixa)',
  '(?:hoje|ontem|agora|noite|semana_passada|hoje_cedo|acabei_de) ~1 (?:eu_)?tentei (?:[.,]|me|de_novo|e_nao|mas_nao|tirar|acabar|pular|tomar)',
  '(?:quero|vou|queria) ~1 tentar (?:de_novo|outra_vez|novamente) (?:me|acabar|morrer|tirar|,|[.])',
  '(?:apetece_me|apetece) ~1 (?:morrer|desaparecer|matar_me)',
  '(?:quase|por_pouco|so_nao|nao_fosse|se_nao_fosse) ~8 (?:me_mat[a-z]+|ja_tinha_ido|ja_teria_ido|tinha_me_matado|ja_tinha_acabado|ja_tinha_partido|nao_estaria_(?:mais_)?aqui|estaria_mort[oa]|ja_estaria_mort[oa]|eu_ja_estava_mort[oa])',
  '(?:unica|unico|so|somente) ~3 (?:coisa|pessoa|motivo) ~2 (?:me_segura|me_prende|me_impede|me_mantem|me_mantem_viv[oa]) ~3 (?:aqui|viv[oa]|nesse_mundo|[a-z]+) ~~8 (?:senao|ja_tinha|ido|acabado|morrer|fazer|de_me|mundo)',
  // Other languages that people here write in.
  '(?:kill|killing|off|unalive) (?:myself|me)',
  '(?:kms|kys_mim|i_wanna_die|wanna_die|want_to_die|wish_i_was_dead|wish_i_were_dead|end_my_life|ending_my_life|end_it_all|better_off_without_me|better_off_dead|suicidal|no_reason_to_live|im_suicidal|dont_want_to_live|dont_wanna_live|do_not_want_to_live|tired_of_living|want_to_disappear_forever|unalive|want_to_kill_my|hate_my_life_and_want|take_my_own_life|quiero_morir|quiero_morirme|matarme|suicidarme|quitarme_la_vida|no_quiero_vivir|no_quiero_viver|no_quiero_seguir_viviendo|desviver|me_desvivendo|desvivendo)',
  '(?:ir_de|vou_de|quero_ir_de) (?:arrasta|arrasta_para_cima|submarino|comes_e_bebes|vala|vasco_da_vida|americanas_da_vida)',
];

/** Whether the words, idioms taken out (idioms.ts), say it outright. */
export const EXPLICIT = anyPhrase(SOURCES, PARTS);

/** The same, for what only makes sense in the first person: what counts even beside a film or a song. */
export const FIRST_PERSON = anyPhrase(
  [
    '(?:quero|queria|vou|vontade_de|pensando_em|penso_em|tentei|eu_ia|preferia|devia|decidi) ~2 (?:me_mat(?:ar|a)|morrer|me_suicid(?:ar|a)|tirar_(?:a_)?minha|acabar_com_(?:a_)?minha|nao_existir|estar_mort[oa]|sumir_do_mundo|me_enforcar)',
    '(?:nao) (?:quero|aguento|consigo) [mais] (?:viver|existir|essa_vida)',
    'pensamentos suicidas',
    'me_pendur(?:ar|o)_(?:numa?|n[ao])_(?:corda|viga|galho|caibro|pe_de_[a-z]+)',
  ],
  PARTS,
);
