import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  period: '账期',
  billNo: '账单编号',
  billDate: '出账日',
  lines: '明细',
  totalAmount: '账单总额',
  heldAmount: '异议金额',
  payableAmount: '应付金额',
  paidAmount: '已付金额',
  outstandingAmount: '待付金额',
  confirmBy: '确认截止',
  dueDate: '还款日',
  lateFee: '滞纳金',
  lateFeeOf: (days: number) => `逾期 ${days} 天`,
  allAccounts: '全部核算主体',
  noAccount: '全企业或未归属核算主体',
  sums: '所列账单合计',
  /** `withoutCarried` annotates a total over bills, `withCarried` the amount of a single bill. */
  withoutCarried: (yuan: string) => `不含从前期账单结转的 ${yuan}`,
  withCarried: (yuan: string) => `含前期结转 ${yuan}`,
  withLateFee: (yuan: string) => `含滞纳金 ${yuan}`,
  nothing: '还没有账单。每个出账日会自动生成上一账期的账单。',
};

export type BillsTexts = TextsOf<typeof chinese>;

export const billsTexts = defineTexts('settlement-bills', chinese, () => import('./texts.en'));
