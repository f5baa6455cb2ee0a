import { OBJECT } from '../../../../../src/contract/permission/objects';
import { MANAGER_LABELS, scopeText } from '../../../../../src/domain/permission/labels';
import { defineExport, type ExportColumn } from '../../../download/exports';
import { peopleFilters } from '../filter-texts';
import { contextOf, listPeople, PeopleQuery, type Person } from '../listed-people';

/** A person with their position in the list. */
interface ListedPerson {
  at: number;
  row: Person;
}

const COLUMNS: readonly ExportColumn<ListedPerson>[] = [
  { header: '姓名', value: ({ row }) => row.staffName },
  { header: '员工编号', value: ({ row }) => row.staffNO },
  { header: '部门', value: ({ row }) => row.department.name },
  { header: '角色', value: ({ row }) => row.roleList.map(({ name }) => name).join('、') },
  { header: '管理员', value: ({ row }) => MANAGER_LABELS[row.managerKind] },
  { header: '报表范围', value: ({ row }) => scopeText(row.reportScope) },
  { header: '拥有的权限', value: ({ row }) => row.objectList.length },
  { header: '权限明细', value: ({ row }) => row.objectList.map(({ name }) => name).join('、') },
];

/** The listed people, each with their roles and rights. */
export const dataExport = defineExport({
  kind: 'staffPermission',
  title: '员工权限',
  query: PeopleQuery,
  columns: COLUMNS,
  filters: peopleFilters,
  permission: OBJECT.seeStaffPermissions,
  check: () => undefined,
  count: async (db, caller, query) =>
    (await listPeople(contextOf(db, caller, query), query, { pageIndex: 1, pageSize: 1 })).total,
  async rowsAfter(db, caller, query, last: ListedPerson | undefined, limit) {
    const done = last === undefined ? 0 : last.at + 1;
    const part = { pageIndex: Math.floor(done / limit) + 1, pageSize: limit };
    const { rows } = await listPeople(contextOf(db, caller, query), query, part);
    return rows.map((row, i) => ({ at: done + i, row }));
  },
});
