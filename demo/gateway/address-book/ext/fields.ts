import { staffFields } from '../../../../src/contract/address-book/staff-fields';
import { optionsOf } from '../../../../src/domain/address-book/ext-value';
import type { Database } from '../../db/database';
import { DATA_RANGE } from '../../server/http/caller';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { nameIn } from '../../server/resource/stored-fields';
import '../schema';

export const staffFieldCalls = implementResource(staffFields, {
  table: 'staff_field',
  columns: {
    fieldNO: 'field_no',
    fieldKind: 'field_kind',
    options: 'options',
    isRequired: 'is_required',
    isEnabled: 'is_enabled',
    sortOrder: 'sort_order',
    modifyTime: 'modified_at',
  },
  fields: { fieldName: nameIn('field_name') },
  values: ({ fieldKind, options }) => ({
    options: fieldKind === 'choice' ? optionsOf(options).join('\n') : '',
  }),
  async related({ db }, rows) {
    const counts = await usesOf(
      db,
      rows.map(({ field_no }) => field_no),
    );
    return rows.map(({ field_no }) => ({ usedCount: counts.get(field_no) ?? 0 }));
  },
  search: ['field_name', 'options'],
  filters: { isEnabled: 'is_enabled' },
  unique: { staff_field_name: { fieldName: '已有同名的字段' } },
  async beforeSave(context, { fieldKind, options }, before) {
    refuseInPart(context);
    const { db } = context;
    if (before === undefined) return;
    const values = await db
      .selectFrom('staff_field_value')
      .select('value')
      .distinct()
      .where('field_no', '=', before.field_no)
      .execute();
    if (values.length === 0) return;
    if (fieldKind !== before.field_kind)
      throw fieldsInvalid({ fieldKind: '该字段已有员工填写，不能更改类型' });
    const left = optionsOf(options);
    const lost = values.find(({ value }) => fieldKind === 'choice' && !left.includes(value));
    if (lost) throw fieldsInvalid({ options: `选项“${lost.value}”已有员工选用，不能去掉` });
  },
  async beforeRemove(context, { field_no, field_name }) {
    refuseInPart(context);
    const { db } = context;
    const count = (await usesOf(db, [field_no])).get(field_no) ?? 0;
    if (count > 0)
      throw new Fault('rowInUse', `字段“${field_name}”已有${count}名员工填写，不能删除，可以停用`);
  },
});

/** All staff have these fields, so a sub administrator of some departments may not change them. */
function refuseInPart({ caller }: Pick<CallerContext, 'caller'>): void {
  if (caller.range !== DATA_RANGE.enterprise)
    throw new Fault('forbidden', '自定义字段涉及全企业的员工，只有数据范围为全企业的管理员可以维护');
}

async function usesOf(db: Database, fieldNos: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('staff_field_value')
    .select((eb) => ['field_no', eb.fn.countAll<number>().as('count')])
    .where('field_no', 'in', fieldNos)
    .groupBy('field_no')
    .execute();
  return new Map(rows.map(({ field_no, count }) => [field_no, count]));
}
