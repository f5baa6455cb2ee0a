import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  title: '确认账单',
  loading: '正在加载账单',
  all: '全部明细',
  held: '异议明细，不在本次确认范围',
  now: '本次确认',
  lines: (count: number, amount: string) => `${count} 笔，¥${amount}`,
  says: (count: number, amount: string, dueDate: string) =>
    `确认后，${count} 笔明细共 ¥${amount} 成为应付款，请在 ${dueDate} 前付款。`,
  saysNothing: '确认后，本账单没有应付款。',
  heldSays: (disputes: number) =>
    `${disputes} 件异议处理中：采纳的部分在后续账单中更正，未采纳的部分结转至后续账单。`,
  final: '确认后不能撤销，也不能再对本账单提出新的异议。',
  confirm: (amount: string) => `确认 ¥${amount}`,
  cancel: '暂不确认',
  changed: '账单已有变化，以上为最新金额，请核对后再次确认。',
  closed: '该账单已不能确认。',
  close: '关闭',
  done: '账单已确认',
};

export type ConfirmTexts = TextsOf<typeof chinese>;

export const confirmTexts = defineTexts('settlement-confirm', chinese, () => import('./texts.en'));
