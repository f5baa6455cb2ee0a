import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };
const WOFF = 0x774f4646;

/** Unpacks the TrueType file from a WOFF font (W3C, WOFF 1.0). Throws RangeError for any other content. */
export function unpackWoff(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== WOFF) throw new RangeError('Not a WOFF file');
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = HEADER.woff + at * ENTRY.woff;
    const [offset, packed, length] = [4, 8, 12].map((place) => file.readUInt32BE(entry + place));
    if (offset === undefined || packed === undefined || length === undefined)
      throw new RangeError('No table');
    const content = file.subarray(offset, offset + packed);
    return {
      tag: file.subarray(entry, entry + 4),
      checksum: file.readUInt32BE(entry + 16),
      // a table that compression would not shrink is stored uncompressed
      content: packed < length ? inflateSync(content) : content,
    };
  });
  const log = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  head.writeUInt32BE(file.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** log * 16, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE((count - 2 ** log) * 16, 10);
  const pieces: Buffer[] = [head];
  let end = head.length;
  for (const [at, { tag, checksum, content }] of tables.entries()) {
    const entry = HEADER.sfnt + at * ENTRY.sfnt;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    const padding = Buffer.alloc(-content.length & 3);
    pieces.push(content, padding);
    end += content.length + padding.length;
  }
  return Buffer.concat(pieces);
}
