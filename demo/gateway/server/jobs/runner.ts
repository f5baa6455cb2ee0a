import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../db/database';
import { DISK_FULL, fullPlaceOf } from '../../db/disk-full';
import type { Background } from './background';
import type { DomainEventBus, Emit } from '../events/domain-events';
import type { Job, JobParts } from './job';
import { diskFull, jobs, jobSeconds } from '../metrics/measures';
import { errorText } from './retry';
import { runNextJob, type JobRun } from './run';

interface RunnerParts extends Pick<JobParts, 'deps' | 'log'> {
  events: DomainEventBus;
}

/** Runs the jobs of this process. */
export interface JobRunner {
  /** Passes the jobs their dependencies; no job runs before. */
  begin(parts: RunnerParts): void;
  /** Starts the due jobs of a kind in the background; if a round is running, another one follows it. */
  wake(job: Job): void;
  /** Starts no further job. */
  stop(): void;
}

declare module '../deps' {
  interface AreaDeps {
    jobs: JobRunner;
  }
}

/** Runner of a process without jobs, which wait for another process. */
export const NO_JOBS: JobRunner = { begin: () => undefined, wake: () => undefined, stop: () => undefined };

/** Counts a run and its time; looks that found no job count for nothing. */
async function observeJob(kind: string, running: Promise<JobRun | undefined>): Promise<JobRun | undefined> {
  const end = jobSeconds.startTimer({ kind });
  try {
    const ran = await running;
    if (ran === undefined) return undefined;
    end();
    jobs.inc({ kind, outcome: ran.failure === undefined ? 'done' : 'failed' });
    return ran;
  } catch (error) {
    jobs.inc({ kind, outcome: 'interrupted' });
    throw error;
  }
}

interface Rounds {
  underWay: number;
  isWanted: boolean;
}

export function createJobRunner({
  db,
  clock,
  background,
}: {
  db: Database;
  clock: () => Date;
  background: Background;
}): JobRunner {
  const roundsOf = new Map<string, Rounds>();
  let begun: RunnerParts | undefined;
  const stopping = new AbortController();

  /** Returns false when this round must not start a further job. */
  async function runNext(job: Job, { deps, log, events }: RunnerParts): Promise<boolean> {
    let hasEmitted = false;
    const emit: Emit = (...event) => {
      hasEmitted = true;
      return events.emit(...event);
    };
    const ran = await observeJob(job.kind, runNextJob(job, { db, now: clock(), deps, log, emit }));
    if (hasEmitted) background.run('deliver events', log, events.deliver);
    if (ran === undefined) return false;
    if (ran.failure !== undefined) {
      const { error, ...failed } = ran.failure;
      const full = fullPlaceOf(error);
      const told = { err: error, job: job.kind, ...failed, ...(full !== undefined && { full }) };
      if (full !== undefined) diskFull.inc({ store: full });
      if (job.retry?.isForeign?.(error) === true)
        log.warn({ reason: errorText(error), job: job.kind, ...failed }, 'a job failed');
      else log.error(told, full === undefined ? 'a job failed' : `a job failed: ${DISK_FULL}`);
      if (job.retry?.holdsUpOthers?.(error) === true) return false;
    }
    if (job.breathMs !== undefined) await pause(job.breathMs);
    return true;
  }

  async function round(job: Job, rounds: Rounds, parts: RunnerParts): Promise<void> {
    try {
      do {
        rounds.isWanted = false;
        while (!stopping.signal.aborted && (await runNext(job, parts)));
      } while (rounds.isWanted && !stopping.signal.aborted);
    } finally {
      rounds.underWay -= 1;
    }
  }

  return {
    begin(parts) {
      begun = parts;
    },
    wake(job) {
      const parts = begun;
      if (parts === undefined || stopping.signal.aborted || job.canRun?.(parts.deps) === false) return;
      const rounds = roundsOf.get(job.kind) ?? { underWay: 0, isWanted: false };
      roundsOf.set(job.kind, rounds);
      rounds.isWanted = true;
      if (rounds.underWay >= (job.atOnce ?? 1)) return;
      rounds.underWay += 1;
      background.run(job.kind, parts.log, () => round(job, rounds, parts));
    },
    stop() {
      stopping.abort();
    },
  };
}
