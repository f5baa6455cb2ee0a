import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { Product } from '../report/report';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer());
/** Fen; below 0 for amounts returned. */
const Fen = v.pipe(v.number(), v.integer());
const Named = v.object({ no: v.string(), name: v.string() });
const Month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份格式不正确'));
const PageIndex = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1);

export const BILL_PAGE = 100;
export const LINE_PAGE = 200;

/** Ends with a number behind the last hyphen for one of several accounts. */
export const BillNo = v.pipe(v.string(), v.regex(/^ZD\d{8}-\w{1,20}(-\d{2,6})?$/, '账单编号不正确'));
/** Number of a line, independent of its bill. */
export const LineNo = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/**
 * 生成中: the bill is being made and has no lines and sums yet. 待确认. 已确认: the amount that is not disputed is owed. 逾期: its
 * due date has passed, confirmed or not, and an amount is owed. 已结清.
 */
export const BILL_STATES = ['generating', 'toConfirm', 'confirmed', 'overdue', 'settled'] as const;
export const BillState = v.picklist(BILL_STATES);
export type BillState = v.InferOutput<typeof BillState>;

/**
 * Kinds of lines: 票价, 民航发展基金, 燃油附加费, 服务费, 保险, 改签 (fee and fare difference, a line each), 退票 (below 0), 异议结转 (a disputed
 * line of an earlier bill, which was not owed there), 异议更正 (the amount that the agency has accepted, below 0), 余额结转
 * (the negative total of an earlier bill).
 */
export const LINE_KINDS = [
  'fare',
  'fund',
  'fuel',
  'service',
  'insurance',
  'change',
  'refund',
  'dispute',
  'correction',
  'balance',
] as const;
export const LineKind = v.picklist(LINE_KINDS);
export type LineKind = v.InferOutput<typeof LineKind>;

/** Amounts by kind of line, in the order of LINE_KINDS, without kinds that do not occur. */
const KindSums = v.array(v.object({ kind: LineKind, lineCount: Count, amount: Fen }));

export const SettleBill = v.object({
  billNo: BillNo,
  billState: BillState,
  /** True for one of several bills of the same days: that of one accounting entity, or of the lines without one. */
  isByAccount: v.boolean(),
  /**
   * Accounting entity of the bill, with its name at that time; '' for a bill of all entities, or of the lines without
   * one.
   */
  accountNo: v.string(),
  accountName: v.string(),
  /** First and last day of the billed period, both included. */
  periodBegin: v.string(),
  periodEnd: v.string(),
  /** The clearing date on which it was made. */
  billDate: v.string(),
  lineCount: Count,
  /** Sum of all lines. */
  totalAmount: Fen,
  /** Part of the total that an earlier bill shows too: disputed lines and balances carried over. */
  carriedAmount: Fen,
  /** Lines excluded from the amount owed, because they are disputed or were when the bill was confirmed. */
  heldCount: Count,
  heldAmount: Fen,
  /** Amount that is owed or will be: the total without held lines. */
  payableAmount: Fen,
  paidAmount: Fen,
  /** Amount left to be paid, including the late fee as of today; 0 once the bill is settled. */
  outstandingAmount: Fen,
  /** Deadlines of confirmation and payment. */
  confirmBy: v.string(),
  dueDate: v.string(),
  /** Days after the due date, as of today, or of the settlement; 0 in time. */
  lateDays: Count,
  lateFee: Fen,
  /** Number of open disputes. */
  openDisputeCount: Count,
  isConfirmed: v.boolean(),
  /** Required for the confirmation; changes whenever the bill does. */
  revision: Count,
});
export type SettleBill = v.InferOutput<typeof SettleBill>;

/** Returns bills of the enterprise, the latest first; those of the same days by accounting entity. */
export const querySettleBills = call({
  gateway: 'settlement',
  path: `${BASE}querySettleBills`,
  body: v.object({
    /** Empty: all. */
    billStateList: v.optional(v.pipe(v.array(BillState), v.maxLength(BILL_STATES.length)), []),
    /** Accounting entities; '': bills without one. Empty: all. */
    accountNoList: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(100)), []),
    /** Bounds of the clearing date's month, YYYY-MM, both included; '' without limit. */
    beginMonth: v.optional(v.union([v.literal(''), Month]), ''),
    endMonth: v.optional(v.union([v.literal(''), Month]), ''),
    pageIndex: PageIndex,
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BILL_PAGE)), 20),
  }),
  result: v.object({
    total: Count,
    /**
     * Sums over all matching bills. The total leaves out carried lines; the payable amount counts carried balances
     * once.
     */
    sums: v.object({
      totalAmount: Fen,
      carriedAmount: Fen,
      payableAmount: Fen,
      paidAmount: Fen,
      outstandingAmount: Fen,
      /** Late fees within the outstanding amount, as of today. */
      outstandingLateFee: Fen,
    }),
    billList: v.array(SettleBill),
    /**
     * Accounting entities that have had bills of their own, by number, with their latest names; empty where none has.
     */
    accountList: v.array(v.object({ accountNo: v.string(), accountName: v.string() })),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill'],
  origin: 'suite',
});

/**
 * Events of a bill. `overpaid`: more was paid than was owed, and the rest went into the prepaid account. `undone`,
 * `overUndone`: the agency has reversed a payment that was not for this bill, or the part that went into the prepaid
 * account. `carried`: its negative total was carried over to a later bill.
 */
export const BILL_EVENTS = [
  'made',
  'disputed',
  'withdrawn',
  'decided',
  'confirmed',
  'paid',
  'overpaid',
  'settled',
  'undone',
  'overUndone',
  'carried',
] as const;

/** Returns one bill. Throws billUnknown. */
export const querySettleBill = call({
  gateway: 'settlement',
  path: `${BASE}querySettleBill`,
  body: v.object({ billNo: BillNo }),
  result: v.object({
    bill: SettleBill,
    kindList: KindSums,
    confirmedBy: v.string(),
    /** ISO; '' while pending. */
    confirmedTime: v.string(),
    settledTime: v.string(),
    /** The oldest first. */
    eventList: v.array(
      v.object({
        how: v.picklist(BILL_EVENTS),
        /** Name of the person who acted; '' for the gateway itself. */
        operatorName: v.string(),
        /** ISO. */
        time: v.string(),
        /** Lines and fen of the event; 0 for others. */
        lineCount: Count,
        amount: Fen,
        /** The dispute of the event, or the bill to which the amount was carried over; '' for others. */
        aboutNo: v.string(),
        /** Fen paid of the bill before and after the event; left out when the event changed nothing of it. */
        paid: v.optional(v.object({ before: Fen, after: Fen })),
      }),
    ),
    /** Actions open to the caller now. */
    canConfirm: v.boolean(),
    canDispute: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill'],
  origin: 'suite',
});

/** State of the dispute of a line. `none`: it was never disputed. */
export const LINE_DISPUTES = ['none', 'open', 'accepted', 'refused'] as const;
export const LineDispute = v.picklist(LINE_DISPUTES);

/** Part of a change that the line charges; '' for other kinds. */
export const LINE_PARTS = ['', 'changeFee', 'fareDifference'] as const;

export const SettleBillLine = v.object({
  lineNo: LineNo,
  kind: LineKind,
  part: v.picklist(LINE_PARTS),
  amount: Fen,
  /** Time of the payment or refund, ISO; for carried amounts that of the carry-over. */
  bookedTime: v.string(),
  /** '' for a balance carried over. Callers who may see the bill may open the order. */
  orderNo: v.string(),
  /** '' for lines without a ticket, e.g. insurance and service. */
  ticketNo: v.string(),
  product: Product,
  /** Staff number; the name for travellers who are not staff. */
  travellerNO: v.string(),
  travellerName: v.string(),
  /** Route such as 北京-上海, with the flight; '' for lines of the whole journey. */
  routeName: v.string(),
  flightNo: v.string(),
  deptNO: v.string(),
  deptName: v.string(),
  costCenterNO: v.string(),
  costCenterName: v.string(),
  entityNO: v.string(),
  entityName: v.string(),
  lineDispute: LineDispute,
  /** The dispute that the line is in, or results from; '' for none. */
  disputeNo: v.string(),
  /** Original bill of a carried or corrected line; '' for others. */
  fromBillNo: v.string(),
  canDispute: v.boolean(),
});
export type SettleBillLine = v.InferOutput<typeof SettleBillLine>;

export const GROUP_KEYS = ['entity', 'department', 'costCenter', 'product', 'traveller'] as const;
export const GroupKey = v.picklist(GROUP_KEYS);
export type GroupKey = v.InferOutput<typeof GroupKey>;

export const LINE_SORTS = ['bookedTime', 'amount', 'travellerName', 'orderNo'] as const;

const Numbers = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(100)), []);

/** Filters of lines; empty lists and '' do not filter; '' in a list: lines without one. */
export const LINE_FILTER = {
  kindList: v.optional(v.pipe(v.array(LineKind), v.maxLength(LINE_KINDS.length)), []),
  entityNOList: Numbers,
  deptNOList: Numbers,
  costCenterNOList: Numbers,
  travellerNOList: Numbers,
  productList: v.optional(v.pipe(v.array(Product), v.maxLength(10)), []),
  lineDisputeList: v.optional(v.pipe(v.array(LineDispute), v.maxLength(LINE_DISPUTES.length)), []),
  /** Part of an order number, ticket number, traveller's name or flight number, in any case. */
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50, '关键字不能超过50个字')), ''),
};

/** Returns the filtered lines of a bill, page by page, with the total of all matches. Throws billUnknown. */
export const querySettleBillLines = call({
  gateway: 'settlement',
  path: `${BASE}querySettleBillLines`,
  body: v.object({
    billNo: BillNo,
    ...LINE_FILTER,
    sortBy: v.optional(v.picklist(LINE_SORTS), 'bookedTime'),
    isDescending: v.optional(v.boolean(), false),
    pageIndex: PageIndex,
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LINE_PAGE)), 50),
  }),
  result: v.object({ total: Count, totalAmount: Fen, lineList: v.array(SettleBillLine) }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill'],
  origin: 'suite',
});

/**
 * Returns the lines of a bill grouped by cost bearer or by kind, the largest amount first. `no` of a group is its value
 * in the filter of lines, '' where there is none; `name` is that of the time, '' where there is none, and for products.
 * Throws billUnknown.
 */
export const querySettleBillGroups = call({
  gateway: 'settlement',
  path: `${BASE}querySettleBillGroups`,
  body: v.object({
    billNo: BillNo,
    groupBy: GroupKey,
    pageIndex: PageIndex,
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LINE_PAGE)), 50),
  }),
  result: v.object({
    /** Number of groups. */
    total: Count,
    groupList: v.array(
      v.object({ ...Named.entries, orderCount: Count, lineCount: Count, amount: Fen, kindList: KindSums }),
    ),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill'],
  origin: 'suite',
});

/**
 * Confirms all lines that are not disputed. Throws billUnknown, billChanged where the bill has changed since it was
 * read, and billNotConfirmable.
 */
export const confirmSettleBill = call({
  gateway: 'settlement',
  path: `${BASE}confirmSettleBill`,
  body: v.object({
    billNo: BillNo,
    /** Revision that the caller has read. */
    basedOn: v.pipe(Count, v.minValue(0), v.maxValue(2_000_000_000)),
  }),
  result: v.object({ bill: SettleBill }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['bill'],
  origin: 'suite',
});
