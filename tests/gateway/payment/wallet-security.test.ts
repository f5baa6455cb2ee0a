import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { proveIdentity } from '../../../src/contract/account-safety/account-safety';
import { setSecurityPassword } from '../../../src/contract/account-safety/changes';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { applyRebuy } from '../../../src/contract/order/rebuy';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { queryWalletSecurity } from '../../../src/contract/payment/wallet-security';
import { applyOfflineRecharge, beginCashierRecharge } from '../../../src/contract/wallet/recharge';
import { queryWalletSettings, saveWalletSettings } from '../../../src/contract/wallet/settings';
import { signInProven } from '../../support/gateway/areas/accounts/account-steps';
import { bookSelf, type Created } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openPartnerSession } from '../../support/gateway/partner-session';
import { bookDear, rebuyOf, rebuyQuote } from '../../support/gateway/areas/rebuys';
import { balanceOf, leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';
import { freeWallet } from '../../support/gateway/areas/money/wallet-rule';
import { transferOf, voucher } from '../../support/gateway/areas/money/wallet-steps';

const PREPAID = { payType: 2, subPayType: 14 };
const DIGITS = '135792';
const WRONG = '864201';
const DAY = 24 * 60;

describe('the security password of payments by the wallet', () => {
  let gateway: TestGateway;
  let admin: string;
  let staff: string;
  let order: Created;
  beforeAll(async () => {
    gateway = await startTestGateway();
    for (const account of ['staff', 'admin']) {
      const as = await signInProven(gateway, account, 2);
      await gateway.ok(setSecurityPassword, { securityPassword: DIGITS }, { as });
    }
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });
  beforeEach(async () => {
    gateway.clock.advance(DAY);
    [admin, staff] = [await gateway.login('admin'), await gateway.login('staff')];
    order = await bookSelf(gateway, staff);
    await set(order.totalAmount - 1);
  });

  const prove = (as: string, secret = DIGITS) =>
    gateway.send(proveIdentity, { factor: 'securityPassword', secret }, { as });

  async function set(securityAbove: number | null | undefined, as = admin): Promise<void> {
    await freeWallet(gateway);
    await gateway.ok(saveWalletSettings, await settings(securityAbove), { as: await proven(as) });
  }
  async function settings(securityAbove: number | null | undefined) {
    const { walletSettings } = await gateway.ok(queryWalletSettings, {}, { as: admin });
    const { warnedList: _, securityAbove: __, revision: basedOn, ...rest } = walletSettings;
    return { ...rest, ...(securityAbove !== undefined && { securityAbove }), warnedNOList: [], basedOn };
  }
  async function proven(as: string): Promise<string> {
    assert.equal((await prove(as)).success, true);
    return as;
  }
  const payment = ({ orderNo, totalAmount }: Created = order) => ({
    orderNo,
    ...PREPAID,
    payAmount: totalAmount,
  });
  const wayOf = async (as = staff) =>
    (await gateway.ok(queryPayMethod, { orderNo: order.orderNo }, { as })).methods.find(
      ({ payType, companyPart }) => payType === PREPAID.payType && companyPart === null,
    );
  const paymentsOf = async ({ orderNo }: Created = order) =>
    (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: staff })).payments.length;

  it('is asked for above the amount, said with the ways to pay, and counts for ten minutes in its session', async () => {
    const { totalAmount } = order;
    assert.deepEqual((await wayOf())?.walletSecurity, {
      securityState: 'needed',
      securityAbove: totalAmount - 1,
      lockedUntil: '',
    });
    await gateway.refused('walletSecurityNeeded', payorder, payment(), { as: staff });
    await proven(await gateway.login('staff'));
    await gateway.refused('walletSecurityNeeded', payorder, payment(), { as: staff });
    await proven(staff);
    assert.equal((await wayOf())?.walletSecurity?.securityState, 'proven');
    gateway.clock.advance(10);
    await gateway.refused('walletSecurityNeeded', payorder, payment(), { as: staff });
    assert.equal(await paymentsOf(), 0);
    await proven(staff);
    gateway.clock.advance(9.9);
    await gateway.ok(payorder, payment(), { as: staff });
    assert.equal(await paymentsOf(), 1);
  });

  it('is not required up to the amount, nor where none is set, nor for payments by other methods', async () => {
    await set(order.totalAmount);
    assert.equal((await wayOf())?.walletSecurity, null);
    await gateway.ok(payorder, payment(), { as: staff });
    const [second, third] = [await bookSelf(gateway, staff), await bookSelf(gateway, staff)];
    await set(1);
    await gateway.ok(payorder, { ...payment(second), payType: 0, subPayType: 13 }, { as: staff });
    await set(null);
    await gateway.ok(payorder, payment(third), { as: staff });
  });

  it('keeps who has none from paying, and says so', async () => {
    const as = await gateway.login('approver');
    const own = await bookSelf(gateway, as);
    await set(1);
    const { methods } = await gateway.ok(queryPayMethod, { orderNo: own.orderNo }, { as });
    const way = methods.find(({ payType, companyPart }) => payType === 2 && companyPart === null);
    assert.deepEqual([way?.available, way?.walletSecurity?.securityState], [true, 'unset']);
    await gateway.refused('walletSecurityUnset', payorder, payment(own), { as });
  });

  it('is locked by five wrong ones for 15 minutes, and says until when', async () => {
    for (let tries = 0; tries < 5; tries += 1) assert.equal((await prove(staff, WRONG)).code, '41122');
    assert.equal((await prove(staff)).code, '41123');
    const until = new Date(gateway.clock.now.getTime() + 15 * 60_000).toISOString();
    assert.equal((await wayOf())?.walletSecurity?.lockedUntil, until);
    const { walletSecurity } = await gateway.ok(queryWalletSecurity, {}, { as: staff });
    assert.equal(walletSecurity?.lockedUntil, until);
    await gateway.refused('walletSecurityNeeded', payorder, payment(), { as: staff });
    gateway.clock.advance(15);
    assert.equal((await wayOf())?.walletSecurity?.lockedUntil, '');
    await gateway.ok(payorder, payment(), { as: await proven(staff) });
  });

  it('lets two at once pay an order once', async () => {
    await proven(staff);
    const before = await balanceOf(gateway, 'prepaid');
    const answers = await Promise.all([1, 2].map(() => gateway.send(payorder, payment(), { as: staff })));
    assert.deepEqual(
      answers.map(({ success }) => success),
      [true, true],
    );
    assert.equal(await paymentsOf(), 1);
    assert.equal(await balanceOf(gateway, 'prepaid'), before - order.totalAmount);
  });

  it('is asked for by the enterprise that has set it, and no other', async () => {
    const as = await gateway.login('multi');
    assert.ok((await gateway.ok(queryWalletSecurity, {}, { as })).walletSecurity);
    await gateway.ok(changeEnt, { companyNO: '100002' }, { as });
    assert.equal((await gateway.ok(queryWalletSecurity, {}, { as })).walletSecurity, null);
  });

  it('is not asked for in a partner’s page, which pays no more than the amount', async () => {
    const partners = await openPartnerSession(gateway, 'U000001');
    const own = await bookSelf(gateway, partners);
    await set(own.totalAmount - 1);
    const { methods } = await gateway.ok(queryPayMethod, { orderNo: own.orderNo }, { as: partners });
    const way = methods.find(({ payType, companyPart }) => payType === 2 && companyPart === null);
    assert.deepEqual([way?.available, way?.reason], [false, '须验证安全密码，请登录商旅门户支付']);
    await gateway.refused('walletSecurityBeyondPartner', payorder, payment(own), { as: partners });
    await set(own.totalAmount);
    await gateway.ok(payorder, payment(own), { as: partners });
  });

  it('is asked for the part of a mixed payment, as it is begun', async () => {
    const spendable = await balanceOf(gateway, 'prepaid');
    try {
      await leaveSpendable(gateway, 'credit', 0);
      await leaveSpendable(gateway, 'prepaid', 10_000);
      await set(9_999);
      const { methods } = await gateway.ok(queryPayMethod, { orderNo: order.orderNo }, { as: staff });
      const mixed = methods.find(({ companyPart }) => companyPart?.payType === PREPAID.payType);
      assert.deepEqual(
        [mixed?.companyPart?.amount, mixed?.walletSecurity?.securityState],
        [10_000, 'needed'],
      );
      const body = { ...payment(), payType: 4, subPayType: 1, companyPart: mixed?.companyPart };
      await gateway.refused('walletSecurityNeeded', payorder, body, { as: staff });
      assert.equal((await gateway.ok(payorder, body, { as: await proven(staff) })).payState, 'redirect');
      await set(10_000);
      const later = await gateway.login('staff');
      assert.equal((await gateway.ok(payorder, body, { as: later })).payState, 'redirect');
    } finally {
      await leaveSpendable(gateway, 'credit', 10_000_000);
      await leaveSpendable(gateway, 'prepaid', Math.max(spendable, 10_000_000));
    }
  });

  it('has an order that was bought anew wait for its payment, unless it is proved already', async () => {
    await set(null);
    const { orderNo, cheaper } = await bookDear(gateway, staff);
    await set(1);
    const wanted = { orderNo, newFlights: [cheaper] };
    assert.equal((await rebuyQuote(gateway, staff, wanted)).payName, '');
    const held = await gateway.ok(applyRebuy, await rebuyOf(gateway, staff, wanted), { as: staff });
    assert.deepEqual([held.orderStatus, held.canPay], ['待支付', true]);
    const due = { orderNo: held.newOrderNo, ...PREPAID, payAmount: held.payTotal };
    await gateway.refused('walletSecurityNeeded', payorder, due, { as: staff });
    await gateway.ok(payorder, due, { as: await proven(staff) });
    const second = await bookDear(gateway, staff);
    const again = { orderNo: second.orderNo, newFlights: [second.cheaper] };
    assert.equal((await rebuyQuote(gateway, staff, again)).payName, '企业预存');
  });

  it('is asked for recharges of both ways above the amount', async () => {
    await set(100_000);
    const fileNos = [await voucher(gateway, admin)];
    const offline = (amount: number) => transferOf({ amount, fileNos, transferDate: '2026-11-19' });
    const atCashier = (amount: number) => ({ amount, subPayType: 1 });
    const fresh = await gateway.login('admin');
    await gateway.refused('walletSecurityNeeded', applyOfflineRecharge, offline(100_001), { as: fresh });
    await gateway.refused('walletSecurityNeeded', beginCashierRecharge, atCashier(100_001), { as: fresh });
    await gateway.ok(beginCashierRecharge, atCashier(100_000), { as: fresh });
    await gateway.ok(applyOfflineRecharge, offline(100_000), { as: fresh });
    await proven(fresh);
    await gateway.ok(beginCashierRecharge, atCashier(100_001), { as: fresh });
    const more = { ...offline(100_001), fileNos: [await voucher(gateway, fresh)] };
    await gateway.ok(applyOfflineRecharge, more, { as: fresh });
  });

  it('guards its own amount against who would raise it or do away with it', async () => {
    const fresh = await gateway.login('admin');
    const above = order.totalAmount - 1;
    for (const loosened of [null, above + 1]) {
      const body = await settings(loosened);
      await gateway.refused('walletSecurityNeeded', saveWalletSettings, body, { as: fresh });
    }
    await gateway.ok(saveWalletSettings, await settings(undefined), { as: fresh });
    const kept = (await gateway.ok(queryWalletSettings, {}, { as: admin })).walletSettings;
    assert.equal(kept.securityAbove, above, 'who says nothing of it leaves it as it is');
    await gateway.ok(saveWalletSettings, await settings(above - 1), { as: fresh });
    const wrong = { ...(await settings(above)), securityAbove: 0 };
    await gateway.refused('fieldsInvalid', saveWalletSettings, wrong, { as: fresh });
    await gateway.refused('walletSettingsAlone', saveWalletSettings, await settings(null), {
      as: await proven(fresh),
    });
  });
});
