/** Spec §2: paths that moved. The server answers 301, the browser's router sends on; `:name` segments are kept. */
export const OLD_PATHS = [
  { from: '/joi', to: '/comando-secreto' },
  { from: '/evaluation', to: '/avaliacao-restrita' },
  { from: '/sexting', to: '/fantasia-por-voz' },
  { from: '/sexting/session/:sessionId', to: '/fantasia-por-voz/session/:sessionId' },
  { from: '/create-girlfriend', to: '/criar-namorada-ia' },
] as const;
