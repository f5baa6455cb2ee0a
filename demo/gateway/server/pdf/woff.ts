import { inflateSync } from 'node:zlib';
import { sfntOf } from './sfnt';

const HEADER = 44;
const ENTRY = 20;
const WOFF = 0x774f4646;

/** Unpacks the TrueType file from a WOFF font (W3C, WOFF 1.0). Throws RangeError for any other content. */
export function unpackWoff(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== WOFF) throw new RangeError('Not a WOFF file');
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, at) => {
    const entry = HEADER + at * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((place) => file.readUInt32BE(entry + place));
    if (offset === undefined || packed === undefined || length === undefined)
      throw new RangeError('No table');
    const content = file.subarray(offset, offset + packed);
    return {
      tag: file.toString('latin1', entry, entry + 4),
      checksum: file.readUInt32BE(entry + 16),
      // a table that compression would not shrink is stored uncompressed
      content: packed < length ? inflateSync(content) : content,
    };
  });
  return sfntOf(file.readUInt32BE(4), tables);
}
