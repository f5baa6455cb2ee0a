import { sql } from 'kysely';
import {
  OPERATED_PRODUCTS,
  operators,
  SOLD_PRODUCTS,
  WEEKDAYS,
  type Hours,
  type OperatedProduct,
  type Weekday,
} from '../../../../src/contract/permission/operators';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { DATA_RANGE, lastingCaller, withScopeOf, type Caller } from '../../server/http/caller';
import { fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { DEPARTMENTS, STAFF } from '../../server/resource/references';
import type { Named } from '../../../../src/contract/resource/values';
import { having, referenceIn, referencesIn, type StoredField } from '../../server/resource/stored-fields';
import { canStillMaintainOperators } from './operated-staff';
import './schema';

/** A subset of a few options, in their order, as a text array column. */
const someIn = <V extends string | number>(column: string, options: readonly V[]): StoredField<V[]> => ({
  sortColumn: column,
  write: (chosen) => ({ [column]: options.filter((one) => chosen.includes(one)).map(String) }),
  read: (_context, rows) =>
    Promise.resolve(
      rows.map((row) => {
        const held = row[column] as readonly string[];
        return options.filter((one) => held.includes(String(one)));
      }),
    ),
});

const hours: StoredField<Hours> = {
  sortColumn: 'begin_time',
  write: ({ from, to }) => ({ begin_time: from, end_time: to }),
  read: (_context, rows) =>
    Promise.resolve(rows.map((row) => ({ from: String(row['begin_time']), to: String(row['end_time']) }))),
};

export const operatorCalls = implementResource(operators, {
  table: 'booking_operator',
  columns: { keyId: 'key_id', isEnabled: 'is_enabled', remark: 'remark', modifyTime: 'modified_at' },
  fields: {
    staff: referenceIn('staff_no', STAFF),
    departments: referencesIn('dept_nos', DEPARTMENTS),
    products: someIn<OperatedProduct>('products', OPERATED_PRODUCTS),
    weekdays: someIn<Weekday>('weekdays', WEEKDAYS),
    hours,
  },
  values: ({ departments }, { caller }) => ({ kept_by: limitingSubManagerOf(caller, departments) }),
  async related({ db, now }, rows) {
    const kept = await db
      .selectFrom('sub_manager as m')
      .select(['m.key_id', 'm.valid_to'])
      .where('m.key_id', 'in', [...rows.flatMap(({ kept_by }) => kept_by ?? []), ''])
      .where(canStillMaintainOperators(now))
      .execute();
    const ends = new Map(kept.map(({ key_id, valid_to }) => [key_id, valid_to]));
    return rows.map(({ kept_by }) => ({ validTo: kept_by === null ? null : (ends.get(kept_by) ?? '') }));
  },
  search: ['remark'],
  filters: {
    staff: 'staff_no',
    departments: having('dept_nos'),
    products: having('products'),
    isEnabled: 'is_enabled',
  },
  scope(query, { caller }) {
    if (caller.range === DATA_RANGE.enterprise) return query;
    const seen = caller.range === DATA_RANGE.department ? [...caller.deptNos] : [];
    return query.where(sql<boolean>`dept_nos <@ ${seen}::text[]`);
  },
  async beforeSave(context, { staff, departments, products }, before) {
    const unsold = products.filter((one) => !SOLD_PRODUCTS.includes(one) && !before?.products.includes(one));
    if (unsold.length > 0) throw fieldsInvalid({ products: '所选产品本平台暂未开通，不能新增' });
    await refuseInactive(context, staff.no);
    const isSelf = staff.no === context.caller.staffNo;
    // temporary rights must not become permanent ones
    const caller = isSelf ? lastingScope(context.caller) : context.caller;
    if (isSelf && !caller.objects.has(OBJECT.editOperators))
      throw fieldsInvalid({ staff: '您只是暂时维护操作员，不能设置自己为操作员' });
    if (caller.range === DATA_RANGE.enterprise) return;
    const isWithin =
      caller.range === DATA_RANGE.department && departments.every(({ no }) => caller.deptNos.includes(no));
    if (!isWithin) throw fieldsInvalid({ departments: '只能选择您自己管理的部门' });
  },
});

/**
 * Key of the sub administration that operators of these departments end with; null when the caller's right is
 * permanent.
 */
function limitingSubManagerOf(caller: Caller, departments: readonly Named[]): string | null {
  const lasting = lastingScope(caller);
  const isCovered =
    lasting.range === DATA_RANGE.enterprise ||
    (lasting.range === DATA_RANGE.department && departments.every(({ no }) => lasting.deptNos.includes(no)));
  if (lasting.objects.has(OBJECT.editOperators) && isCovered) return null;
  return caller.held.managed?.keyId ?? null;
}

const lastingScope = (caller: Caller): Caller => withScopeOf(lastingCaller(caller), OBJECT.editOperators);

async function refuseInactive({ db }: CallerContext, staffNo: string): Promise<void> {
  const found = await db
    .selectFrom('staff')
    .select('staff_state')
    .where('staff_no', '=', staffNo)
    .executeTakeFirst();
  if (found?.staff_state !== 'active') throw fieldsInvalid({ staff: '该员工已停用或已离职' });
}
