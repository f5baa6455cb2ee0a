import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ParsedBodyOf } from '../../../src/contract/call';
import type { getAuthSignByUserNoForCloud } from '../../../src/contract/login/login';
import type { Database } from '../db/database';
import { Fault } from '../server/http/fault';
import { findPartnerSecret, spendNonce } from './guard-queries';

type PartnerRequest = ParsedBodyOf<typeof getAuthSignByUserNoForCloud>;

const TOLERANCE_MS = 5 * 60_000;

/**
 * `hex(HMAC-SHA256(secret, appNo
 *  userNO
 *  timestamp
 *  nonce))`, as the contract says.
 */
function signPartnerRequest(secret: string, request: Omit<PartnerRequest, 'sign'>): string {
  const { appNo, userNO, timestamp, nonce } = request;
  return createHmac('sha256', secret).update([appNo, userNO, timestamp, nonce].join('\n')).digest('hex');
}

/**
 * Throws partnerSignatureWrong unless a known application signed this within five minutes and its nonce is new. A wrong
 * signature does not consume the nonce.
 */
export async function verifyPartnerRequest(db: Database, request: PartnerRequest, now: Date): Promise<void> {
  const secret = await findPartnerSecret(db, request.appNo);
  if (secret === undefined) throw new Fault('partnerSignatureWrong');
  const expected = signPartnerRequest(secret, request);
  const isRecent = Math.abs(now.getTime() - request.timestamp) <= TOLERANCE_MS;
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(request.sign)) || !isRecent) {
    throw new Fault('partnerSignatureWrong');
  }
  // stored until the timestamp alone is too old
  const expires_at = new Date(request.timestamp + TOLERANCE_MS + 60_000);
  if (!(await spendNonce(db, { app_no: request.appNo, nonce: request.nonce, expires_at }))) {
    throw new Fault('partnerSignatureWrong');
  }
}
