import { subManagers, type PeriodFilter } from '../../../../src/contract/permission/sub-managers';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { scopeToPass, type Scope } from '../../../../src/domain/permission/staff-grants';
import { addDays, shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Schema } from '../../db/schema';
import { DATA_RANGE } from '../../server/http/caller';
import { fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { DEPARTMENTS, STAFF } from '../../server/resource/references';
import { periodIn, referenceIn, referencesIn } from '../../server/resource/stored-fields';
import { lockRoles } from '../roles/editors';
import { findGrantable, RESTRICTIONS, type GrantableNode } from '../roles/grantable';
import { namesOf, missingObjectsText, refuseUnknown, refuseWithoutPage, withReading } from '../roles/grants';
import { WHOLE } from './whole';

export const subManagerCalls = implementResource(subManagers, {
  table: 'sub_manager',
  columns: { keyId: 'key_id', remark: 'remark', modifyTime: 'modified_at' },
  fields: {
    staff: referenceIn('staff_no', STAFF),
    departments: referencesIn('dept_nos', DEPARTMENTS),
    validPeriod: periodIn('valid_from', 'valid_to'),
    managedScope: {
      sortColumn: 'is_whole',
      write: (scope) => ({ is_whole: scope === 'enterprise' }),
      read: (_context, rows) =>
        Promise.resolve(rows.map(({ is_whole }) => (is_whole === true ? 'enterprise' : 'departments'))),
    },
  },
  values: async ({ staff, managedScope, departments, objectList }, { db, caller }) => {
    const held = await db
      .selectFrom('sub_manager')
      .select('object_nos')
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('staff_no', '=', staff.no)
      .executeTakeFirst();
    return {
      dept_nos: managedScope === 'enterprise' ? [] : [...new Set(departments.map(({ no }) => no))],
      object_nos: withReading(await findGrantable(db), new Set(held?.object_nos), objectList),
    };
  },
  async related({ db }, rows) {
    const own = (await findGrantable(db)).filter(({ isOwn }) => isOwn);
    return rows.map(({ object_nos }) => ({
      objectList: own
        .filter(({ objectNo }) => object_nos.includes(objectNo))
        .map(({ objectNo, objectName }) => ({ no: objectNo, name: objectName })),
    }));
  },
  search: ['remark'],
  filters: {
    staff: 'staff_no',
    objectList: (query, no) => query.where(sql<boolean>`${no} = any(object_nos)`),
    validPeriod: (query, wanted, { now }) => query.where(isIn(wanted, shanghaiDate(now))),
  },
  unique: { sub_manager_once: { staff: '该员工已是子管理员' } },
  async beforeSave(context, form, row) {
    const { db, caller } = context;
    await lockRoles(context);
    const main = await db
      .selectFrom('main_manager')
      .select('staff_no')
      .where('enterprise_num', '=', caller.enterpriseNum)
      .executeTakeFirst();
    if (main?.staff_no === form.staff.no) throw fieldsInvalid({ staff: '主管理员不能同时是子管理员' });
    // otherwise they could extend their own period without limit
    if ([form.staff.no, row?.staff_no].includes(caller.staffNo))
      throw fieldsInvalid({ staff: '不能设置自己的子管理员权限' });
    refuseScope(context, form);
    const nodes = await findGrantable(db);
    const own = new Set(row?.staff_no === form.staff.no ? row.object_nos : []);
    const chosen = withReading(nodes, own, form.objectList);
    refuseUnknown(nodes, chosen);
    const before = row === undefined || isMore(form, row) ? [] : row.object_nos;
    refuseWithoutPage(nodes, own, new Set(form.objectList.map(({ no }) => no)));
    refusePassing(
      context,
      nodes,
      form,
      chosen.filter((no) => !before.includes(no)),
    );
    const restricting = chosen.filter((no) => RESTRICTIONS.has(no));
    if (restricting.length > 0)
      throw fieldsInvalid({ objectList: `${namesOf(nodes, restricting)}是限制，不能授予子管理员` });
    const whole = form.managedScope === 'enterprise' ? [] : chosen.filter((no) => WHOLE.has(no));
    if (whole.length > 0)
      throw fieldsInvalid({
        objectList: `${namesOf(nodes, whole)}涉及全企业的数据，只能授予管理全企业的子管理员`,
      });
  },
});

const ENDING_DAYS = 30;

const isIn = (wanted: PeriodFilter, today: string): RawBuilder<boolean> =>
  ({
    current: sql<boolean>`${today}::date between valid_from and coalesce(valid_to, 'infinity')`,
    ending: sql<boolean>`valid_to between ${today}::date and ${addDays(today, ENDING_DAYS)}::date`,
    coming: sql<boolean>`valid_from > ${today}::date`,
    ended: sql<boolean>`valid_to < ${today}::date`,
  })[wanted];

type Form = Parameters<
  NonNullable<Parameters<typeof implementResource<typeof subManagers, 'sub_manager'>>[1]['beforeSave']>
>[1];

/** Returns whether the change grants more: to another person, for more departments, or for longer. */
function isMore(
  { staff, managedScope, departments, validPeriod }: Form,
  row: Selectable<Schema['sub_manager']>,
) {
  if (row.staff_no !== staff.no) return true;
  const isWider =
    !row.is_whole &&
    (managedScope === 'enterprise' || departments.some(({ no }) => !row.dept_nos.includes(no)));
  const end = validPeriod.to || FOREVER;
  return isWider || validPeriod.from < row.valid_from || end > (row.valid_to ?? FOREVER);
}

const FOREVER = '9999-12-31';

/** Throws when the scope exceeds the caller's own scope of maintaining sub administrators. */
function refuseScope({ caller }: Pick<CallerContext, 'caller'>, form: Form): void {
  if (isScopeCovered(caller, form)) return;
  throw fieldsInvalid(
    form.managedScope === 'enterprise'
      ? { managedScope: '不能超出您自己的数据范围' }
      : { departments: '只能选择您自己管理的部门' },
  );
}

/** Returns whether a scope includes the form's whole scope. */
function isScopeCovered({ range, deptNos }: Scope, { managedScope, departments }: Form): boolean {
  if (range === DATA_RANGE.enterprise) return true;
  if (managedScope === 'enterprise' || range === DATA_RANGE.personal) return false;
  return departments.every(({ no }) => deptNos.includes(no));
}

/** Throws when the caller does not hold an object permanently, or not in the form's whole scope. */
function refusePassing(
  { caller }: Pick<CallerContext, 'caller'>,
  nodes: readonly GrantableNode[],
  form: Form,
  objectNos: readonly string[],
): void {
  const given = objectNos.filter((no) => !RESTRICTIONS.has(no));
  const missing = given.filter((no) => scopeToPass(caller.held, no) === undefined);
  if (missing.length > 0) throw fieldsInvalid({ objectList: missingObjectsText(caller, nodes, missing) });
  const narrower = given.filter((no) => {
    const scope = scopeToPass(caller.held, no);
    return scope !== undefined && !isScopeCovered(scope, form);
  });
  if (narrower.length > 0)
    throw fieldsInvalid({ objectList: `权限${namesOf(nodes, narrower)}不能超出您自己的数据范围` });
}
