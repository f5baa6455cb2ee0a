import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { queryWalletSettings, saveWalletSettings } from '../../../src/contract/wallet/settings';
import { bookSelf, type Created } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { bookIssued, giveBack, quote } from '../../support/gateway/areas/refunds';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { freeWallet } from '../../support/gateway/areas/money/wallet-rule';

const PREPAID = { payType: 2, subPayType: 14 };
const NONE = {
  orderLimit: null,
  personDayLimit: null,
  dayLimit: null,
  reviewAbove: null,
  warnBelow: null,
  warnedNOList: [],
};

describe('limits of payments by the wallet', () => {
  let gateway: TestGateway;
  let admin: string;
  let staff: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });
  beforeEach(async () => {
    // Each test has a day of its own.
    gateway.clock.advance(24 * 60);
    [admin, staff] = [await gateway.login('admin'), await gateway.login('staff')];
  });

  async function set(limits: object): Promise<void> {
    await freeWallet(gateway);
    const { walletSettings } = await gateway.ok(queryWalletSettings, {}, { as: admin });
    const body = { ...NONE, ...limits, basedOn: walletSettings.revision };
    await gateway.ok(saveWalletSettings, body, { as: admin });
  }
  const bodyOf = ({ orderNo, totalAmount }: Created) => ({ orderNo, ...PREPAID, payAmount: totalAmount });
  const prepaidWay = async (orderNo: string, as: string) =>
    (await gateway.ok(queryPayMethod, { orderNo }, { as })).methods.find(
      ({ payType, companyPart }) => payType === PREPAID.payType && companyPart === null,
    );

  it('keep an order beyond the limit of one from being paid, and say so beside the way', async () => {
    const order = await bookSelf(gateway, staff);
    await set({ orderLimit: order.totalAmount - 1 });
    await gateway.refused('walletOrderLimit', payorder, bodyOf(order), { as: staff });
    const way = await prepaidWay(order.orderNo, staff);
    assert.deepEqual([way?.available, way?.reason], [false, '超出企业单个订单支付限额']);
    await set({ orderLimit: order.totalAmount });
    await gateway.ok(payorder, bodyOf(order), { as: staff });
  });

  it('count the payments of the person today, and of no others', async () => {
    const [first, second, theirs] = [
      await bookSelf(gateway, staff),
      await bookSelf(gateway, staff),
      await bookSelf(gateway, admin),
    ];
    await set({ personDayLimit: first.totalAmount + second.totalAmount - 1 });
    await gateway.ok(payorder, bodyOf(first), { as: staff });
    await gateway.refused('walletPersonLimit', payorder, bodyOf(second), { as: staff });
    assert.equal((await prepaidWay(second.orderNo, staff))?.reason, '超出您今日的企业支付限额');
    await gateway.ok(payorder, bodyOf(theirs), { as: admin });
  });

  it('let one of two pass that are paid at once and together are beyond the limit of a day', async () => {
    const orders = [
      await bookSelf(gateway, staff),
      await bookSelf(gateway, staff),
      await bookSelf(gateway, staff),
    ];
    const price = orders[0]?.totalAmount ?? 0;
    await set({ dayLimit: price * 2 - 1 });
    const answers = await Promise.all(
      orders.map((order) => gateway.send(payorder, bodyOf(order), { as: staff })),
    );
    assert.deepEqual(answers.map(({ code }) => code).sort(), ['0', '44009', '44009']);
  });

  it('begin anew with the day in Shanghai', async () => {
    const first = await bookSelf(gateway, staff);
    await set({ dayLimit: first.totalAmount });
    await gateway.ok(payorder, bodyOf(first), { as: staff });
    gateway.clock.advance(24 * 60);
    admin = await gateway.login('admin');
    const as = await gateway.login('staff');
    const second = await bookSelf(gateway, as);
    await set({ dayLimit: second.totalAmount });
    await gateway.ok(payorder, bodyOf(second), { as });
  });

  it('count no refunded payments on the day of the payment, for the payer', async () => {
    const first = await bookIssued(gateway, staff);
    await set({ personDayLimit: first.totalAmount, dayLimit: first.totalAmount });
    const second = await bookSelf(gateway, staff);
    await gateway.refused('walletPersonLimit', payorder, bodyOf(second), { as: staff });
    const offered = await quote(gateway, staff, first.orderNo);
    await giveBack(gateway, staff, first.orderNo);
    const back = offered.tickets.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
    assert.ok(back > 0 && back < first.totalAmount, 'a fee stays paid');
    // The limit is exact to the fen.
    const kept = first.totalAmount - back;
    await set({ personDayLimit: kept + second.totalAmount - 1, dayLimit: null });
    await gateway.refused('walletPersonLimit', payorder, bodyOf(second), { as: staff });
    const theirs = await bookSelf(gateway, admin);
    await set({ personDayLimit: theirs.totalAmount, dayLimit: kept + theirs.totalAmount - 1 });
    await gateway.refused('walletDayLimit', payorder, bodyOf(theirs), { as: admin });
    await set({ personDayLimit: kept + second.totalAmount, dayLimit: kept + second.totalAmount });
    await gateway.ok(payorder, bodyOf(second), { as: staff });
  });

  it('are not raised by refunds of another day', async () => {
    const former = await bookIssued(gateway, staff);
    gateway.clock.advance(24 * 60);
    [admin, staff] = [await gateway.login('admin'), await gateway.login('staff')];
    const first = await bookIssued(gateway, staff);
    await giveBack(gateway, staff, former.orderNo);
    const second = await bookSelf(gateway, staff);
    await set({ dayLimit: first.totalAmount + second.totalAmount - 1 });
    await gateway.refused('walletDayLimit', payorder, bodyOf(second), { as: staff });
    await set({ dayLimit: first.totalAmount + second.totalAmount });
    await gateway.ok(payorder, bodyOf(second), { as: staff });
  });

  it('bound the part of a mixed payment, too', async () => {
    const order = await bookSelf(gateway, staff);
    await set({ orderLimit: order.totalAmount - 100 });
    await gateway.db
      .updateTable('ledger_account')
      .set((eb) => ({ floor: eb.ref('balance') }))
      .where('account_no', '=', '100001-credit')
      .execute();
    const { methods } = await gateway.ok(queryPayMethod, { orderNo: order.orderNo }, { as: staff });
    assert.equal(methods[0]?.companyPart?.amount, order.totalAmount - 100);
    const part = (amount: number) => ({
      orderNo: order.orderNo,
      payType: 4,
      subPayType: 1,
      payAmount: order.totalAmount,
      companyPart: { ...PREPAID, amount },
    });
    await gateway.refused('walletOrderLimit', payorder, part(order.totalAmount - 99), { as: staff });
    await gateway.ok(payorder, part(order.totalAmount - 100), { as: staff });
  });

  it('are set by users with the right, from the displayed revision', async () => {
    const { walletSettings } = await gateway.ok(queryWalletSettings, {}, { as: admin });
    const body = { ...NONE, orderLimit: 100, basedOn: walletSettings.revision };
    await gateway.refused('forbidden', saveWalletSettings, body, { as: staff });
    const answers = await Promise.all([
      gateway.send(saveWalletSettings, body, { as: admin }),
      gateway.send(saveWalletSettings, { ...body, orderLimit: 200 }, { as: admin }),
    ]);
    assert.deepEqual(answers.map(({ code }) => code).sort(), ['0', '44104']);
    const foreign = {
      ...NONE,
      warnBelow: 5,
      warnedNOList: ['1000020001'],
      basedOn: walletSettings.revision + 1,
    };
    assert.deepEqual(await gateway.refused('fieldsInvalid', saveWalletSettings, foreign, { as: admin }), {
      fields: { warnedNOList: '接收人不存在，请重新选择' },
    });
    const nobody = { ...foreign, warnedNOList: [] };
    await gateway.refused('fieldsInvalid', saveWalletSettings, nobody, { as: admin });
  });
});
