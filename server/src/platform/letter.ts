import { BRAND } from '@cafune/contract/brand';

/** A letter: paragraphs of plain words and one link. */
export type Letter = { subject: string; lines: readonly string[]; link: { label: string; url: string } };

/** Writes a letter as text and as HTML; every word is escaped. */
export function composeMail(to: string, letter: Letter): { to: string; subject: string; text: string; html: string } {
  const { subject, lines, link } = letter;
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return {
    to,
    subject,
    text: [...lines, '', `${link.label}: ${link.url}`, '', BRAND.name].join('\n'),
    html: `<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;line-height:1.5;color:#2a1517">${paragraphs}<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p><p>${BRAND.name}</p></body></html>`,
  };
}

/** Centavos as people read them: `R$ 19,90`. */
export function reais(cents: number): string {
  return (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
}

const ADDRESS = /\S*(?:[@/\\]|\p{L}\.\p{L}{2,}|www\.)\S*/giu;
const NO_NAME_SIGN = /[^\p{L}\p{M} .'’-]/gu;

/**
 * How a letter begins. Anybody may have a letter sent to anybody: of the name they gave nothing is left that a mail program makes a
 * link of, only letters and the signs names have.
 */
export function greet(word: 'Oi' | 'Olá', name: string): string {
  const shown = name.replace(ADDRESS, ' ').replace(NO_NAME_SIGN, ' ').replace(/ +/gu, ' ').trim();
  return /\p{L}/u.test(shown) ? `${word}, ${shown}.` : `${word}.`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
