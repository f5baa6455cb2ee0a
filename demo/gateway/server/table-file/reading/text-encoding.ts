/** Byte order marks of two-byte encodings. */
const TWO_BYTES = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
/** Encodings of spreadsheets; the first that fits is used. */
const ENCODINGS = ['utf-8', 'gb18030'] as const;

/** Decodes a file in any of the usual encodings; undefined when none fits. */
export function textOf(bytes: Uint8Array): string | undefined {
  const marked = TWO_BYTES.filter(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  for (const encoding of marked.length > 0 ? marked.map((one) => one.encoding) : ENCODINGS) {
    try {
      // decoding also removes the byte order mark
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  }
  return undefined;
}
