import { BRAND } from '@cafune/contract/brand';
import type { Mail } from '../../providers/mail/port.ts';

type Words = { subject: string; lines: readonly string[]; link: { label: string; url: string } };

function compose(to: string, words: Words): Mail {
  const { subject, lines, link } = words;
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return {
    to,
    subject,
    text: [...lines, '', `${link.label}: ${link.url}`, '', BRAND.name].join('\n'),
    html: `<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;line-height:1.5;color:#2a1517">${paragraphs}<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p><p>${BRAND.name}</p></body></html>`,
  };
}

export function resetMail(to: string, firstName: string, url: string): Mail {
  return compose(to, {
    subject: 'Crie uma senha nova',
    lines: [
      `Oi, ${firstName}.`,
      'Recebemos um pedido pra trocar sua senha. O link abaixo vale por uma hora e só funciona uma vez.',
      'Se não foi você, é só ignorar: sua senha continua a mesma.',
    ],
    link: { label: 'Criar senha nova', url },
  });
}

export function welcomeMail(to: string, firstName: string, url: string): Mail {
  return compose(to, {
    subject: 'Sua conta está pronta',
    lines: [`Oi, ${firstName}.`, 'Que bom que você veio. Suas 500 moedas já estão na conta.'],
    link: { label: 'Abrir o Cafuné', url },
  });
}

/** Sent to an address that already has an owner; the page that asked cannot know (docs/decisions/0006). */
export function addressInUseMail(to: string, firstName: string, url: string): Mail {
  return compose(to, {
    subject: 'Você já tem uma conta aqui',
    lines: [
      `Oi, ${firstName}.`,
      'Alguém criou uma conta nova com este e-mail, que já é da sua conta. Se foi você, entre com a senha de antes ou crie outra pelo link: suas conversas e moedas estão na conta antiga.',
      'Se não foi você, não precisa fazer nada: ninguém entrou na sua conta.',
    ],
    link: { label: 'Criar senha nova', url },
  });
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
