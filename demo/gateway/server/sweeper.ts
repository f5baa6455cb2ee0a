import type { FastifyBaseLogger } from 'fastify';
import { shanghaiDateTime } from '../../../src/domain/shanghai-time';
import { expireApplications } from '../approval/pending-queries';
import { purgePreAuthorisations } from '../bi-analysis/queries';
import type { Database } from '../db/database';
import { purgeLoginTraces } from '../login/guard-queries';
import { completeFlownOrder, expireNextOrder, findOrdersToIssue, purgeAnswers } from '../order/sweep-queries';
import { issueTickets } from '../payment/issue';
import type { FlightSupplier } from '../supplier/port';
import { purgeCodes } from '../authorize/queries';

export interface SweeperDeps {
  db: Database;
  supplier: FlightSupplier;
  clock: () => Date;
  log: FastifyBaseLogger;
}

/**
 * Does what is due by time: frees the seats of orders unpaid or undecided, issues what a crash or a refusal left unissued,
 * completes orders that were flown, and deletes what has expired. Any number of processes may sweep at once.
 */
export async function sweep(deps: SweeperDeps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock();
  const due: Record<string, () => Promise<unknown>> = {
    'expire orders': () => untilNothing(() => expireNextOrder(db, now)),
    'expire applications': () => expireApplications(db, now),
    'issue tickets': () => issueAll(deps, now),
    'complete flown orders': () => untilNothing(() => completeFlownOrder(db, shanghaiDateTime(now), now)),
    'purge login traces': () => purgeLoginTraces(db, now),
    'purge authorization codes': () => purgeCodes(db, now),
    'purge answers': () => purgeAnswers(db, now),
    'purge pre-authorisations': () => purgePreAuthorisations(db, now),
  };
  for (const [task, run] of Object.entries(due)) {
    // one that fails must not keep the others from their turn
    await run().catch((error: unknown) => log.error({ err: error, task }, 'sweeping failed'));
  }
}

async function issueAll(deps: SweeperDeps, now: Date): Promise<void> {
  for (const orderNo of await findOrdersToIssue(deps.db, now)) {
    await issueTickets(deps, orderNo, now).catch((error: unknown) =>
      deps.log.error({ err: error, orderNo }, 'issuing failed'),
    );
  }
}

/** One order a transaction, so that none holds the seats of several flights in an order of its own. */
async function untilNothing(step: () => Promise<boolean>): Promise<void> {
  while (await step());
}

/** Sweeps from now on, each time after a pause. Stopping waits for the sweep that is under way. */
export function startSweeper(deps: SweeperDeps, pauseMs: number): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let sweeping = run();

  async function run(): Promise<void> {
    await sweep(deps);
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
