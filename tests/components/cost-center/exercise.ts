import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { pressNamed } from '../../support/components/press-named';
import { choiceAnswers, costAnswers } from './cost-samples';

import { chooseFile, importAnswers } from './import-samples';

export const exercises: Exercises = {
  'cost-center': {
    answers: { ...goodAnswers(), ...costAnswers(), ...choiceAnswers() },
    async run(element, look) {
      const act = within(element);
      await act.sees('研发中心');
      await look();
      const files = next(element, 'tp-navigate');
      await act.press('导出 Excel');
      await act.press('查看下载');
      await files;
      await act.press('返回数据管理');
      await act.sees('CC-RD');
      const told = next(element, 'tp-filters');
      await act.check('树形');
      await told;
      await until(() => act.root.querySelector('[part~=tree]'), 'the tree');
      await look();
      await act.check('列表');
      const detail = next(element, 'tp-detail');
      await pressNamed(act, 'CC-RD');
      await detail;
      await act.sees('研发部 → 研发中心');
      await act.sees('各月预算');
      await look();
      await act.press('设置预算');
      await act.sees('全年均分');
      await look();
      const budget = next(element, 'tp-cost-budget-saved');
      await act.type('全年预算', '100');
      await act.press('保存');
      await budget;
      await act.press('编辑');
      await act.sees('编辑成本中心');
      await look();
      const saved = next(element, 'tp-cost-object-saved');
      await act.type('名称', '研发总部');
      await act.press('保存');
      await saved;
      await act.sees('研发总部');
      await act.press('返回成本中心列表');
      await pressNamed(act, 'CC-RD-2');
      await act.sees('未生效');
      await act.press('关闭');
      await act.sees('将关闭以下 1 项');
      await look();
      const closed = next(element, 'tp-cost-objects-closed');
      await act.press('确认关闭 1 项');
      await closed;
      await act.sees('重新打开');
    },
  },

  'cost-center-import': {
    answers: importAnswers(),
    async run(element, look) {
      const act = within(element);
      await act.sees('成本中心-2027.xlsx');
      await look();
      const opened = next(element, 'tp-detail');
      chooseFile(act.root, new File(['编号,名称\r\n'], 'a.csv'));
      await opened;
      await act.sees('导入预览');
      await look();
      act.button('导入')?.click();
      await act.press('确认导入');
      await act.sees('完成导入');
      await look();
      const asked = next(element, 'tp-navigate');
      await act.press('查看成本中心');
      await asked;
      await act.press('返回导入');
      await act.press('撤销导入');
      await look();
      await act.press('确认撤销导入');
      await act.sees('已整体撤销');
    },
  },
};
