import { sql } from 'kysely';
import { grades } from '../../../src/contract/address-book/grades';
import { keepingOwnRules } from '../permission/own-rules/keep';
import { Fault } from '../server/http/fault';
import { implementResource } from '../server/resource/implement-resource';
import { nameIn } from '../server/resource/stored-fields';
import { countStaff } from './count-staff';

export const gradeCalls = implementResource(grades, {
  table: 'grade',
  around: keepingOwnRules,
  columns: {
    gradeNO: 'grade_no',
    remark: 'remark',
    gradeRank: 'grade_rank',
    modifyTime: 'modified_at',
  },
  fields: { gradeName: nameIn('grade_name') },
  async related({ db, caller }, rows) {
    const nos = rows.map(({ grade_no }) => grade_no);
    const counts = await countStaff(db, caller.enterpriseNum, { column: 'grade_no', nos });
    const standards = await db
      .selectFrom('travel_standard')
      .select('grade_no')
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('grade_no', 'in', nos)
      .execute();
    const governed = new Set(standards.map(({ grade_no }) => grade_no));
    return nos.map((no) => ({ staffCount: counts.get(no) ?? 0, hasStandard: governed.has(no) }));
  },
  search: ['grade_name', 'remark'],
  filters: {
    hasStandard: (query, wanted) =>
      query.where(
        sql<boolean>`exists (select from travel_standard s where s.enterprise_num = grade.enterprise_num
          and s.grade_no = grade.grade_no) = ${wanted}`,
      ),
  },
  unique: { grade_name: { gradeName: '已有同名的职级' } },
  async beforeRemove({ db, caller }, { grade_no, grade_name }) {
    const { enterpriseNum } = caller;
    const held = await countStaff(db, enterpriseNum, { column: 'grade_no', nos: [grade_no] });
    const count = held.get(grade_no) ?? 0;
    if (count > 0)
      throw new Fault('rowInUse', `职级“${grade_name}”有${count}名员工使用，不能删除，请先调整员工的职级`);
    const standard = await db
      .selectFrom('travel_standard')
      .select('standard_name')
      .where('enterprise_num', '=', enterpriseNum)
      .where('grade_no', '=', grade_no)
      .executeTakeFirst();
    if (standard)
      throw new Fault('rowInUse', `职级“${grade_name}”已用于差旅标准“${standard.standard_name}”，不能删除`);
  },
});
