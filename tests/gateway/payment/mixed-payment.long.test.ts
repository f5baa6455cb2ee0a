import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew, queryorderListOnPermission } from '../../../src/contract/order/list';
import { payorder, queryPayMethod, type PayMethod } from '../../../src/contract/payment/payment';
import { formatPrice } from '../../../src/domain/money/money';
import { bookSelf, findVoyage, orderOf, self, type Created } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { balanceOf, leaveSpendable, notifyPaid } from '../../support/gateway/areas/money/wallet-balances';

let gateway: TestGateway;
let as: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  as = await gateway.login('staff');
});
afterAll(async () => {
  await checkConsistency(gateway.db);
  await gateway.close();
});

const balances = async () => ({
  prepaid: await balanceOf(gateway, 'prepaid'),
  cashier: await balanceOf(gateway, 'cashier'),
  sales: await balanceOf(gateway, 'sales'),
});
/** Books an order for which the enterprise can pay a hundred yuan; resolves with its mixed payment methods. */
async function short(): Promise<{ created: Created; mixed: PayMethod[] }> {
  const created = await bookSelf(gateway, as);
  await leaveSpendable(gateway, 'credit', 0);
  await leaveSpendable(gateway, 'prepaid', 10_000);
  const { methods } = await gateway.ok(queryPayMethod, { orderNo: created.orderNo }, { as });
  return { created, mixed: methods.filter(({ companyPart }) => companyPart !== null) };
}
const bodyOf = ({ orderNo, totalAmount }: Created, { payType, subPayType, companyPart }: PayMethod) => ({
  orderNo,
  payType,
  subPayType,
  companyPart,
  payAmount: totalAmount,
});
async function cashierPays(paymentNo: string, amount: number): Promise<void> {
  assert.equal(await notifyPaid(gateway, paymentNo, amount), 200);
}
const detailOf = ({ orderNo }: Created) => gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });

describe('a mixed payment', () => {
  it('is offered where no wallet of the enterprise covers the order alone', async () => {
    const { created, mixed } = await short();
    assert.deepEqual(
      mixed.map(({ name, available, companyPart }) => [name, available, companyPart?.amount]),
      [
        ['企业预存 + 支付宝', true, 10_000],
        ['企业预存 + 微信支付', true, 10_000],
      ],
    );
    assert.match(mixed[0]?.description ?? '', /企业预存 ¥100\.00，个人支付 ¥[\d,.]+/);
    const all = await gateway.ok(queryPayMethod, { orderNo: created.orderNo }, { as });
    assert.deepEqual(
      all.methods.map(({ name, available }) => [name, available]),
      [
        ['企业预存 + 支付宝', true],
        ['企业预存 + 微信支付', true],
        ['企业月结', false],
        ['企业预存', false],
        ['支付宝', true],
        ['微信支付', true],
      ],
      'before the payer is asked for the whole',
    );
    await leaveSpendable(gateway, 'prepaid', created.totalAmount);
    const { methods } = await gateway.ok(queryPayMethod, { orderNo: created.orderNo }, { as });
    assert.ok(methods.every(({ companyPart }) => companyPart === null));
  });

  it('takes both parts at the moment the payer has paid theirs, once, and issues the tickets', async () => {
    const { created, mixed } = await short();
    const [method] = mixed;
    assert.ok(method);
    const before = await balances();
    const body = bodyOf(created, method);
    const { payState, payUrl, paymentNo } = await gateway.ok(payorder, body, { as });
    assert.equal(payState, 'redirect');
    const own = created.totalAmount - 10_000;
    assert.equal(new URL(payUrl).searchParams.get('amount'), String(own), 'the cashier asks for the rest');
    assert.equal((await gateway.ok(payorder, body, { as })).paymentNo, paymentNo, 'goes on with the same');
    assert.deepEqual(await balances(), before, 'nothing is taken before');
    await cashierPays(paymentNo, own);
    await cashierPays(paymentNo, own);
    assert.deepEqual(await balances(), {
      prepaid: before.prepaid - 10_000,
      cashier: before.cashier - own,
      sales: before.sales + created.totalAmount,
    });
    const { orderStatus, payType, companyPayType, payments, logs } = await detailOf(created);
    assert.deepEqual([orderStatus, payType, companyPayType], ['已出票', 4, 2]);
    assert.deepEqual(
      payments.map((part) => [part.payType, part.subPayType, part.amount]),
      [
        [2, 14, 10_000],
        [4, 1, own],
      ],
    );
    const paid = `支付成功，企业预存 ¥100.00 + 支付宝 ¥${formatPrice(own)}`;
    assert.ok(logs.some(({ content }) => content === paid));
    const { orderList } = await gateway.ok(queryorderListOnPermission, { keyword: created.orderNo }, { as });
    assert.deepEqual(
      orderList.map((row) => [row.companyPayType, row.payType]),
      [[2, 4]],
    );
  });

  it('goes by the remaining 月结 as by the prepaid amount, the fullest first', async () => {
    const created = await bookSelf(gateway, as);
    await leaveSpendable(gateway, 'credit', 20_000);
    await leaveSpendable(gateway, 'prepaid', 10_000);
    const { methods } = await gateway.ok(queryPayMethod, { orderNo: created.orderNo }, { as });
    const mixed = methods.filter(({ companyPart }) => companyPart !== null);
    assert.deepEqual(
      mixed.map(({ name, companyPart }) => [name, companyPart?.amount]),
      [
        ['企业月结 + 支付宝', 20_000],
        ['企业月结 + 微信支付', 20_000],
        ['企业预存 + 支付宝', 10_000],
        ['企业预存 + 微信支付', 10_000],
      ],
    );
    const [method] = mixed;
    assert.ok(method);
    const credit = await balanceOf(gateway, 'credit');
    const { paymentNo } = await gateway.ok(payorder, bodyOf(created, method), { as });
    const own = created.totalAmount - 20_000;
    await cashierPays(paymentNo, own);
    assert.equal(await balanceOf(gateway, 'credit'), credit - 20_000);
    const { orderStatus, companyPayType, payments } = await detailOf(created);
    assert.deepEqual([orderStatus, companyPayType], ['已出票', 0]);
    assert.deepEqual(
      payments.map((part) => [part.payType, part.subPayType, part.amount]),
      [
        [0, 13, 20_000],
        [4, 1, own],
      ],
    );
  });

  it('gives the payer their part back when the enterprise’s is gone meanwhile', async () => {
    const { created, mixed } = await short();
    const [method] = mixed;
    assert.ok(method);
    const { paymentNo } = await gateway.ok(payorder, bodyOf(created, method), { as });
    await leaveSpendable(gateway, 'prepaid', 9999);
    const before = await balances();
    await cashierPays(paymentNo, created.totalAmount - 10_000);
    assert.deepEqual(await balances(), before);
    const { orderStatus, canPay, payments, logs } = await detailOf(created);
    assert.deepEqual([orderStatus, canPay], ['待支付', true]);
    assert.equal(
      payments.reduce((sum, { amount }) => sum + amount, 0),
      0,
    );
    assert.ok(logs.some(({ content }) => content.includes('企业余额不足')));
  });

  it('is refused with a part that is too much, of no wallet, or of a private journey', async () => {
    const { created, mixed } = await short();
    const [method] = mixed;
    const part = method?.companyPart;
    assert.ok(method && part);
    const body = bodyOf(created, method);
    const refuse = (fault: 'walletShort' | 'payMethodUnavailable', amount: number, change = {}) =>
      gateway.refused(fault, payorder, { ...body, companyPart: { ...part, amount, ...change } }, { as });
    await refuse('walletShort', 10_001);
    await refuse('payMethodUnavailable', created.totalAmount);
    await refuse('payMethodUnavailable', 1, { payType: 4, subPayType: 1 });
    await gateway.refused('payMethodUnavailable', payorder, { ...body, payType: 0, subPayType: 13 }, { as });

    const voyage = await findVoyage(gateway, as);
    const order = orderOf([voyage], [await self(gateway, as)]);
    const own = await gateway.ok(createOrder, { ...order, travelType: 2 }, { as });
    const { methods } = await gateway.ok(queryPayMethod, { orderNo: own.orderNo }, { as });
    assert.ok(methods.every(({ companyPart }) => companyPart === null));
    await gateway.refused('payMethodUnavailable', payorder, bodyOf(own, method), { as });
  });
});
