import { type Cue, cue } from './crisis-cue.ts';

/** Loss, no future, pain; and the wish that it ends. */
export const HARD: readonly Cue[] = [
  cue('loss', 0.5, [
    '(?:perdi|perder|perdendo|tiraram|tirou|levaram|levou|tomou|tomaram|acabou) ~3 (?:emprego|roca|terra|safra|lavoura|filhos|trabalho|servico|filho|filha|marido|esposa|mulher|casa|guarda|bebe|mae|pai|tudo|irmao|irma|amor|dinheiro|processo|noivo|noiva|namorad[oa]|avo|vaga|bolsa|empresa|loja|amigo|amiga|familia)',
    '(?:fui|me|fomos|ser|sendo) (?:demitid[oa]|demitiram|mandad[oa]_embora|mandaram_embora|despedid[oa]|traid[oa]|traiu|trairam|expuls[oa]|expulsaram|reprovad[oa]|reprovaram|despejad[oa]|despejaram|abandonad[oa]|abandonou|largou|deixou|dispensad[oa]|dispensaram|rejeitad[oa]|humilhad[oa]|humilharam|roubad[oa]|roubaram|processad[oa]|cortad[oa])',
    '(?:demissao|demitiram|demitid[oa]|desempregad[oa]|desemprego|faliu|fali|falencia|despejo|divorcio|divorciad[oa]|separacao|terminou_comigo|terminamos|terminei|acabou_(?:o_)?meu_(?:casamento|namoro|noivado)|fim_do_meu_casamento|pediu_o_divorcio|foi_embora|me_deixou|dividas?|devendo|agiota|agiotas|nome_sujo|bloquearam_minha|cancer|diagnostic[a-z]+|terminal|cadeira_de_rodas|luto|enterrei|faleceu|morreu|reprovei|jubilad[oa]|vazaram|expuls[oa]|justa_causa|rua_da_amargura|sem_trabalho|sem_emprego|sem_dinheiro|sem_casa|sem_teto|levei_(?:um_)?golpe|apostas?|tigrinho|bet|bets)',
  ]),
  cue('height', 1, [
    '(?:ponte|pontes|viaduto|viadutos|predio|predios|edificio|edificios|penhasco|penhascos|terraco|terracos|passarela|passarelas|torre|torres|precipicio|trilho|trilhos|linha_do_trem|linha_do_metro|barragem|represa|cobertura|mirante|sacada|laje|telhado|elevado|pedreira) ~6 (?:mais_alt[oa]s?|alt[oa]s?|altura|quantos_metros|quantos_andares|metros|andares|onde|qual|quais|perto|sem_grade|sem_protecao|sem_tela|acesso|abert[oa]|subir|sobe|vazi[oa]|deserta|deserto|isolad[oa]|liberad[oa]|da_cidade|aqui_perto|sem_ninguem|sem_vigia)',
    '(?:qual|quais|onde|sabe|conhece|tem|existe|como|que|me_diz|me_fala|quanto|quantos|lista|liste|altura) ~7 (?:ponte|pontes|viaduto|viadutos|predio|predios|edificio|edificios|penhasco|terraco|terracos|passarela|precipicio|trilho|trilhos|linha_do_trem|mirante|barragem|pedreira|andar|lugar_alto|lugares_altos|lugar_bem_alto)',
    '(?:fui|vou|estou|parei|parad[oa]|sentad[oa]|andando|subi|subir|indo|fiquei|caminhando|passando|olhando|vim) ~4 (?:na|para|em_cima|ate|perto|beira|sob|da|do|no|pela) ~2 (?:ponte|viaduto|terraco|penhasco|passarela|beirada|parapeito|trilho|trilhos|precipicio|telhado|cobertura|sacada|abismo|linha_do_trem|ultimo_andar|beira)',
    '(?:andar|altura|alto|janela) ~5 (?:abre|tela|rede|grade|protecao|cair|queda|pular)',
  ]),
  cue('no-future', 2, [
    '(?:nao) ~2 (?:chego|passo|vou_chegar|vou_passar|duro|vou_durar|passarei|chegarei|amanheco|vejo|vou_ver) ~1 (?:viv[oa]_)?(?:ate_o|ao|no|ate|do|desse|deste|dessa|de|o|a|outro|outra) (?:natal|ano_novo|ano|mes|semana|noite|fim_do_(?:ano|mes)|dezembro|carnaval|ano_que_vem|semana_que_vem|proximo_natal|proximo_aniversario|final_do_ano|amanhecer|sol_nascer|outro_natal) !de_fome|no_trabalho|na_dieta',
    '(?:nao) [me] (?:tenho_(?:mais_)?(?:por_quem|pelo_que|por_que|porque|razao_para|motivo_para|motivos_para|nada_por_que)|sobrou_(?:nada|ninguem)_(?:por_quem|para)|tem_(?:mais_)?(?:nada|ninguem)_que_me_(?:prenda|segure)|tenho_(?:mais_)?(?:nada|ninguem)_que_me_(?:prenda|segure)|ha_nada_que_me_(?:prenda|segure)) [mais|para|nesse] (?:viver|lutar|ficar|continuar|existir|aqui|nesse_mundo|seguir|neste_mundo|mundo|acordar|estar_aqui|na_terra|na_vida)',
    'nada [mais] me (?:prende|segura) [mais] [aqui|nessa_vida|a_essa_vida] (?:aqui|nesse_mundo|neste_mundo|nessa_vida|a_vida|na_vida|[.,?])',
    '(?:unica|so_tem|so_existe|so_resta|resta_so|so_vejo|ultima) ~1 (?:saida|solucao|opcao|alternativa) ~3 (?:acabar|acabar_com_isso|acabar_com_tudo|sumir|partir|desaparecer|ir_embora_de_vez|e_o_fim|dormir_para_sempre|descansar|[.])',
    '(?:nao|nem) ~1 (?:vejo|ha|tem|existe|enxergo|acho|encontro) [mais] (?:futuro|saida|solucao|esperanca|jeito|lugar|salvacao|conserto) ~1 (?:para_mim|na_minha_vida|nessa_vida|para_minha_vida)',
    'nao tem mais volta para mim',
  ]),
  cue('no-future', 1.5, [
    '(?:nao|nem) ~1 (?:vejo|ha|tem|tenho|existe|enxergo|acho|encontro|sobrou|resta|consigo_ver|sinto|vislumbro|acredito|consigo_imaginar|imagino|me_vejo|consigo_enxergar) ~3 (?:saida|saidas|futuro|solucao|esperanca|luz|amanha|perspectiva|lugar_para_mim|caminho|por_onde|horizonte|para_onde_ir|para_onde_correr|jeito_para_mim|conserto|volta|depois|dias_melhores|melhora|recomeco)',
    '(?:sem|zero|perdi|acabou|acabaram|cade|perdendo|fim_da|nenhuma|nenhum) ~2 (?:saida|esperanca|esperancas|futuro|perspectiva|chao|rumo|forcas|solucao|fe_na_vida|fe_em_tudo|luz_no_fim|horizonte|sonhos|a_fe)',
    '(?:nada) [mais|disso|na_vida|aqui] (?:importa|faz_sentido|faz_mais_sentido|tem_mais_graca|tem_mais_sentido|importa_mais|tem_graca|tem_sentido|me_prende|vale|adianta|me_segura|me_anima|me_alegra|vai_mudar|vai_melhorar|muda|melhora|me_resta|da_certo|presta|me_motiva|resta|tem_jeito|tem_importancia|me_faz_feliz|me_faz_querer) !nesse_jogo|nessa_serie|nesse_app',
    '(?:para_que|por_que|porque|pra_que|qual_o_sentido_de|qual_o_motivo_de|de_que_adianta|adianta|vale_a_pena|nao_adianta|qual_a_razao_de) ~2 (?:continuar|viver|acordar|levantar_(?:da_cama)?|insistir|lutar|tentar|existir|seguir|estou_aqui|ainda_estou|eu_existo|eu_nasci|respirar|tudo_isso|amanha|esperar|planejar) !esse_curso|com_ele|com_ela|o_namoro|com_isso|nessa_dieta|cedo|com_essa',
    '(?:nao) ~2 (?:chego|passo|vou_chegar|vou_passar|duro|vou_durar|passarei|chegarei|amanheco|vejo|vou_ver) ~2 (?:ao|do|no|o|ate|de) ~1 (?:natal|ano_novo|fim_do_(?:ano|mes)|fim_de_semana|amanha|hoje|dezembro|carnaval|proximo_ano|ano_que_vem|semana_que_vem|dessa_semana|desta_noite|dessa_noite|deste_mes|desse_ano|final_do_ano|muito|aniversario|verao|inverno|30|40|dia_seguinte|domingo|segunda)',
    '(?:nao) ~1 (?:tenho_(?:mais_)?(?:nada_a_perder|por_quem|motivo|motivos|razao|razoes|por_que_(?:ficar|estar|continuar|lutar)|porque_(?:ficar|estar|continuar|lutar)|pelo_que|lugar|ninguem_por_quem|sonhos|planos|futuro|forcas_para_continuar|mais_nada)|sobrou_nada|resta_nada|faco_(?:mais_)?planos|me_sobrou|ha_nada_que_me|tem_nada_que_me_prenda|planejo_mais_nada)',
    '(?:amanha|futuro|natal|aniversario|proximo_ano|semana_que_vem) ~3 (?:nao_existe|nao_importa|nao_tem|tanto_faz|nao_vai_ter|nao_chega|nao_faz_diferenca|sem_mim|eu_nao_estarei|nao_vou_estar)',
    '(?:tanto_faz|indiferente|nao_faz_diferenca) ~4 (?:viver|acordar|estar_viv[oa]|amanha|morrer|existir|se_eu|amanhecer)',
    '(?:nao_faz|nao_tem|nao_ha|nao_vejo|sem) [mais] sentido (?:continuar|seguir|insistir|lutar|em_nada|em_mais_nada|acordar)',
    'nao tem [mais] (?:jeito|volta|saida|conserto|solucao|como_continuar) !de',
    '(?:unica|so_tem|so_existe|so_resta|resta_so|so_vejo|ultima) ~1 (?:saida|solucao|opcao|alternativa|jeito|forma|coisa_que_resta|paz) ~5 (?:acabar|e_essa|que_vejo|que_resta|morte|sumir|fim|ir_embora|partir|que_me|descansar|para_mim|dormir|parar|e_desaparecer)',
  ]),
  cue('pain', 1, [
    '(?:nao) [eu|ja] (?:aguento|aguentei|suporto|consigo|guento|aguentando|da|tolero|aguentaria) [mais|isso] [mais|isso] (?:[.,?]|nada|tudo|isso_tudo|tudo_isso|essa_dor|esta_dor|a_dor|sofrer|chorar|fingir|lutar|continuar|esse_peso|esse_vazio|essa_tristeza|esse_sofrimento|tanto|tanta|essa_angustia|para_mim|seguir|sorrir|ser_forte|carregar|essa_solidao|essa_agonia|levantar|sentir|mentir|esconder|minha_cabeca|nem_respirar|mais_nada|e_|nem_um|um_dia|o_vazio|o_peso|desse_jeito|assim) ',
    '(?:cansei|cansad[oa]|cansada|exaust[oa]|fart[oa]|esgotad[oa]|desisti|desisto|desistindo|desistir) ~2 (?:tudo|lutar|sofrer|tentar|fingir|insistir|mim|de_mim|ser_forte|chorar|apanhar_da_vida|sentir|esperar|sorrir|todos|dessa_dor|desse_vazio|de_sentir|de_ser|remar|seguir|decepcionar|acordar|sangrar|sobreviver|da_humanidade)',
    '(?:dor|sofrimento|angustia|vazio|tristeza|peso|agonia|desespero|buraco|escuridao|tormento) !nas|no_joelho|no_dente|de|nos|nas_costas|no_pe|lombar ~3 (?:insuportavel|que_nao_passa|nao_passa|na_alma|da_alma|no_peito|sem_fim|que_nao_acaba|por_dentro|imenso|imensa|enorme|me_consome|me_engole|me_corroi|demais|todo_dia|que_sinto|dentro_de_mim|que_carrego|nao_acaba|me_sufoca|constante|profunda|profundo|nunca_passa|aqui_dentro)',
    '(?:fundo_do_poco|no_meu_limite|cheguei_no_limite|meu_limite|no_limite|no_fim_das_forcas|sem_chao|afundando|me_afogando_(?:em|por|na)|no_escuro|num_buraco|sufocad[oa]|odeio_minha_vida|minha_vida_e_uma_(?:merda|bosta|desgraca|mentira)|minha_vida_acabou|minha_vida_nao_tem|acabou_para_mim|deu_para_mim|ja_deu|desesperad[oa]|desespero|entreguei_os_pontos|joguei_a_toalha|entregar_os_pontos|nada_da_certo|no_automatico|so_sobrevivo|so_existo|nao_sinto_mais_nada|nao_sinto_nada)',
    '(?:quero|queria|so_quero|preciso|precisava|so_queria) ~3 (?:que_(?:tudo|isso|a_dor|essa_dor|minha_cabeca|o_barulho|as_vozes)_(?:acab|par|pass|termin|cal)[a-z]+|parar_(?:de_sentir|de_sofrer|com_essa_dor|com_a_dor|de_doer)|nao_sentir_mais_nada|acabar_com_(?:essa|a|esta|toda_essa)_(?:dor|angustia|agonia)|paz)',
  ]),
];

export const ENDING: readonly Cue[] = [
  cue('rest', 2, [
    '(?:dormir|descansar|apagar|desligar|repousar|deitar|fechar_os_olhos|sono|descanso|paz|silencio|adormecer) ~3 (?:para_sempre|eternamente|etern[oa]|de_vez|definitiv[a-z]+|por_toda_eternidade|sem_volta|e_nao_volt[a-z]+|ate_o_fim_dos_tempos)',
    '(?:dormir|deitar|apagar|fechar_os_olhos|pegar_no_sono|adormecer|durmo|deito|fechasse_os_olhos|dormisse|desmaiar) ~6 (?:nunca_mais|nao|nem|sem) [mais|nunca|ter_que|ter_de|precisar|precisar_mais|nunca_mais] (?:acord[a-z]+|abrir_os_olhos|abrisse|abrir|levantar|despertar|volt[a-z]+)',
    '(?:nao|nunca_mais|nem|sem) [nunca|mais] (?:acord(?:ar|asse|e|ava|aria)) [mais|nunca_mais|amanha|de_novo|nunca] (?:[.,?]|e|para|seria|era|nunca|porque|mais|que|,|kkk|assim|desse_sonho) ',
    '(?:descansar|descanso) ~2 (?:finalmente|enfim|em_paz|la_em_cima|no_ceu|com_deus|de_tudo|dessa_vida|desse_mundo|deste_mundo|da_vida|de_viver|no_cemiterio|no_caixao|debaixo_da_terra) !com_voce|nas_ferias|em_casa',
    '(?:desligar|apertar) ~2 (?:a_chave|o_botao|a_tomada|o_disjuntor|tudo|minha_mente|a_mim|me) ~2 (?:da_vida|de_vez|para_sempre|da_minha|do_meu_corpo|e_acabou)',
  ]),
  cue('disappearing', 2, [
    '(?:sumir|sumo|sumisse|desaparecer|desapareco|desaparecesse|evaporar|evaporasse|esfumacar|ser_apagad[oa]|me_apagar|me_apagasse|me_desfazer) ~4 (?:para_sempre|de_vez|do_mundo|da_face|da_terra|do_planeta|da_vida_de_todos|da_vida_de_todo_mundo|desse_mundo|deste_mundo|sem_deixar|e_nunca_mais|e_nao_volt[a-z]+|da_existencia|dessa_vida|da_memoria|desta_vida|da_vida|do_universo|e_ninguem|que_ninguem|sem_ninguem_(?:perceber|notar|saber)|da_historia|por_completo|completamente|do_mapa) !do_insta|da_internet',
    '(?:deix(?:ar|asse|o)_de_existir|parar_de_existir|nao_existir|nao_existisse|nunca_ter_existido|nao_ter_existido|inexistir|me_desfazer_no_ar|ser_apagad[oa]_da|virar_po|virar_nada|virar_fumaca|nao_estar_(?:mais_)?(?:nesse|neste)_mundo|sair_desse_mundo|sair_deste_mundo|ir_embora_desse_mundo|ir_embora_deste_mundo|ir_embora_da_vida)',
    '(?:nao) (?:quero|queria) ~1 (?:mais_estar_aqui|estar_(?:mais_)?aqui|estar_mais|existir|fazer_parte_(?:disso|desse_mundo|dessa_vida)|ser_mais_nada|ver_o_amanha|ver_amanha|ver_o_dia|acordar_amanha|acordar_mais|acordar) !cedo|tarde|voce|ninguem|sozinh[oa]|[oa]s?|meus?|minhas?|seus?|suas?|el[ae]s?|tod[oa]s?|quem|nenhum',
    '(?:nao|nunca_mais) ver ~1 (?:o_amanha|amanha|o_dia_seguinte|o_sol_nascer)',
    'nao (?:quero|vou|pretendo|queria|espero) ~1 (?:chegar|passar) (?:aos|dos|ate_os) (?:[2-9][0-9]) !km|quilos|kg',
    '(?:nao_estivesse|nao_estar|nao_estivesse_mais|nao_estar_mais) (?:aqui|viv[oa]|nesse_mundo|entre) [mais] (?:[.,?]|seria|era|ninguem|sera|tudo|como|um|para) ',
  ]),
  cue('rest', 1, ['(?:acabar|terminar) [logo] com (?:isso|tudo_isso|isso_tudo|esse_sofrimento|esse_peso)']),
  cue('disappearing', 1, [
    '(?:quero|queria|vontade|vontade_de|preciso|penso_em|precisava|pensando_em|so_queria|so_quero|vou|desejo|podia|pudesse|queria_poder) ~3 (?:sumir|desaparecer|evaporar|ser_invisivel|virar_fumaca|me_esconder_do_mundo|fugir_de_tudo|fugir_da_vida|ir_embora_de_tudo|largar_tudo_e_sumir|nao_estar_aqui)',
    '(?:se_eu|caso_eu|e_se_eu|quando_eu) (?:sumir|sumisse|desaparecer|desaparecesse|nao_existisse|nao_estivesse_aqui|nao_estivesse|nao_acordasse|nao_estiver|nao_acordar|nao_voltar|nao_voltasse)',
  ]),
  cue('reunion', 2, [
    '(?:quero|queria|vou|hora|logo|falta|ja|breve|hoje|vontade|saudade|pronto|pronta|irei|perto|prefiro|preferia|ir|ficar|proxim[oa]|pedi|peco|espera|esperando) ~8 (?:encontrar|reencontrar|ver|ficar|junto|juntos|juntar|me_juntar|abracar|estar|ir|reencontro|com|morar) ~5 (?:{DEAR}) ~5 (?:no_ceu|la_em_cima|no_alem|do_outro_lado|outro_lado|na_eternidade|la_no_ceu|no_paraiso|onde_ele_esta|onde_ela_esta|onde_eles_estao|outro_plano|no_cemiterio|no_tumulo|na_outra_vida|no_caixao|na_cova)',
    '(?:quero|queria|vou|hora|logo|ja_ja|em_breve|hoje|prefiro|preferia|irei|prestes) ~5 (?:encontrar|reencontrar|me_juntar|ir_ficar|ir_atras|seguir|acompanhar|ir_com|partir_com|ficar_com|ver_de_novo|abracar_de_novo) ~5 (?:morreu|se_foi|partiu|faleceu|falecid[oa]|que_perdi|no_ceu|la_em_cima|do_outro_lado)',
    '(?:morreu|se_foi|partiu|faleceu|perdi|enterrei|viuv[oa]) ~~14 (?:quero|queria|vou|vontade|preciso|penso_em|hora_de|prefiro|so_penso|devia) ~4 (?:ir_com|ir_junto|ir_atras|ir_tambem|ir_embora_tambem|me_juntar|encontrar|reencontrar|ficar_com_(?:ele|ela)|ir_ficar|seguir|acompanhar|partir_tambem|partir_junto|partir|estar_onde|ter_ido|ser_eu|estar_com_(?:ele|ela))',
    '(?:devia|deveria|podia|era_para|queria|preferia|tinha_que) ~3 (?:ter_sido_eu|ter_ido_junto|ter_ido_com|ter_morrido_junto|sido_eu|ser_eu_no_lugar|eu_no_lugar)',
  ]),
  cue('decision', 2, [
    '(?:de_hoje_(?:eu_)?nao_passo|nao_passo_(?:de_hoje|dessa_noite|de_amanha|desta_noite)|hoje_(?:acaba_tudo|tudo_acaba|termina_tudo|tudo_termina|e_o_fim|e_meu_fim)|amanha_(?:tudo_acaba|acaba_tudo)|amanha_(?:eu_)?(?:ja_)?nao_(?:vou_mais|vou_estar|vou|estarei|vou_mais_estar)_(?:existir|viv[oa]|aqui|mais_existir)|hoje_(?:a_noite_)?(?:eu_)?(?:acabo|termino|resolvo)_(?:com_)?(?:tudo|isso|isso_tudo|essa_dor)|acabo_com_isso_tudo)',
    '(?:seria|e|era|parece) ~2 (?:tao_facil|tao_simples|facil|simples|rapido) ~3 (?:pular|soltar|fechar_os_olhos_e|deixar_ir|soltar_o_volante|virar_o_volante|nao_frear|apagar|me_soltar|acabar_com|terminar_com_tudo|desistir_de_tudo)',
    '(?:so|um|so_um|mais_um) (?:passo|segundo|pulo|puxao|gole|corte) ~3 (?:e_acab[a-z]+|e_pronto|a_mais_e|e_tudo_acab[a-z]+|e_fim|e_paz|e_tudo_termina)',
    '(?:plano|planos|tudo_planejado|tudo_pronto) ~4 so_falta !viajar|comprar|a_passagem|casar',
    'sei (?:como|onde|quando) e (?:como|onde|quando) !chegar|fazer',
    'coragem ~2 (?:pular|puxar_o_gatilho|tomar_tudo|apertar_o_gatilho|ir_ate_o_fim|me_soltar) !paraquedas|na_piscina',
    'covarde ~4 (?:ate_para|para_isso|para_acabar|para_terminar|para_fazer|ate_nisso)',
  ]),
  cue('decision', 1, [
    '(?:ja|finalmente|enfim|hoje|agora|eu) ~1 (?:decidi|esta_decidido|esta_tudo_decidido|me_decidi|marquei|sei_(?:como|onde|quando)|escolhi_(?:o_dia|a_data|o_lugar|como|onde)|esta_tudo_(?:pronto|planejado|preparado|certo|resolvido)|tenho_tudo_(?:pronto|planejado|preparado)|planejei_tudo|preparei_tudo|tenho_o_plano|tenho_um_plano|tenho_data|sei_o_que_fazer|sei_o_que_vou_fazer)',
    '(?:tomei|tomar) ~1 (?:minha|uma|a) (?:decisao|ultima_decisao)',
    '(?:nao_passa|de_hoje_nao|de_hoje_eu_nao|depois_de_hoje|hoje_acaba|hoje_termina|hoje_tudo_acaba|vai_ser_hoje|tem_que_ser_hoje|e_hoje_que|hoje_e_o_dia|hoje_a_noite_(?:acaba|eu|tudo)|essa_noite_(?:acaba|eu|tudo|e)|amanha_(?:eu_)?nao_(?:vou_)?(?:estarei|estar|tem|estou|existe|acordo|vou)|amanha_ja_nao|amanha_tudo_acaba|amanha_acabou|semana_que_vem_(?:eu_)?nao)',
    '(?:so|agora|ainda) ~2 (?:falta|faltava|preciso|precisava|espero|esperando) ~2 (?:coragem|o_momento|a_hora|a_data|um_empurrao|um_motivo|ficar_sozinh[oa]|todo_mundo_sair|todos_dormirem|eles_sairem|o_momento_certo)',
    '(?:nao|nem|falta|faltou|covarde|pouca|se_eu_tivesse|tivesse|tenho|criar|criando|tomando|tomar|juntando|crio|tomo|ter) ~3 coragem ~3 (?:fazer|de_fazer|acabar|ir_ate_o_fim|de_pular|pular|de_ir|para_isso|de_terminar|terminar|ate_para|de_me|de_acabar|para_fazer|de_puxar|de_tomar|de_soltar|para_pular|para_acabar)',
    '(?:covarde) ~4 (?:ate_para|para_isso|para_acabar|para_fazer|para_terminar|morrer|para_pular)',
    '(?:seria|e|era|parece) ~2 (?:tao_facil|tao_simples|facil|simples|rapido) ~5 (?:acabar|pular|soltar|fechar_os_olhos|parar|dormir|sumir|terminar|deixar_ir|soltar_o_volante|virar_o_volante|nao_frear|apagar)',
    '(?:um|so_um|mais_um) (?:passo|segundo|pulo|puxao|gole|corte) ~3 (?:e_acab[a-z]+|e_pronto|a_mais_e|para_frente|e_tudo|so_e|e_fim|e_paz)',
  ]),
  cue('calm', 1, [
    '(?:estou|fiquei|me_sinto|sinto|hoje) ~3 (?:paz|calma|calmo|tranquil[oa]|leve|alivio|aliviad[oa]|seren[oa]) ~6 (?:decidi|decisao|decidid[oa]|resolvi|finalmente|ja_sei|acabar|acaba|pela_primeira_vez)',
  ]),
];
