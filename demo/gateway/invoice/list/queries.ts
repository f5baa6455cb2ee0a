import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { ItemKind } from '../../../../src/contract/invoice/apply';
import type {
  Invoice,
  INVOICE_EVENTS,
  queryInvoice,
  queryInvoices,
} from '../../../../src/contract/invoice/invoices';
import { deductibleOfReceipt } from '../../../../src/domain/invoice/itinerary';
import { deductibleTax } from '../../../../src/domain/invoice/tax';
import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { containing, holdsName } from '../../db/like';
import type { Schema } from '../../db/schema';
import '../schema';

export type InvoiceRow = Selectable<Schema['invoice']>;
export type InvoiceQuery = Omit<ParsedBodyOf<typeof queryInvoices>, 'pageIndex' | 'pageSize'>;
type TicketRow = Selectable<Schema['invoice_ticket']>;
export type InvoiceViewRow = InvoiceRow & { staff_name: string; ticket: Ticket | null };
/** Columns of a receipt's ticket that determine the deductible tax. */
type Ticket = Pick<TicketRow, 'fare' | 'fuel' | 'fund' | 'traveller_no'>;

interface NewEvent {
  invoiceNo: string;
  how: (typeof INVOICE_EVENTS)[number];
  /** '' for the tax port. */
  staffName?: string;
  reason?: string;
}

/** Finds an invoice of this enterprise only. `lock` keeps it from changing until the transaction ends. */
export function findInvoice(
  db: Database,
  enterpriseNum: string,
  invoiceNo: string,
  { lock = false } = {},
): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoice')
    .selectAll()
    .where('invoice_no', '=', invoiceNo)
    .where('enterprise_num', '=', enterpriseNum)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
}

export async function insertInvoiceEvents(
  db: Database,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('invoice_event')
    .values(
      events.map(({ invoiceNo, how, staffName = '', reason = '' }) => ({
        invoice_no: invoiceNo,
        how,
        staff_name: staffName,
        happened_at: now,
        reason,
      })),
    )
    .execute();
}

export async function sumInvoices(
  db: Database,
  enterpriseNum: string,
  asked: InvoiceQuery,
): Promise<{ total: number; totalAmount: number; deductibleAmount: number }> {
  // the sum of the invoices' own taxes, not the tax of the sum
  const { rows } = await sql<{ total: number; totalAmount: number; deductibleAmount: number }>`
    select count(*)::int as total, coalesce(sum(n.amount), 0)::bigint as "totalAmount",
      coalesce(sum(n.tax_amount) filter (where (n.invoice_type = 'special' or it.traveller_no <> '')
        and n.invoice_state not in ('reversed', 'withdrawn')), 0)::bigint as "deductibleAmount"
    from invoice n left join invoice_ticket it using (invoice_no) where ${conditionsOf(enterpriseNum, asked)}`.execute(
    db,
  );
  return rows[0] ?? { total: 0, totalAmount: 0, deductibleAmount: 0 };
}

/** Page of the list by offset, or after a cursor (from the first for undefined), which the index finds at any depth. */
type Range = { limit: number } & (
  | { offset: number }
  | { behind: Pick<Invoice, 'applyTime' | 'invoiceNo'> | undefined }
);

export async function findInvoices(
  db: Database,
  enterpriseNum: string,
  asked: InvoiceQuery,
  range: Range,
): Promise<Invoice[]> {
  const behind = 'behind' in range ? range.behind : undefined;
  const { rows } = await sql<InvoiceViewRow>`
    select n.*, s.staff_name, ${TICKET} as ticket
    from invoice n join staff s on s.staff_no = n.applicant_no left join invoice_ticket it using (invoice_no)
    where ${conditionsOf(enterpriseNum, asked)}
      and ${behind ? sql`(n.applied_at, n.invoice_no) < (${new Date(behind.applyTime)}, ${behind.invoiceNo})` : sql`true`}
    order by n.applied_at desc, n.invoice_no desc
    limit ${range.limit} offset ${'offset' in range ? range.offset : 0}`.execute(db);
  return rows.map(viewOf);
}

/** Ticket of a receipt, for `viewOf`. */
export const TICKET = sql<Ticket | null>`case when it.invoice_no is null then null else jsonb_build_object('fare', it.fare,
  'fuel', it.fuel, 'fund', it.fund, 'traveller_no', it.traveller_no) end`;

const conditionsOf = (enterpriseNum: string, asked: InvoiceQuery): RawBuilder<unknown> =>
  sql.join([sql`n.enterprise_num = ${enterpriseNum}`, ...conditionsOn(asked, [])], sql` and `);

/** Conditions of a query on `invoice n left join invoice_ticket it`. `words`: further columns with the keyword. */
export function conditionsOn(
  asked: InvoiceQuery,
  words: readonly RawBuilder<unknown>[],
): RawBuilder<unknown>[] {
  const { stateList, invoiceType, invoiceNoList, keyword, beginDate, endDate } = asked;
  const conditions: RawBuilder<unknown>[] = [];
  if (stateList.length > 0) conditions.push(sql`n.invoice_state = any(${[...stateList]}::text[])`);
  if (invoiceType !== '') conditions.push(sql`n.invoice_type = ${invoiceType}`);
  if (invoiceNoList.length > 0) conditions.push(sql`n.invoice_no = any(${[...invoiceNoList]}::text[])`);
  if (beginDate !== '') conditions.push(sql`n.applied_at >= ${instantOf(`${beginDate}T00:00`)}`);
  if (endDate !== '') conditions.push(sql`n.applied_at < ${instantOf(`${addDays(endDate, 1)}T00:00`)}`);
  if (keyword !== '') {
    const pattern = containing(keyword);
    conditions.push(sql`(n.invoice_no ilike ${pattern} or n.tax_invoice_no ilike ${pattern}
      or n.title_name ilike ${pattern} or n.tax_no ilike ${pattern}
      or it.ticket_no ilike ${pattern} or ${holdsName('it.traveller_name', keyword)}
      ${sql.join(
        words.map((column) => sql`or ${column} ilike ${pattern}`),
        sql` `,
      )})`);
  }
  return conditions;
}

export function viewOf(row: InvoiceViewRow): Invoice {
  const { invoice_state: state, invoice_type: invoiceType, amount, tax_rate: taxRate } = row;
  const isGone = state === 'reversed' || state === 'withdrawn';
  return {
    invoiceNo: row.invoice_no,
    invoiceState: state,
    invoiceType,
    taxInvoiceNo: row.tax_invoice_no ?? '',
    redInvoiceNo: row.red_invoice_no ?? '',
    titleName: row.title_name,
    taxNo: row.tax_no,
    amount,
    taxRate,
    taxAmount: row.tax_amount,
    deductibleAmount: isGone ? 0 : deductibleOf(row),
    itemCount: row.item_count,
    staffNO: row.applicant_no,
    staffName: row.staff_name,
    applyTime: row.applied_at.toISOString(),
    issueTime: row.issued_at?.toISOString() ?? '',
    failReason: row.fail_reason,
  };
}

function deductibleOf({ invoice_type, amount, tax_rate: taxRate, ticket }: InvoiceViewRow): number {
  if (ticket !== null) return deductibleOfReceipt(ticket, ticket.traveller_no !== '');
  return invoice_type === 'itinerary' ? 0 : deductibleTax({ invoiceType: invoice_type, amount, taxRate });
}

/** An invoice of the enterprise without its files and permitted actions; undefined when there is none. */
export async function showInvoice(
  db: Database,
  enterpriseNum: string,
  invoiceNo: string,
): Promise<
  | (Omit<ResultOf<typeof queryInvoice>, 'fileList' | 'canReverse' | 'canRetry' | 'canWithdraw'> & {
      /** It failed without an answer of the tax platform, which may have issued it. */
      isUndecided: boolean;
    })
  | undefined
> {
  const row = await db
    .selectFrom('invoice as n')
    .innerJoin('staff as s', 's.staff_no', 'n.applicant_no')
    .leftJoin('invoice_ticket as it', 'it.invoice_no', 'n.invoice_no')
    .selectAll('n')
    .select('s.staff_name')
    .select(TICKET.as('ticket'))
    .where('n.invoice_no', '=', invoiceNo)
    .where('n.enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    invoice: viewOf(row),
    isUndecided: row.is_undecided,
    buyer: {
      address: row.address,
      phone: row.phone,
      bankName: row.bank_name,
      bankAccount: row.bank_account,
    },
    mailTo: row.mail_to,
    remark: row.remark,
    lineList: await findInvoiceLines(db, invoiceNo),
    itinerary: ticketView(await findTicketOf(db, invoiceNo)),
    eventList: await findInvoiceEvents(db, invoiceNo),
  };
}

/** The ticket of a receipt; undefined for other invoices. */
export function findTicketOf(db: Database, invoiceNo: string): Promise<TicketRow | undefined> {
  return db.selectFrom('invoice_ticket').selectAll().where('invoice_no', '=', invoiceNo).executeTakeFirst();
}

const ticketView = (row: TicketRow | undefined): ResultOf<typeof queryInvoice>['itinerary'] =>
  row === undefined
    ? null
    : {
        ticketNo: row.ticket_no,
        orderNo: row.order_no,
        travellerNO: row.traveller_no,
        travellerName: row.traveller_name,
        routeName: row.route,
        flightNo: row.flight_no,
        carrierName: row.carrier_name,
        cabinName: row.cabin_name,
        takeOffTime: row.take_off_time,
        fare: row.fare,
        fuel: row.fuel,
        fund: row.fund,
      };

export async function findInvoiceLines(db: Database, invoiceNo: string) {
  const rows = await db
    .selectFrom('invoice_line as il')
    .innerJoin('settle_line as l', 'l.line_no', 'il.line_no')
    .select(['il.line_no', 'il.part_no', 'il.amount', 'l.bill_no', 'l.order_no'])
    // only these kinds of lines are invoiced
    .select((eb) => eb.ref('l.kind').$castTo<ItemKind>().as('kind'))
    .select(['l.traveller_name', 'l.cost_center_name', 'l.entity_name'])
    .where('il.invoice_no', '=', invoiceNo)
    .orderBy('il.sequence')
    .execute();
  return rows.map((row) => ({
    lineNo: row.line_no,
    kind: row.kind,
    partNo: row.part_no,
    amount: row.amount,
    billNo: row.bill_no,
    orderNo: row.order_no,
    travellerName: row.traveller_name,
    costCenterName: row.cost_center_name,
    entityName: row.entity_name,
  }));
}

async function findInvoiceEvents(db: Database, invoiceNo: string) {
  const rows = await db
    .selectFrom('invoice_event')
    .selectAll()
    .where('invoice_no', '=', invoiceNo)
    .orderBy('event_no')
    .execute();
  return rows.map((row) => ({
    how: row.how,
    staffName: row.staff_name,
    time: row.happened_at.toISOString(),
    reason: row.reason,
  }));
}
