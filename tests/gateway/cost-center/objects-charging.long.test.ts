import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { submitApprovalApplyAuto } from '../../../src/contract/approval/approval';
import type { BodyOf } from '../../../src/contract/call';
import {
  closeCostObjects,
  type CostKind,
  type CostObject,
} from '../../../src/contract/cost-center/cost-objects';
import { createOrder, type CostChoice } from '../../../src/contract/flight-booking/booking';
import { applyChangeAirTicketGateway } from '../../../src/contract/order/change';
import { orderCancel, queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { applyRebuy } from '../../../src/contract/order/rebuy';
import { OBJECT } from '../../../src/contract/permission/objects';
import { payorder } from '../../../src/contract/payment/payment';
import { queryReportDimension } from '../../../src/contract/report/report';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { DIMENSION } from '../../../src/domain/report/scope';
import { addDays } from '../../../src/domain/shanghai-time';
import { FAULTS } from '../../../demo/gateway/server/http/faults';
import { CHILD, colleagues, LEG, orderOf } from '../../support/gateway/areas/booking';
import { setUpBooking, tearDownBooking, type BookingSetup } from '../../support/gateway/areas/booking-setup';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { costObjects, type CostObjects } from '../../support/gateway/areas/money/cost-objects';
import { bookDear, rebuyOf } from '../../support/gateway/areas/rebuys';
import { PREPAID } from '../../support/gateway/areas/refunds';
import { tripLeg } from '../../support/gateway/areas/trips';
type Passenger = BodyOf<typeof createOrder>['passengers'][number];

/** Departments of 100001: the account `staff` is in 平台研发部 below 研发中心 (`ABOVE`), not in 财务部 (`OTHER`). */
const [ABOVE, OTHER] = ['100001D02', '100001D15'];

describe('an object that orders may be charged to', () => {
  let setup: BookingSetup;
  let objects: CostObjects;
  beforeAll(async () => {
    setup = await setUpBooking();
    objects = await costObjects(setup.gateway);
  });
  afterAll(() => tearDownBooking(setup));

  const form = () => setup.gateway.ok(queryOrderFormInfo, {}, { as: setup.as });
  const offered = async (no: string) => (await form()).costCenterList.some((one) => one.no === no);
  const order = (passengers: Passenger[], body: object = {}) => ({
    ...orderOf([setup.voyage], []),
    passengers,
    ...body,
  });
  const book = async (cost: Partial<CostChoice>, passengers = [setup.me]) => {
    const whole = { ...(await form()).defaultCost, ...cost };
    return setup.gateway.send(createOrder, order(passengers, { cost: whole }), { as: setup.as });
  };
  /** Errors by field of an order that is refused. */
  const refusedFor = async (cost: Partial<CostChoice>, passengers?: Passenger[]) => {
    const { code, result } = await book(cost, passengers);
    assert.equal(code, FAULTS.fieldsInvalid.code);
    return (result as unknown as { fields: Record<string, string> }).fields;
  };
  const close = (costKind: CostKind, { no, revision }: CostObject, successorNO = '') =>
    setup.gateway.ok(
      closeCostObjects,
      { costKind, closingList: [{ no, basedOn: revision }], successorNO },
      objects.as,
    );
  /** Runs the test while the booker may book only for themselves. */
  const forSelfAlone = async (test: () => Promise<void>) => {
    const { db } = setup.gateway;
    const rights = () => db.deleteFrom('role_grant').where('object_no', '=', OBJECT.bookForColleagues);
    const taken = await rights().returningAll().execute();
    try {
      await test();
    } finally {
      await db.insertInto('role_grant').values(taken).execute();
    }
  };

  it('is open today', async () => {
    const times = [
      [{ validFrom: '2026-11-20', validTo: '2026-11-20' }, true],
      [{ validFrom: '2026-11-21' }, false],
      [{ validTo: '2026-11-19' }, false],
    ] as const;
    for (const [change, isOpen] of times) {
      const { no } = await objects.add(change);
      assert.equal(await offered(no), isOpen);
      if (isOpen) assert.equal((await book({ costCenterNo: no })).success, true);
      else
        assert.deepEqual(await refusedFor({ costCenterNo: no }), {
          'cost.costCenterNo': '该成本中心已停用，请重新选择',
        });
    }
    assert.equal(await offered('100001C7'), false);
    for (const costCenterNo of ['100002C1', 'NONE', '', 'C'.repeat(10_000)])
      assert.deepEqual(await refusedFor({ costCenterNo }), { 'cost.costCenterNo': '请选择成本中心' });
  });

  it('is open to the passenger: themselves, their department or one above it', async () => {
    const of = { isForAll: false };
    const open = [
      await objects.add({ ...of, staffNOList: [setup.me.staffNO] }),
      await objects.add({ ...of, deptNOList: [ABOVE] }),
    ];
    const others = await objects.add({ ...of, deptNOList: [OTHER] });
    const nobodys = await objects.add(of);
    for (const { no } of open) assert.equal((await book({ costCenterNo: no })).success, true);
    const notOpen = { 'cost.costCenterNo': '该成本中心不对乘机人开放，请重新选择' };
    for (const { no } of [others, nobodys]) assert.deepEqual(await refusedFor({ costCenterNo: no }), notOpen);
    // A booker who may book for colleagues is offered objects that are open to any of them.
    const all = [...open, others, nobodys];
    const shown = async () => Promise.all(all.map(({ no }) => offered(no)));
    assert.deepEqual(await shown(), [true, true, true, false]);
    await forSelfAlone(async () => assert.deepEqual(await shown(), [true, true, false, false]));
  });

  it('is decided for each passenger; who is not of the staff travels at the booker’s', async () => {
    const own = await objects.add({ isForAll: false, staffNOList: [setup.me.staffNO] });
    const colleague = (await colleagues(setup.gateway, setup.as, 5)).find(
      ({ staffNO }) => staffNO !== setup.me.staffNO,
    );
    assert.ok(colleague);
    assert.equal((await book({ costCenterNo: own.no }, [setup.me, CHILD])).success, true);
    const cost = { ...(await form()).defaultCost, costCenterNo: own.no };
    const body = order([setup.me, colleague].map((one) => ({ ...one, cost })));
    const refused = await setup.gateway.refused('fieldsInvalid', createOrder, body, { as: setup.as });
    assert.deepEqual(refused, {
      fields: { 'passengers.1.cost.costCenterNo': '该成本中心不对乘机人开放，请重新选择' },
    });
  });

  it('is so of entities and projects too', async () => {
    const project = await objects.add({ costKind: 'project', isForAll: false, deptNOList: [OTHER] });
    assert.deepEqual(await refusedFor({ projectNo: project.no }), {
      'cost.projectNo': '该项目不对乘机人开放，请重新选择',
    });
    await close('project', project);
    assert.deepEqual(await refusedFor({ projectNo: project.no }), {
      'cost.projectNo': '该项目已停用，请重新选择',
    });
    const entity = await objects.add({
      costKind: 'accountingEntity',
      taxNo: '91440300708461136T',
      isForAll: false,
      deptNOList: [OTHER],
    });
    assert.deepEqual(await refusedFor({ accountingEntityNo: entity.no }), {
      'cost.accountingEntityNo': '该核算主体不对乘机人开放，请重新选择',
    });
    assert.deepEqual(await refusedFor({ accountingEntityNo: '' }), {
      'cost.accountingEntityNo': '请选择核算主体',
    });
  });

  it('was offered by a form that is open, and is refused once it is closed', async () => {
    const one = await objects.add();
    assert.equal(await offered(one.no), true);
    const cost = { ...(await form()).defaultCost, costCenterNo: one.no };
    const before = await setup.gateway.ok(createOrder, order([setup.me], { cost }), { as: setup.as });
    await close('costCenter', one);
    const refused = await setup.gateway.refused('fieldsInvalid', createOrder, order([setup.me], { cost }), {
      as: setup.as,
    });
    assert.deepEqual(refused, { fields: { 'cost.costCenterNo': '该成本中心已停用，请重新选择' } });
    assert.equal(await offered(one.no), false);
    const { travellers } = await setup.gateway.ok(
      queryAirTicketDetailNew,
      { orderNo: before.orderNo },
      { as: setup.as },
    );
    assert.equal(travellers[0]?.cost?.costCenterName, one.name, 'old orders keep what they have');
  });

  it('is not where costs go by default once that is not open; a form says so by leaving it empty', async () => {
    const ended = await objects.add({ validTo: '2026-11-19' });
    const { db } = setup.gateway;
    const { staffNO } = setup.me;
    const { cost_center_no: former } = await db
      .selectFrom('staff')
      .select('cost_center_no')
      .where('staff_no', '=', staffNO)
      .executeTakeFirstOrThrow();
    const makeDefault = (no: string) =>
      db.updateTable('staff').set({ cost_center_no: no }).where('staff_no', '=', staffNO).execute();
    await makeDefault(ended.no);
    assert.equal((await form()).defaultCost.costCenterNo, '');
    const refused = await setup.gateway.refused('fieldsInvalid', createOrder, order([setup.me]), {
      as: setup.as,
    });
    assert.deepEqual(refused, { fields: { 'cost.costCenterNo': '该成本中心已停用，请重新选择' } });
    const personal = order([setup.me], { travelType: 2 });
    await setup.gateway.ok(createOrder, personal, { as: setup.as });
    await makeDefault(former);
  });

  it('is not asked of tickets that replace others: they stay where those were', async () => {
    const { gateway, as } = setup;
    const { orderNo, cheaper } = await bookDear(gateway, as);
    const { cost_center_no } = await gateway.db
      .selectFrom('order_cost')
      .select('cost_center_no')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    await close('costCenter', await objects.read(cost_center_no), '100001C6');
    const rebuy = await rebuyOf(gateway, as, { orderNo, newFlights: [cheaper] });
    const { newOrderNo } = await gateway.ok(applyRebuy, rebuy, { as });
    const { travellers } = await gateway.ok(queryAirTicketDetailNew, { orderNo: newOrderNo }, { as });
    assert.equal(travellers[0]?.cost?.costCenterName, (await objects.read(cost_center_no)).name);
    await gateway.idle();
    // Reports of past spending still name it.
    const dimension = await gateway.ok(queryReportDimension, { dimension: DIMENSION.costCenter }, objects.as);
    assert.ok(dimension.memberList.some(({ no }) => no === cost_center_no));
  });

  it('is checked for travel requests, too', async () => {
    const closed = await objects.add();
    await close('costCenter', closed);
    const own = await objects.add({ isForAll: false, staffNOList: [setup.me.staffNO] });
    const request = (costCenterNo: string, travellerNOList = [setup.me.staffNO]) => ({
      applyType: 9 as const,
      purposeCode: 'P1',
      reason: '拜访客户',
      legs: [tripLeg()],
      travellerNOList,
      costCenterNo,
    });
    const refusedWith = async (body: ReturnType<typeof request>, costCenterNo: string) =>
      assert.deepEqual(
        await setup.gateway.refused('fieldsInvalid', submitApprovalApplyAuto, body, { as: setup.as }),
        { fields: { costCenterNo } },
      );
    await refusedWith(request(closed.no), '该成本中心已停用，请重新选择');
    await refusedWith(request('CC999999'), '成本中心不存在，请重新选择');
    const [, colleague] = await colleagues(setup.gateway, setup.as, 2);
    assert.ok(colleague);
    const both = [setup.me.staffNO, colleague.staffNO];
    await refusedWith(request(own.no, both), '该成本中心不对全部出行人开放，请重新选择');
    await setup.gateway.ok(submitApprovalApplyAuto, request(own.no), { as: setup.as });
  });

  it('holds ordered amounts until they are spent or given up', async () => {
    const { gateway, as } = setup;
    const center = await objects.add();
    const uses = async () => {
      const { yearBudget, monthBudget } = await objects.read(center.no);
      assert.deepEqual(yearBudget, { ...monthBudget, amount: null });
      return [yearBudget?.used, yearBudget?.held];
    };
    assert.deepEqual(await uses(), [0, 0]);
    const cost = { ...(await form()).defaultCost, costCenterNo: center.no };
    const { insuranceList } = await form();
    const insurances = insuranceList.slice(0, 1).map(({ productNo, price }) => ({ productNo, price }));
    const given = await gateway.ok(createOrder, order([{ ...setup.me, insurances }, CHILD], { cost }), {
      as,
    });
    assert.deepEqual(await uses(), [0, given.totalAmount]);
    await gateway.ok(orderCancel, { orderNo: given.orderNo }, { as });
    assert.deepEqual(await uses(), [0, 0]);

    const { orderNo, totalAmount } = await gateway.ok(createOrder, order([setup.me], { cost }), { as });
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();
    await gateway.sweep(['flight-booking']);
    assert.deepEqual(await uses(), [totalAmount, 0]);
    const dearer = await findNewFlight(gateway, as, orderNo, {
      depDate: addDays(LEG.depDate, 2),
      where: ({ salePrice }) => salePrice > totalAmount,
    });
    const wanted = await changeOf(gateway, as, { orderNo, passengerNos: [1], newFlights: [dearer] });
    const change = await gateway.ok(applyChangeAirTicketGateway, wanted, { as });
    assert.ok(change.totalAmount > 0);
    assert.deepEqual(await uses(), [totalAmount, change.totalAmount], 'of a change what is paid for it');
  });
});
