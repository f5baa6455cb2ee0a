import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';
import { INVOICES_AT_ONCE, InvoiceNo, ITEM_FILTER, ITEM_PAGE } from './apply';
import { MailTo, Remark, TitleNo } from './settings';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const TicketNo = v.pipe(v.string(), v.regex(/^\d{13}$/, '票号应为13位数字'));

/** What a 电子行程单 says of its ticket. Amounts are fen. */
export const TICKET_ON_RECEIPT = {
  ticketNo: TicketNo,
  orderNo: v.string(),
  /** '' of a guest. */
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
 * A flown ticket that a 电子行程单 can be applied for, 180 days after its flight at most: of a business journey, neither refunded nor
 * exchanged (of a changed ticket that is the new one), and nothing that it cost is on a live invoice.
 */
export const ReceiptTicket = v.object({
  ...TICKET_ON_RECEIPT,
  /** Fare, fuel surcharge and fund. */
  amount: Count,
  /** Of fare and fuel surcharge. */
  taxAmount: Count,
  /** Of staff the tax, of guests nothing. */
  deductibleAmount: Count,
  /** The last day on which a receipt can be applied for, YYYY-MM-DD. */
  applyBy: LocalDate,
  costCenterName: v.string(),
  entityName: v.string(),
});
export type ReceiptTicket = v.InferOutput<typeof ReceiptTicket>;

/** Tickets that a receipt can be applied for now, the latest flown first, page by page, with what all that are found come to. */
export const queryReceiptTickets = call({
  gateway: 'settlement',
  path: `${BASE}queryReceiptTickets`,
  body: v.object({
    /** Of flights that departed within these days, both included; '' without limit. Part of a number or name as `keyword`. */
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
 * Applies for receipts of the chosen tickets, one for each. They are issued soon after; what a ticket cost is on no other invoice
 * from then on. Refused with receiptTicketTaken, invoiceTitleUnknown.
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
    /** What all of them came to when they were chosen: refused with receiptTicketTaken where it is another by now. */
    totalAmount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  result: v.object({ invoiceNoList: v.array(InvoiceNo) }),
  needs: 'token',
  permission: OBJECT.applyInvoices,
  mutates: true,
  changes: ['invoice'],
  origin: 'suite',
});
