import { sql } from 'kysely';
import type {
  saveDirectorySync,
  switchDirectorySync,
} from '../../../../src/contract/agency/connections/directory-sync';
import type { ParsedBodyOf } from '../../../../src/contract/call';
import { NUMBER_SOURCE_NAMES } from '../../../../src/domain/agency/labels';
import type { Database } from '../../db/database';
import { findSettings, type DirectorySettings } from '../../directory-sync/settings';
import { findOfferedRoles } from '../../directory-sync/users/offered-roles';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import { assertOwn, directorySubject } from './queries';

type Body = ParsedBodyOf<typeof saveDirectorySync>;

/**
 * Locks the settings of an enterprise of the operator's agency; undefined for none. Throws agencyEnterpriseUnknown,
 * directorySyncChanged.
 */
export async function lockSettings(
  tx: Database,
  operator: Operator,
  { enterpriseNum, revision }: { enterpriseNum: string; revision: number },
): Promise<{ entName: string; settings: DirectorySettings | undefined }> {
  const { entName } = await assertOwn(tx, operator, enterpriseNum);
  // the same lock as that of the directory's changes, which are waited for
  await sql`select pg_advisory_xact_lock(hashtext('directory sync'), hashtext(${enterpriseNum}))`.execute(tx);
  const settings = await findSettings(tx, enterpriseNum);
  if ((settings?.version ?? 0) !== revision) throw new Fault('directorySyncChanged');
  return { entName, settings };
}

/** Throws agencyEnterpriseUnknown, directorySyncChanged, fieldsInvalid. */
export async function save({ db, operator, record }: OperatorContext, body: Body): Promise<object> {
  const { enterpriseNum, revision, numberFrom, makesDepartments, roleNo } = body;
  const { entName, settings } = await lockSettings(db, operator, body);
  const names = await namesOf(db, body, settings);
  const values = {
    number_from: numberFrom,
    makes_departments: makesDepartments,
    dept_no: body.deptNo,
    position_no: body.positionNo,
    grade_no: body.gradeNo,
    cost_center_no: body.costCenterNo,
    accounting_entity_no: body.accountingEntityNo,
    role_no: roleNo === '' ? null : roleNo,
    version: revision + 1,
  };
  if (settings === undefined)
    await db
      .insertInto('directory_sync')
      .values({ ...values, enterprise_num: enterpriseNum, is_on: true })
      .execute();
  else
    await db.updateTable('directory_sync').set(values).where('enterprise_num', '=', enterpriseNum).execute();
  const about = [
    `员工编号：${NUMBER_SOURCE_NAMES[numberFrom]}`,
    makesDepartments ? '自动新增部门' : '不新增部门',
    `新员工默认${names.join('、')}`,
  ].join('，');
  await record({
    enterpriseNum,
    subject: directorySubject(enterpriseNum),
    summary: `${settings === undefined ? '开启' : '修改'}${entName}的目录同步：${about}`,
  });
  return {};
}

const PLACES = [
  { field: 'deptNo', table: 'department', no: 'dept_no', name: 'dept_name', closes: false, noun: '部门' },
  {
    field: 'positionNo',
    table: 'job_position',
    no: 'position_no',
    name: 'position_name',
    closes: false,
    noun: '职位',
  },
  { field: 'gradeNo', table: 'grade', no: 'grade_no', name: 'grade_name', closes: false, noun: '职级' },
  {
    field: 'costCenterNo',
    table: 'cost_center',
    no: 'cost_center_no',
    name: 'cost_center_name',
    closes: true,
    noun: '成本中心',
  },
  {
    field: 'accountingEntityNo',
    table: 'accounting_entity',
    no: 'accounting_entity_no',
    name: 'accounting_entity_name',
    closes: true,
    noun: '核算主体',
  },
] as const;

/** Names of the chosen places and of the role. Throws fieldsInvalid for those of no use. */
async function namesOf(db: Database, body: Body, settings: DirectorySettings | undefined): Promise<string[]> {
  const fields: Record<string, string> = {};
  const names: string[] = [];
  for (const { field, table, no, name, closes, noun } of PLACES) {
    const { rows } = await sql<{ name: string; isClosed: boolean }>`select ${sql.ref(name)} as name,
      ${closes ? sql`closed_on is not null` : sql`false`} as "isClosed" from ${sql.table(table)}
      where enterprise_num = ${body.enterpriseNum} and ${sql.ref(no)} = ${body[field]}`.execute(db);
    const [found] = rows;
    if (found === undefined) fields[field] = `所选${noun}不存在，请重新选择`;
    else if (found.isClosed) fields[field] = `所选${noun}已关闭，请重新选择`;
    else names.push(found.name);
  }
  if (body.roleNo !== '' && body.roleNo !== settings?.role_no) {
    const role = (await findOfferedRoles(db, body.enterpriseNum)).find(({ no }) => no === body.roleNo);
    if (role === undefined) fields['roleNo'] = '所选角色不存在，或含有管理权限，请重新选择';
    else names.push(`角色${role.name}`);
  }
  if (Object.keys(fields).length > 0) throw fieldsInvalid(fields);
  return names;
}

/** Throws agencyEnterpriseUnknown, directorySyncUnset, directorySyncChanged. */
export async function switchOn(
  { db, operator, record }: OperatorContext,
  { enterpriseNum, revision, isOn, reason }: ParsedBodyOf<typeof switchDirectorySync>,
): Promise<object> {
  const { entName, settings } = await lockSettings(db, operator, { enterpriseNum, revision });
  if (settings === undefined) throw new Fault('directorySyncUnset');
  if (settings.is_on === isOn) throw new Fault('directorySyncChanged');
  await db
    .updateTable('directory_sync')
    .set({ is_on: isOn, version: revision + 1 })
    .where('enterprise_num', '=', enterpriseNum)
    .execute();
  await record({
    enterpriseNum,
    subject: directorySubject(enterpriseNum),
    summary: `${isOn ? '恢复' : '暂停'}${entName}的目录同步，原因：${reason}`,
  });
  return {};
}
