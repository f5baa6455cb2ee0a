import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely';
import { hashRequestId, sealAnswer, sealDigest } from '../http/sealed-answer';

interface KeptInTheClear {
  user_no: string;
  request_id: string;
  path: string;
  body_hash: string;
  answer: string | null;
}

const BATCH = 500;

/** Encrypts the answers stored so far instead of dropping them, since a repeated request must not run again. */
export const migration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table answered_request rename column request_id to request_hash`.execute(db);
    await sql`alter table answered_request add column sealed boolean not null default false`.execute(db);
    for (;;) {
      const { rows } =
        await sql<KeptInTheClear>`select user_no, request_hash as request_id, path, body_hash, answer
        from answered_request where not sealed limit ${BATCH}`.execute(db);
      for (const row of rows) await seal(db, row);
      if (rows.length < BATCH) break;
    }
    await sql`alter table answered_request drop column sealed`.execute(db);
  },
};

async function seal(db: Kysely<unknown>, row: KeptInTheClear): Promise<void> {
  const { user_no, request_id, path, body_hash } = row;
  const answer = row.answer === null ? null : sealAnswer(request_id, row.answer);
  await sql`update answered_request set request_hash = ${hashRequestId(request_id)},
    body_hash = ${sealDigest(request_id, body_hash)}, answer = ${answer}, sealed = true
    where user_no = ${user_no} and request_hash = ${request_id} and path = ${path}`.execute(db);
}
