/**
 * Pix "copia e cola": the BR Code of the Banco Central ("Manual de Padrões para Iniciação do Pix", 2.9), fields of two digits for
 * the name, two for the length, and the value; the last field is a CRC-16/CCITT-FALSE of everything before it.
 */

const GUI = 'br.gov.bcb.pix';
const BRL = '986';

export type BrCode = {
  /** The receiver's Pix key, or the address of a dynamic charge. */
  receiver: string;
  amountCents: number | undefined;
  merchantName: string;
  /** The charge's own id; `***` where the code says none. */
  txid: string;
};

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

/** Sum of a code up to and with the name and length of its last field. */
export function checksumOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Writes a code for a key and an amount. Name and city without accents, at most 25 and 15 characters. */
export function writeBrCode(code: {
  key: string;
  amountCents: number;
  merchantName: string;
  city: string;
  txid: string;
}): string {
  const { key, amountCents, merchantName, city, txid } = code;
  const body = [
    field('00', '01'),
    field('26', field('00', GUI) + field('01', key)),
    field('52', '0000'),
    field('53', BRL),
    field('54', (amountCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', merchantName.slice(0, 25)),
    field('60', city.slice(0, 15)),
    field('62', field('05', txid.slice(0, 25))),
    '6304',
  ].join('');
  return body + checksumOf(body);
}

function readFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d\d)(\d\d)/u.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (id === undefined || end > text.length) return undefined;
    fields.set(id, text.slice(at + 4, end));
    at = end;
  }
  return fields;
}

function readCents(amount: string | undefined): number | undefined {
  const [, reais, cents = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/u.exec(amount ?? '') ?? [];
  return reais === undefined ? undefined : Number(reais) * 100 + Number(cents.padEnd(2, '0'));
}

/** Reads a code; undefined where its sum is wrong, a field is broken, or it is not a Pix in reais. */
export function readBrCode(text: string): BrCode | undefined {
  if (!/6304[0-9A-F]{4}$/u.test(text) || checksumOf(text.slice(0, -4)) !== text.slice(-4)) return undefined;
  const fields = readFields(text);
  const account = fields && readFields(fields.get('26') ?? '');
  const receiver = account?.get('01') ?? account?.get('25');
  if (!fields || account?.get('00')?.toLowerCase() !== GUI || receiver === undefined || fields.get('53') !== BRL)
    return undefined;
  return {
    receiver,
    amountCents: readCents(fields.get('54')),
    merchantName: fields.get('59') ?? '',
    txid: readFields(fields.get('62') ?? '')?.get('05') ?? '***',
  };
}
