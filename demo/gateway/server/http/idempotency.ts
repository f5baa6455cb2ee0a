import { createHash } from 'node:crypto';
import { REQUEST_ID_HEADER } from '../../../../src/contract/envelope';
import type { Database, DatabaseTransaction } from '../../db/database';
import { Fault } from './fault';
import { hashRequestId, openAnswer, sealAnswer, sealDigest } from './sealed-answer';

/** Identity of a request; a second request with the same key is a repetition. */
export interface RequestKey {
  userNo: string;
  /** The enterprise in use, or the session. The same request id from another place is refused. */
  place: string;
  requestId: string;
  path: string;
}

/** Returns the request id of a call that changes data. Throws requestIdMissing without a valid one. */
export function requestIdOf(headers: Record<string, string | string[] | undefined>): string {
  const value = headers[REQUEST_ID_HEADER];
  if (typeof value !== 'string' || !/^[\w-]{8,64}$/.test(value)) throw new Fault('requestIdMissing');
  return value;
}

/**
 * Runs a request once: the first time in `tx`, together with the row that stores its answer. A repetition, even a
 * concurrent one in another process, waits for the first and gets its answer. An error rolls the row back. Only the
 * request id opens the stored answer. Throws requestIdReused for another body or place, so that an answer of one
 * enterprise never reaches another.
 */
export async function answerOnce(
  tx: DatabaseTransaction,
  { userNo, place, requestId, path }: RequestKey,
  body: unknown,
  now: Date,
  answer: () => Promise<string>,
): Promise<string> {
  const digest = createHash('sha256')
    .update(`${place}\n${JSON.stringify(body) ?? ''}`)
    .digest('hex');
  const bodyHash = sealDigest(requestId, digest);
  const key = { user_no: userNo, request_hash: hashRequestId(requestId), path };
  // waits here while another transaction has the same key
  const claim = await tx
    .insertInto('answered_request')
    .values({ ...key, body_hash: bodyHash, answered_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const isFirst = claim.numInsertedOrUpdatedRows === 1n;
  const mine = tx
    .selectFrom('answered_request')
    .select(['body_hash', 'answer'])
    .where('user_no', '=', userNo)
    .where('request_hash', '=', key.request_hash)
    .where('path', '=', path);
  if (!isFirst) {
    const first = await mine.executeTakeFirstOrThrow();
    if (first.body_hash !== bodyHash) throw new Fault('requestIdReused');
    if (first.answer === null) throw new Error('A committed request has no answer');
    return openAnswer(requestId, first.answer);
  }
  const text = await answer();
  await tx
    .updateTable('answered_request')
    .set({ answer: sealAnswer(requestId, text) })
    .where('user_no', '=', userNo)
    .where('request_hash', '=', key.request_hash)
    .where('path', '=', path)
    .execute();
  return text;
}

/** Returns whether a request was answered before, so that the present one is a repetition. */
export async function isAnswered(db: Database, { userNo, requestId, path }: RequestKey): Promise<boolean> {
  const answered = await db
    .selectFrom('answered_request')
    .select('path')
    .where('user_no', '=', userNo)
    .where('request_hash', '=', hashRequestId(requestId))
    .where('path', '=', path)
    .executeTakeFirst();
  return answered !== undefined;
}

const ANSWER_KEPT_MS = 7 * 24 * 3_600_000;

/** Deletes expired answers. */
export async function purgeAnswers({ db, now }: { db: Database; now: Date }): Promise<void> {
  const before = new Date(now.getTime() - ANSWER_KEPT_MS);
  await db.deleteFrom('answered_request').where('answered_at', '<=', before).execute();
}
