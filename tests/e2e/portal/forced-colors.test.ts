import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator } from 'playwright-core';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { search, TRIP } from '../../support/e2e/steps';

const look = (of: Locator) =>
  of.first().evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { backgroundColor, color };
  });

describe('with the colours of the system alone (forced colours)', () => {
  let harness: Harness;
  before(async () => (harness = await openHarness()));
  after(() => harness.close());

  it('what is chosen is told from what is not, all that stands in it too', async () => {
    const { page } = await harness.enter('staff', '#/flightBooking/index', { forcedColors: 'active' });
    await search(page, TRIP);
    const sorting = page.getByRole('group', { name: '排序' }).getByRole('button');
    const days = page.locator('.fb-day');
    await days.first().waitFor();
    const menus = page.getByRole('banner').locator('.menu-1 a');
    const kinds: [name: string, chosen: Locator, other: Locator][] = [
      ['menu', menus.and(page.locator('[aria-current]')), menus.and(page.locator(':not([aria-current])'))],
      ['day', days.and(page.locator('[aria-current]')), days.and(page.locator(':not([aria-current])'))],
      [
        'sorting',
        sorting.and(page.locator('[aria-pressed=true]')),
        sorting.and(page.locator('[aria-pressed=false]')),
      ],
    ];
    for (const [name, chosen, other] of kinds) {
      const mark = await look(chosen);
      assert.notEqual(mark.backgroundColor, (await look(other)).backgroundColor, name);
      assert.notEqual(mark.backgroundColor, mark.color, name);
      const inside = await chosen
        .first()
        .locator('*')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
      for (const color of inside) assert.equal(color, mark.color, name);
    }
    // what acts stays what it is under the pointer
    const act = page.getByRole('button', { name: '搜索航班' });
    const before = await look(act);
    assert.notEqual(before.backgroundColor, before.color);
    await act.hover();
    assert.deepEqual(await look(act), before);
    await page.getByRole('button', { name: '选择', exact: true }).first().click();
    await page.getByRole('button', { name: '预订', exact: true }).first().click();
    await page.getByLabel('联系人姓名').waitFor();
    const mark = await look(page.locator('.tp-steps > [aria-current] .tp-step-mark'));
    assert.notEqual(mark.backgroundColor, mark.color);
    assert.notEqual(
      mark.backgroundColor,
      (await look(page.locator('.tp-steps > :not([aria-current]) .tp-step-mark'))).backgroundColor,
    );
  });
});
