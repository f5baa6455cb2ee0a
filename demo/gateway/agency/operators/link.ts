import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import { hashToken } from '../../server/http/token';
import '../schema';

const LIFETIME_MS = 24 * 3_600_000;

export interface OperatorLink {
  /** Path below the address of the agency portal. The token is in the fragment, which browsers send to no server. */
  path: string;
  expiresAt: Date;
}

/**
 * Creates the link with which an operator sets their password and second factor, within a day and once. It replaces an
 * earlier one. The present password stays in force until the link is used. `madeByNo`: operator who makes it; null for a
 * command of the server.
 */
export async function createOperatorLink(
  tx: Database,
  { operatorNo, madeByNo, now }: { operatorNo: string; madeByNo: string | null; now: Date },
): Promise<OperatorLink> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const row = { token_hash: hashToken(token), expires_at: expiresAt, made_by_no: madeByNo };
  await tx
    .insertInto('agency_link')
    .values({ operator_no: operatorNo, ...row })
    .onConflict((conflict) => conflict.column('operator_no').doUpdateSet(row))
    .execute();
  return { path: `/agency/#/start/${token}`, expiresAt };
}
