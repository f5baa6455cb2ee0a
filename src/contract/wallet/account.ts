import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';

const BASE = '/jspubapi/settlement/';

/** Integer fen. */
const Fen = v.pipe(v.number(), v.integer());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The enterprise's accounts: 企业预存, its deposit; 企业月结, its credit line. */
export const WALLET_ACCOUNTS = ['prepaid', 'credit'] as const;
export const WalletAccountKind = v.picklist(WALLET_ACCOUNTS, '请选择账户');
export type WalletAccountKind = v.InferOutput<typeof WalletAccountKind>;

/** Kinds of movements: 充值, 支付, 退款, 账单 (a monthly bill was paid or corrected). */
export const MOVEMENT_KINDS = ['topUp', 'payment', 'refund', 'settlement'] as const;
export const MovementKind = v.picklist(MOVEMENT_KINDS);
export type MovementKind = v.InferOutput<typeof MovementKind>;

/** Maximum number of rows per call. */
export const MOVEMENT_PAGE = 200;

/**
 * Payment means of an enterprise (specification 3). `frozenAmount` is held for payable orders within their deadline:
 * the enterprise's part of a payment that was begun at the cashier, from then until it is paid, the order is cancelled
 * or its time to pay is over. Booking alone holds no amount, because the payment method of the order is not known yet.
 */
export const CorpWalletAccount = v.object({
  /** null: the enterprise has no such account. */
  prepaid: v.nullable(
    v.object({
      /** Balance by the ledger. */
      totalAmount: Fen,
      frozenAmount: Fen,
      /** Total less the frozen amount. */
      availableAmount: Fen,
    }),
  ),
  credit: v.nullable(
    v.object({ limitAmount: Fen, usedAmount: Fen, frozenAmount: Fen, availableAmount: Fen }),
  ),
});
export type CorpWalletAccount = v.InferOutput<typeof CorpWalletAccount>;

/** Returns total, frozen and available money, and the credit line. */
export const queryWalletAccount = call({
  gateway: 'settlement',
  path: `${BASE}queryWalletAccount`,
  body: v.object({}),
  result: v.object({ corpWalletAccount: CorpWalletAccount }),
  needs: 'token',
  permission: OBJECT.seeWallet,
  reads: ['wallet', 'order'],
  origin: 'suite',
});

/** One side of a transfer of the ledger. */
export const WalletMovement = v.object({
  /** Increases with every movement. */
  entryNo: v.pipe(v.number(), v.integer()),
  account: WalletAccountKind,
  kind: MovementKind,
  /** ISO instant. */
  time: v.string(),
  reason: v.string(),
  /** '' for a movement without one. */
  orderNo: v.string(),
  rechargeNo: v.string(),
  /** Monthly bill of a `settlement`. */
  billNo: v.string(),
  /** Refund of tickets that a `refund` belongs to; '' where a whole order was given back. */
  refundNo: v.string(),
  /**
   * The payer of the order or bill, or applicant of the recharge; for older payments without a recorded payer, the
   * booker. '' for none. A bill that the agency has booked names the agency's finance in `staffName` alone.
   */
  staffNO: v.string(),
  staffName: v.string(),
  /** Receipts are above 0, payments below. */
  amount: Fen,
  /** Balance of the account afterwards, as in the ledger; 0 or below for the credit line. */
  balance: Fen,
});
export type WalletMovement = v.InferOutput<typeof WalletMovement>;

const Days = {
  /** Days in Shanghai, both included; '' for no bound. */
  beginDate: v.optional(v.union([v.literal(''), LocalDate]), ''),
  endDate: v.optional(v.union([v.literal(''), LocalDate]), ''),
};

/** Returns movements of an account, the newest first, and the sums of receipts and payments of all matches. */
export const queryWalletMovements = call({
  gateway: 'settlement',
  path: `${BASE}queryWalletMovements`,
  body: v.object({
    account: WalletAccountKind,
    ...Days,
    /** Empty: all. */
    kindList: v.optional(v.pipe(v.array(MovementKind), v.maxLength(MOVEMENT_KINDS.length)), []),
    /** The whole number of an order, refund, recharge or bill, or a part of the person's name; '' for any. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** '' for any staff. */
    staffNO: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOVEMENT_PAGE)), 20),
  }),
  result: v.object({
    total: Count,
    /** Both 0 or above. */
    inAmount: Fen,
    outAmount: Fen,
    movementList: v.array(WalletMovement),
  }),
  needs: 'token',
  permission: OBJECT.seeWallet,
  reads: ['wallet', 'order'],
  origin: 'suite',
});

/**
 * Statement of an account for a period: opening balance, receipts, payments, closing balance, all summed up from the
 * movements; `laterAmount` is the sum of later movements, and `heldBalance` is the balance that payments are checked
 * against.
 */
export const WalletStatement = v.object({
  openingBalance: Fen,
  inAmount: Fen,
  outAmount: Fen,
  closingBalance: Fen,
  laterAmount: Fen,
  heldBalance: Fen,
  /**
   * True when opening balance and movements add up to the closing balance, and with later movements to the held
   * balance.
   */
  isBalanced: v.boolean(),
});
export type WalletStatement = v.InferOutput<typeof WalletStatement>;

/** Returns the statement of one of the enterprise's accounts over some days. */
export const queryWalletStatement = call({
  gateway: 'settlement',
  path: `${BASE}queryWalletStatement`,
  body: v.object({ account: WalletAccountKind, ...Days }),
  /** null: the enterprise has no such account. */
  result: v.object({ statement: v.nullable(WalletStatement) }),
  needs: 'token',
  permission: OBJECT.seeWallet,
  reads: ['wallet', 'order'],
  origin: 'suite',
});
