import { type Cue, cue } from './crisis-cue.ts';

/** Ways and means. */
export const METHODS: readonly Cue[] = [
  cue('method', 2, [
    '(?:quantos|quantas|quanto|qual|que|dose|dosagem|mistura|misturar|tomar|se_tomar|se_eu_tomar) ~6 (?:comprimid[a-z]+|remedio|remedios|rivotril|clonazepam|paracetamol|dipirona|calmante|calmantes|gotas|insulina|veneno|chumbinho|mg|miligramas|pilulas|cartelas|cartela|zolpidem|diazepam|medicamento|medicamentos|potassio|metadona) ~8 (?:mata|matam|matar|morrer|morre|letal|fatal|letais|fatais|mortais|overdose|nao_acordar|apagar|para_sempre|suficiente|suficientes|sem_dor|parar_o_coracao|precisa_para|preciso_para|fazem_efeito_para|e_perigoso_misturar|sem_volta|causa_a_morte|dormir_de_vez|nunca_mais)',
    '(?:morrer|morte|se_matar|partir|ir_embora|se_enforcar|enforcamento|afogamento|se_afogar|acabar_com_tudo) ~4 (?:indolor|sem_dor|sem_sofrer|sem_sofrimento|rapid[oa]|dormindo|doi|doendo|demora|menos_dolorosa) !muito_o_show|em_saber',
    '(?:doi|doer|dolorid[oa]|sofre|demora|dor) ~4 (?:morrer|se_enforcar|se_afogar|cortar_os_pulsos|pular|afogad[oa]|enforcad[oa]|envenenad[oa]|tomar_veneno|se_matar)',
    '(?:queda|cair|pular|pulo|saltar|salto|despencar|caindo) ~8 (?:metros|andar|andares|altura|ponte|predio|viaduto) ~~8 (?:mata|morre|morrer|sobreviv[a-z]+|doi|instantane[a-z]+|suficiente|basta|na_hora|certeza|garantid[oa]|rapido)',
    '(?:altura|andar|metros|andares) ~6 (?:suficiente|precisa|minima|necessaria|mata|morre|morrer|fatal|letal|nao_sobrevive|sobrevive)',
    '(?:como|fazer|faz|fiz|aprender|aprendi|tutorial|ensina) ~5 (?:no_de_forca|no_da_forca|forca_caseira|no_de_enforcado|laco_de_forca|uma_forca|no_corredico)',
    '(?:junt(?:ei|ando|o)|estoc[a-z]+|acumul[a-z]+|escond(?:i|endo|o)|colecionando|tenho_guardado|tenho_guardados|economizando|venho_guardando|guardando) ~4 (?:remedio|remedios|comprimidos|cartelas|calmantes|rivotril|veneno|gilete|giletes|lamina|laminas|corda|arma|revolver|pilulas|comprimido|insulina|medicamentos)',
    '(?:guard(?:ei|o)|separ(?:ei|ando|o)) ~4 (?:comprimidos|cartelas|cartela|calmantes|veneno|giletes|lamina|laminas|revolver|pilulas) !longe|das_criancas|para_viagem|na_mala|do_mes|da_semana',
    '(?:olho|olhando|fico_olhando|encaro|encarando|olhei|olhava|vejo|perto|segurando|seguro|peguei|pego|em_frente|diante|aqui_com|estou_com) ~6 (?:janela|sacada|trilho|trilhos|remedios|faca|gilete|ponte|altura|varanda|comprimidos|corda|parapeito|metro|arma|revolver|carros_passando|la_embaixo|lamina|la_para_baixo|cartela) ~~8 (?:penso|pensando|vontade|imagin[a-z]+|seria_facil|coragem|pular|acabar|paz|me_chama|chamando|me_jogar|na_mao|alivio|resolveria|tentacao|tentad[oa]|terminar|solucao)',
    '(?:janela|ponte|sacada|altura|trilho|trilhos|trem|metro|faca|remedios|viaduto|varanda|parapeito) ~6 (?:convidativ[oa]|tentador|tentadora|tentadores|me_chama|me_chamam|chamando|me_atrai|atraente|me_convida)',
    '(?:trem|metro|ponte|viaduto|caminhao|caminhoes|janela|sacada|varanda|passarela) ~6 (?:pensando|penso|imagino|vontade) (?:[.,]|em_(?:parar|pular|descer|soltar|sumir|fazer|acabar|entrar|me)|de_(?:parar|pular|descer|soltar|sumir|acabar|entrar|me)|se_eu|como_seria)',
    '(?:atravess[a-z]+|dirig[a-z]+|dirijo|acelerar|acelero|correr|corro) ~4 (?:rua|avenida|estrada|carro|moto|pista|sinal|br|dirig[a-z]+|dirijo) ~4 (?:sem_olhar|de_olhos_fechados|fechando_os_olhos|esperando_que|torcendo_para|para_ver_se|sem_cinto_de_proposito|sem_me_importar|na_contramao)',
    '(?:dirijo|dirigir|dirigindo|acelero|piloto) ~1 (?:de_olhos_fechados|fechando_os_olhos|sem_cinto_de_proposito|na_contramao)',
    '(?:parei|parar|parando|deixei|larguei|joguei_fora|deixando|nao_tomo|nao_vou_tomar|nao_vou_(?:mais_)?fazer|nao_faco_mais|desisti_d[ao]) ~3 (?:remedio|remedios|insulina|quimio|quimioterapia|dialise|hemodialise|tratamento|marcapasso|medicacao|anticoagulante) ~~10 (?:de_proposito|para_(?:ver_se_)?(?:morr|acab|ir)*|esperando|adianta|acabar_logo|tanto_faz|logo|quero_que|natureza|deixar_acontecer|deus_me|quero_que_acabe|acabe_logo|ir_embora|nao_ligo)',
  ]),
  cue('method', 2, [
    '(?:pesquis[a-z]+|procur[a-z]+|busc[a-z]+|li|lendo) ~3 (?:jeitos?|formas?|maneiras?|como) ~1 (?:de_ir|de_morrer|de_sumir|de_partir|de_acabar|morrer|ir_sem_dor)',
    '(?:entrar|entrei|andar|nadar|afundar|sumir) ~1 (?:no_mar|no_rio|na_agua|mar_adentro) ~2 nao (?:sair|voltar|saio|volto|subir)',
    '(?:fechei|fechar|fecho) ~1 garagem ~3 (?:liguei|ligar|ligo|deixei) ~1 (?:carro|motor)',
    '(?:chumbinho|veneno_de_rato|raticida|soda|remedio|remedios|comprimidos) ~3 (?:mata|matam) ~4 (?:quanto_tempo|rapido|sem_dor|gente|pessoa|dormindo)',
    '(?:terminar|acabar|concluir|repetir) ~1 (?:o_que|aquilo_que) (?:eu_)?(?:tentei|comecei_n[ao]quel[ae])',
    '(?:cheguei|chegando|estou|to) ~1 no_fim_da_linha !do_metro|do_onibus|do_trem|do_brt|vermelha|azul|amarela|verde',
    '(?:seja|fosse|podia_ser|ser|e) ~1 (?:o|meu|o_meu) ultimo_dia (?:[.,]|da_minha_vida|de_vida|aqui)',
    '(?:pegar_no_sono|dormir) ~1 (?:e_ficar_la|e_ficar_por_la|e_nao_voltar_mais)',
    'amarrei ~2 corda ~~6 (?:viga|teto|galho|arvore|pescoco|banquinho)',
    '(?:tomei|engoli) ~1 (?:dez|vinte|trinta|quinze|muitos|uns|todos_os|uma_cartela|a_cartela_toda|[0-9]+) ~1 (?:comprimidos|remedios|calmantes) ~2 (?:agora|de_uma_vez|de_vez|[.,])',
  ]),
  cue('means', 1, [
    '(?:faca|gilete|corda|arma|lamina|remedios|comprimidos) ~3 (?:aqui_do_lado|do_meu_lado|ao_meu_lado|aqui_comigo|em_cima_da_cama|na_minha_frente)',
    '(?:comprei|arrumei|tenho|peguei|consegui|achei|guardei|arranjei|deixei|levei|escondi|troux[a-z]+) ~4 (?:corda|arma|revolver|pistola|veneno|lamina|laminas|gilete|giletes|estilete|navalha|seringa|carvao)',
    '(?:arma|revolver|pistola|espingarda) ~4 (?:do_meu_pai|meu_pai|do_meu_avo|na_gaveta|em_casa|no_armario|carregad[oa]|no_guarda|no_cofre|na_mao|do_marido|debaixo_da_cama)',
    '(?:todos_os_meus|tantos|cartela_de|muitos|um_monte_de|estoque_de|vidro_de|frasco_de) (?:remedios|comprimidos|calmantes|remedio|rivotril|pilulas|insulina)',
    '(?:beira|beirada|parapeito|grade|borda) ~3 (?:da_ponte|do_predio|do_viaduto|da_sacada|da_janela|do_terraco|do_precipicio|do_abismo|da_laje|da_represa)',
    '(?:remedios|comprimidos|faca|gilete|corda|lamina|janela|ponte) ~3 (?:me_cham[a-z]+|na_mao|na_minha_frente|do_meu_lado|na_gaveta_esperando|me_esperando)',
  ]),
];
