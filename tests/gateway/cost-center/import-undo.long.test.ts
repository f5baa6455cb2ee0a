import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { undoImportJob } from '../../../src/contract/import-job/import-job';
import { setUpCostImports } from '../../support/gateway/areas/money/cost-imports';

const PERSON = '1000010001';

describe('an import is undone', () => {
  const on = setUpCostImports();
  const { code, take, state, kept, plain, noOf } = on;

  const ADDED = () => [
    [code('a'), '甲', '', '', '', '', '', '', ''],
    [code('b'), '乙', code('a'), '', '', '', '', '', ''],
  ];
  const used = async (importNo: string) => {
    const written = await plain();
    await on.gateway.refused('undoUsed', undoImportJob, { importJobNo: importNo }, { as: on.as });
    assert.deepEqual(await plain(), written);
    assert.equal(await state(importNo), 'done');
  };

  it('only within a day', async () => {
    const importNo = await take(ADDED());
    on.gateway.clock.advance(24 * 60);
    await on.signIn();
    await on.gateway.refused('undoTooLate', undoImportJob, { importJobNo: importNo }, { as: on.as });
    assert.equal((await kept()).length, 2);
  });

  it('not where staff book on it by default, or orders, budgets and requests are charged to it', async () => {
    const importNo = await take(ADDED());
    const no = await noOf('b');
    const person = on.gateway.db.updateTable('staff').where('staff_no', '=', PERSON);
    const { cost_center_no: former } = await on.gateway.db
      .selectFrom('staff')
      .select('cost_center_no')
      .where('staff_no', '=', PERSON)
      .executeTakeFirstOrThrow();
    await person.set({ cost_center_no: no }).execute();
    await used(importNo);
    await person.set({ cost_center_no: former }).execute();

    const cost = await on.gateway.db.selectFrom('order_cost').selectAll().executeTakeFirstOrThrow();
    const order = on.gateway.db
      .updateTable('order_cost')
      .where('order_no', '=', cost.order_no)
      .where('passenger_no', '=', cost.passenger_no);
    await order.set({ cost_center_no: no }).execute();
    await used(importNo);
    await order.set({ cost_center_no: cost.cost_center_no }).execute();

    await on.gateway.db
      .insertInto('cost_center_budget')
      .values({
        enterprise_num: '100001',
        cost_center_no: no,
        budget_year: 2027,
        revision: 1,
        month_amounts: 'null',
        changed_by: null,
        changed_at: on.gateway.clock.now,
      })
      .execute();
    await used(importNo);
    await on.gateway.db.deleteFrom('cost_center_budget').where('cost_center_no', '=', no).execute();

    const request = await on.gateway.db
      .selectFrom('approval_request')
      .select(['apply_id', 'trip'])
      .where('trip', 'is not', null)
      .executeTakeFirstOrThrow();
    const trip = (costCenterNo: string) =>
      on.gateway.db
        .updateTable('approval_request')
        .set({ trip: JSON.stringify({ ...request.trip, costCenterNo }) })
        .where('apply_id', '=', request.apply_id)
        .execute();
    await trip(no);
    await used(importNo);
    await trip(request.trip?.costCenterNo ?? '');

    await on.gateway.ok(undoImportJob, { importJobNo: importNo }, { as: on.as });
    await on.gateway.idle();
    assert.deepEqual(await kept(), []);
  });

  it('not where others belong to it, nor where it was changed since', async () => {
    const importNo = await take(ADDED());
    await take([[code('c'), '丙', code('b'), '', '', '', '', '', '']]);
    await used(importNo);
    const changing = await take([[code('c'), '丙', '', '', '2026-11-21', '', '', '', '']]);
    await take([[code('c'), '丁', '', '', '2026-11-21', '', '', '', '']]);
    await used(changing);
  });

  it('not where a later move would make a circle', async () => {
    await take([...ADDED(), [code('c'), '丙', '', '', '', '', '', '', '']]);
    // b moves from below a to the top, and a below b.
    const moving = await take([[code('b'), '乙', '', '', '', '', '', '', '']]);
    await take([[code('a'), '甲', code('b'), '', '', '', '', '', '']]);
    await used(moving);
  });

  it('not below an object closed since', async () => {
    await take([...ADDED(), [code('c'), '丙', '', '', '', '', '', '', '']]);
    const moving = await take([[code('b'), '乙', code('c'), '', '', '', '', '', '']]);
    await take([[code('a'), '甲', '', '', '', '', '', '', '是']]);
    await used(moving);
  });
});
