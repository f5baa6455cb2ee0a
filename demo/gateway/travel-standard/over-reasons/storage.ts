import { sql } from 'kysely';
import { overReasons } from '../../../../src/contract/travel-standard/over-reasons';
import type { Database } from '../../db/database';
import { keepingOwnRules } from '../../permission/own-rules/keep';
import { Fault } from '../../server/http/fault';
import { implementResource } from '../../server/resource/implement-resource';
import { nameIn } from '../../server/resource/stored-fields';

export const overReasonCalls = implementResource(overReasons, {
  table: 'over_reason',
  around: keepingOwnRules,
  columns: {
    reasonCode: 'reason_code',
    productType: 'product_type',
    rule: 'rule',
    needsText: 'needs_text',
    sortOrder: 'sort_order',
    isEnable: 'is_enable',
    modifyTime: 'modified_at',
  },
  fields: { reasonName: nameIn('reason_name') },
  search: ['reason_name'],
  filters: { productType: 'product_type', rule: 'rule', isEnable: 'is_enable' },
  unique: { over_reason_name: { reasonName: '该产品的这种超标类型已有同名的原因' } },
  async beforeRemove({ db, caller }, { reason_code }) {
    if (await isReasonUsed(db, caller.enterpriseNum, reason_code))
      throw new Fault('rowInUse', '该原因已被订单或申请使用，不能删除，请改为停用');
  },
});

/** Returns whether an order or an application has the reason, whose name is looked up there by its code. */
async function isReasonUsed(db: Database, enterpriseNum: string, reasonCode: string): Promise<boolean> {
  const given = JSON.stringify([{ reasonCode }]);
  const { rows } = await sql<{ isGiven: boolean }>`
    select exists (
      select from order_standard s join flight_order o using (order_no)
      where o.enterprise_num = ${enterpriseNum} and s.over_reasons @> ${given}::jsonb
    ) or exists (
      select from approval_request
      where enterprise_num = ${enterpriseNum} and choice->'overReasons' @> ${given}::jsonb
    ) as "isGiven"`.execute(db);
  return rows[0]?.isGiven === true;
}
