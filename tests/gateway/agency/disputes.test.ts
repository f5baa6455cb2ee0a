import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  answerAgencyDispute,
  decideAgencyDispute,
  queryAgencyDispute,
  queryAgencyDisputeFile,
  queryAgencyDisputes,
} from '../../../src/contract/agency/disputes';
import { querySettleBillLines } from '../../../src/contract/settlement/bills';
import { addDisputeMessage, disputeBillLines } from '../../../src/contract/settlement/disputes';
import { loggedAbout, openAs, openOtherAgency, openSecond } from '../../support/gateway/areas/agency';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { upload } from '../../support/gateway/sample-files';

const BILL = 'ZD20261117-100001';

describe('disputes at the agency', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let finance: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    finance = { as: await openAs(gateway, 'finance') };
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  async function raise(): Promise<{ disputeNo: string; lineNo: number; fileNo: string }> {
    const { lineList } = await gateway.ok(querySettleBillLines, { billNo: BILL, pageSize: 200 }, admin);
    const line = lineList.find(({ kind, canDispute }) => kind === 'fare' && canDispute);
    assert.ok(line);
    const { lineNo } = line;
    const { fileNo } = await upload(gateway, admin.as);
    const body = {
      billNo: BILL,
      lineList: [{ lineNo, claimAmount: 1000 }],
      reason: 'amount' as const,
      content: '与协议价不符',
      fileNoList: [fileNo],
    };
    const { disputeNo } = await gateway.ok(disputeBillLines, body, admin);
    return { disputeNo, lineNo, fileNo };
  }

  it('are found, shown with lines, files and bill, answered, and decided once', async () => {
    const { disputeNo, lineNo, fileNo } = await raise();
    const { disputeList } = await gateway.ok(
      queryAgencyDisputes,
      { keyword: '华睿', disputeState: 'open' },
      finance,
    );
    assert.ok(disputeList.some((one) => one.disputeNo === disputeNo && one.enterpriseNum === '100001'));
    const none = { keyword: '华睿', endDate: '2000-01-01' };
    assert.equal((await gateway.ok(queryAgencyDisputes, none, finance)).total, 0);
    const shown = await gateway.ok(queryAgencyDispute, { disputeNo }, finance);
    assert.deepEqual(
      [shown.bill.billNo, shown.lineList[0]?.claimAmount, shown.messageList[0]?.fileList[0]?.fileNo],
      [BILL, 1000, fileNo],
    );
    const { downloadUrl } = await gateway.ok(queryAgencyDisputeFile, { disputeNo, fileNo }, finance);
    const { pathname, search } = new URL(downloadUrl);
    assert.equal((await gateway.app.inject(`${pathname}${search}`)).statusCode, 200);
    await gateway.ok(answerAgencyDispute, { disputeNo, content: '正在核对' }, finance);
    await gateway.ok(addDisputeMessage, { disputeNo, content: '请尽快' }, admin);
    const decision = {
      disputeNo,
      lastSequence: 2,
      content: '多收，予以更正',
      acceptedList: [{ lineNo, acceptedAmount: 400 }],
    };
    await gateway.refused('disputeChanged', decideAgencyDispute, decision, finance);
    const seen = { ...decision, lastSequence: 3 };
    const second = { as: (await openSecond(gateway, ['finance'])).as };
    const both = await Promise.all([
      gateway.send(decideAgencyDispute, seen, finance),
      gateway.send(decideAgencyDispute, seen, second),
    ]);
    assert.equal(both.filter(({ success }) => success).length, 1);
    await gateway.refused('disputeOver', answerAgencyDispute, { disputeNo, content: '再议' }, finance);
    const { dispute, historyList } = await gateway.ok(queryAgencyDispute, { disputeNo }, finance);
    assert.deepEqual([dispute.disputeState, dispute.acceptedAmount], ['partlyAccepted', 400]);
    assert.equal(historyList.length, 2);
    assert.deepEqual(await loggedAbout(gateway, disputeNo), [
      `answerAgencyDispute: 回复账单${BILL}的争议：正在核对`,
      `decideAgencyDispute: 处理账单${BILL}的争议：主张¥10.00，采纳¥4.00，多收，予以更正`,
    ]);
  });

  it('of another agency are unknown', async () => {
    const { disputeNo, lineNo, fileNo } = await raise();
    const other = { as: (await openOtherAgency(gateway, ['finance'])).as };
    assert.equal((await gateway.ok(queryAgencyDisputes, {}, other)).total, 0);
    await gateway.refused('disputeUnknown', queryAgencyDispute, { disputeNo }, other);
    await gateway.refused('disputeUnknown', queryAgencyDisputeFile, { disputeNo, fileNo }, other);
    await gateway.refused('disputeUnknown', answerAgencyDispute, { disputeNo, content: '好' }, other);
    const decision = {
      disputeNo,
      lastSequence: 1,
      content: '好',
      acceptedList: [{ lineNo, acceptedAmount: 0 }],
    };
    await gateway.refused('disputeUnknown', decideAgencyDispute, decision, other);
  });
});
