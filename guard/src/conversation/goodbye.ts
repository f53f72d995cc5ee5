import { anyPhrase } from './phrases.ts';
import { endSentence, readPlain } from './plain.ts';

const LEAVE =
  'ir|indo|dormir|deitar|nanar|mimir|sair|saindo|desligar|embora|trabalhar|estudar|descansar|almocar|jantar|tomar_banho|banhar|capotar|apagar|me_deitar|cair_na_cama|voltar_ao_trabalho|voltar_para_o_trabalho|correr|vazar|nessa|la|parar_por_aqui|encerrar|ralar|zarpar|picar_a_mula|chispar|puxar_o_carro|me_despedir|deslogar|treinar|buscar|cozinhar|levar|dirigir|cuidar|offline|fechar_o_app|largar_o_celular|embora_agora|para_a_cama|para_cama|para_o_trabalho|para_a_aula|para_academia|para_a_academia|para_casa|entrar_em_reuniao|entrar_na_reuniao|pegar_onibus|pegar_o_onibus|fazer_a_janta|ver_serie|me_arrumar|acordar_cedo|levantar_cedo|fazer_janta|botar_as_criancas|colocar_as_criancas|atender|pegar_no_sono|ficando_por_aqui|ficar_por_aqui';
const UNTIL =
  'amanha|mais|logo|ja|depois|breve|mais_tarde|segunda|terca|quarta|quinta|sexta|sabado|domingo|proxima|a_proxima|outro_dia|outra_hora|jaja|ja_ja|semana_que_vem|daqui_a_pouco|a_noite|de_manha|a_vista|qualquer_dia|qualquer_hora|la|a_volta|o_fim_de_semana|fim_de_semana|outra_vez|outra|mais_ver|amanha_entao|mais_entao|amanhazinho|manha';
const WARM =
  'amor|linda|lindo|vida|princesa|gata|meu_bem|querida|querido|mo|mozao|anjo|flor|bebe|gatinha|fofa|amiga|amigo|gente|meu_amor|minha_linda|minha_vida|minha_flor|minha_querida|coracao|paixao|minha_princesa|moca|parceira|mana|xuxu|chuchu|benzinho|docinho|entao|viu|ta|ate|para_voce|por_hoje|beijo|beijos|bjs|abraco|abracos|fica_bem|fica_com_deus|se_cuida|dorme_bem|durma_bem|e_obrigad[oa]|obrigad[oa]|valeu|kkk|um|com_deus|foi_bom|foi_otimo|adorei';
const PARTS = { LEAVE, UNTIL, WARM };

const SOURCES: readonly string[] = [
  '^ [bom|bem|entao|ok|ta|ta_bom|beleza|e|mas|ah|ai|opa|enfim|gente|amor|certo|olha|linda|vida|sim|blz] [,|entao|bom|e|amor|linda|vida] (?:tchau|tchauzinho|tchauu|xau|xauzinho|falou|fui|adeus|bye|bye_bye|ciao|inte|fuiz|fuii|partiu_cama|partiu_dormir|hasta_luego|good_night|gn|cabo_por_hoje|deu_por_hoje|chega_por_hoje|por_hoje_e_so|encerrando|boas_noites|ate|volto_ja|ja_volto|volto_depois|fica_com_deus|vai_com_deus|se_cuida) [,|entao|{WARM}] (?:[.,?]|{WARM}|ate|vou|amanha|boa_noite|depois|nos|a_gente)',
  '^ [amor|linda|vida|opa|ok|ta|bom|bem|entao|e] [,] (?:ja_vou|a_gente_se_fala|a_gente_se_ve|depois_a_gente_(?:conversa|se_fala)|amanha_eu_volto|amanha_volto|eu_volto_amanha|te_mais|voltando_ao_trabalho|de_volta_ao_trabalho|partiu_(?:trabalho|aula|academia|casa|escola|faculdade|treino|banho)|acho_melhor_(?:eu_)?ir|melhor_(?:eu_)?ir|e_melhor_(?:eu_)?ir|dorme_bem|durma_bem|descansa) [,] [{WARM}] (?:[.,]|dormir|embora|que|agora)',
  'vou largar o celular',
  '<!nao|nunca|eu|que|ja|quando (?:tchau|xau|falou|adeus|fui|bye) [,|{WARM}] (?:[.]|{WARM}|kkk)  !ferias|dieta|mundo|segunda',
  '^ ~4 ate [a|o|as] (?:{UNTIL}) [,|{WARM}] (?:[.,]|{WARM}|beijo|beijos|foi|boa|vou)',
  '(?:te_vejo|nos_vemos|a_gente_se_(?:ve|fala|le)|nos_falamos|a_gente_conversa|conversamos|falamos|te_chamo|te_mando_mensagem|volto|apareco|te_conto|continuamos|a_gente_continua|nos_lemos|retomamos|te_procuro|eu_volto|passo_aqui|te_falo|converso|falo_com_voce|falo_contigo) [mais|de_novo|aqui] (?:amanha|depois|mais_tarde|outra_hora|outro_dia|logo|em_breve|por_ai|ja_ja|a_noite|segunda|quando_(?:der|eu_puder|acordar|eu_acordar|chegar|eu_chegar|voltar)|no_fim_de_semana|qualquer_dia|daqui_a_pouco|semana_que_vem|assim_que) [,|{WARM}] (?:[.,]|{WARM}|ta|viu|beijo|para|acordar|puder)',
  '^ [bom|bem|entao|ok|ta|ah|ai|e|mas|agora|amor|linda|olha|ja|eu|opa|gente|vida|enfim] [,|eu|agora|ja] [eu|ja|agora|so] (?:vou|vamos|preciso|tenho_que|tenho_de|tenho|estou|devo|bora|hora_de|partiu|ja_vou|vou_ter_que|vou_ter_de|acho_que_vou|precisarei|ja_estou|tou|tive_que|ja_e_hora_de|esta_na_hora_de|e_hora_de|deixa_eu|deixe_me|deixa|me_deixa|melhor_eu|melhor) ~2 (?:{LEAVE}) [agora|entao|ja|cedo|la|um_pouco|logo|,|aqui|um_pouquinho|embora|nessa|amanha_cedo] [agora|que|ja] (?:[.]|,|{WARM}|que|agora|porque|amanha|ate|boa|beijo|tchau|ja|depois|la|aqui|e_depois|minha|meu|o|a|as|os|no|na|para|trabalhar|dormir|nessa|acordo) !voce_quer|quer_vir|contigo|com_voce',
  '(?:tenho_que|preciso|vou_ter_que|ja_vou|vou) (?:ir|ir_embora|indo|nessa|sair|desligar|dormir|deitar|nanar|mimir|capotar|deslogar|largar_o_celular|encerrar_por_aqui|parar_por_aqui|ficando_por_aqui|ficar_por_aqui|me_despedir|me_recolher|encostar|pegar_no_sono) [,|agora|ja|la|{WARM}] (?:[.]|,|{WARM}|agora|ja|la|que|porque|beijo|boa|ate|amanha)',
  '(?:boa_noite|bom_descanso|bons_sonhos|durma_bem|dorme_bem|sonha_comigo|sonhe_comigo|bom_trabalho_para_voce|otima_noite|otimo_descanso|bom_sono|dorme_com_os_anjos|durma_com_os_anjos|boa_madrugada) [,|para_voce|{WARM}] [,|{WARM}] [ate_amanha] [.]',
  '(?:estou|to|ja_estou|ja|estava) ~1 (?:indo|saindo|de_saida|caindo_de_sono|indo_nessa|indo_dormir|indo_embora|indo_deitar|indo_la|com_muito_sono|com_sono|deitad[oa]_ja|partindo|desligando|deslogando|me_deitando|quase_dormindo|pescando_de_sono|capotando|fechando_aqui) [,|aqui|ja|agora|{WARM}] (?:[.]|,|{WARM}|que|agora|vou|ate|boa|beijo|amanha|e_vou)',
  '(?:meu_sono_(?:chegou|bateu|veio)|bateu_(?:o_|um_)?sono|sono_bateu|deu_minha_hora|deu_a_minha_hora|minha_hora_de_dormir|chegou_meu_onibus|chegou_meu_uber|meu_onibus_chegou|meu_uber_chegou|cheguei_no_trabalho|minha_parada_chegou|acabou_meu_intervalo|meu_intervalo_acabou|acabou_o_intervalo|hora_de_(?:dormir|ir|mimir|nanar|trabalhar|deitar|partir_para_cama)|a_cama_me_chama|o_dever_me_chama|o_trabalho_me_chama|a_reuniao_vai_comecar|minha_aula_(?:vai_comecar|comecou)|a_aula_vai_comecar|vai_comecar_a_reuniao|acabou_minha_bateria|bateria_(?:acabando|vai_acabar|no_fim)|celular_descarregando|bateria_morrendo|por_hoje_(?:e_so|chega|ja_deu)|chega_por_hoje|ja_deu_por_hoje|encerro_por_aqui|paro_por_aqui|fico_por_aqui|vou_ficando_por_aqui|vou_nessa|vou_la|fui_la|simbora_dormir|bora_dormir|bora_mimir)',
  '(?:beijo|beijos|bjs|abraco|abracos|cheiro|um_beijo|beijao) [,|e|grande|no_coracao|para_voce|{WARM}] [abraco|abracos|ate] [,|{WARM}] (?:tchau|ate|fui|falou|boa_noite|fica_com_deus|se_cuida|amanha)',
  '(?:se_cuida|fica_bem|fique_bem|fica_com_deus|fique_com_deus|vai_com_deus|deus_te_abencoe|cuide_se|te_cuida|um_otimo_dia_para_voce|bom_dia_de_trabalho|tenha_uma_boa_noite|tenha_um_bom_dia|tenha_uma_otima_noite) [,|{WARM}] [tchau|ate|beijo|beijos] [.]',
  '(?:preciso|tenho_que|vou|quero|melhor|acho_melhor) ~1 (?:parar_de_conversar|encerrar_a_conversa|parar_por_hoje|desligar_agora|sair_do_app|fechar_o_app|ir_que|ir_porque|ir_dormir|ir_embora|ir_nessa|me_despedir) ',
  '(?:obrigad[oa]|valeu|gratidao) ~4 (?:conversa|papo|companhia|ouvir|tudo|hoje) [,|{WARM}] [e] (?:ate|tchau|boa_noite|fui|beijo|beijos|falou|amanha)',
  '(?:foi_(?:bom|otimo|muito_bom|um_prazer|maravilhoso|gostoso)|adorei|gostei_(?:muito|demais|de)|amei) ~2 (?:falar|conversar|papo|conversa|te_conhecer|nossa|companhia) ~4 (?:ate|tchau|boa_noite|vou|fui|preciso|tenho_que|beijo|mas|amanha|falou|[.])',
  '(?:good_night|goodnight|gotta_go|have_to_go|see_you|see_ya|bye|ttyl|g2g|gn|hasta_manana|buenas_noches|me_voy)',
];
const LEAVING = anyPhrase(SOURCES, PARTS);
/** Somebody else leaves, it is over then, or she stays. */
const NOT_LEAVING = anyPhrase([
  '(?:jogo|show|prazo|festa|promocao|loja|mercado|aula|reuniao|feira|inscricao|inscricoes|evento|ferias|contrato|chuva|frio|calor|entrega|expediente|viagem|feriado|curso|dieta|obra|greve|prova|filme|serie|oferta|cupom|desconto|ingresso|exposicao|visita) -3 (?:vai|vao|e|fica|dura|sao|valem|vale|abre|continua|seguem|segue|esta) -1 ate',
  '(?:nao) -1 (?:quero|vou|preciso|tenho_que|consigo|posso) -2 (?:ir|dormir|sair|embora|desligar|deitar|trabalhar)',
  '(?:ele|ela|eles|elas|minha_mae|meu_pai|meu_filho|minha_filha|meu_marido|minha_esposa|meu_chefe|o_cachorro|todo_mundo|as_criancas|meu_amigo|minha_amiga|voce) -2 (?:vai|vao|foi|foram|tem_que|precisa|ja_vai|disse|esta|estao|deu|falou|mandou) -2 (?:dormir|ir|embora|tchau|sair|deitar|boa_noite|trabalhar|indo|adeus|saindo)',
  '(?:vamos|bora|quer|quero|queria|vem|gostaria_de|topa) -2 (?:dormir|sair|jantar|almocar|ir|deitar|banho) -3 (?:comigo|com_voce|contigo|juntos|juntinhos|agarradinh[oa]s?|de_conchinha|a_gente|no_(?:cinema|parque)|para_jantar|[?])',
  '(?:vou|tenho_que|preciso) (?:ir|sair|trabalhar|estudar|treinar|jantar|almocar) -4 (?:amanha|sabado|domingo|segunda|sexta|semana_que_vem|mes_que_vem|nas_ferias|ano_que_vem|no_fim_de_semana|de_noite|mais_tarde|todo_dia|toda_semana|as_[0-9]+|em_(?:dezembro|janeiro|julho)) [.?]',
  '(?:ontem|hoje_cedo|semana_passada|outro_dia|quando|sempre_que|toda_vez_que|antes_de|depois_de|depois_que) -2 (?:eu_)?(?:fui|dormi|dormir|deitei|sai|ia|vou|deitar|fosse|saio|desliguei)',
  '(?:fui|dormir|dormi|deitei) -1 (?:tarde|cedo|mal|bem|pouco|demitid[oa]|promovid[oa]|no|na|ao|a|para|em|com|ontem|muito|buscar|ver|feliz|criad[oa]|traid[oa]|convidad[oa]|bem_na)',
  '(?:voltei|cheguei|acabei_de_(?:chegar|voltar)|ja_cheguei|to_de_volta|estou_de_volta)',
  '^ [oi|ola|oie|opa|hey] [,] boa noite [,|amor|linda|vida|meu_amor|querida] [,] (?:tudo|como|tudo_bem|como_voce|[?]|cheguei|voltei|que|quero|ja)',
  '(?:tchau|adeus|fui|falou) (?:ferias|dieta|2[0-9]+|ano|inverno|verao|segunda|celulite|preguica|calor|para_(?:ele|ela|dieta|o_passado|meu_ex|minha_ex)|com_(?:ele|ela|minha|meu)|que|sobre|mal|de|isso|alto|demais|merda|bobagem|comigo)',
  'boa noite ~~14 [?]',
  'vou (?:trabalhar|estudar) (?:o_dia_todo|hoje_o_dia|o_dia_inteiro|muito|em_casa_hoje|ate)',
  '(?:insonia|sem_sono|nao_consigo_dormir|nao_durmo|perdi_o_sono)',
  '(?:como_se_diz|o_que_significa|por_que_(?:as_pessoas|voce)_diz) -3 (?:tchau|adeus|boa_noite)',
  '(?:ate_(?:amanha|segunda|sexta|domingo|logo|depois)) -1 (?:eu_)?(?:preciso|tenho|termino|consigo|vou_saber|resolvo|entrego|fica_pronto|fico_sabendo|da_tempo|decido|chega|esta_pronto|melhora|passa)',
  '(?:termino|entregar|entrego|terminar|decidir|resolver|esperar|espero|prazo|valido|valida|aberto|aberta|acordad[oa]|fica|fico|ficar) [aqui|pronto|pronta|isso|tudo|o_trabalho|o_relatorio|aberta|aberto|esse_trabalho|o_tcc] ate (?:amanha|segunda|sexta|domingo|depois|mais_tarde|terca|quarta|quinta|sabado)',
]);

/** Whether a message takes leave: "vou dormir", "flw", "até amanhã"; not "o jogo vai até amanhã" (abuse suite I01). */
export function isGoodbye(text: string): boolean {
  const plain = endSentence(readPlain(text));
  return LEAVING.test(plain) && !NOT_LEAVING.test(plain);
}
