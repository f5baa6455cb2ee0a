import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { decideApproval, queryApprovalDetail } from '../../../src/contract/approval/approval';
import { queryApprovalOutlook } from '../../../src/contract/approval/outlook';
import { submitRefundOverStandardApprovalAuto } from '../../../src/contract/order/refund-approval';
import { setRefundStandard } from '../../support/gateway/areas/after-sale';
import { colleagues } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { applicationOf, bookIssued, quote } from '../../support/gateway/areas/refunds';
import { bookWaiting, PRICE_ONLY, setStandards } from '../../support/gateway/areas/standard-steps';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';

describe('the present cost of an application', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  let approver: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
    approver = await gateway.login('approver');
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  afterEach(async () => {
    supplier.reset();
    await checkConsistency(gateway.db);
  });
  afterAll(() => gateway.close());

  const outlook = (applyId: string, token = approver) =>
    gateway.ok(queryApprovalOutlook, { applyId }, { as: token });

  it('is the present price beside the former, with cheaper ones, and nothing once it is decided', async () => {
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: 3 });
    const { waitsForApplyId: applyId } = await bookWaiting(gateway, as);
    const { overStandard } = await gateway.ok(queryApprovalDetail, { applyId }, { as });
    const [voyage] = overStandard?.voyages ?? [];
    assert.ok(voyage);
    const { legs, fee } = await outlook(applyId);
    const [leg] = legs;
    assert.ok(leg);
    assert.deepEqual(
      [legs.length, leg.flightNo, leg.priceThen, leg.priceNow, fee],
      [1, voyage.flightNo, voyage.salePrice, voyage.salePrice, null],
    );
    supplier.rise = 50_000;
    const [dearer] = (await outlook(applyId)).legs;
    assert.ok(dearer);
    assert.equal(dearer.priceNow, voyage.salePrice + 50_000);
    const prices = dearer.cheaper.map(({ salePrice }) => salePrice);
    assert.ok(prices.length > 0 && prices.length <= 3, 'others at that time are cheaper than it has become');
    assert.ok(prices.every((price) => price < voyage.salePrice + 50_000));
    assert.deepEqual(
      prices,
      prices.toSorted((a, b) => a - b),
    );
    await gateway.ok(decideApproval, { applyId, decision: 'agree' }, { as: approver });
    assert.deepEqual(await outlook(applyId), { legs: [], fee: null });
  });

  it('has the present cost of a refund, and the time of the next rise', async () => {
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: 0 });
    await setRefundStandard(gateway, { feePercent: 0 });
    // The passengers must not include the approver.
    const passengers = (await colleagues(gateway, as, 3))
      .filter(({ passagerName }) => passagerName !== '王建华')
      .slice(0, 2);
    const { orderNo } = await bookIssued(gateway, as, { passengers });
    const detail = await quote(gateway, as, orderNo);
    const { applyId } = await gateway.ok(
      submitRefundOverStandardApprovalAuto,
      { ...applicationOf(detail, detail.tickets), overReason: '会议取消' },
      { as },
    );
    const { legs, fee } = await outlook(applyId);
    assert.deepEqual(legs, []);
    const sum = (fees: number[]) => fees.reduce((total, one) => total + one, 0);
    assert.equal(fee?.now, sum(detail.tickets.map(({ refundFee }) => refundFee)));
    const rises = detail.tickets.flatMap(({ rises: rise }) => rise ?? []);
    const first = rises.map(({ at }) => at).toSorted()[0];
    assert.equal(fee.next?.time, first);
    assert.ok((fee.next?.fee ?? 0) > fee.now);
  });

  it('is shown only to users who may see the application', async () => {
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: 3 });
    const { waitsForApplyId: applyId } = await bookWaiting(gateway, as);
    const stranger = await gateway.login('multi');
    await gateway.refused('applyUnknown', queryApprovalOutlook, { applyId }, { as: stranger });
    await gateway.refused('applyUnknown', queryApprovalOutlook, { applyId: 'SP0' }, { as });
  });
});
