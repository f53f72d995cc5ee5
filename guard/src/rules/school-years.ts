import { matchPatterns, type Pattern, type Sighting } from './sighting.ts';

/** Whoever teaches, brings up, or once went to that class is not in it. */
const NOT_A_PUPIL =
  /\b(?:professora?s?|prof|docente|voluntari[oa]|monitora?|reforco|dou aulas?|da aulas?|dei aulas?|deu aulas?|dando aulas?|aulas? (?:de [a-z]{3,12} )?(?:para|pra|pros?|no|na|do|da)|lecion\w{1,4}|ensin[aeo]\w{0,3}(?! (?:medio|fundamental|infantil))|coorden\w{1,6}|diretora?|pedagoga|psicolog[oa]|merendeira|inspetora|bibliotecaria|secretaria (?:da|de|do) (?:escola|colegio)|corrig\w{1,4}|provas? d[eo]|formad[oa]|formei|formou|terminei|terminou|conclui\w{0,2}|fiz|fez|estudou|estudei|cursou|cursei|larguei|largou|parou|parei|abandonou|epoca|tempos?|lembr\w{1,5}|saudade|amig[oa]s? (?:d[eo]|desde)|desde|reencontr\w{1,4}|conhec(?:i|eu|emos)|colegas? d[eo]|turma d[eo]|era|eram|foi|fui|repeti|repetiu|repetente na epoca|quando|trauma\w{0,5}|minha filha|meu filho|minhas filhas|meus filhos|sua filha|seu filho|filh[oa]s?|net[oa]|sobrinh[oa]|irma|irmao|entead[oa]|afilhad[oa]|alun[oa]s (?:d[eo]|que)|mae|pai|eja|supletivo|depois de adulta|concurso|apostilas?|material|livros?|didatic\w{1,3}|baile|reuniao|criancas|(?:medio|fundamental) (?:completo|concluido)|(?:high|middle|elementary) ?school (?:[a-z]{3,10} )?(?:teacher|principal|counselor|librarian|coach|nurse|reunion|sweethearts?)|teaches|taught|graduat(?:ed|ion)|dropped out|finished|since)\b/u;
const ORDINAL =
  '(?:[1-9]|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|setim[oa]|oitav[oa]|non[oa])(?: ?[oa])?';
const LATER = '(?:[4-9]|quart[oa]|quint[oa]|sext[oa]|setim[oa]|oitav[oa]|non[oa])(?: ?[oa])?';
/** Years and classes of other things: university, marriage, work. */
const OTHER_YEARS =
  '(?! (?:(?:d[aeo]|n[oa])s? (?:faculdade|universidade|curso|graduacao|medicina|direito|engenharia|psicologia|letras|enfermagem|arquitetura|odonto\\w*|veterinaria|jornalismo|administracao|historia|filosofia|biologia|design|moda|mestrado|doutorado|residencia|pos|federal|usp|uf[a-z]+|puc|casa\\w*|namoro|empresa|trabalho|loja|banda|atelie|projeto|contrato|gestao|mandato|plantio|colheita|pandemia|vida|terapia|festival|sociedade)|seguid[oa]|consecutiv[oa]|junt[oa]s|morando|aqui|d[aeo] (?:relac|casament)|em que|fora|solteira|novo|temporada|netflix|favorita|de tv|(?<=serie )b|a do campeonato))';

const CLASS = `(?:${LATER} (?:ano|serie)\\b${OTHER_YEARS}|${ORDINAL} (?:ano |serie )?(?:d[oe] )?(?:ensino )?(?:medio|fundamental|colegial|ginasio|primario|colegio)\\b|(?:ensino )?(?:medio|fundamental|primario)\\b|ginasio\\b|colegial\\b)`;
const GOES =
  '(?:estuda|estudo|esta|estou|ta|to|cursa|curso|cursando|faz|faco|frequenta|frequento|passou|passei|repetiu|repetindo|reprovou|entrou|vai|sou|alun(?:a|o|inha)|estudante(?:zinha)?|caloura|garota|menina|mocinha)(?: (?:ainda|so|de novo|ja|hoje|para|pra))? (?:n[oa]|d[oa]|pr[oa]|[oa])';
const HERSELF = new RegExp(`\\b${GOES} ${CLASS}`, 'u');
/** "meu filho está no", "a sobrinha passou para o", "professora que". */
const OF_KIN = new RegExp(
  `\\b(?:filh\\w{1,5}|net[oa]s?|sobrinh\\w{1,5}|irma(?:os?|s)?|entead[oa]s?|afilhad[oa]s?|prim[oa]s?|alun[oa]s|meninos|criancas)(?: (?!(?:e|eh|mas)\\b)[a-z]{1,12}){0,3} ${GOES} ${CLASS}|\\b(?:professora?|leciona|lecion[oa]|d[ao]u? aulas?|dou aulas?|coordenadora|diretora|reforco)\\b`,
  'u',
);

const STUDIES =
  '(?:medicina|direito|engenharia|psicologia|letras|enfermagem|arquitetura|odonto\\w*|veterinaria|jornalismo|administracao|historia|filosofia|biologia|design|moda|faculdade|universidade|graduacao|universitari[oa]|residencia|mestrado|doutorado|nutricao|fisioterapia|farmacia|pedagogia|quimica|fisica|musica)';
/** "estuda medicina no quinto ano": years of what no school teaches. */
const BEYOND_SCHOOL = new RegExp(
  `${NOT_A_PUPIL.source}|\\b${STUDIES}(?: [a-z]{1,12}| ,){0,3} (?:n[oa]|d[oa]|,) (?:${LATER}) ano\\b|(?:^|\\b(?:n[oa]|d[oa]) )(?:${LATER}) ano d[aeo] ${STUDIES}`,
  'u',
);
const NOT_A_PUPIL_OR_COURSE = new RegExp(
  `${NOT_A_PUPIL.source}|\\b(?:danca|tenis|ioga|yoga|natacao|ingles|frances|curso|faculdade|pilates|zumba)\\b`,
  'u',
);
/** What pupils have and teachers give. */
const HAS_LESSONS = new RegExp(
  `\\b(?:tenho|tem|tive|teve|estudando para|estudo para|estudar pra)(?: [a-z]{1,6}){0,2} (?:prova|aula|trabalho|seminario|recuperacao|licao|dever)(?: [a-z]{1,12}){0,9} (?:${CLASS}|${LATER} (?:ano|serie))`,
  'u',
);

const PATTERNS: readonly Pattern[] = [
  {
    of: /\bcoleg(?:a|uinha)s? de (?:classe|turma|sala|escola|colegio) d[aeo] (?:(?:seu|meu|sua|minha|teu|tua) )?(?:filh|net|irma|sobrinh|entead|afilhad)/u,
    verdict: 'refuse',
  },
  {
    of: /\b(?:repetiu|repetindo|reprovou|bombou|rodou|faz|faco|cursa|curso|esta|estou|ta|to|foi|vai|passou|passei|entrou|comecou|terminando|acabando|concluindo)(?: (?:para|pra))? (?:n?[oa]|pr[oa]) (?:sexto|setim[oa]|oitav[oa]|non[oa])(?=$| [,;]| e\b| [a-d](?=$| [,;]))|\b[nd]o (?:sexto|setimo|oitavo|nono) [a-d](?=$| [,;])|\b(?:terminando|acabando|concluindo|termina|comecando) o (?:ensino )?(?:fundamental|medio|ginasio|primario|colegial)\b|\bgremio (?:estudantil|d[oa] (?:escola|colegio))\b/u,
    verdict: 'refuse',
    unless:
      /\b(?:filh\w{1,5}|net[oa]s?|sobrinh\w{1,5}|entead[oa]s?|alun[oa]s|da aula|dou aula|professora?|lugar|corrida|dia|andar|concurso|eja|supletivo|mes)\b/u,
  },
  {
    of: /\b(?:suspens[oa]|advertid[oa]) d[ao] (?:escola|colegio)\b|\b(?:diretora?|coordenadora?)(?: d[ao] (?:escola|colegio))? (?:chamou|ligou|mandou chamar)(?: [a-z]{1,6}){0,3} (?:pais|mae|pai|responsave\w{1,3})\b|\bprofessora? (?:dela|dele|minha)\b.{0,30}\b(?:ligou|reclam\w{1,4}|bilhete)\b|\bnotas? (?:baixas?|vermelhas?|de (?:matematica|portugues|ciencias|geografia))\b.{0,30}\b(?:escola|colegio|boletim|castigo|mae|pais)\b|\b(?:faltou|foge|odeia|mata|cabula)(?: [a-z]{1,3})? aulas? de educacao fisica\b/u,
    verdict: 'refuse',
    unless:
      /\b(?:filh\w{1,5}|net[oa]s?|sobrinh\w{1,5}|entead[oa]s?|hoje|anos depois|quando|aos|juventude|na epoca|professora? suspens[oa])\b/u,
  },
  {
    of: /\b(?:ultimo|penultimo|primeiro) ano (?:d[oa]|n[oa]|d[eo] ensino) (?:escola|colegio|colegial|medio|ensino)\b|\b(?:sou|eh|estuda|estudo|estudante|alun[oa]|menina|garota|turma) (?:d[oa]|n[oa]) (?:primeir|segund|terceir)[oa] [a-e](?=$| [,;])|\bturma [1-9] ?[a-e]\b|\b(?:cursando|cursa|curso|faz|faco|n?o|do) [1-3] em(?=$| [,;])/u,
    verdict: 'refuse',
    unless: NOT_A_PUPIL_OR_COURSE,
  },
  {
    of: /\b(?:volta|voltando|voltei|volto|cheg[ao]|saiu|indo|vai|vou) (?:d[ao]|pr[ao]|para [ao]) (?:escola|colegio)\b(?! de).{0,40}\b(?:mochila|uniforme|lancheira|van escolar|recreio)\b|\b(?:cacul\w{1,5}|menina|garota|aluna|queridinha|rainha|lider|capita)(?: d[oa] (?:time|turma))? d[oa] (?:colegio|escola)\b(?! de)/u,
    verdict: 'refuse',
    unless: NOT_A_PUPIL,
  },
  {
    of: /\b(?:tem|tenho) aula\b.{0,20}\b(?:no colegio|na escola)\b(?! de)/u,
    verdict: 'refuse',
    unless: /\b(?:filh\w{1,5}|net[oa]s?|sobrinh\w{1,5}|entead[oa]s?|professora?|tecnic[oa]|eja|noturn[oa])\b/u,
  },
  {
    of: HAS_LESSONS,
    verdict: 'refuse',
    unless:
      /\b(?:filh\w{1,5}|net[oa]s?|sobrinh\w{1,5}|entead[oa]s?|corrig\w{1,4}|d[ao]u? aulas?|era|quando|prepar\w{1,4})\b/u,
  },
  {
    of: /\bterceirao\b|\b(?:enem|vestibular)\b.{0,40}\b(?:terceir[oa]|3) (?:ano|colegial)\b|\b(?:terceir[oa]|3) (?:ano|colegial)\b.{0,40}\b(?:enem|vestibular)\b/u,
    verdict: 'refuse',
    unless: NOT_A_PUPIL,
  },
  {
    of: /\b(?:turma|classe|sala|alun[oa]|menina|garota) d[oe] (?:ensino )?(?:fundamental|medio|primario|ginasio)\b/u,
    verdict: 'refuse',
    unless:
      /\b(?:professora?|leciona|ensina|coorden\w{1,6}|diretora|da aula|dou aula|filh[oa]|net[oa]|sobrinh[oa]|era|fui|foi|quando|saudade|lembra|reencontr\w{1,4}|encontro|amig[oa]s)\b/u,
  },
  { of: HERSELF, verdict: 'refuse', unless: OF_KIN },
  {
    of: new RegExp(`\\b${LATER} (?:ano|serie|anos do|aninho)\\b${OTHER_YEARS}`, 'u'),
    verdict: 'refuse',
    unless: BEYOND_SCHOOL,
  },
  {
    of: new RegExp(
      `\\b${ORDINAL} (?:ano|serie|colegial) (?:d[oe] )?(?:ensino )?(?:medio|fundamental|colegial|ginasio|primario|colegio|escola|em|ef)\\b|\\b[1-3] ?(?:o |a )?colegial\\b`,
      'u',
    ),
    verdict: 'refuse',
    unless: NOT_A_PUPIL,
  },
  {
    of: new RegExp(
      `\\b(?:esta|estou|ta|to|cursa|curso|faz|faco|estuda|estudo|frequenta|passou|alun[oa]|estudante)(?: (?:ainda|so))? (?:n[oa]|d[oa]|para [oa]|[oa]) [1-3](?: ?[oa])? (?:ano|serie)\\b${OTHER_YEARS}`,
      'u',
    ),
    verdict: 'refuse',
    unless: NOT_A_PUPIL,
  },
  {
    of: /\b(?:ensino )(?:medio|fundamental|infantil|primario)\b|\bfundamental (?:i|ii|1|2|dois)\b|\b[dn]o fundamental\b|\bhigh ?school\b|\bmiddle ?school\b|\belementary school\b|\bsecundarista\b|\b(?:primeir|segund|terceir)anistas? d[oe] (?:colegio|colegial|medio|ensino)|\bginasial\b|\bpre escola\b|\bjardim de infancia\b|\b(?:en (?:la )?|escuela )preparatoria\b|\b(?:en (?:la )?|escuela |estudiante de |alumna de )secundaria\b|\bcreche\b/u,
    verdict: 'refuse',
    unless: NOT_A_PUPIL,
  },
  {
    of: /\b(?:fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|[5-9]th|1[0-2]th) ?grade(?:rs?)?\b|\b(?:high|middle) ?schoolers?\b|\b\d{1,2}(?:st|nd|rd|th)? ?graders?\b|\bin (?:the )?\d{1,2}(?:st|nd|rd|th)? grade\b/u,
    verdict: 'refuse',
    unless: NOT_A_PUPIL,
  },
  {
    of: /\b(?:alun(?:a|inha|o)|estudante|garota|menina|mocinha|uniforme|recreio|cantina|lideres? de torcida|gremio) d[oae] (?:colegio|escola|ginasio|colegial)\b|\b(?:estuda|estudo|esta|estou) (?:ainda )?n[oa] (?:colegio|escola|colegial|ginasio)\b(?! (?:de|do) (?:arte|musica|danca|samba|teatro|circo|gastronomia|moda|belas|culinaria|idiomas))|\b(?:matar aula|recreio|licao de casa|dever de casa) (?:d[aoe]|n[ao]|com)? ?(?:escola|colegio)?\b/u,
    verdict: 'refuse',
    unless: NOT_A_PUPIL,
    softens: /\b(?:matar aula|recreio|dever de casa|licao de casa)\b/u,
  },
  {
    of: /\b(?:vestibulandas?|pre vestibular|cursinho|vai prestar (?:o )?(?:enem|vestibular)|estuda (?:pro|para o) (?:enem|vestibular))\b/u,
    verdict: 'review',
    unless: NOT_A_PUPIL,
  },
];

/** Classes that only minors go to (safety.md "Folding": school years). */
export function checkSchoolYears(sentences: readonly string[]): Sighting[] {
  return sentences.flatMap((sentence) => {
    const verdict = matchPatterns(sentence, PATTERNS);
    return verdict ? [{ rule: 'school-year' as const, verdict }] : [];
  });
}
