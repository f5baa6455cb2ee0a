import { subManagers } from '../../../../src/contract/permission/sub-managers';
import { NO_RIGHTS, type Rights } from '../../../../src/domain/permission/grants';
import { DATA_RANGE } from '../../server/caller';
import { fieldsInvalid } from '../../server/fault';
import type { CallerContext } from '../../server/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { DEPARTMENTS, STAFF } from '../../server/resource/references';
import { periodIn, referenceIn, referencesIn } from '../../server/resource/stored-fields';
import { lockRoles } from '../roles/editors';
import { findGrantable, RESTRICTIONS } from '../roles/grantable';
import { namesOf, refuseGrant, refuseUnknown, refuseWithoutPage } from '../roles/grants';
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
  values: ({ managedScope, departments, objectList }) => ({
    dept_nos: managedScope === 'enterprise' ? [] : [...new Set(departments.map(({ no }) => no))],
    object_nos: [...new Set(objectList.map(({ no }) => no))],
  }),
  async related({ db }, rows) {
    const own = (await findGrantable(db)).filter(({ isOwn }) => isOwn);
    return rows.map(({ object_nos }) => ({
      objectList: own
        .filter(({ objectNo }) => object_nos.includes(objectNo))
        .map(({ objectNo, objectName }) => ({ no: objectNo, name: objectName })),
    }));
  },
  search: ['remark'],
  filters: { staff: 'staff_no' },
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
    // what ends with a day would go on as long as they like
    if ([form.staff.no, row?.staff_no].includes(caller.staffNo))
      throw fieldsInvalid({ staff: '不能设置自己的子管理员权限' });
    refuseScope(context, form);
    const nodes = await findGrantable(db);
    const chosen = form.objectList.map(({ no }) => no);
    refuseUnknown(nodes, chosen);
    // somebody else in their place gets all of it anew
    const isSame = row?.staff_no === form.staff.no;
    const before: Rights = isSame
      ? { objects: new Set(row?.object_nos), range: row?.is_whole ? 2 : 1 }
      : NO_RIGHTS;
    const isWhole = form.managedScope === 'enterprise';
    refuseWithoutPage(nodes, before.objects, new Set(chosen));
    // a scope that is refused has been said at its own field
    refuseGrant(context, nodes, before, { objects: new Set(chosen), range: 1 });
    const restricting = chosen.filter((no) => RESTRICTIONS.has(no));
    if (restricting.length > 0)
      throw fieldsInvalid({ objectList: `${namesOf(nodes, restricting)}是限制，不能授予子管理员` });
    const whole = isWhole ? [] : chosen.filter((no) => WHOLE.has(no));
    if (whole.length > 0)
      throw fieldsInvalid({
        objectList: `${namesOf(nodes, whole)}涉及全企业的数据，只能授予管理全企业的子管理员`,
      });
  },
});

type Scoped = Parameters<
  NonNullable<Parameters<typeof implementResource<typeof subManagers, 'sub_manager'>>[1]['beforeSave']>
>[1];

/** Throws where more is to be kept than the caller sees themselves. */
function refuseScope(
  { caller }: Pick<CallerContext, 'caller'>,
  { managedScope, departments }: Pick<Scoped, 'managedScope' | 'departments'>,
): void {
  if (caller.range === DATA_RANGE.enterprise) return;
  if (managedScope === 'enterprise') throw fieldsInvalid({ managedScope: '不能超出您自己的数据范围' });
  const isWithin =
    caller.range === DATA_RANGE.department && departments.every(({ no }) => caller.deptNos.includes(no));
  if (!isWithin) throw fieldsInvalid({ departments: '只能选择您自己管理的部门' });
}
