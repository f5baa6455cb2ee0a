import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { FileStore } from '../../files/store';
import { insertMails } from '../../mail/queries';
import type { EventLog } from '../../server/events/domain-events';
import { freeLines } from '../list/decide';
import { findTicketOf, insertInvoiceEvents, type InvoiceRow } from '../list/queries';
import { mailAbout } from '../mail/compose';
import { TaxRefusal, type TaxDocument, type TaxPort } from '../port/port';
import { claimInvoice, isStillHeld } from './claim';
import { attachTo, keepFiles } from './keep-files';

/** Times that the port is asked for one, as long as it does not decide. */
const ATTEMPTS = 3;
const UNREACHABLE = '税务平台暂时无法连接，请稍后重试';

export interface Issuing {
  /** Outside any transaction. */
  db: Database;
  now: Date;
  files: FileStore;
  port: TaxPort;
  log: EventLog;
}

/**
 * Has the oldest invoice that waits issued or reversed; false: there is none that nobody else has taken up. What a crash leaves is
 * taken up again once its lease is over, and the port, asked with the same number, gives the same invoice.
 */
export async function issueNext({ db, now, files, port, log }: Issuing): Promise<boolean> {
  const invoice = await claimInvoice(db);
  if (invoice === undefined) return false;
  try {
    const ticket = await findTicketOf(db, invoice.invoice_no);
    const document = await askPort(port, { invoice, ticket, now });
    const fileNos = await keepFiles({ db, files, now }, invoice, document);
    await inTransaction(db, async (tx) => {
      if (await isStillHeld(tx, invoice)) await noteDone(tx, invoice, { document, fileNos, now });
    });
  } catch (error) {
    const isRefused = error instanceof TaxRefusal;
    if (!isRefused) log.error({ err: error, invoiceNo: invoice.invoice_no }, 'the tax port failed');
    // until its lease is over it waits; then it is tried again
    if (!isRefused && invoice.attempts < ATTEMPTS) return true;
    const reason = isRefused ? error.message : UNREACHABLE;
    await inTransaction(db, async (tx) => {
      if (await isStillHeld(tx, invoice)) await noteFailed(tx, invoice, { reason, now });
    });
  }
  return true;
}

interface Asking {
  invoice: InvoiceRow;
  /** Of a receipt. */
  ticket: Awaited<ReturnType<typeof findTicketOf>>;
  now: Date;
}

function askPort(port: TaxPort, { invoice, ticket, now }: Asking): Promise<TaxDocument> {
  const request = {
    requestNo: invoice.invoice_no,
    invoiceType: invoice.invoice_type,
    buyer: {
      name: invoice.title_name,
      taxNo: invoice.tax_no,
      address: invoice.address,
      phone: invoice.phone,
      bankName: invoice.bank_name,
      bankAccount: invoice.bank_account,
    },
    amount: invoice.amount,
    taxRate: invoice.tax_rate,
    taxAmount: invoice.tax_amount,
    itemCount: invoice.item_count,
    remark: invoice.remark,
    itinerary: ticket && {
      ticketNo: ticket.ticket_no,
      travellerName: ticket.traveller_name,
      routeName: ticket.route,
      flightNo: ticket.flight_no,
      carrierName: ticket.carrier_name,
      cabinName: ticket.cabin_name,
      takeOffTime: ticket.take_off_time,
      fare: ticket.fare,
      fuel: ticket.fuel,
      fund: ticket.fund,
    },
    now,
  };
  const { tax_invoice_no: taxInvoiceNo, red_reason: reason } = invoice;
  return taxInvoiceNo === null ? port.issue(request) : port.reverse({ ...request, taxInvoiceNo, reason });
}

interface Done {
  document: TaxDocument;
  fileNos: readonly string[];
  now: Date;
}

async function noteDone(
  tx: Database,
  { invoice_no: invoiceNo, invoice_state, mail_to }: InvoiceRow,
  { document: { taxInvoiceNo }, fileNos, now }: Done,
): Promise<void> {
  const isRed = invoice_state === 'reversing';
  await tx
    .updateTable('invoice')
    .set(
      isRed
        ? { invoice_state: 'reversed', red_invoice_no: taxInvoiceNo, held_until: null }
        : { invoice_state: 'issued', tax_invoice_no: taxInvoiceNo, issued_at: now, held_until: null },
    )
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await attachTo(tx, invoiceNo, fileNos, now);
  if (isRed) await freeLines(tx, invoiceNo);
  await insertInvoiceEvents(tx, [{ invoiceNo, how: isRed ? 'reversed' : 'issued' }], now);
  if (mail_to !== '') await insertMails(tx, [mailAbout(invoiceNo, isRed)], now);
}

/** One that cannot be reversed stays issued. */
async function noteFailed(
  tx: Database,
  { invoice_no: invoiceNo, invoice_state }: InvoiceRow,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const isRed = invoice_state === 'reversing';
  await tx
    .updateTable('invoice')
    .set({ invoice_state: isRed ? 'issued' : 'failed', fail_reason: reason, held_until: null })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  const how = isRed ? 'reverseFailed' : 'failed';
  await insertInvoiceEvents(tx, [{ invoiceNo, how, reason }], now);
}
