import type { Selectable } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { FormerRows } from '../../import-job/table-imports';
import type { Schema } from '../../db/schema';
import { unlessLooser } from '../../permission/own-rules/beside-calls';
import type { RowContext } from '../../server/http/implement';
import {
  ACCOUNTING_ENTITIES,
  COST_CENTERS,
  DEPARTMENTS,
  STAFF,
  type ReferenceSource,
} from '../../server/resource/references';
import { DEPARTMENT_NOT_MAINTAINED } from '../department-problem';
import { saveExtInfo } from '../ext/values';
import { writeColumns, type FormerStaff } from '../members/change-staff';
import { GRADES, POSITIONS } from '../members/fields';
import { canMaintainDepartment } from '../scope';
import { movedFields, moveProblems, type Move, type Placed } from './check-changes';
import { cardHolders } from './on-record';

type StaffRecord = Selectable<Schema['staff']>;

interface Restored {
  record: StaffRecord;
  former: FormerStaff;
}

const SOURCES = [
  ['dept_no', DEPARTMENTS, '原部门已删除'],
  ['position_no', POSITIONS, '原职位已删除'],
  ['grade_no', GRADES, '原职级已删除'],
  ['cost_center_no', COST_CENTERS, '原成本中心已删除'],
  ['accounting_entity_no', ACCOUNTING_ENTITIES, '原核算主体已删除'],
  ['supervisor_no', STAFF, '原直属上级已删除'],
] as const satisfies readonly (readonly [keyof StaffRecord, ReferenceSource, string])[];

/** The cast is safe, as only this module has stored them, as returned by `changeStaff`. */
const formerOf = (former: FormerRows, staffNo: string): FormerStaff | undefined =>
  former.get(staffNo) as FormerStaff | undefined;

const restoredOf = (records: readonly StaffRecord[], former: FormerRows): Restored[] =>
  records.flatMap((record) => {
    const one = formerOf(former, record.staff_no);
    return one === undefined ? [] : [{ record, former: one }];
  });

const placedOf = (record: StaffRecord): Placed => ({
  deptNo: record.dept_no,
  positionNo: record.position_no,
  gradeNo: record.grade_no,
  costCenterNo: record.cost_center_no,
  supervisorNo: record.supervisor_no,
});

const moveOf = ({ record, former }: Restored): Move => ({
  staffNo: record.staff_no,
  former: placedOf(record),
  next: placedOf({ ...record, ...former.columns }),
});

/** Reasons why changed staff cannot be restored, by staff number. */
export async function findUnrestorable(
  context: RowContext,
  records: readonly StaffRecord[],
  former: FormerRows,
): Promise<ReadonlyMap<string, string>> {
  const restored = restoredOf(records, former);
  const kept = new Map<string, string>();
  if (restored.length === 0) return kept;
  const { db, caller } = context;
  const moves = await moveProblems(context, restored.map(moveOf));
  const cards = await cardHolders(
    db,
    caller.enterpriseNum,
    restored.flatMap(({ former: { columns } }) => columns.identity_card_no ?? []),
  );
  for (const { record, former: was } of restored) {
    const next = { ...record, ...was.columns };
    const holder = cards.get(`${next.identity_card_type} ${next.identity_card_no ?? ''}`);
    const isKept = [record, next].every(
      ({ dept_no, staff_no }) => canMaintainDepartment(caller, dept_no) || staff_no === caller.staffNo,
    );
    const [problem] = moves.get(record.staff_no)?.values() ?? [];
    const why = !isKept
      ? DEPARTMENT_NOT_MAINTAINED
      : record.version !== was.version
        ? '导入后资料有修改'
        : holder !== undefined && holder.staffNo !== record.staff_no
          ? '原证件号码已属于其他员工'
          : problem;
    if (why !== undefined) kept.set(record.staff_no, why);
  }
  for (const [column, source, message] of SOURCES) {
    const asked = restored.flatMap(({ former: { columns } }) => columns[column] ?? []);
    const names = await source.names(context, [...new Set(asked)]);
    for (const { record, former: was } of restored) {
      const no = was.columns[column] ?? undefined;
      if (no !== undefined && !names.has(no) && !kept.has(record.staff_no))
        kept.set(record.staff_no, message);
    }
  }
  return kept;
}

/** Restores the former values of changed staff. Throws when that would loosen a rule over the caller. */
export async function restoreStaff(
  context: RowContext,
  records: readonly StaffRecord[],
  former: FormerRows,
): Promise<void> {
  const restored = restoredOf(records, former);
  const write = async (): Promise<true> => {
    await writeColumns(
      context,
      restored.map(({ record, former: { columns } }) => ({ record, columns })),
    );
    await saveExtInfo(
      context,
      restored
        .filter(({ former: { values } }) => values.length > 0)
        .map(({ record, former: { values } }) => ({ staffNo: record.staff_no, given: values })),
    );
    return true;
  };
  if (!restored.some((one) => movedFields(moveOf(one)).length > 0)) await write();
  else if ((await unlessLooser(context, OBJECT.editStaff, write)).done === undefined)
    throw new Error('Undoing an import would loosen rules over its undoer');
}
