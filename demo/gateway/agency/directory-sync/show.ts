import { sql } from 'kysely';
import type {
  DirectoryToken,
  queryDirectorySync,
} from '../../../../src/contract/agency/connections/directory-sync';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { loadDepartments } from '../../directory-sync/departments';
import { findSettings } from '../../directory-sync/settings';
import { findOfferedRoles } from '../../directory-sync/users/offered-roles';
import { baseOf } from '../../directory-sync/users/queries';
import type { GatewayConfig } from '../../server/config';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { findHistory } from '../log/history';
import '../schema';
import { directoriesOf, directoryColumns, directorySubject } from './queries';

/** Ended tokens that are shown with those that work. */
const MOST_TOKENS = 20;
type Choice = { no: string; name: string };

/** Throws agencyEnterpriseUnknown, also for enterprises of other agencies. */
export async function findDirectory(
  { db, operator, now }: OperatorContext,
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  { enterpriseNum }: ParsedBodyOf<typeof queryDirectorySync>,
): Promise<ResultOf<typeof queryDirectorySync>> {
  const row = await directoriesOf(db, operator)
    .select(directoryColumns(now))
    .where('e.enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('agencyEnterpriseUnknown');
  const { lastUse, ...view } = row;
  const settings = await findSettings(db, enterpriseNum);
  const departments = await loadDepartments(db, enterpriseNum);
  return {
    ...view,
    lastUseTime: lastUse === null ? '' : new Date(lastUse).toISOString(),
    url: baseOf(publicUrl),
    revision: settings?.version ?? 0,
    numberFrom: settings?.number_from ?? 'employeeNumber',
    makesDepartments: settings?.makes_departments ?? true,
    deptNo: settings?.dept_no ?? '',
    positionNo: settings?.position_no ?? '',
    gradeNo: settings?.grade_no ?? '',
    costCenterNo: settings?.cost_center_no ?? '',
    accountingEntityNo: settings?.accounting_entity_no ?? '',
    roleNo: settings?.role_no ?? '',
    departmentList: departments.map(({ deptNo: no, path: name }) => ({ no, name })),
    positionList: await choices(db, enterpriseNum, {
      table: 'job_position',
      no: 'position_no',
      name: 'position_name',
    }),
    gradeList: await choices(db, enterpriseNum, { table: 'grade', no: 'grade_no', name: 'grade_name' }),
    costCenterList: await choices(db, enterpriseNum, {
      table: 'cost_center',
      no: 'cost_center_no',
      name: 'cost_center_name',
    }),
    accountingEntityList: await choices(db, enterpriseNum, {
      table: 'accounting_entity',
      no: 'accounting_entity_no',
      name: 'accounting_entity_name',
    }),
    roleList: await findOfferedRoles(db, enterpriseNum),
    tokenList: await findTokens(db, enterpriseNum, now),
    historyList: await findHistory(db, operator, directorySubject(enterpriseNum)),
  };
}

const CLOSING: ReadonlySet<string> = new Set(['cost_center', 'accounting_entity']);

async function choices(
  db: Database,
  enterpriseNum: string,
  { table, no, name }: { table: string; no: string; name: string },
): Promise<Choice[]> {
  const { rows } =
    await sql<Choice>`select ${sql.ref(no)} as no, ${sql.ref(name)} as name from ${sql.table(table)}
    where enterprise_num = ${enterpriseNum} ${CLOSING.has(table) ? sql`and closed_on is null` : sql``}
    order by 2, 1`.execute(db);
  return rows;
}

async function findTokens(db: Database, enterpriseNum: string, now: Date): Promise<DirectoryToken[]> {
  const rows = await db
    .selectFrom('directory_token as t')
    .innerJoin('agency_operator as o', 'o.operator_no', 't.made_by')
    .select(['t.token_no', 't.fingerprint', 't.made_at', 't.last_used_at', 't.ends_at', 'o.operator_name'])
    .where('t.enterprise_num', '=', enterpriseNum)
    .orderBy('t.token_no', 'desc')
    .limit(MOST_TOKENS)
    .execute();
  return rows.map((row) => ({
    tokenNo: row.token_no,
    fingerprint: row.fingerprint,
    makeTime: row.made_at.toISOString(),
    makerName: row.operator_name,
    lastUseTime: row.last_used_at?.toISOString() ?? '',
    endTime: row.ends_at?.toISOString() ?? '',
    isLive: row.ends_at === null || row.ends_at > now,
  }));
}
