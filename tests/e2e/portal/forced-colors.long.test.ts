import assert from 'node:assert/strict';
import type { Locator } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { search, TRIP } from '../../support/e2e/steps';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const look = (of: Locator) =>
  of.first().evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { backgroundColor, color };
  });

describe('with the colours of the system alone (forced colours)', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('selected items differ from others, with all their content', async () => {
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
    // Hovering keeps the colours of a button.
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

  it('icons have the colour of the words they stand by', async () => {
    const { page } = await harness.enter('staff', '#/orderManage/airOrderList', { forcedColors: 'active' });
    await page.getByRole('table', { name: '订单列表' }).locator('[data-row]').first().waitFor();
    const colors = await page
      .locator('svg.lucide')
      .evaluateAll((icons) =>
        icons.map((icon) => [icon, icon.parentElement ?? icon].map((one) => getComputedStyle(one).color)),
      );
    assert.ok(colors.length > 10);
    for (const [icon, words] of colors) assert.equal(icon, words);
  });

  it('a tag in a selected item has the colours of the selection', async () => {
    const { page } = await harness.enter('admin', '#/approvalFlow/settings', { forcedColors: 'active' });
    const chosen = page.locator('button[aria-current]:has(.tp-tag)');
    await chosen.waitFor();
    const ground = await look(chosen);
    assert.notEqual(ground.backgroundColor, ground.color);
    const tag = await look(chosen.locator('.tp-tag'));
    assert.deepEqual(tag, { backgroundColor: 'rgba(0, 0, 0, 0)', color: ground.color });
  });

  it('the tab in view is the one that is underlined', async () => {
    const { page } = await harness.enter('approver', '#/approval/index', { forcedColors: 'active' });
    const line = (tab: Locator) => tab.evaluate((one) => getComputedStyle(one).borderBlockEndColor);
    const tabs = page.getByRole('tab');
    await tabs.nth(1).waitFor();
    const { backgroundColor } = await look(page.locator('body'));
    assert.notEqual(await line(tabs.and(page.locator('[aria-selected=true]'))), backgroundColor);
    assert.equal(await line(tabs.and(page.locator('[aria-selected=false]')).first()), backgroundColor);
  });
});

describe('with more contrast', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  for (const colorScheme of ['light', 'dark'] as const)
    it(`a selected item has an edge (${colorScheme})`, async () => {
      const options = { contrast: 'more', colorScheme } as const;
      const { page } = await harness.enter('staff', '#/flightBooking/index', options);
      const edge = (of: Locator) =>
        of.first().evaluate((one) => {
          const { boxShadow, color } = getComputedStyle(one);
          return boxShadow === `${color} 0px 0px 0px 1px inset`;
        });
      const menus = page.getByRole('navigation', { name: '二级菜单' }).getByRole('link');
      const choices = page.locator('.tp-segmented input');
      await menus.first().waitFor();
      await choices.first().waitFor({ state: 'attached' });
      assert.ok(await edge(menus.and(page.locator('[aria-current]'))));
      assert.ok(!(await edge(menus.and(page.locator(':not([aria-current])')))));
      assert.ok(await edge(page.locator('.tp-segmented input:checked + span')));
      assert.ok(!(await edge(page.locator('.tp-segmented input:not(:checked) + span'))));
    });
});
