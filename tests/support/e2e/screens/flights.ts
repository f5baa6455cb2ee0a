import type { Page } from '@playwright/test';
import { toReview } from '../steps';
import { noteUse, settled, type Screen } from './screen';

/** Screens from the flight results, through the layers opened in them, to the form. */
export function flightsOf(found: Screen): Screen[] {
  const { as } = found;
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
  return [
    {
      ...found,
      async show(page) {
        await found.show(page);
        noteUse(page);
        await page.getByRole('button', { name: '选择', exact: true }).first().waitFor();
      },
    },
    {
      name: '展开的航班',
      as,
      async show(page) {
        await press(page, '选择');
        await page.getByRole('button', { name: '预订', exact: true }).first().waitFor();
      },
    },
    {
      name: '含税价',
      as,
      async show(page) {
        await page.getByRole('checkbox', { name: '含税价' }).check();
        await settled(page, 'flight-booking');
      },
    },
    {
      name: '对比栏',
      as,
      async show(page) {
        await page.getByRole('checkbox', { name: '含税价' }).uncheck();
        const marks = page.getByRole('checkbox', { name: /对比/ });
        for (const nth of [0, 1]) await marks.nth(nth).check();
        await page.getByRole('button', { name: '开始对比' }).waitFor();
      },
    },
    {
      name: '价格对比',
      as,
      async show(page) {
        await press(page, '开始对比');
        await page.getByRole('dialog', { name: '价格对比' }).getByRole('table').waitFor();
        await settled(page, 'flight-booking');
      },
    },
    {
      name: '乘机人',
      as,
      async show(page) {
        await page.keyboard.press('Escape');
        await press(page, '清空');
        await press(page, '预订');
        await page.getByLabel('联系人姓名').waitFor();
        await settled(page, 'flight-booking');
      },
    },
    {
      name: '填错的乘机人',
      as,
      async show(page) {
        await page.getByLabel('联系人姓名').fill('');
        await press(page, '下一步');
        await page.locator('[aria-invalid="true"]').first().waitFor();
      },
    },
    {
      name: '添加乘机人',
      as,
      async show(page) {
        await press(page, '添加乘机人');
        await page.getByRole('dialog', { name: '添加乘机人' }).waitFor();
        await settled(page, 'flight-booking');
      },
    },
    {
      name: '确认订单',
      as,
      async show(page) {
        await page.keyboard.press('Escape');
        await page.getByLabel('联系人姓名').fill('赵一鸣');
        for (const reason of await page.getByLabel(/超标原因$/).all()) {
          await reason.selectOption({ index: 1 });
        }
        await toReview(page);
        await settled(page, 'flight-booking');
      },
    },
  ];
}
