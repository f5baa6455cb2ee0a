import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder, queryPayMethod } from '../../../src/contract/payment/payment';
import { bookSelf, findVoyage, orderOf, self, type Created } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const MONTHLY = { payType: 0, subPayType: 13 };
const PREPAID = { payType: 2, subPayType: 14 };
const ALIPAY = { payType: 4, subPayType: 1 };

const paymentOf = ({ orderNo, totalAmount }: Created, method = MONTHLY) => ({
  orderNo,
  ...method,
  payAmount: totalAmount,
});

async function balance(gateway: TestGateway, kind: 'prepaid' | 'credit' | 'sales'): Promise<number> {
  const account = await gateway.db
    .selectFrom('ledger_account')
    .select('balance')
    .where('enterprise_num', '=', '100001')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return account.balance;
}

describe('paying', () => {
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

  it('offers the enterprise’s ways, and says that there is enough', async () => {
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    const answer = await gateway.ok(queryPayMethod, { orderNo }, { as });
    assert.equal(answer.payAmount, totalAmount);
    assert.deepEqual(
      answer.methods.map(({ payType, subPayType, name, available, reason }) => [
        payType,
        subPayType,
        name,
        available,
        reason,
      ]),
      [
        [0, 13, '企业月结', true, ''],
        [2, 14, '企业预存', true, ''],
        [4, 1, '支付宝', true, ''],
        [4, 3, '微信支付', true, ''],
      ],
    );
    assert.deepEqual(
      answer.methods.map(({ description }) => description),
      ['额度充足', '余额充足', '在第三方收银台支付', '在第三方收银台支付'],
    );
  });

  it('shows the remaining amount to users who may know it, and to no others', async () => {
    const admin = await gateway.login('admin');
    const { orderNo } = await bookSelf(gateway, admin);
    const { methods } = await gateway.ok(queryPayMethod, { orderNo }, { as: admin });
    assert.match(methods[0]?.description ?? '', /^剩余额度 ¥[\d,]+\.\d\d$/);
    assert.match(methods[1]?.description ?? '', /^可用余额 ¥[\d,]+\.\d\d$/);
  });

  for (const [name, method, kind] of [
    ['by monthly settlement', MONTHLY, 'credit'],
    ['from the prepaid wallet', PREPAID, 'prepaid'],
  ] as const) {
    it(`${name} moves the money and issues the tickets`, async () => {
      const created = await bookSelf(gateway, as);
      const former = [await balance(gateway, kind), await balance(gateway, 'sales')];
      const answer = await gateway.ok(payorder, paymentOf(created, method), { as });
      assert.equal(answer.payState, 'paid');
      const moved = [await balance(gateway, kind), await balance(gateway, 'sales')];
      assert.deepEqual(moved, [
        (former[0] ?? 0) - created.totalAmount,
        (former[1] ?? 0) + created.totalAmount,
      ]);
      await gateway.idle();
      const detail = await gateway.ok(queryAirTicketDetailNew, { orderNo: created.orderNo }, { as });
      assert.deepEqual(
        [detail.orderStatus, detail.payType, detail.subPayType],
        ['已出票', method.payType, method.subPayType],
      );
      const again = await gateway.ok(payorder, paymentOf(created, MONTHLY), { as });
      assert.deepEqual(again, answer, 'an order already paid answers paid again');
      assert.equal(await balance(gateway, 'sales'), moved[1]);
    });
  }

  it('is refused with another amount, way or return address', async () => {
    const created = await bookSelf(gateway, as);
    const body = paymentOf(created);
    const result = await gateway.refused('payAmountChanged', payorder, { ...body, payAmount: 1 }, { as });
    assert.deepEqual(result, { payAmount: created.totalAmount });
    await gateway.refused('payMethodUnavailable', payorder, { ...body, subPayType: 2 }, { as });
    for (const returnUrl of [
      'https://evil.example/',
      'javascript:alert(1)',
      '/relative',
      'https://portal.example.evil.example',
      'https://portal.example/done\r\nLocation: https://evil.example/',
      'https://portal.example/done?x=1\r\nSet-Cookie: a=b',
      'https://portal.example/done?x=%0d%0aSet-Cookie:%20a=b',
      'https://portal.example/\tdone#\n',
      ' https://portal.example/',
      'https://user:secret@portal.example/',
      'https://portal.example/done?redirect=https://evil.example/',
      'https:portal.example/',
    ]) {
      await gateway.refused('returnUrlRefused', payorder, { ...body, ...ALIPAY, returnUrl }, { as });
    }
    await gateway.ok(
      payorder,
      { ...body, ...ALIPAY, returnUrl: 'https://portal.example/pay/done?x=1' },
      { as },
    );
  });

  it('never takes a wallet below its floor, however many pay at once', async () => {
    const orders: Created[] = [];
    for (let i = 0; i < 6; i += 1) orders.push(await bookSelf(gateway, as));
    const price = orders[0]?.totalAmount ?? 0;
    for (const [method, kind, fault] of [
      [PREPAID, 'prepaid', '44003'],
      [MONTHLY, 'credit', '44004'],
    ] as const) {
      const leaveFor = price * 2 + 1;
      const floor = (await balance(gateway, kind)) - leaveFor;
      const original = await gateway.db
        .selectFrom('ledger_account')
        .select(['account_no', 'floor'])
        .where('account_no', '=', `100001-${kind}`)
        .executeTakeFirstOrThrow();
      await gateway.db
        .updateTable('ledger_account')
        .set({ floor })
        .where('account_no', '=', original.account_no)
        .execute();
      const trio = orders.splice(0, 3);
      const methods = await gateway.ok(queryPayMethod, { orderNo: trio[0]?.orderNo ?? '' }, { as });
      assert.ok(methods.methods.find(({ payType }) => payType === method.payType)?.available);
      const answers = await Promise.all(
        trio.map((created) => gateway.send(payorder, paymentOf(created, method), { as })),
      );
      assert.deepEqual(answers.map(({ code }) => code).sort(), ['0', '0', fault]);
      const unpaid = trio[answers.findIndex(({ success }) => !success)];
      const left = await gateway.ok(queryPayMethod, { orderNo: unpaid?.orderNo ?? '' }, { as });
      const short = left.methods.find(({ payType }) => payType === method.payType);
      assert.equal(short?.available, false);
      assert.match(short?.reason ?? '', /不足/);
      await gateway.db
        .updateTable('ledger_account')
        .set({ floor: original.floor })
        .where('account_no', '=', original.account_no)
        .execute();
    }
  });

  it('is not possible by ways the enterprise does not have', async () => {
    const token = await gateway.login('multi');
    await gateway.db
      .updateTable('session')
      .set({ enterprise_num: '100003', staff_no: '1000030001' })
      .where('user_no', '=', 'U000004')
      .execute();
    // Bookings of this enterprise need a travel request, which this test does not cover.
    await gateway.db.deleteFrom('enterprise_setting').where('enterprise_num', '=', '100003').execute();
    const voyage = await findVoyage(gateway, token);
    const me = await self(gateway, token);
    assert.match(me.staffNO, /^100003/);
    const created = await gateway.ok(createOrder, orderOf([voyage], [me]), { as: token });
    const { methods } = await gateway.ok(queryPayMethod, { orderNo: created.orderNo }, { as: token });
    assert.deepEqual(methods[0]?.reason, '企业未开通月结');
    await gateway.refused('creditShort', payorder, paymentOf(created, MONTHLY), { as: token });
    await gateway.ok(payorder, paymentOf(created, PREPAID), { as: token });
  });
});
