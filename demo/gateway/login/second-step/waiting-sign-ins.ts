import { randomBytes } from 'node:crypto';
import type { SignIn } from '../../../../src/contract/login/login';
import type { Database } from '../../db/database';
import { MINUTE } from '../../server/limits/allowance';
import { hashToken } from '../../server/http/token';
import { networkOf } from '../network';
import { noteOrigin, type Source } from '../origin';
import type { SessionHolder } from '../queries';
import { openSession } from '../session';
import { withinLocal } from '../single-sign-on/local-ways';
import type { FirstFactor } from './schema';

const WAIT_MS = 5 * MINUTE;
const TRIES = 5;

type SignInContext = Source & { now: Date };

/**
 * Opens the session of a user after the first factor, or lets the sign-in wait for the second factor if they have one.
 * The origin becomes known only after all factors. Throws signOnOnly.
 */
export async function signIn(
  tx: Database,
  user: SessionHolder,
  way: Exclude<FirstFactor, 'singleSignOn'>,
  where: SignInContext,
): Promise<SignIn> {
  const { userNo } = user;
  if (await hasSecondFactor(tx, userNo)) {
    await withinLocal(tx, user, way);
    return waitForSecondStep(tx, userNo, way, where);
  }
  await noteOrigin(tx, userNo, where, where.now);
  return openSession(tx, user, { ...where, way });
}

/** Returns whether the user must give a second factor after the first. */
export async function hasSecondFactor(db: Database, userNo: string): Promise<boolean> {
  const totp = await db
    .selectFrom('account_totp')
    .select('user_no')
    .where('user_no', '=', userNo)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return totp !== undefined;
}

/** Lets a sign-in wait for its second factor. `signOnHash`: of the sign-on at the company's provider. */
export async function waitForSecondStep(
  tx: Database,
  userNo: string,
  way: FirstFactor,
  { ip, device, now, signOnHash = null }: SignInContext & { signOnHash?: string | null },
): Promise<SignIn> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + WAIT_MS);
  const shown = device.number;
  const kept = device.keep();
  await tx
    .insertInto('waiting_sign_in')
    .values({
      ticket_hash: hashToken(ticket),
      user_no: userNo,
      way,
      sign_on_hash: signOnHash,
      // a browser without a number may be new, so it is also bound by its address and agent until it shows the new
      // number
      browser_hash: [`number ${kept}`, ...(shown === undefined ? [plainBrowser({ ip, device })] : [])]
        .map(hashToken)
        .join(' '),
      expires_at: expiresAt,
    })
    .execute();
  const code = await tx
    .selectFrom('recovery_code')
    .select('user_no')
    .where('user_no', '=', userNo)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return {
    authSign: '',
    userNO: '',
    expireTime: '',
    secondStep: {
      ticket,
      ways: code === undefined ? ['totp'] : ['totp', 'recoveryCode'],
      expireTime: expiresAt.toISOString(),
    },
  };
}

const plainBrowser = ({ ip, device }: Source): string => `plain ${networkOf(ip)} ${device.agent}`;

/** Counts a try at a waiting sign-in; undefined when there is none in this browser or its five tries are used up. */
export async function claimTry(
  db: Database,
  ticket: string,
  { ip, device, now }: SignInContext,
): Promise<{ userNo: string; way: FirstFactor; signOnHash: string | null } | undefined> {
  const waiting = await db
    .updateTable('waiting_sign_in')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticket_hash', '=', hashToken(ticket))
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .returning(['user_no', 'way', 'sign_on_hash', 'browser_hash'])
    .executeTakeFirst();
  if (waiting === undefined) return undefined;
  const browser = device.number === undefined ? plainBrowser({ ip, device }) : `number ${device.number}`;
  if (!waiting.browser_hash.split(' ').includes(hashToken(browser))) return undefined;
  return { userNo: waiting.user_no, way: waiting.way, signOnHash: waiting.sign_on_hash };
}

/** Ends a waiting sign-in; false when another request has ended it or it was voided. */
export async function endWaitingSignIn(tx: Database, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('waiting_sign_in')
    .where('ticket_hash', '=', hashToken(ticket))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function purgeWaitingSignIns(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('waiting_sign_in').where('expires_at', '<=', now).execute();
}
