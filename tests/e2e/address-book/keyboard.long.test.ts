import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { keyboard, type Keyboard } from '../../support/e2e/page/keyboard';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/** Pages of one resource each: the noun of its records, and the label of the field with their name. */
const KEPT = [
  { path: '/addressBook/manage/positionList', noun: '职位', label: '职位名称', isArranged: true },
  { path: '/addressBook/manage/gradeMaintain', noun: '职级', label: '职级名称', isArranged: true },
  { path: '/standard/overstandReason', noun: '超标原因', label: '原因', isArranged: false },
];
const NAME = '键盘试用';

describe('administration pages without a pointer', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  async function enter(path: string) {
    const visit = await harness.enter('admin', `#${path}`);
    const { page } = visit;
    return {
      ...visit,
      keys: keyboard(page),
      // The confirmation before a removal is an alert dialog.
      dialog: page.locator('dialog[open]'),
      button: (name: string) => page.getByRole('button', { name, exact: true }),
    };
  }
  type Entered = Awaited<ReturnType<typeof enter>>;

  /** A page without focus, as after a navigation. */
  async function begin({ page, keys, button }: Entered, name: string): Promise<void> {
    await button(name).waitFor();
    await keys.to(button(name));
    await page.keyboard.press('Enter');
  }
  /** Waits until the dialog is closed and the message no longer covers the menus. */
  async function done({ page, dialog }: Entered): Promise<void> {
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '关闭提示' }).waitFor({ state: 'detached' });
  }
  async function fill({ page, dialog, keys }: Entered, label: string, value: string): Promise<void> {
    await keys.to(dialog.getByLabel(label, { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(value);
  }
  async function putFirst(entered: Entered): Promise<void> {
    const { page, dialog, keys, button } = entered;
    await keys.press(button('调整顺序'));
    const handle = dialog.getByRole('button', { name: /^移动 / }).and(page.locator('[tabindex="0"]'));
    await handle.first().waitFor();
    await keys.to(handle.first());
    await page.keyboard.press('End');
    await page.keyboard.press('Alt+Home');
    await keys.press(dialog.getByRole('button', { name: '保存', exact: true }));
    await done(entered);
    await page.getByRole('row').nth(1).getByText(NAME).waitFor();
  }

  for (const { path, noun, label, isArranged } of KEPT)
    it(`${path}: adds a row, changes, ${isArranged ? 'puts in order, ' : ''}and removes it`, async () => {
      const entered = await enter(path);
      const { page, dialog, keys, button, complaints, failed } = entered;
      const link = (name: string) => page.getByRole('link', { name, exact: true });
      await begin(entered, `新增${noun}`);
      await fill(entered, label, `${NAME}甲`);
      await page.keyboard.press('Enter');
      await done(entered);
      await link(`${NAME}甲`).waitFor();
      await keys.press(button(`编辑 ${NAME}甲`));
      await fill(entered, label, NAME);
      await page.keyboard.press('Enter');
      await done(entered);
      await keys.press(link(NAME));
      await page.getByRole('heading', { name: NAME, exact: true }).waitFor();
      await keys.keepsFocus();
      await page.goBack();
      await link(NAME).waitFor();
      if (isArranged) await putFirst(entered);
      await keys.press(button(`删除 ${NAME}`));
      await keys.press(dialog.getByRole('button', { name: '删除', exact: true }));
      await done(entered);
      await link(NAME).waitFor({ state: 'detached' });
      await keys.keepsFocus();
      assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
    });

  it('/costCenter/dataManage: adds a cost centre, and moves one in the tree and back', async () => {
    const entered = await enter('/costCenter/dataManage');
    const { page, dialog, keys, button, complaints, failed } = entered;
    await begin(entered, '新增成本中心');
    await fill(entered, '编号', 'CC000');
    await fill(entered, '名称', NAME);
    await keys.press(dialog.getByRole('button', { name: '保存', exact: true }));
    await done(entered);
    await page.getByRole('link', { name: 'CC000', exact: true }).waitFor();
    await keys.to(page.getByRole('radio', { name: '列表' }));
    await page.keyboard.press('ArrowRight');
    const tree = page.getByRole('tree', { name: '成本中心' });
    await tree.waitFor();
    // The active row shows the focus ring.
    await keys.to(button('新增成本中心'));
    await page.keyboard.press('Tab');
    assert.equal(await tree.and(page.locator(':focus')).count(), 1);
    const second = await tree.getByRole('treeitem').nth(1).locator('.cc-tree-name').textContent();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByText(`已将“${second}”移到“${NAME}”之下`).waitFor();
    await tree.locator('[data-active][aria-level="2"]', { hasText: second ?? '' }).waitFor();
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByText(`已将“${second}”移到顶级`).waitFor();
    await tree.locator('[data-active][aria-level="1"]', { hasText: second ?? '' }).waitFor();
    await keys.keepsFocus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: second ?? '', exact: true }).waitFor();
    await page.getByRole('list', { name: '变更记录' }).getByText(NAME).first().waitFor();
    await keys.keepsFocus();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });

  it('/costCenter/importCostCenter: looks at a file, takes it over, and undoes it', async () => {
    const { page, keys, button, complaints, failed } = await enter('/costCenter/importCostCenter');
    await button('下载模板').waitFor();
    await chooseFile(page, keys, '编号,名称,上级编号,生效日期\r\nKB01,键盘区,,2026-01-01');
    await keys.press(button('导入'));
    await keys.press(button('确认导入'));
    await keys.press(button('撤销导入'));
    await keys.press(button('确认撤销导入'));
    await page.getByText('本次导入已整体撤销').waitFor();
    await keys.press(button('返回导入列表'));
    await page.getByText('键盘.csv').first().waitFor();
    await keys.keepsFocus();
    assert.deepEqual({ complaints, failed }, { complaints: [], failed: [] });
  });
});

async function chooseFile(page: Page, keys: Keyboard, text: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await keys.to(page.locator('input[type=file]'));
  await page.keyboard.press('Space');
  await (await chosen).setFiles({ name: '键盘.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}
