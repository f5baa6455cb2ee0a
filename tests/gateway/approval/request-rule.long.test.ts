import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  decideApproval,
  queryApplication,
  queryOrderStandard,
  submitApprovalApplyAuto,
} from '../../../src/contract/approval/approval';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import { queryOrderFormInfo } from '../../../src/contract/travellers/travellers';
import { findVoyage, orderOf, self, type OrderBody } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { PRICE_ONLY, setStandards } from '../../support/gateway/areas/standard-steps';
import { tripLeg } from '../../support/gateway/areas/trips';

let gateway: TestGateway;
let as: string;
let order: OrderBody;
beforeAll(async () => {
  gateway = await startTestGateway();
  as = await gateway.login('staff');
  order = orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]);
});
afterAll(async () => {
  await checkConsistency(gateway.db);
  await gateway.close();
});

const setRequired = (setting_value: string) =>
  gateway.db
    .updateTable('enterprise_setting')
    .set({ setting_value })
    .where('enterprise_num', '=', '100001')
    .where('setting_no', '=', 'APPROVAL_REQUIRED')
    .execute();
const isRequired = async (token: string) =>
  (await gateway.ok(queryOrderFormInfo, {}, { as: token })).requestRequired;
const privately = (body: OrderBody): OrderBody => ({ ...body, travelType: TRAVEL_TYPE.personal });

describe('an enterprise that asks for approved requests', () => {
  beforeAll(() => setRequired('1'));
  afterAll(() => setRequired('0'));

  it('says so to the order form, and takes no business order without one', async () => {
    assert.equal(await isRequired(as), true);
    await gateway.refused('applyRequired', createOrder, order, { as });
    const { applyId } = await gateway.ok(
      submitApprovalApplyAuto,
      {
        applyType: 9,
        purposeCode: 'P1',
        reason: '拜访客户',
        legs: [tripLeg()],
        travellerNOList: [order.passengers[0]?.staffNO ?? ''],
      },
      { as },
    );
    await gateway.refused('applyNotApproved', createOrder, { ...order, applyId }, { as });
    const approver = await gateway.login('approver');
    await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: approver });
    await gateway.ok(createOrder, { ...order, applyId }, { as });
  });

  it('lets private journeys be: they need no request and can use none', async () => {
    await gateway.ok(createOrder, privately(order), { as });
    await gateway.refused('applyNotCovering', createOrder, { ...privately(order), applyId: 'SP1' }, { as });
  });

  it('is the third of the demo, where an approved request waits for the user of several enterprises', async () => {
    const multi = await gateway.login('multi');
    assert.equal(await isRequired(multi), true, 'the setting of the first enterprise');
    await gateway.ok(changeEnt, { companyNO: '100003' }, { as: multi });
    assert.equal(await isRequired(multi), true);
    const requests = await gateway.ok(queryApplication, {}, { as: multi });
    assert.ok(requests.length > 0);
    await gateway.ok(changeEnt, { companyNO: '100002' }, { as: multi });
    assert.equal(await isRequired(multi), false);
  });
});

describe('a private journey', () => {
  it('is not held against the standards', async () => {
    assert.equal(await isRequired(as), false);
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: 2 });
    await gateway.refused('overStandardForbidden', createOrder, order, { as });
    const { orderNo, orderStatus } = await gateway.ok(createOrder, privately(order), { as });
    assert.equal(orderStatus, '待支付');
    assert.equal(await gateway.ok(queryOrderStandard, { orderNo }, { as }), null);
  });
});
