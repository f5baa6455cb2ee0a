import * as v from 'valibot';
import { call } from '../call';
import { RowChange } from '../resource/resource';
import { OBJECT } from '../permission/objects';

const BASE = '/jspubapi/settlement/';

/** Maximum number of people who are warned of a low balance. */
export const WARNED_LIMIT = 20;
const MOST = 1_000_000_000_00;

/** Fen above 0; null for none. */
const Bound = v.nullable(
  v.pipe(
    v.number('请输入金额'),
    v.integer('请输入金额'),
    v.minValue(1, '金额须大于0'),
    v.maxValue(MOST, '金额过大'),
  ),
);
const Revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000));
const StaffNO = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));

/**
 * Limits of the enterprise's prepaid account, checked at every payment: for one order, per day and person, per day for
 * all. Payments returned in full, because tickets were not issued, do not count.
 */
const limits = { orderLimit: Bound, personDayLimit: Bound, dayLimit: Bound };

export const WalletSettings = v.object({
  ...limits,
  /** Amount above which a payment needs the consent of a second person; null for none. */
  reviewAbove: Bound,
  /** Amount above which payments and recharges need the payer's security password; null for none. */
  securityAbove: v.optional(Bound, null),
  /** Balance below which a mail is sent; null for none. */
  warnBelow: Bound,
  warnedList: v.array(v.object({ staffNO: v.string(), staffName: v.string(), hasEmail: v.boolean() })),
  revision: Revision,
});
export type WalletSettings = v.InferOutput<typeof WalletSettings>;

const Fen = v.nullable(v.number());

/** A change that loosens a limit, and waits until another administrator agrees. */
export const PendingWalletChange = v.object({
  changeNO: v.number(),
  /** New values of the limits that would change. */
  wanted: v.partial(
    v.object({
      orderLimit: Fen,
      personDayLimit: Fen,
      dayLimit: Fen,
      reviewAbove: Fen,
      securityAbove: Fen,
    }),
  ),
  askedBy: v.string(),
  askedTime: v.string(),
  /** True for the caller's own request: they may withdraw it, but never agree to it. */
  isOwn: v.boolean(),
});
export type PendingWalletChange = v.InferOutput<typeof PendingWalletChange>;

/** Returns the limits of payments from the wallet and their changes. */
export const queryWalletSettings = call({
  gateway: 'settlement',
  path: `${BASE}queryWalletSettings`,
  body: v.object({}),
  result: v.object({
    walletSettings: WalletSettings,
    pendingChange: v.optional(v.nullable(PendingWalletChange), null),
    /** Names of the other administrators who may agree to looser limits. */
    otherNameList: v.optional(v.array(v.string())),
    /** Changes with their author and time, the newest first. */
    changeList: v.optional(v.array(RowChange), []),
  }),
  needs: 'token',
  permission: OBJECT.setWallet,
  reads: ['wallet'],
  origin: 'suite',
});

/**
 * Replaces the settings that were read. Stricter bounds take effect at once; a raised or removed amount waits for
 * another administrator (`isPending`), and its requester must prove their security password. Throws
 * walletSettingsChanged, and fieldsInvalid at the field; a looser setting also walletSettingsAlone where there is no
 * other administrator, and walletSecurityNeeded, walletSecurityUnset, walletSecurityBeyondPartner.
 */
export const saveWalletSettings = call({
  gateway: 'settlement',
  path: `${BASE}saveWalletSettings`,
  body: v.object({
    ...limits,
    /** Amount above which a payment needs the consent of a second person; null for none. */
    reviewAbove: Bound,
    /** Missing: the setting stays as it is. */
    securityAbove: v.optional(Bound),
    warnBelow: Bound,
    warnedNOList: v.pipe(v.array(StaffNO), v.maxLength(WARNED_LIMIT, `最多选择${WARNED_LIMIT}人`)),
    /** Revision that the caller has read. */
    basedOn: Revision,
  }),
  result: v.object({ revision: Revision, isPending: v.optional(v.boolean(), false) }),
  needs: 'token',
  permission: OBJECT.setWallet,
  mutates: true,
  changes: ['wallet'],
  origin: 'suite',
});

/**
 * Agrees to a pending change, refuses it, or withdraws one's own. Throws walletChangeUnknown, walletChangeOwn,
 * walletChangeOthers, secondPersonRecent, and for an agreement the security password faults of saveWalletSettings.
 */
export const decideWalletSettings = call({
  gateway: 'settlement',
  path: `${BASE}decideWalletSettings`,
  body: v.object({
    changeNO: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
    decision: v.picklist(['agree', 'refuse', 'withdraw']),
  }),
  result: v.object({}),
  needs: 'token',
  permission: OBJECT.setWallet,
  mutates: true,
  changes: ['wallet'],
  origin: 'suite',
});
