import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { purgeAllowances } from '../limits/allowance';
import type { Area } from '../area';
import type { Background } from './background';
import type { AreaDeps } from '../deps';
import { createDomainEvents } from '../events/domain-events';
import { purgePostponed } from './due-work';
import { purgeAnswers } from '../http/idempotency';
import { purgeJobs } from './queries';

export interface SweeperOptions {
  areas: readonly Area[];
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  deps: AreaDeps;
  background: Background;
}

/**
 * Runs the due tasks, area by area: frees seats of unpaid orders, issues tickets after a crash, deletes expired rows.
 * Then it wakes the jobs of all areas. Any number of processes may sweep at once.
 */
export async function sweep(options: SweeperOptions): Promise<void> {
  const { areas, db, clock, log, deps, background } = options;
  const { emit, deliver } = createDomainEvents(options);
  const context = { db, now: clock(), log, deps, emit, background };
  const due = [
    ...areas.flatMap(({ dueTasks = {} }) => Object.entries(dueTasks)),
    ['purge answers', purgeAnswers] as const,
    ['purge allowances', purgeAllowances] as const,
    ['purge jobs', purgeJobs] as const,
    ['purge postponed work', purgePostponed] as const,
    ['deliver events', deliver] as const,
  ];
  for (const [task, run] of due) {
    // a failing task must not stop the others
    await run(context).catch((error: unknown) => log.error({ err: error, task }, 'sweeping failed'));
  }
  for (const job of areas.flatMap(({ jobs = [] }) => jobs)) deps.jobs.wake(job);
}

/** Sweeps repeatedly, with a pause after each. Stopping waits for the running sweep. */
export function startSweeper(options: SweeperOptions, pauseMs: number): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let sweeping = run();

  async function run(): Promise<void> {
    await sweep(options);
    if (stopped) return;
    timer = setTimeout(() => {
      sweeping = run();
    }, pauseMs);
    timer.unref();
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await sweeping;
    },
  };
}
