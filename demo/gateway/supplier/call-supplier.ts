import { inTransaction } from '../db/transaction';
import type { EventContext } from '../server/events/domain-events';
import { ANSWER_TIMEOUT } from '../server/metrics/outgoing';
import { ServiceFailure, type FailureKind } from '../server/service/service-client';
import { FinalRefusal, SupplierRefused } from './port';

const ATTEMPTS = 5;
const FIRST_RETRY_MS = 30_000;

/**
 * `open`: it is unknown whether the supplier has done it, so the call is repeated. `silent`: so too, and the supplier
 * does not answer at all, which other calls would meet as well.
 */
export type SupplierOutcome = 'done' | 'refused' | 'open' | 'silent' | 'notDue';

const SILENT: readonly FailureKind[] = ['unreached', 'lost', 'late', 'busy'];

/** Returns whether a call failed because the supplier does not answer, and not because of this one question. */
export const isSilent = (error: unknown): boolean =>
  error instanceof ServiceFailure
    ? SILENT.includes(error.kind)
    : error instanceof Error && error.name === ANSWER_TIMEOUT;

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
 * Calls the supplier in the transaction of the context. It fails after five refusals at growing intervals, or a
 * final one. A call
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
  if (attempts >= ATTEMPTS || asked.error instanceof FinalRefusal) await failed();
  else await postpone(attempts, new Date(now.getTime() + FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1)));
  if (isRefused) return 'refused';
  return isSilent(asked.error) ? 'silent' : 'open';
}

/** Ticket numbers of an answer. Throws unless there are as many as requested. */
export function ticketNosOf({ ticketNos }: { ticketNos: string[] }, count: number): string[] {
  if (ticketNos.length !== count) throw new Error('The supplier answered another number of tickets');
  return ticketNos;
}

/**
 * Repeats requests that a crash or a refusal left open, one per transaction. When the supplier does not answer at all, the
 * round ends, because each call may take the whole timeout. One that it answers badly does not delay the others.
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
    if (asking === 'silent') return;
  }
}
