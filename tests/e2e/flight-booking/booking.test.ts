import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { createOrder, queryFlightList, type PriceUnit } from '../../../src/contract/flight-booking/booking';
import { CHILD, colleagues, orderOf, voyageOf } from '../../support/gateway/areas/booking';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { keyboard } from '../../support/e2e/page/keyboard';
import { onlyUnrestricted, replaceOffers } from '../../support/e2e/replace-offers';
import {
  chooseFare,
  chooseFlight,
  enterBooking,
  inDays,
  payBy,
  search,
  sendOrder,
  submitOrder,
  toReview,
  TRIP,
} from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it, longIt } from '../../support/e2e/test';

describe('booking', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  const box = (page: Page) => page.getByRole('alertdialog', { name: '温馨提示' });
  /** Numbers of the flights with a row of their own. */
  async function flightsListed(page: Page): Promise<string[]> {
    await page.getByRole('button', { name: '选择' }).first().waitFor();
    const rows = await page.getByRole('listitem').allTextContents();
    return rows.flatMap((row) => /([A-Z\d]{2}\d{3,4})，\d\d:\d\d 起飞/.exec(row)?.[1] ?? []);
  }

  describe('a fare with a restriction', () => {
    const name = '陈思远';
    const cases: [plimit: string, message: string][] = [
      ['1:60-99', `该价格第1个航班仅限乘机当天60岁以上的乘客可订，${name}不满足条件，请预订其他价格。`],
      ['2:F', `该价格第1个航班仅限女性预订，${name}不满足条件，请预订其他价格。`],
      ['3:2', `该价格第1个航班仅限护照预订，请完善${name}的证件信息。`],
      ['4:2-9', '该价格第1个航班仅限2-9人预订，请调整乘客人数或预订其他价格。'],
      ['5:M|0-12', `该价格第1个航班仅限男性乘机当天12岁以下的乘客可订，${name}不满足条件，请预订其他价格。`],
    ];
    longIt('is refused with the text of its code, and the inputs stay', async () => {
      const page = await enterBooking(harness);
      for (const [plimit, message] of cases) {
        await replaceOffers(page, (unit) => ({ ...unit, plimit, canBookTime: undefined }));
        await search(page, { ...TRIP, date: inDays(20) });
        await chooseFare(page);
        await page.getByLabel('备注').fill(plimit);
        await page.getByRole('button', { name: '下一步' }).click();
        await box(page).getByText(message).waitFor();
        await box(page).getByRole('button', { name: '确定' }).click();
        assert.equal(await page.getByLabel('备注').inputValue(), plimit);
        await page.getByRole('button', { name: '返回航班' }).click();
      }
    });
  });

  it('of a price that has changed names the new one, and goes on with it when it is accepted', async () => {
    const page = await enterBooking(harness);
    await replaceOffers(page, (unit) => ({ ...unit, salePrice: unit.salePrice - 10_000 }));
    await search(page, { ...TRIP, date: inDays(21) });
    await chooseFare(page);
    await page.getByLabel('备注').fill('靠窗');
    await sendOrder(page);
    const changed = page.getByRole('alertdialog').filter({ hasText: '新票价' });
    await changed.getByRole('button', { name: '返回修改' }).click();
    assert.equal(await page.getByLabel('备注').inputValue(), '靠窗');
    await sendOrder(page);
    await changed.getByRole('button', { name: '按新价格提交' }).click();
    await page.getByRole('heading', { name: '订单已提交' }).waitFor();
  });

  longIt(
    'of seats wanted in two tabs goes to the first; the other shows a message, and keeps all inputs',
    async () => {
      const page = await enterBooking(harness);
      const first = await enterBooking(harness, 'approver');
      const scarce = (unit: PriceUnit) =>
        onlyUnrestricted(unit) !== undefined && unit.seatCount < 5 && unit.cabinType === 1;
      for (const tab of [page, first]) {
        await replaceOffers(tab, (unit) => (scarce(unit) ? unit : undefined));
        await search(tab, { ...TRIP, date: inDays(22) });
      }
      // Chosen by the number of its row, because codeshares of one aircraft are grouped under the flight that this user
      // may book.
      const own = await flightsListed(first);
      const flightNo = (await flightsListed(page)).find((listed) => own.includes(listed));
      assert.ok(flightNo, 'both may book one of the flights');
      await chooseFlight(page, flightNo);
      await chooseFlight(first, flightNo);
      await page.getByLabel('备注').fill('过道');
      await addColleague(page, '刘敏');
      await leaveOneSeat(harness.product.portal, flightNo, scarce);

      const next = page.getByRole('button', { name: '下一步' });
      const short = page.getByRole('alertdialog').filter({ hasText: '余座不足' });
      await next.click();
      await short.getByText('仅余1张').waitFor();
      await short.getByRole('button', { name: '返回修改' }).click();
      assert.equal(await page.getByLabel('备注').inputValue(), '过道');
      await page.getByRole('button', { name: /^移除刘敏/ }).click();
      await toReview(page);

      await submitOrder(first);
      await page.getByRole('button', { name: '提交订单' }).click();
      await short.getByRole('button', { name: '返回修改' }).click();
      assert.equal(await page.getByLabel('备注').inputValue(), '过道');
      await page.unroute('**/queryFlightList');
      await next.click();
      assert.equal(await short.getByText('仅余').count(), 0);
      await short.getByRole('button', { name: '重新选择航班' }).click();
      await chooseFare(page, 3);
      assert.equal(await page.getByLabel('备注').inputValue(), '过道');
      await submitOrder(page);
    },
  );

  longIt('for a child goes with an adult only, at half the full fare', async () => {
    const page = await enterBooking(harness, 'admin');
    await replaceOffers(page, onlyUnrestricted);
    await search(page, { ...TRIP, date: inDays(23) });
    await chooseFare(page);
    await page.getByRole('button', { name: '添加乘机人' }).click();
    await page.getByRole('button', { name: '新增外部人员' }).click();
    const child = page.getByRole('group', { name: /^乘机人/ }).last();
    await child.getByLabel('姓名').fill(CHILD.passagerName);
    await child.getByLabel('证件号码').fill(CHILD.cardNo);
    await child.getByLabel('手机号码').fill(CHILD.phone);
    await child.getByRole('radio', { name: '儿童票' }).check();
    const prices = page.getByRole('complementary');
    await prices.getByText('儿童票').waitFor();
    await page.getByRole('button', { name: /^移除刘敏/ }).click();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.getByText('儿童和婴儿须由成人陪同乘机，请添加成人乘机人').waitFor();
    await addColleague(page, '刘敏');
    const orderNo = await submitOrder(page);
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor();
    const tickets = page.getByRole('table', { name: '乘机人和客票' });
    await tickets.getByText(CHILD.passagerName).waitFor();
  });

  longIt('works at 390 px, from the search to the paid order', async () => {
    const { page } = await harness.enter('staff', '#/flightBooking/index', {
      viewport: { width: 390, height: 844 },
    });
    await search(page, { ...TRIP, date: inDays(24) });
    const day = page.getByLabel('出发日期');
    const folded = page.getByRole('button', { name: /^北京 → 上海.*修改$/ });
    const isFolded = async () => {
      await folded.waitFor();
      await day.waitFor({ state: 'hidden' });
    };
    await isFolded();
    await page.reload();
    await isFolded();
    const other = await page.context().newPage();
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto(page.url());
    await other.getByRole('button', { name: /^北京 → 上海.*修改$/ }).waitFor();
    await other.getByLabel('出发日期').waitFor({ state: 'hidden' });
    await other.close();
    await folded.click();
    await day.waitFor();
    await page.getByRole('button', { name: '搜索航班' }).click();
    await isFolded();
    await chooseFare(page);
    await page.goBack();
    await isFolded();
    await page.goForward();
    await page.getByLabel('联系人姓名').waitFor();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(await overflow(), 0);
    const orderNo = await submitOrder(page);
    await payBy(page, '企业月结');
    assert.equal(await overflow(), 0);
    await page.getByRole('button', { name: '查看订单' }).click();
    await page.getByRole('heading', { name: `订单 ${orderNo}` }).waitFor();
    assert.equal(await overflow(), 0);
  });

  longIt('needs no mouse, from the login to the paid order', async () => {
    const { page } = await harness.visit(`${harness.product.portal}#/flightBooking/index`);
    const keys = keyboard(page);
    const button = (name: string) => page.getByRole('button', { name });
    await keys.to(page.getByLabel('账号'));
    await page.keyboard.type('staff');
    await keys.to(page.getByLabel('密码', { exact: true }));
    await page.keyboard.type('Demo@2026');
    await page.keyboard.press('Enter');
    for (const [field, typed, city] of [
      ['出发城市', 'bj', /北京/],
      ['到达城市', 'sh', /上海/],
    ] as const) {
      await page.getByLabel(field).waitFor();
      await keys.to(page.getByLabel(field));
      await page.keyboard.type(typed);
      await page.getByRole('option', { name: city }).first().waitFor();
      await page.keyboard.press('Enter');
    }
    for (const name of ['搜索航班', '选择', '预订', '下一步', '提交订单', '去支付', '确认支付'])
      await keys.press(button(name));
    await page.getByText('支付成功').waitFor();
    await keys.keepsFocus();
  });
});

async function addColleague(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '添加乘机人' }).click();
  await page.getByLabel('查找同事').fill(name);
  await page.getByRole('checkbox', { name }).first().check();
  await page.getByRole('button', { name: /^确定/ }).click();
}

/** Books all seats but one, as another user, in the cheapest suitable cabin of a flight. */
async function leaveOneSeat(
  portal: string,
  flightNo: string,
  where: (unit: PriceUnit) => boolean,
): Promise<void> {
  const gateway = callsAt(portal);
  const as = await gateway.login('admin');
  const leg = { depCode: 'BJS', arrCode: 'SHA', depDate: inDays(22) };
  const { itineraryList } = await gateway.ok(queryFlightList, leg, { as });
  const itinerary = itineraryList.find((one) => one.flightSegments[0]?.flightList[0]?.flightNo === flightNo);
  const units = itinerary?.priceList.flatMap(({ priceUnitList }) => priceUnitList).filter(where) ?? [];
  const [unit] = units.sort((a, b) => a.salePrice - b.salePrice);
  assert.ok(itinerary && unit);
  const party = await colleagues(gateway, as, unit.seatCount - 1);
  await gateway.ok(createOrder, orderOf([voyageOf(itinerary, unit)], party), { as });
}
