import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { inDays, search, TRIP } from '../../support/e2e/steps';

describe('what an enterprise has set for bookings', () => {
  let harness: Harness;
  before(async () => {
    harness = await openHarness({}, async (db) => {
      const settings = {
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
        .execute();
      await db
        .updateTable('sys_param')
        .set('value', '30')
        .where('param', '=', 'JP_LAST_BOOKABLE_DAYS')
        .execute();
    });
  });
  after(() => harness.close());

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
