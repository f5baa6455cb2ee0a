import type { FileType } from '../../../src/contract/files/files';

/** First bytes of the accepted types. */
const BEGINNINGS: readonly [type: FileType, bytes: readonly number[]][] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/**
 * Detects the type of a file by its content, regardless of its name and sender; undefined for a type that is not
 * accepted.
 */
export async function fileTypeOf(file: File): Promise<FileType | undefined> {
  const longest = Math.max(...BEGINNINGS.map(([, bytes]) => bytes.length));
  const beginning: number[] = [];
  for await (const piece of file.stream()) {
    beginning.push(...piece.subarray(0, longest));
    if (beginning.length >= longest) break;
  }
  return BEGINNINGS.find(([, bytes]) => bytes.every((byte, i) => beginning[i] === byte))?.[0];
}
