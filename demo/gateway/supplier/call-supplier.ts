import { inTransaction } from '../db/transaction';
import type { EventContext } from '../server/events/domain-events';
import { SupplierRefused } from './port';

const ATTEMPTS = 5;
const FIRST_RETRY_MS = 30_000;

/** `open`: it is unknown whether the supplier has done it, so the call is repeated. */
export type SupplierOutcome = 'done' | 'refused' | 'open' | 'notDue';

/** A request to the supplier, and the handling of its outcomes. */
export interface SupplierRequest<Answer> {
  /** Subject for the log, by name and number. */
  what: string;
  of: Readonly<Record<string, string>>;
  /** Refusals so far. */
  attempts: number;
  ask(): Promise<Answer>;
  done(answer: Answer): Promise<unknown>;
  /** Schedules the next call. */
  postpone(attempts: number, at: Date): Promise<unknown>;
  /** Called after too many refusals. */
  failed(): Promise<unknown>;
}

/**
 * Calls the supplier in the transaction of the context. It fails after five refusals at growing intervals. A call
 * without an answer does not count, because it may have been executed and the money must not move. The gateway writes
 * nothing before the answer, so the transaction can continue with any outcome.
 */
export async function callSupplier<Answer>(
  { now, log }: Pick<EventContext, 'now' | 'log'>,
  { what, of, attempts: former, ask, done, postpone, failed }: SupplierRequest<Answer>,
): Promise<SupplierOutcome> {
  const asked = await ask().then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if ('answer' in asked) {
    await done(asked.answer);
    return 'done';
  }
  const isRefused = asked.error instanceof SupplierRefused;
  log.warn({ err: asked.error, ...of }, isRefused ? `${what} refused` : `outcome of the ${what} unknown`);
  const attempts = former + (isRefused ? 1 : 0);
  if (attempts >= ATTEMPTS) await failed();
  else await postpone(attempts, new Date(now.getTime() + FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1)));
  return isRefused ? 'refused' : 'open';
}

/** Ticket numbers of an answer. Throws unless there are as many as requested. */
export function ticketNosOf({ ticketNos }: { ticketNos: string[] }, count: number): string[] {
  if (ticketNos.length !== count) throw new Error('The supplier answered another number of tickets');
  return ticketNos;
}

/**
 * Repeats requests that a crash or a refusal left open, one per transaction. When the supplier does not answer, the
 * round ends, because each call may take the whole timeout.
 */
export async function askEach(
  context: EventContext,
  { nos, what, name }: { nos: readonly string[]; what: string; name: string },
  ask: (context: EventContext, no: string) => Promise<SupplierOutcome>,
): Promise<void> {
  const { db, log } = context;
  for (const no of nos) {
    const asking = await inTransaction(db, (tx) => ask({ ...context, db: tx }, no)).catch((error: unknown) =>
      log.error({ err: error, [name]: no }, `query of ${what} failed`),
    );
    if (asking === 'open') return;
  }
}
