import type {
  AccountEvent,
  AccountSession,
  queryAccountEvents,
} from '../../../src/contract/account-safety/sessions';
import type { ParsedBodyOf } from '../../../src/contract/call';
import type { Database } from '../db/database';
import { agentNames } from './agent';

/** Live sessions of a user, without those that a link opened for a single item. */
export async function findSessions(
  db: Database,
  { userNo, tokenHash, now }: { userNo: string; tokenHash: string; now: Date },
): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'session_no', 'opened_by', 'address', 'agent', 'created_at', 'last_seen_at'])
    .where('user_no', '=', userNo)
    .where('expires_at', '>', now)
    .where('limited_to', 'is', null)
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_no')
    .execute();
  const sessions = rows.map((row) => ({
    sessionNo: row.session_no,
    ...agentNames(row.agent),
    address: row.address,
    way: row.opened_by,
    openedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isPresent: row.token_hash === tokenHash,
  }));
  return sessions.sort((a, b) => Number(b.isPresent) - Number(a.isPresent));
}

/** Ends one of a user's sessions; false when there is none. */
export async function endSession(db: Database, userNo: string, sessionNo: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_no', '=', userNo)
    .where('session_no', '=', sessionNo)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends the sessions of an account except the present one; returns their number. */
export async function deleteOtherSessions(db: Database, userNo: string, tokenHash: string): Promise<number> {
  // first, so that a sign-in that becomes a session at this moment is included
  await db.deleteFrom('waiting_sign_in').where('user_no', '=', userNo).execute();
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_no', '=', userNo)
    .where('token_hash', '!=', tokenHash)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const SIGN_INS = ['signedIn', 'signInRefused', 'secondStepRefused'] as const;

export async function findEvents(
  db: Database,
  userNo: string,
  { kind, pageIndex, pageSize }: ParsedBodyOf<typeof queryAccountEvents>,
): Promise<{ eventList: AccountEvent[]; total: number }> {
  const events = db
    .selectFrom('account_event')
    .where('user_no', '=', userNo)
    .$if(kind === 'signIns', (q) => q.where('kind', 'in', SIGN_INS))
    .$if(kind === 'changes', (q) => q.where('kind', 'not in', SIGN_INS));
  const { count } = await events
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await events
    .selectAll()
    .orderBy('happened_at', 'desc')
    .orderBy('event_no', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  const eventList = rows.map((row) => ({
    eventNo: row.event_no,
    kind: row.kind,
    ...agentNames(row.agent),
    address: row.address,
    way: row.way,
    happenedAt: row.happened_at.toISOString(),
  }));
  return { eventList, total: Number(count) };
}
