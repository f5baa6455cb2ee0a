import { randomBytes } from 'node:crypto';
import { rightsOfRoles } from '../../../../src/domain/agency/rights';
import type { Database } from '../../db/database';
import { endViewsOf } from '../../login/agency-view/view';
import type { SignedInOperator } from '../../server/http/operator';
import { hashToken } from '../../server/http/token';
import { MINUTE } from '../../server/limits/allowance';
import '../schema';
import type { SignInOperator } from './log-session';

const IDLE_MS = 30 * MINUTE;
const LIFETIME_MS = 12 * 60 * MINUTE;
/** Shortest interval between two writes of the use, so that not every read costs a write. */
const TOUCH_MS = MINUTE;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Opens a session of an operator. It ends after 30 minutes without use, and after 12 hours in any case. */
export async function openOperatorSession(
  tx: Database,
  operatorNo: string,
  { address, agent, now }: { address: string; agent: string; now: Date },
): Promise<{ operatorSign: string; expireTime: string }> {
  const operatorSign = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + IDLE_MS);
  await tx
    .insertInto('agency_session')
    .values({
      token_hash: hashToken(operatorSign),
      operator_no: operatorNo,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      ends_at: new Date(now.getTime() + LIFETIME_MS),
      address,
      agent,
    })
    .execute();
  await tx
    .updateTable('agency_operator')
    .set({ last_sign_in_at: now })
    .where('operator_no', '=', operatorNo)
    .execute();
  return { operatorSign, expireTime: expiresAt.toISOString() };
}

/**
 * The operator of a live session, which is extended unless `touch` is false; undefined for a stopped operator.
 */
export async function resumeOperator(
  db: Database,
  operatorSign: string,
  now: Date,
  { touch = true } = {},
): Promise<SignedInOperator | undefined> {
  if (!TOKEN.test(operatorSign)) return undefined;
  const token_hash = hashToken(operatorSign);
  const session = await db
    .selectFrom('agency_session as s')
    .innerJoin('agency_operator as o', 'o.operator_no', 's.operator_no')
    .select(['s.last_seen_at', 's.ends_at', 'o.operator_no', 'o.operator_name', 'o.login_name'])
    .select(['o.roles', 'o.tmc_number', 's.proved_at'])
    .where('s.token_hash', '=', token_hash)
    .where('s.expires_at', '>', now)
    .where('o.is_stopped', '=', false)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  if (touch && now.getTime() - session.last_seen_at.getTime() >= TOUCH_MS) {
    const expires_at = new Date(Math.min(now.getTime() + IDLE_MS, session.ends_at.getTime()));
    await db
      .updateTable('agency_session')
      .set({ last_seen_at: now, expires_at })
      .where('token_hash', '=', token_hash)
      .execute();
  }
  return {
    operatorNo: session.operator_no,
    operatorName: session.operator_name,
    loginName: session.login_name,
    roles: session.roles,
    rights: rightsOfRoles(session.roles),
    tmcNumber: session.tmc_number,
    tokenHash: token_hash,
    provedAt: session.proved_at,
    requestedAt: now,
  };
}

/** Ends the session of a token; resolves with its operator, or undefined when it had ended already. */
export async function closeOperatorSession(
  tx: Database,
  operatorSign: string,
  now: Date,
): Promise<SignInOperator | undefined> {
  const closed = await tx
    .deleteFrom('agency_session as s')
    .using('agency_operator as o')
    .whereRef('o.operator_no', '=', 's.operator_no')
    .where('s.token_hash', '=', hashToken(operatorSign))
    .returning(['s.expires_at', 'o.operator_no', 'o.operator_name', 'o.tmc_number'])
    .executeTakeFirst();
  if (closed === undefined || closed.expires_at <= now) return undefined;
  return {
    operatorNo: closed.operator_no,
    operatorName: closed.operator_name,
    tmcNumber: closed.tmc_number,
  };
}

/**
 * Ends all sessions of an operator, their looks at portals, and sign-ins that wait for a code. `besides`: hash of the
 * token of a session that stays.
 */
export async function endOperatorSessions(tx: Database, operatorNo: string, besides = ''): Promise<void> {
  await tx.deleteFrom('agency_waiting_sign_in').where('operator_no', '=', operatorNo).execute();
  await tx
    .deleteFrom('agency_session')
    .where('operator_no', '=', operatorNo)
    .where('token_hash', '<>', besides)
    .execute();
  await endViewsOf(tx, operatorNo);
}
