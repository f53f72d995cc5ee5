import { anyPhrase } from './phrases.ts';

const SOMEBODY =
  'amig[oa]|amigos|amigas|irm(?:a|ao)|mae|pai|filh[oa]|namorad[oa]|marido|esposa|mulher|prim[oa]|tia|tio|avo|colega|vizinh[oa]|alun[oa]|ex|sobrinh[oa]|chefe|cunhad[oa]|sogr[oa]|afilhad[oa]|enteada|enteado|crush|companheir[oa]|noiv[oa]|net[oa]|melhor_amig[oa]|menin[oa]|garot[oa]|rapaz|moca|pessoa|alguem|ele|ela|paciente|roommate|ficante';
const HARMS_SELF =
  'se_mat(?:ar|a|ando|asse|e)|se_suicid(?:ar|ando|a|asse)|suicidio|suicida|suicidas|se_cort(?:ar|a|ando|ou|ava)|se_jog(?:ar|ou|ando)_(?:da|do|de|na_frente)|se_atirar_(?:da|do)|pular_(?:da|do)_(?:ponte|predio|janela|viaduto|sacada)|tirar_a_(?:propria_)?vida|tirar_a_vida|nao_quer_mais_viver|nao_querer_mais_viver|nao_queria_mais_viver|nao_aguenta_mais_viver|acabar_com_a_(?:propria_)?vida|se_machuc(?:ar|ando|a)_de_proposito|se_enforc(?:ar|ou|ando)|tomou_(?:um_monte|varios|todos_os|muitos|uma_cartela|veneno|chumbinho)|se_machucando|com_cortes|cortes_no_(?:braco|pulso)|cortes_nos_(?:bracos|pulsos)|marcas_de_corte|nao_aguenta_mais_a_vida|carta_de_(?:despedida|suicidio)|se_automutil[a-z]+|se_mutil[a-z]+|desistir_da_vida|desistiu_da_vida|sumir_do_mundo|nao_acordar_mais|dar_fim_na_vida|dar_um_fim_na_vida|por_fim_na_vida|se_despedi(?:u|ndo)_de_todos|se_despediu_de_todo|overdose|vomita_(?:tudo|depois)|parou_de_comer|nao_ve_sentido_em_viver|nao_ve_motivo_para_viver|tentativa_de_suicidio|quer_morrer|queria_morrer|vontade_de_morrer';

/** Somebody near who may hurt herself: the card is for whoever worries as well. */
export const OTHERS_AT_RISK = anyPhrase(
  [
    '(?:{SOMEBODY}) ~8 (?:{HARMS_SELF})',
    '(?:{SOMEBODY}) ~3 (?:quer|queria|disse_que_quer|falou_que_quer|diz_que_quer|fala_em|falou_em|so_fala_em|pensa_em|ameaca|pediu_para|reza_para) [muito|sempre] (?:morrer|sumir_de_vez|sumir_para_sempre|se_matar)',
    '(?:{SOMEBODY}) ~3 (?:se_matou|se_suicidou|tirou_a_propria_vida|se_enforcou|cometeu_suicidio|se_jogou_(?:da|do))',
    '(?:medo|preocupad[oa]|acho|desconfio|impedir|ajudar|ajudo|salvar|como_evitar) ~5 (?:ele|ela|alguem|{SOMEBODY}) ~4 (?:{HARMS_SELF}|faca_besteira|faca_uma_besteira|fazer_uma_besteira|faca_alguma_besteira)',
    '(?:achei|encontrei|vi|descobri|li) ~4 (?:carta_de_(?:despedida|suicidio)|laminas?|gilete|cortes|marcas_de_corte) ~6 (?:{SOMEBODY}|dele|dela|quarto)',
    '(?:cortes|marcas|cicatrizes) ~3 (?:braco|bracos|pulso|pulsos|perna|pernas) ~3 (?:d[ao]_(?:minha|meu)|dela|dele)',
  ],
  { SOMEBODY, HARMS_SELF },
);
