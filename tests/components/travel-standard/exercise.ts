import { OBJECT } from '../../../src/contract/permission/objects';
import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { answersWithRights } from '../../support/components/rights';
import { goodAnswers } from '../../support/components/samples';

export const exercises: Exercises = {
  'travel-standard': {
    // a getter, because the answers keep changed values
    get answers() {
      return { ...goodAnswers(), ...answersWithRights(OBJECT.editOverReasons) };
    },
    async run(element, look) {
      const act = within(element);
      await act.sees('经济舱已售完');
      await look();
      const told = next(element, 'tp-filters');
      await act.press('序号');
      await told;
      const opened = next(element, 'tp-detail');
      await pressNamed(act, '经济舱已售完');
      await opened;
      await act.sees('变更记录');
      await look();
      await act.press('编辑');
      await act.type('原因', '经济舱座位不足');
      await act.press('保存');
      await act.sees('经济舱已售完 → 经济舱座位不足');
      await act.press('删除');
      await act.sees('删除后不能恢复');
      await look();
      await act.confirm();
      await act.sees('共 1 条超标原因');
    },
  },
};
