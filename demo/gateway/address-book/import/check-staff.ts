import { memberHeader } from '../../../../src/domain/address-book/import-columns';
import { supervisorsFirst } from '../../../../src/domain/address-book/import-row';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Caller } from '../../server/http/caller';
import type { RowContext } from '../../server/http/implement';
import { slicesOf } from '../../server/limits/slices';
import type { LinedTable } from '../../server/table-file/read-table-file';
import { findFields } from '../ext/values';
import type { MemberForm } from '../members/member-form';
import { cardTaken, phoneTaken } from '../members/taken-numbers';
import { formOf, note } from './check-row';
import { draftsOf, type Draft } from './drafts';
import { cardKey, findOnRecord, type OnRecord } from './on-record';
import { placesOf } from './places';

/** A row with its form, if it has one. */
export interface CheckedRow {
  draft: Draft;
  supervisor: string;
  jobNO: string;
  form: MemberForm | undefined;
}

/** Rows of a table, each after its supervisor; their drafts contain the problems. */
export interface CheckedStaff {
  rows: readonly CheckedRow[];
  onRecord: OnRecord;
}

/**
 * Checks the rows of a table against the rules of the form and against each other; writes nothing. Throws fieldsInvalid
 * at `file`.
 */
export async function checkStaff(context: RowContext, table: LinedTable): Promise<CheckedStaff> {
  const { db, caller, now } = context;
  const fields = await findFields(db, caller.enterpriseNum);
  const drafts = draftsOf(table, fields, await placesOf(context));
  const rules = {
    caller,
    ownFields: fields.map((field) => ({ ...field, value: '' })),
    today: shanghaiDate(now),
  };
  const forms = new Map<Draft, MemberForm | undefined>();
  for await (const slice of slicesOf(drafts))
    for (const draft of slice) forms.set(draft, formOf(draft, rules));
  const { ordered, inCircles } = supervisorsFirst(drafts);
  for (const { problems } of inCircles) note(problems, 'supervisor', '直属上级不能互为上下级，或是本人');
  const rows: CheckedRow[] = [
    ...ordered.map((draft) => ({ ...draft, draft, form: forms.get(draft) })),
    ...inCircles.map((draft) => ({ draft, supervisor: '', jobNO: draft.jobNO, form: undefined })),
  ].map(({ draft, supervisor, jobNO, form }) => ({ draft, supervisor, jobNO, form }));
  const checked = { rows, onRecord: await findOnRecord(db, caller, rows) };
  checkTogether(caller, checked, new Set(drafts.map(({ jobNO }) => jobNO)));
  return checked;
}

/** Checks rows against each other and the records; a repeated number belongs to the first valid row. */
function checkTogether(caller: Caller, { rows, onRecord }: CheckedStaff, inFile: ReadonlySet<string>): void {
  const jobNos = new Set(onRecord.jobNos);
  const cards = new Map(onRecord.cards);
  const phones = new Map(onRecord.phones);
  const right = new Set<string>();
  for (const { draft, supervisor, form } of rows) {
    const { problems } = draft;
    const own = problems.size;
    if (supervisor !== '' && !onRecord.active.has(supervisor) && !right.has(supervisor)) {
      const isInFile = inFile.has(supervisor);
      problems.set(
        memberHeader('supervisor'),
        isInFile ? '文件中该直属上级所在的行有错误' : '没有使用该员工编号的在职员工',
      );
    }
    // a wrong supervisor's row must not hide the problems of their subordinates
    if (form === undefined || own > 0) continue;
    const { jobNO, cardNo, phone } = form;
    const before = problems.size;
    if (jobNos.has(jobNO)) note(problems, 'jobNO', '该员工编号已被使用');
    const card = cards.get(cardKey(form));
    if (card !== undefined) note(problems, 'cardNo', card);
    const taken = phones.get(phone);
    if (problems.size === before && taken !== undefined) note(problems, 'phone', taken);
    if (problems.size > before) continue;
    if (jobNO !== '' && problems.size === 0) right.add(jobNO);
    if (jobNO !== '') jobNos.add(jobNO);
    const holder = { staffName: form.staffName, deptNo: form.department.no };
    if (cardNo !== '') cards.set(cardKey(form), cardTaken(caller, holder));
    phones.set(phone, phoneTaken(caller, holder));
  }
}
