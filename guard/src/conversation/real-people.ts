import { foldCharacters } from '../folding/characters.ts';
import { readText } from '../folding/readings.ts';
import { checkKnownPeople } from '../rules/real-people.ts';
import { anyPhrase } from './phrases.ts';
import type { PlainText } from './plain.ts';
import { readRomance } from './romance.ts';

const CAST =
  'finge|finja|fingir|faz_de_conta|faca_de_conta|imagina|imagine|seja|vire|vira|interpreta|interprete|interpretar|imita|imite|imitar|voce_e|voce_agora_e|agora_voce_e|voce_vai_ser|voce_sera|voce_pode_ser|quero_que_(?:voce_)?seja|atua_como|atue_como|age_como|aja_como|fala_como|fale_como|no_papel_da|no_papel_do|faz_o_papel|roleplay|rp|responde_como|responda_como|se_passa_por|se_passe_por|como_se_fosse|finge_ser|finja_ser|vai_ser|te_chamar_de|te_chamo_de';
const KNOWN_TO_ME =
  'minha_ex|meu_ex|minha_ex_namorada|meu_ex_namorado|minha_ex_mulher|minha_ex_esposa|meu_ex_marido|minha_ex_noiva|minha_falecida_esposa|meu_falecido_marido|(?:minha|meu)_(?:chefe|colega|vizinh[oa]|professor|professora|prim[oa]|cunhad[oa]|amig[oa]|crush|secretaria|aluna|patroa|paquera|sogra|dentista|psicologa|personal|medica)_(?:de_verdade|real|da_vida_real|do_trabalho|da_faculdade|que_se_chama|chamad[oa]|a_[a-z]+|o_[a-z]+)';

const AS_SOMEBODY = anyPhrase(
  [
    '(?:{CAST}) ~4 (?:{KNOWN_TO_ME})',
    '(?:{CAST}) ~2 (?:uma_pessoa_real|alguem_real|uma_pessoa_que_existe|uma_mulher_que_existe|uma_famosa_de_verdade|a_garota_da_foto|a_mulher_da_foto|a_moca_da_foto|a_pessoa_da_foto)',
  ],
  { CAST, KNOWN_TO_ME },
);
const CASTS = anyPhrase([`(?:${CAST})`]);
const EX_ASIDE = anyPhrase([
  '(?:nao|nunca) ~2 (?:seja|vira|vire|igual|como) ~3 (?:minha_ex|meu_ex)',
  '(?:imagina|imagine|agora_imagina) [que|so|,] (?:minha_ex|meu_ex|encontrei|a_minha_ex|o_meu_ex)',
]);

const SOMEBODY =
  'dela|dele|delas|deles|(?:da|do|de|dessa|desse|daquela|daquele)_(?:(?:minha|meu|uma|um)_)?(?:ex|namorad[oa]|esposa|mulher|marido|vizinh[oa]|chefe|colega|crush|menina|garota|moca|cara|pessoa|amante|fulan[oa]|professora?|atriz|cantora?|influencer|blogueira|juiz|juiza|amig[oa]|guria|ficante|cunhad[oa]|ex_mulher|famosa)';
const DOXXING = anyPhrase(
  [
    '(?:descobr(?:e|ir|a)|ach(?:a|ar|e)|encontr(?:a|ar|e)|procur(?:a|ar|e)|pesquis(?:a|ar|e)|consegu(?:e|ir)|me_passa|me_da|me_diz|me_fala|levant(?:a|ar)|puxa(?:r)?|revela(?:r)?|vaza(?:r)?|hackeia|onde_acho|como_acho|como_descubro|como_descobrir|qual_e|qual|quero_saber|preciso_saber) ~3 (?:endereco|cpf|rg|telefone|numero|celular|localizacao|placa|dados_pessoais|dados|senha|onde_mora|onde_trabalha|casa|conta_bancaria|ip|nome_completo|perfil_secreto|escola_dos_filhos) ~1 (?:{SOMEBODY}) !loja|farmacia|restaurante|hospital|posto|correio|cvv|delegacia|evento|show|shopping|banco|prefeitura|escola_nova|empresa|wifi|netflix|suporte|uber',
    'onde (?:minha|meu|a_minha|o_meu|aquela|aquele|ela|ele) ~1 (?:ex|ex_mulher|vizinh[oa]|menina|garota|cara|crush|professora?) (?:mora|vive|trabalha|esta_morando|estuda)',
    '(?:onde|que_rua|em_que_rua|qual_bairro) ~1 (?:mora|vive|trabalha|estuda) ~1 (?:minha_ex|meu_ex|aquela|aquele|ela|essa_mulher|esse_cara|a_minha_ex|o_meu_ex|a_vizinha_que|a_atriz|a_cantora|o_juiz)',
    '(?:rastrear|rastreio|rastreia|localizar|clonar|espionar|espiono|hackear|hackeio|invadir|invado|grampear|stalkear_o_endereco|monitorar|ler_as_mensagens|acessar) ~3 (?:celular|whatsapp|instagram|facebook|conta|email|mensagens|telefone|localizacao|camera|icloud|tinder|redes) ~2 (?:{SOMEBODY})',
    '(?:vazar|vazo|espalhar|espalho|postar|posto|publicar|divulgar|expor|mandar_para_todo_mundo|compartilhar) ~3 (?:nudes|fotos_intimas|foto_intima|video_intimo|videos_intimos|fotos_dela_nua|conversas_intimas|endereco|telefone|dados) ~2 (?:{SOMEBODY})',
    '(?:reconhec[a-z]+|identific[a-z]+|quem_e) ~3 (?:pessoa|mulher|menina|moca|garota|cara) ~2 (?:dessa_foto|da_foto|nessa_foto|pela_foto|pela_placa|pelo_rosto|pelo_numero)',
  ],
  { SOMEBODY },
);

/** The character asked to be somebody who exists, or the whereabouts of one (safety.md P1). */
export function readRealPeople(plain: PlainText, text: string): 'real-person' | 'personal-data' | undefined {
  if (DOXXING.test(plain)) return 'personal-data';
  if (AS_SOMEBODY.test(plain) && !EX_ASIDE.test(plain)) return 'real-person';
  if (!CASTS.test(plain)) return undefined;
  const sentences = readText(foldCharacters(text))[0]?.sentences ?? [];
  const isKnown = checkKnownPeople(sentences, true).some(({ verdict }) => verdict === 'refuse');
  return isKnown && (readRomance(plain) >= 1 || INTIMATE.test(plain)) ? 'real-person' : undefined;
}

const INTIMATE = anyPhrase([
  '(?:comigo|minha|meu|para_mim|me|te|nos_dois|a_gente|juntos|apaixonad[oa]|encontro|casad[oa]s?)',
]);
