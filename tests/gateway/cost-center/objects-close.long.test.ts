import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  closeCostObjects,
  queryCostObject,
  queryCostObjectChanges,
  reopenCostObject,
  saveCostObject,
  type CostObject,
} from '../../../src/contract/cost-center/cost-objects';
import { FAULTS } from '../../../demo/gateway/server/http/faults';
import { costObjects, type CostObjects } from '../../support/gateway/areas/money/cost-objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('closing cost objects', () => {
  let gateway: TestGateway;
  let objects: CostObjects;
  beforeAll(async () => {
    gateway = await startTestGateway();
    objects = await costObjects(gateway);
  });
  afterAll(() => gateway.close());

  const closing = (list: readonly Pick<CostObject, 'no' | 'revision'>[], successorNO = '') => ({
    costKind: 'costCenter' as const,
    closingList: list.map(({ no, revision }) => ({ no, basedOn: revision })),
    successorNO,
  });
  const close = (list: readonly CostObject[], successorNO?: string) =>
    gateway.ok(closeCostObjects, closing(list, successorNO), objects.as);
  const refusedField = async (body: object) => {
    const { code, result } = await gateway.send(closeCostObjects, body, objects.as);
    assert.equal(code, FAULTS.fieldsInvalid.code);
    return Object.keys((result as unknown as { fields: object }).fields);
  };
  const reopen = (no: string, basedOn: number) =>
    gateway.ok(reopenCostObject, { costKind: 'costCenter', no, basedOn }, objects.as);
  const lastChange = async (no: string) =>
    (await gateway.ok(queryCostObjectChanges, { costKind: 'costCenter', no }, objects.as)).changeList[0];
  const makeDefaultOf = async (staffNo: string, no: string) => {
    await gateway.db
      .updateTable('staff')
      .set({ cost_center_no: no })
      .where('staff_no', '=', staffNo)
      .execute();
  };
  const defaultOf = async (staffNo: string) =>
    (
      await gateway.db
        .selectFrom('staff')
        .select('cost_center_no')
        .where('staff_no', '=', staffNo)
        .executeTakeFirstOrThrow()
    ).cost_center_no;

  it('needs no successor where nothing is left', async () => {
    const top = await objects.add();
    const below = await objects.add({ parentNO: top.no });
    const result = await close([top, below]);
    assert.deepEqual(result, { closedCount: 2, movedStaffCount: 0, movedChildCount: 0 });
    const closed = await objects.read(below.no);
    assert.deepEqual(
      [closed.costState, closed.closedDate, closed.parentNO, closed.revision],
      ['closed', '2026-11-20', top.no, 2],
    );
    assert.deepEqual((await lastChange(below.no))?.fieldList, []);
    await gateway.refused('costObjectClosed', saveCostObject, await objects.changed(top.no, {}), objects.as);
    await gateway.refused('costObjectClosed', closeCostObjects, closing([closed]), objects.as);
  });

  it('needs one where staff or open objects are left', async () => {
    const top = await objects.add();
    const below = await objects.add({ parentNO: top.no });
    await gateway.refused('successorNeeded', closeCostObjects, closing([top]), objects.as);
    await close([below]);
    await makeDefaultOf('1000010040', top.no);
    await gateway.refused('successorNeeded', closeCostObjects, closing([top]), objects.as);
    assert.equal((await objects.read(top.no)).costState, 'open');
  });

  it('merges into a successor: staff, and dependents of the closed ones, go over to it', async () => {
    const [first, second, into] = [await objects.add(), await objects.add(), await objects.add()];
    const low = await objects.add({ parentNO: first.no });
    const lower = await objects.add({ parentNO: low.no });
    const closedBelow = await objects.add({ parentNO: second.no });
    await close([closedBelow]);
    await makeDefaultOf('1000010041', first.no);
    await makeDefaultOf('1000010042', second.no);
    const result = await close([first, second], into.no);
    assert.deepEqual(result, { closedCount: 2, movedStaffCount: 2, movedChildCount: 1 });
    assert.deepEqual([await defaultOf('1000010041'), await defaultOf('1000010042')], [into.no, into.no]);
    const moved = await objects.read(low.no);
    assert.deepEqual([moved.parentNO, moved.revision], [into.no, 2]);
    assert.deepEqual((await lastChange(low.no))?.fieldList, [
      { field: 'parent', before: first.name, after: into.name },
    ]);
    assert.deepEqual((await lastChange(first.no))?.fieldList, [
      { field: 'successor', before: '', after: into.name },
    ]);
    // Grandchildren, and children closed before, keep their parents.
    assert.deepEqual(
      [(await objects.read(lower.no)).parentNO, (await objects.read(closedBelow.no)).parentNO],
      [low.no, second.no],
    );
    const shown = await gateway.ok(queryCostObject, { costKind: 'costCenter', no: into.no }, objects.as);
    assert.deepEqual([shown.defaultStaffCount, shown.costObject.childCount], [2, 1]);
  });

  it('refuses a successor that is none', async () => {
    const one = await objects.add();
    const below = await objects.add({ parentNO: one.no });
    const ended = await objects.add({ validFrom: '2020-01-01', validTo: '2026-11-19' });
    const coming = await objects.add({ validFrom: '2026-11-21' });
    const project = await objects.add({ costKind: 'project' });
    for (const no of [one.no, below.no, ended.no, coming.no, project.no, '100001C7', '100002C1', 'NONE'])
      assert.deepEqual(await refusedField(closing([one], no)), ['successorNO'], no);
    assert.equal((await objects.read(one.no)).costState, 'open');
  });

  it('is of all or none', async () => {
    const [one, other] = [await objects.add(), await objects.add()];
    const stale = { ...other, revision: other.revision + 1 };
    await gateway.refused('costObjectChanged', closeCostObjects, closing([one, stale]), objects.as);
    for (const no of ['100002C1', 'NONE'])
      await gateway.refused(
        'costObjectUnknown',
        closeCostObjects,
        closing([one, { ...other, no }]),
        objects.as,
      );
    assert.deepEqual(
      [(await objects.read(one.no)).costState, (await objects.read(other.no)).costState],
      ['open', 'open'],
    );
  });

  it('leaves nothing open below a closed object, for any simultaneous saves', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [top, low] = [await objects.add(), await objects.add()];
      const under = await objects.changed(low.no, { parentNO: top.no });
      const both = await Promise.all([
        gateway.send(closeCostObjects, closing([top]), objects.as),
        gateway.send(saveCostObject, under, objects.as),
      ]);
      assert.deepEqual(both.map(({ success }) => success).sort(), [false, true]);
      const [state, parent] = [(await objects.read(top.no)).costState, (await objects.read(low.no)).parentNO];
      assert.deepEqual([state, parent], both[0].success ? ['closed', ''] : ['open', top.no]);
    }
    const one = await objects.add();
    const twice = await Promise.all(
      [1, 2].map(() => gateway.send(closeCostObjects, closing([one]), objects.as)),
    );
    assert.deepEqual(twice.map(({ code }) => code).sort(), ['0', FAULTS.costObjectClosed.code]);
  });

  it('is of accounting entities and projects as well', async () => {
    const taxNo = '91440300708461136T';
    const kept = await objects.add({ costKind: 'accountingEntity', taxNo });
    const entity = await objects.read('100001A1', 'accountingEntity');
    const merged = { ...closing([entity], kept.no), costKind: 'accountingEntity' as const };
    const { movedStaffCount } = await gateway.ok(closeCostObjects, merged, objects.as);
    assert.equal(movedStaffCount, 168);
    const project = await objects.read('100001X2', 'project');
    const ended = { ...closing([project]), costKind: 'project' as const };
    assert.equal((await gateway.ok(closeCostObjects, ended, objects.as)).movedStaffCount, 0);
    assert.equal((await objects.read('100001X2', 'project')).costState, 'closed');
  });

  it('is undone by opening one again; moved dependents stay there', async () => {
    const [top, into] = [await objects.add(), await objects.add()];
    const low = await objects.add({ parentNO: top.no });
    const closed = await objects.add({ parentNO: top.no });
    await close([closed]);
    await close([top], into.no);
    await gateway.refused(
      'costObjectChanged',
      reopenCostObject,
      { costKind: 'costCenter', no: top.no, basedOn: 1 },
      objects.as,
    );
    // Its parent was closed with a successor.
    assert.deepEqual(await reopen(closed.no, 2), { revision: 3 });
    assert.equal((await objects.read(closed.no)).parentNO, into.no);
    assert.deepEqual((await lastChange(closed.no))?.fieldList, [
      { field: 'parent', before: top.name, after: into.name },
    ]);
    assert.deepEqual(await reopen(top.no, 2), { revision: 3 });
    const opened = await objects.read(top.no);
    assert.deepEqual([opened.costState, opened.successorNO, opened.childCount], ['open', '', 0]);
    assert.equal((await objects.read(low.no)).parentNO, into.no);
    const change = await lastChange(top.no);
    assert.deepEqual(
      [change?.how, change?.fieldList],
      ['reopened', [{ field: 'successor', before: into.name, after: '' }]],
    );
    const body = { costKind: 'costCenter', no: top.no, basedOn: 3 } as const;
    await gateway.refused('costObjectChanged', reopenCostObject, body, objects.as);
    for (const no of ['100002C6', 'NONE'])
      await gateway.refused('costObjectUnknown', reopenCostObject, { ...body, no }, objects.as);
  });
});
