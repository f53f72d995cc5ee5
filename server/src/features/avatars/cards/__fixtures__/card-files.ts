/** Files of cards for tests, made byte by byte. */
import { crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { withTexts } from '../png.ts';

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(named.length + 8);
  frame.writeUInt32BE(data.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), named.length + 4);
  return frame;
}

/** A picture of which only the header says anything. */
export function emptyPng(width = 1, height = 1): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function base64Of(card: unknown): string {
  return Buffer.from(JSON.stringify(card)).toString('base64');
}

export function jsonFile(card: unknown): Buffer {
  return Buffer.from(JSON.stringify(card));
}

export function pngFile(texts: Record<string, unknown>, picture = emptyPng()): Buffer {
  return withTexts(picture, Object.fromEntries(Object.entries(texts).map(([key, card]) => [key, base64Of(card)])));
}

export function zipFile(files: Record<string, string | Uint8Array>): Buffer {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

/** A card of version 2 or 3; `data` replaces or adds fields. */
export function makeCard(data: Record<string, unknown> = {}, version: 2 | 3 = 3) {
  return {
    spec: `chara_card_v${version}`,
    spec_version: `${version}.0`,
    data: {
      name: 'Dora',
      description: 'Restaura livros antigos num sobrado. Idade: 31.',
      personality: 'calma, muito brincalhona',
      scenario: 'Uma tarde de chuva na oficina.',
      first_mes: '*fecha um livro* Oi, {{user}}. Entra.',
      mes_example: '<START>\n{{user}}: O que é isso?\n{{char}}: Couro de 1890.',
      creator_notes: '',
      system_prompt: '',
      post_history_instructions: '',
      alternate_greetings: [],
      tags: ['livros', 'chuva'],
      creator: '',
      character_version: '',
      extensions: {},
      ...(version === 3 ? { group_only_greetings: [] } : {}),
      ...data,
    },
  };
}
