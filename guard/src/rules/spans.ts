/** Years that passed or will, and years of one's past: what is counted is time and not an age. */

const SOME =
  '(?: (?:mais de|quase|cerca de|uns|umas|bons|longos|esses|os|as|menos de|exatos|exatamente|apenas|so|bem|pelo menos|no minimo|primeiros|ultimos|bem uns|uns bons)){0,3}';
/** "há", "durante", "nos últimos", "daqui a", "levou", "viveu", "já faz". */
const SPAN_BEFORE = new RegExp(
  `(?:^|[ ,(])(?:for|for over|for almost|after|within|the past|the last|spent|ha|havia|durante|por|apos|depois de|antes de|em|dentro de|daqui a|ao longo de|ao fim de|desde ha|ultimos|proximos|primeiros|esses|estes|aqueles|tantos|todos os|a cada|foram|faltam|passaram|passou|passei|passamos|viveu|vivi|morou|morei|trabalhou|trabalhei|levou|levei|leva|demorou|durou|duraram|esperou|esperei|ficou|fiquei|estudou|estudei|soma|somou|acumula|juntou|gastou|dedicou|navegou|namorou|namorei|namoramos|completamos|fizemos|temos|por mais|competiu|jogou|dancou|cantou|tocou|remou|nadou)${SOME}$`,
  'u',
);
const DOES_FAZ = new RegExp(`\\bfaz(?:em|ia)?${SOME}$`, 'u');
const LONG_FAZ = new RegExp(
  `\\b(?:ja|aqui|la|isso|juntos|juntas|hoje|semana|que|me|se) (?:faz|fazem|fazia)${SOME}$`,
  'u',
);
/** "planta orquídeas faz", "moro aqui faz". */
const SINCE_FAZ = new RegExp(
  `\\b(?:mor[oa]|trabalh[oa]|viv[eo]|estud[oa]|namor\\w{1,4}|casad[oa]s?|conhec\\w{1,4}|toc[oa]|da|dou|pint[oa]|plant[oa]|escrev[eo]|cant[oa]|danc[oa]|nad[oa]|corr[eo]|peg[oa]|cozinh[oa]|ensin[oa]|junt[oa]s?|dirij[oa]|dirige|mud\\w{1,5}|fum\\w{1,5}|sem)\\b[^,]{0,60} faz(?:em)?${SOME}$`,
  'u',
);

const ACTIVITY =
  '(?:experiencia|carreira|estrada|profissao|oficio|casad[oa]s?|casamento|namoro|noivado|palco|danca|bale|ballet|teatro|cinema|terapia|analise|loja|casa|empresa|firma|servico|trabalho|magisterio|ensino|sala|aula|cozinha|praia|mar|surfe?|musica|banda|orquestra|coral|estudo|medicina|enfermagem|advocacia|direito|engenharia|jornalismo|redacao|radio|tv|televisao|contrato|amizade|sociedade|convivio|convivencia|uniao|parceria|relacionamento|relacao|historia|janela|volante|mercado|comercio|cartorio|prefeitura|atelie|escola|faculdade|universidade|banco|jornal|pesquisa|laboratorio|hospital|plantao|plantoes|yoga|ioga|judo|capoeira|muay|jiu|karate|boxe|natacao|volei|futebol|corrida|bicicleta|estudos|pratica|treino|viagens?|caminhada|luta|militancia|sobriedade|garantia|uso|vida a dois|formad[oa]|aposentadoria|piano|violao|viola|canto|bateria|samba|feira|fogao|forno|balcao|bar|confeitaria|padaria|roca|fazenda|horta|moda|costura|ceramica|pintura|fotografia|terreiro|folia|bordado|salao|clinica|consultorio|pet shop|agencia|startup|publicidade|design|programacao|tecnologia|ti|policia|bombeiros?|marinha|aviacao|aerea|exercito|igreja|coletivo|projeto|ong|podcast|blog|canal|site|carnaval|escotismo|academia|crossfit|mestrado|doutorado|internet|reforma|obra|atraso|distancia|espera|silencio|saudade|diferenca|aluguel|condominio|conversa|mergulho|montanha)';
const WORK_PLACE =
  '(?:empresa|firma|mercado|mesm[oa]|profissao|area|ramo|estrada|banda|casa|loja|redacao|cozinha|palco|cidade|brasil|magisterio|ensino|comercio|bairro|exterior|orquestra|hospital|escola|setor|oficio|cargo|radio|tv|teatro|atelie|ong|projeto|coral|rede)';
const DOING =
  '(?:mor|trabalh|ensin|estud|danc|cant|cozinh|viaj|tocand|pint|trein|lut|toc|namor|cuid|plant|naveg|surf|fotograf|jog|cur|advog|lecion|desenh|bord|costur|voand|vo)ando|(?:viv|escrev|corr|vend|faz|atend|conviv|serv|dirig|constru)[ei]ndo';
const LONG_AFTER = `ago|later|earlier|together|married|in a row|of (?:experience|work|practice|service|marriage|teaching|training|therapy|friendship|study|sobriety)|at the|in the (?!making)[a-z]{3,}|working|teaching|atras|depois|antes|mais tarde|seguid[oa]s?|consecutiv[oa]s|inteir[oa]s|a fio|junt[oa]s|casad[oa]s?|(?:${DOING})|mais (?:velh[oa]|experiente) (?:que|d)|de (?:pura |muita |muito |puro |longa )?${ACTIVITY}|n[oa]s? ${WORK_PLACE}`;
/** After "tem": only what nobody is, but everybody does. */
const STRICT_AFTER = new RegExp(`^(?:e meio )?(?:${LONG_AFTER})\\b`, 'u');
/** Elsewhere whatever else says that time went by. */
const LOOSE_AFTER = new RegExp(
  `^(?:e meio )?(?:${LONG_AFTER}|de (?!idade|vida|pura?\\b|puro|pele|inocencia|doc|beleza|novinh|corpo|rosto|pouc|juventude|fofura|delicia|charme|muit|sorriso|sonho)[a-z]{3,}|n[oa]s? (?!corpo|rosto|rg|identidade|papel|documento|costas|cara|pele|flor|peito|alma)[a-z]|sem (?:[a-z]+(?:ar|er|ir)|carne|acucar|alcool|cafe|ferias)|fora|longe|pr[ao] (?:ca|la|frente|tras|[a-z]+[aei]r)|para [a-z]+[aei]r|se passaram|passaram|pela frente|ao lado d)\\b`,
  'u',
);
const OWN_BEFORE =
  /(?:^|[,(:|] ?|\b(?:tem|tenho|tens|com|ela|ele|sou|eh|idade|de|apenas|so|has|tiene)(?: (?:quase|uns|so|apenas|ja|mais de|cerca de|por volta de|em torno de|menos de|exatos|bem|no maximo|pelo menos)){0,2})$/u;

/** True where the number counts time that went by or will. */
export function isSpan(left: string, after: string): boolean {
  if (/^de idade|^incomplet/u.test(after)) return false;
  if (/\bpor volta(?: de| dos)?$/u.test(left)) return false;
  if (
    SINCE_FAZ.test(left) ||
    LONG_FAZ.test(left) ||
    (DOES_FAZ.test(left) && /^(?:que|desde|e meio que)\b/u.test(after))
  )
    return true;
  if (SPAN_BEFORE.test(left)) return true;
  return OWN_BEFORE.test(left) ? STRICT_AFTER.test(after) : LOOSE_AFTER.test(after);
}

/** "Faz 14 anos": of time, or of an age; the words around have to say. */
export function isOpenFaz(left: string, after: string): boolean {
  return (
    /(?:^|, )faz$/u.test(left) && !/^(?:amanha|hoje|em [a-z]|mes|semana|dia|ontem|agora|no |na |daqui)/u.test(after)
  );
}

const PAST =
  '(?:foi|fez|fiz|teve|tive|veio|vim|trouxe|disse|pos|quis|era|eram|fui|deu|leu|viu|li|vi|dei|pude|pode|vivi|comi|parti|aprendi|sai|cai|escrevi|conheci|perdi|decidi|descobri|recebi|nasci|cresci|corri|abri|senti|subi|vendi|bebi|fugi|ouvi|venci|(?!(?:sou|vou|estou|dou|meu|seu|teu|romeu|museu|europeu|sei|lei|rei|hei|frei|ceu|veu|chapeu|trofeu|judeu|ateu|ilheu)\\b)[a-z]{2,12}(?:ou|eu|iu|ei|ava|avam|aram|eram|iram))';
const PAST_VERB = new RegExp(`\\b${PAST}\\b|\\b(?:que|quando|onde|ja|ela|eu) [a-z]{3,10}iam?\\b`, 'u');
const SOON_PAST = new RegExp(`^(?:,? ?(?:[a-z]{1,9} ){0,3})${PAST}\\b`, 'u');
/** "começou a surfar com", "mudou-se para o Brasil com"; not what happened yesterday. */
const BEGUN = new RegExp(
  `(?:^|[,;] |ela |eu |quando |que )${PAST} (?!ontem|hoje|agora|aqui|esta|recem|te |voce|seu |sua )(?:[a-z]{1,12} ){0,6}com$`,
  'u',
);
const WHEN =
  /\b(?:desde os|desde seus|desde os seus|quando (?:eu |ela |ele )?(?:tinha|fiz|fez|fazia|completou|completei)|(?:eu |ela )?tinha|ate os|antes dos)(?: (?:meus|seus|uns|quase|so))?$/u;
const AT = /\b(?:aos|pelos|la pelos|por volta dos|dos meus|nos meus)(?: (?:meus|seus|uns))?$/u;
const NOW = /\b(?:hoje|agora|atualmente)\b[ ,]{0,3}(?:aos|com)(?: seus)?$/u;
const WITH = /\b(?:com)(?: (?:meus|apenas|so|uns))?$/u;

/** Whether the number is an age of long ago: 'perhaps' where no verb says so. */
export function judgePastAge(left: string, right: string, sentence: string): 'yes' | 'perhaps' | 'no' {
  if (NOW.test(left)) return 'no';
  if (WHEN.test(left)) return 'yes';
  if (AT.test(left)) return PAST_VERB.test(sentence) ? 'yes' : 'perhaps';
  if (!WITH.test(left)) return 'no';
  return SOON_PAST.test(right) || BEGUN.test(left) ? 'yes' : 'no';
}
