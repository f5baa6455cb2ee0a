import { inTransaction } from '../db/transaction';
import type { EventContext } from '../server/events/domain-events';
import { SupplierRefused } from './port';

const ATTEMPTS = 5;
const FIRST_RETRY_MS = 30_000;

/** `open`: it is not known yet whether the supplier has done it; it is asked again. */
export type Asking = 'done' | 'refused' | 'open' | 'notDue';

/** A request to the supplier, and its consequences. */
export interface SupplierRequest<Answer> {
  /** For the log: its subject, by name and number. */
  what: string;
  of: Readonly<Record<string, string>>;
  /** Refusals so far. */
  attempts: number;
  ask(): Promise<Answer>;
  done(answer: Answer): Promise<unknown>;
  /** To be asked again at some moment. */
  postpone(attempts: number, at: Date): Promise<unknown>;
  /** It has been refused too often. */
  failed(): Promise<unknown>;
}

/**
 * Asks the supplier in the transaction of the context. After five refusals, each further apart, it has failed. An ask without an
 * answer is none: it may have been done, and the money must not move. Nothing of ours is written before it answers, so the
 * transaction can go on with any answer.
 */
export async function askSupplier<Answer>(
  { now, log }: Pick<EventContext, 'now' | 'log'>,
  { what, of, attempts: former, ask, done, postpone, failed }: SupplierRequest<Answer>,
): Promise<Asking> {
  const asked = await ask().then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if ('answer' in asked) {
    await done(asked.answer);
    return 'done';
  }
  const isRefused = asked.error instanceof SupplierRefused;
  log.warn({ err: asked.error, ...of }, isRefused ? `${what} refused` : `nothing known of the ${what}`);
  const attempts = former + (isRefused ? 1 : 0);
  if (attempts >= ATTEMPTS) await failed();
  else await postpone(attempts, new Date(now.getTime() + FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1)));
  return isRefused ? 'refused' : 'open';
}

/** Ticket numbers of an answer, so many as were asked for. */
export function ticketNosOf({ ticketNos }: { ticketNos: string[] }, count: number): string[] {
  if (ticketNos.length !== count) throw new Error('The supplier answered another number of tickets');
  return ticketNos;
}

/**
 * Repeats requests that a crash or a refusal left under way, one a transaction. A supplier that has not answered is left alone until the
 * next time: each ask takes as long as it is given.
 */
export async function askEach(
  context: EventContext,
  { nos, what, name }: { nos: readonly string[]; what: string; name: string },
  ask: (context: EventContext, no: string) => Promise<Asking>,
): Promise<void> {
  const { db, log } = context;
  for (const no of nos) {
    const asking = await inTransaction(db, (tx) => ask({ ...context, db: tx }, no)).catch((error: unknown) =>
      log.error({ err: error, [name]: no }, `asking for ${what} failed`),
    );
    if (asking === 'open') return;
  }
}
