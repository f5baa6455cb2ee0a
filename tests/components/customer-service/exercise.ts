import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
  'customer-service': {
    async run(element, look) {
      const act = within(element);
      (element as HTMLElementTagNameMap['tp-customer-service']).open = true;
      await act.sees('请提供订单号');
      await look();
      await act.type('输入消息', '26112000000001');
      await act.press('发送');
      await until(() => !act.text().includes('发送中') && act.text().includes('26112000000001'));
      await look();
      const closed = next(element, 'tp-close');
      await act.press('关闭');
      await closed;
    },
  },
};
