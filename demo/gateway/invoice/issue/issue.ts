import { sql } from 'kysely';
import type { InvoiceState } from '../../../../src/contract/invoice/invoices';
import type { Database } from '../../db/database';
import { kindOf } from '../../enterprise/kind-of';
import { insertMails } from '../../mail/queries';
import type { AreaDeps } from '../../server/deps';
import type { Emit, EventSource } from '../../server/events/domain-events';
import { defineJob, LostLease, type Lease, type JobContext } from '../../server/jobs/job';
import '../events';
import { freeLines } from '../list/free-lines';
import { findTicketOf, insertInvoiceEvents, type InvoiceRow } from '../list/queries';
import { mailAbout } from '../mail/compose';
import { TaxPending, TaxRefusal, type TaxDocument, type TaxPort } from '../port/port';
import { attachTo, storeFiles } from './store-files';

/** Number of requests to the port while it does not decide. */
const ATTEMPTS = 3;
const UNREACHABLE = '税务平台暂时无法连接，请稍后重试';
/** Time for which a pending invoice is asked about. */
const PENDING_MS = 3 * 24 * 3_600_000;
const UNDECIDED = '税务平台尚未开出，请稍后重试';

/** The port has taken the request at `since` and has not decided, or does not say so now. */
class StillPending extends Error {
  constructor(
    readonly since: Date,
    options: ErrorOptions,
  ) {
    super('The invoice is pending at the tax service', options);
    this.name = 'StillPending';
  }
}

interface Parts {
  deps: Pick<AreaDeps, 'files' | 'taxPortOf'>;
  emit: Emit;
}

/** Issues or reverses an invoice, by its number. The port is idempotent: the same number gives the same invoice. */
export const issueInvoice = defineJob<Parts>({
  kind: 'issue invoice',
  atOnce: 3,
  run: issue,
  retry: {
    mayPass: (error, { attempts, now }) =>
      error instanceof StillPending
        ? now.getTime() - error.since.getTime() < PENDING_MS
        : attempts < ATTEMPTS,
    async failed({ db, now, key, error, isGivenUp }) {
      if (!isGivenUp) return;
      const reason = error instanceof StillPending ? UNDECIDED : UNREACHABLE;
      await noteFailed(db, key, { reason, isUndecided: true, now });
    },
  },
});

async function issue({
  db,
  now,
  key,
  lease,
  emit,
  deps: { files, taxPortOf },
}: JobContext & Parts & { key: string; lease: Lease }): Promise<void> {
  const invoice = await lease.hold((tx) => beginIssuing(tx, key));
  if (invoice === undefined) return;
  try {
    const ticket = await findTicketOf(db, key);
    const taxPort = taxPortOf(await kindOf(db, invoice.enterprise_num));
    const document = await askPort(taxPort, { invoice, ticket, now });
    const fileNos = await storeFiles({ db, files, now }, invoice, document);
    await lease.end((tx) => noteIssued({ db: tx, now, emit }, invoice, { document, fileNos }));
  } catch (error) {
    if (error instanceof TaxPending || (invoice.pending_since !== null && !isDecided(error))) {
      const since = invoice.pending_since ?? now;
      await lease.hold((tx) => notePending(tx, key, since));
      throw new StillPending(since, { cause: error });
    }
    if (!(error instanceof TaxRefusal)) throw error;
    await lease.end((tx) => noteFailed(tx, key, { reason: error.message, isUndecided: false, now }));
  }
}

const isDecided = (error: unknown): boolean => error instanceof TaxRefusal || error instanceof LostLease;

const notePending = (tx: Database, invoiceNo: string, since: Date): Promise<unknown> =>
  tx.updateTable('invoice').set({ pending_since: since }).where('invoice_no', '=', invoiceNo).execute();

/** undefined: no request is needed any more. */
function beginIssuing(tx: Database, invoiceNo: string): Promise<InvoiceRow | undefined> {
  return tx
    .updateTable('invoice')
    .set({
      invoice_state: sql<InvoiceState>`case when tax_invoice_no is null then 'issuing' else 'reversing' end`,
    })
    .where('invoice_no', '=', invoiceNo)
    .where('invoice_state', 'in', ['waiting', 'issuing', 'reversing'])
    .returningAll()
    .executeTakeFirst();
}

interface PortRequest {
  invoice: InvoiceRow;
  /** The ticket of a receipt. */
  ticket: Awaited<ReturnType<typeof findTicketOf>>;
  now: Date;
}

function askPort(port: TaxPort, { invoice, ticket, now }: PortRequest): Promise<TaxDocument> {
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
    isPending: invoice.pending_since !== null,
    now,
  };
  const { tax_invoice_no: taxInvoiceNo, red_reason: reason } = invoice;
  return taxInvoiceNo === null ? port.issue(request) : port.reverse({ ...request, taxInvoiceNo, reason });
}

interface IssueOutcome {
  document: Pick<TaxDocument, 'taxInvoiceNo'>;
  fileNos: readonly string[];
  /** The moment of the call by default. */
  issuedAt?: Date;
}

/** Stores that an invoice was issued or reversed, with its files, and mails it. */
export async function noteIssued(
  source: EventSource,
  { invoice_no: invoiceNo, invoice_state, mail_to }: InvoiceRow,
  { document: { taxInvoiceNo }, fileNos, issuedAt = source.now }: IssueOutcome,
): Promise<void> {
  const { db, now } = source;
  const isRed = invoice_state === 'reversing';
  await db
    .updateTable('invoice')
    .set(
      isRed
        ? { invoice_state: 'reversed', red_invoice_no: taxInvoiceNo }
        : { invoice_state: 'issued', tax_invoice_no: taxInvoiceNo, issued_at: issuedAt, is_undecided: false },
    )
    .set({ pending_since: null })
    .where('invoice_no', '=', invoiceNo)
    .execute();
  await attachTo(db, invoiceNo, fileNos, now);
  if (isRed) await freeLines(db, invoiceNo);
  await insertInvoiceEvents(db, [{ invoiceNo, how: isRed ? 'reversed' : 'issued' }], now);
  if (!isRed) await source.emit(source, 'invoice.issued', { invoiceNo });
  if (mail_to !== '') await insertMails(source, [mailAbout(invoiceNo, isRed)]);
}

interface Failure {
  reason: string;
  /** Whether the port has not answered, so that it may have issued the invoice. */
  isUndecided: boolean;
  now: Date;
}

/** An invoice that cannot be reversed stays issued. */
async function noteFailed(
  tx: Database,
  invoiceNo: string,
  { reason, isUndecided, now }: Failure,
): Promise<void> {
  const { tax_invoice_no } = await tx
    .updateTable('invoice')
    .set({
      invoice_state: sql<InvoiceState>`case when tax_invoice_no is null then 'failed' else 'issued' end`,
      fail_reason: reason,
      pending_since: null,
      is_undecided: sql<boolean>`${isUndecided} and tax_invoice_no is null`,
    })
    .where('invoice_no', '=', invoiceNo)
    .returning('tax_invoice_no')
    .executeTakeFirstOrThrow();
  const how = tax_invoice_no === null ? 'failed' : 'reverseFailed';
  await insertInvoiceEvents(tx, [{ invoiceNo, how, reason }], now);
}
