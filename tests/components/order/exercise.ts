import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
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
      await act.press('返回订单列表');
      await act.press('26112000000002');
      await act.press('取消订单');
      const cancelled = next(element, 'tp-order-cancelled');
      await act.press('确定取消');
      await cancelled;
    },
  },
};
