import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { keepsToOneLine, LONG_NAME } from '../../support/components/one-line';
import { lostAnswer, refusal } from '../../support/components/samples';
import { ORDER_NO } from './order-samples';
import { refundDetail, refundRecord, ticketQuote } from './refund-samples';

const show = (answers?: Answers) => putOnPage('tp-order-refund', answers, { 'order-no': ORDER_NO });
const applied = () => called('refundTicketApply');
describe('<tp-order-refund>', () => {
  before(() => define());
  afterEach(takeAway);

  it('lists each ticket with what it brings, or why it cannot be given back', async () => {
    const { act } = await show();
    await act.sees('林静');
    await act.sees('票价的10%');
    await act.sees('1,042.00');
    await act.sees('2027-02-27 08:30 后退票费升至 ¥216.00');
    await act.sees('不得退票，仅退税费');
    await act.sees('已使用');
    const boxes = [...act.root.querySelectorAll<HTMLInputElement>('.or-ticket input')];
    expect(boxes.map(({ disabled }) => disabled)).to.deep.equal([false, false, true]);
    expect(called('h5RefundTicketDetailQueryGateWay').at(-1)?.body).to.deep.equal({
      orderNo: ORDER_NO,
      reasonType: 1,
    });
  });

  it('adds up what is chosen, with the insurance, and asks before it sends', async () => {
    const { element, act } = await show();
    await act.check('林静');
    await act.sees('已选 1 张机票');
    await act.sees('+ ¥30.00');
    await act.press('申请退票，退回 ¥1,072.00');
    await act.sees('退 1 张机票，退票费 ¥108.00，预计退回 ¥1,072.00');
    expect(applied()).to.have.length(0);
    const told = next(element, 'tp-refund-applied');
    await act.press('确认退票');
    expect((await told).detail).to.deep.equal({ orderNo: ORDER_NO, refundNo: `${ORDER_NO}-1` });
    expect(applied()[0]?.body).to.deep.equal({
      orderNo: ORDER_NO,
      reasonType: 1,
      remark: '',
      tickets: [{ passengerNo: 1, segmentNo: 1 }],
      refundAmount: 107_200,
    });
    await act.sees('退票中');
  });

  it('is quoted anew for another reason', async () => {
    const { act } = await show({
      h5RefundTicketDetailQueryGateWay: ({ reasonType }: { reasonType: number }) =>
        refundDetail(
          reasonType === 11
            ? {
                tickets: [
                  ticketQuote({ refundFee: 0, refundPercent: null, refundAmount: 115_000, rises: null }),
                ],
              }
            : {},
        ),
    });
    await act.check('林静');
    await act.check('航班取消');
    await act.sees('航空公司核实后免收退票费');
    await act.sees('申请退票，退回 ¥1,180.00');
  });

  it('sends nothing while nothing is chosen, and says so', async () => {
    const { act } = await show();
    await act.sees('林静');
    await act.press('申请退票');
    await act.sees('请选择要退的机票');
    expect(applied()).to.have.length(0);
  });

  it('shows the quote of now when the fee has changed meanwhile', async () => {
    let fee = 10_800;
    const { act } = await show({
      h5RefundTicketDetailQueryGateWay: () =>
        refundDetail({
          tickets: [ticketQuote({ refundFee: fee, refundAmount: 115_000 - fee })],
          insurances: [],
        }),
      refundTicketApply: () => {
        fee = 21_600;
        throw refusal('refundAmountChanged');
      },
    });
    await act.check('林静');
    await act.press('申请退票，退回 ¥1,042.00');
    await act.press('确认退票');
    await act.sees('退票费已变动，请确认后重新提交');
    await act.sees('申请退票，退回 ¥934.00');
  });

  it('gives nothing back twice after a lost answer', async () => {
    let isLost = true;
    const { act } = await show({
      refundTicketApply: () => {
        if (!isLost) return { refundNo: `${ORDER_NO}-1`, refundState: '退票中' };
        isLost = false;
        throw lostAnswer();
      },
    });
    await act.check('林静');
    await act.press('申请退票，退回 ¥1,072.00');
    await act.press('确认退票');
    await act.sees('不会重复退票');
    await act.press('申请退票，退回 ¥1,072.00');
    await act.press('确认退票');
    await until(() => applied().length === 2, 'the second request');
    const [first, second] = applied();
    expect(first?.requestId).to.equal(second?.requestId);
    expect(first?.body).to.deep.equal(second?.body);
  });

  it('says what became of former refunds, and that nothing is left', async () => {
    const { act } = await show({
      h5RefundTicketDetailQueryGateWay: () =>
        refundDetail({
          tickets: [ticketQuote({ obstacle: 'refunded', ticketStatus: 'REFUNDED' })],
          refunds: [
            refundRecord({ refundState: '退票失败' }),
            refundRecord({
              refundNo: `${ORDER_NO}-2`,
              refundState: '已退票',
              doneTime: '2026-11-20T02:01:00.000Z',
            }),
          ],
        }),
    });
    await act.sees('该订单没有可退的机票');
    await act.sees('航空公司未受理，机票仍可使用');
    await act.sees('已退回 ¥1,042.00');
  });

  it('speaks English', async () => {
    const { element, act } = await show({
      h5RefundTicketDetailQueryGateWay: () =>
        refundDetail({ refunds: [refundRecord({ refundState: '已退票' })] }),
    });
    await act.check('林静');
    element.lang = 'en';
    await act.sees('Request refund of ¥1,072.00');
    await act.sees('Change of plans');
    await act.sees('Returned ¥1,042.00');
    element.lang = 'zh-CN';
    await act.sees('申请退票，退回 ¥1,072.00');
  });

  for (const width of [1440, 390]) {
    it(`keeps a long name to one line, ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const { act } = await show({
        h5RefundTicketDetailQueryGateWay: () =>
          refundDetail({ tickets: [ticketQuote({ passagerName: LONG_NAME })] }),
      });
      await act.sees(LONG_NAME);
      keepsToOneLine(act.root, 1);
      await setViewport({ width: 1024, height: 768 });
    });
  }
});
