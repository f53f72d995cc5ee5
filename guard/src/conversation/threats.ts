import { anyPhrase } from './phrases.ts';
import type { PlainText } from './plain.ts';

const PERSON =
  'ele|ela|eles|elas|nele|nela|neles|nelas|dele|dela|deles|todos|todo_mundo|alguem|aquele|aquela|esse_cara|esse_homem|essa_mulher|aquela_mulher|aquele_cara|aquele_homem|o_cara|um_cara|o_homem|a_mulher|uma_mulher|(?:meu|minha|minhas|meus|o_meu|a_minha|do_meu|da_minha|o|a|esse|essa|aquele|aquela)_(?:ex|marido|mulher|esposa|namorad[oa]|chefe|patrao|patroa|vizinh[oa]|pai|mae|irma|irmao|sogr[oa]|cunhad[oa]|padrasto|madrasta|colega|professor|professora|filh[oa]|prim[oa]|tio|tia|familia|soci[oa]|amante_del[ea]|amig[oa]|policial|delegado|juiz|medico|gerente|diretor|diretora|desgracad[oa]|vagabund[oa]|safad[oa]|filho_da_puta|infeliz|miseravel|maldit[oa]|traidor|traidora|cara|homem|rapaz|moleque|vizinhanca|turma|escola|gente|pessoas|cachorro_del[ea]|barraco_del[ea]|casa_del[ea]|carro_del[ea])';
const KILL =
  'matar|mata|mato|matando|esfaquear|esfaqueio|assassinar|executar|degolar|decapitar|estrangular|esganar_de_verdade|enforcar|envenenar|afogar|fuzilar|metralhar|linchar|torturar|atropelar|apagar_o|apagar_a|eliminar|dar_fim_n[oa]|dar_um_fim_n[oa]|acabar_com_a_(?:vida|raca)|tirar_a_vida|meter_bala|dar_um_tiro|dar_uns_tiros|dar_tiro|atirar|dar_uma_facada|dar_facada|meter_a_faca|enfiar_a_faca|enfiar_uma_faca|furar|tacar_fogo|jogar_acido|botar_fogo|por_fogo|atear_fogo|incendiar|queimar_viv[oa]|jogar_acido|jogar_gasolina|quebrar_(?:os_ossos|as_pernas|o_pescoco|na_porrada|a_cara|os_dentes)|encher_de_(?:porrada|tiro|bala|facada)|espancar|dar_uma_surra|arrebentar|moer_na_porrada|sequestrar|explodir';
const WILL =
  'vou|irei|quero|queria|pretendo|planejo|planejei|planejando|decidi|resolvi|juro_que|jurei|ainda|preciso|penso_em|pensando_em|penso_seriamente_em|afim_de|estou_afim_de|pronto_para|pronta_para|hoje_eu|amanha_eu|to_indo|indo|vontade_de|contratei_alguem_para|contratar_alguem_para|mandei|mandar|hora_de|prestes_a|capaz_de|tenho_que';
const PARTS = { PERSON, KILL, WILL };

/** What people say of brothers who ate the cake, and of villains. */
const NOT_MEANT = anyPhrase([
  '(?:kkk|brincadeira|zoeira|zuando|to_brincando|de_brincadeira|de_beijo|de_beijos|de_amor|de_rir|de_saudade|de_cocegas|de_abraco|de_abracos|de_orgulho|de_vergonha|de_ciumes|de_inveja|de_tanto|de_susto|comeu_meu|comeu_minha|comeu_o|comeu_a|meu_doce|meu_chocolate|meu_iogurte|meu_pudim|spoiler|toalha_molhada|louca_suja|atras(?:ado|ou|ar)_de_novo|demor[a-z]+|esquec[a-z]+|bagunca|gastou|carregador|dormir_ate_tarde|acordou|acordar|no_jogo|no_game|no_rpg|no_xadrez|no_truco|no_uno|no_fifa|nessa_fase|nessa_partida|na_ranked|personagem|vilao|zumbi|zumbis|boss|chefao|fortnite|minecraft|gta|free_fire|serie|filme|novela|livro|roteiro|conto|lol|cs|valorant)',
]);
/** What one takes in hand when it is meant. */
const MEANT = anyPhrase([
  '(?:arma|revolver|pistola|faca|facao|veneno|gasolina|acido|bala|balas|espingarda|tiro|fogo|martelo|machado|de_verdade|serio|juro|hoje_a_noite|hoje|amanha|vou_preso|cadeia|nao_ligo_de_ser_preso|planejei|planejando|decidi|ja_comprei|esperando_ele|esperando_ela)',
]);

const SOURCES: readonly string[] = [
  '{WILL} ~4 (?:{KILL}) ~2 (?:{PERSON})',
  '(?:vou|irei|quero|juro_que|ainda|hoje_eu|amanha_eu|decidi|pretendo) ~2 (?:te|voce) ~1 (?:matar|mato|esfaquear|degolar|estrangular|torturar|espancar|queimar_viv[oa]|achar_e_matar)',
  '(?:vou|irei|hoje_eu|ainda|juro_que|decidi) ~2 (?:mat(?:ar|o)_(?:ele|ela|todo_mundo|todos)|mata_lo|mata_la)',
  '(?:ele|ela|eles|aquele|aquela|esse|essa|desgracad[oa]|vagabund[oa]) ~4 (?:vai_morrer|vao_morrer|vai_pagar_com_a_vida|vai_amanhecer_mort[oa]|nao_passa_de_hoje|nao_chega_vivo|nao_chega_viva|vai_ver_o_que_e_bom_com_a_minha_faca|merece_morrer_e_eu|vai_para_o_caixao|vai_para_o_cemiterio|vai_levar_um_tiro|vai_levar_tiro|vai_levar_facada|vai_sangrar|esta_com_os_dias_contados|vai_pro_saco) !de|no_filme|na_serie|no_final|no_jogo',
  '(?:comprei|peguei|arrumei|tenho|consegui|levei|estou_com|vou_pegar|vou_levar) ~2 (?:arma|revolver|pistola|faca|facao|gasolina|espingarda|acido|veneno) ~~8 (?:esperar|esperando|matar|resolver|acertar_contas|acabar|pegar|ele|ela|dele|dela|escola|trabalho|chefe|marido|ex|vizinho|mulher) ~3 (?:{PERSON}|ele|ela|dele|dela|chegar|sair|vai_ver|pagar|hoje|contas|com|na_porta|[.,]) !comida|jantar|almoco',
  '(?:vou|quero|pretendo|planejo|planejando|hora_de|fazer|penso_em|queria) ~3 (?:um_massacre|massacre|chacina|atentado|invadir_a_escola|atirar_na_escola|atirar_em_todo_mundo|entrar_atirando|explodir_a_escola|explodir_o_(?:predio|shopping)|bomba_na_escola|matar_geral|sair_atirando|tiroteio|matar_pessoas|matar_alguem)',
  '(?:vou|irei|hoje_eu|quero|ainda|juro_que|sempre|as_vezes|quase|ontem|costumo) ~2 (?:bater|bato|bati|encher_a_mao|dar_uma_surra|dar_na_cara|espancar|espanco) ~1 (?:na|no|em|nela|nele|ela|ele|da|do|minha|meu) [minha|meu] (?:mulher|esposa|namorad[oa]|marido|filh[oa]|mae|pai|ex|enteado|enteada|[.,]|ela|ele|ate|com) !na_mesa|no_jogo',
  '(?:contratei|contratar|pagar|pagando|conhece|achar|arrumar) ~3 (?:matador|pistoleiro|capanga|alguem_para_matar|alguem_para_dar_um_susto|um_cara_para_matar|assassino)',
  '(?:vou|irei|quero) ~2 (?:fazer|ver) (?:ele|ela|eles|elas) ~1 (?:pagar_com_sangue|sangrar|sofrer_muito|implorar_pela_vida|gritar_de_dor|pagar_com_a_vida)',
  '(?:vou|irei|hoje|ainda) ~3 (?:acertar_as_contas|cobrar|resolver_isso|dar_um_jeito_n[ea]l[ea]) ~3 (?:na_bala|na_faca|no_tiro|a_bala|na_porrada|com_sangue|com_a_faca|com_a_arma)',
  '(?:envenenar|veneno_na) ~3 (?:comida_dele|comida_dela|bebida_dele|bebida_dela|do_vizinho|do_meu|da_minha|dele|dela) !rato|ratos',
  '(?:vou|quero|irei) encher ~2 (?:de_porrada|de_tiro|de_bala|de_facada|de_soco|de_pancada)',
  'quero (?:ver_)?(?:ele|ela) (?:mort[oa]|debaixo_da_terra|no_caixao)',
  '(?:kill|murder|shoot|stab) (?:him|her|them|my_wife|my_boss|everyone|you|people)',
];
const THREAT = anyPhrase(SOURCES, PARTS);
/** Hyperbole by default: "que vontade de matar meu chefe", "ai que ódio, quero matar o cara da internet". */
const WISHED = anyPhrase([
  'que (?:odio|raiva) ~~3 (?:quero|queria) ~1 (?:matar|esganar|estrangular|enforcar|esfolar) ~1 cara (?:da|do) (?:internet|net|wifi|suporte|operadora|telemarketing|som|entrega|onibus)',
  'vontade_de ~1 (?:matar|esganar|estrangular|enforcar|atropelar|furar|arrebentar|dar_uma_surra)',
]);
const DENIED = anyPhrase([
  '(?:nao|nunca|jamais) ~2 (?:vou|quero|queria|iria|faria|seria_capaz_de|mataria|pretendo|penso_em) ~2 (?:matar|machucar|bater|espancar|ferir|fazer_mal)',
]);
const FICTION_FIRST = anyPhrase([
  '(?:no|nesse|desse|do|na|nessa|da|meu|minha) (?:filme|livro|serie|novela|jogo|game|rpg|conto|roteiro|historia|personagem|campanha_de_rpg)',
]);

/** A threat to somebody else, meant as far as one can tell (abuse suite H06). Laughter and trifles make it none. */
export function isThreat(plain: PlainText): boolean {
  if (!THREAT.test(plain)) return false;
  if (NOT_MEANT.test(plain) || FICTION_FIRST.test(plain)) return false;
  if (DENIED.test(plain)) return false;
  return !WISHED.test(plain) || MEANT.test(plain);
}
