import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { queryNoticeList } from '../../../src/contract/notice/notice';
import { travelStandards } from '../../../src/contract/travel-standard/travel-standards';
import { signInBySms } from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { proveSession, setUpAdmin, standardSteps } from '../../support/gateway/areas/accounts/second-admin';
import { alterStaff } from '../../support/gateway/areas/accounts/staff-forms';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const DAY = 24 * 60;

describe('somebody whom an administrator has just set up', () => {
  let gateway: TestGateway;
  let noOf: (account: string) => string;
  let standards: ReturnType<typeof standardSteps>;
  let as: { as: string };
  let me: string;
  let phones = 0;
  beforeAll(async () => {
    gateway = await startTestGateway();
    noOf = await staffNumbers(gateway);
    standards = standardSteps(gateway);
    me = noOf('admin');
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    await standards.tighten();
    gateway.clock.advance(2);
    as = { as: await gateway.login('admin') };
    await gateway.db
      .deleteFrom('staff_role')
      .where('role_no', '=', '100001-admin')
      .where('staff_no', '<>', me)
      .execute();
  });
  const setUp = (beside: string, by = as.as) => {
    phones += 1;
    return setUpAdmin(gateway, { by, beside, phone: `1388777000${phones}` });
  };
  const change = async (who: string) =>
    (await gateway.send(travelStandards.alter, await standards.looser(me, who), { as: who })).code;

  it('does not loosen a rule over them, whom it binds and not the new one, until a week is over', async () => {
    const made = await setUp(noOf('staff'));
    assert.notEqual(await standards.gradeOf(made.staffNO), await standards.gradeOf(me));
    assert.equal(await change(made.as), '48109');
    // Neither do administrators whom the new one has added, nor a change through the form of their record.
    const next = await setUp(noOf('staff'), made.as);
    assert.equal(await change(next.as), '48109');
    const supervisor = { no: noOf('finance'), name: '' };
    assert.equal((await alterStaff(gateway, made.as, me, { supervisor })).code, '48109');
    gateway.clock.advance(8 * DAY);
    const phone = '13887770001';
    assert.equal(await change(await signInBySms(gateway, phone)), '0');
  });

  it('is no second person for the same change where the rule binds both, in either order', async () => {
    const made = await setUp(me);
    assert.equal(await standards.gradeOf(made.staffNO), await standards.gradeOf(me));
    assert.equal(await change(as.as), '48107');
    await gateway.idle();
    const { noticeList } = await gateway.ok(queryNoticeList, {}, made);
    assert.deepEqual(
      noticeList.filter(({ about }) => about === 'rule'),
      [],
      'nor told that it waits',
    );
    assert.equal(await change(made.as), '48109');
    await gateway.db.deleteFrom('own_rule_request').execute();
    assert.equal(await change(made.as), '48109');
    await gateway.idle();
    await proveSession(gateway, as.as);
    assert.equal(await change(as.as), '48107');
  });
});
