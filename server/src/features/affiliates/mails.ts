import { composeMail, greet, reais } from '../../platform/letter.ts';
import type { Mail } from '../../providers/mail/port.ts';
import { hidePixKey } from './earnings/pix-key.ts';
import type { PayoutRow } from './earnings/store.ts';

export function activationMail(to: string, name: string, url: string): Mail {
  return composeMail(to, {
    subject: 'Ative sua conta de afiliado',
    lines: [
      greet('Oi', name),
      'Recebemos seu pedido pra participar do programa de afiliados. O link abaixo cria sua senha, vale por 48 horas e só funciona uma vez.',
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

export function payoutMail(payout: PayoutRow & { name: string; email: string }, url: string): Mail {
  const [amount, key] = [reais(payout.amount_cents), hidePixKey(payout.pix_key)];
  const isPaid = payout.status === 'paid';
  return composeMail(payout.email, {
    subject: isPaid ? 'Sua comissão foi paga' : 'Sua comissão não pôde ser paga',
    lines: isPaid
      ? [greet('Oi', payout.name), `Mandamos ${amount} pra sua chave Pix ${key}. O extrato diz de que compras veio.`]
      : [
          greet('Oi', payout.name),
          `Não conseguimos mandar ${amount} pra chave Pix ${key}. O valor continua seu e entra no próximo pagamento.`,
          'Dá uma olhada no painel: se a chave não estiver mais lá, salve de novo, porque o banco não aceitou a anterior.',
        ],
    link: { label: 'Abrir o painel', url },
  });
}

/** Whoever did not change it should know at once. */
export function pixKeyMail({ to, name, shownKey }: { to: string; name: string; shownKey: string }, url: string): Mail {
  return composeMail(to, {
    subject: 'Sua chave Pix de afiliado mudou',
    lines: [
      greet('Oi', name),
      `As próximas comissões vão pra chave Pix ${shownKey}.`,
      'Se não foi você, entre no painel, troque a chave e escreva pra gente respondendo este e-mail.',
    ],
    link: { label: 'Abrir o painel', url },
  });
}
