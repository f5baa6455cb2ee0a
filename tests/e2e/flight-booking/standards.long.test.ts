import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { decideApproval, queryApplication, queryApprovalList } from '../../../src/contract/approval/approval';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { callsAt, type PortalCalls } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays, orderNoOn, payBy, search, sendOrder, submitOrder } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const SECOND = '100002';

describe('travel standards in a booking', () => {
  let harness: Harness;
  let gateway: PortalCalls;
  beforeAll(async () => {
    harness = await openHarness();
    gateway = callsAt(harness.product.portal);
  });
  afterAll(() => harness.close());

  /** Token of the user with several enterprises, switched to the second. */
  async function multiInSecond(): Promise<string> {
    const token = await gateway.login('multi');
    await gateway.ok(changeEnt, { companyNO: SECOND }, { as: token });
    return token;
  }
  const visitAs = async (token: string) =>
    harness.visit(`${harness.product.portal}?authSign=${token}#/flightBooking/index`);

  it('marks and filters compliant flights, and opens a mark to the rule behind it by keyboard', async () => {
    const { page, complaints } = await harness.enter('colleague');
    await search(page, { from: '北京', to: '上海', date: inDays(9) });
    const mark = page.getByRole('button', { name: /^超标，查看\w+航班/ }).first();
    await mark.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: '差标说明' });
    await panel.getByText('国内机票标准（员工级）').waitFor();
    const rule = panel.getByRole('row').nth(1);
    assert.match(await rule.innerText(), /低价[\s\S]*不高于¥[\d,.]+[\s\S]*¥[\d,.]+/);
    const compared = panel.getByRole('region', { name: '低价比较范围' });
    assert.match(
      await compared.innerText(),
      /同日 \d\d:\d\d–\d\d:\d\d 起飞的航班（前后.+）\s+计入 \d+ 个航班的 \d+ 个价格/,
    );
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    assert.equal(await mark.evaluate((it) => it === (it.getRootNode() as ShadowRoot).activeElement), true);

    await page.getByRole('checkbox', { name: '符合差标' }).check();
    await page
      .getByText(/符合条件 \d+ 个/)
      .first()
      .waitFor();
    assert.equal(await page.getByRole('button', { name: /^超标，查看\w+航班/ }).count(), 0);
    const isWithin = async (at: Page) => {
      const within = at.getByRole('button', { name: /^合规，查看\w+航班/ }).first();
      await within.click();
      await at.getByRole('region', { name: '低价比较范围' }).waitFor();
      assert.ok(await at.getByRole('checkbox', { name: '符合差标' }).isChecked());
      assert.equal(await at.getByRole('button', { name: /^超标，查看\w+航班/ }).count(), 0);
    };
    await isWithin(page);
    await page.reload();
    await isWithin(page);
    await page.goBack(); // The explanation is open.
    await panel.waitFor({ state: 'detached' });
    await page.goForward();
    await isWithin(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await isWithin(other);
    await other.close();
    assert.deepEqual(complaints, []);
  });

  it('opens a mark above or below its row, whose price and button stay in sight, at any width', async () => {
    const { page } = await harness.enter('colleague');
    await search(page, { from: '北京', to: '上海', date: inDays(9) });
    const marks = page.getByRole('button', { name: /^(合规|超标)，查看\w+航班/ });
    await marks.first().waitFor();
    const panel = page.getByRole('dialog', { name: '差标说明' });
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const i of [0, 2]) {
        const row = page.locator('.fb-flight-row').filter({ has: marks }).nth(i);
        await row.scrollIntoViewIfNeeded();
        await row.getByRole('button', { name: /的差标说明$/ }).click();
        await page.locator('.fb-mark-panel[data-placed]').waitFor();
        const [box, beside] = [await panel.boundingBox(), await row.boundingBox()];
        assert.ok(box && beside);
        assert.ok(beside.x + beside.width <= width, `the row is ${beside.width} px wide at ${width} px`);
        assert.ok(
          box.y + box.height <= beside.y || box.y >= beside.y + beside.height,
          `covers its row at ${width} px`,
        );
        assert.ok(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= 844);
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'detached' });
      }
    }
  });

  it('sets prices side by side with the judgement of each, and can show only the differences', async () => {
    const { page, complaints } = await harness.enter('colleague');
    await search(page, { from: '北京', to: '上海', date: inDays(9) });
    await page
      .getByRole('button', { name: /^(合规|超标)，查看\w+航班/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: '选择' }).first().click();
    for (const i of [0, 1]) await page.getByRole('checkbox', { name: '对比' }).nth(i).check();
    await page.getByRole('button', { name: '开始对比' }).click();
    const dialog = page.getByRole('dialog', { name: '价格对比' });
    const standards = dialog.getByRole('row', { name: /^差标/ });
    assert.match(
      await standards.innerText(),
      /(合规|超标)[\s\S]+舱等 经济舱\s+不高于经济舱[\s\S]+低价 ¥[\d,.]+/,
    );
    await dialog.getByRole('row', { name: /^票价.+最低/ }).waitFor();
    await dialog.getByRole('row', { name: /^机型/ }).waitFor();
    await dialog.getByRole('checkbox', { name: '只看不同' }).check();
    await dialog.getByRole('row', { name: /^机型/ }).waitFor({ state: 'detached' });
    await dialog.getByText(/已隐藏 \d+ 项相同内容/).waitFor();

    await dialog.getByRole('button', { name: '订这个价格' }).first().click();
    await page.getByRole('heading', { name: '退改和行李' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: '开始对比' }).click(); // The comparison still contains the chosen prices.
    await standards.waitFor();
    const other = await page.context().newPage(); // Each tab has its own comparison.
    await other.goto(page.url());
    for (const tab of [page, other]) {
      if (tab === page) await page.reload();
      await tab.getByRole('checkbox', { name: '对比' }).first().waitFor();
      assert.equal(await tab.getByRole('button', { name: '开始对比' }).count(), 0);
    }
    assert.equal(await dialog.count(), 0);
    assert.deepEqual(complaints, []);
  });

  it('lets a reason excuse an over-standard price, where the enterprise asks for one, and pays at once', async () => {
    const { page } = await visitAs(await multiInSecond());
    await search(page, { from: '北京', to: '上海', date: inDays(10) });
    await takeOver(page);
    await page.getByText('填写后可直接预订').waitFor();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByText('请选择超标原因').first().waitFor();
    const reasons = page.getByLabel(/超标原因$/);
    assert.equal(await reasons.first().getAttribute('aria-invalid'), 'true');
    for (const reason of await reasons.all()) await reason.selectOption({ label: '其他原因' });
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByText('请填写超标说明').first().waitFor();
    for (const text of await page.getByLabel(/超标原因说明$/).all()) await text.fill('客户会议时间提前');
    await submitOrder(page);
    await payBy(page, '企业月结');
  });

  it('takes a cheaper flight in place with everything typed as it was', async () => {
    const { page } = await harness.enter('colleague');
    await search(page, { from: '北京', to: '上海', date: inDays(11) });
    await takeOver(page);
    await page.getByLabel('备注').fill('靠窗');
    const cheaper = page.getByRole('region', { name: '时间相近的低价航班' });
    const [flightNo = ''] =
      /[A-Z0-9]{2}\d{3,4}/.exec(await cheaper.getByRole('listitem').first().innerText()) ?? [];
    await cheaper.getByRole('button', { name: `改选此航班 ${flightNo}` }).click();
    await page.getByText('所选航班符合差旅标准').waitFor();
    assert.ok((await page.getByRole('complementary').innerText()).includes(flightNo));
    assert.equal(await page.getByLabel('备注').inputValue(), '靠窗');
    await submitOrder(page);
    await page.getByRole('button', { name: '去支付' }).waitFor();
  });

  it('waits for the supervisor with both clocks, and is payable once they have agreed', async () => {
    const { page } = await harness.enter('colleague');
    const orderNo = await sendForApproval(page, inDays(12));
    await page.getByText('赵一鸣').waitFor();
    for (const words of ['待审批', '座位保留至', '价格保证至']) {
      await page.getByText(words, { exact: true }).first().waitFor();
    }
    assert.equal(await page.getByRole('button', { name: '去支付' }).count(), 0);
    await decide(orderNo, 'agree', '');
    await page.getByRole('heading', { name: '审批已通过' }).waitFor();
    await payBy(page, '企业月结');
  });

  it('waits through a reload, back, forward and a second tab, and is found again later and from the flights', async () => {
    const { page } = await harness.enter('colleague');
    const orderNo = await sendForApproval(page, inDays(21));
    const waits = (at: Page) => at.getByRole('heading', { name: '订单已提交，等待审批' });
    const isThere = async (at: Page) => {
      await waits(at).waitFor();
      await at.getByText('赵一鸣').waitFor();
      assert.equal(await orderNoOn(at), orderNo);
    };
    await page.reload();
    await isThere(page);
    await page.goBack();
    // The flights list names the next unfinished order, which may be another one.
    await page.getByRole('region', { name: '未完成的订单' }).waitFor();
    await page.getByRole('button', { name: '选择' }).first().waitFor();
    assert.equal(await page.getByLabel('联系人姓名').count(), 0, 'the form is gone with its order');
    await page.goForward();
    await isThere(page);

    const other = await page.context().newPage();
    await other.goto(page.url());
    await isThere(other);
    await page.close();
    await other.goto('about:blank');
    await other.goto(`${harness.product.portal}#/flightBooking/index`);
    await other.getByRole('button', { name: `查看订单 ${orderNo}` }).click();
    await isThere(other);

    await decide(orderNo, 'agree', '');
    await other.reload();
    await other.getByRole('heading', { name: '审批已通过' }).waitFor();
    await other.goBack();
    await other.getByRole('button', { name: `去支付订单 ${orderNo}` }).waitFor();
  });

  it('frees the seats of an order that the supervisor refuses, and shows the opinion', async () => {
    const { page } = await harness.enter('colleague');
    const orderNo = await sendForApproval(page, inDays(13));
    await decide(orderNo, 'refuse', '请改乘低价航班');
    await page.getByRole('heading', { name: '审批未通过，座位已释放' }).waitFor();
    await page.getByText('审批意见：请改乘低价航班').waitFor();
    assert.equal(await page.getByRole('button', { name: '去支付' }).count(), 0);
    const token = await gateway.login('colleague');
    assert.equal(
      (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: token })).orderStatus,
      '审批不通过',
    );
    await page.getByRole('button', { name: '重新查询' }).click();
    await page.getByRole('button', { name: '选择', exact: true }).first().waitFor();
  });

  it('books from an approved request: cities and purpose filled in, its budget drawn on', async () => {
    const token = await gateway.login('staff');
    const { page } = await visitAs(token);
    await page.getByRole('button', { name: '关联申请单' }).click();
    const list = page.getByRole('dialog', { name: '关联申请单' });
    await list.getByText('上海项目驻场实施').waitFor();
    await list.getByRole('button', { name: /^关联 SP/ }).click();
    await page.getByRole('group', { name: '已关联申请单' }).waitFor();
    assert.equal(await page.getByLabel('出发城市').inputValue(), '北京');
    assert.equal(await page.getByLabel('到达城市').inputValue(), '上海');
    await page.getByLabel('出发日期').fill(inDays(14));
    // Simulates a request with almost no budget left.
    await page.route('**/queryApplication*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { result: { budgetLeft: number | null }[] };
      for (const request of answer.result) request.budgetLeft = 100;
      await route.fulfill({ response, json: answer });
    });
    await page.getByRole('button', { name: '搜索航班' }).click();
    const linked = (at: Page) => at.getByRole('group', { name: '已关联申请单' });
    const over = page.locator('[aria-label^="超预算"]');
    await page.getByRole('button', { name: '选择' }).first().waitFor();
    await page.reload();
    await linked(page).waitFor();
    await over.first().waitFor();
    await page.getByRole('button', { name: '选择' }).first().click();
    await page.getByRole('button', { name: '预订' }).first().click();
    await page.getByRole('group', { name: '乘机人 陈思远' }).waitFor();
    await page.goBack();
    await over.first().waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: '预订' }).first().waitFor();
    assert.equal(await linked(other).count(), 0, 'it is chosen in each tab');
    await other.close();
    await page.unroute('**/queryApplication*');
    await page.reload();
    await page.getByRole('button', { name: '预订' }).first().waitFor();
    await linked(page).waitFor();
    await over.first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '预订' }).first().click();
    await page.getByRole('group', { name: '乘机人 陈思远' }).waitFor();
    const purpose = page.getByLabel('出行事由').locator('option:checked', { hasText: '项目实施' });
    await purpose.waitFor({ state: 'attached' });
    const orderNo = await submitOrder(page);
    const { totalAmount } = await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as: token });
    const [request] = await gateway.ok(queryApplication, {}, { as: token });
    assert.equal(request?.budgetLeft, 1_000_000 - totalAmount);
  });

  it('takes no business order without a request where the enterprise asks for one', async () => {
    const token = await gateway.login('multi');
    await gateway.ok(changeEnt, { companyNO: '100003' }, { as: token });
    const { page } = await visitAs(token);
    await search(page, { from: '北京', to: '上海', date: inDays(15) });
    await page.getByRole('button', { name: '选择' }).first().click();
    await page.getByRole('button', { name: '预订' }).first().click();
    await page.getByLabel('联系人姓名').waitFor();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByText('企业规定须凭已批准的申请单预订，请先关联申请单').waitFor();
    await page.getByRole('button', { name: '关联申请单' }).click();
    await page
      .getByRole('button', { name: /^关联 SP/ })
      .first()
      .click();
    await page.getByRole('group', { name: '已关联申请单' }).waitFor();
    await submitOrder(page);
  });

  /** Opens the first flight over the standard and takes its first price. */
  async function takeOver(page: Page): Promise<void> {
    const over = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^超标，查看\w+航班/ }) });
    await over.first().getByRole('button', { name: '选择' }).click();
    await page.getByRole('button', { name: '预订' }).first().click();
    await page.getByRole('heading', { name: '超出差旅标准' }).waitFor();
  }

  /** Books over the standard as an employee of the second enterprise; resolves with the number of the waiting order. */
  async function sendForApproval(page: Page, date: string): Promise<string> {
    await search(page, { from: '北京', to: '上海', date });
    await takeOver(page);
    await page
      .getByLabel(/超标原因$/)
      .first()
      .waitFor();
    for (const reason of await page.getByLabel(/超标原因$/).all()) await reason.selectOption({ index: 1 });
    await sendOrder(page);
    await page.getByRole('heading', { name: '订单已提交，等待审批' }).waitFor();
    return orderNoOn(page);
  }

  async function decide(orderNo: string, decision: 'agree' | 'refuse', opinion: string): Promise<void> {
    const approver = await multiInSecond();
    const { applicationList } = await gateway.ok(queryApprovalList, { role: 'approver' }, { as: approver });
    const waiting = applicationList.find((application) => application.orderNo === orderNo);
    assert.ok(waiting, 'the order is before its approver');
    await gateway.ok(decideApproval, { applyId: waiting.applyId, decision, opinion }, { as: approver });
  }
});
