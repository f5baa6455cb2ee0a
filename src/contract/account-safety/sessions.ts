import * as v from 'valibot';
import { call } from '../call';
import { AccountEventKind, SignInWay } from '../login/account-event';

const BASE = '/CLLOGINBUSSINFOADMINSERVICE/api/accountSafeController/';

/** With what and from where somebody was there. Names are those the browser gives itself; '' where it gives none. */
const Where = {
  browser: v.string(),
  system: v.string(),
  address: v.string(),
  /** '' where it was not noted yet. */
  way: v.union([v.literal(''), SignInWay]),
};

export const AccountSession = v.object({
  sessionNo: v.string(),
  ...Where,
  /** ISO instants. */
  openedAt: v.string(),
  lastSeenAt: v.string(),
  /** That of this call. */
  isPresent: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof AccountSession>;

/** Sessions of the caller's account that are alive, the present one first, then the one used last. */
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

/** Ends one of the caller's sessions; one that is over, or nobody's, is ended too. */
export const endAccountSession = call({
  ...ending,
  path: `${BASE}endAccountSession`,
  body: v.object({ sessionNo: v.pipe(v.string(), v.uuid()) }),
  result: v.object({}),
});

/** Ends all but the present one. */
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

/** What happened to the caller's account, or was tried, the latest first. */
export const queryAccountEvents = call({
  gateway: 'user',
  path: `${BASE}queryAccountEvents`,
  body: v.object({
    /** Only sign-ins, or only changes and proofs. */
    kind: v.optional(v.picklist(['', 'signIns', 'changes']), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 20),
  }),
  result: v.object({ eventList: v.array(AccountEvent), total: v.number() }),
  needs: 'token',
  reads: ['account-safety'],
  origin: 'suite',
});
