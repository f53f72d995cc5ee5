import { TAKEDOWN_ANSWER_HOURS } from '@cafune/contract/safety';
import { composeMail, greet } from '../../platform/letter.ts';
import type { Mail } from '../../providers/mail/port.ts';

/** A takedown request as its letters need it. */
export type TakedownLetter = { email: string; name: string; protocol: string; site: string };

export function takedownReceivedMail({ email, name, protocol, site }: TakedownLetter): Mail {
  return composeMail(email, {
    subject: `Recebemos seu pedido de retirada (${protocol})`,
    lines: [
      greet('Olá', name),
      `Seu pedido chegou e uma pessoa da equipe vai olhar. O protocolo é ${protocol}, e a resposta chega neste e-mail em até ${TAKEDOWN_ANSWER_HOURS} horas.`,
      'Se não foi você quem pediu, não precisa fazer nada.',
    ],
    link: { label: 'Política de conteúdo', url: `${site}/content-policy` },
  });
}

/** `reason` is what the person who decided wrote. */
export function takedownDecidedMail(letter: TakedownLetter, isGranted: boolean, reason: string): Mail {
  const { email, name, protocol, site } = letter;
  return composeMail(email, {
    subject: `Resposta ao seu pedido de retirada (${protocol})`,
    lines: [
      greet('Olá', name),
      isGranted ? 'Olhamos seu pedido e ele foi atendido.' : 'Olhamos seu pedido e, desta vez, ele não foi atendido.',
      `Motivo: ${reason}`,
      'Se não concordar, faça um novo pedido com o que faltou dizer e cite este protocolo.',
    ],
    link: { label: 'Fazer um novo pedido', url: `${site}/pedido-de-retirada` },
  });
}
