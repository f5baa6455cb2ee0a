import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { Fault } from '../http/fault';
import { createFairQueue } from '../limits/fair-queue';
import { slicesOf } from '../limits/slices';
import type { ReadHeads, ReadTable, SheetHead, TableLimits, TableProblem } from './reading/table';

/** Input of a thread for one table. */
export interface TableFile {
  bytes: Uint8Array;
  limits: TableLimits;
  /** Reads only the first lines of each sheet. */
  isHead?: boolean;
}

/** Result of a thread: the rows as JSON, in parts. */
export type ReadParts = { parts: string[]; problem?: never } | { problem: TableProblem };

const HEAP_MB = 512;
const READ_MS = 20_000;
/** Time after which an idle thread ends. */
const IDLE_MS = 60_000;
/** Lower scheduling priority of the threads (`nice`). */
const LATER = 10;
const AT_ONCE = Math.max(2, availableParallelism());

/**
 * Reads one file per enterprise at a time and lets waiting enterprises take turns, so that many or slow files of one do
 * not delay the others.
 */
const takeTurn = createFairQueue(
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
 * Reads a table in a thread, in the turn of its owner, an enterprise. A file that exceeds the time or memory limit
 * counts as too large. Throws tooManyRequests.
 */
export async function readInThread(owner: string, file: TableFile): Promise<ReadTable> {
  const read = await inThread(owner, file);
  if (read.problem !== undefined) return read;
  const rows: string[][] = [];
  for await (const [part = '[]'] of slicesOf(read.parts, 1)) rows.push(...(JSON.parse(part) as string[][]));
  return { rows };
}

/** Like `readInThread`, for the first lines of each sheet. */
export async function readHeadsInThread(owner: string, file: TableFile): Promise<ReadHeads> {
  const read = await inThread(owner, { ...file, isHead: true });
  if (read.problem !== undefined) return read;
  return { sheets: read.parts.map((part) => JSON.parse(part) as SheetHead) };
}

async function inThread(owner: string, file: TableFile): Promise<ReadParts> {
  const end = await takeTurn(owner);
  try {
    return await threads.run(file, { signal: AbortSignal.timeout(READ_MS) });
  } catch {
    // its thread has ended and is replaced
    return { problem: 'tooLarge' };
  } finally {
    end();
  }
}
