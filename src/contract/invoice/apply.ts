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
/** Items of one application, and invoices that it is split into, at most. */
export const ITEMS_AT_ONCE = 1000;
export const INVOICES_AT_ONCE = 100;
export const ITEM_PAGE = 200;

/** 服务费, and what was taken for an airline: 票价, 民航发展基金, 燃油附加费, 改签. */
export const ITEM_KINDS = ['service', 'fare', 'fund', 'fuel', 'change'] as const;
export const ItemKind = v.picklist(ITEM_KINDS);
export type ItemKind = v.InferOutput<typeof ItemKind>;

/**
 * A line of a bill that can be invoiced: the bill is confirmed, the line is on no live invoice, and nothing is disputed about it;
 * of one that was taken off in part, what is left. A service fee once its order was issued; what was taken for an airline once
 * the ticket, or the one that it was changed into, is flown: nothing goes back any more.
 */
export const InvoiceItem = v.object({
  lineNo: LineNo,
  kind: ItemKind,
  /** Per cent; 0 of what was taken for an airline. */
  taxRate: Count,
  ticketNo: v.string(),
  routeName: v.string(),
  billNo: BillNo,
  /** The bill's clearing date. */
  billDate: v.string(),
  amount: Fen,
  /** When it was charged, ISO. */
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

/** What narrows what can be invoiced, whether fees or tickets. */
export const ITEM_FILTER = {
  /** Both included; '' without limit. */
  beginDate: Day,
  endDate: Day,
  /** Empty: all; '' in a list: those of none. */
  entityNOList: Numbers,
  costCenterNOList: Numbers,
  travellerNOList: Numbers,
  /** Part of an order number, a ticket number or a traveller's name. */
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')), ''),
};

/** What can be invoiced now, the latest first, page by page, with what all that are found come to. */
export const queryInvoiceItems = call({
  gateway: 'settlement',
  path: `${BASE}queryInvoiceItems`,
  body: v.object({
    /** Empty: all. */
    kindList: v.optional(v.pipe(v.array(ItemKind), v.maxLength(ITEM_KINDS.length)), []),
    /** '' for any bill. */
    billNo: v.optional(v.union([v.literal(''), BillNo]), ''),
    /** Days: of bills of a clearing date within them. */
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

/** Of each at most so many are offered. */
export const CHOICES_SHOWN = 500;
const Choices = v.array(v.object({ no: v.string(), name: v.string() }));

/** Whom what can be invoiced is borne by, and on which bills it is (of fees): what it can be narrowed to, by name. */
export const queryInvoiceChoices = call({
  gateway: 'settlement',
  path: `${BASE}queryInvoiceChoices`,
  body: v.object({ of: v.picklist(['fees', 'tickets']) }),
  result: v.object({
    /** `no` '' for those of none. */
    entityList: Choices,
    costCenterList: Choices,
    /** The latest first; none of tickets. */
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
 * How the chosen would be put on invoices, in the order in which they would be made. Refused with invoiceItemTaken,
 * tooManyInvoices.
 */
export const previewInvoices = call({
  gateway: 'settlement',
  path: `${BASE}previewInvoices`,
  body: v.object({ lineNoList: Chosen, invoiceType: InvoiceType, ...SPLIT_RULE }),
  result: v.object({
    totalAmount: Fen,
    invoiceList: v.array(
      v.object({
        /** 普通发票 of what holds no tax, whatever is asked for. */
        invoiceType: InvoiceType,
        amount: Fen,
        taxRate: Count,
        taxAmount: Fen,
        deductibleAmount: Fen,
        itemCount: Count,
        /** '' where invoices are not put apart by it, or the items have none. */
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
 * Applies for invoices of the chosen, which from then on are on them and on no other. They are issued soon after. Refused with
 * invoiceItemTaken, tooManyInvoices, invoiceTitleUnknown.
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
    /** What all of them came to when they were chosen: refused with invoiceItemTaken where it is another by now. */
    totalAmount: v.pipe(Fen, v.minValue(1)),
  }),
  result: v.object({ invoiceNoList: v.array(InvoiceNo) }),
  needs: 'token',
  permission: OBJECT.applyInvoices,
  mutates: true,
  changes: ['invoice'],
  origin: 'suite',
});
