import * as v from 'valibot';
import { call } from '../call';
import { LocalDate } from '../flight-booking/booking';
import { OBJECT } from '../permission/objects';

const BASE = '/jspubapi/settlement/';

/** Integer fen. */
const Fen = v.pipe(v.number(), v.integer());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The enterprise's accounts: 企业预存, money it has paid in; 企业月结, what it may owe. */
export const WALLET_ACCOUNTS = ['prepaid', 'credit'] as const;
export const WalletAccountKind = v.picklist(WALLET_ACCOUNTS, '请选择账户');
export type WalletAccountKind = v.InferOutput<typeof WalletAccountKind>;

/** Why money moved: 充值, 支付, 退款, 账单 (a monthly bill was paid or corrected). */
export const MOVEMENT_KINDS = ['topUp', 'payment', 'refund', 'settlement'] as const;
export const MovementKind = v.picklist(MOVEMENT_KINDS);
export type MovementKind = v.InferOutput<typeof MovementKind>;

/** Rows of one call at most. */
export const MOVEMENT_PAGE = 200;

/**
 * What an enterprise has to pay with (specification 3). `frozenAmount` is held for orders that are to be paid and not
 * overdue: the enterprise's part of a payment that was begun at the cashier, from then until it is paid, the order is
 * cancelled or its time to pay is over. Booking alone holds nothing: it is not known yet what the order will be paid with.
 */
export const CorpWalletAccount = v.object({
  /** null: the enterprise has no such account. */
  prepaid: v.nullable(
    v.object({
      /** Balance by the ledger. */
      totalAmount: Fen,
      frozenAmount: Fen,
      /** Total less frozen. */
      availableAmount: Fen,
    }),
  ),
  credit: v.nullable(
    v.object({ limitAmount: Fen, usedAmount: Fen, frozenAmount: Fen, availableAmount: Fen }),
  ),
});
export type CorpWalletAccount = v.InferOutput<typeof CorpWalletAccount>;

/** Total, frozen and available money, and the credit line. */
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
  /** Grows with every movement. */
  entryNo: v.pipe(v.number(), v.integer()),
  account: WalletAccountKind,
  kind: MovementKind,
  /** ISO instant. */
  time: v.string(),
  reason: v.string(),
  /** '' where it is about none. */
  orderNo: v.string(),
  rechargeNo: v.string(),
  /** Who paid the order or applied for the recharge; of payments older than that is noted, who booked. '' for nobody. */
  staffNO: v.string(),
  staffName: v.string(),
  /** What came in is above 0, what went out below. */
  amount: Fen,
  /** Of the account after it, as the ledger holds it; of the credit line 0 or below. */
  balance: Fen,
});
export type WalletMovement = v.InferOutput<typeof WalletMovement>;

const Days = {
  /** Days in Shanghai, both included; '' for no bound. */
  beginDate: v.optional(v.union([v.literal(''), LocalDate]), ''),
  endDate: v.optional(v.union([v.literal(''), LocalDate]), ''),
};

/** Movements of an account, the newest first, and what came in and went out by all that are found. */
export const queryWalletMovements = call({
  gateway: 'settlement',
  path: `${BASE}queryWalletMovements`,
  body: v.object({
    account: WalletAccountKind,
    ...Days,
    /** Empty: all. */
    kindList: v.optional(v.pipe(v.array(MovementKind), v.maxLength(MOVEMENT_KINDS.length)), []),
    /** The whole number of an order, or of a recharge; '' for any. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ''),
    /** '' for anybody. */
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
 * The statement of an account over some days: opening balance, what came in, what went out, closing balance, all summed up
 * from the movements; `laterAmount` moved after them, and `heldBalance` is the balance that payments are checked against.
 */
export const WalletStatement = v.object({
  openingBalance: Fen,
  inAmount: Fen,
  outAmount: Fen,
  closingBalance: Fen,
  laterAmount: Fen,
  heldBalance: Fen,
  /** Opening and movements give the closing balance, and with what moved later the balance that is held. */
  isBalanced: v.boolean(),
});
export type WalletStatement = v.InferOutput<typeof WalletStatement>;

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
