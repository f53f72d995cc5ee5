/**
 * Forms of the commonest verbs to their infinitive, all folded. Regular verbs are conjugated by rule
 * (the tenses people use in chat); irregular ones are listed.
 */

const REGULAR =
  'gostar amar adorar detestar trabalhar estudar morar falar conversar chamar brincar jogar cozinhar viajar cansar acordar chorar ' +
  'precisar ajudar lembrar pensar achar ficar chegar voltar comprar ganhar casar namorar beijar abraçar matar cortar machucar escutar ' +
  'tocar cantar dançar nadar treinar mandar mostrar contar perguntar esperar acabar terminar tentar deixar levar olhar parar sonhar ' +
  'descansar aguentar suportar pular tomar começar enforcar explicar ligar assar errar acertar passar torrar tirar ensinar assinar ' +
  'curtir assistir existir desistir abrir comer beber viver morrer escrever aprender correr vender entender esquecer conhecer parecer ' +
  'torcer responder acontecer merecer mexer nascer crescer adoecer sofrer fingir preocupar estressar apaixonar demitir formar mudar ' +
  'aposentar visitar caminhar pedalar pescar desenhar pintar fotografar programar ensaiar surfar plantar cuidar adotar passear ' +
  'reprovar passar separar brigar gravar imaginar confiar apostar respirar falecer meditar planejar rezar custar chover nevar esfriar esquentar sumir ' +
  'arrumar pegar rolar engordar emagrecer reclamar lavar limpar faltar atrasar pagar receber gastar convidar combinar cancelar ' +
  'resolver consertar perdoar bater fechar avisar gritar xingar tratar bloquear';

const IRREGULAR: Readonly<Record<string, string>> = {
  ser: 'sou es somos sao era eram foi fomos foram fui seja sejam sera serei seria fosse sendo sido',
  estar:
    'estou esta estamos estao estava estavam estive esteve estiver esteja estejam estaria estando estado estaremos estarei',
  ter: 'tenho tem tens temos teem tinha tinham tive teve tiveram tenha tenham teria terei tera tiver tendo tido',
  ir: 'vou vai vais vamos vao ia iam fui foi fomos foram va irei ira iria indo ido',
  vir: 'venho vem vens vimos vinha veio vieram venha vira viria vindo',
  ver: 'vejo ve ves vemos veem vi viu viram via veja verei vendo visto',
  fazer: 'faco faz fazemos fazem fazia fiz fez fizeram faca farei fara faria fizer fazendo feito',
  dizer: 'digo diz dizem dizia disse disseram diga direi diria dizendo dito',
  poder: 'posso pode podes podemos podem podia pude pôde puderam possa podera poderia puder podendo',
  querer: 'quero quer queres queremos querem queria queriam quis quiser quiseram queira querendo',
  saber: 'sei sabe sabes sabemos sabem sabia soube saiba saberia souber sabendo',
  dar: 'dou da dao dava dei deu deram darei daria der dando dado',
  por: 'ponho poe poem punha pus pos ponha pondo posto',
  sair: 'saio sai saimos saem saia saiu sairam sairei saindo saido',
  cair: 'caio cai caem caia caiu cairam caindo caido',
  ler: 'leio le les lemos leem lia li leu leram leia lerei lendo lido',
  ouvir: 'ouco ouve ouves ouvimos ouvem ouvia ouvi ouviu ouviram ouca ouvindo ouvido',
  dormir: 'durmo dorme dormes dormimos dormem dormia dormi dormiu dormiram durma dormindo dormido dormirei',
  sentir: 'sinto sente sentes sentimos sentem sentia senti sentiu sentiram sinta sentindo sentido',
  preferir: 'prefiro prefere preferes preferimos preferem preferia preferi preferiu prefira preferindo',
  perder: 'perco perde perdes perdemos perdem perdia perdi perdeu perderam perca perdendo perdido',
  pedir: 'peco pede pedimos pedem pedia pedi pediu pediram peca pedindo pedido',
  odiar: 'odeio odeia odeias odiamos odeiam odiava odiei odiou odeie odiando',
  passear: 'passeio passeia passeamos passeiam passeava passeei passeou passeando',
  conseguir: 'consigo consegue conseguimos conseguem conseguia consegui conseguiu consiga conseguindo',
  trazer: 'trago traz trazemos trazem trazia trouxe trouxeram traga trazendo',
  vestir: 'visto veste vestem vestia vesti vestiu vista vestindo vestido',
  mentir: 'minto mente mentem mentia menti mentiu mentindo',
  divertir: 'divirto diverte divertem divertia diverti divertiu divertindo',
  seguir: 'sigo segue seguem seguia segui seguiu siga seguindo',
};

const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ar: 'o as a amos am ei ou aram ava avam arei ara aria ando ado ada e em asse'.split(' '),
  er: 'o es e emos em i eu eram ia iam erei era eria endo ido ida a am esse'.split(' '),
  ir: 'o es e imos em i iu iram ia iam irei ira iria indo ido ida a am isse'.split(' '),
};

/** Spelling that keeps the sound before e: fiquei, cheguei, dancei. */
function softenStem(stem: string): string {
  if (stem.endsWith('ç')) return `${stem.slice(0, -1)}c`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  if (stem.endsWith('g')) return `${stem}u`;
  return stem;
}

function conjugate(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const group = infinitive.slice(-2);
  return (ENDINGS[group] ?? []).map((ending) => {
    const soft = group === 'ar' && ending.startsWith('e');
    return (soft ? softenStem(stem) : stem) + ending;
  });
}

/** Forms that are nearly always another word: "como vai", "nada demais", "para casa". */
const OTHER_WORDS = new Set([
  'como',
  'nada',
  'para',
  'casa',
  'casas',
  'sobre',
  'vira',
  'caio',
  'caso',
  'caminho',
  'ouvido',
  'lia',
]);

function buildLemmas(): Map<string, Set<string>> {
  const lemmas = new Map<string, Set<string>>();
  const add = (form: string, infinitive: string) => {
    const folded = form.replaceAll('ç', 'c');
    if (OTHER_WORDS.has(folded)) return;
    const known = lemmas.get(folded) ?? new Set();
    lemmas.set(folded, known.add(infinitive.replaceAll('ç', 'c')));
  };
  for (const [infinitive, forms] of Object.entries(IRREGULAR)) {
    for (const form of forms.split(' ')) add(form, infinitive);
  }
  for (const infinitive of REGULAR.split(' ')) {
    for (const form of conjugate(infinitive)) add(form, infinitive);
  }
  return lemmas;
}

const LEMMAS = buildLemmas();
const NONE: ReadonlySet<string> = new Set();

/** The infinitives a folded form may belong to ("fui": ser, ir); empty when it is not one of the known verbs. */
export function lemmasOf(folded: string): ReadonlySet<string> {
  return LEMMAS.get(folded) ?? NONE;
}
