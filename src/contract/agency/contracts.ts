import * as v from 'valibot';
import { call } from '../call';
import { ContractTerms, CreditLimit, MonthlyTerms } from '../enterprise/new-enterprise';
import { ContractInfo } from '../settlement/contract-info';
import { SettleProductNo } from '../settlement/products';
import { EnterpriseNumber } from './enterprise-setup';

const BASE = '/agencyController/';
const Fen = v.pipe(v.number(), v.integer());
const Count = v.pipe(v.number(), v.integer());

/** Terms that the bills of later periods will have. */
export const PlannedTerms = v.object({
  termsNo: v.number(),
  clearingDate: Count,
  billDateFlag: ContractInfo.entries.billDateFlag,
  beginDate: v.string(),
  endDate: v.string(),
  lateRate: v.string(),
  confirmDays: Count,
  payDays: Count,
  setBy: v.string(),
  /** ISO instant. */
  setTime: v.string(),
});
export type PlannedTerms = v.InferOutput<typeof PlannedTerms>;

/** Contract of an enterprise with the figures that a decision about it needs. Amounts in fen, days YYYY-MM-DD. */
export const AgencyContract = v.object({
  /** null: the enterprise pays from its prepaid account alone. */
  contractInfo: v.nullable(ContractInfo),
  confirmDays: Count,
  payDays: Count,
  /** '' where no bill will follow. */
  nextPeriodBegin: v.string(),
  nextPeriodEnd: v.string(),
  nextBillDate: v.string(),
  unbilledAmount: Fen,
  planned: v.nullable(PlannedTerms),
  /** null without monthly billing. */
  credit: v.nullable(
    v.object({ limitAmount: Fen, usedAmount: Fen, frozenAmount: Fen, availableAmount: Fen }),
  ),
  prepaid: v.nullable(v.object({ totalAmount: Fen, frozenAmount: Fen, availableAmount: Fen })),
  /** Bills that are not settled, and their unpaid amount. */
  openBillCount: Count,
  openBillAmount: Fen,
  isByAccount: v.boolean(),
  /** Products of the agency; the enterprise names the users of those that are open to it. */
  productList: v.array(
    v.object({
      productNo: SettleProductNo,
      productName: v.string(),
      isOpen: v.boolean(),
      isAllStaff: v.boolean(),
      userCount: Count,
    }),
  ),
});
export type AgencyContract = v.InferOutput<typeof AgencyContract>;

/** Returns the contract of an enterprise. Throws agencyEnterpriseUnknown. */
export const queryEnterpriseContract = call({
  gateway: 'agency',
  path: `${BASE}queryEnterpriseContract`,
  body: v.object({ enterpriseNum: EnterpriseNumber }),
  result: AgencyContract,
  needs: 'operator',
  right: 'readContracts',
  reads: ['agencyContract'],
  origin: 'suite',
});

const managing = {
  gateway: 'agency',
  needs: 'operator',
  right: 'manageContracts',
  mutates: true,
  changes: ['agencyContract', 'agencyLog'],
  origin: 'suite',
} as const;

/** Opens monthly billing to an enterprise without it. Throws contractChanged when it has a contract already. */
export const signEnterpriseContract = call({
  ...managing,
  path: `${BASE}signEnterpriseContract`,
  body: v.object({ enterpriseNum: EnterpriseNumber, terms: MonthlyTerms }),
  result: v.object({}),
});

/**
 * Plans other terms for the bills whose period begins on `terms.beginDate` or later; earlier bills and the running
 * period keep theirs. It replaces terms that are planned and not in force. `seenTermsNo`: of the plan that was shown, 0
 * for none. Throws contractChanged.
 */
export const planContractTerms = call({
  ...managing,
  path: `${BASE}planContractTerms`,
  body: v.object({ enterpriseNum: EnterpriseNumber, seenTermsNo: v.number(), terms: ContractTerms }),
  result: v.object({}),
});

/** Withdraws planned terms. Throws contractChanged when they are in force or replaced. */
export const withdrawContractTerms = call({
  ...managing,
  path: `${BASE}withdrawContractTerms`,
  body: v.object({ enterpriseNum: EnterpriseNumber, termsNo: v.number() }),
  result: v.object({}),
});

/**
 * Changes the limit of monthly billing, effective immediately. Throws contractChanged when it is not `seenLimit` any
 * more, and fieldsInvalid at `creditLimit` for a limit below the used amount.
 */
export const setCreditLimit = call({
  ...managing,
  path: `${BASE}setCreditLimit`,
  body: v.object({ enterpriseNum: EnterpriseNumber, seenLimit: Fen, creditLimit: CreditLimit }),
  result: v.object({}),
});

/**
 * Opens or closes a product to an enterprise, effective immediately; orders that were made stay as they are. Throws
 * contractChanged when another operator has done so.
 */
export const setProductOpen = call({
  ...managing,
  path: `${BASE}setProductOpen`,
  body: v.object({ enterpriseNum: EnterpriseNumber, productNo: SettleProductNo, isOpen: v.boolean() }),
  result: v.object({}),
});
