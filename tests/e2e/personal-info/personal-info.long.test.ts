import assert from 'node:assert/strict';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const PAGE = '#/personalInfo/personalInfo';

describe('personal information', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  it('opens from the staff menu, takes a document, and shows a whole number, which the security log tells', async () => {
    const { page, complaints, failed } = await harness.enter('approver', '#/Home/index');
    await page.locator('tp-portal').getByRole('button', { name: '王建华' }).click();
    await page.getByRole('menuitem', { name: '个人信息' }).click();
    await page.waitForURL(/#\/personalInfo\/personalInfo/);
    await page.getByText('由企业管理').waitFor();
    await page.getByText('已过期').waitFor();

    await page.getByRole('button', { name: '修改护照' }).click();
    await page.getByLabel('有效期至').fill('2036-03-31');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('有效期至2036-03-31').waitFor();
    assert.equal(await page.getByText('已过期').count(), 0);

    // The sign-in by password counts as a proof.
    await page.getByRole('button', { name: '查看护照的完整号码' }).click();
    await page.getByText('E70351942').waitFor();
    await page.getByRole('button', { name: '隐藏护照的完整号码' }).click();
    await page.getByText('E70351942').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '去账户安全修改手机' }).click();
    await page.waitForURL(/#\/accountSafe\/changePhone/);
    await page.goto(`${harness.product.portal}#/accountSafe/safeList`);
    await page.getByText('查看完整号码').waitFor();
    await page.getByText('修改个人信息').waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
  });

  it('proposes the wishes in the remark of the next order, on the document that was added', async () => {
    const { page, complaints } = await harness.enter('admin', PAGE);
    await page.getByRole('button', { name: '修改座位与餐食' }).click();
    await page.getByLabel('座位偏好').selectOption({ label: '靠过道' });
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText('靠过道').waitFor();
    await page.getByRole('button', { name: '添加证件' }).click();
    await page.getByLabel('证件类型').selectOption({ label: '护照' });
    await page.getByLabel('证件号码').fill('ea1234567');
    await page.getByLabel('证件上的姓名').fill('li min');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText(/请填写中文姓名，或按证件填写大写英文姓名/).waitFor();
    await page.getByLabel('证件上的姓名').fill('li/min');
    await page.getByRole('button', { name: '保存' }).click();
    await page.getByText(/LI\/MIN/).waitFor();
    assert.deepEqual(complaints, []);
  });

  it('is filled in on a phone’s screen', async () => {
    const { page, complaints } = await harness.enter('staff', PAGE);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: '添加紧急联系人' }).click();
    await page.getByRole('textbox', { name: '联系人' }).fill('陈建国');
    await page.getByRole('combobox', { name: '关系' }).selectOption({ label: '父母' });
    await page.getByRole('textbox', { name: '手机' }).fill('13612345678');
    await page.keyboard.press('Enter');
    await page.getByText('136****5678').waitFor();
    await page.getByRole('button', { name: '添加常旅客卡' }).click();
    await page.getByLabel('航空公司').selectOption({ label: '中国国航 CA' });
    await page.getByLabel('卡号').fill('CA 0012 3456 7890');
    await page.keyboard.press('Enter');
    await page.getByText('001*******90').waitFor();
    assert.deepEqual(complaints, []);
  });
});
