import { isNewlyOpen, type WhitelistFor } from '../../../src/domain/airline-agreement/whitelist';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { upwards } from '../standards/governing';
import { findDepartments, findSubjects } from '../standards/queries';

const whitelist = ownRule({
  name: '协议航空白名单',
  async find({ db, caller: { enterpriseNum }, now }, staffNo) {
    const [subject] = await findSubjects(db, enterpriseNum, [staffNo]);
    const parents = new Map(
      (await findDepartments(db, enterpriseNum)).map(({ dept_no, parent_no }) => [dept_no, parent_no]),
    );
    const deptNos = subject === undefined ? [] : upwards(subject.dept_no, parents);
    const named = await db
      .selectFrom('whitelist_staff')
      .select('whitelist_no')
      .where('enterprise_num', '=', enterpriseNum)
      .where('staff_no', '=', staffNo)
      .execute();
    const nos = new Set(named.map(({ whitelist_no }) => whitelist_no));
    const rows = await db
      .selectFrom('agreement_whitelist')
      .select(['whitelist_no', 'airline', 'valid_from', 'valid_to', 'dept_nos'])
      .where('enterprise_num', '=', enterpriseNum)
      .where('is_enable', '=', true)
      .execute();
    const lists = rows.map((row): WhitelistFor => ({
      airline: row.airline,
      from: row.valid_from,
      to: row.valid_to,
      hasThem: nos.has(row.whitelist_no) || deptNos.some((deptNo) => row.dept_nos.includes(deptNo)),
    }));
    return { lists, today: shanghaiDate(now) };
  },
  isLooser: (before, { lists, today }) => isNewlyOpen(before.lists, lists, today),
});

export const ownRules: readonly OwnRule[] = [whitelist];
