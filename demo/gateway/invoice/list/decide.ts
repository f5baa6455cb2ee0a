import type { InvoiceState } from '../../../../src/contract/invoice/invoices';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { addJob } from '../../server/jobs/queries';
import { issueInvoice } from '../issue/issue';
import { freeLines } from './free-lines';
import { findInvoice, insertInvoiceEvents } from './queries';

type DecideContext = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** Retries a failed invoice. Throws invoiceUnknown, invoiceStateChanged. */
export async function retry(context: DecideContext, invoiceNo: string): Promise<void> {
  await holdIn(context, invoiceNo, 'failed');
  await context.db
    .updateTable('invoice')
    .set({ invoice_state: 'waiting', fail_reason: '' })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await addJob(context.db, issueInvoice, invoiceNo, context.now);
  await note(context, { invoiceNo, how: 'retried' });
}

/** Withdraws a failed invoice and frees its lines. Throws invoiceUnknown, invoiceStateChanged. */
export async function withdraw(context: DecideContext, invoiceNo: string): Promise<void> {
  await holdIn(context, invoiceNo, 'failed');
  await context.db
    .updateTable('invoice')
    .set({ invoice_state: 'withdrawn' })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await freeLines(context.db, invoiceNo);
  await note(context, { invoiceNo, how: 'withdrawn' });
}

/** Requests the red invoice of an issued one. Throws invoiceUnknown, invoiceStateChanged. */
export async function reverse(context: DecideContext, invoiceNo: string, reason: string): Promise<void> {
  await holdIn(context, invoiceNo, 'issued');
  await context.db
    .updateTable('invoice')
    .set({ invoice_state: 'reversing', red_reason: reason, fail_reason: '' })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await addJob(context.db, issueInvoice, invoiceNo, context.now);
  await note(context, { invoiceNo, how: 'reversing', reason });
}

async function holdIn({ db, caller }: DecideContext, invoiceNo: string, state: InvoiceState): Promise<void> {
  const invoice = await findInvoice(db, caller.enterpriseNum, invoiceNo, { lock: true });
  if (invoice === undefined) throw new Fault('invoiceUnknown');
  if (invoice.invoice_state !== state) throw new Fault('invoiceStateChanged');
}

const note = (
  { db, caller, now }: DecideContext,
  event: { invoiceNo: string; how: 'retried' | 'withdrawn' | 'reversing'; reason?: string },
): Promise<void> => insertInvoiceEvents(db, [{ ...event, staffName: caller.staffName }], now);
