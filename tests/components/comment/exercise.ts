import { OBJECT } from '../../../src/contract/permission/objects';
import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { answersWithRights } from '../../support/components/rights';
import { goodAnswers } from '../../support/components/samples';

export const exercises: Exercises = {
  comment: {
    // A getter, because the answers keep changed values.
    get answers() {
      return { ...goodAnswers(), ...answersWithRights(OBJECT.editComments) };
    },
    async run(element, look) {
      const act = within(element);
      await act.sees('MU5101');
      await look();
      const told = next(element, 'tp-filters');
      await act.press('点评时间');
      await told;
      const opened = next(element, 'tp-detail');
      await pressNamed(act, 'CA1501');
      await opened;
      await act.sees('变更记录');
      await look();
      await act.press('编辑');
      await act.type('回复', '感谢反馈');
      await look();
      await act.press('保存');
      await act.sees('感谢反馈');
      element.setAttribute('page', 'myComments');
      await act.sees('待点评行程');
      await pressNamed(act, '撤回 CA1503');
      await act.sees('撤回后可以重新点评');
      await act.confirm();
      await act.sees('还没有点评过行程');
    },
  },
};
