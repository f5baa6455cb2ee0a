import type { Exercises } from '../../support/components/exercise';
import { within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { pressNamed } from '../../support/components/press-named';
import { choose } from '../report/choose';
import { choiceAnswers } from '../cost-center/cost-samples';
import { chooseFile } from '../cost-center/import-samples';

export const exercises: Exercises = {
  settlement: {
    answers: {
      ...goodAnswers(),
      ...choiceAnswers(),
      queryWalletSecurity: () => ({ walletSecurity: null }),
      paySettleBill: () => ({ outstandingAmount: 0 }),
    },
    async run(element, look) {
      const act = within(element);
      await act.sees('2026-10-23 至 2026-11-22');
      await look();
      const detail = next(element, 'tp-detail');
      await act.press('2026-10-23 至 2026-11-22');
      await detail;
      await act.sees('费用构成');
      await act.sees('26110800000003');
      await look();
      const told = next(element, 'tp-filters');
      await act.check('部门');
      await told;
      await pressNamed(act, '市场部 查看明细');
      await act.sees('改签费');
      await look();
      await act.check('对账');
      await pressNamed(act, '查看 费用记录-11月.xlsx');
      await act.sees('金额不同、部门不同');
      await look();
      await pressNamed(act, '返回对账');
      await until(() => act.root.querySelector('.st-compare-file input'), 'a file can be chosen');
      chooseFile(act.root, new File(['票号,金额\r\n1,2\r\n'], '新记录.csv'));
      await act.sees('金额不同、部门不同');
      await pressNamed(act, '返回对账');
      await act.check('部门');
      await pressNamed(act, '市场部 查看明细');
      const order = next(element, 'tp-navigate');
      await pressNamed(act, '查看订单 26110500000002');
      await order;
      await act.press('返回结算管理');
      await act.press('重置');
      await act.sees('民航发展基金');
      act.root.querySelector<HTMLInputElement>('tr[data-row="2"] input[type=checkbox]')?.click();
      await act.press('提出异议');
      await act.sees('异议原因');
      await look();
      choose(act.field('异议原因') as HTMLSelectElement, '重复计费');
      await act.type('说明', '票价与订单不一致');
      const disputed = next(element, 'tp-bill-disputed');
      await act.press('提交异议');
      await disputed;
      await act.press('确认账单');
      await act.sees('本次确认');
      await look();
      const confirmed = next(element, 'tp-bill-confirmed');
      await act.press('确认 ¥850.00');
      await confirmed;
      await act.sees('已确认');
      await act.press('异议');
      await act.sees('部分采纳');
      await look();
      await pressNamed(act, '重复计费');
      await act.sees('沟通记录');
      await look();
      await act.press('撤回异议');
      const withdrawn = next(element, 'tp-dispute-withdrawn');
      [...act.root.querySelectorAll<HTMLElement>('dialog button')]
        .find(({ textContent }) => textContent === '撤回异议')
        ?.click();
      await withdrawn;
      await act.press('合同信息');
      await act.sees('每月 23 日');
      await look();
      await act.press('产品与账户');
      await act.sees('航空保险');
      await look();
      await pressNamed(act, '修改航空保险');
      await act.sees('航空保险适用人员');
      await look();
      const saved = next(element, 'tp-settle-product-saved');
      await act.check('全员');
      await act.press('保存');
      await saved;
      await act.press('账单');
      await act.press('预存支付');
      await act.sees('当前应付');
      await look();
      const paid = next(element, 'tp-bill-paid');
      await act.press('确认付款');
      await paid;
    },
  },
  reconciliation: {
    async run(element, look) {
      const act = within(element);
      await act.sees('报表与台账的差异');
      await look();
      await act.press('企业钱包支付');
      await act.sees('26110500000002');
      await look();
      const told = next(element, 'tp-filters');
      await act.type('结束日期', '2026-10-30');
      await told;
      await act.sees('26110500000002');
      const order = next(element, 'tp-navigate');
      await pressNamed(act, '查看订单 26110500000002');
      await order;
    },
  },
};
