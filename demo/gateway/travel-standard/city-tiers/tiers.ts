import { cityTiers } from '../../../../src/contract/travel-standard/city-tiers';
import { keepingOwnRules } from '../../permission/own-rules/keep';
import { Fault } from '../../server/http/fault';
import { implementResource } from '../../server/resource/implement-resource';
import { nameIn } from '../../server/resource/stored-fields';
import { findStandardOfTier } from '../queries';

export const cityTierCalls = implementResource(cityTiers, {
  table: 'city_tier',
  around: keepingOwnRules,
  columns: {
    tierNO: 'tier_no',
    remark: 'remark',
    sortOrder: 'sort_order',
    modifyTime: 'modified_at',
  },
  fields: { tierName: nameIn('tier_name') },
  async related({ db, caller }, rows) {
    const counted = await db
      .selectFrom('tier_city')
      .select((eb) => ['tier_no', eb.fn.countAll<number>().as('count')])
      .where('enterprise_num', '=', caller.enterpriseNum)
      .groupBy('tier_no')
      .execute();
    const counts = new Map(counted.map(({ tier_no, count }) => [tier_no, count]));
    return rows.map(({ tier_no }) => ({ cityCount: counts.get(tier_no) ?? 0 }));
  },
  search: ['tier_name', 'remark'],
  filters: {},
  unique: { city_tier_name: { tierName: '已有同名的城市等级' } },
  async beforeRemove({ db, caller }, { tier_no, tier_name }) {
    const standard = await findStandardOfTier(db, caller.enterpriseNum, tier_no);
    if (standard !== undefined)
      throw new Fault(
        'rowInUse',
        `差旅标准“${standard}”的例外使用城市等级“${tier_name}”，不能删除，请先修改该标准`,
      );
    const { count } = await db
      .selectFrom('tier_city')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('tier_no', '=', tier_no)
      .executeTakeFirstOrThrow();
    if (count > 0)
      throw new Fault('rowInUse', `城市等级“${tier_name}”有${count}个城市，不能删除，请先调整城市的等级`);
  },
});
