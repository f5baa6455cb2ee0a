import { Worker } from 'node:worker_threads';
import type { ReadTable, TableLimits } from './table';

/** What the thread that reads a spreadsheet is given. */
export interface XlsxFile {
  bytes: Uint8Array;
  limits: TableLimits;
  /** Of all its parts, unpacked. */
  unpackedBytes: number;
}

const UNPACKED_BYTES = 96 * 1024 * 1024;
const HEAP_MB = 512;
const READ_MS = 20_000;

/** The first sheet, dates as YYYY-MM-DD HH:mm. One that is not read within these bounds cannot be read. */
export function xlsxTable(bytes: Uint8Array, limits: TableLimits): Promise<ReadTable> {
  const script = new URL('xlsx-thread.mjs', import.meta.url);
  const workerData: XlsxFile = { bytes, limits, unpackedBytes: UNPACKED_BYTES };
  const worker = new Worker(script, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  return new Promise((resolve) => {
    const end = (read: ReadTable) => {
      clearTimeout(late);
      void worker.terminate();
      resolve(read);
    };
    const giveUp = () => end({ problem: 'unreadable' });
    const late = setTimeout(giveUp, READ_MS);
    worker.once('message', end).once('error', giveUp).once('exit', giveUp);
  });
}
