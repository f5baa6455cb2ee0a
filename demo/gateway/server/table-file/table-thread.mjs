/**
 * Reads a table in a thread of its own: a file of a few bytes can claim millions of cells, and then the thread ends at
 * its memory and time limits, and not the gateway. It is JavaScript because threads are not compiled; from sources it
 * compiles the modules that it loads.
 */
import { existsSync } from 'node:fs';

const isCompiled = existsSync(new URL('./reading/read-bytes.js', import.meta.url));
if (!isCompiled) (await import('tsx/esm/api')).register();
const { readBytes, readHeadsOf } = await import(`./reading/read-bytes.${isCompiled ? 'js' : 'ts'}`);

/** Rows per message. */
const PART = 1000;

/**
 * Rows are sent as JSON texts, because decoding them from one structured message would block the receiver.
 *
 * @param {import('./table-threads').TableFile} file
 * @returns {Promise<import('./table-threads').ReadParts>}
 */
export default async function read({ bytes, limits, isHead }) {
  try {
    if (isHead) {
      const heads = await readHeadsOf(bytes, limits);
      return heads.problem === undefined
        ? { parts: heads.sheets.map((sheet) => JSON.stringify(sheet)) }
        : { problem: heads.problem };
    }
    const { problem, rows } = await readBytes(bytes, limits);
    if (problem !== undefined) return { problem };
    const parts = [];
    for (let at = 0; at < rows.length; at += PART) parts.push(JSON.stringify(rows.slice(at, at + PART)));
    return { parts };
  } catch {
    return { problem: 'unreadable' };
  }
}
