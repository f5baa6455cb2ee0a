import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  CONFIG_STEPS,
  queryConfigGuide,
  queryManagementIndex,
  skipConfigStep,
  type AttentionKind,
} from '../../../src/contract/management-center/management-center';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { agreementWhitelists } from '../../../src/contract/airline-agreement/whitelists';
import { hotelAgreements } from '../../../src/contract/hotel/hotel-agreements';
import { commonMenuInsertOrUpdate, queryMenu } from '../../../src/contract/management-center/menu';
import { OBJECT } from '../../../src/contract/permission/objects';
import { roles } from '../../../src/contract/permission/roles';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { querySettleBills } from '../../../src/contract/settlement/bills';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

describe('the management centre', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let staff: { as: string };
  let noOf: (account: string) => string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
    staff = { as: await gateway.login('staff') };
    noOf = await staffNumbers(gateway);
  });
  afterAll(() => gateway.close());

  const countOf = async (kind: AttentionKind, who = as): Promise<number> =>
    (await gateway.ok(queryManagementIndex, {}, who)).attentionList.find((one) => one.kind === kind)?.count ??
    0;

  it('counts records, for users who may see it', async () => {
    const { db } = gateway;
    const day = shanghaiDate(gateway.clock.now);
    const before = await countOf('subManagersEnding');
    const made = await gateway.ok(
      subManagers.add,
      {
        staff: { no: noOf('staff'), name: '' },
        managedScope: 'enterprise',
        departments: [],
        objectList: [{ no: OBJECT.managementIndex, name: '' }],
        validPeriod: { from: day, to: addDays(day, 30) },
        remark: '',
      },
      as,
    );
    assert.equal(await countOf('subManagersEnding'), before + 1);
    // They see the page without the entries for which they lack a right.
    assert.equal(await countOf('subManagersEnding', staff), 0);
    assert.equal(await countOf('departmentsWithoutHead', staff), 0);
    const { version } = made;
    await gateway.ok(subManagers.remove, { key: made.keyId, version }, as);
    await gateway.refused('forbidden', queryManagementIndex, {}, staff);

    const empty = await countOf('rolesWithoutMember');
    const values = {
      roleName: '空',
      remark: '',
      permissionRangeID: 1 as const,
      objectList: [{ no: 'YHWZ-YMQX-050204', name: '' }],
    };
    const role = await gateway.ok(roles.add, values, as);
    assert.equal(await countOf('rolesWithoutMember'), empty + 1);
    const listed = { memberCount: 'none', isBuiltIn: false } as const;
    assert.equal((await gateway.ok(roles.list, listed, as)).total, empty + 1);
    await gateway.ok(roles.remove, { key: role.roleNO, version: role.version }, as);

    const headless = await countOf('departmentsWithoutHead');
    const { dept_no } = await db
      .selectFrom('department')
      .select('dept_no')
      .where('enterprise_num', '=', '100001')
      .where('head_no', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    await db.updateTable('department').set({ head_no: null }).where('dept_no', '=', dept_no).execute();
    assert.equal(await countOf('departmentsWithoutHead'), headless + 1);

    for (const [kind, billState] of [
      ['billsToConfirm', 'toConfirm'],
      ['billsOverdue', 'overdue'],
    ] as const) {
      const { total } = await gateway.ok(querySettleBills, { billStateList: [billState] }, as);
      assert.equal(await countOf(kind), total, billState);
    }
  });

  it('counts just the rows that its way shows', async () => {
    const { db, clock } = gateway;
    const today = shanghaiDate(clock.now);
    const ofEnterprise = ['enterprise_num', '=', '100001'] as const;
    const hotel = await db
      .selectFrom('hotel_agreement')
      .select('agreement_no')
      .where(...ofEnterprise)
      .limit(1)
      .executeTakeFirstOrThrow();
    const ending = { valid_from: addDays(today, -30), valid_to: addDays(today, 30), is_enable: true };
    await db
      .updateTable('hotel_agreement')
      .set(ending)
      .where('agreement_no', '=', hotel.agreement_no)
      .execute();
    const list = await db
      .selectFrom('agreement_whitelist')
      .select('whitelist_no')
      .where(...ofEnterprise)
      .limit(1)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('agreement_whitelist')
      .set(ending)
      .where('whitelist_no', '=', list.whitelist_no)
      .execute();
    const shown = {
      hotelAgreementsEnding: await gateway.ok(hotelAgreements.list, { agreementState: 'ending' }, as),
      whitelistsEnding: await gateway.ok(agreementWhitelists.list, { validPeriod: 'ending' }, as),
      staffWithoutSupervisor: await gateway.ok(
        staffMembers.list,
        { supervisor: 'none', staffState: 'active' },
        as,
      ),
    };
    for (const [kind, { total }] of Object.entries(shown)) {
      assert.ok(total > 0, kind);
      assert.equal(await countOf(kind as AttentionKind), total, kind);
    }
    const all = await gateway.ok(staffMembers.list, { staffState: 'active' }, as);
    const led = await gateway.ok(staffMembers.list, { supervisor: 'some', staffState: 'active' }, as);
    assert.equal(led.total, all.total - shown.staffWithoutSupervisor.total);
  });

  it('tells of a balance below its warning amount', async () => {
    const { db } = gateway;
    const { balance } = await db
      .selectFrom('ledger_account')
      .select('balance')
      .where('enterprise_num', '=', '100001')
      .where('kind', '=', 'prepaid')
      .executeTakeFirstOrThrow();
    const warnBelow = (warn_below: number | null) =>
      db
        .insertInto('wallet_rule')
        .values({
          enterprise_num: '100001',
          warn_below,
          revision: 1,
          changed_by: noOf('admin'),
          changed_at: gateway.clock.now,
        })
        .onConflict((conflict) => conflict.column('enterprise_num').doUpdateSet({ warn_below }))
        .execute();
    await warnBelow(balance);
    assert.equal(await countOf('balanceLow'), 0);
    await warnBelow(balance + 1);
    assert.equal(await countOf('balanceLow'), 1);
    await warnBelow(null);
    assert.equal(await countOf('balanceLow'), 0);
  });

  it('warns of a budget once most of the month is spent', async () => {
    const { db, clock } = gateway;
    const [year = '', month = ''] = shanghaiDate(clock.now).split('-');
    const before = await countOf('budgetsNearlySpent');
    const spent = await db
      .selectFrom('travel_fact')
      .select((eb) => ['cost_center_no', eb.fn.sum<number>('amount').as('sum')])
      .where('enterprise_num', '=', '100001')
      .where('issued_on', '>=', `${year}-${month}-01`)
      .where('issued_on', '<=', shanghaiDate(clock.now))
      .groupBy('cost_center_no')
      .having((eb) => eb(eb.fn.sum('amount'), '>', 1000))
      .orderBy('cost_center_no')
      .limit(1)
      .executeTakeFirstOrThrow();
    const set = (share: number, revision: number) =>
      db
        .insertInto('cost_center_budget')
        .values({
          enterprise_num: '100001',
          cost_center_no: spent.cost_center_no,
          budget_year: Number(year),
          revision,
          month_amounts: JSON.stringify(Array.from({ length: 12 }, () => Math.floor(spent.sum * share))),
          changed_by: null,
          changed_at: clock.now,
        })
        .execute();
    await set(2, 1001);
    const plenty = await countOf('budgetsNearlySpent');
    await set(1.05, 1002);
    assert.equal(await countOf('budgetsNearlySpent'), plenty + 1);
    assert.ok(before >= plenty);
  });

  it('tells which steps are done, by the data, and keeps those that are skipped for the enterprise', async () => {
    const steps = async () => (await gateway.ok(queryConfigGuide, {}, as)).stepList;
    assert.deepEqual(
      (await steps()).map(({ step }) => step),
      [...CONFIG_STEPS],
    );
    const stateOf = async () => (await steps()).find(({ step }) => step === 'invoiceTitles');
    assert.equal((await stateOf())?.state, 'done');
    await gateway.db
      .updateTable('invoice_title')
      .set({ is_closed: true })
      .where('enterprise_num', '=', '100001')
      .execute();
    assert.deepEqual(await stateOf(), { step: 'invoiceTitles', state: 'open', count: 0, skippedBy: '' });
    await gateway.ok(skipConfigStep, { step: 'invoiceTitles', isSkipped: true }, as);
    assert.deepEqual(await stateOf(), {
      step: 'invoiceTitles',
      state: 'skipped',
      count: 0,
      skippedBy: '刘敏',
    });
    await gateway.ok(skipConfigStep, { step: 'invoiceTitles', isSkipped: false }, as);
    assert.equal((await stateOf())?.state, 'open');
    await gateway.refused('forbidden', skipConfigStep, { step: 'roles', isSkipped: true }, staff);
  });

  it('has the pages at hand that a user has chosen, of those they may see alone', async () => {
    const { menuList, commonMenuList } = await gateway.ok(queryMenu, {}, as);
    assert.deepEqual(commonMenuList, []);
    const keyIDList = menuList
      .slice(0, 9)
      .map(({ keyID }) => keyID)
      .toReversed();
    const tooMany = await gateway.send(commonMenuInsertOrUpdate, { keyIDList }, as);
    assert.deepEqual(tooMany.result, { fields: { keyIDList: '最多选择8项常用功能' } });
    const chosen = keyIDList.slice(1);
    await gateway.ok(commonMenuInsertOrUpdate, { keyIDList: chosen }, as);
    const kept = async (who = as) =>
      (await gateway.ok(queryMenu, {}, who)).commonMenuList.map(({ keyID }) => keyID);
    assert.deepEqual(await kept(), chosen);
    assert.deepEqual(await kept(staff), []);
    const foreign = menuList.find(({ menuURL }) => menuURL === '/permission/roleManageNew');
    const refused = await gateway.send(commonMenuInsertOrUpdate, { keyIDList: [foreign?.keyID] }, staff);
    assert.deepEqual(refused.result, { fields: { keyIDList: '所选功能不存在，请重新选择' } });
    const [first] = chosen;
    await gateway.db
      .updateTable('permission_object')
      .set({ is_enable: false })
      .where('key_id', '=', first ?? '')
      .execute();
    assert.deepEqual(await kept(), chosen.slice(1));
  });
});
