import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { StoredFile } from '../../../src/contract/files/files';
import type { SendOptions } from '../../../src/gateway/send';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { assertOneLine, LONG_NAME } from '../../support/components/one-line';
import { refusal } from '../../support/components/samples';
import { ORDER_NO } from './support/order-samples';
import { refundDetail, refundRecord } from './support/refund-samples';

const show = (answers?: Answers) => putOnPage('tp-order-refund', answers, { 'order-no': ORDER_NO });
const applied = () => called('refundTicketApply');
type Act = Awaited<ReturnType<typeof show>>['act'];

const pdf = (name: string, bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const stored = (name: string): StoredFile => ({
  fileNo: `F${'1'.repeat(32)}`,
  fileName: name,
  fileType: 'application/pdf',
  fileSize: 2048,
});

const fileNosOf = (call: { body: unknown } | undefined): unknown =>
  (call?.body as { fileNos?: unknown } | undefined)?.fileNos;

/** Chooses files as the browser's dialog does. */
function choose(act: Act, files: File[]): void {
  const input = act.field('证明材料') as HTMLInputElement;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function chooseIllness(act: Act): Promise<void> {
  await act.check('林静');
  await act.check('乘机人因病不能出行');
  await until(() => act.field('证明材料'), 'the field of proofs');
  await until(() => !act.root.querySelector('[type=submit][aria-busy]'), 'the quote for that reason');
}

/** An upload whose progress and outcome the test controls. */
function uploadToBeTold() {
  const going: { options: SendOptions; done(file: StoredFile): void; fail(error: Error): void }[] = [];
  const fileUpload = (_body: never, options: SendOptions = {}) =>
    new Promise((done, fail) => {
      going.push({ options, done, fail });
    });
  return { going, answers: { fileUpload } };
}

describe('<tp-order-refund> for illness', () => {
  before(() => define());
  afterEach(takeAway);

  it('asks for a proof for that reason alone, and sends it with the refund', async () => {
    const { act } = await show();
    await act.sees('行程变更');
    expect(act.field('证明材料')).to.equal(undefined);
    await chooseIllness(act);
    await act.sees('支持PDF、JPG、PNG，每个不超过10MB，最多5个');
    await act.press('申请退票，退回');
    await act.sees('请上传诊断证明等材料');
    const input = act.field('证明材料') as HTMLInputElement;
    expect(input.getAttribute('aria-invalid')).to.equal('true');
    expect(applied()).to.have.length(0);
    choose(act, [pdf('诊断证明.pdf')]);
    await act.sees('诊断证明.pdf 已上传');
    await act.press('申请退票，退回');
    await act.press('确认退票');
    await until(() => applied().length === 1, 'the refund');
    expect(applied()[0]?.body).to.include({ reasonType: 13 });
    expect(fileNosOf(applied()[0])).to.deep.equal([`F${'1'.repeat(32)}`]);
  });

  it('tells how far an upload is, waits for it, and cancels it', async () => {
    const { going, answers } = uploadToBeTold();
    const { act } = await show(answers);
    await chooseIllness(act);
    choose(act, [pdf('诊断证明.pdf')]);
    await until(() => going[0], 'the upload');
    going[0]?.options.onUploadProgress?.({ loaded: 512, total: 2048 });
    await act.sees('正在上传 25%');
    await accessible(act.root.host);
    await act.press('申请退票，退回');
    await act.sees('文件尚未上传完成');
    expect(applied()).to.have.length(0);
    await act.press('取消上传 诊断证明.pdf');
    expect(going[0]?.options.signal?.aborted).to.equal(true);
    await until(() => !act.text().includes('正在上传'), 'the file to be gone');
    expect(act.root.activeElement).to.equal(act.field('证明材料'));
  });

  it('repeats lost uploads, and removes refused files', async () => {
    const { going, answers } = uploadToBeTold();
    const { act } = await show(answers);
    await chooseIllness(act);
    choose(act, [pdf('诊断证明.pdf'), pdf('空.pdf', 0), pdf('说明.docx')]);
    await act.sees('文件内容为空，请重新选择');
    await act.sees('仅支持PDF、JPG、PNG格式的文件');
    await until(() => going.length === 1, 'one upload: the others are not sent');
    going[0]?.fail(refusal('tooManyFiles'));
    await act.sees('未提交的文件过多，请先提交或稍后再试');
    await act.press('重新上传 诊断证明.pdf');
    await until(() => going.length === 2, 'the second upload');
    going[1]?.done(stored('诊断证明.pdf'));
    await act.sees('诊断证明.pdf 已上传');
    await act.press('删除 空.pdf');
    await act.press('删除 说明.docx');
    await act.press('删除 诊断证明.pdf');
    await until(() => !act.text().includes('诊断证明.pdf'), 'no file');
    await act.press('申请退票，退回');
    await act.sees('请上传诊断证明等材料');
  });

  it('refuses files by the content the gateway finds, and more than five', async () => {
    const { act } = await show({
      fileUpload: () => {
        throw refusal('fieldsInvalid');
      },
    });
    await chooseIllness(act);
    choose(act, [pdf('网页.pdf')]);
    await act.sees('网页.pdf');
    choose(
      act,
      Array.from({ length: 6 }, (_, i) => pdf(`${i}.pdf`)),
    );
    await act.sees('最多上传5个文件');
    expect((act.field('证明材料') as HTMLInputElement).disabled).to.equal(true);
  });

  it('speaks English', async () => {
    const { going, answers } = uploadToBeTold();
    const { element, act } = await show(answers);
    await chooseIllness(act);
    choose(act, [pdf('proof.pdf'), pdf('empty.pdf', 0)]);
    await until(() => going[0], 'the upload');
    element.lang = 'en';
    await act.sees('Illness of the traveller');
    await act.sees('PDF, JPG, PNG, 10 MB each at most, up to 5 files');
    await act.sees('Uploading, 0%');
    await act.sees('The file is empty. Please choose another one');
    going[0]?.done(stored('proof.pdf'));
    await act.sees('proof.pdf uploaded');
  });

  for (const width of [1440, 390]) {
    it(`is accessible and keeps a long name to its line, ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const { act } = await show();
      await chooseIllness(act);
      choose(act, [pdf(`${'很长的文件名'.repeat(20)}.pdf`)]);
      await act.sees('已上传');
      const row = act.root.querySelector<HTMLElement>('.tp-file');
      expect(row?.scrollWidth).to.be.at.most(row?.clientWidth ?? 0);
      await accessible(act.root.host);
      await setViewport({ width: 1024, height: 768 });
    });
  }

  it('keeps long names of proofs to their line in former refunds and in the progress of one', async () => {
    await setViewport({ width: 390, height: 900 });
    const refund = refundRecord({ refundState: '已退票', refundFee: 0, files: [stored(`${LONG_NAME}.pdf`)] });
    const { act } = await show({
      h5RefundTicketDetailQueryGateWay: () => refundDetail({ refunds: [refund] }),
    });
    await act.sees('退票记录');
    assertOneLine(act.root, 1);
    await act.press('查看进度');
    await act.sees('退票成功');
    assertOneLine(act.root, 1);
    expect(act.text()).to.contain('免费').and.not.to.contain('¥0.00');
    await setViewport({ width: 1024, height: 768 });
  });

  it('gives the proofs of a former refund, by an address asked for at that moment', async () => {
    const file = stored('诊断证明.pdf');
    const { act } = await show({
      h5RefundTicketDetailQueryGateWay: () =>
        refundDetail({ refunds: [refundRecord({ refundState: '已退票', files: [file] })] }),
      fileSearch: () => [],
    });
    await act.press('诊断证明.pdf');
    await until(() => called('fileSearch').length === 1, 'the search');
    expect(called('fileSearch')[0]?.body).to.deep.equal({ fileNos: [file.fileNo] });
    await act.sees('文件不存在或您没有查看权限');
  });
});
