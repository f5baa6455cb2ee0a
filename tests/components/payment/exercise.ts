import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
  payment: {
    async run(element, look) {
      element.setAttribute('order-no', '26112000000001');
      const act = within(element);
      await act.sees('企业月结');
      await look();
      const paid = next(element, 'tp-order-paid');
      await act.press('确认支付');
      await paid;
      // another order, not paid in time
      const expired = next(element, 'tp-order-expired');
      element.setAttribute('order-no', 'expired');
      await expired;
      await act.sees('座位已释放');
      await look();
    },
  },
};
