import { inflateSync } from 'node:zlib';

/** WOFF 1.0 → TTF/OTF, so that fontconfig can serve a @fontsource file as a system font. */
export function woffToSfnt(woff: Buffer): Buffer {
  const flavor = woff.readUInt32BE(4);
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = 44 + i * 20;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedLength);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      length,
      data: packedLength < length ? inflateSync(packed) : packed,
    };
  });

  const powerOfTwo = 2 ** Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * 16);
  header.writeUInt32BE(flavor, 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(powerOfTwo * 16, 6);
  header.writeUInt16BE(Math.log2(powerOfTwo), 8);
  header.writeUInt16BE(count * 16 - powerOfTwo * 16, 10);

  const parts: Buffer[] = [header];
  let position = header.length;
  tables.forEach((table, i) => {
    const entry = 12 + i * 16;
    table.tag.copy(header, entry);
    header.writeUInt32BE(table.checksum, entry + 4);
    header.writeUInt32BE(position, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    const padding = (4 - (table.length % 4)) % 4;
    parts.push(table.data, Buffer.alloc(padding));
    position += table.length + padding;
  });
  return Buffer.concat(parts);
}
