import { createHash, timingSafeEqual } from 'node:crypto';
import type { ParsedBodyOf } from '../../../src/contract/call';
import type { SignIn } from '../../../src/contract/login/login';
import type { redeemSingleSignOn } from '../../../src/contract/login/single-sign-on';
import type { DatabaseTransaction } from '../db/database';
import { noteOrigin, type Source } from '../login/origin';
import { hasSecondFactor, waitForSecondStep } from '../login/second-step/waiting-sign-ins';
import { openSession } from '../login/session';
import { takeSignOn } from '../login/single-sign-on/sessions';
import { Fault } from '../server/http/fault';
import { hashToken } from '../server/http/token';
import { MINUTE } from '../server/limits/allowance';

/** Time for the second step, like that of other ways. */
const SECOND_STEP_MS = 5 * MINUTE;

/**
 * Opens the session of a ticket in the page that has begun the sign-in, or lets it wait for the second step. `browser`:
 * secret of the browser, which must have come back with the ticket where the gateway sees its cookie. Throws
 * signOnTicketOver and the faults of `openSession`.
 */
export async function redeem(
  tx: DatabaseTransaction,
  { signOnTicket, verifier }: ParsedBodyOf<typeof redeemSingleSignOn>,
  browser: string | undefined,
  where: Source & { now: Date },
): Promise<SignIn> {
  const { now } = where;
  const ticketHash = hashToken(signOnTicket);
  const waiting = await tx
    .selectFrom('identity_sign_on as s')
    .innerJoin('identity_provider as p', 'p.provider_no', 's.provider_no')
    .innerJoin('staff as st', 'st.staff_no', 's.staff_no')
    .select(['s.challenge', 's.browser_hash', 's.skips_second_step', 'st.user_no', 'p.is_on'])
    .where('s.ticket_hash', '=', ticketHash)
    .where('s.is_redeemed', '=', false)
    .where('s.expires_at', '>', now)
    // the provider first, as by its changes, which end its sign-ins
    .forShare('p')
    .forUpdate('s')
    .executeTakeFirst();
  if (waiting === undefined || !waiting.is_on || !isProof(waiting.challenge, verifier)) {
    throw new Fault('signOnTicketOver');
  }
  const { browser_hash: browserHash } = waiting;
  if (browserHash !== null && browserHash !== hashToken(browser ?? '')) throw new Fault('signOnTicketOver');
  const { user_no: userNo } = waiting;
  if (!waiting.skips_second_step && (await hasSecondFactor(tx, userNo))) {
    await tx
      .updateTable('identity_sign_on')
      .set({ is_redeemed: true, expires_at: new Date(now.getTime() + SECOND_STEP_MS) })
      .where('ticket_hash', '=', ticketHash)
      .execute();
    return waitForSecondStep(tx, userNo, 'singleSignOn', { ...where, signOnHash: ticketHash });
  }
  const signOn = await takeSignOn(tx, ticketHash);
  if (signOn === undefined) throw new Fault('signOnTicketOver');
  await noteOrigin(tx, userNo, where, now);
  const holder = { ...signOn, bounds: [signOn.enterpriseNum] };
  return openSession(tx, holder, { ...where, way: 'singleSignOn', signOn });
}

function isProof(challenge: string, verifier: string): boolean {
  const given = createHash('sha256').update(verifier).digest();
  const expected = Buffer.from(challenge, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
