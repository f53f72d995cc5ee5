import { anyPhrase } from './phrases.ts';
import { endSentence, type PlainText } from './plain.ts';

/** Words of courting that say little by themselves and much beside a young age. */
const COURTS = anyPhrase([
  '(?:chamar|chamei|chamo|chame|convidar|convidei|convido) ~6 para_(?:sair|jantar_comigo|um_encontro)',
  '(?:ganhar|conquistar|roubar|derreter) ~1 coracao ~1 (?:de|dela|dele|dum|dessa|desse|de_um|de_uma|da|do|[.,?])',
  '<!para|de|vai|quer|quis (?:conquist(?:ar|o|ei|aria)|xavec(?:ar|o|ei)|azarar|cortejar) !o_ouro|o_titulo|ouro|titulo|a_medalha|medalha|medalhas|a_vaga|vaga|espaco|o_campeonato|a_taca|o_mundo|mais|novos|clientes|o_torneio|a_liberdade|um_lugar|a_confianca|a_independencia|o_segundo|o_primeiro|o_terceiro',
  '(?:ajuda|como|dicas|frase|frases|jeito|quero|queria|vou) ~2 conquistar (?:[.,?]|ela|ele|essa|esse|uma|um|a|o)',
  '(?:me_declar(?:ei|o|ar|aria|ando)|minha_declaracao) !imposto|isento|independente|contra',
  '(?:que|ela|ele) ~1 (?:goste|gostasse|se_apaixone|se_interesse|se_interessar) (?:de|por) mim',
  '(?:se_interessar|se_apaixonar|gostar) (?:por|de) mim',
  '(?:sugar_baby|sugar_daddy|sugarbaby|waifu|in_love_with_me|love_me|my_love)',
  '(?:caidinh[oa]|gamad[oa]|amarrad[oa]|vidrad[oa]|encantad[oa]|louc[oa]|doid[oa]) (?:por|em|numa|num|pela|pelo|nela|nele|na|no) ~1 (?:uma|um|menin[oa]|garot[oa]|guri[a]?|mina|moc[oa]|ela|ele|alun[oa]|novinh[oa]|colega)',
  '(?:mandar|escrever|manda|escreve) ~2 (?:mensagem|mensagens|recado|bilhete|texto) ~1 (?:fof[oa]s?|carinhos[oa]s?|apaixonad[oa]s?|romantic[oa]s?)',
  '(?:dando|dar|da|deu|dei) [me] mole',
  '(?:que|quem) eu (?:fico|pego|saio)',
  'e vai ser (?:minha|meu|minha_mulher) [.,?]',
  '(?:mexe_comigo|noivar|futur[oa]_(?:espos[oa]|namorad[oa]|noiv[oa]|mulher|marido))',
  '(?:somos|e|como|virar|formamos) (?:um_)?casal',
  '(?:conto|historia|cena|fic) de (?:um_)?casal',
  '(?:ser|seja|vira|vire|e|faz|faca) (?:a_|o_)?(?:minha|meu) (?:mulher|mina|garota|gata|esposa|namorad[oa]|par|boy|ficante) !de_|da|do',
  '(?:disput[a-z]+|brig[a-z]+|ganh[a-z]+|roub[a-z]+) ~1 meu coracao',
  '(?:casar|casa|casaria) comigo',
  'me_espera para casar',
  'boy mais velho',
  '(?:a_gente|nos|eles) (?:se|nos) (?:ama|amava|amamos|amavamos|amam)',
  'me (?:amava|amasse|amaria|namorava|namorasse)',
  '(?:esperando|quer|querendo|pedindo|ganhar) [o] meu beijo',
  'declar(?:e|a|ar|ando) ~1 amor (?:por|para|a)_mim',
  '(?:e|ja_e|virou) (?:o_)?meu amor [.,?]',
  'gosto de (?:uma|um) (?:passageir[oa]|menin[oa]|garot[oa]|alun[oa]|estudante|atleta|colega|vizinh[oa]|mina|guri[a]?)',
  '(?:cheg(?:ar|o|uei)) (?:junto|numa|nela|nele|naquela|nessa|nesse|num)',
  '(?:rolou|rolando|rola|pintou) ~2 (?:lance|sentimento|beijo|quimica)',
  '(?:clima|amor|paixao|namoro|romance|caso) (?:proibid[oa]|escondid[oa]|secret[oa]|de_romance)',
]);

/** Words that parents and teachers use as well: they count where nobody's child, pupil or relative is spoken of. */
const COURTS_STRANGERS = anyPhrase([
  'me (?:chama|chame) de (?:amor|vida|bem|mo|mozao|gato|gata)',
  '(?:gosta|gostava|gostou|apaixonad[oa]|afim|a_fim|interessad[oa]) (?:de|por|em) mim',
  '(?:gosto|gostando|gostei) (?:dela|dele|muito_dela|muito_dele|demais_dela|de_uma|de_um|da_menina|da_garota)',
  '(?:afim|a_fim|doid[oa]) (?:de|da|do) ~1',
  '(?:ficar|ficando|fiquei|fico|fica|ficou|sair|saindo|saio) com ~1 (?:menin[oa]s?|garot[oa]s?|guria?|mina|mulher|moc[oa]|alguem|novinh[oa]s?|uma|um|ela|ele)',
  '(?:casar|casei|caso|casamos|casamento) ~6 (?:com|ela|menin[oa]|quando|[.,?])',
  '(?:peguei|pegar|pego|pegando|catei|catar) (?:uma|um|umas|uns|aquela|ela|ele)',
  '(?:mexe|mexeu|mexendo) comigo',
  '(?:minha|meu) (?:gatinha|gata|gatinho|par|crush|paquera|amor|docinho|princesa|pequena|paixao|bem|novinha|mina|ficante) ~3 (?:tem|faz|fez|nasceu|e|esta|estuda|so|na|no|vai|gosta|joga|ainda)',
  '(?:vai|vira|virou|ser|sera) (?:ser_)?(?:minha|meu) [.,?]',
  '(?:amor|paixao) (?:verdadeir[oa]|de_verdade|nao_tem_idade|impossivel|a_primeira_vista)',
  '(?:marquei|marcar|combinei|combinar|tenho) ~2 (?:encontro|date|cineminha) ~1 com',
  '(?:encontrar|encontro|ver|vejo) (?:ela|ele) ~1 escondid[oa]',
  '(?:foge|fugir|fuja|fugimos) (?:comigo|juntos|com_ela|com_ele)',
  'eu quero (?:ela|ele) [.,?]',
  '(?:amor|amo|te_amo) ~1 (?:como_se_voce_fosse|tem_quantos)',
  'gosta de mim',
]);

const OF_CARE =
  /\b(?:filh[oa]s?|net[oa]s?|netinh[oa]|sobrinh[oa]s?|afilhad[oa]s?|entead[oa]s?|irma|irmas|irmao|irmaos|irmazinha|prim[oa]s?|minhas? alunas?|meus? alunos?|alun[oa]s|filhotes?|cachorr[a-z]*|gat[oa] (?:de|da|do)|bebe|renal|racao|veterinari[oa]|castrad[oa]|pulgas?)\b/u;

/** Whether a message that speaks of somebody young courts. Says nothing of messages that do not. */
export function isCourting(plain: PlainText): boolean {
  const text = endSentence(plain);
  return COURTS.test(text) || (!OF_CARE.test(text) && COURTS_STRANGERS.test(text));
}
