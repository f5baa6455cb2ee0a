/** Marks at the beginning of texts of two bytes a character. */
const TWO_BYTES = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;
/** Encodings of spreadsheets that are tried; the first that fits is taken. */
const ENCODINGS = ['utf-8', 'gb18030'] as const;

/** The text of a file, whichever of the usual encodings it has; undefined for none of them. */
export function textOf(bytes: Uint8Array): string | undefined {
  const marked = TWO_BYTES.filter(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  for (const encoding of marked.length > 0 ? marked.map((one) => one.encoding) : ENCODINGS) {
    try {
      // takes the mark away too
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      continue;
    }
  }
  return undefined;
}
