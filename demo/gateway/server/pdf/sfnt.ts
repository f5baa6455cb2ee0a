const HEADER = 12;
const ENTRY = 16;

/** A table of a font file. */
export interface FontTable {
  tag: string;
  content: Buffer;
  checksum: number;
}

/** Returns tables as a TrueType or OpenType file; `flavor` is its first number. */
export function sfntOf(flavor: number, tables: readonly FontTable[]): Buffer {
  const count = tables.length;
  const log = Math.floor(Math.log2(count));
  const head = Buffer.alloc(HEADER + count * ENTRY);
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** log * 16, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE((count - 2 ** log) * 16, 10);
  const pieces: Buffer[] = [head];
  let end = head.length;
  for (const [at, { tag, checksum, content }] of tables.entries()) {
    const entry = HEADER + at * ENTRY;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    const padding = Buffer.alloc(-content.length & 3);
    pieces.push(content, padding);
    end += content.length + padding.length;
  }
  return Buffer.concat(pieces);
}
