import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { seedDemoData } from '../../../demo/gateway/demo-data';
import { migrate } from '../../../demo/gateway/db/migrate';
import { MIGRATIONS } from '../../../demo/gateway/migrations';
import { checkIdCard } from '../../../src/domain/passenger/id-card';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';

describe('the demo data', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  it('has three enterprises of one TMC with 300 staff and more', async () => {
    const { db } = gateway;
    const enterprises = await db.selectFrom('enterprise').selectAll().execute();
    assert.equal(enterprises.length, 3);
    assert.equal(new Set(enterprises.map(({ tmc_number }) => tmc_number)).size, 1);
    const staff = await db.selectFrom('staff').selectAll().execute();
    assert.ok(staff.length >= 300, String(staff.length));
    for (const { enterprise_num } of enterprises) {
      const own = staff.filter((s) => s.enterprise_num === enterprise_num);
      assert.ok(own.some(({ supervisor_no }) => supervisor_no !== null));
      assert.ok(new Set(own.map(({ dept_no }) => dept_no)).size >= 5);
    }
  });

  it('has right ID numbers that agree with birthday and sex, and names that the search finds', async () => {
    for (const person of await gateway.db.selectFrom('staff').selectAll().execute()) {
      assert.match(person.pinyin, /^[a-z]+$/);
      assert.match(person.pinyin_initials, /^[a-z]+$/);
      if (person.identity_card_type !== 0) continue;
      assert.match(person.staff_name, /^\p{Script=Han}{2,4}$/u);
      assert.deepEqual(checkIdCard(person.identity_card_no ?? ''), {
        ok: true,
        cardNo: person.identity_card_no,
        birthDay: person.birth_day,
        sexTem: person.sex_tem,
      });
    }
  });

  it('has orders of months past and weeks to come in several states, whose sums hold', async () => {
    const orders = await gateway.db.selectFrom('flight_order').selectAll().execute();
    assert.ok(orders.length >= 180, String(orders.length));
    const states = new Set(orders.map(({ order_status }) => order_status));
    for (const state of ['待支付', '已出票', '完成', '已取消', '已退票'] as const)
      assert.ok(states.has(state), state);
    const today = shanghaiDate(NOW);
    assert.ok(orders.some(({ take_off_time }) => take_off_time < '2026-07'));
    assert.ok(orders.some(({ take_off_time }) => take_off_time > today));
    assert.ok(orders.every(({ created_at }) => created_at <= NOW));
    await checkConsistency(gateway.db);
  });

  it('is complete once its orders are swept', async () => {
    await gateway.sweep();
    await checkConsistency(gateway.db);
  });

  it('is made once', async () => {
    const count = () => gateway.db.selectFrom('flight_order').select('order_no').execute();
    const former = await count();
    await migrate(gateway.db, MIGRATIONS);
    await seedDemoData(gateway.db, gateway.supplier, NOW);
    assert.deepEqual(await count(), former);
  });
});
