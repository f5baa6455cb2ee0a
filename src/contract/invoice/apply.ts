import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';
import { BillNo, LineNo } from '../settlement/bills';
import { InvoiceType, MailTo, Remark, SPLIT_RULE, TitleNo } from './settings';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Fen = v.pipe(v.number(), v.integer());
const Day = v.optional(v.union([v.literal(''), LocalDate]), '');
const Numbers = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(100)), []);

export const InvoiceNo = v.pipe(v.string(), v.regex(/^FP\d{18}$/, '发票申请编号不正确'));
/** Maximum number of items of one application, and of invoices that it is split into. */
export const ITEMS_AT_ONCE = 1000;
export const INVOICES_AT_ONCE = 100;
export const ITEM_PAGE = 200;

/** 服务费, and amounts collected for an airline: 票价, 民航发展基金, 燃油附加费, 改签. */
export const ITEM_KINDS = ['service', 'fare', 'fund', 'fuel', 'change'] as const;
export const ItemKind = v.picklist(ITEM_KINDS);
export type ItemKind = v.InferOutput<typeof ItemKind>;

/**
 * A bill line that can be invoiced: the bill is confirmed, the line is on no live invoice and not disputed; a line that
 * was partly deducted has its remainder. A service fee can be invoiced once its order was issued; amounts collected for
 * an airline once the ticket, or the one that it was changed into, is flown and thus not refundable any more.
 */
export const InvoiceItem = v.object({
  lineNo: LineNo,
  kind: ItemKind,
  /** Per cent; 0 for amounts collected for an airline. */
  taxRate: Count,
  ticketNo: v.string(),
  routeName: v.string(),
  billNo: BillNo,
  /** The bill's clearing date. */
  billDate: v.string(),
  amount: Fen,
  /** Time of the charge, ISO. */
  bookedTime: v.string(),
  orderNo: v.string(),
  travellerNO: v.string(),
  travellerName: v.string(),
  deptName: v.string(),
  costCenterNO: v.string(),
  costCenterName: v.string(),
  entityNO: v.string(),
  entityName: v.string(),
});
export type InvoiceItem = v.InferOutput<typeof InvoiceItem>;

/** Filters of invoiceable items, for both fees and tickets. */
export const ITEM_FILTER = {
  /** Both included; '' without limit. */
  beginDate: Day,
  endDate: Day,
  /** Empty: all; '' in a list: items without one. */
  entityNOList: Numbers,
  costCenterNOList: Numbers,
  travellerNOList: Numbers,
  /** Part of an order number, a ticket number or a traveller's name. */
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')), ''),
};

/** Returns the items that can be invoiced now, the latest first, page by page, with the total of all matches. */
export const queryInvoiceItems = call({
  gateway: 'settlement',
  path: `${BASE}queryInvoiceItems`,
  body: v.object({
    /** Empty: all. */
    kindList: v.optional(v.pipe(v.array(ItemKind), v.maxLength(ITEM_KINDS.length)), []),
    /** '' for any bill. */
    billNo: v.optional(v.union([v.literal(''), BillNo]), ''),
    /** Days limit the clearing date of the bill. */
    ...ITEM_FILTER,
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ITEM_PAGE)), 20),
  }),
  result: v.object({ total: Count, totalAmount: Fen, itemList: v.array(InvoiceItem) }),
  needs: 'token',
  permission: OBJECT.seeInvoices,
  reads: ['bill', 'invoice'],
  origin: 'suite',
});

/** Maximum number of choices of each kind. */
export const CHOICES_SHOWN = 500;
const Choices = v.array(v.object({ no: v.string(), name: v.string() }));

/** Returns the filter choices for invoiceable items: cost bearers by name and, for fees, bills. */
export const queryInvoiceChoices = call({
  gateway: 'settlement',
  path: `${BASE}queryInvoiceChoices`,
  body: v.object({ of: v.picklist(['fees', 'tickets']) }),
  result: v.object({
    /** `no` '' for items without one. */
    entityList: Choices,
    costCenterList: Choices,
    /** Bills, the latest first; empty for tickets. */
    billNoList: v.array(BillNo),
  }),
  needs: 'token',
  permission: OBJECT.seeInvoices,
  reads: ['bill', 'order', 'invoice'],
  origin: 'suite',
});

const Chosen = v.pipe(
  v.array(LineNo),
  v.minLength(1, '请选择要开票的费用'),
  v.maxLength(ITEMS_AT_ONCE, `一次最多选择${ITEMS_AT_ONCE}笔费用`),
);

/**
 * Returns the invoices into which the chosen items would be split, in the order in which they would be made. Throws
 * invoiceItemTaken, tooManyInvoices.
 */
export const previewInvoices = call({
  gateway: 'settlement',
  path: `${BASE}previewInvoices`,
  body: v.object({ lineNoList: Chosen, invoiceType: InvoiceType, ...SPLIT_RULE }),
  result: v.object({
    totalAmount: Fen,
    invoiceList: v.array(
      v.object({
        /** Always 普通发票 for items without tax, regardless of the requested type. */
        invoiceType: InvoiceType,
        amount: Fen,
        taxRate: Count,
        taxAmount: Fen,
        deductibleAmount: Fen,
        itemCount: Count,
        /** '' where invoices are not split by it, or the items have none. */
        entityName: v.string(),
        costCenterName: v.string(),
        travellerName: v.string(),
      }),
    ),
  }),
  needs: 'token',
  permission: OBJECT.applyInvoices,
  reads: ['bill', 'invoice'],
  origin: 'suite',
});

/**
 * Applies for invoices of the chosen items, which are reserved for them from then on. The invoices are issued soon
 * after. Throws invoiceItemTaken, tooManyInvoices, invoiceTitleUnknown.
 */
export const applyInvoices = call({
  gateway: 'settlement',
  path: `${BASE}applyInvoices`,
  body: v.object({
    lineNoList: Chosen,
    ...SPLIT_RULE,
    titleNo: TitleNo,
    invoiceType: InvoiceType,
    mailTo: MailTo,
    remark: Remark,
    /** Total of the items when they were chosen: throws invoiceItemTaken when it differs by now. */
    totalAmount: v.pipe(Fen, v.minValue(1)),
  }),
  result: v.object({ invoiceNoList: v.array(InvoiceNo) }),
  needs: 'token',
  permission: OBJECT.applyInvoices,
  mutates: true,
  changes: ['invoice'],
  origin: 'suite',
});
