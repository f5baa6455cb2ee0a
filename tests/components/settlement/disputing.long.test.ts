import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { BodyOf } from '../../../src/contract/call';
import type { confirmSettleBill } from '../../../src/contract/settlement/bills';
import type { addDisputeMessage, disputeBillLines } from '../../../src/contract/settlement/disputes';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { lostAnswer, refusal } from '../../support/components/samples';
import { choose } from '../report/choose';
import { settlementAnswers } from './settlement-answers';

const BILL = 'ZD20261123-E001';
const FILE = {
  fileNo: `F${'a'.repeat(32)}`,
  fileName: '截图.png',
  fileType: 'image/png',
  fileSize: 12,
} as const;

describe('disputing and confirming a bill in <tp-settlement>', () => {
  before(() => define());
  afterEach(takeAway);

  async function show(answers: Answers = {}, attributes: Record<string, string> = { 'bill-no': BILL }) {
    return putOnPage('tp-settlement', { ...settlementAnswers(), ...answers }, attributes);
  }
  type Shown = Awaited<ReturnType<typeof show>>;
  const dialog = ({ act }: Shown) => act.root.querySelector<HTMLElement>('dialog');
  const closed = (shown: Shown) => until(() => dialog(shown) === null, 'the dialog to close');
  const box = ({ act }: Shown, lineNo: number) =>
    act.root.querySelector<HTMLInputElement>(`tr[data-row="${lineNo}"] input[type=checkbox]`);
  async function choosing(shown: Shown, ...lineNos: number[]): Promise<void> {
    for (const lineNo of lineNos) {
      await until(() => box(shown, lineNo), `line ${lineNo}`);
      box(shown, lineNo)?.click();
    }
  }
  async function asking(lineNos: number[], answers: Answers = {}): Promise<Shown> {
    const shown = await show(answers);
    await choosing(shown, ...lineNos);
    await shown.act.press('提出异议');
    await until(() => dialog(shown), 'the dialog');
    return shown;
  }
  const claims = ({ act }: Shown) => [...act.root.querySelectorAll<HTMLInputElement>('.st-claims input')];
  const inDialog = (shown: Shown, name: string) =>
    [...(dialog(shown)?.querySelectorAll<HTMLElement>('button') ?? [])]
      .find(({ textContent }) => textContent === name)
      ?.click();
  const sent = () => called('disputeBillLines').map(({ body }) => body as BodyOf<typeof disputeBillLines>);
  async function fillIn({ act }: Shown): Promise<void> {
    choose(act.field('异议原因') as HTMLSelectElement, '金额不符');
    await act.type('说明', '与订单不一致');
  }

  it('has no box at lines that cannot be disputed, and sums up the selection', async () => {
    const shown = await show();
    await choosing(shown, 1, 5);
    expect(box(shown, 7)).to.equal(null);
    await shown.act.sees('已选 2 笔，¥1,320.00');
    await accessible(shown.element);
    await shown.act.press('取消选择');
    await until(() => !shown.act.root.querySelector('.tp-selection-bar'), 'nothing chosen');
    expect(box(shown, 1)?.checked).to.equal(false);
  });

  it('sends lines whole or in part, with a reason, words and files; then they are held', async () => {
    const shown = await asking([1, 2], { fileUpload: () => FILE });
    const { element, act } = shown;
    await act.sees('2 笔明细，异议金额合计 ¥1,250.00');
    await accessible(element);
    await fillIn(shown);
    const [first] = claims(shown);
    expect(first?.value).to.equal('1200.00');
    await act.type('异议金额', '2a00.005');
    expect(first?.value).to.equal('200.00');
    await act.sees('异议金额合计 ¥250.00');
    const picker = act.root.querySelector<HTMLInputElement>('dialog input[type=file]');
    const files = new DataTransfer();
    files.items.add(new File(['picture'], '截图.png', { type: 'image/png' }));
    if (picker) picker.files = files.files;
    picker?.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => called('fileUpload').length === 1, 'the file sent');
    await act.sees('截图.png');
    const disputed = next(element, 'tp-bill-disputed');
    await until(async () => {
      inDialog(shown, '提交异议');
      return called('disputeBillLines').length > 0;
    }, 'the dispute sent');
    expect((await disputed).detail).to.include({ billNo: BILL, lineCount: 2 });
    expect(sent()[0]).to.deep.equal({
      billNo: BILL,
      lineList: [
        { lineNo: 1, claimAmount: 20_000 },
        { lineNo: 2, claimAmount: null },
      ],
      reason: 'amount',
      content: '与订单不一致',
      fileNoList: [FILE.fileNo],
    });
    await closed(shown);
    await act.sees('已对 2 笔明细提出异议');
    await until(() => box(shown, 1) === null, 'line 1 held');
    await act.sees('异议处理中');
    expect(act.root.querySelector('.tp-selection-bar')).to.equal(null);
  });

  it('names missing and too large values at each field, with the focus at the first', async () => {
    const shown = await asking([1, 6]);
    const { element, act } = shown;
    expect(claims(shown)[1]?.value, 'what is missing of a refund is not known').to.equal('');
    await act.type('异议金额', '1200.01');
    inDialog(shown, '提交异议');
    await act.sees('不能超过 ¥1,200.00');
    await act.sees('请输入异议金额');
    await act.sees('请选择异议原因');
    await act.sees('请输入说明');
    await until(() => act.root.activeElement === claims(shown)[0], 'the focus at the first');
    await accessible(element);
    expect(sent()).to.deep.equal([]);
  });

  it('shows refusals of the gateway at its field, and the rest beside them', async () => {
    let fields: Record<string, string> | undefined = { 'lineList.0.claimAmount': '异议金额不能超过明细金额' };
    const shown = await asking([1], {
      disputeBillLines: () => {
        if (fields === undefined) throw refusal('lineDisputed');
        throw new GatewayError({
          kind: 'fields',
          code: '41000',
          message: '提交的信息有误，请检查标出的内容',
          retryable: false,
          fields,
        });
      },
    });
    await fillIn(shown);
    inDialog(shown, '提交异议');
    await shown.act.sees('异议金额不能超过明细金额');
    expect(dialog(shown)?.querySelector('.tp-problem-box')).to.equal(null);
    fields = undefined;
    inDialog(shown, '提交异议');
    await shown.act.sees('所选明细已提出过异议');
    await accessible(shown.element);
  });

  it('sends the same again under its id where no answer came', async () => {
    let isLost = true;
    const good = settlementAnswers();
    const shown = await asking([1], {
      disputeBillLines: (body) => {
        if (isLost) throw lostAnswer();
        return good['disputeBillLines']?.(body);
      },
    });
    await fillIn(shown);
    inDialog(shown, '提交异议');
    await shown.act.sees('结果未知，请再次提交确认，不会重复提交');
    isLost = false;
    inDialog(shown, '提交异议');
    await closed(shown);
    const [first, second] = called('disputeBillLines');
    expect(first?.requestId).to.be.a('string');
    expect(second?.requestId).to.equal(first?.requestId);
  });

  it('asks before the inputs are lost', async () => {
    const shown = await asking([1]);
    inDialog(shown, '取消');
    await closed(shown);
    await shown.act.press('提出异议');
    await shown.act.type('说明', '写了一半');
    inDialog(shown, '取消');
    await shown.act.sees('关闭后，已填写的内容将丢失');
    await shown.act.press('放弃填写');
    await closed(shown);
    expect(sent()).to.deep.equal([]);
  });

  describe('confirming', () => {
    const confirms = () =>
      called('confirmSettleBill').map(({ body }) => body as BodyOf<typeof confirmSettleBill>);

    it('states the exact confirmed amount, without disputed lines, and is sent with the displayed revision', async () => {
      const shown = await asking([2]);
      const { element, act } = shown;
      await fillIn(shown);
      inDialog(shown, '提交异议');
      await closed(shown);
      await act.press('确认账单');
      await act.sees('全部明细7 笔，¥900.00');
      await act.sees('异议明细，不在本次确认范围1 笔，¥50.00');
      await act.sees('本次确认6 笔，¥850.00');
      await act.sees('请在 2027-01-07 前付款');
      await act.sees('1 件异议处理中');
      await accessible(element);
      const confirmed = next(element, 'tp-bill-confirmed');
      await act.press('确认 ¥850.00');
      expect((await confirmed).detail).to.deep.equal({ billNo: BILL, payableAmount: 85_000 });
      expect(confirms()).to.deep.equal([{ billNo: BILL, basedOn: 2 }]);
      await closed(shown);
      await act.sees('账单已确认');
      await until(() => act.button('确认账单') === undefined, 'nothing more to confirm');
      expect(act.root.querySelector('tr[data-row] input[type=checkbox]')).to.equal(null);
    });

    it('shows the latest amounts where the bill has changed meanwhile, and confirms those only', async () => {
      const good = settlementAnswers();
      const shown = await show(good);
      const { act } = shown;
      await act.press('确认账单');
      await act.sees('本次确认7 笔，¥900.00');
      // Another user disputes a line in the meantime.
      good['disputeBillLines']?.({
        billNo: BILL,
        lineList: [{ lineNo: 1, claimAmount: null }],
        reason: 'twice',
        content: '重复',
      } as never);
      await act.press('确认 ¥900.00');
      await act.sees('账单已有变化，以上为最新金额，请核对后再次确认');
      await act.sees('本次确认6 笔，¥-300.00');
      await accessible(shown.element);
      await act.press('确认 ¥-300.00');
      await closed(shown);
      expect(confirms().map(({ basedOn }) => basedOn)).to.deep.equal([1, 2]);
    });

    it('says that its outcome is not known where no answer came, and is sent again as the same', async () => {
      let isLost = true;
      const good = settlementAnswers();
      const shown = await show({
        ...good,
        confirmSettleBill: (body) => {
          if (isLost) throw lostAnswer();
          return good['confirmSettleBill']?.(body);
        },
      });
      await shown.act.press('确认账单');
      await shown.act.press('确认 ¥900.00');
      await shown.act.sees('结果未知');
      isLost = false;
      await shown.act.press('确认 ¥900.00');
      await closed(shown);
      const [first, second] = called('confirmSettleBill');
      expect(second?.requestId).to.equal(first?.requestId);
    });

    it('is not offered to those who may not', async () => {
      const good = settlementAnswers();
      const { act } = await show({
        querySettleBill: (body) => ({
          ...(good['querySettleBill']?.(body) as object),
          canConfirm: false,
          canDispute: false,
        }),
      });
      await act.sees('账单记录');
      await until(() => act.root.querySelector('tr[data-row="1"]'), 'the lines');
      expect(act.button('确认账单')).to.equal(undefined);
      expect(act.root.querySelector('tr[data-row] input[type=checkbox]')).to.equal(null);
    });
  });

  describe('a dispute', () => {
    it('that is decided shows the accepted amount, and the bill from which it is deducted', async () => {
      const { element, act } = await show({}, { tab: 'disputes' });
      await act.sees('共 1 条异议');
      await act.sees('部分采纳');
      await accessible(element);
      const told = next(element, 'tp-filters');
      await pressNamed(act, '金额不符');
      expect((await told).detail.attributes['dispute-no']).to.match(/^ZY1{32}$/);
      await act.sees('已采纳的 ¥200.00 将在后续账单中以更正明细扣减，原账单不作修改');
      await act.sees('采纳 ¥200.00');
      await act.sees('多收200元，予以更正');
      await act.sees('订单截图.png');
      expect(act.field('补充说明')).to.equal(undefined);
      await accessible(element);
    });

    async function open(answers: Answers = {}): Promise<Shown> {
      const shown = await asking([1], answers);
      await fillIn(shown);
      inDialog(shown, '提交异议');
      await closed(shown);
      await pressNamed(shown.act, '异议处理中 查看异议');
      await shown.act.sees('沟通记录');
      return shown;
    }

    it('under way is written to the agency about, and an empty message is not sent', async () => {
      const shown = await open();
      const { element, act } = shown;
      await act.press('发送');
      await act.sees('请输入说明');
      await until(() => act.root.activeElement === act.field('补充说明'), 'the focus at the field');
      await accessible(element);
      await act.type('补充说明', '补充一张截图');
      await act.press('发送');
      await until(() => act.root.querySelectorAll('.st-thread > li').length === 2, 'the message');
      expect((act.field('补充说明') as HTMLTextAreaElement | null)?.value).to.equal('');
      const [body] = called('addDisputeMessage').map((one) => one.body as BodyOf<typeof addDisputeMessage>);
      expect(body).to.deep.include({ content: '补充一张截图', fileNoList: [] });
    });

    it('is withdrawn once that is confirmed, and its lines can be disputed anew', async () => {
      const shown = await open();
      const { element, act } = shown;
      await act.press('撤回异议');
      await act.sees('相关明细恢复计入应付金额');
      await accessible(element);
      const withdrawn = next(element, 'tp-dispute-withdrawn');
      inDialog(shown, '撤回异议');
      await withdrawn;
      await closed(shown);
      await act.sees('已撤回');
      expect(act.button('撤回异议')).to.equal(undefined);
      await pressNamed(act, `查看账单 ${BILL}`);
      await until(() => box(shown, 1), 'line 1 to be chosen again');
    });

    it('that is over meanwhile says so', async () => {
      const shown = await open({
        withdrawDispute: () => {
          throw refusal('disputeOver');
        },
      });
      await shown.act.press('撤回异议');
      inDialog(shown, '撤回异议');
      await shown.act.sees('该异议已结束');
      await accessible(shown.element);
    });
  });
});
