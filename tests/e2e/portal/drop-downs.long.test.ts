import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const MENU_CODE = '**/chunks/menu-root-*.js*';
/** Last entry of the user's own menu: it is shown on hosts outside `.com`, such as those of tests. */
const LAST = '员工详情（调试）';

describe('the drop-downs of the header', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  async function enter(prepare = (_page: Page): Promise<unknown> => Promise.resolve()): Promise<Page> {
    const { page } = await harness.visit('about:blank');
    await prepare(page);
    const authSign = await callsAt(harness.product.portal).login('multi');
    await page.goto(`${harness.product.portal}?authSign=${authSign}`);
    await page.getByRole('banner').waitFor();
    return page;
  }
  const staffMenu = (page: Page) => page.getByRole('menu', { name: '个人菜单' });
  const staffButton = (page: Page) => page.locator('button.staff');
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document.querySelector('tp-portal')?.shadowRoot ?? {};
      // The text begins with the first letter of the person's name, which serves as a picture.
      return activeElement instanceof HTMLElement
        ? activeElement.innerText.trim().split('\n').at(-1)
        : undefined;
    });

  it('open by keyboard on the first or last entry, and move by arrows, Home and End', async () => {
    const page = await enter();
    await staffButton(page).focus();
    await page.keyboard.press('ArrowUp');
    await staffMenu(page).waitFor();
    await page.waitForFunction(() =>
      document.querySelector('tp-portal')?.shadowRoot?.activeElement?.matches('[role=menuitem]'),
    );
    assert.equal(await focused(page), LAST);
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(page), '个人信息');
    await page.keyboard.press('End');
    assert.equal(await focused(page), LAST);
    await page.keyboard.press('Home');
    assert.equal(await focused(page), '个人信息');
    assert.equal(await staffButton(page).getAttribute('aria-expanded'), 'true');
  });

  it('change the language of the whole portal, over a reload and in every tab', async () => {
    const page = await enter();
    const context = page.context();
    const heading = (where: Page, name: string) => where.getByRole('heading', { level: 1, name });
    await page.goto(`${harness.product.portal}#/orderManage/airOrderList`);
    await heading(page, '机票订单').waitFor();
    await staffButton(page).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await heading(page, 'Flight orders').waitFor();
    await page
      .getByRole('button', { name: 'Find orders' })
      .or(page.getByRole('button', { name: 'Search' }))
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Find a page' }).waitFor();
    // The title waits for the name of the website, which is requested together with the page.
    await page.waitForFunction(() => document.title.startsWith('Flight orders - '));
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    await page.reload();
    await heading(page, 'Flight orders').waitFor();
    const other = await context.newPage();
    await other.goto(`${harness.product.portal}#/flightBooking/index`);
    await heading(other, 'Book flights').waitFor();
    await other.close();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find a page' }).getByRole('combobox').fill('approvals');
    await page.getByRole('option', { name: /^My approvals/ }).click();
    await heading(page, 'My approvals').waitFor();
    await page.goBack();
    await heading(page, 'Flight orders').waitFor();
    await staffButton(page).click();
    await page.getByRole('menuitem', { name: '中文' }).click();
    await heading(page, '机票订单').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'zh-CN');
  });

  it('close by Escape, which the page does not hear, and by Tab; the focus is at the button', async () => {
    const page = await enter();
    await page.evaluate(() =>
      document.addEventListener('keydown', ({ key }) => (document.body.dataset['heard'] = key)),
    );
    const [name = ''] = (await staffButton(page).innerText()).trim().split('\n').slice(-1);
    await staffButton(page).click();
    await staffMenu(page).waitFor();
    await page.keyboard.press('Escape');
    await staffMenu(page).waitFor({ state: 'detached' });
    assert.equal(await focused(page), name);
    assert.equal(await page.evaluate(() => document.body.dataset['heard']), undefined);
    assert.equal(await staffButton(page).getAttribute('aria-expanded'), 'false');
    await staffButton(page).click();
    await staffMenu(page).waitFor();
    await page.keyboard.press('Tab');
    await staffMenu(page).waitFor({ state: 'detached' });
    assert.match((await focused(page)) ?? '', /^外观/);
  });

  it('close by a press beside them: in the header, in a widget, in the page around', async () => {
    const page = await enter();
    await page.evaluate(() => {
      const around = document.createElement('p');
      around.id = 'around';
      around.textContent = '页面';
      document.body.prepend(around);
    });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const beside of [
      page.locator('.site'),
      page.getByRole('heading', { level: 1 }).first(),
      page.locator('#around'),
    ]) {
      await staffButton(page).click();
      await staffMenu(page).waitFor();
      await beside.click();
      await staffMenu(page).waitFor({ state: 'detached' });
    }
  });

  it('are open one at a time, and begin with the current choice', async () => {
    const page = await enter();
    await staffButton(page).click();
    await staffMenu(page).waitFor();
    await page.locator('button.enterprise').click();
    const enterprises = page.getByRole('menu', { name: '切换企业' });
    await enterprises.waitFor();
    assert.equal(await page.getByRole('menu').count(), 1);
    const current = await enterprises.locator('[aria-current=true]').innerText();
    assert.equal(await focused(page), current.trim());
    await page.locator('button.enterprise').click();
    await enterprises.waitFor({ state: 'detached' });
  });

  it('say when their code does not come, and open once it does', async () => {
    const page = await enter((blank) => blank.route(MENU_CODE, (route) => route.abort()));
    await staffButton(page).click();
    const box = page.getByRole('alertdialog', { name: '温馨提示' });
    await box.getByText('页面资源加载失败').waitFor();
    await box.getByRole('button', { name: '确定' }).click();
    await page.unroute(MENU_CODE);
    await staffButton(page).click();
    await staffMenu(page).waitFor();
  });
});
