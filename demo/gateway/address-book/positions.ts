import { positions } from '../../../src/contract/address-book/positions';
import { Fault } from '../server/http/fault';
import { implementResource } from '../server/resource/implement-resource';
import { nameIn } from '../server/resource/stored-fields';
import { countStaff } from './count-staff';

export const positionCalls = implementResource(positions, {
  table: 'job_position',
  columns: {
    positionNO: 'position_no',
    remark: 'remark',
    sortOrder: 'sort_order',
    modifyTime: 'modified_at',
  },
  fields: { positionName: nameIn('position_name') },
  async related({ db, caller }, rows) {
    const nos = rows.map(({ position_no }) => position_no);
    const counts = await countStaff(db, caller.enterpriseNum, { column: 'position_no', nos });
    return nos.map((no) => ({ staffCount: counts.get(no) ?? 0 }));
  },
  search: ['position_name', 'remark'],
  filters: {},
  unique: { job_position_name: { positionName: '已有同名的职位' } },
  async beforeRemove({ db, caller }, { position_no, position_name }) {
    const { enterpriseNum } = caller;
    const held = await countStaff(db, enterpriseNum, { column: 'position_no', nos: [position_no] });
    const count = held.get(position_no) ?? 0;
    if (count > 0)
      throw new Fault('rowInUse', `职位“${position_name}”有${count}名员工使用，不能删除，请先调整员工的职位`);
    const product = await db
      .selectFrom('settle_product_user')
      .select('position_no')
      .where('enterprise_num', '=', enterpriseNum)
      .where('position_no', '=', position_no)
      .limit(1)
      .executeTakeFirst();
    if (product) throw new Fault('rowInUse', `职位“${position_name}”已用于产品适用人员，不能删除`);
    const invitation = await db
      .selectFrom('invitation')
      .select('position_no')
      .where('enterprise_num', '=', enterpriseNum)
      .where('position_no', '=', position_no)
      .limit(1)
      .executeTakeFirst();
    if (invitation) throw new Fault('rowInUse', `职位“${position_name}”已用于员工邀请，不能删除`);
  },
});
