import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  decideApproval,
  queryApplication,
  queryApprovalDetail,
  queryApprovalList,
  queryTravelPurpose,
  submitApprovalApplyAuto,
  submitOverStandardApprovalAuto,
} from '../../../src/contract/approval/approval';
import { queryTemplateTypes } from '../../../src/contract/approval/templates';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { createOrder, type OrderPassenger, type Voyage } from '../../../src/contract/flight-booking/booking';
import { orderCancel } from '../../../src/contract/order/list';
import { CHILD, findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { reasonFor, standardOf } from '../../support/gateway/areas/standard-steps';
import { tripLeg, type TripBody, type TripLegBody } from '../../support/gateway/areas/trips';

let gateway: TestGateway;
let as: string;
let approver: string;
let me: OrderPassenger;
let voyage: Voyage;
beforeAll(async () => {
  gateway = await startTestGateway();
  as = await gateway.login('staff');
  approver = await gateway.login('approver');
  me = await self(gateway, as);
  voyage = await findVoyage(gateway, as);
});
afterAll(async () => {
  await checkConsistency(gateway.db);
  await gateway.close();
});

const decide = (applyId: string, decision: 'agree' | 'refuse' = 'agree') =>
  gateway.ok(decideApproval, { applyId, decision }, { as: approver });

const tripBody = (changes: Partial<TripBody> = {}): TripBody => ({
  applyType: 9,
  purposeCode: 'P1',
  reason: '拜访客户',
  legs: [tripLeg()],
  travellerNOList: [me.staffNO],
  ...changes,
});

/** Submits a request and has it approved; resolves with its number. */
async function approved(changes: Partial<TripBody> = {}): Promise<string> {
  const { applyId } = await gateway.ok(submitApprovalApplyAuto, tripBody(changes), { as });
  await decide(applyId);
  return applyId;
}
const listed = async (token = as, depDate?: string) =>
  gateway.ok(queryApplication, depDate === undefined ? {} : { depDate }, { as: token });

describe('a change of a pre-trip request', () => {
  it('is an application of its own kind, until it is agreed to', async () => {
    const changeOf = await approved();
    const asked = { reason: '改期', changeOf, legs: [tripLeg({ endDate: '2026-12-09' })] };
    const { applyId } = await gateway.ok(submitApprovalApplyAuto, tripBody(asked), { as });
    const kindOf = async (no: string) =>
      (await gateway.ok(queryApprovalDetail, { applyId: no }, { as })).applyType;
    assert.deepEqual([await kindOf(changeOf), await kindOf(applyId)], [9, 17]);
    const { applicationList } = await gateway.ok(
      queryApprovalList,
      { role: 'applicant', applyTypeList: [17] },
      { as },
    );
    assert.deepEqual(
      applicationList.map((one) => one.applyId),
      [applyId],
    );
    await decide(applyId);
    assert.deepEqual(await kindOf(changeOf), 9);
    const again = await gateway.ok(
      submitApprovalApplyAuto,
      tripBody({ ...asked, applyType: 17, legs: [tripLeg({ endDate: '2026-12-10' })] }),
      { as },
    );
    assert.equal(await kindOf(again.applyId), 17);
    await decide(again.applyId, 'refuse');
  });

  it('is of a pre-trip request', async () => {
    await gateway.refused('applyNotChangeable', submitApprovalApplyAuto, tripBody({ applyType: 17 }), { as });
    const changeOf = await approved({ applyType: 1 });
    const asked = tripBody({ applyType: 17, changeOf, reason: '改期' });
    await gateway.refused('applyNotChangeable', submitApprovalApplyAuto, asked, { as });
  });
});

describe('purposes of travel', () => {
  it('are the enterprise’s, asked for in the fixed way', async () => {
    const purposes = await gateway.ok(
      queryTravelPurpose,
      { requestSource: 'bussUserWeb', version: 0 },
      { as },
    );
    assert.ok(purposes.length >= 5);
    for (const body of [
      {},
      { requestSource: 'app', version: 0 },
      { requestSource: 'bussUserWeb', version: 1 },
    ]) {
      assert.equal((await gateway.send(queryTravelPurpose, body, { as })).code, '41000');
    }
  });
});

describe('forms of applications', () => {
  const forms = (enterpriseNum: string) => gateway.ok(queryTemplateTypes, enterpriseNum, { as });
  const change = (form_url: string) =>
    gateway.db
      .updateTable('approval_template')
      .set({ form_url })
      .where('enterprise_num', '=', '100001')
      .where('application_business_type', '=', 9)
      .execute();

  it('are those of the enterprise in use, the trip application first', async () => {
    const list = await forms('100001');
    assert.deepEqual(
      list.map(({ templateTypeName, applicationBusinessType }) => [
        templateTypeName,
        applicationBusinessType,
      ]),
      [
        ['出差申请', 1],
        ['超标申请', 2],
        ['行前申请', 9],
      ],
    );
    await gateway.refused('enterpriseNotCurrent', queryTemplateTypes, '100002', { as });
    assert.equal((await gateway.send(queryTemplateTypes, {}, { as })).code, '41000');
  });

  it('are needed to apply, each for its own kind', async () => {
    await change('');
    const refused = await gateway.send(submitApprovalApplyAuto, tripBody(), { as });
    assert.deepEqual(
      [refused.code, refused.msg],
      ['45017', '企业未配置行前申请审批跳转地址，请联系管理员配置！'],
    );
    await gateway.ok(submitApprovalApplyAuto, tripBody({ applyType: 1 }), { as });
    await gateway.db
      .deleteFrom('approval_template')
      .where('enterprise_num', '=', '100001')
      .where('application_business_type', '=', 2)
      .execute();
    const none = await gateway.send(
      submitOverStandardApprovalAuto,
      { voyages: [voyage], passengers: [me], overReasons: [] },
      { as },
    );
    assert.equal(none.msg, '企业未配置超标申请审批模板详情，请联系管理员配置！');
    await gateway.db
      .insertInto('approval_template')
      .values({
        enterprise_num: '100001',
        template_type_id: 'T2',
        template_type_name: '超标申请',
        application_business_type: 2,
        application_table_id: 'CBSQ',
        application_table_version: 1,
        form_url: 'dist/html/apply.html',
        sort_order: 2,
      })
      .execute();
    await change('dist/html/submitPreTripApply.html');
    await gateway.ok(submitApprovalApplyAuto, tripBody(), { as });
  });
});

describe('a trip or pre-trip request', () => {
  it('goes to the supervisor and serves bookings once they have agreed', async () => {
    const { applyId, applyState, approverName } = await gateway.ok(submitApprovalApplyAuto, tripBody(), {
      as,
    });
    assert.deepEqual([applyState, approverName], ['审批中', '王建华']);
    const isListed = async () => (await listed()).some((request) => request.applyId === applyId);
    assert.equal(await isListed(), false);
    await gateway.refused('applyNotApproved', createOrder, { ...orderOf([voyage], [me]), applyId }, { as });
    await decide(applyId);
    assert.equal(await isListed(), true);
    const { trip } = await gateway.ok(queryApprovalDetail, { applyId }, { as: approver });
    assert.deepEqual(trip?.cities, [
      { cityCode: 'BJS', cityName: '北京' },
      { cityCode: 'SHA', cityName: '上海' },
    ]);
    const { orderNo } = await gateway.ok(createOrder, { ...orderOf([voyage], [me]), applyId }, { as });
    const noted = await standardOf(gateway, as, orderNo);
    assert.deepEqual([noted.applyId, noted.overStandard], [applyId, 3], 'over, under a request');
  });

  it('refused serves none', async () => {
    const { applyId } = await gateway.ok(submitApprovalApplyAuto, tripBody(), { as });
    await decide(applyId, 'refuse');
    await gateway.refused('applyNotApproved', createOrder, { ...orderOf([voyage], [me]), applyId }, { as });
  });

  const leg = (changes: Partial<TripLegBody>): Partial<TripBody> => ({ legs: [tripLeg(changes)] });
  /** Two legs; the second goes on from 上海 to 广州. */
  const legs = (first: Partial<TripLegBody>, then: Partial<TripLegBody>): Partial<TripBody> => ({
    legs: [tripLeg(first), tripLeg({ depCityCode: 'SHA', arrCityCode: 'CAN', ...then })],
  });
  const wrong: [name: string, changes: Partial<TripBody>, field: string][] = [
    ['an unknown purpose', { purposeCode: 'P99' }, 'purposeCode'],
    ['no reason', { reason: ' ' }, 'reason'],
    ['no legs', { legs: [] }, 'legs'],
    ['a leg to where it begins', leg({ arrCityCode: 'BJS' }), 'legs.0.arrCityCode'],
    ['a city that is none', leg({ arrCityCode: 'QQQ' }), 'legs.0.arrCityCode'],
    ['dates the wrong way round', leg({ beginDate: '2026-12-04' }), 'legs.0.endDate'],
    ['days past', leg({ beginDate: '2026-11-01', endDate: '2026-11-02' }), 'legs.0.endDate'],
    ['a leg before the one before', legs({}, { beginDate: '2026-11-30' }), 'legs.1.beginDate'],
    ['a budget for one leg alone', legs({ budget: 100 }, {}), 'legs.1.budget'],
    ['more money than any trip costs', leg({ budget: 10_000_000_001 }), 'legs.0.budget'],
    ['means of travel that are none', leg({ travelMeans: 'rocket' as 'ship' }), 'legs.0.travelMeans'],
    ['a cost centre of another enterprise', { costCenterNo: 'CC100002' }, 'costCenterNo'],
    ['a cost centre that is none', { costCenterNo: '\0' }, 'costCenterNo'],
    ['an accounting entity that is none', { accountingEntityNo: 'x'.repeat(10_000) }, 'accountingEntityNo'],
    ['staff of another enterprise', { travellerNOList: ['1000020001'] }, 'travellerNOList.0'],
    ['nobody', { travellerNOList: [] }, 'travellerNOList'],
    ['no money', leg({ budget: 0 }), 'legs.0.budget'],
  ];
  for (const [name, changes, field] of wrong) {
    it(`is refused for ${name}, by field`, async () => {
      const result = await gateway.refused('fieldsInvalid', submitApprovalApplyAuto, tripBody(changes), {
        as,
      });
      assert.deepEqual(Object.keys((result as { fields: object }).fields), [field]);
    });
  }

  it('covers its cities, days and travellers, and nothing else', async () => {
    const back = await findVoyage(gateway, as, {
      leg: { depCode: 'SHA', arrCode: 'BJS', depDate: '2026-12-04' },
      segmentNo: 2,
    });
    const body = orderOf([voyage], [me]);
    const cases: [Partial<TripBody>, typeof body, RegExp][] = [
      [leg({ arrCityCode: 'CAN' }), body, /不包含北京至上海/],
      [leg({ beginDate: '2026-12-02' }), body, /航班日期不在/],
      [{}, orderOf([voyage, back], [me]), /航班日期不在/],
      [{}, orderOf([voyage], [me, CHILD]), /陈小朵不在申请单的出行人中/],
    ];
    for (const [changes, order, message] of cases) {
      const applyId = await approved(changes);
      const { code, msg } = await gateway.send(createOrder, { ...order, applyId }, { as });
      assert.equal(code, '45012');
      assert.match(msg, message);
    }
    const longer = await approved(leg({ endDate: '2026-12-04' }));
    await gateway.ok(createOrder, { ...orderOf([voyage, back], [me]), applyId: longer }, { as });
  });

  it('is for its applicant and its travellers, in their enterprise', async () => {
    const applyId = await approved();
    const admin = await gateway.login('admin');
    const order = { ...orderOf([voyage], [me]), applyId };
    await gateway.refused('applyOutOfScope', createOrder, order, { as: admin });
    assert.ok((await listed(admin)).every((request) => request.applyId !== applyId));
    const companion = await self(gateway, admin);
    const shared = await approved({ travellerNOList: [me.staffNO, companion.staffNO] });
    assert.ok((await listed(admin)).some((request) => request.applyId === shared));
    await gateway.ok(createOrder, { ...orderOf([voyage], [companion]), applyId: shared }, { as: admin });

    const foreign = await gateway.login('multi');
    await gateway.ok(changeEnt, { companyNO: '100002' }, { as: foreign });
    const other = await self(gateway, foreign);
    await gateway.refused(
      'applyUnknown',
      createOrder,
      { ...orderOf([voyage], [other]), applyId },
      { as: foreign },
    );
    await gateway.refused('applyUnknown', createOrder, { ...order, applyId: 'SP00' }, { as });
  });

  it('is offered for the days it covers, until it is over', async () => {
    const applyId = await approved();
    const has = async (depDate?: string) =>
      (await listed(as, depDate)).some((request) => request.applyId === applyId);
    assert.deepEqual(
      [await has('2026-11-30'), await has('2026-12-01'), await has('2026-12-04')],
      [false, true, false],
    );
    const { now } = gateway.clock;
    gateway.clock.now = new Date('2026-12-03T15:59:00Z');
    as = await gateway.login('staff');
    assert.equal(await has(), true);
    gateway.clock.advance(1);
    assert.equal(await has(), false);
    gateway.clock.now = now;
    as = await gateway.login('staff');
    approver = await gateway.login('approver');
  });

  it('undecided is over with its last day', async () => {
    const { applyId } = await gateway.ok(submitApprovalApplyAuto, tripBody(), { as });
    const { now } = gateway.clock;
    gateway.clock.now = new Date('2026-12-03T16:00:00Z');
    [as, approver] = [await gateway.login('staff'), await gateway.login('approver')];
    await gateway.refused('applyExpired', decideApproval, { applyId, decision: 'agree' }, { as: approver });
    await gateway.sweep(['approval']);
    assert.equal((await gateway.ok(queryApprovalDetail, { applyId }, { as })).applyState, '已过期');
    gateway.clock.now = now;
    [as, approver] = [await gateway.login('staff'), await gateway.login('approver')];
  });

  it('lends its budget once, to orders at the same moment too, and again when one is cancelled', async () => {
    const first = await gateway.ok(createOrder, orderOf([voyage], [me]), { as });
    const applyId = await approved({ legs: [tripLeg({ budget: first.totalAmount * 2 })] });
    const order = { ...orderOf([voyage], [me]), applyId };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => gateway.send(createOrder, order, { as })),
    );
    const made = answers.filter(({ success }) => success);
    assert.equal(made.length, 2);
    assert.ok(answers.every(({ success, code }) => success || code === '45014'));
    const left = async () => (await listed()).find((request) => request.applyId === applyId)?.budgetLeft;
    assert.equal(await left(), 0);
    await checkConsistency(gateway.db);
    await gateway.ok(orderCancel, { orderNo: made[0]?.result.orderNo ?? '' }, { as });
    assert.equal(await left(), first.totalAmount);
    await gateway.ok(createOrder, order, { as });
    await gateway.refused('applyBudgetShort', createOrder, order, { as });
  });
});

describe('the demo', () => {
  it('has an employee of the second enterprise whose choices over the standards multi decides', async () => {
    const colleague = await gateway.login('colleague');
    const { orderStatus, waitsForApplyId } = await gateway.ok(
      createOrder,
      {
        ...orderOf([await findVoyage(gateway, colleague)], [await self(gateway, colleague)]),
        overReasons: await Promise.all(
          (['discount', 'price', 'lowestFare'] as const).map((rule) => reasonFor(gateway, colleague, rule)),
        ),
      },
      { as: colleague },
    );
    assert.equal(orderStatus, '待审批');
    const multi = await gateway.login('multi');
    await gateway.ok(changeEnt, { companyNO: '100002' }, { as: multi });
    await gateway.ok(decideApproval, { applyId: waitsForApplyId, decision: 'agree' }, { as: multi });
  });

  it('has a request agreed to, and one that waits for the approver', async () => {
    const requests = await listed();
    assert.ok(requests.some(({ trip, budgetLeft }) => trip.cities.length === 2 && budgetLeft === 1_000_000));
    const { applicationList } = await gateway.ok(
      queryApprovalList,
      { role: 'approver', applyStateList: ['审批中'] },
      { as: approver },
    );
    assert.ok(applicationList.some(({ reason }) => reason === '参加广州行业展会'));
  });
});
