import { textHeads, textTable } from './text-table';
import { textOf } from './text-encoding';
import type { ReadHeads, ReadTable, TableLimits, TableProblem } from './table';
import { xlsxHeads, xlsxTable } from './xlsx-table';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** Name of the stream that contains an encrypted workbook. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const PAGE = /^\s*<(?:!doctype html|html|head|body|table|meta)/i;
const OLD_XML = /^\s*<(?:\?xml|\?mso-|(?:\w+:)?workbook)/i;

/** Reads the table in a file, recognised by its content and not by its name, as texts that a database can store. */
export async function readBytes(bytes: Uint8Array, limits: TableLimits): Promise<ReadTable> {
  const read = await readAny<ReadTable>(bytes, {
    workbook: () => xlsxTable(bytes, limits),
    text: (text) => textTable(text, limits),
  });
  return read.problem === undefined ? { rows: read.rows.map((cells) => cells.map(storable)) } : read;
}

/** The first lines of each of its sheets. */
export const readHeadsOf = (bytes: Uint8Array, limits: TableLimits): Promise<ReadHeads> =>
  readAny<ReadHeads>(bytes, {
    workbook: () => xlsxHeads(bytes),
    text: (text) => textHeads(text, limits),
  });

/** Replaces characters that no database can store by U+FFFD, so that they are visible and refused in their cell. */
const storable = (text: string): string => text.replaceAll(/[\0\p{Cs}]/gu, '\uFFFD');

interface Readers<Read> {
  workbook(): Promise<Read | { problem: TableProblem }>;
  text(text: string): Read | { problem: TableProblem };
}

async function readAny<Read>(
  bytes: Uint8Array,
  read: Readers<Read>,
): Promise<Read | { problem: TableProblem }> {
  const begins = (signature: readonly number[]) => signature.every((byte, i) => bytes[i] === byte);
  if (begins(COMPOUND)) {
    const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED);
    return { problem: isLocked ? 'locked' : 'oldExcel' };
  }
  if (begins(ZIP)) return read.workbook();
  const text = textOf(bytes);
  // no text contains NUL; pictures and two-byte texts without a byte order mark do
  if (text === undefined || text.includes('\0')) return { problem: 'unreadable' };
  if (PAGE.test(text)) return { problem: 'webPage' };
  return OLD_XML.test(text) ? { problem: 'otherProgram' } : read.text(text);
}
