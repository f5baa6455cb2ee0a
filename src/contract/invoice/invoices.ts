import * as v from 'valibot';
import { call } from '../call';
import { StoredFile } from '../files/files';
import { LocalDate } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';
import { InvoiceNo, ItemKind } from './apply';
import { TICKET_ON_RECEIPT } from './itinerary';
import { INVOICE_TYPES } from './settings';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Fen = v.pipe(v.number(), v.integer());

/**
 * 待开, 开票中, 已开, 失败 (until it is retried or withdrawn), 红冲中, 已红冲, 已撤回. The items of an invoice in the last two states can
 * be invoiced again.
 */
export const INVOICE_STATES = [
  'waiting',
  'issuing',
  'issued',
  'failed',
  'reversing',
  'reversed',
  'withdrawn',
] as const;
export const InvoiceState = v.picklist(INVOICE_STATES);
export type InvoiceState = v.InferOutput<typeof InvoiceState>;

/** Number of a 数电票: 20 digits; '' before it is issued. */
const TaxInvoiceNo = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^\d{20}$/))]);

/** 普通发票, 专用发票, and 电子行程单: a 数电票 of one flown ticket. */
export const DOCUMENT_TYPES = [...INVOICE_TYPES, 'itinerary'] as const;
export const DocumentType = v.picklist(DOCUMENT_TYPES);
export type DocumentType = v.InferOutput<typeof DocumentType>;

/** Maximum number of invoices in one export of files or of a table. */
export const INVOICES_CHOSEN = 1000;

export const Invoice = v.object({
  invoiceNo: InvoiceNo,
  invoiceState: InvoiceState,
  invoiceType: DocumentType,
  /** Number assigned by the tax authorities. */
  taxInvoiceNo: TaxInvoiceNo,
  /** Number of the red invoice that reverses it. */
  redInvoiceNo: TaxInvoiceNo,
  titleName: v.string(),
  taxNo: v.string(),
  /** Fen, including tax. */
  amount: Fen,
  /** Per cent. */
  taxRate: Count,
  taxAmount: Fen,
  /** Tax that the buyer may deduct: 0 for a reversed or withdrawn invoice, and for an itinerary receipt of a guest. */
  deductibleAmount: Fen,
  itemCount: Count,
  staffNO: v.string(),
  staffName: v.string(),
  /** ISO instants; '' while pending. */
  applyTime: v.string(),
  issueTime: v.string(),
  /** Reason of a failed issue or reversal; '' for neither. */
  failReason: v.string(),
});
export type Invoice = v.InferOutput<typeof Invoice>;

/** Returns the enterprise's invoices, the newest first, with the total of all matches. */
export const queryInvoices = call({
  gateway: 'settlement',
  path: `${BASE}queryInvoices`,
  body: v.object({
    /** Empty: all. */
    stateList: v.optional(v.pipe(v.array(InvoiceState), v.maxLength(INVOICE_STATES.length)), []),
    invoiceType: v.optional(v.union([v.literal(''), DocumentType]), ''),
    /** Empty: all. */
    invoiceNoList: v.optional(v.pipe(v.array(InvoiceNo), v.maxLength(INVOICES_CHOSEN)), []),
    /**
     * Part of a number, a title's name or its tax number; for an itinerary receipt also of its ticket number or
     * traveller.
     */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    /** Days of the application in Shanghai, both included; '' for no bound. */
    beginDate: v.optional(v.union([v.literal(''), LocalDate]), ''),
    endDate: v.optional(v.union([v.literal(''), LocalDate]), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 20),
  }),
  result: v.object({
    total: Count,
    totalAmount: Fen,
    deductibleAmount: Fen,
    invoiceList: v.array(Invoice),
  }),
  needs: 'token',
  permission: OBJECT.seeInvoices,
  reads: ['invoice'],
  origin: 'suite',
});

/** Events of an invoice. */
export const INVOICE_EVENTS = [
  'applied',
  'issued',
  'failed',
  'retried',
  'withdrawn',
  'reversing',
  'reversed',
  'reverseFailed',
] as const;

/** Returns one invoice with its lines, files and events. Throws invoiceUnknown. */
export const queryInvoice = call({
  gateway: 'settlement',
  path: `${BASE}queryInvoice`,
  body: v.object({ invoiceNo: InvoiceNo }),
  result: v.object({
    invoice: Invoice,
    buyer: v.object({
      address: v.string(),
      phone: v.string(),
      bankName: v.string(),
      bankAccount: v.string(),
    }),
    mailTo: v.string(),
    remark: v.string(),
    lineList: v.array(
      v.object({
        lineNo: Count,
        kind: ItemKind,
        /** Number of the part of a fee that is spread over several invoices; 0 for a whole fee. */
        partNo: Count,
        amount: Fen,
        billNo: v.string(),
        orderNo: v.string(),
        travellerName: v.string(),
        costCenterName: v.string(),
        entityName: v.string(),
      }),
    ),
    /** Ticket of an itinerary receipt, which has no lines; null for other types. */
    itinerary: v.nullable(v.object(TICKET_ON_RECEIPT)),
    /** Files received from the tax port. */
    fileList: v.array(StoredFile),
    eventList: v.array(
      v.object({
        how: v.picklist(INVOICE_EVENTS),
        /** '' for events of the tax port. */
        staffName: v.string(),
        time: v.string(),
        reason: v.string(),
      }),
    ),
    /** Actions open to the caller now. */
    canReverse: v.boolean(),
    canRetry: v.boolean(),
    canWithdraw: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.seeInvoices,
  reads: ['invoice'],
  origin: 'suite',
});

const ofOne = {
  gateway: 'settlement',
  result: v.object({ invoiceNo: InvoiceNo }),
  needs: 'token',
  permission: OBJECT.applyInvoices,
  mutates: true,
  changes: ['invoice'],
  origin: 'suite',
} as const;

/** Retries a failed invoice. Throws invoiceUnknown, invoiceStateChanged. */
export const retryInvoice = call({
  ...ofOne,
  path: `${BASE}retryInvoice`,
  body: v.object({ invoiceNo: InvoiceNo }),
});

/**
 * Withdraws an invoice that the tax platform has refused; its items can then be invoiced again. Throws invoiceUnknown,
 * invoiceStateChanged, invoiceUndecided.
 */
export const withdrawInvoice = call({
  ...ofOne,
  path: `${BASE}withdrawInvoice`,
  body: v.object({ invoiceNo: InvoiceNo }),
});

/**
 * Reverses an issued invoice (红冲): once the tax port has made the red invoice, the items can be invoiced again. Throws
 * invoiceUnknown, invoiceStateChanged.
 */
export const redInvoice = call({
  ...ofOne,
  path: `${BASE}redInvoice`,
  body: v.object({
    invoiceNo: InvoiceNo,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请输入红冲原因'),
      v.maxLength(200, '红冲原因不能超过200个字符'),
    ),
  }),
});
