/** The map of the site: addresses and names, apart from the pages' words so that it does not load them all. */
export const MAIN_LINKS = [
  { to: '/landing', name: 'Conheça o Cafuné' },
  { to: '/explorar', name: 'Explorar companhias' },
  { to: '/register', name: 'Criar conta' },
  { to: '/login', name: 'Entrar' },
  { to: '/afiliados', name: 'Programa de afiliados' },
  { to: '/terms-of-use', name: 'Termos de uso' },
  { to: '/privacy-policy', name: 'Política de privacidade' },
  { to: '/age-content-terms', name: 'Idade e conteúdo' },
  { to: '/content-policy', name: 'Política de conteúdo' },
] as const;

export const SUBJECT_LINKS = [
  { to: '/namorada-virtual', name: 'Namorada virtual' },
  { to: '/ai-girlfriend', name: 'AI girlfriend' },
  { to: '/chat-online', name: 'Chat online' },
  { to: '/conversa-intima-online', name: 'Conversa íntima online' },
  { to: '/acompanhantes-virtuais', name: 'Acompanhantes virtuais' },
  { to: '/acompanhantes', name: 'Acompanhantes' },
  { to: '/camera-prive', name: 'Câmera Privê' },
  { to: '/camgirls-brasil', name: 'Camgirls Brasil' },
  { to: '/webcam-gratis', name: 'Webcam grátis' },
  { to: '/sexo-virtual', name: 'Sexo virtual' },
  { to: '/sexo-online', name: 'Sexo online' },
  { to: '/fatal-model', name: 'Fatal Model' },
  { to: '/x-videos', name: 'X Vídeos' },
] as const;

export const CITY_LINKS = [
  { to: '/sao-paulo', name: 'São Paulo' },
  { to: '/rio-de-janeiro', name: 'Rio de Janeiro' },
  { to: '/brasilia', name: 'Brasília' },
  { to: '/campinas', name: 'Campinas' },
  { to: '/joinville', name: 'Joinville' },
  { to: '/balneario-camboriu', name: 'Balneário Camboriú' },
  { to: '/londrina', name: 'Londrina' },
  { to: '/maringa', name: 'Maringá' },
] as const;

export type PageLink = (typeof MAIN_LINKS | typeof SUBJECT_LINKS | typeof CITY_LINKS)[number];
