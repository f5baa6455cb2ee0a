import type { InvoiceState } from '../../../../src/contract/invoice/invoices';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { findInvoice, insertInvoiceEvents } from './queries';

type Deciding = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** Has one that failed tried again. Throws invoiceUnknown, invoiceStateChanged. */
export async function retry(context: Deciding, invoiceNo: string): Promise<void> {
  await holdIn(context, invoiceNo, 'failed');
  await context.db
    .updateTable('invoice')
    .set({ invoice_state: 'waiting', fail_reason: '', attempts: 0, held_until: null })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await note(context, { invoiceNo, how: 'retried' });
}

/** Takes back one that failed; what is on it is free again. Throws invoiceUnknown, invoiceStateChanged. */
export async function withdraw(context: Deciding, invoiceNo: string): Promise<void> {
  await holdIn(context, invoiceNo, 'failed');
  await context.db
    .updateTable('invoice')
    .set({ invoice_state: 'withdrawn' })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await freeLines(context.db, invoiceNo);
  await note(context, { invoiceNo, how: 'withdrawn' });
}

/** Asks for the red invoice of one that is issued. Throws invoiceUnknown, invoiceStateChanged. */
export async function reverse(context: Deciding, invoiceNo: string, reason: string): Promise<void> {
  await holdIn(context, invoiceNo, 'issued');
  await context.db
    .updateTable('invoice')
    .set({
      invoice_state: 'reversing',
      red_reason: reason,
      fail_reason: '',
      attempts: 0,
      held_until: null,
    })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await note(context, { invoiceNo, how: 'reversing', reason });
}

/** What is on it can be invoiced again. */
export async function freeLines(db: Database, invoiceNo: string): Promise<void> {
  for (const table of ['invoice_line', 'invoice_ticket'] as const) {
    await db.updateTable(table).set({ is_live: false }).where('invoice_no', '=', invoiceNo).execute();
  }
}

async function holdIn({ db, caller }: Deciding, invoiceNo: string, state: InvoiceState): Promise<void> {
  const invoice = await findInvoice(db, caller.enterpriseNum, invoiceNo, { lock: true });
  if (invoice === undefined) throw new Fault('invoiceUnknown');
  if (invoice.invoice_state !== state) throw new Fault('invoiceStateChanged');
}

const note = (
  { db, caller, now }: Deciding,
  event: { invoiceNo: string; how: 'retried' | 'withdrawn' | 'reversing'; reason?: string },
): Promise<void> => insertInvoiceEvents(db, [{ ...event, staffName: caller.staffName }], now);
