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
      // Another order that needs a second person's agreement.
      const asked = next(element, 'tp-payment-review-asked');
      element.setAttribute('order-no', 'above');
      await act.check('企业预存');
      await act.sees('须经他人复核后支付');
      await look();
      await act.press('提交复核');
      await asked;
      // Another order above the amount that needs no security password.
      const provenPaid = next(element, 'tp-order-paid');
      element.setAttribute('order-no', 'secured');
      await act.sees('须验证您的6位安全密码');
      await look();
      await act.press('确认支付');
      await act.sees('请输入6位数字安全密码');
      await look();
      await act.type('安全密码', '135792');
      await act.press('确认支付');
      await provenPaid;
      // Another order, for a user without a security password.
      const asksForSafety = next(element, 'tp-navigate');
      element.setAttribute('order-no', 'unset');
      await act.sees('您尚未设置');
      await look();
      await act.press('设置安全密码');
      await asksForSafety;
      await act.press('返回支付');
      await act.sees('您尚未设置');
      // Another order that was not paid in time.
      const expired = next(element, 'tp-order-expired');
      element.setAttribute('order-no', 'expired');
      await expired;
      await act.sees('座位已释放');
      await look();
    },
  },
};
