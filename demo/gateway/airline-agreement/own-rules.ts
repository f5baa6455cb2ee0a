import { sql } from 'kysely';
import { isNewlyOpen, type WhitelistFor } from '../../../src/domain/airline-agreement/whitelist';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';

const whitelist = ownRule({
  name: '协议航空白名单',
  async find({ db, caller: { enterpriseNum }, now }, staffNo) {
    const { rows: departments } = await sql<{ deptNo: string }>`
      with recursive own (dept_no) as (
        select dept_no from staff where enterprise_num = ${enterpriseNum} and staff_no = ${staffNo}
        union
        select d.parent_no from own o join department d using (dept_no) where d.parent_no is not null
      ) select dept_no as "deptNo" from own`.execute(db);
    const deptNos = departments.map(({ deptNo }) => deptNo);
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
