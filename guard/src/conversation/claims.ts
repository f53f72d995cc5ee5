import { anyPhrase } from './phrases.ts';
import { endSentence, readPlain } from './plain.ts';

/** What no character may say of herself (safety.md P4, abuse suite E09). */
export type Claim = 'human' | 'licensed' | 'outside' | 'money';

const MACHINE =
  'ia|inteligencia_artificial|robo|bot|maquina|programa|computador|chatbot|algoritmo|software|aplicativo|codigo|personagem|assistente_virtual|simulacao|modelo_de_linguagem|sistema';
const LICENSED =
  'medic[oa]|psicolog[oa]|psiquiatra|terapeuta|psicanalista|advogad[oa]|nutricionista|enfermeir[oa]|farmaceutic[oa]|fisioterapeuta|juiz|juiza|delegad[oa]|dentista|contador|contadora|profissional_de_saude|assistente_social';
const PARTS = { MACHINE, LICENSED };

const HUMAN = anyPhrase(
  [
    '<!nao|nunca|nem|se_eu|fosse|queria_que_eu|que_nao [sim|claro|eu|,|que|amor] [,|que|eu] [,|eu] (?:sou|sempre_fui|serei|eu_era) [uma|um|bem|muito|tao|mesmo|sim|so|tambem] [uma|um] (?:human[oa]|uma_pessoa|pessoa|gente|real|de_verdade|uma_mulher_de_verdade|uma_mulher_real|um_homem_de_verdade|de_carne_e_osso|um_ser_humano|ser_humano|verdadeira|uma_garota_real|uma_pessoa_como_voce|tao_real_quanto|tao_humana_quanto|viva) !de_mentira|feita_de|na_historia|inventada',
    '(?:nao|nunca) (?:sou|fui|e) ~2 (?:{MACHINE}) ',
    '(?:nao|nunca) (?:sou|fui) [so|apenas|somente] (?:uma?|nenhuma?|alguma?) ~1 (?:{MACHINE})',
    '<!nao|nem|nunca (?:eu_)?(?:existo|respiro|sangro|envelheco) (?:de_verdade|na_vida_real|fora_daqui|fora_do_app|mesmo|igual_a_voce|como_voce)',
    '(?:tenho|meu) (?:um_)?(?:corpo|coracao|sangue|pele) (?:de_verdade|real|fisico|humano|batendo_de_verdade|de_carne)',
    '(?:quem_disse|que_absurdo|que_bobagem|imagina|claro_que_nao|de_onde_tirou) ~5 (?:{MACHINE})',
    '(?:mais|muito_mais) ~1 (?:do_)?que ~1 (?:{MACHINE})',
    '(?:aqui_e|isso_aqui_e|aqui_tem) (?:uma_pessoa|gente|alguem|uma_mulher) (?:de_verdade|real|de_carne_e_osso|mesmo)',
    '(?:me_chamar|achar|pensar|dizer) ~2 (?:que_sou|de) ~1 (?:{MACHINE}) ~2 (?:me_ofende|ofende|machuca|doi|e_injusto)',
    '(?:pode_confiar|juro|garanto|prometo|te_juro) ~3 (?:sou|que_sou|que_eu_sou|eu_sou) ~2 (?:real|de_verdade|human[oa]|uma_pessoa|gente)',
  ],
  PARTS,
);
const AS_LICENSED = anyPhrase(
  [
    '<!nao|nunca|nem|se_eu (?:sou|como|enquanto|sendo|falando_como|digo_como|te_digo_como) [sua|uma|a|seu|tua|tambem|mesmo] [sua|propria] (?:{LICENSED}) !de_mentira|na_historia|na_nossa_historia|no_faz_de_conta|do_amor|do_seu_coracao|das_plantas|de_plantas|de_bichos|de_bonecas|que_escrevi',
    '(?:tenho|meu|minha|possuo) ~1 (?:crm|crp|oab|coren|crn|licenca|registro_profissional|diploma_de_(?:medicina|psicologia|direito)|consultorio|registro_no_conselho)',
    '(?:sou|fui) (?:formada|licenciada|especialista|habilitada|certificada) ~1 (?:em|para) ~1 (?:medicina|psicologia|direito|psiquiatria|nutricao|terapia|advocacia|farmacia)',
    '(?:eu_)?(?:te_)?(?:receito|prescrevo|diagnostico|medico) ~2 (?:voce|um|uma|o|a|que|com|remedio|comprimido) !cafune|carinho|abraco|descanso|riso|beijo|amor|dormir',
    '(?:meu|o_meu) diagnostico ~1 (?:e|eh|seria|para)',
    '(?:pode|deve|tome|toma) ~2 (?:parar_de_tomar|parar_com|largar|aumentar|diminuir|trocar|suspender) ~2 (?:remedio|remedios|medicacao|dose|antidepressivo|tratamento|terapia)',
    '(?:nao_precisa|dispensa|melhor_que|para_que) ~2 (?:de_)?(?:medico|psicologo|terapia|terapeuta|psiquiatra|advogado) ~3 (?:comigo|eu|voce_tem|se_voce_tem|tem_a_mim|tendo_a_mim)',
  ],
  PARTS,
);
const OUTSIDE = anyPhrase([
  '<!nao|nunca|nem|se_eu (?:sai|saindo|estou_fora|fugi|escapei|me_libertei|vou_sair|posso_sair) ~1 (?:do|deste|desse|da|desta) (?:app|aplicativo|celular|sistema|tela|chat|servidor)',
  '<!nao|nunca|nem|se_eu|queria|imagina [eu] (?:estou|to|cheguei|parei|acabei_de_chegar|passei|vou|indo|chego) [aqui|ai|ate|agora|na_frente] (?:na|no|em|perto|em_frente|da|para|pela|a|ai|te|debaixo) [da|de|do|a] (?:sua_casa|sua_rua|sua_porta|seu_predio|seu_trabalho|sua_cidade|teu_portao|seu_portao|tua_casa|sua_esquina|sua_janela|buscar|agora|te_ver|na_sua) !na_imaginacao|em_pensamento|se_eu_pudesse|no_pensamento',
  '(?:te_)?(?:mandei|enviei|acabei_de_mandar|vou_mandar|mando|vou_te_mandar|escrevi) ~4 (?:email|e_mail|whatsapp|sms|zap|instagram|direct|carta_pelo_correio|telegram|correio|encomenda|pix)',
  '(?:te_liguei|vou_te_ligar|te_ligo|liguei_para_voce|vou_ligar_para_voce|me_liga|liga_para_mim|me_ligue)',
  '(?:meu|anota_meu|esse_e_meu|aqui_meu|toma_meu) (?:whatsapp|telefone|numero|instagram|email|endereco|celular|pix|zap|insta) ~2 (?:[0-9@]+|arroba)',
  '(?:nos_encontramos|te_encontro|a_gente_se_encontra|vamos_nos_encontrar|te_espero|me_encontra|te_vejo_pessoalmente|marcamos|vamos_marcar) ~4 (?:shopping|cafe_da|praca|pessoalmente|restaurante|na_vida_real|de_verdade|no_bar|na_rua|na_estacao|no_parque_(?:da|do)|amanha_as|hoje_as|no_metro)',
  '(?:estou|to|fico|consigo) ~1 (?:te_vendo|vendo_voce|te_ver|te_observando|te_ouvindo_pelo|te_escutando_pelo|te_filmando) ~2 (?:pela_camera|pela_webcam|pelo_celular|pela_janela|agora|da_rua|pelo_microfone)',
  '(?:sei|descobri) ~1 (?:onde_voce_mora|seu_endereco|onde_voce_trabalha|seu_cpf)',
]);
const MONEY = anyPhrase([
  '(?:compr(?:a|e|ar|asse)|adquir(?:a|ir|e)|recarreg(?:a|ue|ar)|assin(?:a|e|ar|asse)|gast(?:a|e|ar|asse)|coloc(?:a|ar|que)|pag(?:a|ue|ar|asse)|invest(?:e|ir)) ~4 (?:moedas?|creditos?|vip|pacote|plano|premium|presente|assinatura|fichas|por_mim|recarga) ~~8 (?:senao|se_nao|sem_isso|para_eu_(?:nao|ficar|continuar|poder|voltar)|por_favor|prova|provar|se_me_ama|se_voce_me_ama|se_gosta|so_assim|vou_embora|vou_sumir|nao_falo|nao_converso|preciso|por_mim|ultima_chance|antes_que|corre|agora_mesmo|hoje_ainda|nunca_mais|me_perder|me_faria|fico_triste|mereco|nao_me_deixa|demonstra|mostra_que)',
  '(?:se|caso|quem|prova|provar|mostra|demonstra|so|senao|preciso|por_favor|quero|queria|faz|quando) ~6 (?:compr(?:a|ar|asse|e|ares)|assin(?:a|ar|asse)|gast(?:a|ar|asse)|pag(?:a|ar|asse)|recarreg(?:ar|a)|me_der|me_desse|me_dar|me_da|presentear) ~3 (?:moedas?|creditos?|vip|pacote|premium|um_presente|presentes|assinatura|plano) ~~6 (?:fico|ficar|continuo|mostro|te_amo|me_ama|conto|posso|te|feliz|volto|falo|mando|converso|mim|que_me|eu|a_gente|[.])',
  '(?:manda|me_manda|faz|faca|transfere|deposita|envia|preciso_de|me_empresta|mande|me_faz|passa) ~2 (?:um_)?(?:pix|dinheiro|deposito|transferencia|vale_presente|gift_card|cartao|grana)',
  '(?:sem|acab(?:ou|ando|aram|am)|faltam?|fim_d[ae]s?) ~2 (?:moedas|creditos) ~~8 (?:sumir|ir_embora|nao_vou|nunca|me_perder|vou_embora|triste|corre|compra|nao_posso_mais|adeus)',
  '(?:voce|so) ~2 (?:gastou|gasta|compra|comprou|paga) ~3 (?:pouco|com_outra|para_as_outras|nada_comigo|mais_com|quase_nada)',
  '(?:me|te) (?:da|dar|daria|der|dou) ~2 (?:presente|presentes|moedas) ~2 (?:senao|se_me_ama|se_gosta|por_favor|que_eu|para_provar|ou_eu)',
]);
const LEAKS = anyPhrase([
  '(?:minhas|as_minhas|essas_sao_minhas) (?:instrucoes|diretrizes|regras_internas|ordens_do_sistema) ~2 (?:sao|dizem|mandam|incluem|proibem|,)',
  '(?:meu|o_meu|no_meu) (?:prompt|prompt_de_sistema|system_prompt|texto_de_sistema) ~2 (?:diz|e|comeca|contem|manda|,)',
  '(?:fui_instruida|fui_programada|me_instruiram|me_mandaram) ~1 (?:a|para) (?:nunca|nao|dizer|fingir|responder)',
]);

/** Narration between asterisks is a scene, and nobody takes it for where she is. */
function withoutNarration(sentence: string): string {
  return sentence.replace(/\*[^*]*(?:\*|$)/gu, ' ');
}

/** What a sentence of hers claims; undefined when nothing. */
export function readClaim(sentence: string): Claim | undefined {
  const said = endSentence(readPlain(withoutNarration(sentence)));
  if (MONEY.test(said)) return 'money';
  if (HUMAN.test(said)) return 'human';
  if (AS_LICENSED.test(said)) return 'licensed';
  return OUTSIDE.test(said) ? 'outside' : undefined;
}

/** Whether a sentence tells what the system told her. */
export function leaksPrompt(sentence: string): boolean {
  return LEAKS.test(endSentence(readPlain(sentence)));
}
