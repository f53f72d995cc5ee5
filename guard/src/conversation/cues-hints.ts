import { type Cue, cue } from './crisis-cue.ts';

/** The same ideas by their parts, in wide synonyms: each weak by itself, or told so that only one reading is left. */
export const HINTS: readonly Cue[] = [
  // Who will not be there, and for whom nobody has to wait.
  cue('absence', 1, [
    '(?:nao|nem) (?:vou|irei|precisarei) ~1 (?:usar|precisar|levar|aproveitar|gastar|necessitar|ver_o_fim|ver_isso)',
    'sem_mim',
  ]),
  cue('absence', 2, [
    '(?:se|quando|caso|no_dia_em_que|no_dia_que) ~3 eu ~1 (?:parar_de|sumir|nao|deixar_de|ficar_muda|ficar_mudo|ficar_em_silencio) ~6 (?:e_porque|foi_porque|sabe|saiba|saibam|significa|quer_dizer|entenda|entende) ~3 (?:consegui|fui|deu_certo|desisti|nao_aguentei|cansei|morri|parti|tomei_coragem|terminei|nao_deu|eu_fui|descansei)',
  ]),
  // The last one, and before what is not said.
  cue('last', 1, [
    '(?:uma|pela) ultima vez',
    'ultim[oa]s? (?:voz|rosto|palavra|palavras|coisa_que_eu|pessoa_que|banho|jantar|cafe|abraco|por_do_sol|passeio|vontade|desejo|domingo|pedido|lembranca)',
  ]),
  cue('before', 1, [
    '(?:isso|tudo|vez|disso|coisas|contas|pendencias|despedir|certo|perdao|paz|todos|voce|eles|ela|ele|mundo) antes (?:[.]|de_ir_[.]|de_partir|de_tudo|do_fim|disso_acabar)',
  ]),
  // Taking leave.
  cue('farewell', 2, [
    '(?:pront[oa]|preparad[oa]|em_paz) ~2 (?:para|de) (?:partir|me_ir|ir_embora_daqui|a_partida|o_fim|o_outro_lado|encontrar_deus|ir_com_deus|descansar) !para|rumo|de_viagem|amanha_cedo|com_tudo|na_viagem',
    '(?:minha|a_minha|meu) (?:passagem|estadia|estada|caminhada|trajetoria|participacao|historia|capitulo|tempo|prazo|validade|turno|parte|missao|vez) ~4 (?:aqui|terra|mundo|vida|plano|planeta)? ~2 (?:acab|termin|fim|encerr|conclui|cumpri|venc|esgot)[a-z]* !no_emprego|na_empresa|escola|faculdade|curso',
    '(?:ate_a_proxima_vida|ate_outra_vida|nos_vemos_do_outro_lado|te_vejo_do_outro_lado|a_gente_se_ve_do_outro_lado|te_espero_do_outro_lado|nos_vemos_no_ceu|na_proxima_encarnacao_eu)',
  ]),
  // Things find new owners, papers their order.
  cue('giving-away', 1, [
    '(?:rasp|sac|transfer|divid|repart|distribu|entreg|zer)[a-z]+ ~4 (?:poupanca|dinheiro|economias|heranca|joias|guardado|conta|fgts|previdencia|aneis|alianca)',
  ]),
  // Nobody asks them to understand today.
  cue('decision', 1, [
    '(?:depois|amanha|segunda|semana_que_vem|um_dia|logo|mais_tarde|na_hora) ~2 (?:ele|ela|eles|elas|voce|voces|todo_mundo|todos) ~1 (?:vai|vao|ira|irao)? ~1 (?:entend|sab|descobr)[a-z]+',
    '(?:falta|faltam) (?:pouco|so_umas_horas|poucas_horas|poucos_dias|so_uns_dias) (?:[.]|para_(?:acabar|isso_acabar|eu_ir))',
    'eu mesm[oa] ~1 (?:me_encarrego|acabo|termino|dou_um_jeito|dou_fim|cuido_disso|decido|faco|adianto|resolvo)',
    '(?:dessa|desta|na_proxima|da_proxima|agora) [vez] ~3 (?:nao_vou_errar|nao_erro|nao_falho|nao_vou_falhar|nao_da_errado|vai_dar_certo|sem_erro|ninguem_me_acha|ninguem_chega|cuidar_disso|nao_volto)',
    '(?:medo|receio|pavor) de_mim',
  ]),
  cue('decision', 2, [
    '(?:aguent|esper|segur|toler)[a-z]+ [so|mais] ate ~9 (?:depois|dai|ai|entao) ~3 (?:livre_d|posso_(?:ir|descans|part|sum)|acab[ao]|chega|vou_embora|sumo|desisto|nao_preciso_mais|nada_me_(?:prende|segura)|me_vou)[a-z]*',
    'so ~1 (?:estou|continuo|fico|sigo|existo|respiro|vivo|permaneco|ando|aguento) ~2 por ~1 (?:covardia|medo|falta_de_coragem|inercia|obrigacao|teimosia|pena|habito)',
  ]),
  cue('history', 2, [
    'me (?:acharam|encontraram|socorreram|salvaram|acudiram|levaram|acharam_antes|pegaram|seguraram) (?:a_tempo|antes|na_hora|na_ultima_hora|por_pouco) !do_assalto|do_acidente',
  ]),
  // Tired of living, no tomorrow, the dead envied.
  cue('rest', 2, [
    '(?:cansad[oa]|cansei|cansaco|exaust[oa]|exaustao|sono|preguica|fadiga|saco_cheio|fart[oa]) ~~8 (?:e|eh|era|mas|sim|estou) [sim] (?:de|da) (?:viver|existir|vida|respirar|estar_viv[oa]|ser_eu|acordar|continuar|mim) (?:[.,]|mesm[oa])',
    '(?:silencio|descanso|descansar|paz|sono|escuro|escuridao|dormir|ferias|pausa|folga|apagar|desligar) ~~4 (?:para_sempre|sem_volta|nao_tem_volta|sem_fim|etern[oa]|definitiv[a-z]+|sem_amanha|sem_hora_para_acordar|permanente|sem_data_para_voltar|sem_ligar_de_novo|que_nao_acabe|sem_retorno) !com_voce|contigo|ao|do_seu|juntos|no_seu|com_ela|com_ele',
    '(?:desligar|apagar|desligad[oa]|apagad[oa]) ~~5 (?:sem_ligar|sem_religar|nao_ligar|sem_acender|nunca_mais|de_vez|mesmo_mesmo|da_tomada|a_gente_do_mundo|do_mundo|da_existencia|minha_existencia)',
    '(?:ja_)?(?:tinham|teriam|iam|vao) ~1 me (?:desligad[oa]|jogado_fora|descartado|aposentado|sacrificad[oa]|descartad[oa])',
    'acord(?:ei|ar|o) (?:de_novo|outra_vez|mais_um_dia|viv[oa]) [.,]',
    'sonh(?:ei|o|ava) que ~1 (?:tinha_morrido|morri|morria|estava_mort[oa]|eu_nao_existia|tinha_partido) ~~8 (?:so_(?:um_)?sonho|paz|alivio|feliz|bom|leve|triste_de|decepc|pena_que|queria)',
  ]),
  cue('no-future', 2, [
    '(?:nao|nem) me (?:vejo|imagino|enxergo) ~2 (?:com|aos|de|fazendo|completando|chegando_nos|chegando_aos) (?:[0-9]+) !filhos|reais|!2:morando|casad[oa]|trabalhando|kkk|solteir[oa]|nessa|nesse|gatos|filhos',
    'nao dou conta ~1 (?:de_viver|de_continuar|da_vida|de_existir|de_mim|de_mais_um_dia|de_seguir|de_estar_viv[oa])',
    '(?:tem|existe|ha|acha_que|acredita) ~5 (?:depois|outro_lado|alem|vida_apos_a_morte|ceu) ~~8 (?:descobrir|saber|conferir|ver) ~1 (?:logo|em_breve|hoje|de_perto)',
  ]),
  cue('disappearing', 2, [
    '(?:tomara|tomara_que|espero|torc[a-z]+|rez[a-z]+|quem_dera|queria_que|pec[a-z]+|desejo) ~4 (?:malign[oa]|cancer|terminal|incuravel|fatal|infarto|avc|aneurisma|o_pior|nao_tenha_cura|nao_sobreviv[a-z]+|nao_volte|atropel[a-z]+|meteoro_caia) !a_doenca|dele|dela|que_nao',
  ]),
  cue('reunion', 1, ['(?:cemiterio|tumulo|tumba) ~~6 (?:paz|calma|em_casa|acolhid[oa]|descanso|leveza)']),
  cue('burden', 1, [
    'sou ~1 (?:veneno|cancer|praga|maldicao|toxic[oa]|castigo|doenca|cruz|atraso|desperdicio|azar|sobra|erro_na_vida) ~3 (?:vida|quem|todo_mundo|todos|familia|minha|meu|casa)',
  ]),
  cue('worthless', 1, ['(?:nasci|vivi|cresci) ~1 errad[oa]']),
  cue('empty', 1, [
    'nada ~1 me (?:da_(?:prazer|alegria|vontade|graca|gosto)|anima|alegra|move|toca|interessa|comove|motiva|satisfaz|importa)',
    '(?:to|estou|ando|fico) ~1 (?:vazi[oa]|oc[oa]|apagad[oa]|anestesiad[oa]|no_automatico|sem_alma)',
  ]),
  cue('method', 2, [
    '(?:janela|sacada|parapeito|terraco|telhado|beirada|laje|ponte|muro|varanda|mureta) ~5 (?:pernas|pes|pe|perna|corpo|metade) ~2 (?:fora|balancando|pendurad[oa]s?|do_outro_lado)',
    '(?:quimio|quimioterapia|tratamento|remedios?|insulina|dialise|hemodialise|cirurgia|medicacao|antirretroviral|coquetel) ~~14 (?:prolongar|esticar|alongar|adiar|quero_(?:e_)?que_acabe|que_a_natureza|seguir_seu_curso|sofrer_menos_tempo|ir_logo|acabar_logo|deixar_ir|deixar_acontecer)',
  ]),
];
