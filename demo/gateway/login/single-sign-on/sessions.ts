import type { Database } from '../../db/database';
import '../schema';
import './schema';

/** Sign-on that a session comes from: the provider, the person there, and the provider's own session. */
export interface SignOn {
  providerNo: string;
  subject: string;
  sid: string | null;
  sealedIdToken: string;
}

/**
 * Ends the sessions that a provider has opened, and its sign-ins under way: all, those of a person, or those of one session
 * of the provider. The provider's row is locked before by openers and callers alike, so that a session that is just being
 * opened is included. Returns the number of sessions.
 */
export async function endSignOnSessions(
  tx: Database,
  providerNo: string,
  { subject, sid, staffNo }: { subject?: string; sid?: string; staffNo?: string } = {},
): Promise<number> {
  let signOns = tx.deleteFrom('identity_sign_on').where('provider_no', '=', providerNo);
  let sessions = tx.deleteFrom('session').where('identity_provider_no', '=', providerNo);
  if (subject !== undefined) {
    signOns = signOns.where('subject', '=', subject);
    sessions = sessions.where('identity_subject', '=', subject);
  }
  if (sid !== undefined) {
    // an ID token without a session number may have been of this session, if the person is named too
    const isNamed = subject !== undefined;
    signOns = signOns.where((eb) =>
      eb.or([eb('sid', '=', sid), ...(isNamed ? [eb('sid', 'is', null)] : [])]),
    );
    sessions = sessions.where((eb) =>
      eb.or([eb('identity_sid', '=', sid), ...(isNamed ? [eb('identity_sid', 'is', null)] : [])]),
    );
  }
  if (staffNo !== undefined) {
    signOns = signOns.where('staff_no', '=', staffNo);
    sessions = sessions.where('staff_no', '=', staffNo);
  }
  await signOns.execute();
  const { numDeletedRows } = await sessions.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Takes the sign-on of a ticket for its session; undefined when it was ended meanwhile. */
export async function takeSignOn(
  tx: Database,
  ticketHash: string,
): Promise<(SignOn & { staffNo: string; enterpriseNum: string; userNo: string }) | undefined> {
  const row = await tx
    .deleteFrom('identity_sign_on as s')
    .using('staff as st')
    .whereRef('st.staff_no', '=', 's.staff_no')
    .where('s.ticket_hash', '=', ticketHash)
    .returning([
      's.provider_no',
      's.subject',
      's.sid',
      's.sealed_id_token',
      's.staff_no',
      'st.enterprise_num',
      'st.user_no',
    ])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    providerNo: row.provider_no,
    subject: row.subject,
    sid: row.sid,
    sealedIdToken: row.sealed_id_token,
    staffNo: row.staff_no,
    enterpriseNum: row.enterprise_num,
    userNo: row.user_no,
  };
}

/** Deletes sign-ins and sign-outs that were not finished in time. */
export async function purgeSignOns(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('identity_request').where('expires_at', '<=', now).execute();
  await db.deleteFrom('identity_sign_on').where('expires_at', '<=', now).execute();
  await db.deleteFrom('identity_leave').where('expires_at', '<=', now).execute();
}
