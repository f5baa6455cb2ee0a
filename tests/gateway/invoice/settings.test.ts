import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BodyOf } from '../../../src/contract/call';
import {
  queryDistributionSetting,
  saveDistributionSetting,
} from '../../../src/contract/invoice/distribution';
import {
  queryInvoiceTemplates,
  queryInvoiceTitles,
  saveInvoiceTemplate,
  saveInvoiceTitle,
} from '../../../src/contract/invoice/settings';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { insertTitle } from '../../support/gateway/areas/money/invoice-samples';
import { firstNumberIn } from '../../support/gateway/sample-numbers';

const TITLE: BodyOf<typeof saveInvoiceTitle> = {
  titleNo: '',
  titleName: '星海科技有限公司',
  taxNo: '91370102MA00000020',
  isClosed: false,
  basedOn: 0,
};
const TEMPLATE: BodyOf<typeof saveInvoiceTemplate> = {
  templateNo: '',
  templateName: '按出行人',
  splitBy: ['traveller'],
  ceiling: 100_000,
  titleNo: '',
  invoiceType: 'special',
  isClosed: false,
  basedOn: 0,
};

describe('titles and templates of invoices', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  it('keep a title once its code is one by GB 32100, in capitals', async () => {
    const wrong = async (taxNo: string) =>
      gateway.refused('fieldsInvalid', saveInvoiceTitle, { ...TITLE, taxNo }, { as });
    assert.deepEqual(await wrong('9135'), { fields: { taxNo: '统一社会信用代码为18位' } });
    assert.deepEqual(await wrong('91370102MA00000021'), {
      fields: { taxNo: '统一社会信用代码校验位不正确，请检查是否有误' },
    });
    const { titleNo } = await gateway.ok(
      saveInvoiceTitle,
      { ...TITLE, taxNo: ' 91370102ma00000020 ' },
      { as },
    );
    const { titleList } = await gateway.ok(queryInvoiceTitles, {}, { as });
    assert.equal(titleList.find((title) => title.titleNo === titleNo)?.taxNo, '91370102MA00000020');
    assert.deepEqual(await wrong('91370102MA00000020'), {
      fields: { taxNo: '该统一社会信用代码已有启用中的抬头' },
    });
  });

  it('are changed only from the displayed version, and give way once they are closed', async () => {
    const { titleList } = await gateway.ok(queryInvoiceTitles, {}, { as });
    const title = titleList.find(({ taxNo }) => taxNo === TITLE.taxNo);
    assert.ok(title);
    const body = { ...TITLE, titleNo: title.titleNo, basedOn: title.revision };
    await gateway.ok(saveInvoiceTitle, { ...body, phone: '021-1' }, { as });
    await gateway.refused('invoiceSettingChanged', saveInvoiceTitle, body, { as });
    await gateway.ok(saveInvoiceTitle, { ...body, basedOn: title.revision + 1, isClosed: true }, { as });
    await gateway.ok(saveInvoiceTitle, TITLE, { as });
  });

  it('keep a template of a title in use, by a name that no other has', async () => {
    await gateway.ok(saveInvoiceTemplate, TEMPLATE, { as });
    assert.deepEqual(await gateway.refused('fieldsInvalid', saveInvoiceTemplate, TEMPLATE, { as }), {
      fields: { templateName: '已有同名的启用中模板' },
    });
    const foreign = await insertTitle(gateway, await firstNumberIn(gateway, 'staff', 'staff_no'));
    for (const titleNo of [foreign, `TT${'0'.repeat(18)}`]) {
      for (const isClosed of [false, true]) {
        const body = { ...TEMPLATE, templateName: '另一个', titleNo, isClosed };
        await gateway.refused('invoiceTitleUnknown', saveInvoiceTemplate, body, { as });
      }
    }
    const { templateList } = await gateway.ok(queryInvoiceTemplates, {}, { as });
    const template = templateList.find(({ templateName }) => templateName === '按出行人');
    assert.deepEqual([template?.splitBy, template?.ceiling], [['traveller'], 100_000]);
  });

  it('keep the address of receipts in the enterprise, from the displayed version alone', async () => {
    const read = (token = as) => gateway.ok(queryDistributionSetting, {}, { as: token });
    assert.deepEqual(await read(), { mailTo: '', revision: 0 });
    const wrong = await gateway.refused(
      'fieldsInvalid',
      saveDistributionSetting,
      { mailTo: 'finance', basedOn: 0 },
      { as },
    );
    assert.deepEqual(wrong, { fields: { mailTo: '邮箱格式不正确' } });
    const body = { mailTo: ' finance@demo.example ', basedOn: 0 };
    const answers = await Promise.all([1, 2].map(() => gateway.send(saveDistributionSetting, body, { as })));
    assert.equal(answers.filter(({ success }) => success).length, 1, 'of two at once one wins');
    await gateway.refused('invoiceSettingChanged', saveDistributionSetting, body, { as });
    assert.deepEqual(await read(), { mailTo: 'finance@demo.example', revision: 1 });
    await gateway.ok(saveDistributionSetting, { mailTo: '', basedOn: 1 }, { as });
    assert.deepEqual(await read(), { mailTo: '', revision: 2 });
    const other = await gateway.db
      .selectFrom('receipt_distribution')
      .select('enterprise_num')
      .where('enterprise_num', '!=', '100001')
      .execute();
    assert.deepEqual(other, []);
    const staff = await gateway.login('staff');
    await gateway.refused('forbidden', queryDistributionSetting, {}, { as: staff });
    await gateway.refused('forbidden', saveDistributionSetting, { ...body, basedOn: 2 }, { as: staff });
  });

  it('are refused to users who may not edit them', async () => {
    const staff = await gateway.login('staff');
    await gateway.refused('forbidden', saveInvoiceTitle, TITLE, { as: staff });
    await gateway.refused('forbidden', queryInvoiceTitles, {}, { as: staff });
  });
});
