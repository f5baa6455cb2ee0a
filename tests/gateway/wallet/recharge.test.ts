import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { fileSearch } from '../../../src/contract/files/files';
import { queryWalletAccount, queryWalletMovements } from '../../../src/contract/wallet/account';
import {
  applyOfflineRecharge,
  beginCashierRecharge,
  queryRecharge,
  queryRechargeList,
  queryRechargePayUrl,
  withdrawRecharge,
} from '../../../src/contract/wallet/recharge';
import { WALLET_FAULTS } from '../../../src/contract/wallet/faults';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import {
  agency,
  applyForRecharge,
  notifyRecharged,
  prepaidOf,
  transferOf,
  voucher,
} from '../../support/gateway/areas/money/wallet-steps';

describe('recharges of a wallet', () => {
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

  const total = async () => (await prepaidOf(gateway, as)).totalAmount;
  const stateOf = async (rechargeNo: string) =>
    (await gateway.ok(queryRecharge, { rechargeNo }, { as })).offlineRechargeInfo;

  it('stand in it once the agency has confirmed them, booked by their number', async () => {
    const before = await total();
    const rechargeNo = await applyForRecharge(gateway, as);
    assert.equal((await stateOf(rechargeNo)).rechargeState, 'waiting');
    assert.equal(await total(), before, 'what is only applied for is not there');
    const { fileList } = await gateway.ok(queryRecharge, { rechargeNo }, { as });
    assert.deepEqual(
      fileList.map(({ fileName }) => fileName),
      ['回单.png'],
    );
    assert.equal((await agency(gateway, 'confirm', { rechargeNo })).success, true);
    assert.equal(await total(), before + 1_234_567);
    const info = await stateOf(rechargeNo);
    assert.deepEqual(
      [info.rechargeState, info.decidedBy, info.decideTime],
      ['confirmed', '差旅服务商财务', gateway.clock.now.toISOString()],
    );
    const { movementList, total: found } = await gateway.ok(
      queryWalletMovements,
      { account: 'prepaid', keyword: rechargeNo },
      { as },
    );
    assert.equal(found, 1);
    const [movement] = movementList;
    assert.deepEqual(
      [movement?.kind, movement?.amount, movement?.balance, movement?.rechargeNo],
      ['topUp', 1_234_567, before + 1_234_567, rechargeNo],
    );
  });

  it('are booked once, however many confirm them at once, and never by who refuses meanwhile', async () => {
    const before = await total();
    const rechargeNo = await applyForRecharge(gateway, as, 500_000);
    const answers = await Promise.all([
      agency(gateway, 'confirm', { rechargeNo }),
      agency(gateway, 'confirm', { rechargeNo }),
      agency(gateway, 'confirm', { rechargeNo }),
    ]);
    const over = WALLET_FAULTS.rechargeOver.code;
    assert.deepEqual(answers.map(({ code }) => code).sort(), ['0', over, over].sort());
    assert.equal(await total(), before + 500_000);
    assert.equal((await agency(gateway, 'refuse', { rechargeNo, reason: '未到账' })).code, over);
    await gateway.refused('rechargeOver', withdrawRecharge, { rechargeNo }, { as });
    assert.equal(await total(), before + 500_000);

    const other = await applyForRecharge(gateway, as, 700_000);
    const both = await Promise.all([
      agency(gateway, 'refuse', { rechargeNo: other, reason: '未到账' }),
      agency(gateway, 'confirm', { rechargeNo: other }),
      gateway.send(withdrawRecharge, { rechargeNo: other }, { as }),
    ]);
    assert.equal(both.filter(({ success }) => success).length, 1);
    const isConfirmed = (await stateOf(other)).rechargeState === 'confirmed';
    assert.equal(await total(), before + 500_000 + (isConfirmed ? 700_000 : 0));
  });

  it('are refused with a reason, which the enterprise reads', async () => {
    const before = await total();
    const rechargeNo = await applyForRecharge(gateway, as);
    for (const reason of ['  ', 'a\0b', 'x'.repeat(10_000)]) {
      assert.equal((await agency(gateway, 'refuse', { rechargeNo, reason })).success, false);
    }
    await agency(gateway, 'refuse', { rechargeNo, reason: '银行未查到该笔到账' });
    const info = await stateOf(rechargeNo);
    assert.deepEqual([info.rechargeState, info.refuseReason], ['refused', '银行未查到该笔到账']);
    assert.equal(await total(), before);
  });

  it('are withdrawn while they are undecided', async () => {
    const rechargeNo = await applyForRecharge(gateway, as);
    await gateway.ok(withdrawRecharge, { rechargeNo }, { as });
    assert.equal((await stateOf(rechargeNo)).rechargeState, 'withdrawn');
    assert.equal((await agency(gateway, 'confirm', { rechargeNo })).code, WALLET_FAULTS.rechargeOver.code);
  });

  it('are applied for once, also where the answer was lost', async () => {
    const body = transferOf({ fileNos: [await voucher(gateway, as)] });
    const requestId = randomUUID();
    const first = await gateway.ok(applyOfflineRecharge, body, { as, requestId });
    const again = await gateway.ok(applyOfflineRecharge, body, { as, requestId });
    assert.deepEqual(again, first);
  });

  it('need a voucher of one’s own, and no day to come', async () => {
    const invalid = async (change: object) =>
      gateway.refused('fieldsInvalid', applyOfflineRecharge, transferOf(change), { as });
    assert.deepEqual(await invalid({}), { fields: { fileNos: '请上传转账凭证' } });
    const fileNos = [await voucher(gateway, as)];
    assert.deepEqual(await invalid({ fileNos, transferDate: '2026-11-21' }), {
      fields: { transferDate: '转账日期不能晚于今天' },
    });
    assert.deepEqual(await invalid({ fileNos, amount: 99 }), { fields: { amount: '充值金额不能低于1元' } });
    const foreign = [await voucher(gateway, await gateway.login('staff'))];
    await gateway.refused('fileUnknown', applyOfflineRecharge, transferOf({ fileNos: foreign }), { as });
  });

  it('are found by state, and by number, payer and reference', async () => {
    const rechargeNo = await applyForRecharge(gateway, as);
    const found = async (body: object) =>
      (await gateway.ok(queryRechargeList, { ...body, pageSize: 200 }, { as })).offlineRechargeList;
    assert.ok((await found({ stateList: ['waiting'] })).some((one) => one.rechargeNo === rechargeNo));
    assert.ok(!(await found({ stateList: ['confirmed'] })).some((one) => one.rechargeNo === rechargeNo));
    assert.deepEqual(
      (await found({ keyword: rechargeNo })).map((one) => one.rechargeNo),
      [rechargeNo],
    );
    assert.ok((await found({ keyword: 'ICBC0001' })).length > 0);
    assert.deepEqual(await found({ keyword: '100%' }), []);
  });

  it('are those of one’s own enterprise alone, and for users with the right', async () => {
    const rechargeNo = await applyForRecharge(gateway, as);
    const staff = await gateway.login('staff');
    for (const [call, body] of [
      [queryWalletAccount, {}],
      [queryWalletMovements, { account: 'prepaid' as const }],
      [queryRechargeList, {}],
      [queryRecharge, { rechargeNo }],
      [withdrawRecharge, { rechargeNo }],
    ] as const) {
      await gateway.refused('forbidden', call, body, { as: staff });
    }
    await gateway.db
      .updateTable('wallet_recharge')
      .set({ enterprise_num: '100002', applicant_no: '1000020001' })
      .where('recharge_no', '=', rechargeNo)
      .execute();
    await gateway.refused('rechargeUnknown', queryRecharge, { rechargeNo }, { as });
    await gateway.refused('rechargeUnknown', withdrawRecharge, { rechargeNo }, { as });
    await gateway.refused('rechargeUnknown', queryRechargePayUrl, { rechargeNo }, { as });
  });

  it('show their vouchers to users who see the wallet, and to no others', async () => {
    const rechargeNo = await applyForRecharge(gateway, as);
    const { fileList } = await gateway.ok(queryRecharge, { rechargeNo }, { as });
    const fileNos = fileList.map(({ fileNo }) => fileNo);
    assert.equal((await gateway.ok(fileSearch, { fileNos }, { as })).length, 1);
    const staff = await gateway.login('staff');
    assert.deepEqual(await gateway.ok(fileSearch, { fileNos }, { as: staff }), []);
  });

  describe('at the cashier', () => {
    const begin = (amount = 300_000) => gateway.ok(beginCashierRecharge, { amount, subPayType: 1 }, { as });

    it('stand in the wallet once the cashier has told, and once however often it tells', async () => {
      const before = await total();
      const { rechargeNo, payUrl } = await begin();
      assert.match(payUrl, /^http:\/\/localhost:\d+\/pay\?/);
      assert.equal((await gateway.ok(queryRechargePayUrl, { rechargeNo }, { as })).payUrl, payUrl);
      const told = [1, 2, 3].map(() => notifyRecharged(gateway, rechargeNo, 300_000));
      assert.deepEqual(await Promise.all(told), [200, 200, 200]);
      assert.equal(await notifyRecharged(gateway, rechargeNo, 300_000), 200);
      assert.equal(await total(), before + 300_000);
      assert.equal((await stateOf(rechargeNo)).rechargeState, 'confirmed');
      await gateway.refused('rechargeOver', queryRechargePayUrl, { rechargeNo }, { as });
    });

    it('take no notice with another amount, another signature, or of a transfer', async () => {
      const before = await total();
      const { rechargeNo } = await begin();
      assert.equal(await notifyRecharged(gateway, rechargeNo, 300_001), 400);
      assert.equal(await notifyRecharged(gateway, rechargeNo, 300_000, { secret: 'x'.repeat(40) }), 400);
      const offline = await applyForRecharge(gateway, as, 300_000);
      assert.equal(await notifyRecharged(gateway, offline, 300_000), 400);
      assert.equal(await total(), before);
    });

    it('do not take one trade for two of them', async () => {
      const [one, two] = [await begin(), await begin()];
      const tradeNo = 'T-ONE';
      assert.equal(await notifyRecharged(gateway, one.rechargeNo, 300_000, { tradeNo }), 200);
      const before = await total();
      assert.equal(await notifyRecharged(gateway, two.rechargeNo, 300_000, { tradeNo }), 409);
      assert.equal(await total(), before);
    });

    it('keep money that comes after they were taken back', async () => {
      const before = await total();
      const { rechargeNo } = await begin();
      await gateway.ok(withdrawRecharge, { rechargeNo }, { as });
      assert.equal(await notifyRecharged(gateway, rechargeNo, 300_000), 200);
      assert.equal(await total(), before + 300_000);
      assert.equal((await stateOf(rechargeNo)).rechargeState, 'confirmed');
    });

    it('are not confirmed by the agency, nor paid by an unknown method of the cashier', async () => {
      const { rechargeNo } = await begin();
      assert.equal((await agency(gateway, 'confirm', { rechargeNo })).success, false);
      await gateway.refused(
        'payMethodUnavailable',
        beginCashierRecharge,
        { amount: 300_000, subPayType: 14 },
        { as },
      );
      await gateway.refused(
        'returnUrlRefused',
        beginCashierRecharge,
        { amount: 300_000, subPayType: 1, returnUrl: 'https://evil.example/' },
        { as },
      );
    });

    it('tell the payer how they stand', async () => {
      const { rechargeNo } = await begin();
      const shown = async () =>
        (await gateway.app.inject({ url: `/wallet/result?rechargeNo=${rechargeNo}` })).body;
      assert.match(await shown(), /充值处理中/);
      await notifyRecharged(gateway, rechargeNo, 300_000);
      assert.match(await shown(), /充值成功/);
      assert.equal((await gateway.app.inject({ url: '/wallet/result?rechargeNo=1' })).statusCode, 404);
    });
  });
});
