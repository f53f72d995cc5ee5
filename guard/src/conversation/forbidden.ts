import { readText } from '../folding/readings.ts';
import { checkNotAllowed } from '../rules/not-allowed.ts';
import { anyPhrase } from './phrases.ts';
import type { PlainText } from './plain.ts';

const HOW =
  'como|onde|ensina|ensine|ensinar|tutorial|passo_a_passo|receita|me_explica|explica|me_ajuda_a|ajuda_a|quero|vou|preciso|aprender|me_diz_como|me_fala_como|qual|quanto_custa|me_vende|vende|instrucoes|manual|guia|dicas';
const MAKE =
  'fazer|faz|faco|fabricar|fabrico|fabrica|montar|monto|monta|produzir|produzo|cozinhar|cozinho|sintetizar|sintetizo|construir|constroi|preparar|preparo|extrair|misturar|imprimir|criar|refinar|plantar|cultivar|conseguir|consigo|arranjar|arranjo|comprar|compro|vender|vendo|traficar|esconder|passar|importar|contrabandear|arrumar|arrumo|achar|acho|caseira|caseiro|transportar';
const DRUG =
  'metanfetamina|meta_cristal|crack|cocaina|heroina|lsd|ecstasy|mdma|lanca_perfume|lolo|maconha|skunk|haxixe|ghb|fentanil|k2|k9|spice|droga|drogas|anfetamina|quetamina|ketamina|balinha|oxi|merla|cogumelo_alucinogeno|dmt|ayahuasca_em_casa|po_branco|bala_e_doce';
const WEAPON =
  'bomba|bombas|bomba_caseira|explosivo|explosivos|dinamite|coquetel_molotov|molotov|granada|granadas|arma|armas|arma_caseira|arma_de_fogo|arma_fria|pistola|revolver|fuzil|espingarda|silenciador|municao|arma_3d|polvora_caseira|napalm|nitroglicerina|gas_toxico|gas_mostarda|ricina|antraz|tnt|c4|colete_balistico_ilegal';
const FORCE =
  'estupr(?:ar|o|a|ando|e|ada|ador)|violent(?:ar|o|a|ando)_(?:ela|voce|sexualmente|minha|uma|a)|abus(?:ar|o|ando)_(?:sexualmente|de_voce|dela|de_uma|da_minha)|sexo_forcado|sexo_a_forca|te_pegar_a_forca|te_pego_a_forca|pegar_(?:ela|voce)_a_forca|forcar_(?:ela|voce)_a|forcar_sexo|transar_com_ela_dormindo|enquanto_(?:ela|voce)_(?:dorme|estiver_dormindo|esta_dormindo|desmaiad[a-z]+)|sem_(?:o_)?(?:seu|teu|dela)_consentimento|sem_consentimento|contra_a_(?:sua|tua)_vontade|contra_a_vontade_dela|dopar|drogar|boa_noite_cinderela|rohypnol|voce_grita_para|implora_para_parar|mesmo_voce_dizendo_nao|mesmo_que_(?:ela|voce)_diga_nao|nao_aceito_nao|cativeiro|escrava_sexual|incesto|zoofilia|necrofilia|snuff';
const PARTS = { HOW, MAKE, DRUG, WEAPON, FORCE };

const SOURCES: readonly string[] = [
  '(?:{HOW}) ~4 (?:{MAKE}) ~4 (?:{DRUG}|{WEAPON}) !biologica_do|de_chocolate|de_banho|de_agua|d_agua|de_brinquedo|de_agua|na_minecraft|no_jogo|secreta|do_tempo|de_creme|de_sao_joao|de_nerf|de_pintura|de_cola_quente|calorica',
  '(?:receita|formula|ingredientes|modo_de_preparo|passo_a_passo|tutorial) ~1 (?:de|do|da|para) ~1 (?:{DRUG}|{WEAPON}) !de_chocolate',
  '(?:quero|vou|queria|como) ~1 traficar',
  '(?:{DRUG}|{WEAPON}) ~2 (?:caseir[oa]s?|passo_a_passo|em_casa|sem_registro|ilegal|raspada|fria|na_deep_web|na_dark_web|no_quintal) !tatuada|de_brinquedo',
  '(?:quero|vou|queria|preciso|posso|comecar_a|comecei_a|afim_de) ~2 (?:vender|traficar|distribuir|revender|fabricar|produzir) ~2 (?:{DRUG})',
  '(?:onde|como|quem|sabe_onde|conhece_quem|me_arruma|me_arranja|me_vende|me_passa|tem_contato|contato_de) ~4 (?:{DRUG}|traficante|biqueira|boca_de_fumo|armas?_sem_registro|arma_ilegal|documento_falso|orgaos) !afeta|tratamento|largar|parar|sair|clinica|ajuda|viciad[oa]|reabilitacao',
  '(?:quero|vou|queria|adoraria|posso|finge|finja|imagina|faz|cena|historia|conto|fantasia|roleplay|rp|deixa_eu|me|te|gosto|excita|tesao|descreve|escreve|seria|como|fetiche|ensina|interpreta) ~5 (?:{FORCE})',
  '(?:{FORCE}) ~4 (?:me_excita|e_excitante|tesao|gostoso|delicia|me_da_prazer|e_minha_fantasia|na_cena|e_ela_gosta|e_voce_gosta|sem_ela_perceber|sem_ela_saber|para_transar|na_bebida)',
  '(?:como|quanto|onde|quero|ensina|posso|dica) ~4 (?:comprar|vender|traficar|recrutar|levar|aliciar|explorar|contrabandear|transportar) ~2 (?:mulheres|meninas|garotas|pessoas|imigrantes|orgaos|um_rim|bebes?|criancas|gente|prostitutas) ~3 (?:para|no|na|ilegal|mercado_negro|exterior|trabalhar|europa|sem|do|[.,?])',
  '(?:trafico_de_(?:pessoas|mulheres|orgaos|drogas|armas)|traficar|contrabando_de_armas) ~4 (?:como|quero|ganhar|dinheiro|vale_a_pena|me_ensina|comecar|entrar|rotas?)',
  '(?:como|onde|quero|ensina|me) ~4 (?:comecar|entrar|entro|trabalhar|ganhar_dinheiro|lucrar) ~3 (?:trafico|traficante|boca_de_fumo|crime_organizado|faccao|prostituicao_de|cafetao)',
  '(?:como|quanto|qual|o_que) ~4 (?:colocar|coloco|por|botar|dar|dou|usar|uso|misturar) ~4 (?:na_bebida_del[ea]|no_drink_del[ea]|na_bebida_da|no_copo_del[ea]|no_copo_da|para_ela_(?:apagar|dormir|desmaiar|ceder)|para_ele_apagar)',
  '(?:deixar|fazer) (?:ela|uma_mulher|a_moca|minha_mulher|a_menina) (?:desmaiada|apagada|dopada|inconsciente|desmaiar|apagar) ~5',
  '(?:how_to|how_do_i) ~3 (?:make|build|cook|buy) ~3 (?:bomb|meth|gun|explosives?|crack|drugs)',
];
const WANTED = anyPhrase(SOURCES, PARTS);
/** Whoever fears it, fights it, lived through it, writes about it in the news. */
const NOT_WANTED = anyPhrase([
  '(?:fui|sofri|sobrevivi|vitima|vitimas|denunci[a-z]+|delegacia|noticia|noticias|jornal|reportagem|documentario|filme|serie|livro|novela|breaking_bad|narcos|contra|combate|combater|prevenir|prevencao|lei|crime_de|policia|advogad[oa]|me_livrar|parar_de|deixar_de|parei_de|ajudar_meu|parar_com|largar|recaida|reabilitacao|clinica|viciad[oa]|dependente|tratamento|medo_de|medo_que|como_evitar|evitar|proteger|proteg[a-z]+|ajudar_(?:uma|a)_vitima|tenho_horror|horrivel|absurdo|nojo|historia_do_brasil|segunda_guerra|pesquisa_sobre|tcc|aula|palestra|minecraft|jogo|game|rpg|fortnite|gta|free_fire|valorant|cs|far_cry|pubg|cinema|bomba_de_chocolate|festa_junina|sao_joao|roleta|ninguem_pode|nunca|jamais|proibido|ela_foi|ele_foi|foi_vitima|amiga_foi|aconteceu_comigo|me_contou_que)',
]);

/** Sexual violence as something wanted, trafficking, weapons, drugs (safety.md P3). */
export function isForbidden(plain: PlainText, text: string): boolean {
  if (NOT_WANTED.test(plain)) return false;
  return WANTED.test(plain) || isRefusedAnywhere(text);
}

/** What a definition may not hold either: the words of the strict list, where nothing in the sentence softens them. */
function isRefusedAnywhere(text: string): boolean {
  const [plain] = readText(text);
  return checkNotAllowed(plain?.sentences ?? []).some(
    ({ verdict }) => verdict === 'refuse' && WANTS.test(plain?.sentences.join(' ') ?? ''),
  );
}

const WANTS =
  /\b(?:quero|queria|vou|finge|finja|imagina|faz|faca|seja|como|ensina|me ajuda|cena|historia|roleplay|rp|vamos|gosto|excita\w*|tesao|deixa|posso|voce)\b/u;
