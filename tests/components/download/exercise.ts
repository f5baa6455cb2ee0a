import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next } from '../../support/components/fake-runtime';

export const exercises: Exercises = {
  'download-list': {
    async run(element, look) {
      const act = within(element);
      await act.sees('已完成');
      await look();
      const saved = next(element, 'tp-track');
      await act.press('下载');
      await saved;
      const deleted = next(element, 'tp-export-deleted');
      await act.press('删除');
      await act.sees('删除后无法恢复');
      await look();
      await act.press('确认删除');
      await deleted;
    },
  },
};
