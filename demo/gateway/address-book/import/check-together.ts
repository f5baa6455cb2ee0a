import { memberHeader } from '../../../../src/domain/address-book/import-columns';
import type { Caller } from '../../server/http/caller';
import { cardTakenText, phoneTakenText } from '../members/taken-numbers';
import { note } from './check-row';
import { isSupervisorKept, type CheckedStaff } from './checked-staff';
import { cardKey } from './on-record';

/**
 * Checks rows against each other and existing records. Of several rows with the same number the first valid one takes
 * it.
 */
export function checkTogether(
  caller: Caller,
  { rows, onRecord }: CheckedStaff,
  inFile: ReadonlySet<string>,
): void {
  const jobNos = new Set(onRecord.jobNos);
  const cards = new Map(onRecord.cards);
  const phones = new Map(onRecord.phones);
  const right = new Set<string>();
  const changed = new Set<string>();
  for (const { draft, supervisor, form, known } of rows) {
    const { problems } = draft;
    const own = problems.size;
    const isKept = known !== undefined && isSupervisorKept({ draft, supervisor, known });
    if (supervisor !== '' && !isKept && !onRecord.active.has(supervisor) && !right.has(supervisor)) {
      const isInFile = inFile.has(supervisor);
      problems.set(
        memberHeader('supervisor'),
        isInFile ? '文件中该直属上级所在的行有错误' : '没有使用该员工编号的在职员工',
      );
    }
    // rows of a wrong supervisor are still checked completely
    if (form === undefined || own > 0) continue;
    const { jobNO, cardNo, phone } = form;
    const before = problems.size;
    const holder = { staffNo: known?.row.staff_no ?? '', deptNo: form.department.no };
    if (known !== undefined && changed.has(jobNO)) note(problems, 'jobNO', '文件中有多行使用该员工编号');
    if (known === undefined && jobNos.has(jobNO)) note(problems, 'jobNO', '该员工编号已被使用');
    changed.add(jobNO);
    const card = cards.get(cardKey(form));
    if (card !== undefined && (card.staffNo === '' || card.staffNo !== holder.staffNo))
      note(problems, 'cardNo', cardTakenText(caller, card));
    // as in the form, an existing person's contact phone may belong to another person too
    const taken = known === undefined ? phones.get(phone) : undefined;
    if (problems.size === before && taken !== undefined) note(problems, 'phone', taken);
    if (problems.size > before) continue;
    if (jobNO !== '' && problems.size === 0) right.add(jobNO);
    if (jobNO !== '') jobNos.add(jobNO);
    if (cardNo !== '') cards.set(cardKey(form), holder);
    if (known === undefined)
      phones.set(phone, phoneTakenText(caller, { staffName: form.staffName, deptNo: form.department.no }));
  }
}
