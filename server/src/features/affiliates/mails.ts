import { composeMail, greet } from '../../platform/letter.ts';
import type { Mail } from '../../providers/mail/port.ts';

export function activationMail(to: string, name: string, url: string): Mail {
  return composeMail(to, {
    subject: 'Ative sua conta de afiliado',
    lines: [
      greet('Oi', name),
      'Recebemos seu pedido pra participar do programa de afiliados. O link abaixo cria sua senha, vale por sete dias e só funciona uma vez.',
      'Se não foi você que pediu, é só ignorar.',
    ],
    link: { label: 'Ativar minha conta', url },
  });
}

/** Sent to an address that is active already; the page that asked cannot know. */
export function alreadyActiveMail(to: string, name: string, url: string): Mail {
  return composeMail(to, {
    subject: 'Você já participa do programa de afiliados',
    lines: [
      greet('Oi', name),
      'Alguém pediu a entrada no programa com este e-mail, que já tem uma conta de afiliado. Se foi você, é só entrar.',
      'Se não foi você, não precisa fazer nada.',
    ],
    link: { label: 'Entrar', url },
  });
}
