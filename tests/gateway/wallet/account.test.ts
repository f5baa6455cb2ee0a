import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { addExport, queryExportList } from '../../../src/contract/download/download';
import {
  queryWalletAccount,
  queryWalletMovements,
  queryWalletStatement,
} from '../../../src/contract/wallet/account';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { orderCancel } from '../../../src/contract/order/list';
import { bookSelf } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { balanceOf, leaveSpendable, notifyPaid } from '../../support/gateway/areas/money/wallet-balances';
import { prepaidOf } from '../../support/gateway/areas/money/wallet-steps';

const PREPAID = { payType: 2, subPayType: 14 };
const ALIPAY = { payType: 4, subPayType: 1 };

describe('the wallet account', () => {
  let gateway: TestGateway;
  let as: string;
  let staff: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
    staff = await gateway.login('staff');
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const movements = (body: object = {}) =>
    gateway.ok(queryWalletMovements, { account: 'prepaid', ...body }, { as });
  async function pay(): Promise<{ orderNo: string; amount: number }> {
    const { orderNo, totalAmount } = await bookSelf(gateway, staff);
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as: staff });
    return { orderNo, amount: totalAmount };
  }

  it('shows the balances of the ledger, and the credit line', async () => {
    const { corpWalletAccount } = await gateway.ok(queryWalletAccount, {}, { as });
    const balance = await balanceOf(gateway, 'prepaid');
    assert.deepEqual(corpWalletAccount.prepaid, {
      totalAmount: balance,
      frozenAmount: 0,
      availableAmount: balance,
    });
    const used = -(await balanceOf(gateway, 'credit'));
    assert.equal(corpWalletAccount.credit?.usedAmount, used);
    assert.equal(
      corpWalletAccount.credit?.availableAmount,
      (corpWalletAccount.credit?.limitAmount ?? 0) - used,
    );
  });

  it('lists movements with the balance after each', async () => {
    const { orderNo, amount } = await pay();
    const { movementList, total } = await movements({ pageSize: 200 });
    assert.equal(total, movementList.length);
    const [last] = movementList;
    assert.deepEqual(
      [last?.kind, last?.orderNo, last?.amount, last?.balance, last?.reason],
      ['payment', orderNo, -amount, await balanceOf(gateway, 'prepaid'), `订单${orderNo}支付`],
    );
    assert.notEqual(last?.staffName, '');
    for (const [at, movement] of movementList.entries()) {
      const former = movementList[at + 1]?.balance ?? 0;
      assert.equal(movement.balance, former + movement.amount);
    }
  });

  it('finds them by kind, days, order and person, and sums up the result', async () => {
    const { orderNo, amount } = await pay();
    const all = (await movements({ pageSize: 200 })).movementList;
    const byOrder = await movements({ keyword: orderNo });
    assert.deepEqual([byOrder.total, byOrder.inAmount, byOrder.outAmount], [1, 0, amount]);
    const staffNO = byOrder.movementList[0]?.staffNO ?? '';
    for (const [body, fits] of [
      [{ kindList: ['topUp'] }, ({ kind }) => kind === 'topUp'],
      [{ kindList: ['refund', 'payment'] }, ({ kind }) => kind !== 'topUp'],
      [{ staffNO }, (one) => one.staffNO === staffNO],
      [{ beginDate: '2026-11-20' }, ({ time }) => time >= '2026-11-19T16:00:00.000Z'],
      [{ endDate: '2026-11-19' }, ({ time }) => time < '2026-11-19T16:00:00.000Z'],
      [{ keyword: '不存在' }, () => false],
    ] as [object, (one: (typeof all)[number]) => boolean][]) {
      const found = await movements({ ...body, pageSize: 200 });
      const wanted = all.filter(fits);
      assert.deepEqual(found.movementList, wanted, JSON.stringify(body));
      assert.equal(found.total, wanted.length);
      const sum = (sign: 1 | -1) => wanted.reduce((total, one) => total + Math.max(0, sign * one.amount), 0);
      assert.deepEqual([found.inAmount, found.outAmount], [sum(1), sum(-1)]);
    }
    const pages = [await movements({ pageSize: 5 }), await movements({ pageSize: 5, pageIndex: 2 })];
    assert.deepEqual(
      pages.flatMap(({ movementList }) => movementList),
      all.slice(0, 10),
    );
  });

  it('closes a statement with the opening balance and the movements, for any days', async () => {
    for (const account of ['prepaid', 'credit'] as const) {
      for (const days of [
        {},
        { beginDate: '2026-10-01', endDate: '2026-10-31' },
        { beginDate: '2026-11-20' },
        { endDate: '2026-09-30' },
      ]) {
        const { statement } = await gateway.ok(queryWalletStatement, { account, ...days }, { as });
        assert.ok(statement?.isBalanced);
        assert.equal(statement.heldBalance, await balanceOf(gateway, account));
        const found = await gateway.ok(queryWalletMovements, { account, ...days }, { as });
        assert.deepEqual([statement.inAmount, statement.outAmount], [found.inAmount, found.outAmount]);
      }
    }
    const month = { beginDate: '2026-10-01', endDate: '2026-10-31' };
    const { statement } = await gateway.ok(queryWalletStatement, { account: 'prepaid', ...month }, { as });
    const before = await gateway.ok(
      queryWalletStatement,
      { account: 'prepaid', endDate: '2026-09-30' },
      { as },
    );
    assert.equal(statement?.openingBalance, before.statement?.closingBalance);
    assert.notEqual(statement?.outAmount, 0);
  });

  it('reports a balance that differs from its movements', async () => {
    const add = (fen: number) =>
      gateway.db
        .updateTable('ledger_account')
        .set((eb) => ({ balance: eb('balance', '+', fen) }))
        .where('account_no', '=', '100001-prepaid')
        .execute();
    await add(1);
    const { statement } = await gateway.ok(queryWalletStatement, { account: 'prepaid' }, { as });
    assert.equal(statement?.isBalanced, false);
    await add(-1);
  });

  it('is exported as it is found', async () => {
    const query = { account: 'prepaid', kindList: ['topUp'] };
    await gateway.ok(addExport, { kind: 'walletMovements', format: 'csv', query }, { as });
    await gateway.idle();
    const { exportList } = await gateway.ok(queryExportList, {}, { as });
    const { total } = await movements({ kindList: ['topUp'] });
    assert.deepEqual([exportList[0]?.exportState, exportList[0]?.rowsDone], ['done', total]);
    await gateway.refused(
      'forbidden',
      addExport,
      { kind: 'walletMovements', format: 'csv', query },
      { as: staff },
    );
  });

  it('holds the enterprise’s part of a payment begun at the cashier, for that order alone', async () => {
    const first = await bookSelf(gateway, staff);
    const second = await bookSelf(gateway, staff);
    const price = first.totalAmount;
    await leaveSpendable(gateway, 'credit', 0);
    await leaveSpendable(gateway, 'prepaid', price - 1);
    const begin = ({ orderNo }: { orderNo: string }) => ({
      orderNo,
      ...ALIPAY,
      payAmount: price,
      companyPart: { ...PREPAID, amount: price - 1 },
    });
    // Only one of two simultaneous payments gets the amount.
    const answers = await Promise.all([
      gateway.send(payorder, begin(first), { as: staff }),
      gateway.send(payorder, begin(second), { as: staff }),
    ]);
    assert.deepEqual(answers.map(({ code }) => code).sort(), ['0', '44003']);
    const [held, other] = answers[0]?.success ? [first, second] : [second, first];
    const paymentNo = answers.find(({ success }) => success)?.result.paymentNo ?? '';
    assert.equal((await prepaidOf(gateway, as)).frozenAmount, price - 1);
    // Another payment method of the cashier continues the same order.
    await gateway.ok(payorder, { ...begin(held), subPayType: 3 }, { as: staff });
    assert.equal((await prepaidOf(gateway, as)).frozenAmount, price - 1);
    await gateway.refused('walletShort', payorder, begin(other), { as: staff });
    const { methods } = await gateway.ok(queryPayMethod, { orderNo: other.orderNo }, { as: staff });
    assert.ok(
      methods.every(({ companyPart }) => companyPart === null),
      'nothing is left to offer',
    );
    // Once paid, the amount is spent and no longer held.
    assert.equal(await notifyPaid(gateway, paymentNo, 1), 200);
    assert.equal((await prepaidOf(gateway, as)).frozenAmount, 0);

    await leaveSpendable(gateway, 'prepaid', price - 1);
    await gateway.ok(payorder, begin(other), { as: staff });
    assert.equal((await prepaidOf(gateway, as)).frozenAmount, price - 1);
    await gateway.ok(orderCancel, { orderNo: other.orderNo }, { as: staff });
    assert.equal((await prepaidOf(gateway, as)).frozenAmount, 0, 'a cancelled order holds nothing');

    const third = await bookSelf(gateway, staff);
    await gateway.ok(payorder, begin(third), { as: staff });
    gateway.clock.advance(31);
    assert.equal((await prepaidOf(gateway, as)).frozenAmount, 0, 'nor does one that is overdue');
  });
});
