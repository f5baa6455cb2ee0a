import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';

export const exercises: Exercises = {
  'app-download': {
    async run(element, look) {
      const act = within(element);
      await act.sees('远航商旅');
      await look();
      // Keeps the browser from opening the store.
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await act.press('下载 iPhone 版');
      await act.press('iPhone 版更新内容');
      await act.sees('审批可在通知中处理');
      await look();
    },
  },
};
