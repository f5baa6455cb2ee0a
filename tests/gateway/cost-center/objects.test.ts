import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { withAdmin } from '../../support/gateway/areas/accounts/second-admin';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import {
  COST_KINDS,
  moveCostObject,
  queryCostObject,
  queryCostObjectChanges,
  queryCostObjects,
  saveCostObject,
} from '../../../src/contract/cost-center/cost-objects';
import { FAULTS } from '../../../demo/gateway/server/http/faults';
import { costObjects, type CostObjects } from '../../support/gateway/areas/money/cost-objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const TAX_NO = '91440300708461136T';

describe('saving cost objects', () => {
  let gateway: TestGateway;
  let objects: CostObjects;
  beforeAll(async () => {
    gateway = await startTestGateway();
    objects = await costObjects(gateway);
  });
  afterAll(() => gateway.close());

  const fieldsOf = async (body: object) => {
    const { code, result } = await gateway.send(saveCostObject, body, objects.as);
    assert.equal(code, FAULTS.fieldsInvalid.code, JSON.stringify(body).slice(0, 200));
    return (result as unknown as { fields: Record<string, string> }).fields;
  };
  const history = async (no: string) =>
    (await gateway.ok(queryCostObjectChanges, { costKind: 'costCenter', no }, objects.as)).changeList;

  it('adds one of each kind, with a number of the gateway’s and all it was given', async () => {
    for (const costKind of COST_KINDS) {
      const taxNo = costKind === 'accountingEntity' ? TAX_NO.toLowerCase() : '';
      const added = await objects.add({
        costKind,
        taxNo,
        name: '长沙重庆专线',
        ownerNO: '1000010003',
        validTo: '2027-12-31',
        isForAll: false,
        deptNOList: ['100001D01', '100001D01'],
        staffNOList: ['1000010001', '1000010002'],
      });
      const below = await objects.add({ costKind, taxNo, parentNO: added.no });
      assert.match(added.no, /^(CC|AE|PJ)[0-9a-f]{32}$/);
      assert.deepEqual(
        [added.taxNo, added.ownerName, added.validTo, added.revision],
        [taxNo.toUpperCase(), '刘敏', '2027-12-31', 1],
      );
      assert.deepEqual([added.isForAll, added.deptCount, added.staffCount], [false, 1, 2]);
      assert.equal(added.yearBudget === null, costKind !== 'costCenter');
      assert.deepEqual([below.parentNO, below.parentName], [added.no, added.name]);
      const shown = await gateway.ok(queryCostObject, { costKind, no: below.no }, objects.as);
      assert.deepEqual(shown.pathList, [{ no: added.no, name: added.name }]);
      assert.equal((await objects.read(added.no, costKind)).childCount, 1);
      for (const keyword of ['changshachongqing', 'cscq']) {
        const found = await gateway.ok(queryCostObjects, { costKind, keyword }, objects.as);
        assert.deepEqual(
          found.costObjectList.map(({ no }) => no),
          [added.no],
          keyword,
        );
      }
    }
  });

  it('keeps the owner of the cost centre that bears one’s own costs from oneself', async () => {
    const { no } = await objects.add({ ownerNO: '1000010001' });
    const { staff_no: staffNo, cost_center_no: former } = await gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select(['s.staff_no', 's.cost_center_no'])
      .where('u.login_name', '=', 'admin')
      .where('s.enterprise_num', '=', '100001')
      .executeTakeFirstOrThrow();
    const bear = (costCenterNo: string) =>
      gateway.db
        .updateTable('staff')
        .set({ cost_center_no: costCenterNo })
        .where('staff_no', '=', staffNo)
        .execute();
    await bear(no);
    const approver = (await staffNumbers(gateway))('approver');
    try {
      await withAdmin(gateway, approver, async () => {
        for (const ownerNO of [staffNo, '1000010002', ''])
          assert.deepEqual(await fieldsOf(await objects.changed(no, { ownerNO })), {
            ownerNO: '不能修改本人所属成本中心的负责人，请由其他管理员修改',
          });
      });
      await objects.change(no, { name: '另一个名称' });
    } finally {
      await bear(former);
    }
    await objects.change(no, { ownerNO: '1000010002' });
  });

  it('logs the changes, with their author and displayed values', async () => {
    const { no } = await objects.add({ name: '旧名', ownerNO: '1000010001' });
    gateway.clock.advance(1);
    await objects.change(no, {
      name: '新名',
      parentNO: '100001C1',
      ownerNO: '',
      isForAll: false,
      deptNOList: ['100001D15'],
      staffNOList: ['1000010002', '1000010001'],
    });
    const [changed, created] = await history(no);
    assert.deepEqual(
      [created?.how, changed?.how, changed?.revision, changed?.changedBy],
      ['created', 'changed', 2, '刘敏'],
    );
    assert.equal(changed?.changedTime, gateway.clock.now.toISOString());
    assert.deepEqual(changed?.fieldList, [
      { field: 'name', before: '旧名', after: '新名' },
      { field: 'parent', before: '', after: '管理费用' },
      { field: 'owner', before: '陈思远', after: '' },
      { field: 'isForAll', before: '1', after: '0' },
      { field: 'departments', before: '', after: '财务部' },
      { field: 'staff', before: '', after: '陈思远、王建华' },
    ]);
    // Opening an object to all discards its list of departments and staff.
    await objects.change(no, { isForAll: true });
    const [last] = await history(no);
    assert.deepEqual(last?.fieldList, [
      { field: 'isForAll', before: '0', after: '1' },
      { field: 'departments', before: '财务部', after: '' },
      { field: 'staff', before: '陈思远、王建华', after: '' },
    ]);
    assert.equal((await objects.read(no)).deptCount, 0);
  });

  it('changes nothing where nothing is different', async () => {
    const { no } = await objects.add({ isForAll: false, deptNOList: ['100001D01', '100001D02'] });
    assert.equal(await objects.change(no, { deptNOList: ['100001D02', '100001D01'] }), 1);
    assert.equal((await history(no)).length, 1);
  });

  it('is refused over a change of another user since, as is one of two at once', async () => {
    const { no } = await objects.add();
    const stale = await objects.changed(no, { name: '甲' });
    await objects.change(no, { name: '乙' });
    await gateway.refused('costObjectChanged', saveCostObject, stale, objects.as);
    const bodies = [await objects.changed(no, { name: '丙' }), await objects.changed(no, { name: '丁' })];
    const both = await Promise.all(bodies.map((body) => gateway.send(saveCostObject, body, objects.as)));
    assert.deepEqual(both.map(({ code }) => code).sort(), ['0', FAULTS.costObjectChanged.code]);
    assert.equal((await history(no)).length, 3);
  });

  it('gives a code once, to the first', async () => {
    const { no } = await objects.add({ code: 'ONE' });
    for (const code of ['ONE', 'one', 'Ｏｎｅ'])
      assert.deepEqual(await fieldsOf(objects.wanted({ code })), { code: '编号已存在' }, code);
    const { no: alike } = await objects.add({ code: 'OTHER' });
    await gateway.db
      .updateTable('cost_center')
      .set({ code: 'one' })
      .where('cost_center_no', '=', alike)
      .execute();
    await gateway.ok(saveCostObject, await objects.changed(alike, { name: '同号' }), objects.as);
    assert.deepEqual(await fieldsOf(await objects.changed(no, { code: 'CC001' })), { code: '编号已存在' });
    const bodies = [1, 2, 3].map(() => objects.wanted({ code: 'AT-ONCE' }));
    const all = await Promise.all(bodies.map((body) => gateway.send(saveCostObject, body, objects.as)));
    assert.deepEqual(all.map(({ code }) => code).sort(), [
      '0',
      ...Array<string>(2).fill(FAULTS.fieldsInvalid.code),
    ]);
    // Another kind, and another enterprise, have separate codes.
    await objects.add({ costKind: 'project', code: 'ONE' });
    await (await costObjects(gateway, 'admin')).change(no, { code: 'ONE' });
  });

  it('makes no circle, one at a time or two at once', async () => {
    const top = await objects.add();
    const middle = await objects.add({ parentNO: top.no });
    const low = await objects.add({ parentNO: middle.no });
    for (const parentNO of [top.no, middle.no, low.no]) {
      const fields = await fieldsOf(await objects.changed(top.no, { parentNO }));
      assert.deepEqual(fields, { parentNO: '上级不能是其自身或下级' });
    }
    const other = await objects.add();
    const bodies = [
      await objects.changed(top.no, { parentNO: other.no }),
      await objects.changed(other.no, { parentNO: low.no }),
    ];
    const both = await Promise.all(bodies.map((body) => gateway.send(saveCostObject, body, objects.as)));
    assert.deepEqual(both.map(({ success }) => success).sort(), [false, true]);
  });

  it('moves one below another and to the top, with all below it, and writes down where it was', async () => {
    const [from, to] = [await objects.add({ name: '原上级' }), await objects.add({ name: '新上级' })];
    const moved = await objects.add({ parentNO: from.no });
    const below = await objects.add({ parentNO: moved.no });
    const move = (basedOn: number, parentNO: string) =>
      gateway.ok(moveCostObject, { costKind: 'costCenter', no: moved.no, basedOn, parentNO }, objects.as);
    assert.deepEqual(await move(1, to.no), { revision: 2 });
    const shown = await gateway.ok(queryCostObject, { costKind: 'costCenter', no: below.no }, objects.as);
    assert.deepEqual(
      shown.pathList.map(({ no }) => no),
      [to.no, moved.no],
    );
    assert.deepEqual(await move(2, to.no), { revision: 2 }, 'it is there already');
    assert.deepEqual(await move(2, ''), { revision: 3 });
    const [last, first] = await history(moved.no);
    assert.deepEqual(
      [first?.how, first?.changedBy, first?.fieldList],
      ['changed', '刘敏', [{ field: 'parent', before: '原上级', after: '新上级' }]],
    );
    assert.deepEqual(last?.fieldList, [{ field: 'parent', before: '新上级', after: '' }]);
  });

  it('refuses moves that make a circle, to closed or foreign objects, on old data, and by others', async () => {
    const top = await objects.add();
    const low = await objects.add({ parentNO: (await objects.add({ parentNO: top.no })).no });
    const body = (change: object) => ({
      costKind: 'costCenter' as const,
      no: top.no,
      basedOn: 1,
      parentNO: '',
      ...change,
    });
    const cases: [parentNO: string, problem: string][] = [
      [top.no, '上级不能是其自身或下级'],
      [low.no, '上级不能是其自身或下级'],
      ['100001C7', '上级已关闭，请重新选择'],
      ['100002C1', '上级不存在，请重新选择'],
      ['100001X1', '上级不存在，请重新选择'],
    ];
    for (const [parentNO, problem] of cases) {
      const { code, result } = await gateway.send(moveCostObject, body({ parentNO }), objects.as);
      assert.equal(code, FAULTS.fieldsInvalid.code, parentNO);
      assert.deepEqual((result as unknown as { fields: object }).fields, { parentNO: problem });
    }
    const other = await objects.add();
    await gateway.refused('costObjectChanged', moveCostObject, body({ basedOn: 0 }), objects.as);
    await gateway.refused(
      'costObjectClosed',
      moveCostObject,
      body({ no: '100001C7', basedOn: 2 }),
      objects.as,
    );
    await gateway.refused('costObjectUnknown', moveCostObject, body({ no: '100002C1' }), objects.as);
    await gateway.refused('forbidden', moveCostObject, body({ parentNO: other.no }), {
      as: await gateway.login('staff'),
    });
    const both = await Promise.all(
      [body({ parentNO: other.no }), body({ no: other.no, parentNO: low.no })].map((one) =>
        gateway.send(moveCostObject, one, objects.as),
      ),
    );
    assert.deepEqual(both.map(({ success }) => success).sort(), [false, true], 'no circle of two at once');
    assert.equal((await history(top.no)).length + (await history(other.no)).length, 3);
  });

  it('refuses invalid values at its field', async () => {
    const entity = { costKind: 'accountingEntity' } as const;
    const cases: [change: Parameters<CostObjects['wanted']>[0], field: string][] = [
      [{ validFrom: '2026-03-01', validTo: '2026-02-28' }, 'validTo'],
      [{ parentNO: '100001C7' }, 'parentNO'],
      [{ parentNO: '100001X1' }, 'parentNO'],
      [{ taxNo: TAX_NO }, 'taxNo'],
      [{ ...entity }, 'taxNo'],
      [{ ...entity, taxNo: '914403007152672' }, 'taxNo'],
      [{ ...entity, taxNo: '91440300708461136X' }, 'taxNo'],
      [{ code: 'A B' }, 'code'],
      [{ code: '' }, 'code'],
      [{ name: ' ' }, 'name'],
      [{ name: '长'.repeat(10_000) }, 'name'],
      [{ name: 'a\0b' }, 'name'],
      [{ validFrom: '0000-01-01' }, 'validFrom'],
    ];
    for (const [change, field] of cases) {
      assert.deepEqual(
        Object.keys(await fieldsOf(objects.wanted(change))),
        [field],
        JSON.stringify(change).slice(0, 99),
      );
    }
    assert.deepEqual(await fieldsOf(objects.wanted({ ...entity, taxNo: '91440300708461136X' })), {
      taxNo: '税号校验位不正确，请核对',
    });
  });

  it('lets an entity with a number from before they were checked be changed otherwise', async () => {
    const { no } = await objects.add({ costKind: 'accountingEntity', taxNo: TAX_NO });
    await gateway.db
      .updateTable('accounting_entity')
      .set({ tax_no: '370102000000001' })
      .where('accounting_entity_no', '=', no)
      .execute();
    assert.equal(await objects.change(no, { costKind: 'accountingEntity', name: '改名公司' }), 2);
    const other = await objects.changed(no, { costKind: 'accountingEntity', taxNo: '370102000000002' });
    assert.deepEqual(Object.keys(await fieldsOf(other)), ['taxNo']);
  });

  it('takes nothing of another enterprise, and tells it apart from nothing in no way', async () => {
    for (const no of ['100002C1', '100001C99', 'C'.repeat(60)]) {
      const wanted = { costKind: 'costCenter', no } as const;
      await gateway.refused('costObjectUnknown', saveCostObject, objects.wanted({ no }), objects.as);
      await gateway.refused('costObjectUnknown', queryCostObject, wanted, objects.as);
      await gateway.refused('costObjectUnknown', queryCostObjectChanges, wanted, objects.as);
      assert.deepEqual(Object.keys(await fieldsOf(objects.wanted({ parentNO: no }))), ['parentNO']);
    }
    const foreign = { isForAll: false, deptNOList: ['100001D01', '100002D01'], staffNOList: ['1000020001'] };
    assert.deepEqual(
      Object.keys(await fieldsOf(objects.wanted({ ...foreign, ownerNO: '1000020001' }))).sort(),
      ['deptNOList.1', 'ownerNO', 'staffNOList.0'],
    );
    const { total } = await gateway.ok(
      queryCostObjects,
      { costKind: 'costCenter', parentNO: '100002C3' },
      objects.as,
    );
    assert.equal(total, 0);
    assert.equal(
      (await gateway.ok(queryCostObjects, { costKind: 'costCenter', keyword: '海外营销' }, objects.as)).total,
      0,
    );
  });

  it('is for those alone who may keep them', async () => {
    for (const account of ['staff', 'approver']) {
      const other = { as: await gateway.login(account) };
      await gateway.refused('forbidden', saveCostObject, objects.wanted(), other);
      await gateway.refused('forbidden', queryCostObjects, { costKind: 'costCenter' }, other);
    }
  });
});
