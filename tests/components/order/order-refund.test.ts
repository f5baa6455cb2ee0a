import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { RefundState } from '../../../src/contract/order/refund-state';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { assertOneLine, LONG_NAME } from '../../support/components/one-line';
import { lostAnswer, refusal } from '../../support/components/samples';
import { ORDER_NO, OTHER_ORDER_NO } from './support/order-samples';
import { refundDetail, refundRecord, ticketQuote } from './support/refund-samples';

const show = (answers?: Answers) => putOnPage('tp-order-refund', answers, { 'order-no': ORDER_NO });
const applied = () => called('refundTicketApply');
describe('<tp-order-refund>', () => {
  before(() => define());
  afterEach(takeAway);

  it('lists each ticket with its refund, or the reason it has none', async () => {
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

  it('tells a ticket whose flight was missed from one that may have been flown', async () => {
    const missed = ticketQuote({ isNoShow: true, rises: null });
    const departed = ticketQuote({
      passengerNo: 2,
      passagerName: LONG_NAME,
      obstacle: 'departed',
      rises: null,
    });
    const { act } = await show({
      h5RefundTicketDetailQueryGateWay: () => refundDetail({ tickets: [missed, departed] }),
    });
    await act.sees('误机');
    await act.sees('航班已起飞，正在核实是否登机');
    const boxes = [...act.root.querySelectorAll<HTMLInputElement>('.or-ticket input')];
    expect(boxes.map(({ disabled }) => disabled)).to.deep.equal([false, true]);
    expect(act.root.querySelectorAll('.or-ticket-name .tp-tag')).to.have.length(1);
  });

  it('adds up the selection with the insurance, and asks before it sends', async () => {
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
    await act.sees('航空公司处理中');
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
    expect(act.root.querySelector('.or-sum')?.textContent)
      .to.contain('退票费免费')
      .and.not.to.contain('¥0.00');
    await act.press('申请退票，退回 ¥1,180.00');
    await act.sees('退 1 张机票，免收退票费，预计退回 ¥1,180.00');
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

  it('takes a refund without an answer for done once its tickets are being given back', async () => {
    let isMade = false;
    const { act } = await show({
      h5RefundTicketDetailQueryGateWay: () =>
        refundDetail(
          isMade
            ? { tickets: [ticketQuote({ obstacle: 'refunding' })], refunds: [refundRecord()] }
            : { tickets: [ticketQuote()] },
        ),
      refundTicketApply: () => {
        isMade = true;
        throw lostAnswer();
      },
    });
    await act.check('林静');
    await act.press('申请退票，退回 ¥1,072.00');
    await act.press('确认退票');
    await act.sees('该订单没有可退的机票');
    await act.sees('退票中');
    expect(act.text()).not.to.include('结果未知');
  });

  describe('over a reload', () => {
    const OTHER_REASON = 11;
    const reload = (answers?: Answers) => {
      takeAway();
      return putOnPage('tp-order-refund', answers, { 'order-no': ORDER_NO }, 'session');
    };
    afterEach(() => sessionStorage.clear());

    it('keeps the inputs, and deletes them once the refund is submitted', async () => {
      const { act } = await reload();
      await act.check('林静');
      await act.check('航班取消');
      await act.type('退票说明', '航班已取消');
      await act.sees('已选 1 张机票');
      const { act: again } = await reload();
      await again.sees('已选 1 张机票');
      expect(again.field('退票说明')?.value).to.equal('航班已取消');
      await until(
        () =>
          called('h5RefundTicketDetailQueryGateWay').some(
            ({ body }) => (body as { reasonType: number }).reasonType === OTHER_REASON,
          ),
        'the quote for the reason that was chosen',
      );
      await until(() => !again.root.querySelector('[type=submit][aria-busy]'), 'its answer');
      await again.press('申请退票，退回');
      await again.press('确认退票');
      await until(() => applied().length === 1, 'the refund');
      expect(applied()[0]?.body).to.include({ reasonType: OTHER_REASON, remark: '航班已取消' });
      await again.sees('退票申请已提交');
      const { act: anew } = await reload();
      await anew.sees('已选 0 张机票');
      expect(anew.field('退票说明')?.value).to.equal('');
    });

    it('repeats an unanswered request under its id', async () => {
      const { act } = await reload({
        refundTicketApply: () => {
          throw lostAnswer();
        },
      });
      await act.check('林静');
      await act.press('申请退票，退回 ¥1,072.00');
      await act.press('确认退票');
      await act.sees('不会重复退票');
      const [first] = applied();
      const { act: again } = await reload();
      await again.press('申请退票，退回 ¥1,072.00');
      await again.press('确认退票');
      await until(() => applied().length === 1, 'the second request');
      expect(applied()[0]?.requestId).to.equal(first?.requestId);
    });

    it('repeats the unanswered request of a change by the call that sent it, an older one by refundTicketApply', async () => {
      const ofChange = { h5RefundTicketDetailQueryGateWay: () => refundDetail({ isChange: true }) };
      const lost = () => {
        throw lostAnswer();
      };
      const { act } = await reload({ ...ofChange, changeOrderRefund: lost });
      await act.check('林静');
      await act.press('申请退票，退回 ¥1,072.00');
      await act.press('确认退票');
      await act.sees('不会重复退票');
      const [first] = called('changeOrderRefund');
      expect(applied()).to.have.length(0);
      const { act: again } = await reload({ ...ofChange, changeOrderRefund: lost });
      await again.press('申请退票，退回 ¥1,072.00');
      await again.press('确认退票');
      await until(() => called('changeOrderRefund').length === 1, 'the second request');
      expect(called('changeOrderRefund')[0]?.requestId).to.equal(first?.requestId);
      await again.sees('不会重复退票');

      const [draft] = JSON.parse(sessionStorage.getItem('tp-order-refund-2') ?? '[]') as [{ call?: string }];
      delete draft.call;
      takeAway();
      sessionStorage.setItem('tp-order-refund-2', JSON.stringify([draft]));
      const { act: older } = await reload(ofChange);
      await older.press('申请退票，退回 ¥1,072.00');
      await older.press('确认退票');
      await until(() => applied().length === 1, 'the request by the call of old drafts');
      expect(applied()[0]?.requestId).to.equal(first?.requestId);
      expect(called('changeOrderRefund')).to.have.length(0);
    });

    it('belongs to its user only', async () => {
      const { act } = await reload();
      await act.check('林静');
      await act.sees('已选 1 张机票');
      const { act: others } = await reload({
        h5RefundTicketDetailQueryGateWay: () => refundDetail({ staffNO: 'S0002' }),
      });
      await others.sees('已选 0 张机票');
      expect(sessionStorage.getItem('tp-order-refund-2')).to.equal(null);
    });
  });

  it('shows the progress of the submitted refund, and leads back to the tickets', async () => {
    let refundState: RefundState = '退票中';
    const { element, act } = await show({
      h5RefundTicketDetailQueryGateWay: () =>
        refundDetail({ refunds: applied().length > 0 ? [refundRecord({ refundState })] : [] }),
    });
    await act.check('林静');
    await act.press('申请退票，退回 ¥1,072.00');
    const told = next(element, 'tp-detail');
    await act.press('确认退票');
    expect((await told).detail).to.deep.equal({ kind: 'refund', id: `${ORDER_NO}-1` });
    await act.sees('退票申请已提交');
    await act.sees('预计退回 ¥1,042.00');
    await until(() => act.root.activeElement?.textContent === '退票申请已提交', 'the focus on its heading');
    await accessible(element);
    refundState = '已退票';
    await act.sees('退票成功');
    await act.sees('已退回 ¥1,042.00');
    const asked = next(element, 'tp-navigate');
    await act.press('查看该订单的机票');
    expect((await asked).detail).to.deep.equal({ target: 'refund', orderNo: ORDER_NO });
    await act.sees('退票记录');
    await act.press('查看进度');
    await act.sees('航空公司已退票');
  });

  it('shows nothing of the order before while that of another is on its way', async () => {
    let answer = (): void => undefined;
    const { element, act } = await show({
      h5RefundTicketDetailQueryGateWay: ({ orderNo }: { orderNo: string }) =>
        orderNo === ORDER_NO
          ? refundDetail()
          : new Promise((resolve) => {
              answer = () => resolve(refundDetail({ orderNo }));
            }),
    });
    await act.check('林静');
    element.setAttribute('order-no', OTHER_ORDER_NO);
    await until(() => !act.text().includes('林静'), 'no ticket of the order before');
    await until(() => called('h5RefundTicketDetailQueryGateWay').length > 1, 'the other order');
    answer();
    await act.sees('已选 0 张机票');
  });

  it('is shown at its progress by its number alone, and says when there is none', async () => {
    const answers: Answers = {
      h5RefundTicketDetailQueryGateWay: () =>
        refundDetail({ refunds: [refundRecord({ refundState: '退票失败' })] }),
    };
    const { element, act } = await putOnPage('tp-order-refund', answers, { 'refund-no': `${ORDER_NO}-1` });
    await act.sees('退票失败');
    await act.sees('航空公司未受理，机票仍可使用');
    expect(called('h5RefundTicketDetailQueryGateWay')[0]?.body).to.include({ orderNo: ORDER_NO });
    element.lang = 'en';
    await act.sees('The refund has failed');
    element.setAttribute('refund-no', `${ORDER_NO}-9`);
    await act.sees('This refund was not found');
    element.removeAttribute('refund-no');
    element.setAttribute('order-no', ORDER_NO);
    await act.sees('Tickets to refund');
  });

  it('says until when money that goes back by the cashier is on its way', async () => {
    const done = { refundState: '已退票', arriveTime: '2026-11-23T02:00:00.000Z' } as const;
    const { element, act } = await show({
      h5RefundTicketDetailQueryGateWay: () =>
        refundDetail({
          refunds: [
            refundRecord({ ...done, hasArrived: true }),
            refundRecord({ ...done, refundNo: `${ORDER_NO}-2` }),
          ],
        }),
    });
    await act.sees('预计11月23日前到账');
    await act.sees('已到账');
    element.lang = 'en';
    await act.sees('Expected on your account by 23 Nov');
  });

  it('shows the outcome of former refunds, and that nothing is left', async () => {
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
      assertOneLine(act.root, 1);
      await setViewport({ width: 1024, height: 768 });
    });
  }
});
