import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';
import { checkPeriod } from '../report/report';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer());
const Fen = v.pipe(v.number(), v.integer());

/**
 * Causes of the difference between the report and the ledger: records of trips that were booked elsewhere; paid orders
 * that were not issued; orders that were issued or refunded on days outside the period in which their money moved, or
 * the other way round; private trips; and the rest, to be looked into.
 */
export const REPORT_CAUSES = [
  'importedRecord',
  'notIssued',
  'otherDay',
  'privateTrip',
  'unexplained',
] as const;

/**
 * Causes of the difference between the ledger and the bills: money of the prepaid account; money of the cashier; money
 * due back by the cashier; charges on no bill yet; charges on bills of other periods; lines of charges of other
 * periods; disputed lines, which are not owed; lines and balances carried over from earlier bills; deductions for
 * accepted disputes; late fees.
 */
export const BILL_CAUSES = [
  'prepaid',
  'cashier',
  'refundDue',
  'notBilled',
  'otherBill',
  'otherBooking',
  'disputed',
  'carried',
  'correction',
  'lateFee',
] as const;

export const RECONCILIATION_CAUSES = [...REPORT_CAUSES, ...BILL_CAUSES] as const;
export type ReconciliationCause = (typeof RECONCILIATION_CAUSES)[number];

/** Ages of open refunds: up to 7 days, up to 30, and older. */
export const REFUND_AGES = ['refund7', 'refund30', 'refundOlder'] as const;
export type RefundAge = (typeof REFUND_AGES)[number];

/** Groups of records: those behind each cause, tickets of missed flights, and open refunds by age. */
export const RECONCILIATION_PARTS = [...RECONCILIATION_CAUSES, 'unusedTicket', ...REFUND_AGES] as const;
export const ReconciliationPart = v.picklist(RECONCILIATION_PARTS);
export type ReconciliationPart = v.InferOutput<typeof ReconciliationPart>;

/** Accounts of the ledger that orders are paid from. `refundDue`: due back by the cashier, and not confirmed yet. */
export const LEDGER_ACCOUNTS = ['credit', 'prepaid', 'cashier', 'refundDue'] as const;

const PERIOD = {
  /** Both inclusive, three years at most. */
  beginDate: LocalDate,
  endDate: LocalDate,
};

/** Records of a group with their total; 0 and 0 for none. */
const PartSum = v.object({ count: Count, amount: Fen });

/**
 * Returns the spending of a period by the report, the ledger and the bills, with the causes of their differences.
 * `report.amount` is `ledger.amount` and all causes from `importedRecord` to `unexplained`; `ledger.amount` is
 * `bill.amount` and all causes from `prepaid` to `lateFee`. Unused tickets and open refunds are those of today. Throws
 * billsNotSeen to users who see only a part of the enterprise.
 */
export const queryReconciliation = call({
  gateway: 'settlement',
  path: `${BASE}queryReconciliation`,
  body: v.pipe(v.object(PERIOD), checkPeriod('beginDate', 'endDate')),
  result: v.object({
    /** Travel by date of issue, refunds by their own. */
    report: v.object({ amount: Fen }),
    /** Movements of orders, less refunds, booked within the period. */
    ledger: v.object({
      amount: Fen,
      accountList: v.array(v.object({ account: v.picklist(LEDGER_ACCOUNTS), amount: Fen })),
    }),
    /** Bills whose last day is within the period: owed by lines, with late fees as of today. */
    bill: v.object({ amount: Fen, billCount: Count, lineAmount: Fen, heldAmount: Fen, lateFee: Fen }),
    /** Causes that occur, in the order of RECONCILIATION_CAUSES. */
    causeList: v.array(v.object({ cause: v.picklist(RECONCILIATION_CAUSES), ...PartSum.entries })),
    unusedTicket: PartSum,
    /** All ages. */
    refundList: v.array(v.object({ age: v.picklist(REFUND_AGES), ...PartSum.entries })),
  }),
  needs: 'token',
  permission: OBJECT.seeReconciliation,
  reads: ['bill', 'order', 'report', 'wallet'],
  origin: 'suite',
});

export const ReconciliationRecord = v.object({
  part: ReconciliationPart,
  /** Key of the record within its part. */
  key: v.string(),
  /** Day of the issue, booking, bill, flight or application, YYYY-MM-DD. */
  day: v.string(),
  /** Order that the user may open; '' for none. */
  orderNo: v.string(),
  /** Bill that the user may open; '' for none. */
  billNo: v.string(),
  /** Number of the imported record, the ticket or the refund; '' for others. */
  recordNo: v.string(),
  /** Travellers; '' for records of several orders. */
  travellerName: v.string(),
  /** Share in the difference, fen; for tickets and refunds their value. */
  amount: Fen,
});
export type ReconciliationRecord = v.InferOutput<typeof ReconciliationRecord>;

/** Maximum number of records of a page. */
const RECONCILIATION_PAGE = 100;

/**
 * Returns the records behind a cause page by page, in the order of days; those of all causes, of tickets and refunds
 * without one. Throws billsNotSeen.
 */
export const queryReconciliationRecords = call({
  gateway: 'settlement',
  path: `${BASE}queryReconciliationRecords`,
  body: v.pipe(
    v.object({
      ...PERIOD,
      /** Missing: all. */
      part: v.optional(ReconciliationPart),
      pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
      pageSize: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RECONCILIATION_PAGE)),
        20,
      ),
    }),
    checkPeriod('beginDate', 'endDate'),
  ),
  result: v.object({ total: Count, totalAmount: Fen, recordList: v.array(ReconciliationRecord) }),
  needs: 'token',
  permission: OBJECT.seeReconciliation,
  reads: ['bill', 'order', 'report', 'wallet'],
  origin: 'suite',
});
