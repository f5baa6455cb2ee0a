import type { Exercises } from '../../support/components/exercise';
import { ORDER_NO } from './order-samples';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';

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
      await act.sees('退票记录');
      await look();
    },
  },
  'order-list': {
    async run(element, look) {
      const act = within(element);
      await act.sees('26112000000001');
      await look();
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
