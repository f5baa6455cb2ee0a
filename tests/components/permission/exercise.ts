import { OBJECT } from '../../../src/contract/permission/objects';
import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { answersWithRights } from '../../support/components/rights';
import { goodAnswers } from '../../support/components/samples';

export const exercises: Exercises = {
  permission: {
    // a getter, because the answers keep changed values
    get answers() {
      return { ...goodAnswers(), ...answersWithRights(OBJECT.editRoles) };
    },
    async run(element, look) {
      const act = within(element);
      await act.sees('职位维护员');
      await look();
      const told = next(element, 'tp-filters');
      await act.press('角色名称');
      await told;
      const opened = next(element, 'tp-detail');
      await pressNamed(act, '职位维护员');
      await opened;
      await act.sees('陈思远');
      await look();
      await act.press('编辑');
      await act.type('角色名称', '职位专员');
      const saved = next(element, 'tp-track');
      await act.press('保存');
      await saved;
      await act.sees('职位维护员 → 职位专员');
      await act.press('删除');
      await act.sees('删除后不能恢复');
      await act.confirm();
      await act.sees('共 1 条角色');
    },
  },
};
