import * as v from 'valibot';
import {
  NationalityCode,
  STAFF_STATES,
  SUPERVISOR_FILTERS,
  type staffMembers,
} from '../../../../src/contract/address-book/staff-members';
import type { RowOf } from '../../../../src/contract/resource/resource';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { Database } from '../../db/database';
import { defineExport, type ExportColumn } from '../../download/exports';
import type { Caller } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';
import { findFields, findValues } from '../ext/values';
import { memberRows } from './rows';
import { STAFF_STATE_LABELS } from '../../../../src/domain/address-book/labels';

/** Member of staff with their position in the list. */
interface ExportedMember {
  at: number;
  row: RowOf<typeof staffMembers>;
  /** Values of the enterprise's own fields, by field number. */
  extInfo: ReadonlyMap<string, string>;
}

const COLUMNS: readonly ExportColumn<ExportedMember>[] = [
  { header: '姓名', value: ({ row }) => row.staffName },
  { header: '员工编号', value: ({ row }) => row.jobNO },
  { header: '部门', value: ({ row }) => row.department.name },
  { header: '职位', value: ({ row }) => row.position.name },
  { header: '职级', value: ({ row }) => row.grade.name },
  { header: '直属上级', value: ({ row }) => row.supervisor?.name ?? '' },
  { header: '成本中心', value: ({ row }) => row.costCenter.name },
  { header: '核算主体', value: ({ row }) => row.accountingEntity.name },
  { header: '手机号', value: ({ row }) => row.phone },
  { header: '邮箱', value: ({ row }) => row.email },
  { header: '状态', value: ({ row }) => STAFF_STATE_LABELS[row.staffState] },
  { header: '状态变更日期', value: ({ row }) => row.stateSince },
];

const Query = v.object({
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50)), ''),
  department: v.optional(v.string()),
  position: v.optional(v.string()),
  grade: v.optional(v.string()),
  supervisor: v.optional(v.picklist(SUPERVISOR_FILTERS)),
  nationality: v.optional(NationalityCode),
  staffState: v.optional(v.picklist(STAFF_STATES)),
  /** Includes the enterprise's own fields. */
  withExtInfo: v.optional(v.boolean(), false),
});
type Query = v.InferOutput<typeof Query>;

const page = (db: Database, caller: Caller, query: Query, pageIndex: number, pageSize: number) =>
  memberRows.list(
    // the list reads only the database and the caller of the context
    { db, caller } as CallerContext,
    { ...query, sortField: 'staffName', sortOrder: 'asc', pageIndex, pageSize },
  );

/** Numbers stay masked, as in the list. */
export const dataExport = defineExport({
  kind: 'staff',
  title: '员工列表',
  query: Query,
  columns: COLUMNS,
  async columnsFor(db, { enterpriseNum }, { withExtInfo }) {
    const fields = withExtInfo ? await findFields(db, enterpriseNum) : [];
    return fields.map(({ fieldNO, fieldName }) => ({
      header: fieldName,
      value: ({ extInfo }: ExportedMember) => extInfo.get(fieldNO) ?? '',
    }));
  },
  permission: OBJECT.seeStaff,
  check: () => undefined,
  count: async (db, caller, query) => (await page(db, caller, query, 1, 1)).total,
  async rowsAfter(db, caller, query, last: ExportedMember | undefined, limit) {
    const done = last === undefined ? 0 : last.at + 1;
    const { rows } = await page(db, caller, query, Math.floor(done / limit) + 1, limit);
    const listed = rows as unknown as ExportedMember['row'][];
    const staffNos = query.withExtInfo ? listed.map(({ staffNO }) => staffNO) : [];
    const values = await findValues(db, staffNos);
    return listed.map((row, i) => ({
      at: done + i,
      row,
      extInfo: values.get(row.staffNO) ?? new Map<string, string>(),
    }));
  },
});
