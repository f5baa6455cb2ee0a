import { ByteReader } from './byte-reader';

/** Platform and encoding of the characters' maps that say Unicode, from the widest one. */
const UNICODE = [
  [3, 10],
  [0, 4],
  [3, 1],
  [0, 3],
] as const;
const HEADER = 12;
const LONG_RANGES = 12;
const SHORT_RANGES = 4;

/** Returns the ranges of characters that a TrueType file has (OpenType, table cmap, formats 4 and 12). */
export function rangesIn(font: Buffer): [from: number, to: number][] {
  const map = mapOf(font);
  const format = map.readUInt16BE(0);
  if (format === LONG_RANGES) return longRanges(map);
  if (format === SHORT_RANGES) return shortRanges(map);
  throw new RangeError('The map of characters cannot be read');
}

/** The widest Unicode map in the table cmap. */
function mapOf(font: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const places = Array.from({ length: count }, (_, at) => HEADER + 16 * at);
  const entry = places.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new RangeError('The font has no map of characters');
  const table = font.subarray(font.readUInt32BE(entry + 8));
  const reader = new ByteReader(table, 2);
  const maps = Array.from({ length: reader.word() }, () => ({
    platform: reader.word(),
    encoding: reader.word(),
    offset: reader.long(),
  }));
  for (const [platform, encoding] of UNICODE) {
    const found = maps.find((one) => one.platform === platform && one.encoding === encoding);
    if (found !== undefined) return table.subarray(found.offset);
  }
  throw new RangeError('The font has no map of Unicode');
}

function longRanges(map: Buffer): [number, number][] {
  const reader = new ByteReader(map, 12);
  return Array.from({ length: reader.long() }, () => {
    const range: [number, number] = [reader.long(), reader.long()];
    reader.long();
    return range;
  });
}

/** Ranges whose characters may be missing one by one have their glyphs looked up. */
function shortRanges(map: Buffer): [number, number][] {
  const size = map.readUInt16BE(6);
  const ranges: [number, number][] = [];
  for (let at = 0; at < size; at += 2) {
    const to = map.readUInt16BE(14 + at);
    const from = map.readUInt16BE(16 + size + at);
    const offsetAt = 16 + 3 * size + at;
    const offset = map.readUInt16BE(offsetAt);
    // the last range is a mark of the end
    if (from === 0xffff) continue;
    if (offset === 0) ranges.push([from, to]);
    else
      for (let code = from; code <= to; code += 1)
        if (map.readUInt16BE(offsetAt + offset + 2 * (code - from)) !== 0) ranges.push([code, code]);
  }
  return ranges;
}
