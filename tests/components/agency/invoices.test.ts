import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { bringFile } from '../../support/components/bring-file';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { agencyAnswers } from './agency-samples';
import { INVOICE, UPLOADED } from './invoices-samples';
import { signIn } from './sign-in';

describe('<tp-agency> invoices', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('records a failed invoice as issued, with number, day and file', async () => {
    const page = await putOnPage('tp-agency', {
      ...agencyAnswers(),
      uploadAgencyInvoiceFile: ({ file }: { file: File }) => {
        if (file.name.endsWith('.ofd')) throw new Error('the connection is lost');
        return UPLOADED;
      },
    });
    const { act } = page;
    const { invoiceNo } = INVOICE.invoice;
    await signIn(page);
    await act.press('发票开具');
    await act.sees('抬头有误');
    await accessible(page.element);
    await pressNamed(act, invoiceNo);
    await act.sees('91110105MA00000012');
    await accessible(page.element);
    await act.press('登记开票');
    await act.type('发票号码', '123');
    await act.confirm();
    await act.sees('请输入20位发票号码');
    await act.sees('请上传发票文件');
    expect(called('issueAgencyInvoice')).to.have.length(0);
    await accessible(page.element);
    await act.type('发票号码', '26117000000000000001');
    await act.type('开票日期', '2026-11-29');
    bringFile(act.root, '发票.pdf');
    await until(() => act.root.querySelector('[data-state=sent]'), 'it is uploaded');
    bringFile(act.root, '发票.ofd');
    await until(() => act.root.querySelector('[data-state=failed]'), 'the second is not uploaded');
    await act.confirm();
    await act.sees('请等待文件上传完成，或移除未上传的文件');
    expect(called('issueAgencyInvoice')).to.have.length(0);
    await pressNamed(act, '删除 发票.ofd');
    await act.confirm();
    await until(() => called('issueAgencyInvoice').length === 1, 'it is issued');
    expect(called('issueAgencyInvoice')[0]?.body).to.deep.equal({
      invoiceNo,
      taxInvoiceNo: '26117000000000000001',
      issueDate: '2026-11-29',
      fileNos: [`F${'1'.repeat(32)}`],
    });
  });
});
