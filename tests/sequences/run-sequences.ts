import * as fc from 'fast-check';
import { runSequence } from './run-sequence';
import type { Run } from './run-state';
import { makeSetup, type DatabaseKind, type Setup } from './setup';
import { EXAMPLES, waves, type Wave } from './steps';

export interface Plan {
  kind: DatabaseKind;
  count: number;
  /** Repeats the same sequences; `path` starts from a failed one. */
  seed?: number | undefined;
  path?: string | undefined;
  onProgress?(done: number): void;
}

/** Number of successes and faults by kind. */
export type Counts = Record<string, number>;

/** Sequences per database. Each check covers the whole database, so its size must be limited. */
const SEQUENCES_ON_A_DATABASE = 300;

/** Runs sequences one after the other. Throws with seed and path of the first failure. */
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
    // shrinking cannot reproduce a failure that depends on timing
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
