import { randomBytes } from 'node:crypto';
import type { OpenedSession } from '../../../src/contract/login/login';
import type { SignInWay } from '../../../src/contract/login/account-event';
import type { Database } from '../db/database';
import { hashToken } from '../server/http/token';
import { logAccountEvent } from './account-log';
import { deleteAwaitedStaff } from './awaited-staff';
import type { Source } from './origin';
import { Fault } from '../server/http/fault';
import { noteProof } from './proofs';
import { withinLocal } from './single-sign-on/local-ways';
import type { SignOn } from './single-sign-on/sessions';
import {
  deleteSession,
  findSession,
  holdAccount,
  insertSession,
  isEnterpriseStopped,
  isInactive,
  replaceToken,
  touchSession,
  type StoredSession,
  type SessionHolder,
} from './queries';

const MINUTE = 60_000;
const IDLE_MS = 12 * 60 * MINUTE;
const LIFETIME_MS = 7 * 24 * 60 * MINUTE;
const LIMITED_MS = 60 * MINUTE;
/** Time for which the agency looks at a portal. */
const VIEW_MS = 15 * MINUTE;
/** Validity of the former token after a renewal, for requests in flight and for clients that missed the new token. */
const FORMER_MS = MINUTE;
/** Shortest interval between two writes of the use, so that not every read costs a write. */
const TOUCH_MS = MINUTE;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Way and place of opening a session. */
export interface SessionStart extends Source {
  way: SignInWay;
  /** The operator of the agency who looks. */
  viewedBy?: string;
  /** The partner's application and secret of the request. */
  partner?: { appNo: string; secretNo: number; tokenScope?: string | undefined };
  /** The sign-on at the company's provider. */
  signOn?: SignOn;
  now: Date;
}

/**
 * Opens a session in one of the user's enterprises, within its bounds. It ends after 12 hours without use, and after 7
 * days in any case. Throws accountDisputed, signOnOnly, staffInactive, enterpriseStopped.
 */
export async function openSession(
  db: Database,
  holder: SessionHolder,
  { way, viewedBy, partner, signOn, now, ...source }: SessionStart,
): Promise<OpenedSession> {
  if ((await holdAccount(db, holder.userNo)).locked_at !== null) throw new Fault('accountDisputed');
  const { userNo, enterpriseNum, staffNo, bounds } = await withinLocal(db, holder, way);
  if (await isInactive(db, staffNo)) throw new Fault('staffInactive');
  if (await isEnterpriseStopped(db, enterpriseNum)) throw new Fault('enterpriseStopped');
  const authSign = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(authSign);
  const isView = way === 'agencyView';
  const expiresAt = new Date(now.getTime() + (isView ? VIEW_MS : IDLE_MS));
  const endsAt = new Date(now.getTime() + (isView ? VIEW_MS : LIFETIME_MS));
  await insertSession(db, {
    tokenHash,
    userNo,
    enterpriseNum,
    staffNo,
    bounds,
    now,
    expiresAt,
    endsAt,
    openedBy: way,
    viewedBy: viewedBy ?? null,
    partner,
    signOn,
    source,
  });
  await logAccountEvent(db, { userNo, kind: 'signedIn', way }, source, now);
  // neither a partner's assertion nor a look of the agency is a sign-in of the user, and the company's provider does not
  // prove the phone
  if (way !== 'partner' && way !== 'singleSignOn' && !isView) await deleteAwaitedStaff(db, userNo);
  if (way === 'password' || way === 'sms') await noteProof(db, tokenHash, way, now);
  return { authSign, userNO: userNo, expireTime: expiresAt.toISOString() };
}

/**
 * Opens a session for a single item, given by its number. It ends an hour later regardless of use, and only calls that
 * accept such sessions find it. Throws accountDisputed, enterpriseStopped.
 */
export async function openLimitedSession(
  db: Database,
  holder: SessionHolder,
  limitedTo: string,
  { now, ...source }: Source & { now: Date },
): Promise<OpenedSession> {
  if ((await holdAccount(db, holder.userNo)).locked_at !== null) throw new Fault('accountDisputed');
  if (await isEnterpriseStopped(db, holder.enterpriseNum)) throw new Fault('enterpriseStopped');
  const authSign = randomBytes(32).toString('base64url');
  const endsAt = new Date(now.getTime() + LIMITED_MS);
  const tokenHash = hashToken(authSign);
  await insertSession(db, {
    ...holder,
    tokenHash,
    now,
    expiresAt: endsAt,
    endsAt,
    limitedTo,
    openedBy: 'link',
    source,
  });
  return { authSign, userNO: holder.userNo, expireTime: endsAt.toISOString() };
}

/**
 * The live session of a token; it is extended unless `touch` is false. `limited`: also accepts a session for a single
 * item.
 */
export async function resumeSession(
  db: Database,
  authSign: string,
  now: Date,
  { touch = true, limited = false } = {},
): Promise<StoredSession | undefined> {
  if (!TOKEN.test(authSign)) return undefined;
  const tokenHash = hashToken(authSign);
  const session = await findSession(db, tokenHash);
  if (session === undefined || session.expiresAt <= now) return undefined;
  if (session.formerUntil !== null && session.formerUntil <= now) return undefined;
  if (session.limitedTo !== null && !limited) return undefined;
  if (touch && now.getTime() - session.lastSeenAt.getTime() >= TOUCH_MS) {
    const expiresAt = new Date(Math.min(now.getTime() + IDLE_MS, session.endsAt.getTime()));
    await touchSession(db, session.tokenHash, now, expiresAt);
  }
  return session;
}

/**
 * Renews the token of a session when its rights rise, so that a thief of the former token gains nothing. Throws
 * authExpired when it is not the current one.
 */
export async function renewToken(db: Database, authSign: string, now: Date): Promise<string> {
  const renewed = randomBytes(32).toString('base64url');
  const isRenewed = await replaceToken(db, {
    tokenHash: hashToken(authSign),
    nextHash: hashToken(renewed),
    formerUntil: new Date(now.getTime() + FORMER_MS),
  });
  if (!isRenewed) throw new Fault('authExpired');
  return renewed;
}

/** Ends the session of a token, if there is one. */
export async function closeSession(db: Database, authSign: string): Promise<void> {
  await deleteSession(db, hashToken(authSign));
}
