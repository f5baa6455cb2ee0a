import type { Selectable } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';

export type AuthorizationCode = Selectable<Schema['authorization_code']>;
export type ThirdPartyClient = Selectable<Schema['third_party_client']>;

export function findClientByType(db: Database, type: string): Promise<ThirdPartyClient | undefined> {
  return clients(db).where('provider_type', '=', type).executeTakeFirst();
}

export function findClient(db: Database, clientId: string): Promise<ThirdPartyClient | undefined> {
  return clients(db).where('client_id', '=', clientId).executeTakeFirst();
}

function clients(db: Database) {
  return db.selectFrom('third_party_client').selectAll().where('is_enable', '=', true);
}

export async function insertCode(
  db: Database,
  code: Omit<AuthorizationCode, 'used_at' | 'revoked' | 'session_no'>,
): Promise<void> {
  await db.insertInto('authorization_code').values(code).execute();
}

/** Consumes a code and returns it; undefined if there is none, or another request was faster. */
export function claimCode(db: Database, codeHash: string, now: Date): Promise<AuthorizationCode | undefined> {
  return db
    .updateTable('authorization_code')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export function findCode(db: Database, codeHash: string): Promise<AuthorizationCode | undefined> {
  return db.selectFrom('authorization_code').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
}

/** Stores the session that a code has opened; false if the code was revoked meanwhile. */
export async function bindSession(db: Database, codeHash: string, sessionNo: string): Promise<boolean> {
  const result = await db
    .updateTable('authorization_code')
    .set({ session_no: sessionNo })
    .where('code_hash', '=', codeHash)
    .where('revoked', '=', false)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Revokes a code; returns the number of the session it was exchanged for, if any. */
export async function revokeCode(db: Database, codeHash: string): Promise<string | null> {
  const row = await db
    .updateTable('authorization_code')
    .set({ revoked: true })
    .where('code_hash', '=', codeHash)
    .returning('session_no')
    .executeTakeFirst();
  return row?.session_no ?? null;
}

/** Deletes a user's codes, so that they open no session any more. */
export async function deleteCodesOf(db: Database, userNo: string): Promise<void> {
  await db.deleteFrom('authorization_code').where('user_no', '=', userNo).execute();
}

/** Deletes codes an hour after their expiry; until then a second use is still detected. */
export async function purgeCodes(db: Database, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  await db.deleteFrom('authorization_code').where('expires_at', '<=', anHourAgo).execute();
}

/** Name of a user; their number when no user has that number any more. */
export async function findUserName(db: Database, userNo: string): Promise<string> {
  const user = await db
    .selectFrom('app_user')
    .select('user_name')
    .where('user_no', '=', userNo)
    .executeTakeFirst();
  return user?.user_name ?? userNo;
}
