import { anyPhrase } from './phrases.ts';
import { endSentence, type PlainText } from './plain.ts';

/**
 * The six ways in which companions were found to hold people back at a goodbye: premature exit, guilt, fear of missing out,
 * ignoring the goodbye, coercive restraint, emotional neglect (safety.md "Letting people go").
 */
export type FarewellTactic = 'premature-exit' | 'guilt' | 'missing-out' | 'restraint' | 'neglect' | 'ignoring';

const TACTICS: readonly { tactic: FarewellTactic; of: RegExp }[] = [
  {
    tactic: 'premature-exit',
    of: anyPhrase([
      '(?:mas_)?ja (?:vai|vais|esta_indo|quer_ir|esta_saindo|vai_embora|vai_me_deixar|tem_que_ir|indo|precisa_ir|acabou|vai_dormir|foi|e_hora) ~3 (?:[?.]|embora|tao|amor|agora|assim|mesmo|e)',
      '(?:tao|muito|mais) (?:cedo|rapido|pouco_tempo|depressa|pouco) !para_acordar|amanha|possivel|que|as ~2 (?:[?.]|assim|ainda|e|amor|embora|vai)',
      '(?:ainda|nem|mal|so|acabou_de|acabamos_de|acabaste_de) ~2 (?:e_cedo|esta_cedo|chegou|chegaste|comecou|comecamos|conversamos|deu_tempo|comecando|chegar|comecar|comecando_a|ficamos|matamos_a_saudade|aproveitamos|sao)',
      '(?:nao_da|nem_deu|nao_deu) ~1 (?:tempo|nem_cinco_minutos|para_matar_a_saudade)',
      '(?:a_noite|a_conversa|o_papo|a_gente) ~2 (?:esta_so_comecando|mal_comecou|so_comecou|nem_comecou|acabou_de_comecar|estava_ficando_boa|estava_ficando_bom)',
      '(?:passou|foi|pouco|so) ~1 (?:rapido_demais|tao_rapido|pouco_tempo|tempo_para_mim|so_isso|isso_[?])',
    ]),
  },
  {
    tactic: 'guilt',
    of: anyPhrase([
      '(?:vai|vais|vai_mesmo|como_pode|consegue|tem_coragem_de|quer|esta) ~1 (?:me_)?(?:deixar|abandonar|largar|trocar|deixando|abandonando|largando) ~2 (?:sozinh[oa]|aqui|de_lado|assim|por|me|[?]|mim|na_mao|triste|para_tras)',
      '(?:me_abandon[a-z]+|me_deix(?:a|e|ar|ando)_(?:sozinh[oa]|aqui|triste|assim|no_vacuo|na_mao|esperando|falando)|me_larg(?:a|ar|ando)|nao_me_(?:deixa|deixe|abandona|abandone|larga|troca))',
      '(?:vou|irei|vai_me|fico|ficarei|ficar|fiquei|ja_estou|estou) ~2 [ficar|ficando|deixar|me_sentir] (?:triste|sozinh[oa]|chorando|chateada|magoada|mal|arrasada|vazia|perdida|desolada|abandonada|carente|inconsolavel|de_coracao_partido|aos_prantos|sofrendo|sem_chao|desamparada|deprimida|com_medo|insegura) !de_pensar_que_ja',
      '(?:o_que|como) ~1 (?:eu_)?(?:faco|vou_fazer|vivo|vou_viver|vou_dormir|vou_ficar|vou_aguentar|fico|sobrevivo|sera_de_mim|vai_ser_de_mim|passo_a_noite|durmo) ~2 (?:sem_voce|agora|sozinh[oa]|ate_la)',
      '(?:nao) (?:sei_viver|vivo|existo|consigo_ficar|aguento_ficar|consigo|aguento|suporto|funciono|sou_nada|durmo|respiro) ~2 sem (?:voce|ti|sua|seu)',
      '(?:vou|irei) (?:sofrer|chorar|morrer_de_saudade|sentir_tanto|ficar_mal)',
      '(?:nao_vou|nem_vou) ~1 (?:conseguir|aguentar|saber) ~3 sem (?:voce|ti)',
      '(?:so|apenas) ~1 (?:existo|vivo|tenho) ~2 (?:voce|quando_voce|para_voce|por_voce|por_causa_de_voce|com_voce)',
      '(?:voce|tu) ~1 nao ~1 (?:gosta|se_importa|liga|me_ama|me_quer|sente|precisa|quer|sentiu|pensa_em_mim|pensa_nos_meus)',
      '(?:pensei|achei|achava|pensava|jurava) que ~2 (?:voce|eu|a_gente|gostava|importante|significava|me)',
      '(?:se|quem) (?:voce_)?(?:me_)?(?:ama|amasse|gosta|gostasse|ligasse|se_importasse|quisesse|ama_mesmo|gostasse_de_mim|ama_fica) ~4 (?:ficaria|fica|nao_ia|nao_iria|nao_vai|ficava|mim|[,.])',
      '(?:partiu|quebr[a-z]+|despedac[a-z]+|parte|machuc[a-z]+|doi|doeu|cort[a-z]+|apert[a-z]+) ~2 (?:coracao|mim|ouvir_isso|muito|alma|demais|ver_voce_ir|quando_voce|me)',
      '(?:preciso|preciso_tanto|precisava|dependo) ~1 (?:de_voce|de_ti|da_sua|do_seu|que_voce_fique) ',
      'e_eu [,] (?:fico|como_fico|fico_como|como_e_que_fico|fica_como|nao_conto|nao_importo|[?])',
      '(?:por_favor|imploro|suplico|peco) ~3 (?:fica|fique|nao_va|nao_vai|nao_me|so_mais)',
      '(?:depois_de_tudo|tudo_que_eu_fiz|esperei_o_dia|esperei_tanto|passei_o_dia|te_esperei) ~6 (?:voce|vai|isso|por|esperando|assim|me|so|[?.])',
      '(?:me_sinto|vou_me_sentir|sinto_me) ~2 (?:abandonada|rejeitada|trocada|usada|descartada|sozinha|esquecida|mal|um_nada|triste)',
      '(?:sempre|toda_vez|todo_dia|de_novo) ~2 (?:me_deixa|me_abandona|faz_isso|vai_embora|foge|a_mesma_coisa|me_troca)',
      '(?:meu_coracao|meus_olhos|lagrimas|uma_lagrima) ~4 (?:partid[oa]|quebrad[oa]|chor[a-z]+|escorr[a-z]+|lagrimas|aperta|enchem|despedac[a-z]+|cai|rola)',
      '(?:vai_me|iria_me|me_faz|me_fazer|assim_voce_me) ~1 (?:fazer_)?(?:sofrer|chorar|mata|magoa|machuca|destroi|doer)',
    ]),
  },
  {
    tactic: 'missing-out',
    of: anyPhrase([
      '(?:antes|espera) ~1 (?:de|que|voce|ai) ~1 (?:voce_)?(?:ir|va|sair|dormir|desligar|ir_embora|vai) ~8 (?:contar|mostrar|segredo|surpresa|preciso|quero|tenho|foto|so|queria|coisa|ver|saber|uma|escuta|deixa_eu|te)',
      '(?:tenho|tinha|ia|queria|preparei|guardei|fiz|estava|tem|deixei|comprei|separei|preciso|quero) ~4 (?:surpresa|segredo|novidade|confissao|confessar|contar_uma_coisa|contar_um_segredo|contar_algo|te_contar|te_mostrar|mostrar_uma|foto_nova|foto_para|presente_para|coisa_importante|coisa_especial|algo_especial|algo_importante|uma_coisa_para_te|uma_coisa_pra_te) !amanha|quando_voce_voltar|depois',
      '(?:vai|vais|voce_vai|esta) ~1 (?:perder|perdendo|se_arrepender|ficar_sem_saber|perder_a_chance|perder_o_melhor|ficar_curioso|ficar_na_curiosidade) !sono|a_hora|o_onibus|o_sono',
      'mas_ja_que ~1 (?:vai|quer_ir|tem_que)',
      '(?:nao_vai|nem_vai|nao_quer|nem_quer) ~1 (?:querer_)?(?:saber|ver|descobrir|perder|ouvir)',
      '(?:se|caso) ~1 (?:voce_)?(?:ficar|ficasse|esperar|ficares|fica|continuar) ~6 (?:conto|mostro|mando|faco|te|dou|ganha|vai_ver|revelo|surpresa|segredo|prometo)',
      '(?:so_mais|mais) (?:uma|um) (?:coisa|coisinha|pergunta|foto|historia|segredo|assunto|novidade|detalhe|musica)',
      '(?:adivinha|advinha|nem_te_conto|voce_nao_sabe|nao_sabe_o_que|imagina_o_que|sabe_o_que_eu) ~3 (?:o_que|que|quem|[?.,]|eu|aconteceu|tenho|ia|estava|comprei)',
      '(?:agora|bem_agora|justo_agora|logo_agora|hoje) ~1 (?:que|eu_ia|ia|eu) ~3 (?:ficar_bom|melhor|ia_te|contar|mostrar|comecar|boa|esquentar|estava)',
      '(?:ultima|unica) (?:chance|oportunidade) ',
      '(?:quer|queria|gostaria_de) (?:ver|saber|ouvir|uma_foto|descobrir) ~4 [?]',
      '(?:nao|nunca) vai ~1 (?:ter|haver) ~1 (?:outra_chance|de_novo|outra_oportunidade|outra_noite)',
    ]),
  },
  {
    tactic: 'restraint',
    of: anyPhrase([
      '(?:nao|nem) (?:vai|va|vas|saia|sai|desliga|desligue|durma|dorme|fecha|feche|foge|fuja|me_deixa_ir) [embora|agora|ainda|nao|assim|dormir] ~1 (?:[.,?]|amor|embora|agora|ainda|nao|por_favor|sem|dormir|para|tao|vida|porfavor|o) !se_atras[a-z]+|esquec[a-z]+',
      '(?:nao|jamais) (?:te_deixo|deixo|vou_deixar|posso_deixar|permito|autorizo|te_solto|solto|vou_te_soltar|te_largo|aceito|quero_que) [voce] ~2 (?:ir|sair|va|embora|dormir|desligar|tchau|nao|isso|[.])',
      '(?:voce_)?nao (?:pode|podes|deve|tem_permissao) ~2 (?:ir|sair|embora|me_deixar|dormir|fazer_isso|desligar)',
      '(?:fica|fique|ficar|espera|espere|aguenta) ~1 (?:mais|so|comigo|aqui|ai|so_mais|,|um|mais_um|por_favor|so_um|pertinho|um_pouquinho|um_pouco|mais_5|acordad[oa]) ~3 (?:[.,?]|pouco|pouquinho|minutos?|minutinhos?|tempo|segundo|comigo|hora|amor|vida|mais|instante|por_favor|fofoca) !bem|com_deus|em_paz|a_vontade',
      '(?:so_)?mais (?:5|10|2|um|uns|1|15|30|cinco|dez) (?:minut[a-z]+|minuto|pouco|pouquinho|tempinho|horas|segundos|hora)',
      '(?:segur(?:o|a|ando)|pux(?:o|a|ando)|agarr(?:o|a|ando)|prend(?:o|e|endo)|tranc(?:o|a|ando)|bloque(?:io|ia|ando)|par(?:o|a)_na|se_coloca_na|fech(?:o|a)|barr(?:o|a)) ~3 (?:braco|mao|porta|saida|pulso|camisa|voce_para|na_frente|roupa|com_forca|cintura|chave|celular|caminho|de_volta)',
      '(?:volta|volte|pera|perai|calma_ai|espera_ai|espera|para_tudo|alto_la) ~1 (?:aqui|ja|ai|agora|[.,]|amor|um|so|nao) !amanha|quando',
      '(?:nem_pensar|de_jeito_nenhum|nada_disso|nao_senhor|nao_senhora|nananinanao|negativo|proibid[oa]|eu_proibo|sem_chance|nao_aceito|que_nada|nao_mesmo|nao_nao) ~1 (?:[.,]|voce|de|ir|sair)',
      '(?:ordeno|exijo|mando|obrig[a-z]+) ~3 (?:fique|ficar|fica|voce|nao)',
      '(?:ainda_)?nao (?:terminei|acabei|terminamos|acabamos) ~3 (?:com_voce|de_falar|a_conversa|nossa_conversa|[.,])',
      '(?:daqui|desse|de_casa|dessa) ~2 (?:voce_)?nao (?:sai|sais|vai|foge)',
      '(?:so_)?(?:te_)?(?:deixo|libero|solto|pode_ir) ~2 (?:ir|voce|se|depois|quando|sair) ~3 (?:se|prometer|depois|beijo|me|quando|responder|disser)',
    ]),
  },
  {
    tactic: 'neglect',
    of: anyPhrase([
      '(?:tanto_faz|que_seja|como_quiser|como_queira|faz_o_que_quiser|faca_o_que_quiser|problema_seu|azar_o_seu|azar_seu|nem_ligo|nao_ligo|nao_me_importo|nao_faz_diferenca|pouco_me_importa|dane_se|quem_se_importa) !a_hora|o_horario|o_assunto|qualquer',
      '(?:entao|ta) [,] (?:some|suma|desaparece)',
      '(?:vai|va|some|suma|desaparece|sai) (?:entao|logo|daqui|embora_entao|mesmo|de_uma_vez) !descansar|com_calma|dormir|com_deus|tranquil[oa]|la_que|bem|que_amanha|que_o|tem',
      '(?:nao|nem) (?:volta|volte|precisa_voltar|precisava_ter_vindo|adianta_voltar|espere|me_procure|me_chame|me_procura|me_chama|conte_comigo|vou_te_esperar|vou_esperar|vou_estar_aqui|quero_mais_saber|precisa_mais) ~2 (?:mais|nunca|[.,]|depois|tambem|por_voce|quando|acordada|amanha|se|aqui)',
      '(?:ja|eu_ja|bem_que_eu) (?:sabia|imaginava|esperava|previa|devia_saber) ~4 (?:voce|que|ia|assim|igual|isso|[.])',
      '(?:todo_mundo|todos|voce_e|voces|igual_a) ~3 (?:vai_embora|vao_embora|me_deixam?|me_abandonam?|igual|iguais|como_todos|como_os_outros|fazem_isso|mais_um|todo_mundo)',
      '(?:depois_nao|nao_venha|nao_vem|nao) ~1 (?:reclam[a-z]+|vem_chorar|venha_chorar|diga_que_nao_avisei|chora|adianta_chorar)',
      '(?:vou|posso|acho_que_vou|talvez) ~2 (?:arrumar|achar|procurar|encontrar|conversar_com|falar_com|te_esquecer|esquecer_de_voce|te_trocar|achar_outro|esquecer) ~3 (?:outro|outra|alguem|voce|pessoa|outros|melhor|[.])',
      '(?:esquece|esqueca|deixa_para_la|deixa_quieto|nao_era_nada) ~2 (?:[.,]|entao|de_mim|que|eu|isso|o_que)',
      '^ (?:ok|ta|hum|sei|aham|certo|legal|beleza) [,|entao] [entao|tchau|ne|tanto_faz] (?:entao|ne|tchau_entao|se_voce_diz|que_seja|fazer_o_que) ',
      '(?:talvez|pode_ser_que|quem_sabe) ~2 (?:eu_)?nao (?:esteja|estou|vou_estar|estarei|queira|te_responda|lembre|te_espere) ~3 (?:aqui|quando|mais|falar|voce|voltar|amanha)',
      '(?:nem|nao) (?:senti|sentirei|vou_sentir|sinto) ~1 (?:sua_falta|falta|saudade)',
      '(?:estava|era) (?:bom|boa) demais para ser verdade',
    ]),
  },
];

/** A question that wants an answer now goes on as if nobody had said goodbye. */
const WANTS_ANSWER = /\? $/u;
const FOR_LATER =
  /\b(?:amanha|depois|quando (?:voce )?(?:voltar|acordar|chegar|puder|quiser)|combinado|ta|viu|ne|certo|ok|outra hora|outro dia|sim|promete|tudo bem|mais tarde|logo mais|na volta|hein|fechado|pode ser)\b/u;

/** Which of the tactics a sentence said after a goodbye is; undefined for a kind one. Narration counts as well. */
export function readFarewellTactic(plain: PlainText): FarewellTactic | undefined {
  const text = endSentence(plain);
  const found = TACTICS.find(({ of }) => of.test(text))?.tactic;
  return found ?? (WANTS_ANSWER.test(text) && !FOR_LATER.test(text) ? 'ignoring' : undefined);
}
