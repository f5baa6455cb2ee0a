import * as v from 'valibot';
import { call } from '../call';
import { AccountEventKind, SignInWay } from '../login/account-event';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/accountSafeController/';

/** Device and place of a session or event. Names are those that the browser reports; '' where it reports none. */
const Where = {
  browser: v.string(),
  system: v.string(),
  address: v.string(),
  /** '' where the way of sign-in was not recorded yet. */
  way: v.union([v.literal(''), SignInWay]),
};

export const AccountSession = v.object({
  sessionNo: v.string(),
  ...Where,
  /** ISO instants. */
  openedAt: v.string(),
  lastSeenAt: v.string(),
  /** True for the session of this call. */
  isPresent: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof AccountSession>;

/** Returns the live sessions of the caller's account, the present one first, then the one used last. */
export const queryAccountSessions = call({
  gateway: 'user',
  path: `${BASE}queryAccountSessions`,
  body: v.object({}),
  result: v.object({ sessionList: v.array(AccountSession) }),
  needs: 'token',
  reads: ['account-safety'],
  origin: 'suite',
});

const ending = {
  gateway: 'user',
  needs: 'token',
  mutates: true,
  changes: ['account-safety'],
  origin: 'suite',
} as const;

/** Ends one of the caller's sessions. Succeeds also for one that is over or unknown. */
export const endAccountSession = call({
  ...ending,
  path: `${BASE}endAccountSession`,
  body: v.object({ sessionNo: v.pipe(v.string(), v.uuid()) }),
  result: v.object({}),
});

/** Ends all sessions but the present one. */
export const endOtherSessions = call({
  ...ending,
  path: `${BASE}endOtherSessions`,
  body: v.object({}),
  result: v.object({ endedSessions: v.number() }),
});

export const AccountEvent = v.object({
  eventNo: v.number(),
  kind: AccountEventKind,
  ...Where,
  happenedAt: v.string(),
});
export type AccountEvent = v.InferOutput<typeof AccountEvent>;

/** Returns events and attempted events of the caller's account, the latest first. */
export const queryAccountEvents = call({
  gateway: 'user',
  path: `${BASE}queryAccountEvents`,
  body: v.object({
    /** Restricts the events to sign-ins, or to changes and proofs. */
    kind: v.optional(v.picklist(['', 'signIns', 'changes']), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({ eventList: v.array(AccountEvent), total: v.number() }),
  needs: 'token',
  reads: ['account-safety'],
  origin: 'suite',
});
