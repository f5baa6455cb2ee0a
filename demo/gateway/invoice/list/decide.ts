import type { InvoiceState } from '../../../../src/contract/invoice/invoices';
import { Fault } from '../../server/http/fault';
import type { Database } from '../../db/database';
import type { CallerContext } from '../../server/http/implement';
import { addJob } from '../../server/jobs/queries';
import { issueInvoice } from '../issue/issue';
import { freeLines } from './free-lines';
import { findInvoice, insertInvoiceEvents, type InvoiceRow } from './queries';

type DecideContext = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** Moment of a step and the name that the enterprise sees. */
interface Step {
  staffName: string;
  now: Date;
}

/** Retries a failed invoice. Throws invoiceUnknown, invoiceStateChanged. */
export async function retry(context: DecideContext, invoiceNo: string): Promise<void> {
  await holdIn(context, invoiceNo, 'failed');
  await retryHeld(context.db, invoiceNo, stepOf(context));
}

/** Retries a locked failed invoice. */
export async function retryHeld(db: Database, invoiceNo: string, { staffName, now }: Step): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ invoice_state: 'waiting', fail_reason: '' })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await addJob(db, issueInvoice, invoiceNo, now);
  await insertInvoiceEvents(db, [{ invoiceNo, how: 'retried', staffName }], now);
}

/** Withdraws a refused invoice and frees its lines. Throws invoiceUnknown, invoiceStateChanged, invoiceUndecided. */
export async function withdraw(context: DecideContext, invoiceNo: string): Promise<void> {
  requireDecided(await holdIn(context, invoiceNo, 'failed'));
  await withdrawHeld(context.db, invoiceNo, stepOf(context));
}

/** Withdraws a locked failed invoice and frees its lines. */
export async function withdrawHeld(
  db: Database,
  invoiceNo: string,
  { staffName, now, reason = '' }: Step & { reason?: string },
): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ invoice_state: 'withdrawn' })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await freeLines(db, invoiceNo);
  await insertInvoiceEvents(db, [{ invoiceNo, how: 'withdrawn', staffName, reason }], now);
}

/** Requests the red invoice of an issued one. Throws invoiceUnknown, invoiceStateChanged. */
export async function reverse(context: DecideContext, invoiceNo: string, reason: string): Promise<void> {
  await holdIn(context, invoiceNo, 'issued');
  await reverseHeld(context.db, invoiceNo, { ...stepOf(context), reason });
}

/** Requests the red invoice of a locked issued one. */
export async function reverseHeld(
  db: Database,
  invoiceNo: string,
  { staffName, now, reason }: Step & { reason: string },
): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ invoice_state: 'reversing', red_reason: reason, fail_reason: '' })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await addJob(db, issueInvoice, invoiceNo, now);
  await insertInvoiceEvents(db, [{ invoiceNo, how: 'reversing', staffName, reason }], now);
}

const holdIn = ({ db, caller }: DecideContext, invoiceNo: string, state: InvoiceState): Promise<InvoiceRow> =>
  lockInvoice(db, { enterpriseNum: caller.enterpriseNum, invoiceNo, state });

/** Locks an invoice of an enterprise in this state. Throws invoiceUnknown, invoiceStateChanged. */
export async function lockInvoice(
  db: Database,
  { enterpriseNum, invoiceNo, state }: { enterpriseNum: string; invoiceNo: string; state: InvoiceState },
): Promise<InvoiceRow> {
  const invoice = await findInvoice(db, enterpriseNum, invoiceNo, { lock: true });
  if (invoice === undefined) throw new Fault('invoiceUnknown');
  if (invoice.invoice_state !== state) throw new Fault('invoiceStateChanged');
  return invoice;
}

/**
 * The tax platform may have issued an undecided invoice, so that a second one for its items must not follow. Throws
 * invoiceUndecided.
 */
export function requireDecided({ is_undecided: isUndecided }: InvoiceRow): void {
  if (isUndecided) throw new Fault('invoiceUndecided');
}

const stepOf = ({ caller, now }: DecideContext): Step => ({ staffName: caller.staffName, now });
