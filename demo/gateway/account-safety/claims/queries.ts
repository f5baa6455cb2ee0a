import type { Selectable } from 'kysely';
import type { AccountClaim } from '../../../../src/contract/account-safety/claims';
import { maskPhone } from '../../../../src/domain/passenger/mask';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema';
import { findFilesOf } from '../../files/queries';
import { maskEmail } from '../../../../src/domain/account-safety/mask-email';
import { deleteLinks } from '../links';
import './schema';

export const CLAIM_FILES_KIND = 'accountClaim';

export type Claim = Selectable<Schema['account_claim']>;

/** The claimed phone or mail, masked in its middle. */
export const presentOf = ({ kind, present }: Pick<Claim, 'kind' | 'present'>): string =>
  kind === 'phone' ? maskPhone(present) : maskEmail(present);

/** `lock` keeps it from changing until the transaction ends; lock the account before. */
export function findClaim(db: Database, claimNo: string, { lock = false } = {}): Promise<Claim | undefined> {
  return db
    .selectFrom('account_claim')
    .selectAll()
    .where('claim_no', '=', claimNo)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
}

/** The open claim of an account. */
export function findOpenClaim(db: Database, userNo: string): Promise<Claim | undefined> {
  return db
    .selectFrom('account_claim')
    .selectAll()
    .where('user_no', '=', userNo)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** The last claim of an account's owner, as they see it. */
export async function showClaim(db: Database, userNo: string): Promise<AccountClaim | null> {
  const claim = await db
    .selectFrom('account_claim')
    .selectAll()
    .where('user_no', '=', userNo)
    .where('asked_by', 'is', null)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (claim === undefined) return null;
  const files = await findFilesOf(db, CLAIM_FILES_KIND, [claim.claim_no]);
  return {
    claimNo: claim.claim_no,
    claimState: claim.claim_state,
    phone: maskPhone(claim.present),
    reason: claim.reason,
    applyTime: claim.made_at.toISOString(),
    decideTime: claim.decided_at?.toISOString() ?? '',
    effectTime: claim.effect_at?.toISOString() ?? '',
    refuseReason: claim.refuse_reason,
    fileList: files.map(({ file }) => file),
  };
}

/** Ends a claim together with the links of its messages. */
export async function endClaim(
  db: Database,
  { claim_no: claimNo }: Pick<Claim, 'claim_no'>,
  ended:
    | { claim_state: 'withdrawn' | 'denied' | 'done'; ended_at: Date }
    | { claim_state: 'done'; ended_at: Date; decided_at: Date; effect_at: Date }
    | { claim_state: 'refused'; ended_at: Date; decided_at: Date; refuse_reason: string },
): Promise<Claim> {
  const claim = await db
    .updateTable('account_claim')
    .set(ended)
    .where('claim_no', '=', claimNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const kind of ['denyClaim', 'agreeClaim', 'confirmClaim'] as const)
    await deleteLinks(db, kind, [`${claimNo}.made`, `${claimNo}.approved`, `${claimNo}.confirm`]);
  return claim;
}
