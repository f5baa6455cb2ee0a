import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';

export const exercises: Exercises = {
  'enterprise-setting': {
    async run(element, look) {
      const act = within(element);
      await act.sees('华睿信息技术有限公司');
      await look();
      await act.press('修改企业信息');
      await act.type('企业简称', '华睿');
      await look();
      await act.press('保存');
      await act.sees('华睿信息 → 华睿');
      await look();
    },
  },
};
