import * as v from 'valibot';
import { call } from '../call';
import { RowChange } from '../resource/resource';
import { OBJECT } from '../permission/objects';

const BASE = '/jspubapi/settlement/';

/** Persons that are told of a low balance, at most. */
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
 * What the enterprise's prepaid account may pay, as it is asked at every payment: for one order, in a day by one person, in a
 * day by all. What went back whole, as tickets were not issued, does not count.
 */
const limits = { orderLimit: Bound, personDayLimit: Bound, dayLimit: Bound };

export const WalletSettings = v.object({
  ...limits,
  /** A payment above needs the consent of somebody else; null: none does. */
  reviewAbove: Bound,
  /** Payments and recharges above need the security password of who makes them; null: none do. */
  securityAbove: v.optional(Bound, null),
  /** A mail goes out when the balance falls below; null: none does. */
  warnBelow: Bound,
  warnedList: v.array(v.object({ staffNO: v.string(), staffName: v.string(), hasEmail: v.boolean() })),
  revision: Revision,
});
export type WalletSettings = v.InferOutput<typeof WalletSettings>;

const Fen = v.nullable(v.number());

/** A change that lets more money go, and waits until another administrator agrees. */
export const PendingWalletChange = v.object({
  changeNO: v.number(),
  /** The bounds that would be others. */
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
  /** The caller has asked for it: they may take it back, and agree to it never. */
  isOwn: v.boolean(),
});
export type PendingWalletChange = v.InferOutput<typeof PendingWalletChange>;

export const queryWalletSettings = call({
  gateway: 'settlement',
  path: `${BASE}queryWalletSettings`,
  body: v.object({}),
  result: v.object({
    walletSettings: WalletSettings,
    pendingChange: v.optional(v.nullable(PendingWalletChange), null),
    /** Names of the other administrators who may agree to less protection. */
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
 * Replaces the settings that were read. Stricter bounds count at once; a raised or removed amount lets more money go, so it waits
 * for another administrator (`isPending`), and its asker gives their security password. Refused with walletSettingsChanged, and
 * fieldsInvalid at the field; a looser setting also with walletSettingsAlone where there is no other administrator, and
 * walletSecurityNeeded, walletSecurityUnset, walletSecurityBeyondPartner.
 */
export const saveWalletSettings = call({
  gateway: 'settlement',
  path: `${BASE}saveWalletSettings`,
  body: v.object({
    ...limits,
    /** A payment above needs the consent of somebody else; null: none does. */
    reviewAbove: Bound,
    /** Missing: it stays as it is. */
    securityAbove: v.optional(Bound),
    warnBelow: Bound,
    warnedNOList: v.pipe(v.array(StaffNO), v.maxLength(WARNED_LIMIT, `最多选择${WARNED_LIMIT}人`)),
    /** That they were read with. */
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
 * Agrees to a change that waits, refuses it, or takes back one's own. Refused with walletChangeUnknown, walletChangeOwn,
 * walletChangeOthers, and to agree as saving is without the security password.
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
