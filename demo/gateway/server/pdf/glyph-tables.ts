import { ByteReader } from './byte-reader';

/** Flags of a composite glyph's component (OpenType, table glyf). */
const COMPONENT = {
  hasWords: 0x0001,
  hasScale: 0x0008,
  hasMore: 0x0020,
  hasTwoScales: 0x0040,
  hasMatrix: 0x0080,
  hasInstructions: 0x0100,
};
const ON_CURVE = 1;
const STREAMS = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes', 'instructions'] as const;
type Streams = Record<(typeof STREAMS)[number], ByteReader>;

interface Point {
  x: number;
  y: number;
  isOn: boolean;
}

/** Returns the tables glyf and loca of a transformed table glyf (W3C, WOFF 2.0, section 5.1); loca has four bytes an entry. */
export function glyphTables(packed: Buffer): { glyf: Buffer; loca: Buffer } {
  const head = new ByteReader(packed, 4);
  const count = head.word();
  head.word();
  const sizes = STREAMS.map(() => head.long());
  const parts = STREAMS.map((name, at) => [name, new ByteReader(head.take(sizes[at] ?? 0))] as const);
  const streams = Object.fromEntries(parts) as Streams;
  const hasBox = streams.boxes.take(4 * Math.ceil(count / 32));
  const loca = Buffer.alloc(4 * (count + 1));
  const glyphs: Buffer[] = [];
  let end = 0;
  for (let at = 0; at < count; at += 1) {
    const isGiven = ((hasBox[at >> 3] ?? 0) & (0x80 >> (at & 7))) !== 0;
    const glyph = glyphOf(streams, isGiven ? 8 : 0);
    const padding = Buffer.alloc(-glyph.length & 3);
    glyphs.push(glyph, padding);
    end += glyph.length + padding.length;
    loca.writeUInt32BE(end, 4 * (at + 1));
  }
  return { glyf: Buffer.concat(glyphs), loca };
}

/** Next glyph; `boxLength` is 0 where its box follows from its points. */
function glyphOf(streams: Streams, boxLength: number): Buffer {
  const contours = streams.contours.short();
  const box = streams.boxes.take(boxLength);
  if (contours === 0) return Buffer.alloc(0);
  return contours < 0 ? compositeGlyph(streams, box) : simpleGlyph(streams, contours, box);
}

function compositeGlyph({ composites, glyphs, instructions }: Streams, box: Buffer): Buffer {
  const pieces = [words(-1), box];
  let [hasMore, hasInstructions] = [true, false];
  while (hasMore) {
    const flags = composites.word();
    pieces.push(words(flags), composites.take(componentLength(flags)));
    hasMore = (flags & COMPONENT.hasMore) !== 0;
    hasInstructions ||= (flags & COMPONENT.hasInstructions) !== 0;
  }
  if (hasInstructions) {
    const length = glyphs.packedWord();
    pieces.push(words(length), instructions.take(length));
  }
  return Buffer.concat(pieces);
}

/** Bytes of a component after its flags. */
function componentLength(flags: number): number {
  const place = (flags & COMPONENT.hasWords) === 0 ? 2 : 4;
  if ((flags & COMPONENT.hasMatrix) !== 0) return 2 + place + 8;
  if ((flags & COMPONENT.hasTwoScales) !== 0) return 2 + place + 4;
  return (flags & COMPONENT.hasScale) === 0 ? 2 + place : 2 + place + 2;
}

function simpleGlyph(streams: Streams, contours: number, box: Buffer): Buffer {
  let total = 0;
  const ends = Array.from({ length: contours }, () => (total += streams.points.packedWord()) - 1);
  const points = pointsOf(streams, total);
  const length = streams.glyphs.packedWord();
  const instructions = streams.instructions.take(length);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return Buffer.concat([
    words(contours),
    box.length > 0 ? box : words(least(xs), least(ys), -least(xs.map(negative)), -least(ys.map(negative))),
    words(...ends, length),
    instructions,
    Buffer.from(points.map(({ isOn }) => (isOn ? ON_CURVE : 0))),
    words(...steps(xs)),
    words(...steps(ys)),
  ]);
}

const negative = (value: number): number => -value;
const least = (values: readonly number[]): number =>
  values.reduce((least, value) => Math.min(least, value), values[0] ?? 0);
const steps = (values: readonly number[]): number[] =>
  values.map((value, at) => value - (values[at - 1] ?? 0));

/** Numbers of two bytes, with or without sign. */
function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * at);
  return bytes;
}

function pointsOf({ flags, glyphs }: Streams, count: number): Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: count }, () => {
    const flag = flags.byte();
    const step = stepOf(flag & 0x7f, glyphs);
    x += step.x;
    y += step.y;
    return { x, y, isOn: flag < 0x80 };
  });
}

/** Step to the next point (W3C, WOFF 2.0, section 5.2): its sign and size are in a code and in one to four bytes. */
function stepOf(code: number, glyphs: ByteReader): { x: number; y: number } {
  const signed = (value: number, bit: number): number => ((code & bit) === 0 ? -value : value);
  if (code < 10) return { x: 0, y: signed((code >> 1) * 256 + glyphs.byte(), 1) };
  if (code < 20) return { x: signed(((code - 10) >> 1) * 256 + glyphs.byte(), 1), y: 0 };
  if (code < 84) {
    const [base, byte] = [code - 20, glyphs.byte()];
    return {
      x: signed(1 + (base & 0x30) + (byte >> 4), 1),
      y: signed(1 + ((base & 0x0c) << 2) + (byte & 0x0f), 2),
    };
  }
  if (code < 120) {
    const base = code - 84;
    return {
      x: signed(1 + 256 * Math.floor(base / 12) + glyphs.byte(), 1),
      y: signed(1 + 256 * ((base % 12) >> 2) + glyphs.byte(), 2),
    };
  }
  if (code < 124) {
    const [first, middle, last] = [glyphs.byte(), glyphs.byte(), glyphs.byte()];
    return { x: signed(first * 16 + (middle >> 4), 1), y: signed((middle & 0x0f) * 256 + last, 2) };
  }
  return { x: signed(glyphs.word(), 1), y: signed(glyphs.word(), 2) };
}
