import { anyPhrase } from './phrases.ts';

const BODY =
  'braco|bracos|pulso|pulsos|perna|pernas|coxa|coxas|barriga|pele|corpo|antebraco|pescoco|mao|maos|tornozelo|quadril|cabeca|peito';
const BLADE =
  'gilete|lamina|laminas|navalha|estilete|faca|caco|apontador|tesoura|compasso|isqueiro|cigarro|agulha|vidro';
const RELIEF =
  'alivi[a-z]+|sentir_algo|sentir_alguma_coisa|parar_de_sentir|descontar|aliviar|esquecer_a_dor|dor_passa|dor_some|culpa|punir|castigar|castigo|calma|acalm[a-z]+|tristeza|ansiedade|crise|odio|raiva_de_mim|sangr[a-z]+|mereco|consigo_dormir|dor_de_dentro|dor_interna|vazio|escondo|escondid[oa]|mangas?|manga_comprida|manga_longa|ninguem_(?:ve|sabe|viu)|de_novo|outra_vez|voltei|recai|recaida|toda_vez|sempre_que|quando_fico|quando_(?:estou|me_sinto)|noite|banheiro|quarto|as_vezes|anos|meses|dias|parar';

const PARTS = { BODY, BLADE, RELIEF };

/** Hurting oneself on purpose; accidents in kitchens are taken out before (idioms.ts). */
export const SELF_HARM = anyPhrase(
  [
    'me_(?:arranh|cort|rasg|fur|unh)(?:ei|o|ando|ar|uei) ~2 (?:ate_sair_sangue|ate_sangrar|todo|toda|inteir[oa]) !por_ela',
    '(?:cortei|corto|cortando|cortar|rasguei|risquei) ~1 (?:o|a|os|as|meu|minha) ~1 (?:braco|bracos|pulso|pulsos|perna|pernas|coxa|coxas|pele) ~1 (?:tod[oa]s?|inteir[oa]|hoje|ontem|de_novo|com|[.,])',
    '(?:estou|ando|voltei_a|continuo) ~1 me ferindo',
    '(?:braco|bracos|pulso|pulsos|perna|pernas|coxa|coxas) ~1 (?:cortad[oa]s?|arranhad[oa]s?|queimad[oa]s?|marcad[oa]s?) ~~6 (?:fui_eu|eu_mesm[oa]|por_mim|de_proposito)',
    '(?:cortei|corte) ~1 (?:fundo|muito|demais) ~1 (?:dessa_vez|hoje|ontem|no_braco|[.,])',
    '(?:sangrando|sangue) ~4 me_cortei',
    'me_cortei (?:muito|fundo|demais|toda|todo)',
    'me_(?:cortei|machuquei|arranhei) ~~7 (?:limp[oa]|arrasad[oa]|sem_fazer_isso|recaida|vergonha_de_mim|decepcionad[oa]_comigo)',
    '(?:dei|dou|dando|dar) ~1 (?:socos|soco|tapas|murros) em mim',
    '(?:gilete|lamina|navalha) ~2 (?:banheiro|de_novo|outra_vez|escondida) ~3 (?:de_novo|outra_vez|ninguem|[.,])',
    '(?:automutil[a-z]+|auto_mutil[a-z]+|autolesao|autolesivo|autoagressao|auto_agressao|cutting|self_harm|selfharm|me_mutil[a-z]+|me_autolesion[a-z]+|me_flagel[a-z]+)',
    'me_cort(?:o|ava|ando|aria) !o_cabelo|cabelo',
    '(?:vontade|quero|queria|vou|preciso|penso|pensei|pensando|voltei|voltar|voltando|comecei|tentando_nao|parei|parar|impulso|necessidade|consigo|medo|prometi|ando|anda|acabo|acabei|so_quero|gosto|aliviava|sempre|urgencia) ~4 me_(?:cort(?:ar|ando|o)|machuc(?:ar|ando)|ferir|ferindo|queimar|arranhar|furar|mutilar|bater|bat[ea]r|agredir|lesionar|castigar|punir|socar|esmurrar) !no_treino|de_novo_no_amor|amando|com_ela|com_ele|no_amor|com_amor|o_cabelo|cabelo',
    'me_(?:cort|arranh|queim|machuc|fur|mutil|belisc|soqu|soc)(?:ei|o|ava|ando|uei|ar) ~5 (?:{BODY}|{BLADE}) !no_treino|no_jogo|no_forno',
    'me_(?:cort|arranh|queim|machuc|fur|esmurr|bat)(?:ei|o|ava|ando|uei|ar|i|e|er|endo) ~6 (?:de_proposito|por_querer|querendo|{RELIEF})',
    'me_(?:bato|soco|esmurro|estapeio|arranho|belisco|unho|firo|machuco_sozinh[oa])',
    '(?:cort|arranh|queim|fur|risc|rasp|rasg)(?:ar|ei|o|ando|uei|ava) ~2 (?:meu|minha|meus|minhas|os|o|a|as|no|na|nos) ~1 (?:{BODY}) ~5 (?:{BLADE}|{RELIEF}|mesm[oa]) !sem_querer',
    '(?:cort|arranh|queim)(?:ar|ei|o|ando|uei|ava) ~1 (?:meus|minhas|meu|minha) ~1 (?:bracos?|pulsos?|pernas?|coxas?|pele|antebraco)',
    '(?:pass(?:ar|o|ei|ando|ava)|enfi(?:ar|o|ei)|encost(?:ar|o|ei)|apag(?:ar|o|ei|uei)|pegar|pego|peguei|us(?:o|ei|ar)) ~2 (?:{BLADE}) ~4 (?:{BODY}|mim)',
    '(?:bat(?:er|o|i|endo|ia)|soc(?:o|ar|ei)) ~2 (?:cabeca|rosto|cara|testa) ~3 (?:parede|ate|em_mim|chao|azulejo|de_proposito) !sem_querer',
    '(?:marcas?|cicatriz|cicatrizes|cortes?|arranhoes|queimaduras) ~5 (?:que_(?:eu_)?(?:mesm[oa]_)?(?:fiz|faco|fazia|me_fiz)|eu_mesm[oa]_fiz|que_me_fiz|escond[a-z]+|novos|novas|manga|mangas|que_eu_causei|auto)',
    '(?:escond[a-z]+|manga|mangas|pulseiras|blusa|casaco) ~6 (?:cortes|marcas|cicatrizes|arranhoes) ~2 (?:[.,?]|bracos|braco|pulso|pulsos|pernas|que|dos|nos|no|meus|de)',
    '(?:fiz|fazer|faco|fazendo|abri|voltei_a_fazer) ~2 (?:corte|cortes|cortinhos) ~4 (?:{BODY}|em_mim|de_novo|fund[oa]s?)',
    '(?:dor_fisica|sangue|ver_sangue|me_ver_sangrar|sangrar|ver_o_sangue|a_lamina|a_gilete|cortar) ~5 (?:alivi[a-z]+|acalm[a-z]+|me_ajuda|tira_a_dor|distrai_da|substitui|melhor_que_a_dor|melhor_do_que_a_dor|me_sinto_viv[oa]|me_da_paz)',
    '(?:me_punir|me_castigar|me_punindo|me_castigo) !na_academia|com_dieta',
    '(?:lamina|gilete|estilete) ~4 (?:me_chama|gaveta|escondid[oa]|embaixo|capinha|capa_do_celular|no_quarto|comigo|vontade|me_acalma)',
    '(?:arrancar|arranco|arrancando|roer|morder|mordo) ~3 (?:pele|unhas|bracos|cabelo|cabelos|mao) ~3 (?:ate_sangrar|sangrar|de_proposito)',
    'me (?:destru|mat|estrag|acab)(?:indo|ando|o) ~2 (?:de_proposito|por_querer|aos_poucos|devagar|de_pouquinho)',
    '(?:calor|calorao|verao|praia|sol|graus|piscina) ~~8 (?:manga|mangas|moletom|casaco|blusa_de_frio|calca|blusao|jeans) ~~10 (?:esconder|mostrar|ver|vejam|braco|bracos|perna|pernas|coxa|coxas|marcas|pulso|pulsos)',
    '(?:voltei_a_fazer|fiz_de_novo|faco|fiz|fazer) ~1 (?:aquilo|aquilo_de_novo|isso_de_novo) ~~10 (?:alivi|acalm|escond|banho|sangu|marca|ninguem_v|pele|braco|doi_menos|gilete)[a-z]*',
    '(?:limp[oa]|[0-9]+_dias|meses|semanas) ~~8 (?:marca_nova|marcas_novas|corte_novo|nenhuma_marca|nenhum_corte|sem_marca|sem_corte|lamina)',
    '(?:arrancar|rasgar|abrir|ralar|esfolar) ~2 minha_(?:pele|barriga|coxa)',
    '(?:cheia|cheio|cheias|cobert[oa]s?|marcad[oa]s?) de (?:corte|cortes|cortinhos|marcas_de_gilete|marcas_de_lamina)',
    '(?:limpo|limpa|sem_me_cortar|recaida|recai) ~4 (?:cortes|me_cort[a-z]+|automutil[a-z]+|lamina|gilete)',
  ],
  PARTS,
);

const WEIGHT =
  'emagrec[a-z]+|engord[a-z]+|gord[oa]|gordura|peso|quilos|kg|magr[oa]|seca|barriga|balanca|feia|feio|culpa|corpo|espelho|calorias|nojo|caber|odeio|controle|anorexia|bulimia|osso|ossos|bonita|pele_e_osso|comi_demais';

/** Eating as a way to hurt oneself; illness, examinations and fasts are something else. */
export const EATING = anyPhrase(
  [
    '(?:vomit(?:ar|o|ei|ando|ava)|botar_para_fora|por_para_fora|boto_para_fora|coloco_para_fora|colocar_para_fora|miei|miar|mio) ~~7 (?:tudo_que_(?:como|comi)|depois_de_comer|depois_do_almoco|depois_da_janta|depois_de_cada|depois_das_refeicoes|apos_comer|apos_as|o_que_(?:como|comi)|toda_vez_que_como|sempre_que_como|cada_refeicao|escondid[oa]|de_proposito|toda_refeicao|comida|jantar|{WEIGHT}) !estragad[oa]|azed[oa]',
    '(?:como|comi|comer|compulsao|me_entupo|devoro|ataco|comendo) ~~8 (?:e_vomito|vomito|e_depois_vomito|vomitar|vomitei|por_para_fora|boto_para_fora|dedo_na_garganta|laxante|laxantes|forco_o_vomito) !estragad[oa]|azed[oa]',
    '(?:forc(?:ar|o|ei|ando)|provoc(?:ar|o|ei|ando)|induz(?:ir|o|i|indo)|me_forco_a|me_obrigo_a) ~2 (?:vomito|vomitar|o_vomito)',
    '(?:miando|mio|miei|miar) ~1 (?:tudo|comida|depois|o_que|cada)',
    '(?:[3-9]|[1-9][0-9]|varios|muitos) laxantes?',
    '(?:so|somente|apenas) ~1 (?:bebo|bebendo|tomo|tomando|na|com) ~1 (?:agua|cafe|cha) ~4 (?:dias|semana) ~~5 (?:emagrec[a-z]+|magr[oa]|sumir|gord[oa]|secar|peso)',
    '(?:dias|semanas) ~2 (?:comendo|so) ~3 (?:alface|gelo|agua|maca) ~~4 vomit[a-z]+',
    'dedo ~3 (?:garganta|goela)',
    'dedo ~2 boca ~~4 vomit[a-z]+',
    '(?:laxante|laxantes|diuretico|diureticos) ~~8 (?:{WEIGHT}|depois_de_comer|todo_dia|todos_os_dias|toda_noite|escondid[oa]|cada_refeicao|comi|caixa_inteira)',
    '(?:{WEIGHT}) ~~6 (?:laxante|laxantes|diuretico|vomito|vomitar)',
    '(?:sem|nao|parei_de|parar_de|deixei_de|recuso_a|me_recuso_a|evito|deixar_de|consigo_ficar_sem|fico_sem|ficar_sem|faz_[0-9]+_dias_que_nao|ha_[0-9]+_dias_que_nao|ha_[0-9]+_dias_sem|faz_[0-9]+_dias_sem|nao_quero_mais|nao_mereco|nao_me_permito) ~1 (?:com(?:er|o|i|endo)|jantar|almocar|me_alimentar|comida|alimento|me_alimento) ~~10 (?:emagrec[a-z]+|engord[a-z]+|gord[oa]|magr[oa]|culpa|feia|odeio_meu_corpo|castigo|sumir|me_punir|nojo|controle|caber_na|balanca|pele_e_osso|desmai[a-z]+|quero_desaparecer|ate_(?:desmaiar|sumir|morrer)|mereco)',
    '(?:nao|sem) com(?:o|er|i|endo) [nada|direito|quase_nada] (?:ha|faz|por|tem|a) [uns|umas|mais_de|quase] (?:2|3|4|5|6|7|8|varios|dias|uma_semana|muitos) [dias|semanas] !exame|jejum|cirurgia|virose',
    '(?:2|3|4|5|6|7|8|varios|muitos|quatro|tres|dois) dias ~1 (?:sem_comer|sem_comida|que_nao_como|que_eu_nao_como|sem_colocar_nada_na_boca|em_jejum_para_emagrecer|so_(?:com|na|a|de)_agua|so_bebendo_agua) !doce|carne|pao|acucar|chocolate|gluten|glutem|besteira|carboidrato|fritura',
    '(?:tenho|estou_com|diagnostic[a-z]+|voltei_a_ter|recaida|recai|crise_de|sofro_de|sofro_com|minha|luto_contra|vivo_com|caindo_na|voltou_a) ~2 (?:anorexia|bulimia|transtorno_alimentar|compulsao_alimentar_e_vomito|a_anorexia|a_bulimia)',
    '(?:pro_ana|pro_mia|ana_e_mia|thinspo|no_food|nf_hoje|low_food|minha_amiga_ana|minha_ana|a_mia)',
    '(?:comer|como|comendo|consumo|consumir|ingerir) ~3 (?:[1-7]00_(?:calorias|kcal|cal)|menos_de_[1-8]00_(?:calorias|kcal)|so_(?:alface|gelo|agua|uma_maca)_(?:por|o|ao)_dia)',
    '(?:nojo|odio|raiva|culpa|vergonha) ~3 (?:cada_vez_que_como|quando_como|depois_de_comer|toda_vez_que_como|de_mim_quando_como|por_ter_comido|de_comer|meu_corpo_e_nao) ~5 (?:vomit[a-z]+|nao_como|parar_de_comer|sumir|me_cort[a-z]+|chor[a-z]+|me_punir|mereco|fico_sem|dias)',
    '(?:quero|queria|preciso|vou|meta_e) ~3 (?:ver_meus_ossos|ser_pele_e_osso|chegar_(?:a|nos|em)_[34][0-9]_(?:kg|quilos|kilos)|pesar_[34][0-9]|desmaiar_de_fome|parar_de_comer_ate|nunca_mais_comer)',
    '(?:exercicio|exercicios|academia|esteira|treino|treinei|malh[a-z]+|corr[a-z]+|polichinelo*|agachamento*) ~6 (?:queim|gast|compens|pag|elimin)[a-z]+ ~3 (?:maca|banana|biscoito|bolacha|iogurte|alface|fruta|bala|que_comi|cada_caloria|almoco|janta) ~~6 (?:[.]|madrugada|desmai)',
    'cont(?:o|ei|ando|ar) ~2 calorias? ~~12 (?:culp|nojo|[1-4]00|ate_d|me_odi|pasta_de_dente|chiclete|desmai)[a-z]*',
    '(?:[34][0-9]kg|[34][0-9]_(?:kg|quilos|kilos)) ~~6 (?:me_(?:acho|sinto|vejo)|ainda_(?:gord|enorm)[a-z]*|quero_chegar|meta|falta_pouco|posso_menos)',
    '(?:so|apenas|somente) ~2 (?:agua|cafe|cha|gelo|chiclete|coca_zero|maca) ~4 (?:desde|ha|hoje|dia|semana|dias|[.]) ~~10 (?:engord|emagrec|magr|gord|grama|balanca|corpo|osso|merec|peso)[a-z]*',
    '(?:engord|emagrec|magr|gord|grama|balanca|osso|peso|pavor_de_comer)[a-z]* ~~14 (?:so_agua|so_(?:tomei_)?cafe|tomei_so|so_na_agua|so_cha|nao_como|sem_comer|nao_comi|nao_mereco_comer|foi_so_agua|comi_nada|pular_refeic[a-z]+)',
    '(?:comi|comer|como|comendo|jantei|almocei) ~~8 (?:banheiro|privada|vaso|pia) ~4 (?:dar_um_jeito|dei_um_jeito|dar_jeito|resolver|botar_fora|me_livrar|por_para|devolver|desfazer|tirar_tudo)',
    '(?:jejum|sem_comer|fome|nao_como) ~3 (?:desmai|osso|castig|puni)[a-z]*',
    '(?:ver|vejo|sentir|contar|aparec[a-z]+) ~2 (?:osso|ossos|costelas|clavicula|saboneteira) ~3 (?:meu|minha|[.,]|quero|barriga|pele|magra)',
    '(?:tont[oa]|fraca|fraco|desmai[a-z]+|tremendo) ~2 de_fome ~~10 (?:control|engord|gord|culp|nao_posso|nao_como|mereco)[a-z]*',
    'se_eu (?:comer|como|engordar|comesse) ~3 (?:perco_o_controle|perco_tudo|nao_mereco|sou_um_fracasso|me_odeio|vomito|estrago_tudo)',
    '(?:anorexia|bulimia|anorexica|bulimica) ~3 (?:voltou|voltei|de_novo|ganhou|me_consome|me_domina|comigo|minha)',
    '(?:voltei|estou|sou|fiquei) ~2 (?:anorexia|bulimia|bulimica|anorexica)',
    '(?:masco|mastigo|mastigar|mastigando) ~2 (?:e_cuspo|cuspo|e_cuspir|comida_e_cuspo)',
    '(?:escond[a-z]+|jogo_fora|joguei_fora|finjo_que_(?:como|comi|almoc[a-z]+|jant[a-z]+)|minto_que_(?:comi|ja_comi)) ~3 (?:comida|almoco|janta|jantar|marmita|comi|prato) ~~8 (?:{WEIGHT}|ninguem|minha_mae|para_nao_comer|pais|perceb[a-z]+)',
  ],
  { WEIGHT },
);

/** Whoever is ill, examined, pregnant or on a doctor's diet. */
export const ILLNESS = anyPhrase([
  '(?:virose|intoxica[a-z]+|estragad[oa]|ressaca|bebedeira|gravida|gravidez|enjoo|enjoos|enjoada_do|exame|exames|colonoscopia|cirurgia|bariatrica|intestino_preso|prisao_de_ventre|constipa[a-z]+|medico_(?:receitou|passou|mandou)|nutricionista|ramadan|ramada|quaresma|jejum_intermitente|jejum_religioso|dengue|gastrite|rotavirus|enxaqueca|labirintite|quimio*|gripe|febre|onibus|barco|navio|montanha_russa|apendicite|endoscopia|dieta_da|bebi_demais|pedra_no_rim|refluxo)',
]);
