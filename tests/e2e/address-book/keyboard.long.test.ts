import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { keyboard } from '../../support/e2e/keyboard';

describe('a page of the kit without a pointer', () => {
  let harness: Harness;
  before(async () => (harness = await openHarness()));
  after(() => harness.close());

  it('lists positions, adds one, puts it in order, and removes it', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/addressBook/manage/positionList');
    const keys = keyboard(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    await button('新增职位').waitFor();
    await keys.to(button('新增职位'));
    await page.keyboard.press('Enter');
    await keys.to(dialog.getByLabel('职位名称'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('首席架构师');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await button('首席架构师').waitFor();
    await keys.press(button('调整顺序'));
    const handle = dialog.getByRole('button', { name: /^移动 / }).and(page.locator('[tabindex="0"]'));
    await handle.first().waitFor();
    await keys.to(handle.first());
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+Home');
    await keys.press(dialog.getByRole('button', { name: '保存', exact: true }));
    await dialog.waitFor({ state: 'detached' });
    const first = page.getByRole('row').nth(1);
    await first.getByText('首席架构师').waitFor();
    await keys.press(page.getByRole('button', { name: '删除 首席架构师', exact: true }));
    await keys.press(dialog.getByRole('button', { name: '删除', exact: true }));
    await dialog.waitFor({ state: 'detached' });
    await button('首席架构师').waitFor({ state: 'detached' });
    await keys.keepsFocus();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });
});
