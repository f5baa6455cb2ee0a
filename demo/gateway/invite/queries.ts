import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { DAY } from '../server/limits/allowance';

export type Invitation = Selectable<Schema['invitation']>;

/** Time after its end for which an invitation is stored, so that it is still told from an unknown one. */
const KEPT_MS = 90 * DAY;

/** The invitation of a token by its hash, with its maker and destination. */
export function findInvitation(db: Database, tokenHash: string) {
  return db
    .selectFrom('invitation as i')
    .innerJoin('enterprise as e', 'e.enterprise_num', 'i.enterprise_num')
    .innerJoin('staff as s', 's.staff_no', 'i.invited_by')
    .selectAll('i')
    .select(['e.ent_short_name', 's.staff_name as inviter_name'])
    .where('i.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Locks the invitation until the transaction ends, which serialises joins by it. */
export function lockInvitation(db: Database, invitationNo: string): Promise<Invitation | undefined> {
  return db
    .selectFrom('invitation')
    .selectAll()
    .where('invitation_no', '=', invitationNo)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertProof(
  db: Database,
  proof: { proofHash: string; invitationNo: string; phone: string; expiresAt: Date },
): Promise<void> {
  const { proofHash: proof_hash, invitationNo: invitation_no, phone, expiresAt: expires_at } = proof;
  await db.insertInto('invitation_proof').values({ proof_hash, invitation_no, phone, expires_at }).execute();
}

/** The valid proof of a token by its hash. */
export function findProof(db: Database, proofHash: string, now: Date) {
  return db
    .selectFrom('invitation_proof')
    .selectAll()
    .where('proof_hash', '=', proofHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Data for the answer to a person who has joined. */
export function findJoinedStaff(db: Database, staffNo: string) {
  return db
    .selectFrom('staff as s')
    .innerJoin('enterprise as e', 'e.enterprise_num', 's.enterprise_num')
    .select(['s.staff_no', 's.staff_name', 'e.ent_short_name'])
    .where('s.staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
}

/** The member of staff that a user is in an enterprise. */
export function findMember(db: Database, phone: string, enterpriseNum: string) {
  return db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['s.staff_no', 's.staff_name'])
    .where('u.telephone', '=', phone)
    .where('s.enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
}

export function findUser(db: Database, phone: string) {
  return db
    .selectFrom('app_user')
    .select(['user_no', 'user_name'])
    .where('telephone', '=', phone)
    .executeTakeFirst();
}

/** Records that a person has joined by an invitation and a proof. */
export async function noteUse(
  db: Database,
  use: { invitationNo: string; proofHash: string; staffNo: string; now: Date },
): Promise<void> {
  const { invitationNo: invitation_no, staffNo: staff_no, now: used_at } = use;
  await db
    .updateTable('invitation')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('invitation_no', '=', invitation_no)
    .execute();
  await db.insertInto('invitation_use').values({ invitation_no, staff_no, used_at }).execute();
  await db
    .updateTable('invitation_proof')
    .set({ staff_no })
    .where('proof_hash', '=', use.proofHash)
    .execute();
}

/** Deletes invitations that ended long ago. */
export async function removeOldInvitations(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('invitation')
    .where('expires_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}

export async function removeOldProofs(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('invitation_proof').where('expires_at', '<=', now).execute();
}
