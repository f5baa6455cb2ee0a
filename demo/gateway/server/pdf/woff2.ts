import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader';
import { glyphTables } from './glyph-tables';
import { sfntOf } from './sfnt';

const WOFF2 = 0x774f4632;
const HEADER = 48;
/** Offset of the format of `loca` in the table `head`, and the format with four bytes an entry. */
const LOCA_FORMAT = { offset: 50, long: 1 };
/** Tags that the directory names by number (W3C, WOFF 2.0, section 4.1), as far as a printed font needs its table. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'.match(
    /.{4} ?/g,
  ) ?? [];
const OWN_TAG = 63;
/** Version of a table `glyf` or `loca` that is stored as it is; of other tables this is version 0. */
const UNCHANGED = 3;

interface Entry {
  /** '' for a table that is left out. */
  tag: string;
  isTransformed: boolean;
  length: number;
}

/**
 * Unpacks the TrueType file from a WOFF2 font (W3C, WOFF 2.0). Throws RangeError for other content, and for a font whose
 * metrics are transformed or whose outlines are not.
 */
export function unpackWoff2(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== WOFF2) throw new RangeError('Not a WOFF2 file');
  const reader = new ByteReader(file, HEADER);
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => readEntry(reader));
  const content = new ByteReader(brotliDecompressSync(reader.take(file.readUInt32BE(20))));
  const tables = new Map(entries.map(({ tag, length }) => [tag, content.take(length)]));
  tables.delete('');
  for (const { tag, isTransformed } of entries)
    if (isTransformed !== (tag === 'glyf' || tag === 'loca'))
      throw new RangeError(`The table ${tag} cannot be unpacked`);
  const packed = tables.get('glyf');
  const head = tables.get('head');
  if (packed === undefined || head === undefined) throw new RangeError('The font has no outlines');
  const { glyf, loca } = glyphTables(packed);
  const longHead = Buffer.from(head);
  longHead.writeInt16BE(LOCA_FORMAT.long, LOCA_FORMAT.offset);
  const replaced = new Map([...tables, ['glyf', glyf], ['loca', loca], ['head', longHead]]);
  return sfntOf(
    file.readUInt32BE(4),
    // a PDF takes parts of the tables, so sums of the whole ones are of no use
    [...replaced].map(([tag, table]) => ({ tag, content: table, checksum: 0 })),
  );
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.byte();
  const known = flags & OWN_TAG;
  const tag = known === OWN_TAG ? reader.take(4).toString('latin1') : (TAGS[known]?.slice(0, 4) ?? '');
  const version = flags >> 6;
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== UNCHANGED : version !== 0;
  const length = reader.base128();
  return { tag, isTransformed, length: isTransformed ? reader.base128() : length };
}
