import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** One pixel. */
const HEADER = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
const PIXEL = Buffer.from([0x78, 0x9c, 0x63, 0x60, 0x00, 0x00, 0x00, 0x02, 0x00, 0x01]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that carries a Character Card V3, as other programs write it. */
export function pngCard(card: unknown): Buffer {
  const text = `ccv3\0${Buffer.from(JSON.stringify(card)).toString('base64')}`;
  const chunks = [chunk('IHDR', HEADER), chunk('tEXt', Buffer.from(text, 'latin1')), chunk('IDAT', PIXEL)];
  return Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

/** The Character Card V3 in a PNG. */
export function readPngCard(png: Buffer): { spec: string; data: Record<string, unknown> } {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const [keyword, text = ''] = png.toString('latin1', at + 8, at + 8 + length).split('\0');
    if (type === 'tEXt' && keyword === 'ccv3') return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    at += length + 12;
  }
  throw new Error('no card in the picture');
}
