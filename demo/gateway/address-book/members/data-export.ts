import { sql } from 'kysely';
import * as v from 'valibot';
import {
  NationalityCode,
  STAFF_STATE_FILTERS,
  SUPERVISOR_FILTERS,
  staffMembers,
} from '../../../../src/contract/address-book/staff-members';
import type { FieldKind } from '../../../../src/contract/address-book/staff-fields';
import type { RowOf } from '../../../../src/contract/resource/resource';
import {
  MEMBER_FIELDS,
  memberColumns,
  memberHeader,
  type MemberField,
  type StateField,
} from '../../../../src/domain/address-book/import-columns';
import {
  STAFF_STATE_FILTER_LABELS,
  STAFF_STATE_LABELS,
  SUPERVISOR_FILTER_LABELS,
} from '../../../../src/domain/address-book/labels';
import { nationalityName } from '../../../../src/domain/address-book/nationality';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { AnyStorage } from '../../server/resource/storage';
import { storedRows } from '../../server/resource/stored-rows';
import type { Database } from '../../db/database';
import { dayCell, type Cell } from '../../download/cells';
import { defineExport, type ExportColumn, type ExportFilters } from '../../download/exports';
import { namesIn } from '../../download/filter-texts';
import type { Caller } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';
import { findFields, findValues } from '../ext/values';
import { memberStorage } from './storage';
import { placesOf } from '../import/places';
import { memberTexts } from './member-texts';

/** Member of staff with their position in the list. */
interface ExportedMember {
  at: number;
  row: RowOf<typeof staffMembers>;
  texts: Readonly<Record<MemberField, string>>;
  /** Values of the enterprise's own fields, by field number. */
  extInfo: ReadonlyMap<string, string>;
}

const DAYS: readonly string[] = ['birthDay', 'cardValidUntil'] satisfies MemberField[];

/** The columns of an import. */
const COLUMNS: readonly ExportColumn<ExportedMember>[] = MEMBER_FIELDS.map((field) => ({
  header: memberHeader(field),
  value: ({ texts }) => (DAYS.includes(field) ? dayCell(texts[field]) : texts[field]),
}));

const STATE: Readonly<Record<StateField, (row: ExportedMember['row']) => Cell>> = {
  staffState: ({ staffState }) => STAFF_STATE_LABELS[staffState],
  stateSince: ({ stateSince }) => dayCell(stateSince),
};

/** A number that would lose digits as one stays a text. */
function extCell(kind: FieldKind, value: string): Cell {
  if (kind === 'date') return dayCell(value);
  return kind === 'number' && String(Number(value)) === value ? Number(value) : value;
}

const Query = v.object({
  keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(50)), ''),
  department: v.optional(v.string()),
  ownDepartment: v.optional(v.string()),
  position: v.optional(v.string()),
  grade: v.optional(v.string()),
  supervisor: v.optional(v.pipe(v.string(), v.maxLength(64))),
  nationality: v.optional(NationalityCode),
  staffState: v.optional(v.picklist(STAFF_STATE_FILTERS)),
  /** Includes the enterprise's own fields. */
  withExtInfo: v.optional(v.boolean(), false),
});
type Query = v.InferOutput<typeof Query>;

const { related: _, ...listed } = memberStorage;
/** Rows of the list without the flag of callers for their own record, which depends on other holders of the right. */
const exportedRows = storedRows(staffMembers, listed as unknown as AnyStorage);

const page = (db: Database, caller: Caller, query: Query, pageIndex: number, pageSize: number) =>
  exportedRows.list(
    // the list reads only the database and the caller of the context
    { db, caller } as CallerContext,
    { ...query, sortField: 'staffName', sortOrder: 'asc', pageIndex, pageSize },
  );

async function memberFilters(
  db: Database,
  { enterpriseNum }: Caller,
  { keyword, department, ownDepartment, position, grade, supervisor, nationality, staffState }: Query,
): Promise<ExportFilters> {
  const kind = SUPERVISOR_FILTERS.find((one) => one === supervisor);
  return [
    ['关键字', keyword],
    ['部门（含下级）', await namesIn(db, enterpriseNum, 'department', [department])],
    ['部门（不含下级）', await namesIn(db, enterpriseNum, 'department', [ownDepartment])],
    ['职位', await namesIn(db, enterpriseNum, 'job_position', [position])],
    ['职级', await namesIn(db, enterpriseNum, 'grade', [grade])],
    [
      '直属上级',
      kind ? SUPERVISOR_FILTER_LABELS[kind] : await namesIn(db, enterpriseNum, 'staff', [supervisor]),
    ],
    ['国籍或地区', nationality === undefined ? '' : nationalityName(nationality)],
    ['状态', staffState === undefined ? '' : STAFF_STATE_FILTER_LABELS[staffState]],
  ];
}

/** Numbers stay masked, as in the list. */
export const dataExport = defineExport({
  kind: 'staff',
  title: '员工列表',
  query: Query,
  columns: COLUMNS,
  async columnsFor(db, { enterpriseNum }, { withExtInfo }) {
    const fields = await findFields(db, enterpriseNum);
    const kinds = new Map(fields.map(({ fieldNO, fieldKind }) => [fieldNO, fieldKind]));
    const columns = memberColumns(fields).slice(MEMBER_FIELDS.length);
    return columns
      .filter(({ isIgnored }) => withExtInfo || isIgnored === true)
      .map(({ field, header }) => ({
        header,
        value: ({ row, extInfo }: ExportedMember) =>
          field === 'staffState' || field === 'stateSince'
            ? STATE[field](row)
            : extCell(kinds.get(field) ?? 'text', extInfo.get(field) ?? ''),
      }));
  },
  filters: memberFilters,
  permission: OBJECT.seeStaff,
  check: () => undefined,
  count: async (db, caller, query) => (await page(db, caller, query, 1, 1)).total,
  async rowsAfter(db, caller, query, last: ExportedMember | undefined, limit) {
    const done = last === undefined ? 0 : last.at + 1;
    const { rows } = await page(db, caller, query, Math.floor(done / limit) + 1, limit);
    const found = rows as unknown as ExportedMember['row'][];
    const staffNos = query.withExtInfo ? found.map(({ staffNO }) => staffNO) : [];
    const values = await findValues(db, staffNos);
    const above = await jobNumbersOf(
      db,
      found.flatMap(({ supervisor }) => supervisor?.no ?? []),
    );
    const { textOf } = await placesOf({ db, caller });
    return found.map((row, i) => ({
      at: done + i,
      row,
      texts: memberTexts(row, { above: above.get(row.supervisor?.no ?? '') ?? '', textOf }),
      extInfo: values.get(row.staffNO) ?? new Map<string, string>(),
    }));
  },
});

/** Job numbers by staff number. */
async function jobNumbersOf(db: Database, staffNos: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('staff')
    .select(['staff_no', 'job_no'])
    .where('staff_no', '=', sql<string>`any(${[...new Set(staffNos)]}::text[])`)
    .execute();
  return new Map(rows.map(({ staff_no, job_no }) => [staff_no, job_no]));
}
