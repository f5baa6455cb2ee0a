import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { until } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
  'management-center': {
    async run(element, look) {
      const act = within(element);
      await act.sees('待确认的月账单');
      await look();
      await act.press('设置常用功能');
      await act.sees('最多选择8项');
      await look();
      // the figures of the page have a button of this name, too
      [...act.root.querySelectorAll<HTMLElement>('dialog[open] footer button')].at(-1)?.click();
      await until(() => !act.root.querySelector('dialog[open]'), 'the choice to be kept');
    },
  },
};
