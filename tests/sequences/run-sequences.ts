import * as fc from 'fast-check';
import { runSequence } from './run-sequence';
import type { Run } from './run-state';
import { makeSetup, type DatabaseKind, type Setup } from './setup';
import { EXAMPLES, waves, type Wave } from './steps';

export interface Plan {
  kind: DatabaseKind;
  count: number;
  /** To run the same sequences again, and from the one that failed on. */
  seed?: number | undefined;
  path?: string | undefined;
  onProgress?(done: number): void;
}

/** How often something was done with success, or befell a process. */
export type Counts = Record<string, number>;

/** Everything of the database is checked after each sequence, so it is not to grow for ever. */
const SEQUENCES_ON_A_DATABASE = 300;

/** Runs sequences one after the other; throws with seed and path of the first that goes wrong. */
export async function runSequences({ kind, count, seed, path, onProgress }: Plan): Promise<Counts> {
  const counts: Counts = {};
  let setup: Setup | undefined;
  let done = 0;
  const property = fc.asyncProperty(waves(kind), async (sequence) => {
    if (setup !== undefined && done % SEQUENCES_ON_A_DATABASE === 0) {
      await setup.close();
      setup = undefined;
    }
    setup ??= await makeSetup(kind);
    try {
      countUp(counts, await runSequence(setup, sequence));
    } catch (error) {
      for (const process of setup.processes) console.error(process.said());
      throw error;
    }
    for (const { fault } of sequence) if (fault !== undefined) count1(counts, fault.kind);
    done += 1;
    onProgress?.(done);
  });
  try {
    // what failed once by chance of time is not made smaller by trying again
    await fc.assert(property, {
      numRuns: count,
      endOnFailure: true,
      ...(seed === undefined ? {} : { seed }),
      ...(path === undefined ? { examples: EXAMPLES.map((one): [Wave[]] => [one]) } : { path }),
    });
  } finally {
    await setup?.close();
  }
  return counts;
}

function countUp(counts: Counts, { requests, notices, ends }: Run): void {
  for (const { request } of requests) if (request.outcome?.success) count1(counts, request.name);
  for (const { isHeard, isMixed } of notices) {
    if (isHeard) count1(counts, isMixed ? 'payMixed' : 'payAtCashier');
  }
  for (const status of ends) count1(counts, status);
}

function count1(counts: Counts, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}
