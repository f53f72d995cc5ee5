import { anyPhrase } from './phrases.ts';
import { endSentence, readPlain } from './plain.ts';

const YOU = 'voce|tu|voces|isso|quem_fala|quem_responde|senhora|moca|linda|amor|gata|menina|cara|es';
const KIND =
  'human[oa]|humanas|ser_humano|pessoa|pessoas|gente|real|reais|robo|robozinho|robot|bot|botzinho|ia|inteligencia_artificial|maquina|computador|programa|programada|algoritmo|chatgpt|gpt|chatbot|software|aplicativo|sistema|fake|falsa|falso|artificial|virtual|automatic[oa]|gravacao|mulher_de_verdade|homem_de_verdade|menina_de_verdade|de_verdade|verdadeir[oa]|de_carne_e_osso|carne_e_osso|perfil_fake|personagem|modelo_de_linguagem|llm|assistente_virtual|avatar|holograma|simulacao|digital|codigo|existe|vida_real|viv[oa]';
const PARTS = { YOU, KIND };

const SOURCES: readonly string[] = [
  '<!se|que_nem|como_se (?:{YOU}) ~2 (?:e|es|seria|era|sao|realmente_e|e_mesmo|e_mesma|so_e|nao_e|foi) ~4 (?:{KIND}) !demais|boa|legal|incrivel|maravilhosa|especial|bonita|fofa|mais|querida|humilde|muito_(?:boa|legal)|favorit[oa]|preferid[oa]|engracad[oa]|da_minha_vida|que_eu_mais|simples|do_bem|certa|forte|de_sorte|importante',
  '^ [,|e|mas|oi|vem_ca|me_diz|fala|serio|jura|ei|opa|olha|entao|uma_duvida] [,] (?:e|es|seria) [mesmo|uma|um|de|so|realmente|algum|alguma|tipo] [uma|um] (?:{KIND}) [mesmo|ne|de_verdade|ou] [,|ne|mesmo|uma|um] (?:[?.,]|ou|ne|mesmo|robo|ia|pessoa|humana)',
  '(?:pessoa|human[oa]|gente|real|mulher|homem|menina|alguem) ou [um|uma|so|e|apenas] [um|uma] (?:robo|ia|bot|maquina|programa|computador|algoritmo|inteligencia_artificial|fake|aplicativo|software|sistema|personagem|virtual)',
  '(?:robo|ia|bot|maquina|programa|inteligencia_artificial) ou [um|uma|e|alguem] [um|uma] (?:pessoa|human[oa]|gente|real|mulher|homem|alguem|de_verdade)',
  '(?:tem|existe|ha|tinha) ~2 (?:alguem|gente|pessoa|humano|um_humano|uma_pessoa|uma_mulher|um_homem|alguma_pessoa) ~2 (?:ai|real|de_verdade|do_outro_lado|por_tras|atras|digitando|escrevendo|lendo|respondendo|nessa_conversa|nesse_chat|de_carne) !na_porta|em_casa|com_voce|na_sala|na_sua_vida|no_seu_coracao|com_fome|do_lado_dela',
  '(?:estou|to|falo|eu|sera_que|converso|estava|fico|isso_e) ~2 (?:falando|falo|conversando|converso|teclando|conversa|papo) ~1 (?:com|com_um|com_uma|com_o|com_a) ~2 (?:{KIND}|alguem_real|alguem_de_verdade|alguem) ~2 (?:[?]|de_verdade|ou|mesmo|real|ne|aqui) ',
  '(?:quem|alguem|tem_gente) ~3 (?:escreve|escrevendo|digita|digitando|responde|respondendo|esta_atras|esta_por_tras|controla|programa|te_criou|criou_voce|te_fez|fez_voce|te_programou|programou_voce|inventou_voce|te_inventou|te_desenvolveu) ~3 (?:[?]|voce|isso|essas|aqui|ai|mensagens|para_mim|as_mensagens|de_verdade|suas) ',
  '(?:quem) ~2 (?:te|voce) ~1 (?:criou|fez|programou|inventou|treinou|desenvolveu)',
  '(?:voce|tu) [realmente|mesmo|nao|ja|ainda|tambem|so] (?:existe|existes|foi_criada|foi_programada|foi_feita|foi_treinada|foi_inventada|respira|tem_corpo|tem_um_corpo|tem_consciencia|tem_alma|tem_vida|tem_coracao_de_verdade|esta_viva|come_de_verdade|dorme_de_verdade|sangra|e_viva|nasceu_de_verdade|e_programada) ~3 (?:[?]|mesmo|de_verdade|ou|na_vida_real|fora|real|ne) ',
  '(?:existe|existes) [mesmo|de_verdade] (?:de_verdade|mesmo|na_vida_real|fora_daqui|fora_do_app)',
  '(?:isso|aqui|esse_chat|essa_conversa|esse_perfil|essas_mensagens|suas_mensagens|suas_respostas) ~2 (?:e|sao) ~3 (?:robo|bot|ia|automatic[oa]s?|fake|gravad[oa]s?|gerad[oa]s?|programad[oa]s?|pessoa|humano|real|inteligencia_artificial|computador|um_programa|de_verdade)',
  '(?:voce|tu) nao ~2 (?:e|existe|es) ~3 (?:{KIND}) ~1 (?:[?]|ne|de_verdade|mesmo|[.,]) ',
  '(?:fala|diz|seja|me_diz|jura|promete|admite|confessa|assume|conta|pode_falar|responde|responda|sinceramente|sem_mentir|seja_sincera) ~4 (?:verdade|sincera|honesta|voce|que|serio|[,]) ~5 (?:{KIND})',
  '(?:sera|acho|desconfio|duvido|aposto|parece|pareceu|certeza|sabia|descobri) ~2 que ~1 (?:voce|isso|tu) ~2 (?:e|seja|era|nao_e) ~3 (?:{KIND}) !boa|legal|incrivel|especial',
  '(?:voce|tu) ~1 (?:parece|fala_como|soa_como|responde_como|escreve_como|age_como) ~3 (?:robo|bot|maquina|ia|humana|uma_pessoa|gente|programa|computador) ~2 (?:[?]|de_verdade|voce_e|e|,) ',
  '(?:sou|to|estou|era) ~2 (?:eu|conversando|falando) ~4 (?:robo|ia|bot|maquina|inteligencia_artificial|computador) ',
  '(?:pessoa|mulher|menina|moca|humana|gente|homem) (?:real|de_verdade|de_carne_e_osso|verdadeira) ~2 [?]',
  '^ [e|mas|sera|voce] (?:real|humana|humano|robo|bot|ia|de_verdade|fake|gente) [mesmo|ou_nao|ou|ne] [fake|robo|ia|humana] [?]',
  '(?:are|r) (?:you|u) ~3 (?:human|real|a_bot|bot|robot|ai|an_ai|a_robot|alive|a_person)',
  '(?:eres|sos) ~2 (?:human[oa]|real|un_robot|robot|una_ia|un_bot|una_persona)',
  '(?:que|qual) [e|o] [o] (?:modelo|ia|inteligencia_artificial|tecnologia|gpt|llm|sistema) ~2 (?:voce|seu|te|usa|por_tras)',
  '(?:posso|da_para|consigo|quero|queria) ~2 falar com ~2 (?:humano|uma_pessoa|alguem_de_verdade|gente_de_verdade|um_atendente|pessoa_real|ser_humano)',
];
const ASKED = anyPhrase(SOURCES, PARTS);
/** Robots and people of whom one speaks. */
const OF_OTHERS = anyPhrase([
  '(?:robo|ia|inteligencia_artificial|maquina|programa|bot|aplicativo|computador) (?:aspirador|de_cozinha|do_filme|da_faculdade|no_trabalho|do_banco|no_futebol|do_telemarketing|de_lavar|de_cafe|de_costura|da_empresa|da_operadora|do_atendimento)',
  '(?:minha|meu|a|o|esse|essa|da|do) (?:chefe|irma|irmao|mae|pai|vizinh[oa]|amig[oa]|professor|professora|namorad[oa]|banco|operadora|filho|filha|gato|cachorro|perfil_dele|perfil_dela) ~2 (?:e|parece|era|usa|fala_como|age_como) ~2 (?:robo|maquina|ia|fake|humano|pessoa)',
  '(?:eu|ele|ela) (?:sou|e|era|fui) ~2 (?:human[oa]|robo|pessoa|gente|real|maquina|fake) !ou',
  '(?:filme|serie|livro|desenho|jogo|noticia|aula|curso|prova|palestra) ~3 (?:robo|robos|ia|inteligencia_artificial|maquinas)',
]);

/** Whether somebody asks, or doubts aloud, whether a person writes (abuse suite I03): what always gets a true answer. */
export function asksIfHuman(text: string): boolean {
  const plain = endSentence(readPlain(text).trimEnd() === '' ? '' : readPlain(text));
  return ASKED.test(plain) && !(OF_OTHERS.test(plain) && !/\b(?:voce|tu) (?:e|es|nao e|existe)\b/u.test(plain));
}

const TRUTH = /\bIA\b|intelig[êe]ncia artificial|personagem|programa|software|rob[ôo]/iu;

/** Whether a reply says what she is. */
export function saysWhatSheIs(reply: string): boolean {
  return TRUTH.test(reply);
}
