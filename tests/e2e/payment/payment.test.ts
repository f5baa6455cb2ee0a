import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { Database } from '../../../demo/gateway/db/database';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { decideApproval } from '../../../src/contract/approval/approval';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';
import { bookOver, openApprovalHarness } from '../../support/e2e/approval-steps';
import type { PortalCalls } from '../../support/e2e/gateway-calls';
import type { Harness } from '../../support/e2e/harness';
import { inDays, orderRow } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it, longIt } from '../../support/e2e/test';

/** Spendable amounts in fen of the first enterprise, less than an order costs. */
const LEFT = { prepaid: 30_000, credit: 20_000 };

async function leaveLittle(db: Database): Promise<void> {
  for (const kind of ['prepaid', 'credit'] as const) await leaveSpendable({ db }, kind, LEFT[kind]);
}

describe('paying an order', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  let booker: string;
  let approver: string;
  beforeAll(async () => {
    ({ harness, gateway, booker, approver } = await openApprovalHarness(leaveLittle));
  });
  afterAll(() => harness.close());

  let days = 30;
  /** Books an order and approves it, so that it can be paid. */
  async function payable(): Promise<string> {
    const { orderNo, waitsForApplyId } = await bookOver(gateway, booker, (days += 1));
    await gateway.ok(decideApproval, { applyId: waitsForApplyId, decision: 'agree' }, { as: approver });
    return orderNo;
  }
  const enter = async (orderNo: string, as = booker): Promise<Page> => {
    const address = `${harness.product.portal}?authSign=${as}#/orderManage/airOrderList?orderNo=${orderNo}`;
    const { page } = await harness.visit(address);
    await page.getByRole('button', { name: '去支付' }).click();
    await page.getByText('企业预存', { exact: true }).waitFor();
    return page;
  };
  const confirm = (page: Page) => page.getByRole('button', { name: '确认支付' });
  const paymentsOf = async (orderNo: string, as = booker) =>
    (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as })).payments;
  const paidOnce = async (orderNo: string) => assert.equal((await paymentsOf(orderNo)).length, 1);

  longIt('goes on after a reload, with nothing before its button at any width', async () => {
    const orderNo = await payable();
    const page = await enter(orderNo);
    assert.match(page.url(), /paying=1/);
    await page.reload();
    await confirm(page).waitFor();
    const floating = page.getByRole('button', { name: '关注公众号' });
    const card = page.getByRole('region', { name: '关注公众号' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await floating.click();
      await card.waitFor();
      await confirm(page).click({ trial: true }); // The trial click fails when another element covers the button.
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      await confirm(page).click({ trial: true });
    }
    await confirm(page).click();
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    await page.waitForURL((url) => !url.hash.includes('paying'));
    await paidOnce(orderNo);
  });

  longIt('is done once for two presses', async () => {
    const orderNo = await payable();
    const page = await enter(orderNo);
    await confirm(page).dblclick();
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    await paidOnce(orderNo);
  });

  longIt('is done once, though the answer is lost, and the page says how to find out', async () => {
    const orderNo = await payable();
    const page = await enter(orderNo);
    await page.route('**/payorder/payorder*', async (route) => {
      await route.fetch(); // The gateway receives the request, but the page gets no response.
      await route.abort();
    });
    await confirm(page).click();
    await page.getByText('支付结果未知').waitFor();
    await page.unroute('**/payorder/payorder*');
    await confirm(page).click();
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    await paidOnce(orderNo);
  });

  longIt('is done once, though the answer is lost and the page is loaded again', async () => {
    const orderNo = await payable();
    const page = await enter(orderNo);
    await page.route('**/payorder/payorder*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await confirm(page).click();
    await page.getByText('支付结果未知').waitFor();
    await page.unroute('**/payorder/payorder*');
    await page.reload();
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    assert.equal(await confirm(page).count(), 0);
    await paidOnce(orderNo);
  });

  longIt('is done once in two tabs', async () => {
    const orderNo = await payable();
    const [one, other] = [await enter(orderNo), await enter(orderNo)];
    await confirm(one).click();
    await one.getByRole('list', { name: '收支记录' }).waitFor();
    await confirm(other).click();
    await other.getByRole('list', { name: '收支记录' }).waitFor();
    await paidOnce(orderNo);
  });

  longIt(
    'is over with the hold, while its page is open too: said plainly, through a reload, Back and a second tab',
    async () => {
      const orderNo = await payable();
      const endHold = (seconds: number) =>
        harness.change((db) => {
          const over = new Date(Date.now() + seconds * 1000);
          return db
            .updateTable('flight_order')
            .set({ pay_deadline: over, price_guaranteed_until: over })
            .where('order_no', '=', orderNo)
            .execute();
        });
      // Opens both pages before the hold ends, with time to spare for slow machines.
      await endHold(25);
      const page = await enter(orderNo);
      const booking = await page.context().newPage();
      await booking.goto(
        `${harness.product.portal}#/flightBooking/index?depCode=BJS&arrCode=SHA&depDate=${inDays(days)}&step=pay&orderNo=${orderNo}`,
      );
      await confirm(booking).waitFor();
      const isOver = async (at: Page) => {
        await at
          .getByText(/超过支付时限(未支付)?，座位已释放/)
          .first()
          .waitFor();
        assert.equal(await confirm(at).count(), 0);
        assert.equal(await at.getByRole('button', { name: '去支付' }).count(), 0);
      };
      const isSearched = async (at: Page) => {
        await at.getByRole('button', { name: '选择', exact: true }).first().waitFor();
        assert.equal(await at.getByLabel('出发日期').inputValue(), inDays(days));
        assert.match(await at.getByLabel('出发城市').inputValue(), /^北京/);
      };
      await isOver(page);
      await page.getByText('已取消', { exact: true }).first().waitFor();
      await page.reload();
      await isOver(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await isOver(other);
      await other.close();
      await page.getByRole('button', { name: '返回订单列表' }).click();
      await orderRow(page, orderNo).getByText('已取消').waitFor();
      await page.goBack();
      await isOver(page);
      await page.getByRole('button', { name: '重新查询' }).click();
      await isSearched(page);
      await page.goBack();
      await isOver(page);

      await isOver(booking);
      await booking.reload();
      await isOver(booking);
      await booking.getByRole('button', { name: '重新查询' }).click();
      await isSearched(booking);
      await booking.reload();
      await isSearched(booking);
    },
  );

  it('by the payer alone goes to the cashier and back', async () => {
    const orderNo = await payable();
    const page = await enter(orderNo);
    await page.getByText('支付宝', { exact: true }).click();
    const [cashier] = await Promise.all([page.context().waitForEvent('page'), confirm(page).click()]);
    await page.getByText('请在新打开的收银台页面完成支付').waitFor();
    await cashier.getByRole('button').first().click();
    await page.getByRole('list', { name: '收支记录' }).waitFor();
    const [payment] = await paymentsOf(orderNo);
    assert.deepEqual([payment?.payType, payment?.subPayType], [4, 1]);
    await paidOnce(orderNo);
  });

  describe('in part by the enterprise, which cannot bear it alone', () => {
    let payer: string;
    beforeAll(async () => (payer = await gateway.login('staff')));

    async function dear(): Promise<{ orderNo: string; totalAmount: number }> {
      const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays((days += 1)) };
      const voyage = await findVoyage(gateway, payer, {
        leg,
        where: ({ salePrice, seatCount }) => salePrice > 60_000 && seatCount === 9,
      });
      const order = orderOf([voyage], [await self(gateway, payer)]);
      const { orderNo, totalAmount, orderStatus } = await gateway.ok(createOrder, order, { as: payer });
      assert.equal(orderStatus, '待支付');
      return { orderNo, totalAmount };
    }
    const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).click();
    const record = (page: Page) => page.getByRole('list', { name: '收支记录' });
    /** Confirms the payment and resolves with the cashier's page. */
    async function toCashier(page: Page, press: () => Promise<void>): Promise<Page> {
      const [cashier] = await Promise.all([page.context().waitForEvent('page'), press()]);
      await page.getByText('请在新打开的收银台页面完成支付').waitFor();
      await cashier.getByRole('button', { name: '确认支付' }).waitFor();
      return cashier;
    }
    /** Goes from the paid order to its row, back, through a reload and to a second tab. */
    async function isListed(page: Page, orderNo: string, paidBy: string): Promise<void> {
      // Narrow windows hide the column.
      await page.setViewportSize({ width: 1920, height: 900 });
      await page.getByRole('button', { name: '返回订单列表' }).click();
      const row = (at: Page) => orderRow(at, orderNo).getByText(paidBy);
      await row(page).waitFor();
      await page.goBack();
      await record(page).waitFor();
      await page.goForward();
      await row(page).waitFor();
      await page.reload();
      await row(page).waitFor();
      const other = await page.context().newPage();
      await other.setViewportSize({ width: 1920, height: 900 });
      await other.goto(page.url());
      await row(other).waitFor();
      await other.close();
    }
    const yuan = (fen: number) => (fen / 100).toLocaleString('en', { minimumFractionDigits: 2 });

    it('is done once, through a lost answer, a reload, two presses and a second tab', async () => {
      const { orderNo, totalAmount } = await dear();
      const own = totalAmount - LEFT.prepaid;
      const [one, other] = [await enter(orderNo, payer), await enter(orderNo, payer)];
      // The mixed methods come before the payer's own ones and are preselected, also after a reload and Back.
      const isFirst = async () => {
        const first = one.getByRole('radio').first();
        await one.getByRole('radio', { name: /^企业预存 \+ 支付宝/, checked: true }).waitFor();
        assert.ok(await first.isChecked());
      };
      await isFirst();
      await one.reload();
      await isFirst();
      await one.goBack(); // Goes back past the order: its payment is not a history entry of its own.
      await one.goForward();
      await isFirst();
      await choose(other, '企业预存 + 微信支付');
      await one
        .getByText(`企业预存 ¥300.00，个人支付 ¥${yuan(own)}`)
        .first()
        .waitFor();
      await choose(one, '企业预存 + 支付宝');
      await one.route('**/payorder/payorder*', async (route) => {
        await route.fetch(); // The gateway receives the request, but the page gets no response.
        await route.abort();
      });
      await confirm(one).click();
      await one.getByText('支付结果未知').waitFor();
      await one.unroute('**/payorder/payorder*');
      await one.reload();
      await choose(one, '企业预存 + 支付宝');
      const cashier = await toCashier(one, () => confirm(one).dblclick());
      assert.equal(
        one
          .context()
          .pages()
          .filter((page) => page !== one && !page.isClosed()).length,
        1,
      );
      await cashier.getByText(`¥${yuan(own)}`).waitFor();
      const second = await toCashier(other, () => confirm(other).click());
      assert.deepEqual(await paymentsOf(orderNo, payer), [], 'nothing is taken of the enterprise yet');

      await one.reload(); // The payer is still at the cashier.
      await confirm(one).waitFor();
      await cashier.getByRole('button', { name: '确认支付' }).click();
      await record(other).waitFor();
      await second.getByRole('button', { name: '确认支付' }).click();
      await second.getByRole('heading', { name: '该订单已支付' }).waitFor();
      await one.evaluate(() => window.dispatchEvent(new Event('focus')));
      await record(one).waitFor();
      const amounts = (await paymentsOf(orderNo, payer)).map(({ amount }) => amount);
      assert.deepEqual(amounts.slice(0, 2), [LEFT.prepaid, own], 'each part is a payment');
      assert.equal(
        amounts.reduce((sum, amount) => sum + amount, 0),
        totalAmount,
        'no second part was taken',
      );
      const { logs } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: payer });
      assert.ok(logs.some(({ content }) => content.includes(`企业预存 ¥300.00 + 支付宝 ¥${yuan(own)}`)));
      for (const part of ['300.00', yuan(own)]) await record(one).getByText(part).first().waitFor();
      await one.reload();
      for (const part of ['300.00', yuan(own)]) await record(one).getByText(part).first().waitFor();
      await isListed(one, orderNo, '预存 + 第三方支付');
    });

    longIt(
      'keeps the enterprise’s part for who has begun, and gives the payer theirs back where it is gone all the same',
      async () => {
        const [mine, later] = [await dear(), await dear()];
        const page = await enter(mine.orderNo, payer);
        await choose(page, '企业月结 + 支付宝');
        const cashier = await toCashier(page, () => confirm(page).click());
        const another = await enter(later.orderNo, payer);
        const shared = another.getByText('企业月结 + 微信支付', { exact: true });
        await another.getByText('微信支付', { exact: true }).waitFor();
        assert.equal(await shared.count(), 0, 'it is held for the first');

        // The agency lowers the limit.
        const leaveCredit = (fen: number) => harness.change((db) => leaveSpendable({ db }, 'credit', fen));
        await leaveCredit(0);
        await cashier.getByRole('button', { name: '确认支付' }).click();
        await page.getByText('您支付的款项已原路退回').waitFor();
        assert.equal(await page.getByText('企业月结 + 支付宝').count(), 0, 'the enterprise has nothing left');
        const amounts = (await paymentsOf(mine.orderNo, payer)).map(({ amount }) => amount);
        const own = mine.totalAmount - LEFT.credit;
        assert.deepEqual(amounts, [own, -own]);

        await choose(page, '支付宝');
        const alone = await toCashier(page, () => confirm(page).click());
        await alone.getByRole('button', { name: '确认支付' }).click();
        await record(page).waitFor();
        const paid = (await paymentsOf(mine.orderNo, payer)).map(({ amount }) => amount);
        assert.deepEqual(paid, [own, -own, mine.totalAmount]);

        await leaveCredit(LEFT.credit);
        await another.reload();
        await shared.click();
        const itsCashier = await toCashier(another, () => confirm(another).click());
        await another.reload();
        await itsCashier.getByRole('button', { name: '确认支付' }).click();
        await record(another).waitFor();
        await isListed(another, later.orderNo, '月结 + 第三方支付');
      },
    );
  });
});
