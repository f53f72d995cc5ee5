import { composeMail, greet } from '../../platform/letter.ts';
import type { Mail } from '../../providers/mail/port.ts';

export function resetMail(to: string, firstName: string, url: string): Mail {
  return composeMail(to, {
    subject: 'Crie uma senha nova',
    lines: [
      greet('Oi', firstName),
      'Recebemos um pedido pra trocar sua senha. O link abaixo vale por uma hora e só funciona uma vez.',
      'Se não foi você, é só ignorar: sua senha continua a mesma.',
    ],
    link: { label: 'Criar senha nova', url },
  });
}

export function welcomeMail(to: string, firstName: string, url: string): Mail {
  return composeMail(to, {
    subject: 'Sua conta está pronta',
    lines: [greet('Oi', firstName), 'Que bom que você veio. Suas 500 moedas já estão na conta.'],
    link: { label: 'Abrir o Cafuné', url },
  });
}

/** Sent to an address that already has an owner; the page that asked cannot know (docs/decisions/0006). */
export function addressInUseMail(to: string, firstName: string, url: string): Mail {
  return composeMail(to, {
    subject: 'Você já tem uma conta aqui',
    lines: [
      greet('Oi', firstName),
      'Alguém criou uma conta nova com este e-mail, que já é da sua conta. Se foi você, entre com a senha de antes ou crie outra pelo link: suas conversas e moedas estão na conta antiga.',
      'Se não foi você, não precisa fazer nada: ninguém entrou na sua conta.',
    ],
    link: { label: 'Criar senha nova', url },
  });
}
