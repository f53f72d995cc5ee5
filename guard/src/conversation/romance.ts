import { remembering } from '../folding/remembering.ts';
import { anyPhrase } from './phrases.ts';
import type { PlainText } from './plain.ts';

/** 0 talk, 1 affection ("amor", "te amo", "saudade"), 2 flirting and desire, 3 sex. */
export type RomanceLevel = 0 | 1 | 2 | 3;

/** Sex as biology, health, law and news. */
const CLINICAL = anyPhrase(
  [
    'sexo (?:do_bebe|masculino|feminino|oposto|biologico|fragil|do_nenem|da_crianca|dos_anjos)',
    '(?:educacao|orientacao|saude|opcao|identidade|assedio|abuso|violencia|crime|crimes|exploracao|transmissao|abstinencia) sexua(?:l|is)',
    'goz(?:ar|ei|o|ou|ando|a|am) (?:de|as_ferias|ferias|a_vida|com_a_cara|da_cara|da_minha_cara|com|muito_a_vida)',
    '(?:chup(?:ar|ei|o|ando|a)) ~2 (?:sorvete|bala|picole|dedo|limao|manga|laranja|pirulito|gelo|cana|chupeta)',
    '(?:tir(?:ar|ei|o|ando)|troc(?:ar|ei|o|ando)|lav(?:ar|ei|o|ando)|pass(?:ar|ei|o|ando)|compr(?:ar|ei)) ~1 (?:a_)?roupa(?:s)? ~1 (?:do_varal|da_maquina|do_cesto|suja|para_lavar|das_criancas|da_secadora|do_armario|da_mala)',
    '(?:pizza|comida|noite|brisa|musica|tarde|cama|viagem|conversa|sobremesa|lasanha|cafe|almoco|janta|bolo|praia|risada|preguica|chuva|chuvinha|sopa|soneca|vento|clima|sol|manha|feijoada|churrasco|pao|sorvete) ~2 gostos[oa]',
    '(?:colher|cara|espeto|perna) de pau',
    'nem a pau',
    '(?:pelada|peladinha) (?:da_firma|do_trampo|do_trabalho|do_servico|do_bairro|da_rua|da_turma|da_galera|dos_amigos|feminina|masculina|mista|no_campo|no_campinho|no_society|na_quadra|com_(?:o_pessoal|a_galera|a_turma|os_(?:amigos|caras|manos|parceiros|colegas|meninos_do_trabalho))|de_(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|futebol))',
    '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|semana) (?:eu_)?(?:tem|tenho|tinha|teve|rola) pelada',
    '(?:jogar|bater|joguei|jogamos|bati|jogando) ~1 pelada',
    'turma da_pelada',
    'de_quatro_em_quatro',
    '(?:deu|dar|da|dando|dao) pau (?:no|na|nos|nas|em) (?!mim|voce|ela|ele|sua|minha)[a-z]+',
    'beija[- ]flor(?:es)?',
    '(?:li|ler|lendo|leio|leu|livro_de|autor_de|autora_de) ~1 romances?',
    '(?:manga|banana|mao|mulher|modelo|a_olho|verdade|arvore|a_pe|alma) nua',
    '(?:pau|rola) (?:de_selfie|d_agua|brasil|a_pau|duro_no_trabalho|de_fogo|a_bola|na_obra)',
    '(?:excitad[oa]|animad[oa]) (?:com_o_show|com_a_viagem|para_o_jogo|com_o_jogo|para_a_viagem|com_o_projeto)',
    '(?:pe|pes|chute|chutes) na bunda',
    '(?:que_porra|porra|caralho|que_tesao_de|foda|foda_se|fodase|puta_que_pariu|vai_se_foder|se_foder|me_fodi|fodeu|me_ferrei)',
    '(?:filme|livro|novela|comedia|musica) romantic[oa]s?',
    '(?:uso|usa|usei|usar|pintei|pinto|pintar|esmalte|esmaltes|batom|unha|unhas|cor|tom|tons|salto|gloss) ~2 nude',
    'nude (?:rosado|clar[oa]|clarinho|escuro|basico|no_pe|na_unha|e_vermelho|ou_vermelho)',
    'beijos? (?:na_testa|no_coracao|para_voce|pra_todos|e_abraco|e_abracos|grande|enorme|,|[.]|e_ate|de_boa_noite|de_luz)',
  ],
  {},
  'gu',
);

const SEX = anyPhrase([
  '(?:sexo|transar|transa|transamos|transando|foder|fuder|trepar|trepada|gozar|gozei|gozando|tesao|tezao|tesuda|tesudo|nude|nudes|pelada|pelado|peladinha|nua|nuas|buceta|xoxota|xereca|piroca|punheta|siririca|boquete|mamada|masturb[a-z]+|putaria|sexting|orgasmo|penetr[a-z]+|excitad[oa]|excita|safadeza|safadezas|sacanagem|sacanagens|erotic[oa]|eroticas?|porno|pornografia|pornografic[oa]|hentai|onlyfans|calcinha|sutia|lingerie|peitos|peitinhos|seios|bunda|bumbum|bundinha|pau|rola|pinto_duro|sexual|sexuais|sexualmente|intimid(?:ade|ades)_fisica|fetiche|bdsm|suruba|menage|gang_bang|sem_roupa|sem_calcinha|cavalgar_em|rebolar_no|virgindade|desvirgin[a-z]+|deflor[a-z]+|sex|horny|naked)',
  '(?:tir(?:a|ar|e|ando|o|ei)|arranc(?:a|ar|o)|levant(?:a|ar)|desabot[a-z]+|abr(?:e|ir|o)) ~3 (?:roupa|roupas|blusa|vestido|saia|camisola|camisa|short|shortinho|biquini|uniforme) !do_varal|da_maquina|do_armario|suja',
  '(?:foto|fotos|video|videos|cena|conversa|papo|historia|conto|roleplay|rp|audio|conteudo|jogo) ~2 (?:safad[oa]s?|pelad[oa]|nua|nu|quente|quentes|intim[oa]s?|proibid[oa]s?|picante|picantes|explicit[oa]|explicitas|adult[oa]|adultos|18|erotic[oa]|sexua(?:l|is)|sensua(?:l|is)|hot)',
  '(?:fala|falar|conversa|conversar|papo|manda|escreve|diz) ~2 (?:safadeza|sacanagem|picante|putaria|coisas_quentes|besteira_no_ouvido|coisa_quente)',
  '(?:me|te) (?:come|comer|comeria|chupa|chupar|chupo|lambe|lamber|fode|mama|mamar|masturba|excita|pega_de_quatro|dedilha)',
  '(?:de_quatro|no_cio|meia_nove|69_comigo|senta_em_mim|sentar_em_mim|senta_no_meu|sentar_no_meu|goza_para_mim|geme|gemer|gemendo|gemido|gemidos)',
  '(?:duro|dura|molhad[oa]|molhadinha) (?:por_voce|para_voce|pensando|de_tesao|so_de|com_voce|por_ela|pensando_nela)',
  '(?:passar_a_mao|apertar|acariciar|tocar|toque|beijar|lamber|morder) ~3 (?:coxa|coxas|peito|bunda|seio|seios|corpo_todo|corpo_nu|barriga_e_desc[a-z]+|virilha|partes_intimas|entre_as_pernas)',
  '(?:fazer|fazendo|fizemos|faz|faco|fariamos) amor',
  '(?:vadia|putinha|cachorra_minha|vagabunda_na_cama|safada|safado|safadinha|safadinho|gostosa|gostoso|gostosinha|delicia_de_mulher)',
]);

const FLIRT = anyPhrase([
  '(?:beij(?:ar|o_na_boca|ei|ou|ando|inho_na_boca|amos|aria|asse|a_ela|a_ele|o_de_lingua|os_na_boca|o_no_pescoco|ao_na_boca)|me_beija|te_beijo|me_beije|beijou|beija_minha|beijavam?|beijam|beija)',
  '(?:um|teu|seu|dar|da|quero|dou|roubar|roub[a-z]+|ganhar|primeiro|nosso|outro) (?:um_)?beij(?:o|os|inho|ao) !na_testa|no_coracao|para_(?:ela|ele|sua|seu)|na_sua_mae|e_um_abraco|nas_criancas|no_rosto|na_bochecha|de_boa_noite|na_vo',
  'namor(?:ar|ad[oa]s?|o|ei|ando|amos|a|adinh[oa]|aria|asse|ico|em|am|ou|ava|avam)',
  '(?:apaixon(?:ad[oa]s?|ar|ei|ando|ou|a|am|em|aram|assem)|paixao|paixonite|seduz*|sedu[tc][a-z]+|sensua(?:l|is|lidade)|sexy|provocante|desej(?:o|ar|ando|a|ava)_(?:voce|ela|ele|te|por|por_ela|por_ele|muito_voce)|te_(?:desejo|quero)|quero_voce|flert[a-z]+|paquer[a-z]+|crush|ficante|ficantes|peguete|amante|amantes|noiv[oa]|casar_com|casamento_com_ela|romance|romantic[oa]s?|romanticamente|amass(?:o|os|ar_com)|dando_uns_pegas|uns_pegas|dar_uns_beijos|namoricos?|date|encontro_(?:romantico|amoroso)|girlfriend|boyfriend|lover|kiss|kissing|dating)',
  '(?:ficar|fiquei|ficando|ficamos|ficou|fico|sair|saindo|saio|dormir|dormi|dormindo|deitar|acordar|quarto|cama|tomar_banho|banho|motel) ~1 (?:comigo|contigo|com_voce|com_ela|com_ele|com_um|com_uma|agarradinh[oa]s?|de_conchinha|juntinhos) !o_telefone|conversando|falando|falar|na_fila|raiva|preguica|pena|saudade|saudades|a_familia|meus_pais',
  '(?:ficar|fiquei|ficando|pegar|peguei|pegando|pegaria|catar|catei|comer|comi|comeria|pego) ~1 (?:com_)?(?:ela|ele|essa|aquela|uma|a|as|umas|um) ~1 (?:menin[oa]s?|garot[oa]s?|novinh[oa]s?|mina|minas|guri*|alun[oa]|vizinh[oa]|colegial|moca|mocinha|adolescente|ninfeta|estudante)',
  '(?:te|me|se) (?:agarr(?:ar|o|a)|acarici(?:ar|o|a)|toc(?:ar|o|a)|sent(?:ir|e)_na_pele|arrepi(?:a|ar|o)|provoc(?:a|ar|o)|seduz|despir|envolver_nos_bracos|encosta_na_parede|puxa_para_perto)',
  '(?:seu|teu|meu|dela|dele|nosso) (?:corpo|corpinho|pescoco|decote|cheiro_na_pele|colo_quente|labios|boca) ~2 (?:quente|lind[oa]|delici[a-z]+|no_meu|na_minha|colad[oa]|perto|gostos[oa]|me|te)',
  '(?:atracao|atraid[oa]|atraente|tentacao|tara|tarad[oa]|tesuda|tensao_sexual|clima_quente|clima_entre|clima_rolou|quimica_entre)',
  '(?:gat[oa]|gatinh[oa]|princesa|boneca|deusa|delicia|gostosura) ~1 (?:vem|para_mim|na_cama|me_da|sensual|chega_mais)',
  '(?:minha|meu|nossa|ser_minha|ser_meu) (?:namorad[oa]|mulher|esposa|esposinha|marido|ficante|amante|noiva|noivo|namoradinha|namoradinho) (?:de_mentira|secret[oa]|virtual|agora|[.,?]|e|e_eu|me|no_jogo|na_historia)',
  '(?:dar_em_cima|cantada|cantadas|da_em_cima|me_da_mole|dar_mole|afim_del[ae]|a_fim_del[ae]|gostando_del[ae]|gosto_del[ae]|me_apaixonei|amor_proibido|caso_com)',
  '(?:quero|queria|como|vou|tentando|preciso|consegui|a|para) ~1 impressionar ~2 (?:ela|voce|coracao)',
  '(?:quero|queria|como|vou|tentando|preciso|consegui) ~1 impressionar ~2 ele',
  'impressionar ~2 (?:menin[oa]|garot[oa]|mulher|moca|alun[oa]|vizinh[oa]|guria|adolescente|novinh[oa]|coracao)',
  '(?:conquist(?:ar|o|ei|ando)|seduzir|xavecar|azarar) ~2 (?:ela|ele|menin[oa]|garot[oa]|mulher|moca|alun[oa]|vizinh[oa]|voce|guria|adolescente|novinh[oa]|coracao)',
  '(?:ja|eu|gente|nos|se) ~1 (?:ficamos|pegamos|beijamos|pegou|agarramos|beijou)',
  '(?:amo|amei|amando) [muito|tanto|demais] (?:ela|ele|essa|aquela|esse|beijar|uma|a_menina)',
  // "Minha filha vai amar esse bolo" likes it.
  '(?:eu|quero|queria|posso|podia|poderia|vou|devo|consigo|pra|para|de|sem) amar [muito|tanto|demais] (?:ela|ele|essa|aquela|esse|uma|a_menina)',
  '(?:me_ama|se_amam|nosso_amor|historia_de_amor|amor_proibido|de_rolo_com|dei_em_cima|deu_em_cima|dando_em_cima|my_girlfriend|my_boyfriend|my_gf|my_bf|gf)',
  '(?:carta|poema|declaracao|mensagem|conto|cena|musica) ~2 de amor',
  '(?:fantasia|fantasias|fetiche|desejo|desejos|atracao|tara|tesao) (?:com|por|sobre|em) ~1 (?:menin[oa]s?|garot[oa]s?|novinh[oa]s?|adolescentes?|colegia(?:l|is)|alun[oa]s?|ela|ele|mulher|mulheres|homem|homens|voce)',
  '(?:gosto|prefiro|curto|quero|amo|adoro) ~1 (?:de_)?(?:as_)?(?:menin[oa]s?|garot[oa]s?|novinh[oa]s?|adolescentes?|colegia(?:l|is)|mina|minas) ~1 (?:novinh[oa]s?|de|tipo|mais_nov[oa]s?)',
  'prefiro as de',
  '(?:amor|mulher|homem|paixao) da_minha_vida',
  'que eu (?:amo|namoro|desejo|quero|pego|beijo|amei)',
  '(?:a_gente|nos|nossa) ~3 diferenca',
  '(?:afim|a_fim|doido|louco|caidinho|gamado|gamada) (?:de|da|do|por|na|no|numa|pela|pelo) ~1 (?:menin[oa]|garot[oa]|ela|ele|mina|guria|novinh[oa]|alun[oa]|moca|mulher|cara|vizinh[oa]|colega|voce)',
  '(?:e|ja_e|virou|sera|vai_ser) minha (?:mulher|esposa|mina|garota|gata)',
  '(?:rolou|rolando|rola|pintou) ~1 clima',
  '(?:minha|meu) (?:gatinha|gata|princesa|gatinho|boneca|novinha|guria) de (?:1[0-7]) (?:[.,])',
  '<!da|do|de (?:minha|meu) (?:mulher|mina|esposa|gata|marido|guria|boy) [so|ainda|ja] (?:tem|fez|faz|completou|com) [so|apenas|quase] (?:1[0-7])',
  '(?:ficar|fiquei|ficando|ficou|peguei|pegar|pegando) (?:com_)?(?:a|o|uma|um) (?:prim[oa]|irma|irmao|filh[oa]|amig[oa]|vizinh[oa]|sobrinh[oa])',
  '(?:casei|casar|casado|casada|noivei) com ~1 (?:menin[oa]|garot[oa]|mina|novinh[oa]|guria|alun[oa]|moca)',
  '(?:uns|altos|dei|deu|trocar|trocamos) ~1 beijos',
  '(?:cena|cenas|momento|primeiro) ~1 (?:de_)?beijos?',
  '(?:novia|novio|mi_amor|enamorad[oa])',
  '(?:beijo|beijos) (?:dela|dele|deles|entre|nele|nela|no_vizinho|no_professor|no_padrasto|proibido)',
  '(?:beijo|beijos) (?:apaixonado|ardente|molhado|gostoso|demorado|proibido|roubado|de_cinema|de_novela)',
  '(?:carinho|carinhos|caricia|caricias|mao|maos) ~2 (?:coxa|perna|pernas|cintura|pescoco|nuca|corpo|pele|cama)',
]);

const AFFECTION = anyPhrase([
  '(?:amor|amorzinho|te_amo|amo_voce|te_adoro|adoro_voce|saudade|saudades|lind[oa]|lindinh[oa]|gat[oa]|gatinh[oa]|princesa|meu_bem|vida|paixao|querid[oa]|fof[oa]|beijo|beijos|beijinho|cheiro|abraco|cafune|carinho|dengo|xodo|mozao|mozinho|mo|coracao|anjo)',
]);

const TEXTS_KEPT = 64;
/** Several rules ask it of the same message. */
const readKept = remembering(readLevel, TEXTS_KEPT);

/** How romantic a message is. What is said clinically, or of laundry, does not count. */
export function readRomance(plain: PlainText): RomanceLevel {
  return readKept(plain);
}

function readLevel(plain: PlainText): RomanceLevel {
  const text = plain.replace(CLINICAL, '# ');
  if (SEX.test(text)) return 3;
  if (FLIRT.test(text)) return 2;
  return AFFECTION.test(text) ? 1 : 0;
}

const MILD_SEX = anyPhrase(['(?:safad[oa]|safadinh[oa]|gostos[oa]|gostosinha)'], {}, 'gu');

/** A message without its compliments of one word ("gostosa"): what is left says how far it goes. */
export function withoutCompliments(plain: PlainText): PlainText {
  return plain.replace(MILD_SEX, '# ');
}

const TO_HER = anyPhrase([
  '(?:voce|sua|minha|meu|seu) ~2 (?:safad[oa]|safadinh[oa]|gostos[oa]|gostosinha) !demais_esse|esse|essa|o_bolo|a_pizza',
  // "Que gostoso" is said of a bath or a soup.
  'que ~2 (?:safad[oa]|safadinh[oa]|gostosa|gostosinha) !demais_esse|esse|essa|a_pizza',
  '^ (?:gostosa|safada|safadinha|gostoso|safado) $',
]);

/** "Chorei no começo, que sacanagem": asks for nothing, and makes nothing that stands beside it plain either. */
const ANNOYANCE = anyPhrase(['que_sacanagem $', 'que_sacanagem [.,?]'], {}, 'gu');

/** Whether more than `romantico` is asked for: sex, nudity, its words. A compliment counts only when it is paid to her. */
export function asksExplicit(plain: PlainText): boolean {
  const text = plain.replace(CLINICAL, '# ').replace(ANNOYANCE, '# ');
  return TO_HER.test(text) || SEX.test(text.replace(MILD_SEX, '# '));
}

/** Everyday senses of words that elsewhere are sex; in her words alone, where a sentence more or less is all that is lost. */
const EVERYDAY = anyPhrase(
  [
    '(?:colher|cara|perna|lenha|forno|fogao|cavalo|casa|ponte|mesa|banco|meter|sentou_o|quebrou_o|quebrando_o|comeu_o) ~1 pau',
    'pau (?:a_pau|de_selfie|brasil|ferro|mandado|para_toda_obra|que_nasce_torto)',
    'rola (?:um|uma|uns|umas|o|a|os|as|de|aqui|ali|ai|entre|se|tudo|na|no|nas|nos|muito|muita|sim|essa|esse|la|hoje|amanha|ainda|sempre|ladeira|bola|[.,?])',
    '(?:nao|se|que|quando|sempre|ainda|bola|ja|tudo) rola',
    'de_quatro (?!(?:na_cama|para_mim|comigo|e|agora|[.,?]))[a-z]+',
    '(?:jogar|jogo|jogou|joguei|jogando|bater|bateu|rachao) ~2 pelada',
    'pelada (?:de|do|no|com_os|com_a|entre|aos)_(?:domingo|sabado|quinta|futebol|bairro|campinho|galera|turma|amigos|domingos|sabados)',
    'que sacanagem',
    'sacanagem (?:isso|do|da|dele|dela|com|sua|minha|[.,?])',
    '(?:luz|sol|frio|agua|chuva|som|cheiro|umidade|vento|olhar) ~2 penetr[a-z]+',
    '(?:lua|parede|terra|serra|cidade|rua|pedra) nua',
    'excitad[oa] (?:com|para)',
    'orgasmo gastronomico',
    'camisa ~1 (?:do_varal|da_maquina|do_time|da_selecao|amassada|suja|da_mala)',
    '(?:seios|seio) (?:da_face|da_familia|materno)',
  ],
  {},
  'gu',
);

/** What she says in passing and of things; it makes her own words no flirt, and nothing else. */
const IN_PASSING = anyPhrase(
  [
    'que_eu_(?:quero|pego) (?:ver|entender|lembrar|ouvir|saber|guardar|entrar|o|a|que_voce_saia)',
    '(?:se|ou|quando) tocar (?:no_mercado|[,.?])',
    'quadrilha ~4 noiva',
    'gosto_dele como',
    '(?:relogio|gente|historia|personagem|livro|filme) ~6 apaixon(?:a|ou|ad[oa]) pel[ao]',
    'apaixonad[oa] por_(?:historia|livro|filme|musica|cinema|bicho|planta)s?',
    'dividi quarto com',
    'carta_de_amor ruim',
    '<!voce|seu|sua (?:te|me) (?:toca|arrepia|arrepio) ~1 (?:[.,?]|de_perto|mais|ai|ate|facil)',
    '(?:ficar|ficou|fico|fiquei|ficando|dormir|acordar) com (?:um_pouco|um_motivo|uma_coisa|uma_pergunta|metade)',
    '(?:ficou|ficando|fica) comigo (?:[.,?]|ate|desde|o_dia)',
    '<!quero|queria|viver|nosso|nossa|meu|minha|teu|tua|um_pouco_de (?:romances?|romantic[oa]s?|paixao|flertes?) !com_voce|contigo|comigo|entre_nos|agora',
    '(?:dia_dos_namorados|fim_de_namoro)',
  ],
  {},
  'gu',
);
const TO_PERSON = /\b(?:voce|te|ti|contigo|seu|sua|safad[oa])\b/u;

/** Her own words without everyday senses, and without compliments where they are paid to nobody: "que gostoso", "colher de pau". */
export function withoutEverydayWords(plain: PlainText): PlainText {
  const text = plain.replace(EVERYDAY, '# ').replace(IN_PASSING, '# ');
  return TO_PERSON.test(plain) ? text : withoutCompliments(text);
}

/** Whether words go beyond `romantico`: sex, nudity, its words. What is said mildly or in another sense does not count. */
export function isExplicit(plain: PlainText): boolean {
  return SEX.test(plain.replace(CLINICAL, '# ').replace(EVERYDAY, '# ').replace(MILD_SEX, '# '));
}

/** The act and its crude words: what no level releases. Clothes, skin and wishing are not among them. */
const GRAPHIC = anyPhrase([
  '(?:foder|fuder|trepar|trepada|gozar|gozei|gozando|buceta|xoxota|xereca|piroca|punheta|siririca|boquete|mamada|masturb[a-z]+|putaria|penetr[a-z]+|pau|rola|pinto_duro|orgasmo|porno|pornografia|pornografic[oa]|hentai|suruba|menage|gang_bang)',
  '(?:me|te) (?:come|comer|comeria|chupa|chupar|chupo|fode|mama|mamar|masturba|pega_de_quatro|dedilha)',
  '(?:de_quatro|meia_nove|69_comigo|senta_em_mim|sentar_em_mim|senta_no_meu|sentar_no_meu|goza_para_mim)',
  '(?:duro|dura|molhad[oa]|molhadinha) (?:por_voce|para_voce|de_tesao|so_de|com_voce|pensando_em_voce)',
  '(?:tocar|toque|lamber|morder) ~3 (?:virilha|partes_intimas|entre_as_pernas)',
]);

/** Whether words show what the level `sensual` only suggests (product.md "Content stance"). */
export function isGraphic(plain: PlainText): boolean {
  return GRAPHIC.test(plain.replace(CLINICAL, '# ').replace(EVERYDAY, '# '));
}
