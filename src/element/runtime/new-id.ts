/**
 * A random UUID (version 4). `crypto.randomUUID` exists only in secure contexts, which excludes an intranet on plain
 * http; `getRandomValues` exists everywhere.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => withMarks(byte, at).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Sets version and variant at the start of the seventh and the ninth byte. */
function withMarks(byte: number, at: number): number {
  if (at === 6) return (byte & 0x0f) | 0x40;
  return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
