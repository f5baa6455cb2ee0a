import { OBJECT } from '../../../src/contract/permission/objects';
import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { answersWithRights } from '../../support/components/rights';
import { goodAnswers } from '../../support/components/samples';

export const exercises: Exercises = {
  'address-book': {
    // a getter, because the answers keep changed values
    get answers() {
      return { ...goodAnswers(), ...answersWithRights(OBJECT.editPositions) };
    },
    async run(element, look) {
      const act = within(element);
      element.setAttribute('page', 'positionList');
      await act.sees('总经理');
      await look();
      const told = next(element, 'tp-filters');
      await act.press('职位名称');
      await told;
      await act.press('调整顺序');
      await act.sees('按住 Alt');
      await look();
      await pressNamed(act, '下移 总经理');
      const saved = next(element, 'tp-track');
      await act.press('保存');
      await saved;
      const opened = next(element, 'tp-detail');
      await pressNamed(act, '总经理');
      await opened;
      await act.sees('变更记录');
      await look();
      await act.press('编辑');
      await act.type('职位名称', '总裁');
      await act.press('保存');
      await act.sees('总经理 → 总裁');
      await act.press('删除');
      await act.sees('删除后不能恢复');
      await act.confirm();
      await act.sees('共 1 条职位');
    },
  },
};
