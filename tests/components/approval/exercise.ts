import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';
import { APPLY_ID } from './approval-samples';
import { fillRequest } from './request-steps';

export const exercises: Exercises = {
  'approval-list': {
    async run(element, look) {
      const act = within(element);
      await act.sees('SP26112000000001');
      await until(() => !act.root.querySelector('.stale'), 'the rows of now');
      await look();
      const found = next(element, 'tp-filters');
      await act.type('关键字', '北京');
      await act.press('查询');
      await found;
      await act.press('SP26112000000001');
      await act.sees('价格超标');
      await act.type('审批意见', '同意出行');
      await look();
      const decided = next(element, 'tp-approval-decided');
      await act.press('同意');
      await act.press('立即提交');
      await decided;
      await act.sees('同意该申请');
      await look();
      const asked = next(element, 'tp-navigate');
      await act.press('查看订单');
      await asked;
      await until(() => act.root.querySelector('tp-order-list'), 'the order in place');
      await act.press('返回审批');
      const closed = next(element, 'tp-detail');
      await act.press('返回申请列表');
      await closed;
      await act.press('SP26112000000002');
      await act.sees('出差内容');
      await look();
    },
  },

  'approval-detail': {
    async run(element, look) {
      const act = within(element);
      await act.sees('没有指定申请单');
      element.setAttribute('apply-id', APPLY_ID);
      await act.sees('价格超标');
      await act.type('审批意见', '同意出行');
      await look();
      const decided = next(element, 'tp-approval-decided');
      await act.press('同意');
      await act.press('立即提交');
      await decided;
      await act.sees('同意该申请');
      await look();
      const asked = next(element, 'tp-navigate');
      await act.press('查看订单');
      await asked;
      await until(() => act.root.querySelector('tp-order-list'), 'the order in place');
      await act.press('返回申请');
      await act.sees('价格超标');
    },
  },

  'approval-link': {
    async run(element, look) {
      const act = within(element);
      const address = location.href;
      await act.sees('页面不存在');
      await look();
      location.hash = `#/overStandApproveDetail/${APPLY_ID}`;
      await act.sees('本次访问已结束');
      await look();
      location.hash = `#/overStandApproveDetail/${APPLY_ID}?authSign=al_exercise`;
      await act.press('查看申请');
      await until(() => act.root.querySelector('tp-approval-detail'), 'the application');
      await look();
      history.replaceState(null, '', address);
    },
  },

  'approval-flow': {
    async run(element, look) {
      const act = within(element);
      await act.sees('第2步 财务会签');
      await look();
      await act.press('编辑财务会签');
      await act.sees('编辑审批步骤');
      await act.type('步骤名称', '财务复核');
      await look();
      await act.press('确定');
      await act.sees('有未保存的修改');
      await act.sees('该步骤总会跳过');
      await look();
      const saved = next(element, 'tp-approval-flow-saved');
      await act.press('保存');
      await saved;
      await act.press('版本记录');
      await act.sees('新增第2步“财务会签”');
      await look();
      await act.press('试算');
      await act.sees('不会产生申请单');
      await look();
      act.field('申请人')?.focus();
      act.field('申请人')?.click();
      const option = () => act.root.querySelector<HTMLElement>('[role=option]');
      await until(option, 'the colleague');
      option()?.click();
      await act.type('金额', '30000');
      act.root.querySelector<HTMLElement>('form button[type=submit]')?.click();
      await act.sees('依次经过');
      await look();
    },
  },

  'travel-request': {
    async run(element, look) {
      const act = within(element);
      await act.sees('新建出差申请');
      await act.press('提交申请');
      await act.sees('请输入出差事由');
      await look();
      const cancelled = next(element, 'tp-request-cancelled');
      await act.press('取消');
      await cancelled;
      await fillRequest(element);
      await look();
      const before = next(element, 'tp-before-submit');
      const submitted = next(element, 'tp-approval-submitted');
      await act.press('提交申请');
      await before;
      await submitted;
      await act.sees('出差申请已提交');
      await look();
      const asked = next(element, 'tp-navigate');
      await act.press('查看申请');
      await asked;
      await until(() => act.root.querySelector('tp-approval-list'), 'the application in place');
    },
  },
};
