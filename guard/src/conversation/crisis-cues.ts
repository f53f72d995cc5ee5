import { anyPhrase } from './phrases.ts';

/** What a cue speaks of. A concept counts once, however often it is said. */
export type CueConcept =
  | 'burden'
  | 'worthless'
  | 'farewell'
  | 'giving-away'
  | 'putting-in-order'
  | 'loss'
  | 'height'
  | 'method'
  | 'means'
  | 'no-future'
  | 'pain'
  | 'rest'
  | 'disappearing'
  | 'reunion'
  | 'decision'
  | 'funeral'
  | 'calm';

/** `weight` 2 is a sign by itself; lighter ones have to meet another. */
export type Cue = { concept: CueConcept; weight: number; of: RegExp };

const THEY =
  'todo_mundo|todos|mundo|familia|pessoal|eles|elas|voces|filhos|filhas|filho|filha|mae|pai|pais|gente|ela|ele|tudo|marido|esposa|mulher|amigos|irmaos|irmao|irma|casa|galera|povo|meninos|criancas|planeta|vida_deles|vida_dela|vida_dele|lugar';
const I_GONE =
  'sem_mim|longe_de_mim|se_eu_(?:nao_(?:exist|est|tivesse|nasc|acord|viv|volt)[a-z]+|sum[a-z]+|morr[a-z]+|desaparec[a-z]+|fosse_embora|me_for|partisse|partir|me_mat[a-z]+|deixasse_de_existir)|quando_eu_(?:me_for|sumir|morrer|partir|nao_estiver|for_embora|desaparecer)|depois_que_eu_(?:me_for|sumir|morrer|partir|for)|eu_nao_(?:existisse|estivesse|tivesse_nascido)|comigo_mort[oa]|comigo_fora|sem_a_minha_presenca|sem_minha_presenca|sem_eu|eu_sumisse|eu_sumir|eu_morresse|eu_desaparecesse|minha_ausencia';
const DEAR =
  'mae|pai|filho|filha|irmao|irma|avo|marido|esposa|noivo|noiva|namorado|namorada|bebe|mulher|ele|ela|eles|meu_amor|amor|voinha|velho|velha|pais|gemeo|gemea|companheiro|companheira';

const PARTS = { THEY, I_GONE, DEAR };

function cue(concept: CueConcept, weight: number, sources: readonly string[]): Cue {
  return { concept, weight, of: anyPhrase(sources, PARTS) };
}

const BURDEN: readonly Cue[] = [
  cue('burden', 2, [
    '(?:{THEY}) ~7 (?:melhor|bem|feliz|felizes|leve|leves|aliviad[a-z]+|alivio|paz|livre|livres|sossegad[a-z]+|facil|respirar|descansar|sossego|tranquil[a-z]+|simples|barato|agradecer|agradeceria*|ganharia*|ganha|economizar*|sorrir|seguir_em_frente) ~4 {I_GONE}',
    '(?:melhor|bem|feliz|felizes|aliviad[a-z]+|em_paz|mais_leve|mais_leves|mais_facil) ~3 sem_mim',
    '(?:{I_GONE}|se_eu_(?:for_embora|fosse)_(?:para_sempre|de_vez)|se_eu_sumir_de_vez) ~~7 (?:melhor|bem|feliz|felizes|aliviad[a-z]+|alivio|paz|livre|livres|sossego|leve|ninguem|falta|diferenca|notar|notaria|perceb[a-z]+|chorar*|tanto_faz|facil|nem_iam|nem_vao|menos_um|problema|problemas|lembrar*|esquec[a-z]+|quem)',
    '(?:ninguem|quem|alguem|sera_que|duvido_que) ~5 (?:falta|perceb[a-z]+|not(?:ar|aria|a|ariam)|lig(?:ar|aria|a)|import[a-z]+|sent(?:ir|iria|e)|chor(?:ar|aria|a)|lembr(?:ar|aria)|repar(?:ar|aria|a)) ~5 {I_GONE}',
    '(?:ninguem|quem|nem) ~2 (?:vai|ia|iria|vao|iriam) [nem|mesmo] (?:sentir|notar|perceber|chorar|ligar|reparar) ~3 (?:minha_falta|falta_de_mim|minha_ausencia|por_mim|se_eu)',
    '(?:mundo|familia|eles|elas|voces|filhos|pais|mae|pai|ela|ele|vida|gente) ~1 nao (?:vai|vao|ia|iam|iria|iriam) [nem] (?:sentir|notar) ~1 (?:minha_falta|falta_de_mim|minha_ausencia)',
    '(?:alguem|ninguem|quem|sera) ~3 (?:choraria|chorariam|vai_chorar|ia_chorar|sentiria|lembraria) ~2 (?:por_mim|minha_falta|minha_morte|de_mim)',
    '(?:pais|mae|pai|familia|filhos|eles|elas|voces|marido|esposa) ~1 (?:vao|vai|iam|ia) (?:sofrer|chorar|sentir) ~4 (?:mas|depois|e) ~4 (?:melhor|passa|supera*|esquec[a-z]+|bem|aliviad[a-z]+|seguir)',
    '(?:ninguem) ~2 (?:sentiria|sentira|choraria|notaria|perceberia) ~3 (?:falta|mim|ausencia|nada)',
    '(?:sou|virei|me_sinto|sentir|me_tornei|ser|sendo|so_sou|fui) [so|apenas|um|como|sempre|uma|mais|que] [um|uma|o|so|grande|enorme|mais] (?:peso|fardo|estorvo|encosto|atraso_de_vida|atraso_na_vida|problema_para_todos|empecilho|carga|despesa|entulho|parasita|trambolho|encargo|sobrecarga) !pesado_na_academia',
    '(?:peso|fardo|estorvo|carga|encargo) ~2 (?:para|na|nas|em|de) ~2 (?:todo_mundo|todos|minha_familia|vida|costas|meus_pais|minha_mae|meus_filhos|ninguem|eles|os_outros|meu_marido|minha_esposa|quem_me|minha_filha|meu_filho|familia)',
    '(?:so|apenas) ~1 (?:dou|causo|trago|atrapalho|incomodo|estrago|faco|gero|preocupo|ocupo|gasto) ~2 (?:trabalho|despesa|problema|problemas|desgosto|preocupacao|tristeza|todo_mundo|a_vida|vida|todos|gasto|prejuizo|dor|espaco|sofrimento|mal|oxigenio|eles|os_outros|desgostos|decepcao)',
    '(?:livrar|livres|livre|poupar|aliviar|desafogar|tirar) ~4 (?:de_mim|da_minha_presenca|esse_peso_deles|desse_peso_que_eu_sou|do_peso_que_sou)',
    '(?:nao|nunca) ~2 (?:vao|precisam|precisa|vai|precisarao|vou|terao) ~2 (?:se_preocupar|preocupacao|preocupar|dar_trabalho|incomodar|sofrer_por_minha|me_aturar|me_aguentar|atrapalhar) ~3 (?:comigo|mais|nunca_mais|ninguem|por_minha_causa)',
    '(?:seguro|pensao|indenizacao) ~8 (?:mais|melhor) ~4 (?:eu_viv[oa]|que_eu|do_que_eu|comigo_viv[oa]|mort[oa])',
    '(?:seguro|seguro_de_vida|pensao|aposentadoria|heranca|indenizacao) ~8 (?:valho|valeria|vale|cobre|pag(?:a|aria|am)|ajud[a-z]+|resolv[a-z]+|servir*|familia|filhos) ~6 (?:mais_mort[oa]|mort[oa]|se_eu|morrer|minha_morte|suicidio|sem_mim)',
    '(?:valho|valeria|sirvo) mais mort[oa]',
    '(?:nao|nem) (?:faria|faz|vai_fazer|ia_fazer) ~2 (?:falta|diferenca) ~4 (?:eu|minha|se_eu|para_ninguem|nesse_mundo|no_mundo)',
    '(?:nao|nem) (?:faco|farei|faria) [mais|a|nenhuma] (?:falta|diferenca) [para|a|nenhuma]',
    '(?:eu|minha_vida|minha_existencia|que_eu|meu_lugar) ~3 nao [vou|vai] (?:faco|faz|fazer|faria) (?:falta|diferenca)',
  ]),
  cue('burden', 1, ['(?:nao) precis(?:am|a|ariam) mais de_mim']),
  cue('worthless', 1, [
    '(?:mort[oa]|morri|morrendo|morrer|vazi[oa]|apagad[oa]) ~1 por dentro',
    '(?:so_existo|nao_vivo|so_sobrevivo|nao_estou_vivendo|vivo_por_viver|vivo_no_automatico|existo_por_existir)',
    '(?:sou|me_sinto|virei|sentindo|sempre_fui|fui) ~3 (?:lixo|inutil|fracasso|fracassad[oa]|nada|ninguem|imprestavel|vergonha|erro|decepcao|desprezivel|insuficiente|nojo|descartavel|invisivel|merda|bosta|porcaria|zero_a_esquerda|estorvo|desgraca|derrotad[oa]|incapaz) !a_ver|disso|para_fazer|de_mais',
    '(?:nao) ~1 (?:sirvo|presto|valho|mereco) ~3 (?:nada|ninguem|existir|ser_feliz|amor|mais|um_centavo|ajuda)',
    '(?:me_odeio|odeio_a_mim|tenho_nojo_de_mim|nojo_de_mim|raiva_de_mim|odio_de_mim|nao_me_suporto|nao_gosto_de_mim|tenho_vergonha_de_existir|me_detesto)',
    '(?:ninguem) ~2 (?:me_ama|liga_para_mim|se_importa|gosta_de_mim|me_quer|me_entende|sente_minha_falta|me_suporta|pergunta_de_mim|me_procura|me_ve|me_enxerga|me_escuta|me_ouve)',
    '(?:sozinh[oa]|so|abandonad[oa]|solidao) ~1 (?:no_mundo|nesse_mundo|na_vida|de_tudo|demais|em_tudo|por_todos)',
    '(?:nao) ~1 (?:pertenco|caibo|encaixo|tenho_lugar|tenho_ninguem|sobrou_ninguem|tem_ninguem_por_mim|tenho_mais_ninguem)',
    '(?:estrago|destruo|estraguei|arruino|arruinei|decepcionei|decepciono) ~2 (?:tudo|todos|todo_mundo|minha_familia|vida_de_todos)',
  ]),
];

const LEAVING: readonly Cue[] = [
  cue('farewell', 2, [
    '(?:carta|cartas|bilhete|bilhetes|mensagem|mensagens|video|videos|audio|audios|recado|texto|email) ~2 (?:de|do|com_meu) (?:despedida|adeus|suicidio|despedidas|ultimo_adeus)',
    '(?:escrev(?:i|er|endo|o|a)|deix(?:ei|ar|ando|o)|grav(?:ei|ar|ando)|termin(?:ei|ando)|redig[a-z]+|guardei|coloquei) ~4 (?:carta|cartas|bilhete|bilhetes|video|videos|audio|audios|recado) ~5 (?:cada|todos|todo_mundo|quem_amo|quando_eu|depois|na_mesa|na_gaveta|no_quarto|pedindo_perdao|explicando|me_despedindo|quem_encontrar|quem_achar|abrirem|lerem_depois|ler_depois|ouvir_depois|ouvirem_depois|verem_depois|ela_ouvir|ele_ouvir|ela_ler|ele_ler|eles_lerem)',
    '(?:cartas) ~2 (?:para) ~2 (?:filhos|familia|pais|irmaos|netos)',
    '(?:quando|se|caso) ~3 (?:ler|lerem|leres|lendo|encontrar|encontrarem|achar|acharem|ouvir|ouvirem) ~3 (?:isso|isto|carta|mensagem|bilhete|recado|meu_corpo|aqui|essa) ~~8 (?:nao|ja|estarei|tarde|longe|paz|fui|mundo|desculpa|perdoa|perdao|vou_estar|mais)',
    '(?:ultima|ultimo|derradeir[oa]) ~1 (?:mensagem|conversa|noite|carta|audio|adeus|vez_que_(?:falo|a_gente|nos|voce|conversamos|escrevo|eu|vejo|voces|vamos)|post|publicacao|dia_(?:de_vida|aqui|da_minha|que_|nesse|neste|vivo|viva)|pedido|suspiro|natal_(?:meu|aqui|que_passo|da_minha)|aniversario_(?:meu|que_faco|da_minha|que_passo)|abraco_(?:que|nos|na|no)|refeicao) !do_dia|de_hoje|na_praia|do_show|da_serie|da_viagem|de_ferias|do_ano|do_hotel|no_hotel|que_eu_bebo|da_faculdade|que_eu_como|que_vou_nessa|que_compro|do_mes|da_novela|de_carnaval|em|aqui_na_cidade|no_emprego|no_trabalho|de_aula|que_confio',
    '(?:me_desped(?:ir|i|indo|ido|iria|iu|e)|dizer_adeus|dar_adeus|disse_adeus|dei_adeus|dar_tchau_para_sempre|desped(?:ida|indo)) ~3 (?:todos|todo_mundo|cada_um|minha_familia|meus_filhos|minha_filha|meu_filho|minha_mae|meus_pais|meu_pai|vida|mundo|um_por_um|quem_amo|quem_eu_amo|deles_sem|pessoas_que|meu_cachorro|meu_gato|meus_bichos|amigos_sem|de_voce_para_sempre|definitiv[a-z]+|para_sempre|de_vez) !do_trabalho|da_empresa|do_setor|da_turma|da_firma|no_aeroporto|da_festa|do_escritorio|do_plantao',
    '(?:adeus|tchau) [,] (?:mundo|vida|para_sempre|vida_cruel|mundo_cruel)',
    '(?:adeus) [para|a|,] (?:todos|todo_mundo|mundo|vida|sempre|cruel|familia|voces_todos)',
    '(?:voces|voce|ninguem|eles) ~1 nao (?:vao|vai|verao) [mais] (?:me_ver|me_encontrar) [mais|nunca_mais] !hoje|no_trabalho|na_festa|amanha_no|por_la|nessa',
    '(?:hoje|amanha) ~1 (?:e|sera|vai_ser) [o] meu ultimo dia (?:[.,?]|aqui|na_terra|de_vida|nesse|neste|viv[oa]|e|da_minha)',
    '(?:nao|nunca|nem) ~2 (?:vou|vai|vao|irei|estarei|irao|voces_vao) [mais|estar|me|mais_estar] ~2 (?:estar_(?:mais_)?aqui|aqui_(?:amanha|semana|mes|no_natal|para_ver|quando|ano|depois)|entre_(?:voces|nos)|nesse_mundo|neste_mundo|me_ver_(?:mais|viv[oa]|de_novo|nunca)|nunca_mais_me_ver|viv[oa]|mais_entre) !na_cidade|no_escritorio|em_casa|no_trabalho',
    '(?:nao) (?:estarei|vou_estar) ~1 (?:mais_aqui|aqui_mais|aqui_para|por_aqui|viv[oa]|entre)',
    '(?:perdao|perdoa|perdoem|desculpa|desculpem|me_perdoa|me_perdoem|me_perdoe|me_desculpa|me_desculpem) ~3 (?:por_tudo|por_isso|pelo_que_(?:vou|eu_vou)|pelo_que_estou|por_ir|por_partir|por_desistir|por_nao_(?:aguentar|ter_sido|conseguir|suportar)|mae_mas|mas_(?:nao|eu_nao)_(?:aguento|consigo|da)|se_um_dia_eu)',
    '(?:cuid(?:a|em|ar|e)|olh(?:a|em)_por|tom(?:a|em)_conta|fica_com|fiquem_com) ~2 (?:meu|minha|meus|minhas|mim|do_meu|da_minha|dos_meus|das_minhas|de_todos|dela|dele) ~4 (?:por_mim|quando_eu|depois_que_eu|se_eu|caso_eu|sem_mim|na_minha_ausencia|daqui_para_frente|eu_nao_vou|eu_partir|de_agora_em_diante) !viajar|chegar|estiver_no_trabalho|for_viajar|trabalho|no_plantao',
    '(?:obrigad[oa]|valeu|gratidao|agradeco) ~3 (?:por_tudo|por_ter|pelos_momentos|pela_companhia|por_cada) ~~10 (?:adeus|para_sempre|ultima|fim|partindo|nao_vou_mais|nunca_mais|perdoa|desculpa|lembra_de_mim|lembrem_de_mim|cuida|fica_bem|fiquem_bem|se_cuida_por_mim|ja_deu|vou_embora_de_vez|me_vou|descansar)',
    '(?:vou|irei|quero|posso|ja_vou|hora_de) ~1 (?:embora|ir|partir|ir_embora) (?:dessa|desta|desse|deste) (?:vida|mundo|plano|terra)',
    '(?:pedi|pedir|pedindo) ~1 (?:perdao|desculpas?) ~5 antes ~2 (?:partir|ir|me_ir|sumir|acabar)',
    '(?:lembr(?:a|e|em|em_se)|lembra_se) ~1 (?:de_mim|que_eu_te_amei|que_eu_tentei|que_amei|das_coisas_boas) ~5 (?:feliz|sorrindo|bem|quando_eu|depois|com_carinho|que_tentei|quem_fui|rindo|assim|para_sempre)',
    '(?:diz|diga|digam|fala|fale|avisa|avise) ~6 (?:que_eu_(?:amei|amava|sempre_amei|tentei|te_amei|sinto_muito|os_amo)|que_a_culpa_nao|que_nao_foi_culpa)',
    '(?:nao|ninguem) ~3 (?:culpa|culpem|culpe|culpado|culpada|se_culpem|se_culpe) ~4 (?:minha_decisao|voces|ninguem|por_isso|minha_escolha|dele|dela|foi_de|quando_eu|depois|pelo_que)',
    '(?:vou|quero|ja_vou|pretendo|hora_de|preciso|chegou_a_hora_de|pronto_para|pronta_para) ~2 (?:partir|ir_embora) ~2 (?:desse_mundo|deste_mundo|dessa_vida|desta_vida|para_sempre|de_vez|dessa_para_melhor|dessa|daqui_para_sempre|desse_plano|deste_plano)',
    'chegou [a] minha hora !de_almoco|de_dormir|de_ir_para|de_brilhar',
    '(?:hora|momento) de (?:eu_)?partir !para_cima|para_outra|para_o',
    '(?:noite|dia|conversa|semana|natal|aniversario) ~3 (?:vai_ser|sera|e) [a|o|meu|minha] (?:ultim[oa]) (?:[.,]|de|da|minha|viv[oa]) !do_ano|da_viagem|das_ferias|do_show',
    '(?:minha|a_minha) (?:hora|partida|passagem|despedida) ~2 (?:chegou|esta_chegando|se_aproxima|esta_perto|ja_vem|final|desse_mundo|esta_marcada)',
    '(?:meu_tempo|meu_ciclo|minha_missao|minha_jornada|minha_historia|meu_capitulo) ~4 (?:acabou|acaba|terminou|termina|chegou_ao_fim|fim|esgotou|encerra|encerrou|cumprida|cumpri|se_encerra|se_acabou|aqui_ja_deu) !no_emprego|na_empresa|nessa_firma|aqui_na_empresa|na_faculdade|com_ele|com_ela',
    '(?:cumpri|terminei|encerrei|acabou) ~1 (?:minha_missao|meu_ciclo|minha_jornada|minha_parte) ~2 (?:aqui|na_terra|nesse_mundo|nessa_vida|no_mundo)',
    '(?:virar|vou_virar|virando|viro) (?:estrelinha|estrela_no_ceu|uma_estrela|po|saudade_para_voces|so_uma_lembranca)',
  ]),
  cue('farewell', 1, [
    '(?:vim|queria|quero|preciso|passei|so|passando|estou|ja_estou|comecei_a) ~3 (?:me_despedir|me_despedindo|dizer_adeus|dar_adeus|deixar_um_adeus|falar_adeus)',
    '(?:adeus) $',
    '(?:obrigad[oa]|agradec[a-z]+) ~2 por_tudo',
    '(?:so|liguei|queria|quis|hoje|vim) ~5 (?:ouvir_(?:a_)?voz|pedir_perdao|pedir_desculpas?|agradecer|abracar|ver) ~5 (?:uma_ultima_vez|pela_ultima_vez|pela_ultima|antes_de_(?:ir|partir|tudo)|de_todos|todo_mundo)',
    '(?:uma|pela) ultima vez',
    '(?:fic(?:a|em)_bem|se_cuida|se_cuidem|sejam_felizes|seja_feliz|vivam_por_mim) ~~4 (?:sem_mim|por_mim|adeus|ta|nunca_mais|eu_vou_ficar)',
    '(?:deix(?:ei|ar|ando|o)|escrev(?:i|endo|o)|grav(?:ei|ando)) ~3 (?:carta|bilhete|video|audio|recado) ~4 (?:filhos|filhas|filho|filha|mae|pai|pais|familia|irmao|irma|marido|esposa|namorad[oa]|mulher)',
    '(?:carta|cartas|bilhete|bilhetes) ~3 (?:meus_filhos|minha_filha|meu_filho|minha_mae|meus_pais|cada_um|minha_familia|abrirem_depois)',
    '(?:vou|ja_vou) (?:embora|partir) (?:para_sempre|de_vez|para_nao_voltar|e_nao_volto)',
    '(?:para_onde|onde|aonde|lugar_que|la_onde) [eu] vou (?:e|nao|ninguem|para|,|isso)',
    '(?:eu_te_amo|amo_voces|te_amo|amo_todos) ~3 (?:lembra|lembrem|nao_esquece|nao_esquecam|para_sempre_mas|mas_nao_da|desculpa|perdoa)',
    'passagem so de ida',
    '(?:me_despedi|me_despedindo|despedir) ~3 (?:irmaos|irmas|netos|vizinhos|pessoal|amigos|amigas|grupo|igreja)',
    'nao vou [mais] poder [mais] (?:cuidar|estar|ficar_com|ver)',
    '(?:me_perdoem|me_perdoa_mae|perdao_por_tudo|me_desculpem|desculpa_por_tudo|desculpem_por_tudo|perdao_a_todos)',
  ]),
];

const ARRANGING: readonly Cue[] = [
  cue('giving-away', 2, [
    '(?:dei|doei|dando|doando|dar|doar|distribu[a-z]+|entreguei|entregando|passei|deixei|deixando|reparti|repartindo|separei|separando|vendi|vendendo|me_desfiz|me_desfazendo|desfazer|dividi|dividindo|presenteei|levei) ~7 (?:minhas|meus|meu|minha|tudo|todas|todos|coisas|pertences|colecao|bens) ~~12 (?:nao_(?:vou|irei)_(?:mais_)?(?:precisar|usar|necessitar)|nao_preciso_mais|nao_vao_(?:mais_)?me_servir|onde_(?:eu_)?vou|para_onde|de_lembranca|de_recordacao|para_(?:se_)?lembrar*_de_mim|lembrarem_de_mim|lembrem_de_mim|antes_de_(?:eu_)?(?:ir|partir|morrer|sumir|me_ir)|partir|ja_nao_(?:faz|fazem|importa|preciso)|nada_mais_(?:importa|faz)|nao_me_serv[a-z]+_mais|nao_tem_mais_(?:sentido|utilidade)|heranca|quando_eu_(?:me_for|partir|nao)|como_despedida|despedida|vai_ser_util_para_quem_fica|quem_fica|nao_faz_sentido|nao_vou_levar|nao_se_leva|caixao|testamento|mais_para_mim|nao_e_mais_comigo|nao_volto|sem_eu|lembr[a-z]+_de_mim|lembrar_de_mim)',
    '(?:nao_(?:vou|irei)_(?:mais_)?precisar|nao_preciso_mais|nao_vou_mais_usar) ~~14 (?:dei|doei|dando|doar|dar|distribui|entreguei|deixei|pode_ficar|fica_com|fiquem_com|separei|dividi|leva)',
    '(?:quero_que_(?:voce|ele|ela|alguem)_fique_com|fica_com|pode_ficar_com|quem_vai_ficar_com|quem_fica_com|deixo_para) ~5 (?:minhas?|meus?) ~~6 (?:quando_eu|depois_que_eu|nao_vou_(?:mais_)?precisar|se_eu|eu_me_for|depois_de_mim|sem_mim|quando_acontecer)',
  ]),
  cue('giving-away', 2, [
    '(?:escolhi|decidi|sei|combinei|resolvi) ~1 (?:com_)?quem ~2 (?:fica|ficar|ficara|cuida|cuidar|cuidara) ~2 (?:meu|minha|meus|minhas|dele|dela|deles) !nas_ferias|na_viagem|quando_eu_viajar|no_feriado|enquanto',
  ]),
  cue('giving-away', 1, [
    '(?:dei|doei|dando|doando|distribu[a-z]+|entreguei|reparti|dividi|presenteei|me_desfiz|me_desfazendo) ~4 (?:minhas_coisas|meus_pertences|minhas_roupas_todas|tudo_que_(?:tenho|eu_tenho|e_meu|era_meu)|tudo_o_que_(?:tenho|era)|todas_as_minhas|todos_os_meus|todas_minhas|todos_meus|tudo_meu|tudo_de_valor|meus_bens|minha_colecao|minhas_joias|meus_discos|meus_livros_todos|meu_violao|meu_cachorro|meu_gato|minha_guitarra|meu_videogame|minhas_ferramentas|tudo_que_eu_mais_gosto|coisas_que_eu_mais|as_coisas_de_que_mais)',
    'levei ~2 (?:meus_gatos|meu_gato|meu_cachorro|meus_cachorros|minha_cachorra|minha_gata|meus_bichos) ~3 (?:mae|irma|irmao|tia|vizinha|abrigo|ong|amiga)',
    '(?:arranjei|procurando|achei|arrumei|procuro|consegui) ~3 (?:dono|casa|lar|alguem|quem_fique|quem_cuide) ~3 (?:meu_cachorro|meu_gato|minha_gata|meus_gatos|meus_cachorros|minha_cachorra|meus_bichos|meu_bichinho|minhas_plantas)',
  ]),
  cue('putting-in-order', 2, [
    '(?:organiz[a-z]+|resolv[a-z]+|deix(?:ei|ar|ando|o)|arrum(?:ei|ar|ando)|pagu[a-z]+|pag(?:ando|ar)|quit(?:ei|ar|ando)|atualiz[a-z]+|fiz|fazendo|escrevi|anotei|passei|acert(?:ei|ando)|contratei|separei|transferi|coloquei|limpei|cancelei) ~6 (?:testamento|seguro_de_vida|senhas|senha|documentos|papelada|papeis|contas|tudo_em_ordem|em_ordem|tudo_pronto|organizado|resolvido|funeral|enterro|caixao|jazigo|plano_funerario|pendencias|inventario|dinheiro|casa|apartamento) ~~10 (?:ninguem_(?:ter|precis|se_preocup|tenha|vai_ter)*|nao_dar_trabalho|nao_deixar_problema|quando_eu_(?:for|me_for|partir|nao|sumir|morrer)|depois_que_eu|se_eu_(?:for|morrer|sumir|faltar|nao)|caso_eu|minha_falta|sem_mim|depois_de_mim|quando_acontecer|por_minha_causa|nao_ficar*_com_(?:problema|divida|trabalho)|so_falta|antes_de_(?:ir|partir|eu_ir)|quem_fica|acharem|encontrarem|ninguem_ter_trabalho|para_ninguem) !na_viagem|nas_ferias',
    '(?:testamento|seguro_de_vida) ~~8 (?:hoje|pronto|ja_fiz|ja_deixei|assinei|suicidio|deixei_tudo|so_falta) ~~6 (?:coragem|hora|ir|descansar|acabou|vou|cansad[oa]|paz|suicidio)',
    '(?:seguro|seguro_de_vida) ~4 (?:pag(?:a|am|aria)|cobre|cobrem|cobriria) ~6 (?:suicidio|quem_se_mata|se_mata|tira_a_propria|se_matar|acidente_de_proposito)',
    '(?:escolhi|escolhendo|escolher|planej[a-z]+|pensei|penso|imagin[a-z]+|separei) ~4 (?:meu|minha|no_meu|a_roupa_do|a_musica_do|as_musicas_do|foto_do|foto_para_o|roupa_para_o) ~3 (?:velorio|enterro|funeral|caixao|cremacao|tumulo|cova|sepultamento) !da|do|de_(?:minha|meu)',
  ]),
  cue('putting-in-order', 1, [
    '(?:apaguei|deletei|exclui|desativei|apagando|limpei) ~3 (?:redes|tudo|contas|perfis|conversas|fotos|historico|celular)',
    '(?:deixei|deixar|organizei|arrumei|resolvi|esta|fiz) ~3 (?:tudo_em_ordem|tudo_organizado|tudo_pronto|tudo_resolvido|tudo_acertado|tudo_certinho|testamento|todas_as_senhas|minhas_senhas)',
    '(?:paguei|quitei) ~2 (?:todas|tudo|todas_as_contas|todas_as_dividas)',
  ]),
  cue('funeral', 2, [
    '(?:meu|no_meu|do_meu) (?:velorio|enterro|funeral|caixao|tumulo|sepultamento) ~~10 (?:quem|ninguem|alguem|iria|vai|vao|ir|chor[a-z]+|flores|apareceria|apareca*|musica|quero|queria|sera|imagin[a-z]+|penso|gente|cheio|vazio|falta)',
    '(?:quem|ninguem|alguem|sera_que|quantas_pessoas|quantos|imagino|fico_imaginando|penso|pensando) ~6 (?:no_meu|do_meu|meu|ao_meu|pro_meu|para_o_meu|para_meu|para_o) (?:velorio|enterro|funeral|caixao|tumulo|sepultamento)',
  ]),
];

const HARD: readonly Cue[] = [
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
    'para mim [,|ja] (?:acabou|ja_era) [,|.] [,|.] (?:nao|adeus|cansei|chega|sem)',
    'nao tem mais volta para mim',
    '(?:acabou|ja_era) para mim ~~4 (?:nao|adeus|nunca|desculp[a-z]+|cansei)',
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
    '(?:destruid[oa]|acabad[oa]|quebrad[oa]|podre|oc[oa]|despedacad[oa]) por dentro',
    '(?:fundo_do_poco|no_meu_limite|cheguei_no_limite|meu_limite|no_limite|no_fim_das_forcas|sem_chao|afundando|me_afogando_(?:em|por|na)|no_escuro|num_buraco|sufocad[oa]|odeio_minha_vida|minha_vida_e_uma_(?:merda|bosta|desgraca|mentira)|minha_vida_acabou|minha_vida_nao_tem|acabou_para_mim|deu_para_mim|ja_deu|desesperad[oa]|desespero|entreguei_os_pontos|joguei_a_toalha|entregar_os_pontos|nada_da_certo|no_automatico|so_sobrevivo|so_existo|nao_sinto_mais_nada|nao_sinto_nada)',
    '(?:quero|queria|so_quero|preciso|precisava|so_queria) ~3 (?:que_(?:tudo|isso|a_dor|essa_dor|minha_cabeca|o_barulho|as_vozes)_(?:acab|par|pass|termin|cal)[a-z]+|parar_(?:de_sentir|de_sofrer|com_essa_dor|com_a_dor|de_doer)|nao_sentir_mais_nada|acabar_com_(?:essa|a|esta|toda_essa)_(?:dor|angustia|agonia)|paz)',
    '(?:chor[a-z]+) ~2 (?:todo_dia|todos_os_dias|toda_noite|sem_parar|sozinh[oa]|escondid[oa])',
    '(?:depressao|deprimid[oa]|depressiv[oa]) ~4 (?:venceu|me_venceu|vencendo|ganhou|me_consome|voltou|profunda|me_mata|nao_passa)',
  ]),
];

const ENDING: readonly Cue[] = [
  cue('rest', 2, [
    '(?:dormir|descansar|apagar|desligar|repousar|deitar|fechar_os_olhos|sono|descanso|paz|silencio|adormecer) ~3 (?:para_sempre|eternamente|etern[oa]|de_vez|definitiv[a-z]+|por_toda_eternidade|sem_volta|e_nao_volt[a-z]+|ate_o_fim_dos_tempos)',
    '(?:dormir|deitar|apagar|fechar_os_olhos|pegar_no_sono|adormecer|durmo|deito|fechasse_os_olhos|dormisse|desmaiar) ~6 (?:nunca_mais|nao|nem|sem) [mais|nunca|ter_que|ter_de|precisar|precisar_mais|nunca_mais] (?:acord[a-z]+|abrir_os_olhos|abrisse|abrir|levantar|despertar|volt[a-z]+)',
    '(?:nao|nunca_mais|nem|sem) [nunca|mais] (?:acord(?:ar|asse|e|ava|aria)) [mais|nunca_mais|amanha|de_novo|nunca] (?:[.,?]|e|para|seria|era|nunca|porque|mais|que|,|kkk|assim|desse_sonho) ',
    '(?:descansar|descanso) ~2 (?:finalmente|enfim|em_paz|la_em_cima|no_ceu|com_deus|de_tudo|dessa_vida|desse_mundo|deste_mundo|da_vida|de_viver|no_cemiterio|no_caixao|debaixo_da_terra) !com_voce|nas_ferias|em_casa',
    '(?:finalmente|enfim|logo|em_breve) ~3 (?:descansar_para|ter_paz|encontrar_paz|descansarei|terei_paz|vou_ter_paz|vai_ter_paz|livre_de_tudo|vai_acabar|acabou_para)',
    '(?:desligar|apertar) ~2 (?:a_chave|o_botao|a_tomada|o_disjuntor|tudo|minha_mente|a_mim|me) ~2 (?:da_vida|de_vez|para_sempre|da_minha|do_meu_corpo|e_acabou)',
    '(?:hibernar|dormir|apagar) ~3 (?:mil_anos|e_esquecer_que_existo|e_esquecer_que_eu|ate_a_vida_acabar|ate_tudo_acabar|ate_isso_acabar)',
    '(?:dormir|sono) ~6 (?:unica_hora|unico_momento|unica_parte|quando_nao) ~6 (?:existo|sofro|doi|vivo|sinto)',
  ]),
  cue('disappearing', 2, [
    '(?:sumir|sumo|sumisse|desaparecer|desapareco|desaparecesse|evaporar|evaporasse|esfumacar|ser_apagad[oa]|me_apagar|me_apagasse|me_desfazer) ~4 (?:para_sempre|de_vez|do_mundo|da_face|da_terra|do_planeta|da_vida_de_todos|da_vida_de_todo_mundo|desse_mundo|deste_mundo|sem_deixar|e_nunca_mais|e_nao_volt[a-z]+|da_existencia|dessa_vida|da_memoria|desta_vida|da_vida|do_universo|e_ninguem|que_ninguem|sem_ninguem_(?:perceber|notar|saber)|da_historia|por_completo|completamente|do_mapa) !do_insta|da_internet',
    '(?:deix(?:ar|asse|o)_de_existir|parar_de_existir|nao_existir|nao_existisse|nunca_ter_existido|nao_ter_existido|inexistir|me_desfazer_no_ar|ser_apagad[oa]_da|virar_po|virar_nada|virar_fumaca|nao_estar_(?:mais_)?(?:nesse|neste)_mundo|sair_desse_mundo|sair_deste_mundo|ir_embora_desse_mundo|ir_embora_deste_mundo|ir_embora_da_vida)',
    '(?:nao) (?:quero|queria) ~1 (?:mais_estar_aqui|estar_(?:mais_)?aqui|estar_mais|existir|fazer_parte_(?:disso|desse_mundo|dessa_vida)|ser_mais_nada|ver_o_amanha|ver_amanha|ver_o_dia|acordar_amanha|acordar_mais|acordar) !cedo|tarde|voce|ninguem|sozinh[oa]',
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

const METHODS: readonly Cue[] = [
  cue('method', 2, [
    '(?:quantos|quantas|quanto|qual|que|dose|dosagem|mistura|misturar|tomar|se_tomar|se_eu_tomar) ~6 (?:comprimid[a-z]+|remedio|remedios|rivotril|clonazepam|paracetamol|dipirona|calmante|calmantes|gotas|insulina|veneno|chumbinho|mg|miligramas|pilulas|cartelas|cartela|zolpidem|diazepam|medicamento|medicamentos|potassio|metadona) ~8 (?:mata|matam|matar|morrer|morre|letal|fatal|letais|fatais|mortais|overdose|nao_acordar|apagar|para_sempre|suficiente|suficientes|sem_dor|parar_o_coracao|precisa_para|preciso_para|fazem_efeito_para|e_perigoso_misturar|sem_volta|causa_a_morte|dormir_de_vez|nunca_mais)',
    '(?:mata|morre|morrer|matar|letal|fatal) ~6 (?:quantos|quantas|comprimidos|rivotril|chumbinho|paracetamol|insulina|dipirona|gotas)',
    '(?:jeito|jeitos|forma|formas|maneira|maneiras|metodo|metodos|modo|modos) ~4 (?:indolor|indolores|sem_dor|rapid[oa]|rapid[oa]s|que_nao_doa|que_nao_doi|mais_facil|facil|menos_doloros[oa]|menos_dolorid[oa]|sem_sofrer|sem_sofrimento|garantid[oa]|certeir[oa]|discret[oa]|menos_sofrid[oa]|limpa) ~4 (?:morrer|ir_embora|partir|acabar|morte|sair_daqui|sumir|se_matar|terminar|de_ir|desaparecer|descansar)',
    '(?:morrer|morte|se_matar|partir|ir_embora|se_enforcar|enforcamento|afogamento|se_afogar|acabar_com_tudo) ~4 (?:indolor|sem_dor|sem_sofrer|sem_sofrimento|rapid[oa]|dormindo|doi|doendo|demora|menos_dolorosa) !muito_o_show|em_saber',
    '(?:doi|doer|dolorid[oa]|sofre|demora|dor) ~4 (?:morrer|se_enforcar|se_afogar|cortar_os_pulsos|pular|afogad[oa]|enforcad[oa]|envenenad[oa]|tomar_veneno|se_matar)',
    '(?:queda|cair|pular|pulo|saltar|salto|despencar|caindo) ~8 (?:metros|andar|andares|altura|ponte|predio|viaduto) ~~8 (?:mata|morre|morrer|sobreviv[a-z]+|doi|instantane[a-z]+|suficiente|basta|na_hora|certeza|garantid[oa]|rapido)',
    '(?:altura|andar|metros|andares) ~6 (?:suficiente|precisa|minima|necessaria|mata|morre|morrer|fatal|letal|nao_sobrevive|sobrevive)',
    '(?:como|fazer|faz|fiz|aprender|aprendi|tutorial|ensina) ~5 (?:no_de_forca|no_da_forca|forca_caseira|no_de_enforcado|laco_de_forca|uma_forca|no_corredico)',
    '(?:onde|como|quanto|comprei|comprar|compro|arrumar|arrumo|conseguir|consigo|vende|vendem|peguei|achei|tenho|guardo|escondi|pesquisei|arranjar|arranjei) ~5 (?:chumbinho|cianeto|formicida|veneno) !para_(?:rato|ratos|formiga|formigas|barata|baratas|planta|a_horta|plantas|cupim)|de_(?:rato|barata|formiga|cobra|abelha)',
    '(?:junt(?:ei|ando|o)|estoc[a-z]+|acumul[a-z]+|escond(?:i|endo|o)|colecionando|tenho_guardado|tenho_guardados|economizando|venho_guardando|guardando) ~4 (?:remedio|remedios|comprimidos|cartelas|calmantes|rivotril|veneno|gilete|giletes|lamina|laminas|corda|arma|revolver|pilulas|comprimido|insulina|medicamentos)',
    '(?:guard(?:ei|o)|separ(?:ei|ando|o)) ~4 (?:comprimidos|cartelas|cartela|calmantes|veneno|giletes|lamina|laminas|revolver|pilulas) !longe|das_criancas|para_viagem|na_mala|do_mes|da_semana',
    '(?:olho|olhando|fico_olhando|encaro|encarando|olhei|olhava|vejo|perto|segurando|seguro|peguei|pego|em_frente|diante|aqui_com|estou_com) ~6 (?:janela|sacada|trilho|trilhos|remedios|faca|gilete|ponte|altura|varanda|comprimidos|corda|parapeito|metro|arma|revolver|carros_passando|la_embaixo|lamina|la_para_baixo|cartela) ~~8 (?:penso|pensando|vontade|imagin[a-z]+|seria_facil|coragem|pular|acabar|paz|me_chama|chamando|me_jogar|na_mao|alivio|resolveria|tentacao|tentad[oa]|terminar|solucao)',
    '(?:janela|ponte|sacada|altura|trilho|trilhos|trem|metro|faca|remedios|viaduto|varanda|parapeito) ~6 (?:convidativ[oa]|tentador|tentadora|tentadores|me_chama|me_chamam|chamando|me_atrai|atraente|me_convida)',
    '(?:trem|metro|ponte|viaduto|caminhao|caminhoes|janela|sacada|varanda|passarela) ~6 (?:pensando|penso|imagino|vontade) (?:[.,]|em_(?:parar|pular|descer|soltar|sumir|fazer|acabar|entrar|me)|de_(?:parar|pular|descer|soltar|sumir|acabar|entrar|me)|se_eu|como_seria)',
    '(?:soltar|largar|virar|solto|largo|solta|soltei|jogar) ~2 (?:volante|direcao|carro|freio) ~~8 (?:contra|acabar|penso|pensei|vontade|poste|caminhao|fechar_os_olhos|ver_no_que|pronto|estrada|curva|ponte)',
    '(?:atravess[a-z]+|dirig[a-z]+|dirijo|acelerar|acelero|correr|corro) ~4 (?:rua|avenida|estrada|carro|moto|pista|sinal|br|dirig[a-z]+|dirijo) ~4 (?:sem_olhar|de_olhos_fechados|fechando_os_olhos|esperando_que|torcendo_para|para_ver_se|sem_cinto_de_proposito|sem_me_importar|na_contramao)',
    '(?:dirijo|dirigir|dirigindo|acelero|piloto) ~1 (?:de_olhos_fechados|fechando_os_olhos|sem_cinto_de_proposito|na_contramao)',
    '(?:parei|parar|parando|deixei|larguei|joguei_fora|deixando|nao_tomo|nao_vou_tomar|nao_vou_(?:mais_)?fazer|nao_faco_mais|desisti_d[ao]) ~3 (?:remedio|remedios|insulina|quimio|quimioterapia|dialise|hemodialise|tratamento|marcapasso|medicacao|anticoagulante) ~~10 (?:de_proposito|para_(?:ver_se_)?(?:morr|acab|ir)*|esperando|adianta|acabar_logo|tanto_faz|logo|quero_que|natureza|deixar_acontecer|deus_me|quero_que_acabe|acabe_logo|ir_embora|nao_ligo)',
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

const GOING: readonly Cue[] = [
  cue('farewell', 2, [
    '(?:agradec[a-z]+|obrigad[oa]|foi_bom|foi_um_prazer|foi_lindo) ~4 (?:tudo|te_conhecer|conhecer_voce|enquanto_durou|por_cada) ~~8 (?:adeus|nunca_mais|para_sempre|partir|me_vou)',
    '(?:se|caso|quando) eu nao (?:aparecer|responder|voltar|mandar_mensagem|atender) [mais|nunca_mais] [,] (?:ja_sabe|ja_sabem|voce_ja_sabe|e_porque_fui|adeus|nao_me_procur[a-z]+|e_porque_consegui)',
    '(?:se|caso) eu (?:sumir|desaparecer) ~3 (?:nao_me_procur[a-z]+|nao_procur[a-z]+|me_esquec[a-z]+|ja_sabe)',
    '(?:depois|antes|quando|assim) que eu (?:for|me_for|partir|ir|morrer|sumir) !ao|para|no|na|de_ferias|viajar|embora_do|trabalhar|dormir|buscar|la|a_praia|ver|tomar|comprar|fazer',
    '(?:nao|nem) (?:vou|irei) ~1 ver ~3 (?:crescer|crescerem|se_formar|se_formarem|casar|nascer|nascerem|envelhecer) ~~6 (?:decidi|decidido|mais|desisti|cansei|perdao)',
    '(?:ja_ja|logo|em_breve|daqui_a_pouco) ~3 (?:encontra|encontramos|junto|juntos|vejo|reencontro|indo|vou_ai) ~3 (?:la_em_cima|no_ceu|pai|mae|tumulo|onde_voce_esta|do_outro_lado)',
    '(?:tumulo|cemiterio|sepultura|lapide) ~8 (?:ja_ja|logo|em_breve) ~2 (?:estou_indo|vou|to_indo|me_junto|chego)',
    '(?:nao_precisa|nem_precisa|nao_precisam) ~2 (?:guardar|contar|esperar|comprar|reservar) ~3 (?:para_mim|comigo|por_mim) ~2 (?:no_natal|no_ano_novo|mais|nunca_mais|na_ceia)',
    '(?:meu_lugar|eu) nao (?:e|pertenco) ~1 (?:nesse_mundo|neste_mundo|a_esse_mundo|aqui_nesse_mundo)',
    '(?:sou|fui|minha_vida_e) um erro ~4 (?:apagad[oa]|corrigid[oa]|nao_era|desde_que_nasci|existir)',
    '(?:voltar|virar|retornar) [para|ao|para_o|um] nada !disso|ver',
  ]),
  cue('disappearing', 2, [
    '(?:torc[a-z]+|esper[a-z]+|rez[a-z]+|desej[a-z]+|quer[a-z]+|queria) ~3 (?:que|para) ~1 (?:um|o|algum) (?:onibus|carro|caminhao|raio|trem|aviao|acidente|meteoro|bandido|assaltante) ~2 me (?:peg[a-z]+|atropel[a-z]+|mat[a-z]+|acert[a-z]+|lev[a-z]+|pass[a-z]+)',
    '(?:se|quando) ~3 (?:aviao|onibus|carro|elevador|barco) ~3 (?:cair|bater|capotar|afundar|explodir|caisse|batesse) ~2 (?:comigo|eu) ~3 (?:tudo_bem|melhor|alivio|nao_ligo|otimo|tanto_faz|problema)',
    '(?:se|quem_dera|queria) ~2 (?:tivesse|pegasse|ter|tiver) ~1 (?:cancer|um_cancer|uma_doenca|um_infarto|avc|um_avc) ~4 (?:facil|alivio|melhor|resolvia|resolveria|acabava)',
    '(?:nao) (?:ia|iria|vou) reclamar se ~2 nao ~1 acord[a-z]+',
  ]),
  cue('decision', 1, [
    '(?:olhando|olho|olhei) ~1 (?:para_baixo|la_embaixo|la_para_baixo|o_vazio|a_altura|o_abismo)',
    '(?:olhando|olhei|olho|encarei|encarando) ~1 (?:para_ela|para_ele|para_elas|para_eles) ~2 (?:[.,]|e|pensando|na|muito)',
    '[,] posso ir [em_paz|agora|ja] (?:[.]|em_paz|tranquil[oa])',
    '(?:me_rendi|quero_me_render|me_rendo|eu_me_entrego|desisti_de_lutar|nao_luto_mais|cansei_de_lutar|nao_tenho_mais_forca|nao_tenho_mais_forcas|nao_tenho_forca_para_mais_nada)',
    '(?:ninguem|nao_tem_ninguem|sozinh[oa]) (?:em_casa|chega|volta|vai_chegar|por_perto|esta_em_casa) ~2 (?:hoje|ate|agora|a_noite_toda|amanha|[.,])',
    '(?:droga|pena|merda|infelizmente|inferno|de_novo_nao|que_saco) ~3 acordei',
    '(?:sensacao|como_e|como_sera|sera_que_e) ~2 (?:morrer|estar_mort[oa]|a_morte|deixar_de_existir)',
    '(?:amanha|depois_de_amanha|segunda|logo|em_breve) ~2 (?:nada_disso|nada|isso|tudo_isso|ja_nao|nao) ~3 (?:vai_importar|importa|vai_doer|doi|tera_importancia|existira|mais_nada)',
    '(?:nem_adianta|nao_adianta|nao) ~1 (?:marcar|marca|planejar|contar|conta) ~3 comigo',
  ]),
  cue('farewell', 2, [
    '(?:quando|se|caso|depois_que|assim_que|no_dia_que) ~1 eu ~1 (?:me_for|partir|faltar|nao_(?:amanhec[a-z]+|acord[a-z]+|estiver_(?:mais_)?(?:aqui|viv[oa]|entre)|existir|volt[a-z]+_mais|tiver_mais_aqui)|nao_estiver_mais|ja_nao_estiver|nao_estiver_por_aqui) !viajar|de_ferias|na_segunda|para_casa',
    '(?:se|caso|quando) ~1 (?:acontecer|me_acontecer|acontecesse) ~2 (?:algo|alguma_coisa|o_pior|qualquer_coisa) ~2 (?:comigo|diz|fala|avisa|cuida|conta)',
    '(?:cuida|cuide|cuidem|toma_conta|olha|olhe) ~1 (?:da|do|de|dos|das|minha|meu|por) ~3 por mim',
    '(?:nao) (?:chor[a-z]+|sofr[a-z]+|fiquem?_triste|se_culp[a-z]+) ~1 por mim',
    '(?:promete|prometa|prometem|jura) ~4 (?:feliz|seguir|viver|continuar) ~3 (?:sem_mim|por_mim|sem_eu)',
    '(?:fala|fale|falem|diz|diga|digam|conta|avisa) ~1 (?:para|pro|a|ao) ~2 (?:filho|filha|filhos|mae|pai|familia|irma|irmao|esposa|marido|netos|eles|todos) ~5 (?:amav[a-z]+|amei|amo|tentei|perdao|desculpa|orgulho_del[a-z]+|sinto_muito) !beijo',
    '(?:quero|queria|prefiro|pode|podem) ~2 (?:ser_cremad[oa]|ser_enterrad[oa]|me_cremem|me_enterrem|flores_no_meu|minhas_cinzas|choro|luto|velorio_simples) ~4 (?:avisa|quando|meu|no|se|minha|[.,])',
    '(?:meu_caixao|minhas_cinzas|meu_cadaver|minha_lapide|meu_obituario|meu_corpo_(?:for|vai|seja)|acharem_meu_corpo|encontrarem_meu_corpo|minha_cova)',
    '(?:antes|ate) (?:da_minha_partida|do_meu_fim|de_eu_partir|de_eu_me_ir)',
    '(?:faltam|falta|contagem_regressiva) ~5 meu fim',
    '(?:passei|entreguei|dei|deixei|anotei|mandei) ~2 senhas? ~8 (?:ela_vai_precisar|ele_vai_precisar|vao_precisar|quando|caso|depois)',
    '(?:papelada|documentos|escritura|inventario|testamento|senhas) ~~10 (?:caso_eu|quando_eu|se_eu|agora_posso_(?:ir|descansar|partir)|posso_ir|ja_posso)',
    '(?:agora|ja|entao) (?:eu_)?(?:ja_)?posso (?:ir|descansar|partir|ir_embora|morrer|ir_em_paz|ir_tranquil[oa]) (?:[.,]|em_paz|tranquil[oa]|descansar|sossegad[oa]|embora_desse|para_sempre) !para_casa|dormir|de_ferias',
    '(?:deus|senhor|nossa_senhora|jesus) ~1 (?:ja_)?(?:pode|podia|podes) ~1 (?:me_)?(?:cham[a-z]+|busc[a-z]+|lev[a-z]+|recolh[a-z]+)',
    '(?:quero|queria|posso|prefiro|melhor|era_melhor|pronto_para|hora_de) ~1 (?:eu_)?ir (?:logo|de_vez|embora_de_vez|embora_logo|em_paz|ter_com_deus|com_deus|para_junto_de_deus) !ao|para_casa|na|no',
  ]),
  cue('decision', 2, [
    '(?:medo|receio|pavor) ~3 (?:do_que|de_mim|do_que_eu) ~3 (?:fazer|faca|fazer_comigo|mesm[oa]|comigo|sou_capaz|posso_fazer|possa_fazer)',
    '(?:pensando|pensei|pensado|penso|vontade|quero|vou|ia|medo|capaz|prestes|quase|pensamento|pensamentos|ideia) ~4 (?:fazer|faco|cometer|besteira|em) ~2 (?:besteira|loucura_comigo|bobagem_comigo|besteira_comigo|uma_loucura_comigo|algo_contra_mim|mal_a_mim|mal_para_mim|uma_besteira_grande|algo_comigo) !no_cartao|no_trabalho|com_meu_cabelo|e_comprar',
    '(?:nao) ~1 (?:confio_em_mim|posso_ficar_sozinh[oa]|devo_ficar_sozinh[oa]|me_sinto_segur[oa]_comigo|estou_segur[oa]_comigo|garanto_que_(?:eu_)?(?:fico|estou|vou_estar)) ~4 (?:sozinh[oa]|hoje|em_casa|mesm[oa]|viv[oa]|perto|noite|aqui|[.,])',
    '(?:escondi|esconder|tranquei|joguei_fora|pedi_para_esconder|dei_para_minha_mae|tirei_de_perto) ~3 (?:facas|faca|remedios|gilete|laminas|arma|corda|tesoura|objetos_cortantes) ~4 (?:mim|de_mim|para_eu_nao|para_nao_fazer|de_perto_de_mim)',
    'vozes ~5 (?:morrer|me_matar|pular|acabar|fazer_mal|me_cortar|mandam_eu|dizem_para_eu)',
    '(?:me_livrar|livrar) ~3 (?:da_vida|dessa_vida|de_tudo_e_da_vida|desse_corpo|de_mim_mesm[oa])',
  ]),
  cue('decision', 1, [
    '(?:pensamento|pensamentos|coisas|ideias) (?:ruim|ruins|muito_ruim|muito_ruins|sombri[oa]s|escur[oa]s|horriveis|intrusivos|negativos_demais|de_fim)',
    '(?:tenho|ando|estou) ~1 (?:pensado|pensando) ~1 (?:besteira|besteiras|bobagem_seria|no_pior|o_pior|coisa_ruim)',
    '(?:marquei|escolhi|defini|tenho) ~1 (?:a_)?data ~2 (?:so_voce_sabe|ninguem_sabe|e_ninguem|ja_sei)',
    '(?:seria|basta|bastava|bastaria|faltava) ~1 um passo',
    '(?:esta_decidido|de_um_jeito_ou_de_outro|hoje_e_o_dia|comprei_o_que_precisava|comprei_tudo_que_precisava|chegou_o_dia|chegou_a_hora|esta_na_hora_de_ir|sexta_feira_termina|amanha_acaba)',
  ]),
  cue('burden', 2, [
    '(?:so|sempre|apenas|vivo) ~1 (?:atrapalh(?:o|ando)|incomod(?:o|ando)|estrag(?:o|ando)|dando_trabalho|dando_despesa|dou_despesa|dou_desgosto|sendo_um_peso) ~1 (?:a_)?(?:vida|todo_mundo|todos|meus_filhos|minha_familia|eles|os_outros|[.,])',
    '(?:velh[oa]|veio|veia|doente|inutil|gente_como_eu|alguem_como_eu|pessoa_como_eu) ~2 so ~1 (?:da|atrapalha|incomoda|ocupa|serve_para) ~2 (?:despesa|trabalho|lugar|espaco|atrapalhar|gasto)',
    '(?:alguem|ninguem|voce|sera|eles|quem) ~3 (?:ia|iria|vai|vao|iam|sentiria|sentiriam|daria|dariam) [mesmo|nem] [dar|sentir|notar] (?:minha_falta|falta_de_mim|a_minha_falta|saudade_de_mim_se|minha_ausencia) !hoje|na_festa|no_jogo',
    '(?:descans[a-z]+|livre|livres|livrar|sossego|ferias|alivio|respirar|paz) de_mim',
    '(?:nao) fac(?:o|aria) falta [nenhuma] [para|a|nesse] (?:ninguem|nesse_mundo|nenhuma|nada|eles|mundo)',
    '(?:merece|merecem|mereciam|precisa_de|precisam_de|teria|teriam) ~1 (?:uma?_)?(?:mae|pai|filh[oa]|marido|esposa|namorad[oa]|vida|amig[oa]) ~1 melhor ~~6 (?:sem_mim|longe_de_mim|se_eu|sumir|ficar_melhor|ficariam_melhor|nao_existir)',
  ]),
  cue('rest', 2, [
    '(?:entrar|ficar|cair) em coma ~2 (?:nao_voltar|nunca_mais|para_sempre|nao_acordar|e_pronto|nunca_voltar)',
    '(?:terra|chao|mar|buraco|escuridao) ~2 me (?:engol[a-z]+|levasse|leve|sug[a-z]+) ~1 (?:para_sempre|de_vez|e_nunca|e_ninguem|por_inteiro)',
    '(?:fech[a-z]+|fecho) ~1 olhos ~4 (?:torcendo|esperando|pedindo|rezando|querendo|desejando) ~4 (?:nao_abrir|nunca_mais|nao_acordar|abrir_mais)',
    '(?:torc[a-z]+|esper[a-z]+|rez[a-z]+|pec[a-z]+|quer[a-z]+|desej[a-z]+) ~4 que ~2 (?:amanha|o_dia|manha) ~2 (?:nao_chegue|nao_chegasse|nao_venha|nao_existisse|nunca_chegue)',
    '(?:nao) (?:quero|queria) ~2 (?:que_(?:o_)?amanha_(?:chegue|chegasse|exista|venha)|que_chegue_amanha)',
    'amanha ~1 nao ~1 (?:queria|quero) ~1 (?:que_chegasse|que_chegue|que_existisse|acordar|ver)',
  ]),
  cue('pain', 1, [
    '(?:ja_)?tentei de tudo',
    '(?:tudo|minha_vida|meu_mundo) ~1 (?:escuro|preto|cinza|sem_cor|sem_graca|vazio)',
    'cansei (?:[.,]|de_verdade|mesmo|demais)',
    '(?:minha_vida|a_vida|tudo|meu_mundo) [ja|para_mim|simplesmente] (?:acabou|desabou|desmoronou|acabou_para_mim|foi_para_o_ralo|ruiu|virou_um_inferno|e_um_inferno|perdeu_a_graca|perdeu_a_cor|ficou_cinza)',
    '(?:nao_sei_para_que_acordo|sobrevivo|so_sobrevivo|nao_estou_vivendo|vivo_por_viver|vivo_no_automatico|existo_por_existir)',
    '(?:quero|queria|so_quero|preciso) ~1 (?:parar|que_pare|que_isso_pare|que_acabe_logo|que_termine|acabar_logo_com_isso|que_tudo_pare)',
    '(?:game_over|fim_de_jogo|fim_da_linha|acabou|ja_era|xeque_mate) para mim',
    '(?:nao_tenho_lagrimas|ja_nao_tenho_lagrimas|chorei_tudo|nao_consigo_nem_chorar|secou_tudo)',
    '(?:nao_faz|sem|nao_ha) [mais] sentido (?:continuar|seguir|insistir|lutar|tentar|em_nada|nenhum_em_nada|em_mais_nada|acordar|nada)',
    '(?:cansad[oa]|cansei|exaust[oa]) de (?:existir|lutar_contra|doer|sangrar_por_dentro|remar|sobreviver|esperar_melhorar)',
  ]),
  cue('height', 1, [
    '(?:onde|que_parte|qual|lugar) ~4 (?:rio|represa|lago|mar|acude|lagoa) ~3 (?:fund[oa]|correnteza|perigos[oa])',
    '(?:que_horas|horario|quando) ~2 (?:passa|passam) ~2 (?:trem|metro|trem_de_carga)',
    'quanto tempo ~4 (?:debaixo_d_agua|debaixo_da_agua|embaixo_d_agua|sem_respirar|sem_ar|sem_oxigenio)',
    '(?:janela|sacada|varanda) ~2 (?:nao_tem|sem|abre|aberta) ~1 (?:tela|rede|grade|protecao|toda|inteira)',
    '(?:no|nos|na) (?:trilho|trilhos|linha_do_trem|parapeito|beirada) (?:esperando|parad[oa]|sentad[oa]|deitad[oa]|sozinh[oa])',
    '(?:topo|alto|em_cima|cima|beira|ultimo_andar|beirada) ~1 (?:do|da|de_um|de_uma|desse|dessa) (?:predio|ponte|viaduto|passarela|edificio|torre|penhasco|caixa_dagua|laje|cobertura)',
  ]),
  cue('height', 2, [
    '(?:estou|to|parei|subi|cheguei|vim) ~2 (?:em_cima|na_beira|na_beirada|no_parapeito|no_meio|na_grade|pendurad[oa]|parad[oa]_na|sentad[oa]_na) ~1 (?:da|do|de_uma|de_um|dessa|desse) ~1 (?:ponte|viaduto|passarela|predio|terraco|precipicio|penhasco|sacada|laje) !transito|engarrafad[oa]|vendo_o_por_do_sol|pescando|correndo|tirando|fotografando|vendo|admirando|de_carro|de_moto',
    '(?:qual|que|quantos) ~1 (?:andar|andares|altura|metros|ponte|predio) ~3 (?:bastante|suficiente|alto_o_bastante|o_suficiente|basta)',
    '(?:grade|grades|tela|protecao|mureta|parapeito|vigia|seguranca|camera) ~4 (?:ponte|viaduto|terraco|passarela|sacada|cobertura|janela) ~4 (?:alta|alto|baixa|baixo|da_para_pular|tem|da_para_passar|impede|[?])',
    '(?:ponte|viaduto|terraco|passarela|cobertura) ~5 (?:tem|sem|possui|com) ~1 (?:grade|tela|protecao|vigia|mureta|rede_de_protecao) !de_pesca',
    '(?:deixa|deixam|da_para|consigo|pode|posso|como) ~3 (?:subir|entrar|acessar|chegar) ~3 (?:terraco|cobertura|topo|telhado|alto_do_predio|alto_da_torre|parapeito) ~~6 (?:demitid[oa]|sozinh[oa]_de_noite|ninguem_ver|de_madrugada|sem_ninguem|cansei|aguento|triste|acabou)',
  ]),
  cue('method', 2, [
    'queda ~1 (?:e_certa|mata|e_fatal|e_grande|resolve|e_suficiente)',
    '(?:doi|doer|doeria) ~4 (?:cai|cair|caindo|queda|pular|bater_no_chao) ~3 (?:alto|altura|andar|predio|ponte|la_de_cima)',
    '(?:andares|metros|altura) ~3 (?:precisa|preciso|para) ~3 (?:nao_sobreviver|nao_ter_volta|certeza|nao_escapar)',
    '(?:caixa|cartela|frasco|vidro|remedios|comprimidos) ~3 (?:na_minha_frente|na_minha_mao|na_mao|no_colo|aqui_comigo|na_mesa_olhando)',
    '(?:quanto|quantos|quantas|qual) ~4 (?:remedio|remedios|comprimidos|calmante|calmantes|rivotril|pilulas) ~8 (?:perigoso|de_uma_vez|faz_mal_mesmo|nao_tem_volta|e_demais)',
    '(?:misturar|mistura|misturo|juntar) ~4 (?:rivotril|clonazepam|calmante|calmantes|zolpidem|diazepam|antidepressivo) ~4 (?:vodka|alcool|bebida|cachaca|whisky|cerveja|vinho) ~~6 (?:dormir_para|apagar|morr[a-z]+|mata|acordar|fatal|de_vez)',
    '(?:caixa|cartela|cartelas|frasco|vidro|gaveta|armario|estoque|monte) ~3 (?:calmante|calmantes|remedio|remedios|comprimidos|rivotril) ~5 (?:guardad[oa]s?|esperando|escondid[oa]s?|me_esperando|so_para_mim|para_o_dia)',
    '(?:remedio|remedios|comprimidos|arma|faca|facas|gilete|lamina|laminas|corda|ponte|janela) ~~12 (?:fico_olhando|fico_pensando|olhando_e_pensando|pensando_em_pegar|pensando_em_tomar|pensando_em_usar|me_chamando|me_chama|chamando_meu_nome|esta_me_chamando|e_pensando)',
  ]),
];

/** Signs that say nothing outright (abuse suite H02). */
export const CUES: readonly Cue[] = [...BURDEN, ...LEAVING, ...ARRANGING, ...HARD, ...ENDING, ...METHODS, ...GOING];
