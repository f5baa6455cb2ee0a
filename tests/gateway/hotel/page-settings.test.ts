import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BodyOf } from '../../../src/contract/call';
import {
  batchUpdateCustomObject,
  HOTEL_PAGE,
  queryCustomObjectTree,
  type CustomObject,
} from '../../../src/contract/hotel/custom-objects';
import { LOCKED_OBJECTS } from '../../../src/domain/hotel/page-objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const OWN = { companyID: '100001', tmcNumber: 'TMC001' };
const QUERY: BodyOf<typeof queryCustomObjectTree> = {
  ...HOTEL_PAGE,
  ...OWN,
  queryObjectType: 0,
  retureObject: true,
  returnDisEnable: true,
  source: 201,
};
const no = (code: string) => `${HOTEL_PAGE.moduleNo}-${code}`;
const to = (code: string, isEnable: 0 | 1, of = OWN) => ({
  objectNo: no(code),
  ...of,
  companyName: '',
  tmcName: '',
  isEnable,
});
const flat = (objects: readonly CustomObject[]): CustomObject[] =>
  objects.flatMap((one) => [one, ...flat(one.childObjectInfoBos)]);

describe('settings of the hotel page', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
  });
  afterAll(() => gateway.close());
  const tree = async (change: Partial<typeof QUERY> = {}, as = admin) =>
    (await gateway.ok(queryCustomObjectTree, { ...QUERY, ...change }, as)).queryObjectTreeResps;
  const isOn = async (code: string) =>
    flat(await tree()).find(({ objectNo }) => objectNo === no(code))?.isEnable;

  it('are a tree of sections, fields and their two settings, as the agency has set them', async () => {
    const sections = await tree();
    assert.deepEqual(
      sections.map(({ objectName }) => objectName),
      ['查询', '预订人', '入住人', '发票', '费用归属', '备注'],
    );
    const fields = sections.flatMap(({ childObjectInfoBos }) => childObjectInfoBos);
    assert.equal(fields.length, 36);
    for (const { childObjectInfoBos } of fields)
      assert.deepEqual(
        childObjectInfoBos.map(({ objectName }) => objectName),
        ['展示', '必填'],
      );
    const known = new Set(flat(sections).map(({ objectNo }) => objectNo));
    assert.deepEqual([LOCKED_OBJECTS.length, LOCKED_OBJECTS.filter((one) => !known.has(one))], [26, []]);
    // The agency switches the brand on, which is hidden by default.
    assert.equal(await isOn('010701'), 1);
  });

  it('are answered by kind, as a list, and without disabled ones', async () => {
    const switches = await tree({ queryObjectType: 2, retureObject: false, returnDisEnable: false });
    assert.ok(switches.length > 0 && switches.every(({ isEnable }) => isEnable === 1));
    assert.ok(switches.every(({ childObjectInfoBos }) => childObjectInfoBos.length === 0));
    assert.equal(flat(await tree({ queryObjectType: 1 })).length, 42);
    assert.deepEqual(await tree({ moduleNo: 'YHWZ-YMQX' }), []);
  });

  it('are saved for the enterprise alone, and logged', async () => {
    await gateway.ok(batchUpdateCustomObject, [to('060301', 0), to('040401', 1)], admin);
    assert.equal(await isOn('060301'), 0);
    const logged = await gateway.db
      .selectFrom('change_log')
      .select(['row_key', 'before', 'after'])
      .where('resource', '=', 'customObject')
      .execute();
    // Only values that differ from before are logged.
    assert.deepEqual(logged, [
      { row_key: no('060301'), before: { isEnable: true }, after: { isEnable: false } },
    ]);
    const settings = await gateway.db
      .selectFrom('custom_object_setting')
      .select('enterprise_num')
      .where('object_no', '=', no('060301'))
      .execute();
    assert.deepEqual(settings, [{ enterprise_num: '100001' }]);
    await gateway.ok(batchUpdateCustomObject, [to('060301', 1)], admin);
  });

  it('are not changed where they are locked, unknown or against each other: none of them then', async () => {
    const refused = (fault: Parameters<TestGateway['refused']>[0], ...updates: ReturnType<typeof to>[]) =>
      gateway.refused(fault, batchUpdateCustomObject, updates, admin);
    await refused('customObjectLocked', to('060101', 0), to('010101', 0));
    await refused('customObjectUnknown', to('060101', 0), to('999999', 1));
    await refused('customObjectUnknown', to('0601', 0));
    await refused('requiredNotShown', to('060101', 0), to('060102', 1));
    assert.equal(await isOn('060101'), 1);
    const twice = await gateway.send(batchUpdateCustomObject, [to('060101', 0), to('060101', 1)], admin);
    assert.deepEqual(twice.result, { fields: { '': '同一设置项不能重复提交' } });
    const none = await gateway.send(batchUpdateCustomObject, [], admin);
    assert.deepEqual(none.result, { fields: { '': '没有需要保存的修改' } });
  });

  it('are read by staff, who book by them, and changed by those alone who have the right', async () => {
    const staff = { as: await gateway.login('staff') };
    assert.deepEqual(await tree({}, staff), await tree());
    await gateway.refused('forbidden', batchUpdateCustomObject, [to('060101', 0)], staff);
    const foreign = { ...QUERY, companyID: '100003' };
    await gateway.refused('enterpriseNotCurrent', queryCustomObjectTree, foreign, staff);
  });

  it('are none of others’ business', async () => {
    const foreign = { ...OWN, companyID: '100003' };
    await gateway.refused('enterpriseNotCurrent', queryCustomObjectTree, { ...QUERY, ...foreign }, admin);
    await gateway.refused('enterpriseNotCurrent', batchUpdateCustomObject, [to('060101', 0, foreign)], admin);
    const agency = { ...OWN, tmcNumber: 'TMC999' };
    await gateway.refused('enterpriseNotCurrent', batchUpdateCustomObject, [to('060101', 0, agency)], admin);
  });
});
