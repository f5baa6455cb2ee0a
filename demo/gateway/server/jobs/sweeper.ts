import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { purgeAllowances } from '../limits/allowance';
import type { Area } from '../area';
import type { Background } from './background';
import type { AreaDeps } from '../deps';
import { createDomainEvents } from '../events/domain-events';
import { purgePostponed } from './due-work';
import { purgeAnswers } from '../http/idempotency';
import { purgeJobs } from './jobs';

export interface SweeperOptions {
  areas: readonly Area[];
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  deps: AreaDeps;
  background: Background;
}

/**
 * Does what is due by time, area after area: frees seats of unpaid orders, issues what a crash left unissued, deletes
 * what has expired. Any number of processes may sweep at once.
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
    // one that fails must not keep the others from their turn
    await run(context).catch((error: unknown) => log.error({ err: error, task }, 'sweeping failed'));
  }
}

/** Sweeps from now on, each time after a pause. Stopping waits for the sweep that is under way. */
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
