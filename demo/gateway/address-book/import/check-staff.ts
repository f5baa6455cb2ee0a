import { memberColumns } from '../../../../src/domain/address-book/import-columns';
import { supervisorsFirst } from '../../../../src/domain/address-book/import-row';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { neededBeside } from '../../../../src/domain/table-import/table-columns';
import type { RowContext } from '../../server/http/implement';
import { slicesOf } from '../../server/limits/slices';
import type { LinedTable } from '../../server/table-file/read-table-file';
import { findFields } from '../ext/values';
import type { MemberForm } from '../members/member-form';
import { changedForm } from './change-row';
import { moveProblems, placedOf, type Move } from './check-changes';
import { formOf, note, type RowRules } from './check-row';
import { checkTogether } from './check-together';
import { draftsOf, type Draft } from './drafts';
import { isSupervisorKept, type CheckedRow, type CheckedStaff } from './checked-staff';
import { setMeantNumbers } from './job-numbers';
import { findMembers, type KnownMember } from './known-members';
import { findOnRecord, type OnRecord } from './on-record';
import { placesOf } from './places';

/**
 * Checks the rows of a table against the rules of the form and against each other; writes nothing. A row belongs to an
 * existing person if its job number is theirs and they are within the caller's data scope. Throws fieldsInvalid at
 * `file`.
 */
export async function checkStaff(context: RowContext, table: LinedTable): Promise<CheckedStaff> {
  const { db, caller, now } = context;
  const fields = withHeaders(await findFields(db, caller.enterpriseNum));
  const { find, textOf } = await placesOf(context);
  const drafts: Draft[] = [];
  for await (const rows of slicesOf(table.rows)) drafts.push(...draftsOf({ ...table, rows }, fields, find));
  await setMeantNumbers(db, caller.enterpriseNum, drafts);
  const ownFields = fields.map((field) => ({ ...field, value: '' }));
  const rules = { caller, ownFields, today: shanghaiDate(now), textOf };
  const members = await findMembers(
    context,
    drafts.map(({ jobNO }) => jobNO),
  );
  const forms = new Map<Draft, MemberForm | undefined>();
  for await (const slice of slicesOf(drafts))
    for (const draft of slice) forms.set(draft, formOfRow(draft, rules, members.get(draft.jobNO)));
  const { ordered, inCircles } = supervisorsFirst(drafts);
  for (const { problems } of inCircles) note(problems, 'supervisor', '直属上级不能互为上下级，或是本人');
  const rows: CheckedRow[] = [
    ...ordered.map((draft) => ({ draft, form: forms.get(draft), supervisor: draft.supervisor })),
    ...inCircles.map((draft) => ({ draft, form: undefined, supervisor: '' })),
  ].map((row) => ({ ...row, jobNO: row.draft.jobNO, known: members.get(row.draft.jobNO) }));
  const checked = { rows, onRecord: await findOnRecord(db, caller, rows), ownFields };
  checkTogether(caller, checked, new Set(drafts.map(({ jobNO }) => jobNO)));
  await checkMoves(context, checked);
  return checked;
}

/** Own fields by the headers of their columns, at which problems are reported. */
function withHeaders<F extends { fieldNO: string; fieldName: string }>(fields: readonly F[]): F[] {
  const headers = new Map(memberColumns(fields).map(({ field, header }) => [field, header]));
  return fields.map((field) => ({ ...field, fieldName: headers.get(field.fieldNO) ?? field.fieldName }));
}

function formOfRow(draft: Draft, rules: RowRules, known: KnownMember | undefined): MemberForm | undefined {
  if (known !== undefined) return changedForm(draft, rules, known);
  const missing = neededBeside(memberColumns([]), draft.given);
  if (missing.length === 0) return formOf(draft, rules);
  draft.problems.clear();
  const unknown = `没有使用该员工编号的员工，新增员工还需要列：${missing.join('、')}`;
  note(draft.problems, 'jobNO', draft.jobNO === '' ? '请填写员工编号' : unknown);
  return undefined;
}

/** Staff number of the supervisor in a row, or a placeholder for a new row. */
function supervisorOf({ draft, supervisor, known }: CheckedRow, { active }: OnRecord): string | null {
  if (known !== undefined && isSupervisorKept({ draft, supervisor, known })) return known.row.supervisor_no;
  return supervisor === '' ? null : (active.get(supervisor) ?? `row ${supervisor}`);
}

async function checkMoves(context: RowContext, { rows, onRecord }: CheckedStaff): Promise<void> {
  const added = new Map(
    rows.flatMap((row) =>
      row.known === undefined && row.jobNO !== ''
        ? [[`row ${row.jobNO}`, supervisorOf(row, onRecord)] as const]
        : [],
    ),
  );
  const moves = rows.flatMap((row): Move[] => {
    const { form, known } = row;
    if (form === undefined || known === undefined) return [];
    const next = { ...placedOf(form), supervisorNo: supervisorOf(row, onRecord) };
    return [{ staffNo: known.row.staff_no, former: placedOf(known.form), next }];
  });
  const problems = await moveProblems(context, moves, { added });
  for (const { draft, known } of rows)
    for (const [field, message] of problems.get(known?.row.staff_no ?? '') ?? [])
      note(draft.problems, field, message);
}
