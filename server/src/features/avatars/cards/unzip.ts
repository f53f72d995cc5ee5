/**
 * One file out of a zip (PKWARE APPNOTE 4.3). Unpackers that believe the sizes a zip declares, or go on past them, work for
 * minutes on a bomb; here nothing is unpacked but the wanted file, and that no further than it declares.
 */
import { crc32, inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX_BYTES = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const FILE_SIGNATURE = 0x04034b50;
const FILE_BYTES = 30;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

export type ZipLimits = {
  maxEntries: number;
  /** Of the wanted file, unpacked. */
  maxBytes: number;
  /** Unpacked size over packed size. */
  maxRatio: number;
};

type Entry = { flags: number; method: number; checksum: number; size: number; fullSize: number; at: number };

/** The bytes of the file of this very name; undefined when there is none, or it is broken or past the limits. Other names are not used. */
export function unzipFile(zip: Buffer, name: string, limits: ZipLimits): Buffer | undefined {
  try {
    const entry = findEntry(zip, name, limits);
    return entry && entry.fullSize <= limits.maxBytes && entry.fullSize <= entry.size * limits.maxRatio
      ? unpack(zip, entry)
      : undefined;
  } catch {
    // An offset that leads out of the file, a stream that does not unpack.
    return undefined;
  }
}

function findEntry(zip: Buffer, name: string, { maxEntries }: ZipLimits): Entry | undefined {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > maxEntries) return undefined;
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined;
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength) === name) return readEntry(zip, at);
    at += ENTRY_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return undefined;
}

function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - COMMENT_MAX_BYTES);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new RangeError('no end of a zip');
}

function readEntry(zip: Buffer, at: number): Entry {
  return {
    flags: zip.readUInt16LE(at + 8),
    method: zip.readUInt16LE(at + 10),
    checksum: zip.readUInt32LE(at + 16),
    size: zip.readUInt32LE(at + 20),
    fullSize: zip.readUInt32LE(at + 24),
    at: zip.readUInt32LE(at + 42),
  };
}

function unpack(zip: Buffer, { flags, method, checksum, size, fullSize, at }: Entry): Buffer | undefined {
  if (zip.readUInt32LE(at) !== FILE_SIGNATURE || (flags & ENCRYPTED) !== 0) return undefined;
  const from = at + FILE_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(from, from + size);
  const bytes = inflate(packed, method, fullSize);
  return bytes?.length === fullSize && crc32(bytes) === checksum ? bytes : undefined;
}

function inflate(packed: Buffer, method: number, fullSize: number): Buffer | undefined {
  if (method === STORED) return packed;
  return method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: Math.max(fullSize, 1) }) : undefined;
}
