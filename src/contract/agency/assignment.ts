import * as v from 'valibot';
import { call } from '../call';
import { assignReceipt } from './receipts';

const { receiptNo, bill } = assignReceipt.body.entries;

/**
 * Returns the bill of a number or remittance code, and how an assignment would split the receipt. Throws
 * receiptUnknown, receiptOver, billNotPayable, prepaidMissing.
 */
export const checkAssignment = call({
  gateway: 'agency',
  path: '/agencyController/checkAssignment',
  body: v.object({ receiptNo, bill }),
  result: v.object({
    billNo: v.string(),
    enterpriseNum: v.string(),
    entName: v.string(),
    /** Accounting entity of the bill; '' for other bills. */
    accountName: v.string(),
    /** Part for the bill, fen. */
    billAmount: v.number(),
    /** Part for the prepaid account, fen. */
    overAmount: v.number(),
    /** The receipt is older than the bill: its day spares the late fee, and may be wrong. */
    isBeforeBill: v.boolean(),
  }),
  needs: 'operator',
  right: 'matchBankStatements',
  reads: ['agencyReceipt'],
  origin: 'suite',
});
