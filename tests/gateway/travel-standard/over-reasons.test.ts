import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { overReasons } from '../../../src/contract/travel-standard/over-reasons';
import { queryStandardOverReason } from '../../../src/contract/travel-standard/standards';
import { describeResource } from '../../support/gateway/describe-resource';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const REASON = {
  productType: 'flight',
  rule: 'cabin',
  reasonName: '经济舱座位不足',
  needsText: false,
  sortOrder: 3,
  isEnable: true,
} as const;

describe('reasons for breaking a standard', () => {
  let gateway: TestGateway;
  let as: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());
  const offered = async () =>
    (await gateway.ok(queryStandardOverReason, { rule: 'cabin' }, as)).map(({ reasonName }) => reasonName);

  it('are offered by the booking as they are set: at once, in their order, those of flights in use', async () => {
    const first = await gateway.ok(overReasons.add, { ...REASON, sortOrder: 1 }, as);
    await gateway.ok(overReasons.add, { ...REASON, productType: 'train' }, as);
    assert.equal((await offered()).filter((name) => name === REASON.reasonName).length, 1);
    const key = first.reasonCode;
    const values = { ...REASON, reasonName: '改过的原因', sortOrder: 1000 };
    const { version } = await gateway.ok(overReasons.alter, { key, version: 1, values }, as);
    assert.equal((await offered()).at(-1), '改过的原因');
    const off = { ...values, isEnable: false };
    await gateway.ok(overReasons.alter, { key, version, values: off }, as);
    assert.ok(!(await offered()).includes('改过的原因'));
  });

  it('belong to a rule that the product has', async () => {
    const { result } = await gateway.send(overReasons.add, { ...REASON, productType: 'hotel' }, as);
    assert.deepEqual(result, { fields: { rule: '该产品没有这种超标类型' } });
  });

  it('are narrowed by product, rule and state', async () => {
    const found = async (body: object) => (await gateway.ok(overReasons.list, body, as)).rows;
    const trains = await found({ productType: 'train' });
    assert.deepEqual(
      trains.map(({ productType }) => productType),
      ['train'],
    );
    assert.ok((await found({ rule: 'price' })).every(({ rule }) => rule === 'price'));
    assert.ok((await found({ isEnable: false })).every(({ isEnable }) => !isEnable));
    assert.equal((await found({ keyword: REASON.reasonName })).length, 1);
  });

  it('stay where an order or an application was given one', async () => {
    const { rows } = await gateway.ok(overReasons.list, { rule: 'cabin', productType: 'flight' }, as);
    const [reason] = rows;
    assert.ok(reason);
    const order = await gateway.db
      .selectFrom('order_standard as s')
      .innerJoin('flight_order as o', 'o.order_no', 's.order_no')
      .select('s.order_no')
      .where('o.enterprise_num', '=', '100001')
      .executeTakeFirstOrThrow();
    const given = [{ segmentNo: 1, rule: 'cabin', reasonCode: reason.reasonCode, reasonText: '' }];
    await gateway.db
      .updateTable('order_standard')
      .set({ over_reasons: JSON.stringify(given) })
      .where('order_no', '=', order.order_no)
      .execute();
    const { msg } = await gateway.send(
      overReasons.remove,
      { key: reason.reasonCode, version: reason.version },
      as,
    );
    assert.equal(msg, '该原因已被订单或申请使用，不能删除，请改为停用');
  });

  describeResource(overReasons, {
    gateway: () => gateway,
    row: REASON,
    other: { ...REASON, reasonName: '客户指定舱等', productType: 'train' },
    taken: { reasonName: '该产品的这种超标类型已有同名的原因' },
    wrong: {
      row: { reasonName: ' ', sortOrder: 0 },
      fields: { reasonName: '请输入原因', sortOrder: '序号须为1至9999' },
    },
  });
});
