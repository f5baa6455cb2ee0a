import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next } from '../../support/components/fake-runtime';
import { enterpriseAnswers } from './enterprise-samples';

export const exercises: Exercises = {
  'enterprise-chooser': {
    answers: enterpriseAnswers(12),
    async run(element, look) {
      const act = within(element);
      await act.sees('当前企业');
      await look();
      const kept = next(element, 'tp-enterprise-kept');
      await act.press('远航科技（上海）有限公司');
      await kept;
      const changed = next(element, 'tp-enterprise-changed');
      await act.press('华东商贸集团');
      await changed;
      await act.type('查找企业', 'zzz');
      await act.sees('没有符合条件的企业');
      await look();
    },
  },
};
