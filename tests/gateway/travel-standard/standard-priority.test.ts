import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { OrderPassenger } from '../../../src/contract/flight-booking/booking';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import {
  queryStandardPriority,
  saveStandardPriority,
  type StandardPriority,
} from '../../../src/contract/travel-standard/priority';
import { queryStandardInfo } from '../../../src/contract/travel-standard/standards';
import { self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const USUAL: StandardPriority = { scopes: ['person', 'department', 'grade'], departments: 'nearest' };

describe('the priority of standards', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let staff: { as: string };
  let me: OrderPassenger;
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    staff = { as: await gateway.login('staff') };
    me = await self(gateway, staff.as);
    const { dept_no } = await gateway.db
      .selectFrom('staff')
      .select('dept_no')
      .where('staff_no', '=', me.staffNO)
      .executeTakeFirstOrThrow();
    const { parent_no } = await gateway.db
      .selectFrom('department')
      .select('parent_no')
      .where('dept_no', '=', dept_no)
      .executeTakeFirstOrThrow();
    const common = { enterprise_num: '100001', economy_discount: null, lowest_price_minutes: null };
    await gateway.db
      .insertInto('travel_standard')
      .values(
        [
          { standard_no: 'T-OWN', dept_no, max_cabin_type: 2 as const },
          { standard_no: 'T-ABOVE', dept_no: parent_no, max_cabin_type: 1 as const },
        ].map((one) => ({
          ...common,
          ...one,
          grade_no: null,
          standard_name: one.standard_no,
          advance_days: 0,
        })),
      )
      .execute();
  });
  afterAll(() => gateway.close());
  const governing = async () => (await gateway.ok(queryStandardInfo, {}, staff)).standard?.standardNo;
  const set = async (to: StandardPriority) => {
    const from = await gateway.ok(queryStandardPriority, {}, admin);
    await gateway.ok(saveStandardPriority, { from, to }, admin);
  };

  it('is the usual one until it is set', async () => {
    assert.deepEqual(await gateway.ok(queryStandardPriority, {}, admin), USUAL);
    assert.equal(await governing(), 'T-OWN');
  });

  it('counts at once: the strictest of departments, or the grade before them', async () => {
    await set({ ...USUAL, departments: 'strictest' });
    assert.equal(await governing(), 'T-ABOVE');
    const scopes = ['grade', 'department', 'person'] as const;
    await set({ scopes: [...scopes], departments: 'strictest' });
    assert.equal(await governing(), '100001S4');
    const { priorityList } = await gateway.ok(queryStandardInfo, {}, staff);
    assert.deepEqual(priorityList, scopes);
    await set(USUAL);
    assert.equal(await governing(), 'T-OWN');
  });

  it('is noted with who set it', async () => {
    await set({ ...USUAL, departments: 'strictest' });
    const [noted] = await gateway.db
      .selectFrom('change_log')
      .select(['before', 'after'])
      .where('resource', '=', 'standardPriority')
      .orderBy('change_no', 'desc')
      .limit(1)
      .execute();
    assert.deepEqual(noted, { before: USUAL, after: { ...USUAL, departments: 'strictest' } });
    await set(USUAL);
  });

  it('is refused where another has set it meanwhile, where a scope is missing, and to staff', async () => {
    const stale: StandardPriority = { ...USUAL, departments: 'strictest' };
    const now = await gateway.refused(
      'rowsRearranged',
      saveStandardPriority,
      { from: stale, to: USUAL },
      admin,
    );
    assert.deepEqual(now, USUAL);
    const short: StandardPriority = { ...USUAL, scopes: ['person', 'person', 'grade'] };
    const { success } = await gateway.send(saveStandardPriority, { from: USUAL, to: short }, admin);
    assert.equal(success, false);
    await gateway.refused('forbidden', queryStandardPriority, {}, staff);
    await gateway.refused('forbidden', saveStandardPriority, { from: USUAL, to: stale }, staff);
    assert.deepEqual(await gateway.ok(queryStandardPriority, {}, admin), USUAL);
  });

  it('is that of each enterprise by itself', async () => {
    const foreign = { as: await gateway.login('multi') };
    await gateway.ok(changeEnt, { companyNO: '100003' }, foreign);
    await set({ ...USUAL, departments: 'strictest' });
    assert.deepEqual(await gateway.ok(queryStandardPriority, {}, foreign), USUAL);
    await set(USUAL);
  });
});
