import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { governed, judgement } from './support/standard-samples';
import { searchFlights } from './support/search-steps';
import { toReview } from './support/order-steps';

export const exercises: Exercises = {
  'flight-booking': {
    answers: { ...goodAnswers(), ...governed(), judgeBookingStandard: () => judgement(0) },
    async run(element, look) {
      element.addEventListener('tp-navigate', (event) => event.preventDefault());
      const act = within(element);
      await act.press('出行人');
      await until(() => act.root.querySelector('.fb-party-chosen li'), 'the party');
      await until(() => act.root.querySelector('.fb-staff'), 'the colleagues');
      await look();
      await act.press('取消');
      await searchFlights(element);
      await act.check('因私');
      await act.check('因公');
      await act.press('超标');
      await act.sees('超出《国内机票标准（员工级）》');
      await look();
      await act.press('选择');
      await act.sees('当前乘机人不可订');
      await look();
      await act.press('预订');
      await act.sees('联系人');
      await until(() => act.field('联系人姓名')?.value === '林静');
      await act.sees('时间相近的低价航班');
      await look();
      const taken = next(element, 'tp-track');
      await act.press('改选此航班');
      await taken;
      await act.press('关联申请单');
      await act.press('关联', 1);
      await act.sees('剩余预算');
      await look();
      const created = next(element, 'tp-order-created');
      await toReview(act);
      await act.sees('提交后可直接支付');
      await look();
      await act.press('提交订单');
      await created;
      await act.sees('订单已提交');
      await look();
      await act.press('去支付');
      const paid = next(element, 'tp-order-paid');
      await until(() => act.root.querySelector('tp-payment'), 'the payment element');
      const payment = act.root.querySelector('tp-payment') as HTMLElement;
      await within(payment).press('确认支付');
      await paid;
      await act.sees('支付成功');
      await look();
      await act.press('查看订单');
      await act.press('继续预订');
      await until(() => act.field('出发城市'), 'the search form');
    },
  },
};
