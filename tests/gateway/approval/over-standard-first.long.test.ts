import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  decideApproval,
  queryApprovalDetail,
  queryApprovalList,
  submitOverStandardApprovalAuto,
} from '../../../src/contract/approval/approval';
import { createOrder, type OrderPassenger, type Voyage } from '../../../src/contract/flight-booking/booking';
import { orderCancel } from '../../../src/contract/order/list';
import { colleagues, findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import {
  overOrder,
  PRICE_ONLY,
  reasonFor,
  setStandards,
  standardOf,
} from '../../support/gateway/areas/standard-steps';

describe('an over-standard application beforehand', () => {
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
  beforeEach(() => setStandards(gateway, { ...PRICE_ONLY, over_policy: 3 }));
  const submit = async (token = as) =>
    gateway.ok(
      submitOverStandardApprovalAuto,
      { voyages: [voyage], passengers: [me], overReasons: [await reasonFor(gateway, token)] },
      { as: token },
    );

  it('once approved, serves one order that then needs no approval, and another once that is cancelled', async () => {
    const { applyId } = await submit();
    const order = { ...orderOf([voyage], [me]), overStandardApplyId: applyId };
    await gateway.refused('applyNotApproved', createOrder, order, { as });
    await decide(applyId);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => gateway.send(createOrder, order, { as })),
    );
    const [made, ...more] = answers.filter(({ success }) => success);
    assert.ok(made);
    assert.deepEqual(more, []);
    assert.ok(answers.every(({ success, code }) => success || code === '45013'));
    const { orderNo, orderStatus } = made.result;
    assert.equal(orderStatus, '待支付');
    const noted = await standardOf(gateway, as, orderNo);
    assert.deepEqual([noted.overStandardApplyId, noted.overReasons.length], [applyId, 1]);
    await checkConsistency(gateway.db);
    await gateway.ok(orderCancel, { orderNo }, { as });
    await gateway.ok(createOrder, order, { as });
  });

  it('is made once while it is to be decided, also of several sent at the same moment', async () => {
    const body = { voyages: [voyage], passengers: [me], overReasons: [await reasonFor(gateway, as)] };
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => gateway.send(submitOverStandardApprovalAuto, body, { as })),
    );
    const [made, ...more] = answers.filter(({ success }) => success);
    assert.ok(made);
    assert.deepEqual(more, []);
    const { applyId } = made.result;
    const refused = answers.filter(({ success }) => !success);
    assert.ok(refused.every(({ code, msg }) => code === '45018' && msg.includes(applyId)));
    const dearer = await findVoyage(gateway, as, { where: ({ salePrice }) => salePrice > voyage.salePrice });
    const another = { ...body, voyages: [dearer] };
    const { applyId: otherId } = await gateway.ok(submitOverStandardApprovalAuto, another, { as });
    await decide(otherId);
    await decide(applyId, 'refuse');
    await decide((await submit()).applyId);
  });

  it('says to its applicant alone that they may book by it, until they have', async () => {
    const { applyId } = await submit();
    const canBook = async (token = as) =>
      (await gateway.ok(queryApprovalDetail, { applyId }, { as: token })).canBook;
    const isListed = async () => {
      const { applicationList } = await gateway.ok(queryApprovalList, { role: 'applicant' }, { as });
      return applicationList.find((application) => application.applyId === applyId)?.canBook;
    };
    assert.equal(await canBook(), false);
    await decide(applyId);
    assert.deepEqual([await canBook(), await isListed(), await canBook(approver)], [true, true, false]);
    const order = { ...orderOf([voyage], [me]), overStandardApplyId: applyId };
    const { orderNo } = await gateway.ok(createOrder, order, { as });
    assert.deepEqual([await canBook(), await isListed()], [false, false]);
    await gateway.ok(orderCancel, { orderNo }, { as });
    assert.equal(await canBook(), true);
    await gateway.ok(createOrder, order, { as });
  });

  it('covers the choice that was approved and no other', async () => {
    const { applyId } = await submit();
    await decide(applyId);
    const dearer = await findVoyage(gateway, as, {
      where: ({ salePrice }) => salePrice !== voyage.salePrice,
    });
    const other = (await colleagues(gateway, as, 5)).find(({ staffNO }) => staffNO !== me.staffNO);
    assert.ok(other);
    const names = `申请的乘机人为${me.passagerName}`;
    for (const [order, differs] of [
      [orderOf([dearer], [me]), /^申请的航班为|申请的舱位为|高于申请时的/],
      [orderOf([voyage], [other]), names],
      [orderOf([voyage], [me, other]), names],
    ] as const) {
      const body = { ...order, overStandardApplyId: applyId };
      const { code, msg } = await gateway.send(createOrder, body, { as });
      assert.equal(code, '45012');
      assert.match(msg, new RegExp(differs));
    }
    const admin = await gateway.login('admin');
    const stolen = { ...orderOf([voyage], [me]), overStandardApplyId: applyId };
    await gateway.refused('applyOutOfScope', createOrder, stolen, { as: admin });
    await setStandards(gateway, { advance_days: 60 });
    await gateway.refused('applyNotCovering', createOrder, stolen, { as });
  });

  it('does not help where the choice is forbidden, and is not taken where it is forbidden or within', async () => {
    const { applyId } = await submit();
    await decide(applyId);
    await setStandards(gateway, { over_policy: 2 });
    const order = { ...orderOf([voyage], [me]), overStandardApplyId: applyId };
    await gateway.refused('overStandardForbidden', createOrder, order, { as });
    const body = { voyages: [voyage], passengers: [me], overReasons: [await reasonFor(gateway, as)] };
    await gateway.refused('overStandardForbidden', submitOverStandardApprovalAuto, body, { as });
    await setStandards(gateway, { max_price: null });
    await gateway.refused('withinStandard', submitOverStandardApprovalAuto, body, { as });
    await setStandards(gateway, { max_price: 1, over_policy: 3 });
    await gateway.refused(
      'overStandardReasonMissing',
      submitOverStandardApprovalAuto,
      { ...body, overReasons: [] },
      { as },
    );
    const changed = { ...voyage, salePrice: voyage.salePrice + 1000 };
    await gateway.refused(
      'priceChanged',
      submitOverStandardApprovalAuto,
      { ...body, voyages: [changed] },
      { as },
    );
  });

  it('of an order that waits serves no other order', async () => {
    const { waitsForApplyId } = await gateway.ok(createOrder, await overOrder(gateway, as, voyage), { as });
    await decide(waitsForApplyId);
    const body = { ...orderOf([voyage], [me]), overStandardApplyId: waitsForApplyId };
    await gateway.refused('applyUsed', createOrder, body, { as });
  });
});
