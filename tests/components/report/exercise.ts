import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { next, until } from '../../support/components/fake-runtime';
import { bringFile } from '../../support/components/bring-file';
import { choose } from './choose';
import { chooseMember } from './choose-member';

export const exercises: Exercises = {
  'report-dashboard': {
    async run(element, look) {
      const act = within(element);
      await act.sees('净支出');
      await act.sees('火车票');
      await until(() => act.root.querySelector('[part~=table]'), 'the table');
      await look();
      const told = next(element, 'tp-filters');
      await act.press('更多筛选');
      await chooseMember(act.root, '成本中心', '研发中心');
      await told;
      const tag = () => act.button('取消筛选：成本中心：研发中心');
      await until(tag, 'the tag');
      tag()?.click();
      await act.press('明细');
      await act.sees('CA1501');
      await look();
      const files = next(element, 'tp-navigate');
      await act.press('导出 Excel');
      await act.press('查看下载');
      await files;
      await act.press('返回报表');
      await act.sees('CA1501');
      await act.press('返回报表');
      await act.sees('净支出');
      element.setAttribute('report', 'reportAnalysis');
      await act.sees('透视表');
      await look();
      element.setAttribute('report', 'bookingAnalysis');
      await act.sees('晚订的代价');
      await look();
    },
  },
  'record-import': {
    async run(element, look) {
      const act = within(element);
      await act.sees('下载模板');
      await look();
      bringFile(act.root);
      await act.sees('检查结果');
      await look();
      await act.press('导入10条记录');
      await act.press('确定导入');
      await act.sees('导入完成，共导入 10 条');
      await look();
      await act.press('导入其他文件');
      await act.sees('下载模板');
    },
  },
  'consumer-bill': {
    async run(element, look) {
      const act = within(element);
      await act.sees('净支出');
      await act.sees('CA1501');
      await look();
      await act.check('按月');
      await act.sees('2026年10月');
      const told = next(element, 'tp-filters');
      choose(act.field('产品') as HTMLSelectElement, '机票');
      await told;
      await until(() => act.button('取消筛选：产品：机票'), 'the tag');
      await until(() => act.root.querySelector('.stale') === null, 'what was spent on flights');
      await look();
      const files = next(element, 'tp-navigate');
      await act.press('导出 Excel');
      await act.press('查看下载');
      await files;
      await act.press('返回账单');
      await until(() => act.button('查看订单 26111200010001'), 'the order');
      const order = next(element, 'tp-navigate');
      act.button('查看订单 26111200010001')?.click();
      await order;
      await act.press('返回账单');
      await act.sees('CA1501');
    },
  },
};
