import { sql } from 'kysely';
import type {
  DirectoryState,
  queryDirectoryRequests,
  queryDirectorySyncs,
} from '../../../../src/contract/agency/connections/directory-sync';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import '../../directory-sync/schema';
import { Fault } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';

const state = sql<DirectoryState>`case when d.is_on is null then 'unset' when d.is_on then 'on' else 'paused' end`;

/** Enterprises of the operator's agency with their directories `d`. */
export const directoriesOf = (db: Database, { tmcNumber }: Operator) =>
  db
    .selectFrom('enterprise as e')
    .leftJoin('directory_sync as d', 'd.enterprise_num', 'e.enterprise_num')
    .where('e.tmc_number', '=', tmcNumber);

/** Columns of the list; `now`: for tokens that work. */
export const directoryColumns = (now: Date) =>
  [
    sql<string>`e.enterprise_num`.as('enterpriseNum'),
    sql<string>`e.ent_name`.as('entName'),
    state.as('directoryState'),
    sql<number>`(select count(*)::int from directory_token t
      where t.enterprise_num = e.enterprise_num and (t.ends_at is null or t.ends_at > ${now}))`.as(
      'liveTokens',
    ),
    sql<Date | null>`(select max(t.last_used_at) from directory_token t
      where t.enterprise_num = e.enterprise_num)`.as('lastUse'),
    sql<number>`(select count(*)::int from directory_person p
      where p.enterprise_num = e.enterprise_num and p.removed_at is null)`.as('personCount'),
  ] as const;

/** A page of the enterprises of the operator's agency, those with settings first, by name. */
export async function findDirectories(
  { db, operator, now }: OperatorContext,
  { keyword, directoryState, pageIndex, pageSize }: ParsedBodyOf<typeof queryDirectorySyncs>,
): Promise<ResultOf<typeof queryDirectorySyncs>> {
  const pattern = containing(keyword);
  const found = directoriesOf(db, operator)
    .$if(keyword !== '', (q) =>
      q.where((eb) => eb.or([eb('e.enterprise_num', 'ilike', pattern), eb('e.ent_name', 'ilike', pattern)])),
    )
    .$if(directoryState !== undefined, (q) => q.where(state, '=', directoryState ?? 'unset'));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(directoryColumns(now))
    .orderBy(sql`d.enterprise_num is null`)
    .orderBy('e.ent_name')
    .orderBy('e.enterprise_num')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return {
    total,
    directoryList: rows.map(({ lastUse, ...row }) => ({
      ...row,
      lastUseTime: lastUse === null ? '' : new Date(lastUse).toISOString(),
    })),
  };
}

/** Subject of the log's entries about an enterprise's directory. */
export const directorySubject = (enterpriseNum: string): string => `directory-${enterpriseNum}`;

/** Throws agencyEnterpriseUnknown, also for enterprises of other agencies. */
export async function assertOwn(
  db: Database,
  { tmcNumber }: Operator,
  enterpriseNum: string,
): Promise<{ entName: string }> {
  const found = await db
    .selectFrom('enterprise')
    .select('ent_name as entName')
    .where('enterprise_num', '=', enterpriseNum)
    .where('tmc_number', '=', tmcNumber)
    .executeTakeFirst();
  if (found === undefined) throw new Fault('agencyEnterpriseUnknown');
  return found;
}

/** The last requests of an enterprise's directory. Throws agencyEnterpriseUnknown. */
export async function findRequests(
  { db, operator }: OperatorContext,
  { enterpriseNum, outcome, pageIndex, pageSize }: ParsedBodyOf<typeof queryDirectoryRequests>,
): Promise<ResultOf<typeof queryDirectoryRequests>> {
  await assertOwn(db, operator, enterpriseNum);
  const found = db
    .selectFrom('directory_request')
    .where('enterprise_num', '=', enterpriseNum)
    .$if(outcome !== undefined, (q) => q.where('status', outcome === 'done' ? '<' : '>=', 400));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('request_no', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return {
    total,
    requestList: rows.map((row) => ({
      requestNo: row.request_no,
      requestTime: row.requested_at.toISOString(),
      tokenNo: row.token_no,
      method: row.method,
      path: row.path,
      status: row.status,
      scimType: row.scim_type,
      detail: row.detail,
    })),
  };
}
