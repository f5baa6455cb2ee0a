import assert from 'node:assert/strict';
import { callsAt } from '../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../support/e2e/harness';
import { onlyUnrestricted, replaceOffers } from '../support/e2e/replace-offers';
import {
  chooseFare,
  endSessions,
  inDays,
  orderNoOn,
  orderRow,
  payBy,
  search,
  signIn,
  submitOrder,
  TRIP,
} from '../support/e2e/steps';
import { afterAll, beforeAll, describe, it, longIt } from '../support/e2e/test';

describe('the portal', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('books, pays and lists a flight, from login to the paid order', async () => {
    const { page, complaints } = await harness.visit(harness.product.portal);
    await signIn(page, 'staff');
    await search(page, TRIP);
    assert.match(
      await page
        .getByText(/共 \d+ 个航班/)
        .first()
        .innerText(),
      /共 ([89]\d|\d{3})/,
    );
    await chooseFare(page);
    const orderNo = await submitOrder(page);
    await payBy(page, '企业月结');
    assert.equal(await orderNoOn(page), orderNo);
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('button', { name: '返回订单列表' }).click();
    const row = orderRow(page, orderNo);
    await row.waitFor();
    assert.match(await row.innerText(), /已出票|出票中/);
    assert.deepEqual(complaints, []);
  });

  longIt('books for a colleague found by pinyin, from the prepaid wallet', async () => {
    const { page } = await harness.enter('staff');
    await replaceOffers(page, onlyUnrestricted);
    await search(page, { ...TRIP, date: inDays(25) });
    await chooseFare(page, 1);
    await page.getByRole('button', { name: '添加乘机人' }).click();
    await page.getByLabel('查找同事').fill('wjh');
    await page.getByRole('checkbox', { name: '王建华' }).check();
    await page.getByRole('button', { name: /^确定/ }).click();
    await page.getByRole('group', { name: '乘机人 王建华' }).waitFor();
    const orderNo = await submitOrder(page);
    await payBy(page, '企业预存');
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor();
    const tickets = page.getByRole('table', { name: '乘机人和客票' });
    await tickets.getByText('王建华').waitFor();
    assert.equal(await tickets.getByRole('row').count(), 3);
  });

  longIt('stops a party a fare is not made for, in the words of the specification', async () => {
    const { page } = await harness.enter('staff');
    await replaceOffers(page, (unit) => (/^4:\d-9$/.test(unit.plimit) ? unit : undefined));
    await search(page, { ...TRIP, date: inDays(32) });
    await page.getByRole('button', { name: '选择' }).first().click();
    await page
      .getByText(/限\d-9人/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '预订' }).first().click();
    await page.getByLabel('联系人姓名').waitFor();
    await page.getByRole('button', { name: '下一步' }).click();
    const box = page.getByRole('alertdialog', { name: '温馨提示' });
    await box.waitFor();
    assert.match(await box.innerText(), /该价格第1个航班仅限\d-9人预订，请调整乘客人数或预订其他价格。/);
  });

  longIt('keeps the order unpaid and cancels it from its detail', async () => {
    const { page } = await harness.enter('staff');
    await search(page, { ...TRIP, date: inDays(40) });
    await chooseFare(page);
    const orderNo = await submitOrder(page);
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('button', { name: '确定取消' }).click();
    await page.getByRole('button', { name: '取消订单' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '返回订单列表' }).click();
    await orderRow(page, orderNo).getByText('已取消').waitFor();
  });

  longIt('names each field that is missing or wrong', async () => {
    const { page } = await harness.visit(harness.product.portal);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByText('请输入账号').waitFor();
    await page.getByText('请输入密码').waitFor();
    await signIn(page, 'staff', 'wrong');
    await page.getByText('账号或密码错误').waitFor();
    await signIn(page, 'staff');
    await page.getByRole('button', { name: '搜索航班' }).click();
    await page.getByText('请选择出发城市').waitFor();
    await search(page, TRIP);
    await chooseFare(page);
    await page.getByLabel('证件号码').fill('11010519491231002A');
    await page.getByLabel('手机号码').fill('123');
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByText('请输入11位手机号码').waitFor();
    assert.equal(await page.getByLabel('证件号码').getAttribute('aria-invalid'), 'true');
    assert.equal(await page.getByLabel('手机号码').inputValue(), '123');
  });

  longIt('takes a session up again in place: nothing typed is lost', async () => {
    const { page } = await harness.enter('staff');
    await search(page, { ...TRIP, date: inDays(50) });
    await chooseFare(page);
    await page.getByLabel('备注').fill('靠窗');
    await endSessions(page, harness.product.portal);
    await page.getByRole('button', { name: '下一步' }).click();
    const dialog = page.getByRole('dialog', { name: '请登录' });
    await dialog.getByText('登陆过期').waitFor();
    await signIn(page, 'staff');
    await page.getByRole('button', { name: '提交订单' }).click();
    await page.getByRole('heading', { name: '订单已提交' }).waitFor();
  });

  const refused = [
    ['nopage', '无页面权限，请联系管理员添加'],
    ['nopc', '无法登录PC端，请联系管理员'],
  ] as const;
  for (const [account, message] of refused) {
    longIt(`tells ${account}: ${message}`, async () => {
      const { page } = await harness.visit(harness.product.portal);
      await signIn(page, account);
      await page.getByText(message).waitFor();
    });
  }

  it('leads back to the page asked for, and logs out', async () => {
    const { page } = await harness.visit(`${harness.product.portal}#/orderManage/airOrderList`);
    await page.getByLabel('账号').waitFor();
    assert.match(page.url(), /returnUrl=%2ForderManage%2FairOrderList/);
    await signIn(page, 'admin');
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    assert.match(page.url(), /#\/orderManage\/airOrderList$/);
    await page.getByRole('button', { name: '退出' }).click();
    await page.getByLabel('账号').waitFor();
    await page.reload();
    await page.getByLabel('账号').waitFor();
  });

  it('takes the token out of the address at once', async () => {
    const { page } = await harness.visit(harness.product.portal);
    const token = await callsAt(harness.product.portal).login('staff');
    await page.goto(`${harness.product.portal}?authSign=${token}#/orderManage/airOrderList`);
    await page.getByRole('table', { name: '订单列表' }).waitFor();
    assert.doesNotMatch(page.url(), /authSign/);
  });
});
