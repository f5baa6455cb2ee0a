import { sql } from 'kysely';
import type { Database } from '../db/database';
import { recordsOf } from './note-change';
import type { ChangeKind } from './schema';

export interface DeniedChange {
  change_no: number;
  kind: ChangeKind;
  former: string | null;
  present: string | null;
  staff_nos: string[];
}

/**
 * Returns whether the account has, since the change of its phone, received possibly foreign data: a record of staff or,
 * after a change requested by an administrator, a means of proof. Restoring the former phone would give those to its
 * holder.
 */
export async function hasJoinedSince(
  db: Database,
  userNo: string,
  denied: readonly DeniedChange[],
): Promise<boolean> {
  const records = await recordsOf(db, userNo);
  for (const change of denied) {
    if (change.kind !== 'phone') continue;
    if (records.some((no) => !change.staff_nos.includes(no))) return true;
    const isFollowed = denied.some((other) => other.change_no > change.change_no && isProofAdded(other));
    if (isFollowed && (await isAdministratorRequest(db, userNo, change))) return true;
  }
  return false;
}

/** Returns whether a change gave the account a means of proof. */
const isProofAdded = ({ kind, present }: DeniedChange): boolean =>
  kind === 'password' ||
  kind === 'securityPassword' ||
  kind === 'totp' ||
  (kind === 'email' && present !== null);

/** Returns whether the change was an administrator's request. */
async function isAdministratorRequest(
  db: Database,
  userNo: string,
  { kind, former, present }: DeniedChange,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from account_claim where user_no = ${userNo} and kind = ${kind} and claim_state = 'done'
      and asked_by is not null and former = ${former} and present = ${present}) as found`.execute(db);
  return rows[0]?.found === true;
}
