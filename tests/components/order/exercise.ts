import type { Exercises } from '../../support/components/exercise';
import { approvedChange } from '../approval/after-sale-samples';
import { chooseFare, chooseFlight } from './support/change-steps';
import { ORDER_NO } from './support/order-samples';
import { rebuyAnswers } from './support/rebuy-samples';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { goodAnswers } from '../../support/components/samples';

/** Attributes of a list of flights for a change. */
const CHANGED = {
  'order-no': ORDER_NO,
  'dep-code': 'BJS',
  'arr-code': 'SHA',
  'dep-date': '2027-03-01',
  'passenger-nos': '[1]',
};

/** Selects a ticket for a refund and leaves it unsubmitted; the element lists unfinished forms anew. */
async function beginRefundBeside(element: HTMLElement): Promise<void> {
  const provider = element.parentElement as HTMLElement;
  const refund = document.createElement('tp-order-refund');
  refund.setAttribute('order-no', ORDER_NO);
  provider.append(refund);
  const act = within(refund);
  await act.check('林静');
  await act.sees('已选 1 张机票');
  refund.remove();
  await putBackAnew(element);
}

/** Simulates a page that shows the element again later. */
async function putBackAnew(element: HTMLElement): Promise<void> {
  const provider = element.parentElement as HTMLElement;
  element.remove();
  // An element reinserted within the same task counts as moved.
  await new Promise(requestAnimationFrame);
  provider.append(element);
}

export const exercises: Exercises = {
  'order-refund': {
    async run(element, look) {
      element.setAttribute('order-no', ORDER_NO);
      const act = within(element);
      await act.sees('票价的10%');
      await look();
      await act.check('全选');
      await act.press('申请退票，退回 ¥1,142.00');
      await act.sees('款项退回原支付方式');
      await look();
      const applied = next(element, 'tp-refund-applied');
      await act.press('确认退票');
      await applied;
      await act.sees('航空公司处理中');
      await look();
      const back = next(element, 'tp-navigate');
      await act.press('查看该订单的机票');
      await back;
      await act.sees('退票记录');
      await look();
    },
  },
  'order-change': {
    answers: { ...goodAnswers(), ...rebuyAnswers() },
    async run(element, look) {
      element.setAttribute('order-no', ORDER_NO);
      const act = within(element);
      await act.check('林静');
      await act.check('行程变更');
      await act.press('查找航班');
      await chooseFlight(act.root);
      await act.sees('退票重购更便宜');
      await look();
      await act.press('退票重购，支付 ¥608.00');
      const rebought = next(element, 'tp-rebuy-applied');
      await act.press('确认退票重购');
      await rebought;
      await act.sees('取消重购');
      await look();
      const dropped = next(element, 'tp-rebuy-cancelled');
      await act.press('取消重购');
      await act.press('确定取消');
      await dropped;
      await look();
      await putBackAnew(element);
      await act.sees('票价的10%');
      await look();
      await act.check('林静');
      await act.check('行程变更');
      await act.press('查找航班');
      await chooseFlight(act.root);
      await act.sees('成人票价');
      await look();
      await act.press('提交改签，应付 ¥174.00');
      await act.sees('支付后原机票作废');
      await look();
      const applied = next(element, 'tp-change-applied');
      await act.press('确认改签');
      await applied;
      await act.sees('改签记录');
      await look();
      const shown = next(element, 'tp-navigate');
      await act.press('查看改签单');
      await shown;
      await act.press(`订单 ${ORDER_NO}`);
      const cancelled = next(element, 'tp-change-cancelled');
      await act.press('取消改签');
      await act.press('确定取消');
      await cancelled;
    },
  },
  'order-unfinished': {
    answers: {
      ...goodAnswers(),
      queryUnfinishedAfterSale: () => ({ staffNO: 'S0001', applicationList: [approvedChange()] }),
    },
    storage: 'session',
    async run(element, look) {
      const act = within(element);
      await act.sees('改签超标申请');
      await beginRefundBeside(element);
      await act.sees(`订单 ${ORDER_NO}`);
      await look();
      const asked = next(element, 'tp-navigate');
      await pressNamed(act, `继续 退票 ${ORDER_NO}`);
      await asked;
      sessionStorage.clear();
    },
  },
  'change-flights': {
    async run(element, look) {
      for (const [name, value] of Object.entries(CHANGED)) element.setAttribute(name, value);
      const act = within(element);
      await act.sees('CA1501');
      await look();
      const chosen = next(element, 'tp-flight-chosen');
      await chooseFare(act);
      await chosen;
    },
  },
  'order-list': {
    async run(element, look) {
      const act = within(element);
      await act.sees('26112000000001');
      await look();
      const sorted = next(element, 'tp-filters');
      await act.press('金额（元）');
      await sorted;
      await act.press('26112000000001');
      await act.sees('退改规则');
      await look();
      await act.press('去支付');
      await until(() => act.root.querySelector('tp-payment'), 'the payment element');
      const paid = next(element, 'tp-order-paid');
      await within(act.root.querySelector('tp-payment') as HTMLElement).press('确认支付');
      await paid;
      const asked = next(element, 'tp-navigate');
      await act.press('退票');
      await asked;
      await act.press('返回订单');
      await act.press('返回订单列表');
      await act.press('26112000000002');
      await act.press('取消订单');
      const cancelled = next(element, 'tp-order-cancelled');
      await act.press('确定取消');
      await cancelled;
    },
  },
};
