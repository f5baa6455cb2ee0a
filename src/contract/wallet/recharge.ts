import * as v from 'valibot';
import { call } from '../call';
import { FileNos, StoredFile } from '../files/files';
import { LocalDate } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';

const BASE = '/jspubapi/settlement/';

const Fen = v.pipe(v.number(), v.integer());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const RechargeNo = v.pipe(v.string(), v.trim(), v.nonEmpty('缺少充值单号'), v.maxLength(40));

/** Offline: by a bank transfer that the agency confirms. Cashier: paid at the third-party cashier. */
export const RECHARGE_WAYS = ['offline', 'cashier'] as const;
export type RechargeWay = (typeof RECHARGE_WAYS)[number];

/** 待确认 and 待支付 until it is decided; then 已到账, 已拒绝 or 已撤回, which are final. */
export const RECHARGE_STATES = ['waiting', 'unpaid', 'confirmed', 'refused', 'withdrawn'] as const;
export const RechargeState = v.picklist(RECHARGE_STATES);
export type RechargeState = v.InferOutput<typeof RechargeState>;

/** Bounds of one recharge, in fen. */
export const RECHARGE_LEAST = 100;
export const RECHARGE_MOST = 1_000_000_000;
const RechargeAmount = v.pipe(
  v.number('请输入金额'),
  v.integer('请输入金额'),
  v.minValue(RECHARGE_LEAST, '充值金额不能低于1元'),
  v.maxValue(RECHARGE_MOST, '单次充值不能超过1000万元'),
);

export const OfflineRechargeInfo = v.object({
  rechargeNo: v.string(),
  way: v.picklist(RECHARGE_WAYS),
  rechargeState: RechargeState,
  amount: Fen,
  staffNO: v.string(),
  staffName: v.string(),
  /** ISO instant. */
  applyTime: v.string(),
  /** Data of a transfer; '' for a payment at the cashier. */
  payerName: v.string(),
  bankReference: v.string(),
  transferDate: v.string(),
  remark: v.string(),
  /** ISO instant; '' until it is decided. */
  decideTime: v.string(),
  /** Name of the person who decided; '' until then. */
  decidedBy: v.string(),
  /** Reason of the refusal. */
  refuseReason: v.string(),
});
export type OfflineRechargeInfo = v.InferOutput<typeof OfflineRechargeInfo>;

/** Returns the enterprise's recharges, the newest first. */
export const queryRechargeList = call({
  gateway: 'settlement',
  path: `${BASE}queryRechargeList`,
  body: v.object({
    /** Empty: all. */
    stateList: v.optional(v.pipe(v.array(RechargeState), v.maxLength(RECHARGE_STATES.length)), []),
    /** Part of the number, the payer or the bank's reference. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 20),
  }),
  result: v.object({ total: Count, offlineRechargeList: v.array(OfflineRechargeInfo) }),
  needs: 'token',
  permission: OBJECT.seeWallet,
  reads: ['wallet'],
  origin: 'suite',
});

/** Returns one recharge with its vouchers. Throws rechargeUnknown. */
export const queryRecharge = call({
  gateway: 'settlement',
  path: `${BASE}queryRecharge`,
  body: v.object({ rechargeNo: RechargeNo }),
  result: v.object({ offlineRechargeInfo: OfflineRechargeInfo, fileList: v.array(StoredFile) }),
  needs: 'token',
  permission: OBJECT.seeWallet,
  reads: ['wallet'],
  origin: 'suite',
});

/**
 * Reports a transfer to the agency's bank account; the wallet is credited once the agency has confirmed it. Throws
 * walletMissing, fileUnknown, fieldsInvalid for a future day, and the faults of payments without the security password.
 */
export const applyOfflineRecharge = call({
  gateway: 'settlement',
  path: `${BASE}applyOfflineRecharge`,
  body: v.object({
    amount: RechargeAmount,
    transferDate: LocalDate,
    payerName: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请输入付款方名称'),
      v.maxLength(100, '付款方名称不能超过100个字符'),
    ),
    bankReference: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('请输入银行流水号'),
      v.maxLength(60, '银行流水号不能超过60个字符'),
    ),
    remark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, '备注不能超过200个字符')), ''),
    fileNos: v.pipe(FileNos, v.minLength(1, '请上传转账凭证')),
  }),
  result: v.object({ rechargeNo: v.string() }),
  needs: 'token',
  permission: OBJECT.rechargeWallet,
  mutates: true,
  changes: ['wallet'],
  origin: 'suite',
});

/** Withdraws an application that is not decided yet. Throws rechargeUnknown, rechargeOver. */
export const withdrawRecharge = call({
  gateway: 'settlement',
  path: `${BASE}withdrawRecharge`,
  body: v.object({ rechargeNo: RechargeNo }),
  result: v.object({ rechargeNo: v.string() }),
  needs: 'token',
  permission: OBJECT.rechargeWallet,
  mutates: true,
  changes: ['wallet'],
  origin: 'suite',
});

/**
 * Begins a recharge at the third-party cashier: the wallet is credited once the cashier has reported the payment. The
 * payer continues at `payUrl`. Throws walletMissing, returnUrlRefused, payMethodUnavailable, and the faults of payments
 * without the security password.
 */
export const beginCashierRecharge = call({
  gateway: 'settlement',
  path: `${BASE}beginCashierRecharge`,
  body: v.object({
    amount: RechargeAmount,
    /** Sub pay type of a method through the cashier. */
    subPayType: v.pipe(v.number(), v.integer()),
    /**
     * Address to which the cashier sends the payer afterwards; only configured origins. Empty: the gateway's own page.
     */
    returnUrl: v.optional(v.string(), ''),
  }),
  result: v.object({ rechargeNo: v.string(), payUrl: v.string() }),
  needs: 'token',
  permission: OBJECT.rechargeWallet,
  mutates: true,
  changes: ['wallet'],
  origin: 'suite',
});

/** Returns the cashier's page of an unpaid recharge. Throws rechargeUnknown, rechargeOver. */
export const queryRechargePayUrl = call({
  gateway: 'settlement',
  path: `${BASE}queryRechargePayUrl`,
  body: v.object({ rechargeNo: RechargeNo }),
  result: v.object({ payUrl: v.string() }),
  discloses: true,
  needs: 'token',
  permission: OBJECT.rechargeWallet,
  reads: ['wallet'],
  origin: 'suite',
});
