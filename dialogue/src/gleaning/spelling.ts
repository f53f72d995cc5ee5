/** Short forms of chat written out, so that "q" and "que" are read alike: "hj", "vc", "tbm", "mto". */
const SHORT: Readonly<Record<string, string>> = {
  q: 'que',
  oq: 'o que',
  hj: 'hoje',
  vc: 'você',
  vcs: 'vocês',
  tb: 'também',
  tbm: 'também',
  mt: 'muito',
  mto: 'muito',
  mta: 'muita',
  mts: 'muitos',
  qd: 'quando',
  qdo: 'quando',
  qnd: 'quando',
  qto: 'quanto',
  qta: 'quanta',
  qtos: 'quantos',
  qtas: 'quantas',
  qnt: 'quanto',
  qm: 'quem',
  to: 'tô',
  ta: 'tá',
  msm: 'mesmo',
  dps: 'depois',
  td: 'tudo',
  cmg: 'comigo',
  ctg: 'contigo',
  n: 'não',
  ñ: 'não',
  nao: 'não',
  eh: 'é',
  vdd: 'verdade',
  agr: 'agora',
  ngm: 'ninguém',
};

const WORD = /(?<![\p{L}\p{N}'@./-])\p{Ll}{1,4}(?![\p{L}\p{N}'@/-])/gu;

/** A text with its short forms written out; everything else stays as it was written. */
export function spelledOut(text: string): string {
  return text.replace(WORD, (word) => (Object.hasOwn(SHORT, word) ? (SHORT[word] ?? word) : word));
}
