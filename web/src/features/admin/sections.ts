/** The sections of the administration area (spec §2 "Admin"), in the order of the rail, and what each will hold. */
import {
  AudioLines,
  Bell,
  ChartNoAxesColumn,
  Clapperboard,
  Contact,
  Flag,
  HandHeart,
  Heart,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageCircleQuestionMark,
  MessagesSquare,
  Mic,
  Newspaper,
  ScanEye,
  SmilePlus,
  Sparkles,
  Upload,
  UsersRound,
} from 'lucide-react';

export type AdminPath =
  | '/admin'
  | '/admin/users'
  | '/admin/avatars'
  | '/admin/avatar-management'
  | '/admin/user-avatars'
  | '/admin/reports'
  | '/admin/chat-monitor'
  | '/admin/chat-dashboard'
  | '/admin/upload'
  | '/admin/audio'
  | '/admin/shots'
  | '/admin/feed'
  | '/admin/fake-engagement'
  | '/admin/voice-fantasy'
  | '/admin/notifications'
  | '/admin/emails'
  | '/admin/feedback'
  | '/admin/survey-analytics'
  | '/admin/affiliates';

export type AdminEntry = { path: AdminPath; label: string; icon: LucideIcon };
export type AdminSection = AdminEntry & {
  path: AdminSectionPath;
  /** Why there is nothing yet, in a sentence. */
  empty: string;
  /** What it will hold. */
  holds: readonly string[];
};
export type AdminSectionPath = Exclude<AdminPath, '/admin'>;

export const PANEL: AdminEntry = { path: '/admin', label: 'Painel', icon: LayoutDashboard };

const CHARACTERS = {
  empty: 'As companhias do catálogo vêm com o produto. Editar por aqui ainda não dá.',
  holds: [
    'Nome, idade, jeito, fala e retrato de cada personagem',
    'Publicar, esconder e ver versões anteriores',
    'Importar e exportar cartas de personagem',
  ],
};

/** Groups of the rail. */
export const GROUPS: readonly { title: string; sections: readonly AdminSection[] }[] = [
  {
    title: 'Gente e companhias',
    sections: [
      {
        path: '/admin/users',
        label: 'Pessoas',
        icon: UsersRound,
        empty: 'Contas existem, mas a lista ainda não é lida por esta tela.',
        holds: ['Busca por nome e e-mail', 'Situação, saldo e extrato', 'Encerrar sessões e contas, com registro'],
      },
      { path: '/admin/avatars', label: 'Companhias', icon: Heart, ...CHARACTERS },
      { path: '/admin/avatar-management', label: 'Gestão de companhias', icon: Contact, ...CHARACTERS },
      {
        path: '/admin/user-avatars',
        label: 'Criações de pessoas',
        icon: SmilePlus,
        empty: 'Ninguém cria companhias ainda, então não há o que revisar.',
        holds: ['Fila de revisão antes de ficar pública', 'Motivo de cada recusa', 'Histórico de mudanças'],
      },
      {
        path: '/admin/affiliates',
        label: 'Afiliados',
        icon: HandHeart,
        empty:
          'As contas se ativam pelo link do e-mail, e cada afiliado acompanha cliques e comissões no próprio painel. A lista daqui ainda não abriu.',
        holds: ['Pedidos e contas ativas', 'Cliques, cadastros e primeiros pagamentos', 'Comissões e repasses'],
      },
    ],
  },
  {
    title: 'Cuidado',
    sections: [
      {
        path: '/admin/reports',
        label: 'Denúncias',
        icon: Flag,
        empty: 'Ainda não há por onde denunciar, então esta fila está vazia.',
        holds: ['Denúncias por gravidade', 'O que foi bloqueado e por quê', 'Decisões, com autoria e data'],
      },
      {
        path: '/admin/chat-monitor',
        label: 'Monitor de conversas',
        icon: ScanEye,
        empty: 'Nenhuma conversa é mostrada aqui.',
        holds: [
          'Conversas por pseudônimo, as sinalizadas primeiro',
          'Leitura só com motivo escrito, sempre auditada',
          'Conversas congeladas por segurança',
        ],
      },
      {
        path: '/admin/chat-dashboard',
        label: 'Saúde das conversas',
        icon: MessagesSquare,
        empty: 'As medidas existem no servidor, e esta tela ainda não as lê.',
        holds: ['Volume por hora e por dia', 'Custo e tempo até a primeira palavra', 'Entradas bloqueadas'],
      },
    ],
  },
  {
    title: 'Conteúdo',
    sections: [
      {
        path: '/admin/upload',
        label: 'Envios',
        icon: Upload,
        empty: 'A biblioteca está vazia e ainda não recebe arquivos.',
        holds: ['Imagens, com progresso do envio', 'Limpeza de metadados', 'Onde cada arquivo é usado'],
      },
      {
        path: '/admin/audio',
        label: 'Áudios',
        icon: AudioLines,
        empty: 'Nenhum áudio guardado: as vozes ainda não abriram.',
        holds: ['Falas e sons, com duração', 'Legenda de cada áudio', 'Onde cada um toca'],
      },
      {
        path: '/admin/shots',
        label: 'Cenas curtas',
        icon: Clapperboard,
        empty: 'Nenhuma cena curta cadastrada.',
        holds: ['Imagens e clipes de cada companhia', 'Ordem no perfil e no feed', 'Revisão antes de publicar'],
      },
      {
        path: '/admin/feed',
        label: 'Feed',
        icon: Newspaper,
        empty: 'O feed ainda não abriu, então não há publicações.',
        holds: ['Publicações agendadas e no ar', 'Comentários de gente e de IA, contados à parte', 'Moderação'],
      },
      {
        path: '/admin/fake-engagement',
        label: 'Engajamento simulado',
        icon: Sparkles,
        empty: 'Nada é simulado hoje. Quando for, cada gesto de IA leva a marca IA.',
        holds: [
          'Curtidas e comentários feitos por personagens',
          'A marca IA em cada um deles',
          'Números separados dos de gente, sempre',
        ],
      },
      {
        path: '/admin/voice-fantasy',
        label: 'Fantasia por Voz',
        icon: Mic,
        empty: 'A Fantasia por Voz ainda não abriu.',
        holds: ['Temas e intensidades', 'Sessões, duração e custo', 'Vozes de cada companhia'],
      },
    ],
  },
  {
    title: 'Conversa com as pessoas',
    sections: [
      {
        path: '/admin/notifications',
        label: 'Notificações',
        icon: Bell,
        empty: 'Enviar avisos por aqui ainda não dá.',
        holds: ['Avisos pra todo mundo ou pra um grupo', 'Prévia antes de enviar', 'Quantas foram lidas'],
      },
      {
        path: '/admin/emails',
        label: 'E-mails',
        icon: Mail,
        empty: 'Os e-mails da conta já saem. Campanhas ainda não abriram.',
        holds: ['Modelos com prévia e envio de teste', 'Campanhas com saída fácil', 'Registro de entrega'],
      },
      {
        path: '/admin/feedback',
        label: 'Feedback',
        icon: MessageCircleQuestionMark,
        empty: 'O que as pessoas mandam é guardado, e esta tela ainda não lê.',
        holds: ['Mensagens por tipo e por nota', 'Quem está cuidando de cada uma', 'Resposta por e-mail'],
      },
      {
        path: '/admin/survey-analytics',
        label: 'Pesquisas',
        icon: ChartNoAxesColumn,
        empty: 'Nenhuma pesquisa foi feita ainda.',
        holds: [
          'Duas perguntas depois do terceiro dia de uso',
          'Nota de 0 a 10 e uma resposta aberta',
          'Evolução por semana',
        ],
      },
    ],
  },
];

/** A section by its path; every path of the type has one. */
export function sectionOf(path: AdminSectionPath): AdminSection {
  const found = GROUPS.flatMap((group) => group.sections).find((section) => section.path === path);
  if (found === undefined) throw new Error(`no section at ${path}`);
  return found;
}
