import assert from 'node:assert/strict';
import iconv from 'iconv-lite';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { statementCsv, type StatementLine } from '../../support/gateway/areas/money/bank-statements';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

describe('a bill is paid', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  it('by transfers that the agency finds on its bank account: in parts, too much, and one without a known purpose', async () => {
    const { page, complaints, failed } = await harness.enter('admin', '#/settlePayment');
    await page.getByRole('row').filter({ hasText: '逾期' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: '付款', exact: true }).waitFor();
    const part = page.getByRole('region', { name: '付款', exact: true });
    const fact = async (name: string) =>
      (await part.locator('dl > div').filter({ hasText: name }).locator('dd').innerText()).trim();
    const code = (/HK\d{9}/.exec(await fact('汇款识别码')) ?? [''])[0];
    assert.notEqual(code, '');
    const owed = Math.round(Number((await fact('合计应付')).replaceAll(/[^\d.]/g, '')) * 100);
    assert.ok(owed > 100_000);
    await part.getByText('尚无到账记录').waitFor();

    // The file has a wrong digit in one code, and a row without a date.
    const { page: agency } = await harness.visit(`${harness.product.portal}developer/bank-statements`);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const lines: StatementLine[] = [
      { day: today, reference: 'E2E-1', amount: '1000.00', purpose: `账单 ${code.toLowerCase()}` },
      {
        day: today,
        reference: 'E2E-2',
        amount: ((owed - 100_000 + 12_345) / 100).toFixed(2),
        payer: '代付公司',
        purpose: code.slice(0, -1),
      },
      { day: today, reference: 'E2E-3', amount: '66.00', payer: '某某物业', purpose: '押金' },
    ];
    const take = async (some: readonly StatementLine[]) => {
      await agency.getByLabel(/^银行对账单/).setInputFiles({
        name: '对账单.csv',
        mimeType: 'text/csv',
        buffer: iconv.encode(statementCsv(some), 'gbk'),
      });
      await agency.getByRole('button', { name: '导入' }).click();
    };
    await agency.getByLabel('经办人').fill('周会计');
    await take([...lines, { reference: 'E2E-4', amount: '1.00', day: '昨天' }]);
    await agency.getByRole('alert').getByText('对账单有 1 处错误，未导入任何一行。').waitFor();
    await agency.getByRole('cell', { name: 'A5', exact: true }).waitFor();
    await agency.getByRole('heading', { name: '待认领（0）' }).waitFor();
    await take(lines);
    await agency.getByText('已导入 3 笔，其中 1 笔已匹配入账，2 笔待认领。').waitFor();

    // The partial payment is on the bill.
    await page.reload();
    await part.getByRole('row').filter({ hasText: 'E2E-1' }).getByText('识别码相符').waitFor();
    assert.equal(
      Math.round(Number((await fact('合计应付')).replaceAll(/[^\d.]/g, '')) * 100),
      owed - 100_000,
    );

    // The rest can only be assigned by hand.
    const row = (reference: string) => agency.locator(`tr[data-reference="${reference}"]`);
    await row('E2E-2').getByText('识别码有误').waitFor();
    await row('E2E-2').getByLabel('账单编号或识别码').fill(code);
    await row('E2E-2').getByRole('button', { name: '认领' }).click();
    await agency.getByText('已认领。').waitFor();
    await row('E2E-2').getByText('转入预存 ¥123.45').waitFor();
    await row('E2E-3').getByLabel('原因').fill('物业退还押金');
    await row('E2E-3').getByRole('button', { name: '非账单款' }).click();
    await agency.getByText('已标记为非账单款。').waitFor();
    await row('E2E-3').getByText('物业退还押金').waitFor();
    await agency.getByRole('heading', { name: '待认领（0）' }).waitFor();
    // Importing the same file again changes nothing.
    await take(lines);
    await agency.getByText('已导入 0 笔，其中 0 笔已匹配入账，0 笔待认领；另有 3 笔此前已导入过。').waitFor();

    await page.reload();
    await page.getByText('已结清', { exact: true }).waitFor();
    await part.getByRole('row').filter({ hasText: 'E2E-2' }).getByText('123.45').waitFor();
    await page.getByText('多付款转入预存账户').waitFor();
    assert.equal(await part.getByText('汇款识别码').count(), 0);

    const { page: wallet } = await harness.enter('admin', '#/companyManageSet/walletAccount');
    await wallet
      .getByRole('row')
      .filter({ hasText: '多付款转入预存：账单' })
      .getByText('123.45')
      .first()
      .waitFor();
    assert.deepEqual([complaints, failed], [[], []]);
  });
});
