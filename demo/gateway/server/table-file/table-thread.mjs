/**
 * Reads a table in a thread of its own: a file of a few bytes can say that it has millions of cells, and then the thread ends, with
 * the memory and time it may have, and not the gateway. As JavaScript, because threads are not compiled: it compiles the modules
 * that it loads.
 */
import { register } from 'tsx/esm/api';

register();
const { readBytes } = await import('./reading/read-bytes.ts');

/** @param {import('./table-threads').TableFile} file */
export default async function read({ bytes, limits }) {
  try {
    return await readBytes(bytes, limits);
  } catch {
    return { problem: 'unreadable' };
  }
}
