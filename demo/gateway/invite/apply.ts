import { sql } from 'kysely';
import type { Database } from '../db/database';

/** Returns whether a person already waits for the consent of an enterprise. */
export async function hasApplied(db: Database, enterpriseNum: string, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom('join_application')
    .select('application_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('phone', '=', phone)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores an application to join, which takes one of the places of the invitation until it is decided. */
export async function applyToJoin(
  db: Database,
  asked: {
    applicationNo: string;
    enterpriseNum: string;
    invitationNo: string;
    phone: string;
    userName: string;
    email: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('join_application')
    .values({
      application_no: asked.applicationNo,
      enterprise_num: asked.enterpriseNum,
      invitation_no: asked.invitationNo,
      phone: asked.phone,
      user_name: asked.userName,
      email: asked.email,
      applied_at: asked.now,
    })
    .execute();
  await sql`update invitation set uses = uses + 1 where invitation_no = ${asked.invitationNo}`.execute(db);
}
