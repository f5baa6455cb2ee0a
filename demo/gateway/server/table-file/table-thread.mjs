/**
 * Reads a table in a thread of its own: a file of a few bytes can say that it has millions of cells, and then the thread ends, with
 * the memory and time it may have, and not the gateway. As JavaScript, because threads are not compiled: it compiles the modules
 * that it loads.
 */
import { register } from 'tsx/esm/api';

register();
const { readBytes, readHeadsOf } = await import('./reading/read-bytes.ts');

/** Rows of one text. */
const PART = 1000;

/**
 * Rows go back as texts: the receiver would read rows out of one message between threads without a break.
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
