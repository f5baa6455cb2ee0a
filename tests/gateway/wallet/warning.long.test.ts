import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryWalletSettings, saveWalletSettings } from '../../../src/contract/wallet/settings';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import { agency, applyForRecharge, prepaidOf } from '../../support/gateway/areas/money/wallet-steps';
import { payorder } from '../../../src/contract/payment/payment';
import { bookSelf } from '../../support/gateway/areas/booking';

describe('warnings of a low balance', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  async function mails(): Promise<string[]> {
    await gateway.sweep();
    await gateway.idle();
    const kept = await gateway.db
      .selectFrom('kept_mail')
      .select(['subject', 'content'])
      .orderBy('mail_no')
      .execute();
    return kept.filter(({ subject }) => subject.includes('余额不足')).map(({ content }) => content);
  }
  async function pay(): Promise<number> {
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    await gateway.ok(payorder, { orderNo, payType: 2, subPayType: 14, payAmount: totalAmount }, { as });
    return totalAmount;
  }

  it('go out once when it falls below, and again only after it had risen above', async () => {
    const { totalAmount } = await prepaidOf(gateway, as);
    const numberOf = await staffNumbers(gateway);
    const { walletSettings } = await gateway.ok(queryWalletSettings, {}, { as });
    const set = {
      orderLimit: null,
      personDayLimit: null,
      dayLimit: null,
      reviewAbove: null,
      warnBelow: totalAmount,
      warnedNOList: [numberOf('admin')],
      basedOn: walletSettings.revision,
    };
    await gateway.ok(saveWalletSettings, set, { as });
    assert.deepEqual(await mails(), [], 'the amount itself is not below it');
    const paid = (await pay()) + (await pay());
    const [told, ...others] = await mails();
    assert.deepEqual(others, [], 'one mail for both');
    assert.match(told ?? '', /walletAccount/);
    await pay();
    assert.equal((await mails()).length, 1, 'it is low still');
    const rechargeNo = await applyForRecharge(gateway, as, paid * 3);
    await agency(gateway, 'confirm', { rechargeNo });
    assert.equal((await mails()).length, 1);
    while ((await prepaidOf(gateway, as)).totalAmount >= totalAmount) await pay();
    assert.equal((await mails()).length, 2);
    // Two simultaneous sweeps send one mail.
    await Promise.all([gateway.sweep(), gateway.sweep()]);
    assert.equal((await mails()).length, 2);
  });
});
