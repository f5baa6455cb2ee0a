import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { answerAgencyDispute, decideAgencyDispute } from '../../../src/contract/agency/disputes';
import { fileSearch } from '../../../src/contract/files/files';
import {
  confirmSettleBill,
  querySettleBill,
  querySettleBillLines,
  querySettleBills,
  type SettleBillLine,
} from '../../../src/contract/settlement/bills';
import {
  addDisputeMessage,
  disputeBillLines,
  querySettleDispute,
  querySettleDisputes,
  withdrawDispute,
} from '../../../src/contract/settlement/disputes';
import { sessionOf } from '../../support/gateway/areas/agency';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { upload } from '../../support/gateway/sample-files';
import { closeNextBill } from '../../support/gateway/areas/money/settlement';

const BILL = 'ZD20261117-100001';

describe('disputes', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const bill = async (billNo = BILL) => (await gateway.ok(querySettleBill, { billNo }, { as })).bill;
  const linesOf = async (billNo: string, body = {}) =>
    (await gateway.ok(querySettleBillLines, { billNo, pageSize: 200, ...body }, { as })).lineList;
  const free = async (kind: SettleBillLine['kind'] = 'fare') => {
    const found = (await linesOf(BILL)).find((line) => line.kind === kind && line.canDispute);
    assert.ok(found, kind);
    return found;
  };
  const raise = async (
    lineNo: number,
    { claimAmount = null as number | null, fileNoList = [] as string[] } = {},
  ) =>
    (
      await gateway.ok(
        disputeBillLines,
        {
          billNo: BILL,
          lineList: [{ lineNo, claimAmount }],
          reason: 'amount',
          content: '与协议价不符',
          fileNoList,
        },
        { as },
      )
    ).disputeNo;
  const detail = (disputeNo: string) => gateway.ok(querySettleDispute, { disputeNo }, { as });
  const finance = async () => ({ as: await sessionOf(gateway, 'finance') });
  const decide = async (disputeNo: string, accepted: Record<number, number>, content = '已核对') =>
    gateway.send(
      decideAgencyDispute,
      {
        disputeNo,
        lastSequence: await lastSequence(disputeNo),
        content,
        acceptedList: Object.entries(accepted).map(([lineNo, acceptedAmount]) => ({
          lineNo: Number(lineNo),
          acceptedAmount,
        })),
      },
      await finance(),
    );
  const lastSequence = async (disputeNo: string) =>
    (await gateway.send(querySettleDispute, { disputeNo }, { as })).result?.messageList.at(-1)?.sequence ?? 0;
  const refusal = async (fault: Parameters<TestGateway['refused']>[0], body: object) =>
    gateway.refused(
      fault,
      disputeBillLines,
      { billNo: BILL, lineList: [], reason: 'amount', content: '核对', ...body },
      { as },
    );

  it('leave their lines out of the amount due, with files and a thread', async () => {
    const line = await free();
    const before = await bill();
    const file = await upload(gateway, as);
    const disputeNo = await raise(line.lineNo, { claimAmount: 1000, fileNoList: [file.fileNo] });
    const after = await bill();
    assert.deepEqual(
      [after.heldCount, after.heldAmount, after.payableAmount, after.totalAmount, after.openDisputeCount],
      [
        before.heldCount + 1,
        before.heldAmount + line.amount,
        before.payableAmount - line.amount,
        before.totalAmount,
        before.openDisputeCount + 1,
      ],
    );
    // A reader of the former state cannot confirm the changed bill unawares.
    await gateway.refused(
      'billChanged',
      confirmSettleBill,
      { billNo: BILL, basedOn: before.revision },
      { as },
    );
    await refusal('lineDisputed', { lineList: [{ lineNo: line.lineNo }] });
    const second = await upload(gateway, as);
    gateway.clock.advance(1);
    const { sequence } = await gateway.ok(
      addDisputeMessage,
      { disputeNo, content: '补充协议附件', fileNoList: [second.fileNo] },
      { as },
    );
    assert.equal(sequence, 2);
    await gateway.ok(answerAgencyDispute, { disputeNo, content: '正在核对' }, await finance());
    const { dispute, lineList, messageList, canWrite } = await detail(disputeNo);
    assert.deepEqual(
      messageList.map(({ sender, content, fileList }) => [
        sender,
        content,
        fileList.map(({ fileNo }) => fileNo),
      ]),
      [
        ['enterprise', '与协议价不符', [file.fileNo]],
        ['enterprise', '补充协议附件', [second.fileNo]],
        ['agency', '正在核对', []],
      ],
    );
    assert.deepEqual(
      lineList.map((one) => [one.line.lineNo, one.line.lineDispute, one.claimAmount, one.acceptedAmount]),
      [[line.lineNo, 'open', 1000, null]],
    );
    assert.deepEqual(
      [dispute.disputeState, dispute.raisedBy, dispute.lastSender, dispute.lineAmount, canWrite],
      ['open', '刘敏', 'agency', line.amount, true],
    );
    const files = await gateway.ok(fileSearch, { fileNos: [file.fileNo, second.fileNo] }, { as });
    assert.equal(files.length, 2);
    const staff = await gateway.login('staff');
    assert.deepEqual(await gateway.ok(fileSearch, { fileNos: [file.fileNo] }, { as: staff }), []);
    const { disputeList, total } = await gateway.ok(
      querySettleDisputes,
      { billNo: BILL, disputeStateList: ['open'] },
      { as },
    );
    assert.equal(total, 2);
    assert.equal(disputeList[0]?.disputeNo, disputeNo);

    await gateway.ok(withdrawDispute, { disputeNo }, { as });
    assert.deepEqual((await bill()).payableAmount, before.payableAmount);
    await gateway.refused('disputeOver', addDisputeMessage, { disputeNo, content: '再议' }, { as });
    await gateway.refused('disputeOver', withdrawDispute, { disputeNo }, { as });
    // The line may be disputed again.
    const again = await raise(line.lineNo);
    await gateway.ok(withdrawDispute, { disputeNo: again }, { as });
  });

  it('are refused for anything but lines of the bill, and for more than a line’s amount', async () => {
    const line = await free();
    const [foreign] = await linesOf('ZD20261017-100001');
    assert.ok(foreign);
    await refusal('lineNotDisputable', { lineList: [{ lineNo: foreign.lineNo }] });
    await refusal('lineNotDisputable', { lineList: [{ lineNo: 999_999_999 }] });
    await refusal('lineNotDisputable', { lineList: [{ lineNo: line.lineNo }, { lineNo: line.lineNo }] });
    await refusal('billUnknown', { billNo: 'ZD20261101-100002', lineList: [{ lineNo: line.lineNo }] });
    await refusal('billNotConfirmable', {
      billNo: 'ZD20261017-100001',
      lineList: [{ lineNo: foreign.lineNo }],
    });
    const fields = await refusal('fieldsInvalid', {
      lineList: [{ lineNo: line.lineNo, claimAmount: line.amount + 1 }],
    });
    assert.deepEqual(fields, { fields: { 'lineList.0.claimAmount': '异议金额不能超过可异议的金额' } });
    await refusal('fieldsInvalid', { lineList: [{ lineNo: line.lineNo, claimAmount: 0 }] });
    await refusal('fileUnknown', { lineList: [{ lineNo: line.lineNo }], fileNoList: [`F${'0'.repeat(32)}`] });
    const { disputeList } = await gateway.ok(querySettleDisputes, { billNo: BILL }, { as });
    assert.equal(disputeList.filter(({ disputeState }) => disputeState === 'open').length, 1, 'the demo’s');
  });

  it('are decided by the agency once, for no more than was claimed', async () => {
    const line = await free();
    const disputeNo = await raise(line.lineNo, { claimAmount: 1000 });
    assert.equal((await decide(disputeNo, { [line.lineNo]: 1001 })).code, '46604');
    assert.equal((await decide(disputeNo, {})).code, '46604');
    assert.equal((await decide(disputeNo, { [line.lineNo]: -1 })).success, false);
    assert.equal((await decide(`ZY${'0'.repeat(32)}`, { [line.lineNo]: 100 })).code, '46606');
    assert.ok((await decide(disputeNo, { [line.lineNo]: 0 }, '金额无误')).success);
    assert.equal((await decide(disputeNo, { [line.lineNo]: 100 })).code, '46607');
    const { dispute, messageList } = await detail(disputeNo);
    assert.deepEqual([dispute.disputeState, dispute.acceptedAmount], ['refused', 0]);
    assert.equal(messageList.at(-1)?.content, '金额无误');
    const refused = (await linesOf(BILL)).find(({ lineNo }) => lineNo === line.lineNo);
    assert.deepEqual([refused?.lineDispute, refused?.canDispute], ['refused', false]);
    await refusal('lineDisputed', { lineList: [{ lineNo: line.lineNo }] });
  });

  it('go over to the next bill, where the accepted amount is deducted', async () => {
    const accepted = await free();
    const open = await raise((await free('fund')).lineNo);
    const disputeNo = await raise(accepted.lineNo);
    const { revision, payableAmount, heldAmount } = await bill();
    await gateway.ok(confirmSettleBill, { billNo: BILL, basedOn: revision }, { as });
    assert.ok((await decide(disputeNo, { [accepted.lineNo]: 1234 })).success);
    const confirmed = await bill();
    assert.deepEqual([confirmed.payableAmount, confirmed.heldAmount], [payableAmount, heldAmount], 'no edit');
    const nextNo = await closeNextBill(gateway.db);
    const next = await linesOf(nextNo);
    const carried = next.filter(({ kind }) => kind === 'dispute');
    assert.equal(
      carried.reduce((sum, { amount }) => sum + amount, 0),
      heldAmount,
    );
    // The totals of several bills count the carried amount once.
    assert.equal((await bill(nextNo)).carriedAmount, heldAmount);
    const { sums, billList } = await gateway.ok(querySettleBills, {}, { as });
    assert.equal(
      sums.totalAmount,
      billList.reduce((sum, one) => sum + one.totalAmount, 0) - sums.carriedAmount,
    );
    assert.ok(sums.carriedAmount >= heldAmount && heldAmount > 0);
    const corrections = next.filter(({ kind }) => kind === 'correction');
    assert.deepEqual(
      corrections.map((line) => [
        line.amount,
        line.disputeNo,
        line.fromBillNo,
        line.orderNo,
        line.canDispute,
      ]),
      [[-1234, disputeNo, BILL, accepted.orderNo, false]],
    );
    assert.equal((await detail(disputeNo)).dispute.correctionBillNo, nextNo);
    // Lines with an open dispute are not owed on the next bill either.
    const still = carried.filter(({ lineDispute }) => lineDispute === 'open');
    const nextBill = await bill(nextNo);
    assert.equal(nextBill.openDisputeCount, still.length);
    assert.equal(
      nextBill.heldAmount,
      still.reduce((sum, { amount }) => sum + amount, 0),
    );
    assert.ok(still.some((line) => line.disputeNo === open));
    // Once the dispute is refused, the amount is owed on the bill that holds the line by then.
    const refused = still.find((line) => line.disputeNo === open);
    const { lineList } = await detail(open);
    assert.ok((await decide(open, { [lineList[0]?.line.lineNo ?? 0]: 0 })).success);
    assert.equal((await bill(nextNo)).heldAmount, nextBill.heldAmount - (refused?.amount ?? 0));
  });
});
