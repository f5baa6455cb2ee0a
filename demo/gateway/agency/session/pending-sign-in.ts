import { randomBytes } from 'node:crypto';
import type { WaitingOperatorSignIn } from '../../../../src/contract/agency/session';
import type { Database } from '../../db/database';
import type { GatewayConfig } from '../../server/config';
import { hashToken } from '../../server/http/token';
import { MINUTE } from '../../server/limits/allowance';
import '../schema';
import { beginOperatorFactor, hasOperatorFactor } from './second-factor';

const WAIT_MS = 10 * MINUTE;
const TRIES = 5;

/** Lets a sign-in wait for the code of the app; without an app its set-up begins, the only thing open then. */
export async function waitForOperatorCode(
  tx: Database,
  config: Pick<GatewayConfig, 'factorSecret'>,
  { operatorNo, loginName, now }: { operatorNo: string; loginName: string; now: Date },
): Promise<WaitingOperatorSignIn> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + WAIT_MS);
  await tx
    .insertInto('agency_waiting_sign_in')
    .values({ ticket_hash: hashToken(ticket), operator_no: operatorNo, expires_at: expiresAt })
    .execute();
  const waiting = { ticket, expireTime: expiresAt.toISOString() };
  if (await hasOperatorFactor(tx, operatorNo)) return waiting;
  return { ...waiting, setUp: await beginOperatorFactor(tx, config, { operatorNo, loginName, now }) };
}

/** Counts a try at a waiting sign-in; undefined when there is none or its five tries are used up. */
export async function claimOperatorTry(
  db: Database,
  ticket: string,
  now: Date,
): Promise<{ operatorNo: string; loginName: string; operatorName: string; tmcNumber: string } | undefined> {
  const waiting = await db
    .updateTable('agency_waiting_sign_in as w')
    .from('agency_operator as o')
    .set((eb) => ({ tries: eb('w.tries', '+', 1) }))
    .whereRef('o.operator_no', '=', 'w.operator_no')
    .where('o.is_stopped', '=', false)
    .where('w.ticket_hash', '=', hashToken(ticket))
    .where('w.expires_at', '>', now)
    .where('w.tries', '<', TRIES)
    .returning(['o.operator_no', 'o.login_name', 'o.operator_name', 'o.tmc_number'])
    .executeTakeFirst();
  return (
    waiting && {
      operatorNo: waiting.operator_no,
      loginName: waiting.login_name,
      operatorName: waiting.operator_name,
      tmcNumber: waiting.tmc_number,
    }
  );
}

/** Ends a waiting sign-in; false when another request has ended it. */
export async function endOperatorWaiting(tx: Database, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('agency_waiting_sign_in')
    .where('ticket_hash', '=', hashToken(ticket))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
