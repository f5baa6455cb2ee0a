import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Fault } from '../http/fault';
import { createTurns } from '../limits/turns';
import { slicesOf } from '../limits/slices';
import type { ReadTable, TableLimits, TableProblem } from './reading/table';

/** Input of a thread for one table. */
export interface TableFile {
  bytes: Uint8Array;
  limits: TableLimits;
}

/** Result of a thread: the rows as JSON, in parts. */
export type ReadParts = { parts: string[]; problem?: never } | { problem: TableProblem };

const HEAP_MB = 512;
const READ_MS = 20_000;
/** Idle threads end after so long. */
const IDLE_MS = 60_000;
/** How much later than others the threads are given a processor (`nice`). */
const LATER = 10;
const AT_ONCE = Math.max(2, availableParallelism());

/**
 * Of each enterprise one file is read at a time, and those that wait are let in by turns: an enterprise with many or
 * slow files holds up none of the others.
 */
const takeTurn = createTurns(
  { atOnce: AT_ONCE, perPerson: 1, waiting: 4, waitMs: 20_000 },
  () => new Fault('tooManyRequests'),
);

const threads = new Piscina<TableFile, ReadParts>({
  filename: fileURLToPath(new URL('table-thread.mjs', import.meta.url)),
  execArgv: [],
  minThreads: 0,
  maxThreads: AT_ONCE,
  idleTimeout: IDLE_MS,
  niceIncrement: LATER,
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
});

/**
 * Reads a table beside all other work, in the turn of its owner, an enterprise. One that takes too long or too much memory is too
 * large. Throws tooManyRequests.
 */
export async function readInThread(owner: string, file: TableFile): Promise<ReadTable> {
  const end = await takeTurn(owner);
  try {
    const read = await threads.run(file, { signal: AbortSignal.timeout(READ_MS) });
    if (read.problem !== undefined) return read;
    const rows: string[][] = [];
    for await (const [part = '[]'] of slicesOf(read.parts, 1)) rows.push(...(JSON.parse(part) as string[][]));
    return { rows };
  } catch {
    // its thread has ended, and is replaced
    return { problem: 'tooLarge' };
  } finally {
    end();
  }
}
