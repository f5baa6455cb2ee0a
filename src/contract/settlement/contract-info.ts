import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { MultiAccountStatus } from './products';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer());

/**
 * Date by which money is assigned to bills. `posted`: the day on which it was taken from the credit line, or returned
 * to it. `issued`: for payments, the day on which the tickets were issued; until then they are on no bill. Refunds
 * count on the day of the refund either way.
 */
export const BILL_DATE_FLAG = { posted: 0, issued: 1 } as const;
export const BillDateFlag = v.picklist(Object.values(BILL_DATE_FLAG));
export type BillDateFlag = v.InferOutput<typeof BillDateFlag>;

/**
 * Contract of an enterprise for monthly billing (specification 3, `contractInfo`). The agency sets it. Days are
 * YYYY-MM-DD, both ends included.
 */
export const ContractInfo = v.object({
  enterpriseNum: v.string(),
  billDateFlag: BillDateFlag,
  /**
   * Day of the month, 1–31, on which the bill of the preceding period is made; that day itself belongs to the next
   * bill. A month without that day: its last one.
   */
  clearingDate: Count,
  contractBeginDate: v.string(),
  /** '' without end. */
  contractEndDate: v.string(),
  /**
   * Per cent per day of the overdue amount, a decimal of four places at most: '0.05' is 5 of 10,000. The days' fees are
   * summed exactly and rounded once, half up to the fen.
   */
  lateFreeRate: v.string(),
});
export type ContractInfo = v.InferOutput<typeof ContractInfo>;

/** Returns the contract with the amounts not billed yet. */
export const querySettlementContract = call({
  gateway: 'settlement',
  path: `${BASE}querySettlementContract`,
  body: v.object({}),
  result: v.object({
    /** null: the enterprise has no monthly billing, and no bills. */
    contractInfo: v.nullable(ContractInfo),
    /** Days from the clearing date until the deadlines of confirmation and payment. 0 without a contract. */
    confirmDays: Count,
    payDays: Count,
    /** Period of the next bill, both days included, and the day on which it is made; '' where none will follow. */
    nextPeriodBegin: v.string(),
    nextPeriodEnd: v.string(),
    nextBillDate: v.string(),
    /**
     * Whether that bill is split by accounting entity, by the setting at the beginning of its period. A later change of
     * the setting (queryMultiAccount) applies to the following bill.
     */
    nextMultiAccountStatus: MultiAccountStatus,
    /** Current setting (specification 3, settlement state). */
    multiAccountStatus: MultiAccountStatus,
    /** Unbilled amount: fen, payments less refunds, and the number of movements. */
    unbilledAmount: Count,
    unbilledCount: Count,
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill', 'order', 'setting'],
  origin: 'suite',
});
