import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BodyOf } from '../../../src/contract/call';
import { createOrder, type OrderPassenger, type Voyage } from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { CHILD, INFANT, orderOf } from '../../support/gateway/areas/booking';
import { tearDownBooking, setUpBooking } from '../../support/gateway/areas/booking-setup';
import type { TestGateway } from '../../support/gateway/harness';

describe('an extra of the tickets', () => {
  let gateway: TestGateway;
  let as: string;
  let voyage: Voyage;
  let me: OrderPassenger;
  beforeAll(async () => {
    ({ gateway, as, voyage, me } = await setUpBooking());
  });
  afterAll(() => tearDownBooking({ gateway }));
  const fieldsOf = (result: unknown) => Object.keys((result as { fields: object }).fields);

  const booked = async (body: Partial<BodyOf<typeof createOrder>>, passenger: object = {}) => {
    const order = { ...orderOf([voyage], [{ ...me, ...passenger }]), ...body };
    const { orderNo, totalAmount } = await gateway.ok(createOrder, order, { as });
    return { totalAmount, detail: await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as }) };
  };
  const ticketsOf = (detail: Awaited<ReturnType<typeof booked>>['detail']) =>
    detail.travellers
      .flatMap(({ tickets }) => tickets)
      .reduce((sum, { salePrice, buildFee, fuelFee }) => sum + salePrice + buildFee + fuelFee, 0);

  it('is offered of one’s own enterprise', async () => {
    const info = await gateway.ok(queryOrderFormInfo, {}, { as });
    for (const { no } of [...info.costCenterList, ...info.departmentList, ...info.projectList]) {
      assert.ok(no.startsWith('100001'), no);
    }
    assert.ok(info.projectList.length >= 3 && info.insuranceList.length >= 2);
    assert.ok(info.costCenterList.some(({ no }) => no === info.defaultCost.costCenterNo));
    assert.deepEqual([info.canBookColleagues, info.canBookOutsiders, info.serviceFee], [true, true, 0]);
  });

  it('is charged to the traveller’s own record unless it is said otherwise', async () => {
    const info = await gateway.ok(queryOrderFormInfo, {}, { as });
    const nameOf = (no: string) => info.costCenterList.find((choice) => choice.no === no)?.name;
    const { detail } = await booked({ travelPurpose: '项目验收' });
    assert.equal(detail.travellers[0]?.cost?.costCenterName, nameOf(info.defaultCost.costCenterNo));
    assert.equal(detail.travellers[0]?.cost?.deptName, '平台研发部');
    assert.deepEqual([detail.travelType, detail.travelPurpose], [1, '项目验收']);

    const other = info.costCenterList.find(({ no }) => no !== info.defaultCost.costCenterNo);
    const [project] = info.projectList;
    assert.ok(other && project);
    const cost = { ...info.defaultCost, costCenterNo: other.no, projectNo: project.no };
    for (const body of [booked({ cost }), booked({ cost: info.defaultCost }, { cost })]) {
      const { travellers } = (await body).detail;
      assert.equal(travellers[0]?.cost?.costCenterName, other.name);
      assert.equal(travellers[0]?.cost?.projectName, project.name);
    }
  });

  it('is refused where it is not on offer, by place', async () => {
    const { defaultCost, insuranceList } = await gateway.ok(queryOrderFormInfo, {}, { as });
    const [product] = insuranceList;
    assert.ok(product);
    const foreign = { ...defaultCost, costCenterNo: '100002C1', projectNo: '100002X1' };
    const taken = { productNo: product.productNo, price: product.price };
    const refusals: [body: object, passenger: object, fields: string[]][] = [
      [{ cost: foreign }, {}, ['cost.costCenterNo', 'cost.projectNo']],
      [{}, { cost: foreign }, ['passengers.0.cost.costCenterNo', 'passengers.0.cost.projectNo']],
      [{}, { insurances: [{ ...taken, price: 1 }] }, ['passengers.0.insurances']],
      [{}, { insurances: [{ ...taken, productNo: 'BX-NONE' }] }, ['passengers.0.insurances']],
      [{}, { insurances: [taken, taken] }, ['passengers.0.insurances']],
    ];
    for (const [body, passenger, fields] of refusals) {
      const order = { ...orderOf([voyage], [{ ...me, ...passenger }]), ...body };
      assert.deepEqual(fieldsOf(await gateway.refused('fieldsInvalid', createOrder, order, { as })), fields);
    }
    const tooYoung = {
      ...INFANT,
      insurances: insuranceList.map(({ productNo, price }) => ({ productNo, price })),
    };
    const result = await gateway.refused('fieldsInvalid', createOrder, orderOf([voyage], [me, tooYoung]), {
      as,
    });
    assert.deepEqual(fieldsOf(result), ['passengers.1.insurances']);
  });

  it('counts: insurance is charged, shown, paid and stays when the price is made anew', async () => {
    const { insuranceList } = await gateway.ok(queryOrderFormInfo, {}, { as });
    const insurances = insuranceList.map(({ productNo, price }) => ({ productNo, price }));
    const price = insurances.reduce((sum, product) => sum + product.price, 0);
    const { totalAmount, detail } = await booked({}, { insurances });
    assert.equal(totalAmount, ticketsOf(detail) + price);
    assert.deepEqual(
      detail.travellers[0]?.insurances.map(({ productName }) => productName),
      insuranceList.map(({ productName }) => productName),
    );
    const before = gateway.clock.now;
    gateway.clock.advance(25); // Lets the price guarantee expire.
    const { payAmount } = await gateway.ok(queryPayMethod, { orderNo: detail.orderNo }, { as });
    assert.equal(payAmount, totalAmount);
    await gateway.ok(payorder, { orderNo: detail.orderNo, payType: 0, subPayType: 13, payAmount }, { as });
    await gateway.idle();
    gateway.clock.now = before;
  });

  it('asks the agreed service fee of adults and children, for every segment', async () => {
    const token = await gateway.login('admin');
    await gateway.db
      .insertInto('enterprise_setting')
      .values({
        enterprise_num: '100001',
        setting_no: 'FLIGHT_SERVICE_FEE',
        setting_name: '服务费',
        setting_value: '1500',
      })
      .execute();
    assert.equal((await gateway.ok(queryOrderFormInfo, {}, { as: token })).serviceFee, 1500);
    const { orderNo, totalAmount } = await gateway.ok(createOrder, orderOf([voyage], [me, CHILD, INFANT]), {
      as,
    });
    const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    assert.deepEqual(
      detail.travellers.map(({ serviceFee }) => serviceFee),
      [1500, 1500, 0],
    );
    assert.equal(totalAmount, ticketsOf(detail) + 3000);
    await gateway.db
      .deleteFrom('enterprise_setting')
      .where('setting_no', '=', 'FLIGHT_SERVICE_FEE')
      .execute();
  });

  it('is not the enterprise’s on a private journey: it bears nothing and cannot pay', async () => {
    const { detail } = await booked({ travelType: 2 });
    assert.equal(detail.travellers[0]?.cost, null);
    const { methods, payAmount } = await gateway.ok(queryPayMethod, { orderNo: detail.orderNo }, { as });
    assert.deepEqual(
      methods.map(({ payType, available, reason }) => [payType, available, reason]),
      [
        [0, false, '因私出行不能由企业支付'],
        [2, false, '因私出行不能由企业支付'],
        [4, true, ''],
        [4, true, ''],
      ],
    );
    for (const [payType, subPayType] of [
      [0, 13],
      [2, 14],
    ] as const) {
      const body = { orderNo: detail.orderNo, payType, subPayType, payAmount };
      await gateway.refused('payMethodUnavailable', payorder, body, { as });
    }
    const answer = await gateway.ok(
      payorder,
      { orderNo: detail.orderNo, payType: 4, subPayType: 1, payAmount },
      { as },
    );
    assert.equal(answer.payState, 'redirect');
  });
});
