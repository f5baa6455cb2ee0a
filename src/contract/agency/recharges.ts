import * as v from 'valibot';
import { call } from '../call';
import { FileNo, StoredFile } from '../files/files';
import { FirstConfirmation, SeenFirst } from './dual-control';
import { HistoryEntry } from './history';
import { Day } from './log';
import { Keyword, Paging } from './operators';

const BASE = '/agencyController/';
const RechargeNo = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));

/** `confirmedOnce`: above the limit, and waits for a second operator. The enterprise sees it as waiting. */
export const AGENCY_RECHARGE_STATES = [
  'waiting',
  'confirmedOnce',
  'confirmed',
  'refused',
  'withdrawn',
] as const;
export type AgencyRechargeState = (typeof AGENCY_RECHARGE_STATES)[number];

/** Bank transfer that an enterprise has announced. */
export const AgencyRecharge = v.object({
  rechargeNo: v.string(),
  enterpriseNum: v.string(),
  entName: v.string(),
  rechargeState: v.picklist(AGENCY_RECHARGE_STATES),
  /** Fen. */
  amount: v.number(),
  payerName: v.string(),
  bankReference: v.string(),
  /** Day YYYY-MM-DD. */
  transferDate: v.string(),
  /** ISO instant. */
  applyTime: v.string(),
});
export type AgencyRecharge = v.InferOutput<typeof AgencyRecharge>;

/** Transfers announced by the enterprises of the agency: those to be decided, the oldest first, then the others. */
export const queryAgencyRecharges = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyRecharges`,
  body: v.object({
    /** Part of the number, the enterprise, the payer or the bank's reference. */
    keyword: Keyword,
    rechargeState: v.optional(v.picklist(AGENCY_RECHARGE_STATES)),
    /** Days of the application in Shanghai, both included; '' without limit. */
    beginDate: v.optional(Day, ''),
    endDate: v.optional(Day, ''),
    ...Paging,
  }),
  result: v.object({ total: v.number(), rechargeList: v.array(AgencyRecharge) }),
  needs: 'operator',
  right: 'readRecharges',
  reads: ['agencyRecharge'],
  origin: 'suite',
});

export const AgencyRechargeDetail = v.object({
  ...AgencyRecharge.entries,
  applicantName: v.string(),
  remark: v.string(),
  refuseReason: v.string(),
  fileList: v.array(StoredFile),
  /** null: not confirmed by a first operator. */
  first: v.nullable(FirstConfirmation),
  isFirstCaller: v.boolean(),
  /** The amount is above the limit. */
  needsTwo: v.boolean(),
  historyList: v.array(HistoryEntry),
});
export type AgencyRechargeDetail = v.InferOutput<typeof AgencyRechargeDetail>;

/** Throws rechargeUnknown. */
export const queryAgencyRecharge = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyRecharge`,
  body: v.object({ rechargeNo: RechargeNo }),
  result: AgencyRechargeDetail,
  needs: 'operator',
  right: 'readRecharges',
  reads: ['agencyRecharge'],
  origin: 'suite',
});

/** Address at which a voucher can be fetched for a minute. Throws rechargeUnknown, fileUnknown. */
export const queryAgencyRechargeFile = call({
  gateway: 'agency',
  path: `${BASE}queryAgencyRechargeFile`,
  body: v.object({ rechargeNo: RechargeNo, fileNo: FileNo }),
  result: v.object({ downloadUrl: v.string() }),
  needs: 'operator',
  right: 'readRecharges',
  reads: ['agencyRecharge'],
  discloses: true,
  origin: 'suite',
});

const CHANGES = ['agencyRecharge', 'agencyLog'];

/**
 * Confirms that the money has arrived. Above the limit the first confirmation only waits for a second one by another
 * operator, which books the money. Throws rechargeUnknown, rechargeOver, bankReferenceBooked, rechargeAmountDiffers,
 * confirmationChanged, confirmationOwn.
 */
export const confirmAgencyRecharge = call({
  gateway: 'agency',
  path: `${BASE}confirmAgencyRecharge`,
  body: v.object({ rechargeNo: RechargeNo, firstOperatorNo: SeenFirst }),
  result: v.object({ isBooked: v.boolean() }),
  needs: 'operator',
  right: 'decideRecharges',
  mutates: true,
  // its receipt is set aside
  changes: [...CHANGES, 'agencyReceipt'],
  origin: 'suite',
});

/** Withdraws the caller's own first confirmation. Throws rechargeUnknown, rechargeOver, confirmationOthers. */
export const withdrawRechargeConfirmation = call({
  gateway: 'agency',
  path: `${BASE}withdrawRechargeConfirmation`,
  body: v.object({ rechargeNo: RechargeNo }),
  result: v.object({}),
  needs: 'operator',
  right: 'decideRecharges',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});

/** Refuses a transfer that has not arrived, or with other data. Throws rechargeUnknown, rechargeOver. */
export const refuseAgencyRecharge = call({
  gateway: 'agency',
  path: `${BASE}refuseAgencyRecharge`,
  body: v.object({
    rechargeNo: RechargeNo,
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请填写拒绝原因'),
      v.maxLength(200, '拒绝原因不能超过200个字'),
    ),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'decideRecharges',
  mutates: true,
  changes: CHANGES,
  origin: 'suite',
});
