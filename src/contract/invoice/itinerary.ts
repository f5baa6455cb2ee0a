import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';
import { INVOICES_AT_ONCE, InvoiceNo, ITEM_FILTER, ITEM_PAGE } from './apply';
import { MailTo, Remark, TitleNo } from './settings';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const TicketNo = v.pipe(v.string(), v.regex(/^\d{13}$/, '票号应为13位数字'));

/** Ticket data on a 电子行程单. Amounts are fen. */
export const TICKET_ON_RECEIPT = {
  ticketNo: TicketNo,
  orderNo: v.string(),
  /** '' for a guest. */
  travellerNO: v.string(),
  travellerName: v.string(),
  /** City-city. */
  routeName: v.string(),
  flightNo: v.string(),
  carrierName: v.string(),
  cabinName: v.string(),
  /** Wall clock of the airport, YYYY-MM-DDTHH:mm. */
  takeOffTime: v.string(),
  fare: Count,
  fuel: Count,
  fund: Count,
};

/**
 * A flown ticket that a 电子行程单 can be applied for, 180 days after its flight at most: of a business journey, neither
 * refunded nor exchanged (of a changed ticket, the new one), and with no cost item on a live invoice.
 */
export const ReceiptTicket = v.object({
  ...TICKET_ON_RECEIPT,
  /** Fare, fuel surcharge and fund. */
  amount: Count,
  /** Tax on fare and fuel surcharge. */
  taxAmount: Count,
  /** The tax for staff, 0 for guests. */
  deductibleAmount: Count,
  /** The last day on which a receipt can be applied for, YYYY-MM-DD. */
  applyBy: LocalDate,
  costCenterName: v.string(),
  entityName: v.string(),
});
export type ReceiptTicket = v.InferOutput<typeof ReceiptTicket>;

/**
 * Returns the tickets that a receipt can be applied for now, the latest flown first, page by page, with the total of
 * all matches.
 */
export const queryReceiptTickets = call({
  gateway: 'settlement',
  path: `${BASE}queryReceiptTickets`,
  body: v.object({
    /** Days limit the departure of the flight, both included; '' without limit. `keyword`: part of a number or name. */
    ...ITEM_FILTER,
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ITEM_PAGE)), 20),
  }),
  result: v.object({
    total: Count,
    totalAmount: Count,
    deductibleAmount: Count,
    ticketList: v.array(ReceiptTicket),
  }),
  needs: 'token',
  permission: OBJECT.seeInvoices,
  reads: ['order', 'invoice'],
  origin: 'suite',
});

/**
 * Applies for receipts of the chosen tickets, one for each. They are issued soon after, and the ticket's costs can be
 * on no other invoice from then on. Throws receiptTicketTaken, invoiceTitleUnknown.
 */
export const applyReceipts = call({
  gateway: 'settlement',
  path: `${BASE}applyReceipts`,
  body: v.object({
    ticketNoList: v.pipe(
      v.array(TicketNo),
      v.minLength(1, '请选择客票'),
      v.maxLength(INVOICES_AT_ONCE, `一次最多选择${INVOICES_AT_ONCE}张客票`),
    ),
    titleNo: TitleNo,
    mailTo: MailTo,
    remark: Remark,
    /** Total of the tickets when they were chosen: throws receiptTicketTaken when it differs by now. */
    totalAmount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  result: v.object({ invoiceNoList: v.array(InvoiceNo) }),
  needs: 'token',
  permission: OBJECT.applyInvoices,
  mutates: true,
  changes: ['invoice'],
  origin: 'suite',
});
