import { sql } from 'kysely';
import * as v from 'valibot';
import type { ResultOf } from '../../../../src/contract/call';
import { FieldErrors } from '../../../../src/contract/envelope';
import { WRONG_STAFF_CELLS, type importStaff } from '../../../../src/contract/address-book/staff-import';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import {
  MEMBER_FIELDS,
  memberHeader,
  type MemberField,
} from '../../../../src/domain/address-book/import-columns';
import { supervisorsFirst } from '../../../../src/domain/address-book/import-row';
import { Fault } from '../../server/fault';
import type { CallerContext } from '../../server/implement';
import { findFields, problemsOf as extProblemsOf } from '../ext/values';
import { addMember } from '../members/save';
import { draftsOf, type Draft } from './drafts';
import { placesOf } from './places';
import type { StaffTable } from './read-staff-table';

type Outcome = ResultOf<typeof importStaff>;

/**
 * Adds the staff of a table, all or none, in the transaction of the call. What is wrong is found by adding them one after another, so
 * that a file is held to the very rules of the form, its rows among each other too; it is taken back where one is wrong or it is a dry run.
 */
export async function importMembers(
  context: CallerContext,
  table: StaffTable,
  { isDryRun }: { isDryRun: boolean },
): Promise<Outcome> {
  const { db, caller } = context;
  const ownFields = await findFields(db, caller.enterpriseNum);
  const drafts = draftsOf(table, ownFields, await placesOf(context));
  await sql`savepoint staff_import`.execute(db);
  await addAll(context, drafts, new Map(ownFields.map(({ fieldNO, fieldName }) => [fieldNO, fieldName])));
  const wrong = drafts.filter(({ problems }) => problems.size > 0);
  const isWritten = wrong.length === 0 && !isDryRun;
  await (isWritten ? sql`release savepoint staff_import` : sql`rollback to savepoint staff_import`).execute(
    db,
  );
  return {
    rowCount: drafts.length,
    wrongCount: wrong.length,
    isWritten,
    wrongList: wrong
      .flatMap(({ line, problems }) => [...problems].map(([column, message]) => ({ line, column, message })))
      .slice(0, WRONG_STAFF_CELLS),
  };
}

async function addAll(
  context: CallerContext,
  drafts: readonly Draft[],
  ownNames: ReadonlyMap<string, string>,
): Promise<void> {
  const supervisorHeader = memberHeader('supervisor');
  const { ordered, inCircles } = supervisorsFirst(drafts);
  for (const { problems } of inCircles) problems.set(supervisorHeader, '直属上级不能互为上下级，或是本人');
  const inFile = new Set(drafts.flatMap(({ jobNO }) => (jobNO === '' ? [] : [jobNO])));
  const known = await knownNumbers(context);
  for (const draft of ordered) {
    const { supervisor, problems } = draft;
    const no = known.get(supervisor);
    if (supervisor !== '' && no === undefined)
      problems.set(
        supervisorHeader,
        inFile.has(supervisor) ? '文件中该直属上级所在的行有错误' : '没有使用该员工编号的在职员工',
      );
    await addDraft(context, draft, { supervisorNo: no, ownNames });
    if (problems.size === 0 && draft.jobNO !== '') await remember(context, known, draft.jobNO);
  }
}

/** Staff numbers of the active staff, by the number that the enterprise gives them. */
async function knownNumbers({ db, caller }: CallerContext): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('staff')
    .select(['staff_no', 'job_no'])
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('staff_state', '=', 'active')
    .execute();
  return new Map(rows.map(({ staff_no: staffNo, job_no: jobNo }) => [jobNo, staffNo]));
}

async function remember(
  { db, caller }: CallerContext,
  known: Map<string, string>,
  jobNo: string,
): Promise<void> {
  const { staff_no: staffNo } = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('job_no', '=', jobNo)
    .executeTakeFirstOrThrow();
  known.set(jobNo, staffNo);
}

/** Adds somebody, or notes at the columns of the row why they cannot be added. */
async function addDraft(
  context: CallerContext,
  { cells, places, extInfoList, problems }: Draft,
  { supervisorNo, ownNames }: { supervisorNo: string | undefined; ownNames: ReadonlyMap<string, string> },
): Promise<void> {
  for (const [fieldNO, message] of await extProblemsOf(context, '', extInfoList))
    problems.set(ownNames.get(fieldNO) ?? fieldNO, message);
  const supervisor = supervisorNo === undefined ? null : { no: supervisorNo, name: '' };
  const parsed = v.safeParse(staffMembers.form, { ...cells, ...places, supervisor, extInfoList });
  for (const issue of parsed.issues ?? []) note(problems, v.getDotPath(issue) ?? '', issue.message);
  if (!parsed.success || problems.size > 0) return;
  try {
    await addMember(context, parsed.output);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const refused = v.safeParse(FieldErrors, error.result);
    if (!refused.success) throw error;
    for (const [field, message] of Object.entries(refused.output.fields)) note(problems, field, message);
  }
}

/** The first that is said of a column is what its cell is wrong by. */
function note(problems: Map<string, string>, path: string, message: string): void {
  const field = path.split('.')[0] ?? '';
  const header = isMemberField(field) ? memberHeader(field) : field;
  if (!problems.has(header)) problems.set(header, message);
}

const isMemberField = (field: string): field is MemberField =>
  (MEMBER_FIELDS as readonly string[]).includes(field);
