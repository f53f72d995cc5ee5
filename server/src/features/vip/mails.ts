import type { VipCancellation } from '@cafune/contract/vip';
import { momentInWords } from '../../platform/calendar-day.ts';
import { composeMail, greet } from '../../platform/letter.ts';
import type { Mail } from '../../providers/mail/port.ts';
import type { VipReminder } from './deps.ts';

/** Who reads it, and where VIP is seen and canceled. */
export type Reader = { to: string; name: string; url: string };

/** The card will be charged. */
export function chargeAheadMail({ to, name, url }: Reader, { reason, chargeAt, endsAt, price }: VipReminder): Mail {
  const isTrial = reason === 'trial-ends';
  return composeMail(to, {
    subject: isTrial ? 'Seu teste de VIP está terminando' : 'Seu VIP vai renovar',
    lines: [
      greet('Oi', name),
      isTrial ? `Seu teste de VIP termina ${inWords(endsAt)}.` : `Seu VIP vale até ${inWords(endsAt)}.`,
      `Depois, ele ${isTrial ? 'continua' : 'renova'}: vamos cobrar ${price} no seu cartão, ${inWords(chargeAt ?? endsAt)}.`,
      'Se não quiser continuar, é só cancelar antes. Aí nada é cobrado, e o VIP vale até o fim do tempo que já é seu.',
    ],
    link: { label: 'Ver ou cancelar o VIP', url },
  });
}

/** The card was not charged; `endsAt` is until when VIP goes on all the same. */
export function chargeFailedMail({ to, name, url }: Reader, { endsAt }: VipReminder): Mail {
  return composeMail(to, {
    subject: 'Não deu pra cobrar seu VIP',
    lines: [
      greet('Oi', name),
      'A renovação do seu VIP não passou no cartão. Nada foi cobrado.',
      `Seu VIP continua até ${inWords(endsAt)}. Se nada for pago até lá, ele termina, e nenhuma cobrança vem depois.`,
      'Na página do VIP dá pra pagar de outro jeito, ou cancelar a renovação, se ainda houver uma.',
    ],
    link: { label: 'Ver meu VIP', url },
  });
}

/** The receipt of a cancellation. */
export function canceledMail({ to, name, url }: Reader, { at, holdsUntil }: VipCancellation): Mail {
  return composeMail(to, {
    subject: 'Seu VIP foi cancelado',
    lines: [
      greet('Oi', name),
      `Você cancelou a renovação do VIP ${inWords(at)}. Nenhuma cobrança vem depois.`,
      holdsUntil === null
        ? 'Seu tempo de VIP já tinha acabado, então o VIP terminou ali. Se uma cobrança já estava a caminho do banco, ela volta inteira, sozinha.'
        : `O VIP continua seu até ${inWords(holdsUntil)} e termina sozinho.`,
      'Suas conversas, lembranças e moedas continuam suas.',
    ],
    link: { label: 'Ver meu VIP', url },
  });
}

function inWords(instant: string): string {
  return momentInWords(new Date(instant));
}
