import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { bringFile } from '../../support/components/bring-file';
import { pressNamed } from '../../support/components/press-named';
import { agencyAnswers } from './agency-samples';
import { RECEIPT } from './receipts-samples';
import { dialogClosed } from './dialog-closed';
import { signIn } from './sign-in';

describe('<tp-agency> receipts', () => {
  before(() => define(['agency']));
  afterEach(takeAway);

  it('types in a receipt, and assigns an open one to a bill', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await signIn(page);
    await act.press('银行流水');
    await act.sees('相符的账单或到账不止一笔');
    await accessible(page.element);
    await act.press('录入到账');
    await act.type('金额', '12.34');
    await act.type('付款方', '某某公司');
    await act.type('银行流水号', 'ICBC0032');
    await act.confirm();
    await until(() => act.root.querySelector('[aria-invalid="true"]'), 'the missing day is marked');
    expect(called('addReceipt')).to.have.length(0);
    await accessible(page.element);
    await act.type('到账日期', '2026-11-20');
    await act.confirm();
    await until(() => called('addReceipt').length === 1, 'it is added');
    await dialogClosed(act);
    expect(called('addReceipt')[0]?.body).to.deep.include({ amount: 1234, receivedDate: '2026-11-20' });
    await pressNamed(act, RECEIPT.bankReference);
    await act.sees('流水.csv 第2行');
    await accessible(page.element);
    await act.press('认领');
    await act.press('ZD20261017-100001 华睿信息技术股份有限公司 应付¥4,800.00');
    await accessible(page.element);
    await act.confirm();
    await act.sees(
      '华睿信息技术股份有限公司，账单ZD20261017-100001：付欠款¥4,800.00，¥200.00转入该企业预存。',
    );
    expect(called('assignReceipt')).to.have.length(0);
    await accessible(page.element);
    await act.confirm();
    await until(() => called('assignReceipt').length === 1, 'it is assigned');
    expect(called('assignReceipt')[0]?.body).to.deep.equal({
      receiptNo: 31,
      bill: 'ZD20261017-100001',
      seen: { enterpriseNum: '100001', overAmount: 20_000 },
      firstOperatorNo: '',
    });
  });

  it('confirms an assignment above the limit for the bill that the first operator has named', async () => {
    const first = {
      operatorNo: 'OP2',
      operatorName: '周会计',
      confirmTime: '2026-11-20T02:00:00.000Z',
      billNo: 'ZD20261017-100001',
    };
    const detail = { ...RECEIPT, leftReason: 'needsTwo' as const, needsTwo: true, first };
    const page = await putOnPage('tp-agency', { ...agencyAnswers(), queryAgencyReceipt: () => detail });
    const { act } = page;
    await signIn(page);
    await act.press('银行流水');
    await pressNamed(act, RECEIPT.bankReference);
    await act.sees('周会计，认领为账单ZD20261017-100001的付款');
    await act.press('复核认领');
    await act.confirm();
    await act.sees('付欠款¥4,800.00');
    await accessible(page.element);
    await act.confirm();
    await until(() => called('assignReceipt').length === 1, 'it is confirmed');
    expect(called('assignReceipt')[0]?.body).to.deep.equal({
      receiptNo: 31,
      bill: first.billNo,
      firstOperatorNo: 'OP2',
      seen: { enterpriseNum: '100001', overAmount: 20_000 },
    });
  });

  it('imports a statement after a preview with its sum, and undoes it from the history', async () => {
    const page = await putOnPage('tp-agency', agencyAnswers());
    const { act } = page;
    await signIn(page);
    await act.press('银行流水');
    await act.press('导入流水');
    await act.sees('导入记录');
    await accessible(page.element);
    bringFile(act.root, '流水.csv');
    await act.sees('检查结果：流水.csv');
    await act.sees('¥3.50');
    await act.sees('ICBC0041 2026-11-20 ¥1.00 某某公司');
    await accessible(page.element);
    await act.press('导入2笔到账');
    await act.press('确定导入');
    await act.sees('导入结果：流水.csv');
    const sent = called('importReceipts').map(({ body }) => (body as { dryRun: string }).dryRun);
    expect(sent).to.deep.equal(['1', '0']);
    await act.sees('银行流水ICBC0042：已入账，请先撤销入账');
    await accessible(page.element);
    await act.press('撤销导入');
    await act.press('确认撤销');
    await until(() => called('undoReceiptImport').length === 1, 'it is undone');
    await act.press('返回到账列表');
    await act.sees(RECEIPT.bankReference);
  });

  it('removes a typed receipt with a reason', async () => {
    const detail = { ...RECEIPT, fileName: '', mayRemove: true };
    const page = await putOnPage('tp-agency', { ...agencyAnswers(), queryAgencyReceipt: () => detail });
    const { act } = page;
    await signIn(page);
    await act.press('银行流水');
    await pressNamed(act, RECEIPT.bankReference);
    await act.press('删除');
    await act.type('原因', '录错');
    await accessible(page.element);
    await act.confirm();
    await until(() => called('removeReceipt').length === 1, 'it is removed');
    expect(called('removeReceipt')[0]?.body).to.deep.equal({ receiptNo: 31, reason: '录错' });
    await act.sees('录入到账');
  });
});
