import { within } from '../../support/components/act';
import type { Exercises } from '../../support/components/exercise';
import { next } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { goodAnswers } from '../../support/components/samples';
import { FAILED_NO, INVOICE_NO, invoiceAnswers } from './invoice-samples';

export const exercises: Exercises = {
  invoice: {
    answers: { ...goodAnswers(), ...invoiceAnswers() },
    async run(element, look) {
      const act = within(element);
      await act.sees(INVOICE_NO);
      await look();
      const detail = next(element, 'tp-detail');
      await pressNamed(act, INVOICE_NO);
      await detail;
      await act.sees('¥159.00 ÷ (1 + 6%) × 6% = ¥9.00');
      await look();
      await act.press('红冲');
      await act.type('红冲原因', '抬头有误');
      await look();
      const reversed = next(element, 'tp-invoice-changed');
      await act.press('提交红冲');
      await reversed;
      await act.sees('已红冲');
      await act.press('返回发票列表');
      await pressNamed(act, FAILED_NO);
      await act.sees('购买方名称与税号不一致');
      await act.press('撤回申请');
      await act.sees('撤回这笔开票申请？');
      await look();
      await act.press('不撤回');
      const retried = next(element, 'tp-invoice-changed');
      await act.press('重新开票');
      await retried;
      const order = next(element, 'tp-navigate');
      await pressNamed(act, '26100900000001');
      await order;
      await act.press('返回发票管理');

      element.setAttribute('view', 'apply');
      await act.sees('合计 ¥1,359.00');
      const boxes = () => [...act.root.querySelectorAll<HTMLElement>('tbody .tp-table-selection input')];
      for (const box of boxes()) box.click();
      await act.sees('已选 3 笔');
      await look();
      await act.press('申请开票');
      await act.sees('将开具 3 张发票');
      await look();
      const applied = next(element, 'tp-invoices-applied');
      await act.press('提交申请');
      await applied;

      await act.check('电子行程单');
      await act.sees('合计 ¥2,380.00，可抵扣税额 ¥94.13');
      for (const box of boxes()) box.click();
      await act.sees('已选 2 张客票');
      await look();
      await act.press('申请行程单');
      await act.sees('将开具 2 张电子行程单');
      await look();
      const receipts = next(element, 'tp-invoices-applied');
      await act.press('提交申请');
      await receipts;

      element.setAttribute('view', 'settings');
      await act.sees('按成本中心拆分');
      await look();
      await act.press('新增抬头');
      await act.type('抬头名称', '星海科技（深圳）有限公司');
      await act.type('统一社会信用代码', '91370102MA00000020');
      await look();
      const title = next(element, 'tp-invoice-settings-saved');
      await act.press('保存');
      await title;
      await act.press('新增模板');
      await act.type('模板名称', '按人拆分');
      await look();
      const template = next(element, 'tp-invoice-settings-saved');
      await act.press('保存');
      await template;
    },
  },
};
