import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { fileSearch } from '../../../src/contract/files/files';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { getTicketRefundReason, REFUND_REASON, refundTicketApply } from '../../../src/contract/order/refund';
import { checkConsistency } from '../../support/gateway/consistency';
import { createControllableSupplier } from '../../support/gateway/process/controllable-supplier';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { applicationOf, bookIssued, quote } from '../../support/gateway/areas/refunds';
import { upload } from '../../support/gateway/sample-files';

const reasonType = REFUND_REASON.ill;

describe('giving tickets back for illness', () => {
  const supplier = createControllableSupplier();
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({ supplier });
    as = await gateway.login('staff');
  });
  afterEach(async () => {
    supplier.reset();
    await checkConsistency(gateway.db);
  });
  afterAll(() => gateway.close());

  it('costs nothing, and needs a proof', async () => {
    const reasons = await gateway.ok(getTicketRefundReason, {}, { as });
    assert.deepEqual(
      reasons.filter(({ needsFiles }) => needsFiles).map((reason) => [reason.reasonType, reason.isVoluntary]),
      [[reasonType, false]],
    );
    const { orderNo, totalAmount } = await bookIssued(gateway, as);
    const detail = await quote(gateway, as, orderNo, reasonType);
    assert.ok(detail.tickets.every(({ refundFee }) => refundFee === 0));
    const bare = applicationOf(detail, detail.tickets, { reasonType });
    assert.deepEqual(await gateway.refused('fieldsInvalid', refundTicketApply, bare, { as }), {
      fields: { fileNos: '请上传证明材料' },
    });
    const files = [await upload(gateway, as), await upload(gateway, as)];
    const fileNos = files.map(({ fileNo }) => fileNo);
    await gateway.ok(refundTicketApply, { ...bare, fileNos }, { as });
    await gateway.idle();
    const { refunds, serviceFee } = await quote(gateway, as, orderNo);
    assert.deepEqual(
      refunds.map((refund) => [refund.refundState, refund.refundAmount, refund.files.length]),
      [['已退票', totalAmount - serviceFee, 2]],
    );
    assert.deepEqual(new Set(refunds[0]?.files.map(({ fileNo }) => fileNo)), new Set(fileNos));
  });

  it('takes no proof that is not there, another person’s, or of an earlier refund, and then does nothing', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const detail = await quote(gateway, as, orderNo, reasonType);
    const own = await upload(gateway, as);
    const foreign = await upload(gateway, await gateway.login('colleague'));
    const missing = `F${'0'.repeat(32)}`;
    const body = (fileNos: string[]) => applicationOf(detail, detail.tickets, { reasonType, fileNos });
    for (const fileNos of [[missing], [own.fileNo, foreign.fileNo], [own.fileNo, own.fileNo]]) {
      await gateway.refused('fileUnknown', refundTicketApply, body(fileNos), { as });
    }
    const six = Array.from({ length: 6 }, (_, i) => `F${String(i).repeat(32)}`);
    await gateway.refused('fieldsInvalid', refundTicketApply, body(six), { as });
    const { orderStatus } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
    assert.equal(orderStatus, '已出票');
    assert.deepEqual((await quote(gateway, as, orderNo)).refunds, []);
    await gateway.ok(refundTicketApply, body([own.fileNo]), { as });
    await gateway.idle();
    const { orderNo: other } = await bookIssued(gateway, as);
    const next = await quote(gateway, as, other, reasonType);
    const again = applicationOf(next, next.tickets, { reasonType, fileNos: [own.fileNo] });
    await gateway.refused('fileUnknown', refundTicketApply, again, { as });
  });

  it('shows the proof to those who may see the order, and to no one else', async () => {
    const { orderNo } = await bookIssued(gateway, as);
    const detail = await quote(gateway, as, orderNo, reasonType);
    const { fileNo } = await upload(gateway, as);
    const body = applicationOf(detail, detail.tickets, { reasonType, fileNos: [fileNo] });
    await gateway.ok(refundTicketApply, body, { as });
    await gateway.idle();
    const foundBy = async (account: string) =>
      (await gateway.ok(fileSearch, { fileNos: [fileNo] }, { as: await gateway.login(account) })).length;
    assert.equal(await foundBy('staff'), 1);
    assert.equal(await foundBy('admin'), 1);
    assert.equal(await foundBy('colleague'), 0);
    assert.equal(await foundBy('multi'), 0);
  });
});
