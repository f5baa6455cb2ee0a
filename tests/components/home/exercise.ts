import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
  home: {
    async run(element, look) {
      const act = within(element);
      await act.sees('北京—上海');
      await act.sees('CA1501');
      await act.sees('较上月同期增加');
      await until(() => act.root.querySelector('tp-adverts'), 'the adverts');
      await look();
      const asked = next(element, 'tp-navigate');
      await act.press('去支付');
      await asked;
      await until(() => act.root.querySelector('tp-order-list'), 'the orders in place');
      await look();
      await act.press('返回首页');
      await act.sees('待办事项');
    },
  },
};
