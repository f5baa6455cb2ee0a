import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import type { Area } from './area';
import type { AreaDeps } from './deps';
import { purgeAnswers } from './idempotency';

export interface SweeperOptions {
  areas: readonly Area[];
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  deps: AreaDeps;
}

/**
 * Does what is due by time, area after area: frees seats of unpaid orders, issues what a crash left unissued, deletes
 * what has expired. Any number of processes may sweep at once.
 */
export async function sweep({ areas, db, clock, log, deps }: SweeperOptions): Promise<void> {
  const context = { db, now: clock(), log, deps };
  const due = [
    ...areas.flatMap(({ dueTasks = {} }) => Object.entries(dueTasks)),
    ['purge answers', purgeAnswers] as const,
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

/** For tasks that do one thing a transaction, so that none holds rows of several in an order of its own. */
export async function untilNothing(step: () => Promise<boolean>): Promise<void> {
  while (await step());
}
