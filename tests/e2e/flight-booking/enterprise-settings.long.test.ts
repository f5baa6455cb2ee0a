import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { replaceOffers } from '../../support/e2e/replace-offers';
import { inDays, search, TRIP } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/** Price in fen; on an ordinary day some prices are lower. */
const DEAR = 100_000;

/** Makes the whole day work time, and prices below `DEAR` bookable only outside it. */
async function atWork(page: Page): Promise<void> {
  await page.route('**/queryHolidayList*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), result: [] } });
  });
  let units = 0;
  await replaceOffers(page, (offer, place) => {
    // Removes the cheap prices of every second flight.
    if (place % 2 === 1 && offer.salePrice < DEAR) return undefined;
    units += 1;
    // Some days have no price in between, so every second price is set to one.
    const unit = units % 2 === 0 && offer.salePrice >= DEAR ? { ...offer, salePrice: 1.5 * DEAR } : offer;
    const open = { ...unit, canBookTime: undefined, plimit: '', seatCount: 9 };
    if (open.salePrice < DEAR) return { ...open, canBookTime: 2 };
    return open.salePrice < 2 * DEAR ? { ...open, seatCount: 1 } : open;
  });
}

describe('the setting of an enterprise for bookings', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness({}, async (db) => {
      const settings = {
        [ENT_SETTING.workTime]: '00:00-23:59',
        [ENT_SETTING.bookPriceLimit]: '1',
        [ENT_SETTING.bookConditions]: JSON.stringify([{ conditionType: 33, values: [1] }]),
      };
      await db
        .insertInto('enterprise_setting')
        .values(
          Object.entries(settings).map(([setting_no, setting_value]) => ({
            enterprise_num: '100001',
            setting_no,
            setting_name: setting_no,
            setting_value,
          })),
        )
        .onConflict((known) =>
          known
            .columns(['enterprise_num', 'setting_no'])
            .doUpdateSet(({ ref }) => ({ setting_value: ref('excluded.setting_value') })),
        )
        .execute();
      await db
        .updateTable('sys_param')
        .set('value', '30')
        .where('param', '=', 'JP_LAST_BOOKABLE_DAYS')
        .execute();
    });
  });
  afterAll(() => harness.close());

  it('decides on the bookable prices: rows, marks and filters count those alone, and explain why a lower price is not bookable', async () => {
    const { page, complaints } = await harness.enter('staff', '#/flightBooking/index');
    await atWork(page);
    await search(page, TRIP);
    const rows = (at: Page) => at.locator('.fb-flight > .fb-flight-row');
    const clear = page.getByRole('button', { name: /移除\s*仅看最低价/ });
    await clear.click();
    await page.getByRole('button', { name: /移除\s*经济舱/ }).click();
    const amountIn = (text: string) => Number(/¥\s*([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')) * 100;
    /** Asserts that flights name the reason; `least` is the lowest bookable price in fen. */
    const saysWhy = async (at: Page, reason: string, least: number) => {
      await rows(at).filter({ hasText: reason }).first().waitFor();
      const said = await rows(at).evaluateAll((all) =>
        all.map((row) =>
          ['.fb-flight-lowest', '.fb-flight-obstacle'].map(
            (one) => row.querySelector(one)?.textContent ?? '',
          ),
        ),
      );
      for (const [price = '', why = ''] of said.filter(([, why]) => why?.includes(reason))) {
        const lowest = amountIn(price);
        // A flight without a bookable price shows its own price with the reason.
        assert.ok(lowest >= least || lowest === amountIn(why), `${lowest} ${why}`);
        assert.ok(amountIn(why) < least, why);
      }
    };
    const hours = '仅非工作时间可订';
    await saysWhy(page, hours, DEAR);
    await page.reload();
    await saysWhy(page, hours, DEAR);
    const within = (at: Page) => at.getByRole('checkbox', { name: '符合差标' });
    await within(page).check();
    const countsTheirs = async (at: Page) => {
      await at
        .getByText(/符合条件 [1-9]\d* 个/)
        .first()
        .waitFor();
      assert.ok(await within(at).isChecked());
      for (const price of await rows(at).locator('.fb-flight-lowest').allTextContents()) {
        assert.ok(amountIn(price) >= DEAR, price);
      }
    };
    await countsTheirs(page);
    await page.reload();
    await countsTheirs(page);
    await page.getByRole('button', { name: '选择', exact: true }).first().click();
    await page.getByRole('button', { name: '预订', exact: true }).first().click();
    await page.getByLabel('联系人姓名').waitFor();
    await page.goBack();
    await countsTheirs(page);
    const other = await page.context().newPage();
    await atWork(other);
    await other.goto(page.url());
    await countsTheirs(other);
    await other.close();

    await within(page).uncheck();
    await page.getByRole('button', { name: '出行人：本人' }).click();
    const dialog = page.getByRole('dialog', { name: '选择出行人' });
    await dialog.getByRole('textbox', { name: '查找同事' }).fill('王建华');
    await dialog.getByRole('checkbox', { name: '王建华' }).check();
    await dialog.getByRole('button', { name: '确定（2人）' }).click();
    const seats = '仅余1张，座位不够';
    await saysWhy(page, seats, 2 * DEAR);
    await page.reload();
    await saysWhy(page, seats, 2 * DEAR);
    await saysWhy(page, hours, 2 * DEAR);
    assert.deepEqual(complaints, []);
  });

  it('reaches the page: the filters flights begin with, and the last day', async () => {
    const { page } = await harness.enter('staff', '#/flightBooking/index');
    await search(page, TRIP);
    for (const name of [/移除\s*经济舱/, /移除\s*仅看最低价/])
      await page.getByRole('button', { name }).waitFor();
    await page.getByLabel('出发日期').fill(inDays(31));
    await page.getByRole('button', { name: '搜索航班' }).click();
    await page.getByText('暂不支持预订该日期的航班').waitFor();
    await page.getByLabel('出发日期').fill(inDays(30));
    await page.getByRole('button', { name: '搜索航班' }).click();
    const lowestPrices = page.getByRole('toolbar', { name: '前后7天最低价' });
    await lowestPrices.locator(`[data-day="${inDays(30)}"][aria-current]`).waitFor();
    const days = await lowestPrices
      .getByRole('button')
      .evaluateAll((all) => all.map((day) => day.dataset['day']));
    assert.equal(days.at(-1), inDays(30), 'the last day is the last of the strip');
  });
});
