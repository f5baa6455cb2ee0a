import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { alterDepartment, queryDepartments } from '../../../src/contract/address-book/departments';
import { grades } from '../../../src/contract/address-book/grades';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { agreementWhitelists, whitelistStaff } from '../../../src/contract/airline-agreement/whitelists';
import { APPLY_TYPE } from '../../../src/contract/approval/approval';
import {
  queryApprovalFlows,
  restoreApprovalFlow,
  saveApprovalFlow,
} from '../../../src/contract/approval/flow-settings';
import type { BodyOf, Call } from '../../../src/contract/call';
import { saveBudgetControl, saveCostCenterBudget } from '../../../src/contract/cost-center/budgets';
import { closeCostObjects, queryCostObject } from '../../../src/contract/cost-center/cost-objects';
import { queryCostChoices } from '../../../src/contract/cost-center/choices';
import {
  queryCompanySettings,
  updateEntSettingInfoForCloud,
} from '../../../src/contract/enterprise-setting/company';
import { hotelStandards } from '../../../src/contract/hotel/hotel-standards';
import { bookingProducts } from '../../../src/contract/hotel/booking-products';
import { mealStandards } from '../../../src/contract/meal/meal-standards';
import { mealSubsidies } from '../../../src/contract/meal/meal-subsidies';
import { saveSettleProduct, SETTLE_PRODUCT } from '../../../src/contract/settlement/products';
import { tierCities } from '../../../src/contract/travel-standard/city-tiers';
import { overReasons } from '../../../src/contract/travel-standard/over-reasons';
import { queryStandardPriority, saveStandardPriority } from '../../../src/contract/travel-standard/priority';
import { travelStandards } from '../../../src/contract/travel-standard/travel-standards';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { forgetProofs, proveSession } from '../../support/gateway/areas/accounts/second-admin';
import { staffNumbers } from '../../support/gateway/staff-numbers';

/** A change that loosens a rule for the only administrator. */
interface Loosening<C extends Call = Call> {
  name: string;
  rule: string;
  call: C;
  body(): Promise<BodyOf<C>>;
}
const loosening = <C extends Call>(one: Loosening<C>) => one as unknown as Loosening;

describe('rules that bind the only administrator', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let self: Awaited<ReturnType<typeof member>>;
  let noOf: (account: string) => string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = { as: await gateway.login('admin') };
    noOf = await staffNumbers(gateway);
    self = await member();
  });
  afterAll(() => gateway.close());

  const member = () => gateway.ok(staffMembers.get, { key: noOf('admin') }, as);
  const elsewhere = async () => {
    const { rows } = await gateway.ok(staffMembers.list, { pageSize: 100 }, as);
    const found = rows.find(({ grade }) => grade.no !== self.grade.no);
    assert.ok(found);
    return found;
  };
  /** Sends the call as the administrator with a fresh proof. */
  const proven = async <C extends Call>(call: C, body: BodyOf<C>) => {
    await proveSession(gateway, as.as);
    return gateway.ok(call, body, as);
  };
  const without = async (table: 'whitelist_staff' | 'agreement_whitelist' | 'meal_standard') =>
    gateway.db.deleteFrom(table).where('enterprise_num', '=', '100001').execute();
  async function closedList() {
    await without('whitelist_staff');
    await without('agreement_whitelist');
    const list = await proven(agreementWhitelists.add, {
      agreementName: '以后生效的协议',
      airline: 'CA',
      validPeriod: { from: '2027-06-01', to: '' },
      departments: [],
      isEnable: true,
      remark: '',
    });
    return { no: list.whitelistNO, version: list.version, form: list };
  }
  const mealForm = (limit: number) => ({
    standardName: `用餐${limit}`,
    holder: { scope: 'grade' as const, ...self.grade },
    meal: 'lunch' as const,
    tier: null,
    limit,
    dayType: 'all' as const,
    policy: 2 as const,
  });
  const flow = async () => {
    const { flows } = await gateway.ok(queryApprovalFlows, {}, as);
    const found = flows.find(({ applyType }) => applyType === APPLY_TYPE.trip);
    assert.ok(found);
    return found;
  };
  const budgetOf = (amount: number | null, basedOn: number) => ({
    costCenterNO: self.costCenter.no,
    budgetYear: 2029,
    monthAmountList: amount === null ? null : Array.from({ length: 12 }, () => amount),
    basedOn,
  });

  const CHANGES: readonly Loosening[] = [
    loosening({
      name: 'another standard counts first',
      rule: '差旅标准',
      call: saveStandardPriority,
      async body() {
        const own = { scope: 'person' as const, no: noOf('admin'), name: '' };
        const { rows } = await gateway.ok(travelStandards.list, {}, as);
        const found = rows.find(({ holder }) => holder.no === self.grade.no);
        assert.ok(found);
        const { standardNO: _, version: __, staffCount: ___, modifyTime: ____, ...form } = found;
        await proven(travelStandards.add, { ...form, standardName: '更严', holder: own, advanceDays: 99 });
        const from = await gateway.ok(queryStandardPriority, {}, as);
        return {
          from,
          to: { ...from, scopes: ['grade' as const, 'department' as const, 'person' as const] },
        };
      },
    }),
    loosening({
      name: 'a budget of their cost centre is raised',
      rule: '成本中心预算',
      call: saveCostCenterBudget,
      async body() {
        const { revision } = await gateway.ok(saveCostCenterBudget, budgetOf(100, 0), as);
        return budgetOf(101, revision);
      },
    }),
    loosening({
      name: 'a budget of their cost centre is taken away',
      rule: '成本中心预算',
      call: saveCostCenterBudget,
      body: () => Promise.resolve(budgetOf(null, 2)),
    }),
    loosening({
      name: 'a budget is raised of another cost centre that is open to them',
      rule: '成本中心预算',
      call: saveCostCenterBudget,
      async body() {
        const { choiceList } = await gateway.ok(
          queryCostChoices,
          { costKind: 'costCenter', forWhat: 'orders' },
          as,
        );
        const other = choiceList.find(({ no }) => no !== self.costCenter.no);
        assert.ok(other);
        const of = (amount: number, basedOn: number) => ({
          ...budgetOf(amount, basedOn),
          costCenterNO: other.no,
        });
        const { revision } = await gateway.ok(saveCostCenterBudget, of(100, 0), as);
        return of(101, revision);
      },
    }),
    loosening({
      name: 'bookings need no approved request any more',
      rule: '订票、改签和退票的审批要求',
      call: updateEntSettingInfoForCloud,
      async body() {
        const { settings: from } = await gateway.ok(queryCompanySettings, {}, as);
        const strict = { ...from, approvalRequired: true };
        await gateway.ok(updateEntSettingInfoForCloud, { from, to: strict }, as);
        return { from: strict, to: from };
      },
    }),
    loosening({
      name: 'budgets are no bound any more',
      rule: '成本中心预算',
      call: saveBudgetControl,
      async body() {
        await gateway.ok(saveBudgetControl, { budgetControl: 'block' }, as);
        return { budgetControl: 'warn' as const };
      },
    }),
    loosening({
      name: 'an approval step is taken away',
      rule: '审批流程',
      call: saveApprovalFlow,
      async body() {
        const { version, flow: former } = await flow();
        const step = { ...former.steps[0], stepNo: 90, stepName: '加签', conditions: [] };
        const more = { ...former, steps: [...former.steps, step] } as typeof former;
        const body = { applyType: APPLY_TYPE.trip, basedOn: version, flow: more };
        await gateway.ok(saveApprovalFlow, body, as);
        return { ...body, basedOn: version + 1, flow: former };
      },
    }),
    loosening({
      name: 'a former flow with fewer steps comes back',
      rule: '审批流程',
      call: restoreApprovalFlow,
      async body() {
        const { version, flow: former } = await flow();
        const step = { ...former.steps[0], stepNo: 92, stepName: '再加签', conditions: [] };
        const more = { ...former, steps: [...former.steps, step] } as typeof former;
        await gateway.ok(saveApprovalFlow, { applyType: APPLY_TYPE.trip, basedOn: version, flow: more }, as);
        return { applyType: APPLY_TYPE.trip, basedOn: version + 1, version };
      },
    }),
    loosening({
      name: 'they put themselves on a whitelist that begins later',
      rule: '协议航空白名单',
      call: whitelistStaff.add,
      async body() {
        const { no } = await closedList();
        return {
          staff: { no: noOf('admin'), name: '' },
          whitelist: { no, name: '' },
          remark: '',
        };
      },
    }),
    loosening({
      name: 'their department comes on a whitelist',
      rule: '协议航空白名单',
      call: agreementWhitelists.alter,
      async body() {
        const { no, version, form } = await closedList();
        const { whitelistNO: _, version: __, staffCount: ___, modifyTime: ____, ...values } = form;
        return { key: no, version, values: { ...values, departments: [self.department] } };
      },
    }),
    loosening({
      name: 'a meal may cost more',
      rule: '用餐标准',
      call: mealStandards.alter,
      async body() {
        await without('meal_standard');
        const made = await gateway.ok(mealStandards.add, mealForm(5000), as);
        return { key: made.standardNO, version: made.version, values: mealForm(5001) };
      },
    }),
    loosening({
      name: 'a limit of meals goes',
      rule: '用餐标准',
      call: mealStandards.remove,
      async body() {
        await without('meal_standard');
        const made = await gateway.ok(mealStandards.add, mealForm(5000), as);
        return { key: made.standardNO, version: made.version };
      },
    }),
    loosening({
      name: 'they get a subsidy',
      rule: '用餐补贴',
      call: mealSubsidies.add,
      body: () =>
        Promise.resolve({
          subsidyName: '给本人的补贴',
          holder: { scope: 'department' as const, ...self.department },
          unit: 'day' as const,
          amount: 5000,
          validPeriod: { from: '2027-01-01', to: '' },
          grantedAt: 'tripEnd' as const,
          isEnable: true,
        }),
    }),
    loosening({
      name: 'a night may cost more',
      rule: '酒店标准',
      call: hotelStandards.alter,
      async body() {
        await gateway.db.deleteFrom('hotel_standard').where('enterprise_num', '=', '100001').execute();
        const values = { grade: self.grade, tier: null, limit: 40_000, remark: '' };
        const { standardNO: key, version } = await gateway.ok(hotelStandards.add, values, as);
        return { key, version, values: { ...values, limit: 40_001 } };
      },
    }),
    loosening({
      name: 'a standard that nobody had a reason to break may be broken',
      rule: '超标原因',
      call: overReasons.add,
      async body() {
        await gateway.db
          .deleteFrom('over_reason')
          .where('enterprise_num', '=', '100001')
          .where('rule', '=', 'advance')
          .execute();
        const reason = { productType: 'flight' as const, rule: 'advance' as const, reasonName: '临时任务' };
        return { ...reason, needsText: true, sortOrder: 1, isEnable: true };
      },
    }),
    loosening({
      name: 'a city comes into a dearer tier',
      rule: '酒店标准',
      call: tierCities.alter,
      async body() {
        const { rows } = await gateway.ok(tierCities.list, { pageSize: 100 }, as);
        const [city] = rows;
        const other = rows.find(({ tier }) => tier.no !== city?.tier.no);
        assert.ok(city && other);
        const limits = { grade: self.grade, tier: other.tier, limit: 90_000, remark: '' };
        await proven(hotelStandards.add, limits);
        const values = { city: city.city, tier: other.tier, remark: city.remark };
        return { key: city.recordNO, version: city.version, values };
      },
    }),
    loosening({
      name: 'a product is opened to them',
      rule: '产品适用人员',
      call: bookingProducts.alter,
      async body() {
        const { rows } = await gateway.ok(bookingProducts.list, {}, as);
        const found = rows.find(({ product }) => product === 'memberHotel');
        assert.ok(found);
        const { productKey: key, version, isEnable } = found;
        const values = { isEnable, isAllStaff: false, persons: [], positions: [] };
        const other = [{ no: '100001D03', name: '' }];
        const closed = await gateway.ok(
          bookingProducts.alter,
          { key, version, values: { ...values, departments: other } },
          as,
        );
        const open = { ...values, departments: [...other, self.department] };
        return { key, version: closed.version, values: open };
      },
    }),
    loosening({
      name: 'the monthly account is opened to them',
      rule: '结算产品适用人员',
      call: saveSettleProduct,
      async body() {
        const users = (basedOn: number, staffID: string) => ({
          productNo: SETTLE_PRODUCT.monthly,
          basedOn,
          isAllStaff: false,
          personArray: [{ staffID }],
          deptArray: [],
          positionArray: [],
        });
        const { revision } = await gateway.ok(saveSettleProduct, users(0, noOf('staff')), as);
        return users(revision, noOf('admin'));
      },
    }),
    loosening({
      name: 'they stand in another grade',
      rule: '本人的组织信息',
      call: staffMembers.alter,
      async body() {
        const { staffNO: key, version, ...values } = await member();
        return { key, version, values: { ...values, grade: (await elsewhere()).grade } };
      },
    }),
    loosening({
      name: 'their department has another head',
      rule: '本人的组织信息',
      call: alterDepartment,
      async body() {
        const { departmentList } = await gateway.ok(queryDepartments, {}, as);
        const found = departmentList.find(({ deptNO }) => deptNO === self.department.no);
        assert.ok(found);
        const { staffCount: _, ...dept } = found;
        return { ...dept, head: { no: noOf('admin'), name: '' } };
      },
    }),
    loosening({
      name: 'their cost centre is closed for another',
      rule: '本人的组织信息',
      call: closeCostObjects,
      async body() {
        const asked = { costKind: 'costCenter' as const, no: self.costCenter.no };
        const { costObject } = await gateway.ok(queryCostObject, asked, as);
        const other = (await elsewhere()).costCenter.no;
        const successorNO = other === self.costCenter.no ? '100001C7' : other;
        return {
          costKind: 'costCenter' as const,
          closingList: [{ no: self.costCenter.no, basedOn: costObject.revision }],
          successorNO,
        };
      },
    }),
    loosening({
      name: 'their grade ranks otherwise, out of a step',
      rule: '审批流程',
      call: grades.arrange,
      async body() {
        const { version, flow: former } = await flow();
        const key = (await member()).grade.no;
        const { gradeRank } = await gateway.ok(grades.get, { key }, as);
        const conditions = [{ kind: 'grade' as const, from: gradeRank, to: gradeRank }];
        const step = { ...former.steps[0], stepNo: 91, stepName: '按职级', conditions };
        const more = { ...former, steps: [...former.steps, step] } as typeof former;
        await gateway.ok(saveApprovalFlow, { applyType: APPLY_TYPE.trip, basedOn: version, flow: more }, as);
        const from = (await gateway.ok(grades.arrangement, {}, as)).map(({ gradeNO }) => gradeNO);
        const others = from.filter((no) => no !== key);
        return { from, to: from[0] === key ? [...others, key] : [key, ...others] };
      },
    }),
  ];

  for (const { name, rule, call, body } of CHANGES)
    it(`want a proof where ${name}`, async () => {
      await proveSession(gateway, as.as);
      const asked = await body();
      await forgetProofs(gateway, as.as);
      const { code, msg, result } = await gateway.send(call, asked, as);
      assert.equal(code, '48108', `${msg} ${JSON.stringify(result)}`);
      assert.match(msg, new RegExp(rule));
      await proveSession(gateway, as.as);
      await gateway.ok(call, asked, as);
      const [marked] = await gateway.db
        .selectFrom('change_log')
        .select(['is_own', 'staff_no'])
        .orderBy('change_no', 'desc')
        .limit(1)
        .execute();
      assert.deepEqual(marked, { is_own: true, staff_no: noOf('admin') });
    });
});
