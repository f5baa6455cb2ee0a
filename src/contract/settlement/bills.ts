import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { Product } from '../report/report';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer());
/** Fen; below 0 of what goes back. */
const Fen = v.pipe(v.number(), v.integer());
const Named = v.object({ no: v.string(), name: v.string() });
const Month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份格式不正确'));
const PageIndex = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1);

export const BILL_PAGE = 100;
export const LINE_PAGE = 200;

/** With a number behind the last hyphen of one of several accounts. */
export const BillNo = v.pipe(v.string(), v.regex(/^ZD\d{8}-\w{1,20}(-\d{2,6})?$/, '账单编号不正确'));
/** Of a line, whatever bill it is on. */
export const LineNo = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));

/**
 * 生成中: it is being made, its lines and sums are not there yet. 待确认. 已确认: what is not disputed is owed. 逾期: its due date has
 * passed, confirmed or not, and something is owed. 已结清.
 */
export const BILL_STATES = ['generating', 'toConfirm', 'confirmed', 'overdue', 'settled'] as const;
export const BillState = v.picklist(BILL_STATES);
export type BillState = v.InferOutput<typeof BillState>;

/**
 * What a line is of: 票价, 民航发展基金, 燃油附加费, 服务费, 保险, 改签 (fee and fare difference, a line each), 退票 (below 0), 异议结转 (a
 * disputed line of an earlier bill, which was not owed there), 异议更正 (what the agency has accepted, below 0), 余额结转 (what an
 * earlier bill came to below 0).
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

/** Amounts by kind of line, in the order of LINE_KINDS, those that there are. */
const KindSums = v.array(v.object({ kind: LineKind, lineCount: Count, amount: Fen }));

export const SettleBill = v.object({
  billNo: BillNo,
  billState: BillState,
  /** It is one of several of these days: of one accounting entity, or of what has none. */
  isByAccount: v.boolean(),
  /** The accounting entity that it is of, with its name at that time; '' of all in one, or of what has none. */
  accountNo: v.string(),
  accountName: v.string(),
  /** The days that it is of, both included. */
  periodBegin: v.string(),
  periodEnd: v.string(),
  /** The clearing date on which it was made. */
  billDate: v.string(),
  lineCount: Count,
  /** All lines. */
  totalAmount: Fen,
  /** Part of the total that an earlier bill shows too: disputed lines and balances carried over. */
  carriedAmount: Fen,
  /** Lines that are left out of what is owed, as they are disputed or were when it was confirmed. */
  heldCount: Count,
  heldAmount: Fen,
  /** What is owed or will be: the total without what is held. */
  payableAmount: Fen,
  paidAmount: Fen,
  /** What is left of both to be paid, the late fee as of today with it; 0 once it is settled. */
  outstandingAmount: Fen,
  /** Last days to confirm it and to pay it. */
  confirmBy: v.string(),
  dueDate: v.string(),
  /** Days after the due date, as of today, or when it was settled; 0 in time. */
  lateDays: Count,
  lateFee: Fen,
  /** Disputes under way. */
  openDisputeCount: Count,
  isConfirmed: v.boolean(),
  /** To confirm it with: another once anything about it has changed. */
  revision: Count,
});
export type SettleBill = v.InferOutput<typeof SettleBill>;

/** Bills of the enterprise, the latest first, of the same days by accounting entity. */
export const querySettleBills = call({
  gateway: 'settlement',
  path: `${BASE}querySettleBills`,
  body: v.object({
    /** Empty: all. */
    billStateList: v.optional(v.pipe(v.array(BillState), v.maxLength(BILL_STATES.length)), []),
    /** Accounting entities; '': bills of none. Empty: all. */
    accountNoList: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(100)), []),
    /** Only those of a clearing date within these months, YYYY-MM, both included; '' without limit. */
    beginMonth: v.optional(v.union([v.literal(''), Month]), ''),
    endMonth: v.optional(v.union([v.literal(''), Month]), ''),
    pageIndex: PageIndex,
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(BILL_PAGE)), 20),
  }),
  result: v.object({
    total: Count,
    /** Sums over all bills found. The total leaves out carried lines; the payable amount counts carried balances once. */
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
    /** Accounting entities that have had bills of their own, by number, by their names in the last; empty where none has. */
    accountList: v.array(v.object({ accountNo: v.string(), accountName: v.string() })),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill'],
  origin: 'suite',
});

/**
 * What has happened to a bill. `overpaid`: more came in than was owed, and the rest went into the prepaid account. `undone`, `overUndone`: the
 * agency has taken back a payment, as it was not for this bill, or what of it went into the prepaid account. `carried`: what it
 * came to below 0 went over to a later one.
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

/** One bill. Refused with billUnknown. */
export const querySettleBill = call({
  gateway: 'settlement',
  path: `${BASE}querySettleBill`,
  body: v.object({ billNo: BillNo }),
  result: v.object({
    bill: SettleBill,
    kindList: KindSums,
    confirmedBy: v.string(),
    /** ISO; '' until then. */
    confirmedTime: v.string(),
    settledTime: v.string(),
    /** The oldest first. */
    eventList: v.array(
      v.object({
        how: v.picklist(BILL_EVENTS),
        /** Of who did it; '' of the gateway itself. */
        operatorName: v.string(),
        /** ISO. */
        time: v.string(),
        /** Lines and fen it was about; 0 of others. */
        lineCount: Count,
        amount: Fen,
        /** The dispute that it was about, or the bill that something was carried over to; '' of others. */
        aboutNo: v.string(),
      }),
    ),
    /** What the caller may do with it now. */
    canConfirm: v.boolean(),
    canDispute: v.boolean(),
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill'],
  origin: 'suite',
});

/** What has become of what was said against a line. `none`: nothing was. */
export const LINE_DISPUTES = ['none', 'open', 'accepted', 'refused'] as const;
export const LineDispute = v.picklist(LINE_DISPUTES);

/** What a change's line is of; '' of other kinds. */
export const LINE_PARTS = ['', 'changeFee', 'fareDifference'] as const;

export const SettleBillLine = v.object({
  lineNo: LineNo,
  kind: LineKind,
  part: v.picklist(LINE_PARTS),
  amount: Fen,
  /** When the money was taken or given back, ISO; of what was carried over, when that was. */
  bookedTime: v.string(),
  /** '' of a balance carried over. The order may be opened by whoever sees the bill. */
  orderNo: v.string(),
  /** '' where there is none, as of insurance and service. */
  ticketNo: v.string(),
  product: Product,
  /** Staff number; the name of who is no staff. */
  travellerNO: v.string(),
  travellerName: v.string(),
  /** As 北京-上海, with the flight; '' of what is of the whole journey. */
  routeName: v.string(),
  flightNo: v.string(),
  deptNO: v.string(),
  deptName: v.string(),
  costCenterNO: v.string(),
  costCenterName: v.string(),
  entityNO: v.string(),
  entityName: v.string(),
  lineDispute: LineDispute,
  /** The dispute it is in, or that it comes from; '' for none. */
  disputeNo: v.string(),
  /** The bill that what was carried over or is corrected stood on at first; '' of others. */
  fromBillNo: v.string(),
  canDispute: v.boolean(),
});
export type SettleBillLine = v.InferOutput<typeof SettleBillLine>;

export const GROUP_KEYS = ['entity', 'department', 'costCenter', 'product', 'traveller'] as const;
export const GroupKey = v.picklist(GROUP_KEYS);
export type GroupKey = v.InferOutput<typeof GroupKey>;

export const LINE_SORTS = ['bookedTime', 'amount', 'travellerName', 'orderNo'] as const;

const Numbers = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(100)), []);

/** Which lines; empty lists and '' narrow nothing; '' in a list: those of none. */
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

/** The lines of a bill that are asked for, page by page, with what all that are found come to. Refused with billUnknown. */
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
 * The lines of a bill by who bears them or what they are of, the largest amount first. `no` of a group is what the filter
 * of lines takes, '' where there is none; `name` as it was then, '' where there is none, and of products. Refused with
 * billUnknown.
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
    /** Groups that there are. */
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
 * Confirms all lines that are not disputed. Refused with billUnknown, billChanged where anything about it has changed since it
 * was read, and billNotConfirmable.
 */
export const confirmSettleBill = call({
  gateway: 'settlement',
  path: `${BASE}confirmSettleBill`,
  body: v.object({
    billNo: BillNo,
    /** That it was read with. */
    basedOn: v.pipe(Count, v.minValue(0), v.maxValue(2_000_000_000)),
  }),
  result: v.object({ bill: SettleBill }),
  needs: 'token',
  permission: OBJECT.confirmBills,
  mutates: true,
  changes: ['bill'],
  origin: 'suite',
});
