import type { Database } from '../db/database';
import { scrub } from '../server/log';
import { DAY } from '../server/limits/allowance';
import './schema';

const KEPT_MS = 30 * DAY;
/** Requests kept for each enterprise. */
const MOST = 5_000;
const DETAIL_LENGTH = 300;

interface NotedRequest {
  enterpriseNum: string;
  tokenNo: number;
  method: string;
  path: string;
  status: number;
  scimType: string;
  detail: string;
}

/** Notes a request with its outcome, without its contents; errors may quote numbers of it, which are masked. */
export async function noteRequest(db: Database, noted: NotedRequest, now: Date): Promise<void> {
  await db
    .insertInto('directory_request')
    .values({
      enterprise_num: noted.enterpriseNum,
      requested_at: now,
      token_no: noted.tokenNo,
      method: noted.method,
      path: scrub(noted.path).slice(0, DETAIL_LENGTH),
      status: noted.status,
      scim_type: noted.scimType,
      // an error may quote characters of the request that the database refuses
      detail: scrub(noted.detail.replace(/[\p{Cc}\p{Cs}]/gu, '')).slice(0, DETAIL_LENGTH),
    })
    .execute();
}

/** Deletes notes after 30 days, and the oldest ones of an enterprise with many. */
export async function purgeRequests(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('directory_request')
    .where('requested_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
  const enterprises = await db.selectFrom('directory_sync').select('enterprise_num').execute();
  for (const { enterprise_num } of enterprises) {
    const oldest = await db
      .selectFrom('directory_request')
      .select('request_no')
      .where('enterprise_num', '=', enterprise_num)
      .orderBy('request_no', 'desc')
      .offset(MOST)
      .limit(1)
      .executeTakeFirst();
    if (oldest === undefined) continue;
    await db
      .deleteFrom('directory_request')
      .where('enterprise_num', '=', enterprise_num)
      .where('request_no', '<=', oldest.request_no)
      .execute();
  }
}
