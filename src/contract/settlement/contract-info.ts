import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { MultiAccountStatus } from './products';

const BASE = '/jspubapi/settlement/';

const Count = v.pipe(v.number(), v.integer());

/**
 * Which day decides what bill money belongs to. `posted`: the day on which it was taken from the credit line, or went back
 * to it. `issued`: what was paid, the day on which its tickets were issued; until then it is on no bill. What goes back,
 * the day of that either way.
 */
export const BILL_DATE_FLAG = { posted: 0, issued: 1 } as const;
export const BillDateFlag = v.picklist(Object.values(BILL_DATE_FLAG));
export type BillDateFlag = v.InferOutput<typeof BillDateFlag>;

/**
 * The contract by which an enterprise settles by the month (specification 3, `contractInfo`). The agency sets it. Days are
 * YYYY-MM-DD, both ends included.
 */
export const ContractInfo = v.object({
  enterpriseNum: v.string(),
  billDateFlag: BillDateFlag,
  /**
   * Day of the month, 1–31, on which the bill of the time before is made; that day itself belongs to the next bill. A month
   * without that day: its last one.
   */
  clearingDate: Count,
  contractBeginDate: v.string(),
  /** '' without end. */
  contractEndDate: v.string(),
  /**
   * Per cent a day of what is owed and late, a decimal of four places at most: '0.05' is 5 of 10,000. The days' fees are
   * summed exactly and rounded once, half up to the fen.
   */
  lateFreeRate: v.string(),
});
export type ContractInfo = v.InferOutput<typeof ContractInfo>;

/** The contract with what has not been billed yet. */
export const querySettlementContract = call({
  gateway: 'settlement',
  path: `${BASE}querySettlementContract`,
  body: v.object({}),
  result: v.object({
    /** null: the enterprise does not settle by the month, and has no bills. */
    contractInfo: v.nullable(ContractInfo),
    /** Days from the clearing date within which a bill is to be confirmed, and to be paid. 0 without a contract. */
    confirmDays: Count,
    payDays: Count,
    /** The time that the next bill is of, both days included, and the day on which it is made; '' where none is to come. */
    nextPeriodBegin: v.string(),
    nextPeriodEnd: v.string(),
    nextBillDate: v.string(),
    /**
     * Whether that bill is one of each accounting entity: as it was set when its time began. What is set since (queryMultiAccount)
     * counts for the one after.
     */
    nextMultiAccountStatus: MultiAccountStatus,
    /** As it is set now (specification 3, settlement state). */
    multiAccountStatus: MultiAccountStatus,
    /** What is on no bill yet: fen, taken less given back, and how many times money moved. */
    unbilledAmount: Count,
    unbilledCount: Count,
  }),
  needs: 'token',
  permission: OBJECT.seeBills,
  reads: ['bill', 'order', 'setting'],
  origin: 'suite',
});
