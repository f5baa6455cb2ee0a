import { BILL_DATE_FLAG } from '../../../../src/contract/settlement/contract-info';
import type { ContractTerms } from '../../../../src/contract/enterprise/new-enterprise';

/** Terms of monthly billing in one line, for the log. */
export const termsText = ({
  clearingDate,
  billDateFlag,
  endDate,
  lateRate,
  confirmDays,
  payDays,
}: Omit<ContractTerms, 'beginDate'>): string =>
  [
    `每月${clearingDate}日结算`,
    billDateFlag === BILL_DATE_FLAG.posted ? '按入账日' : '按出票日',
    `确认${confirmDays}天`,
    `付款${payDays}天`,
    `滞纳金${lateRate}%/日`,
    endDate === '' ? '长期' : `至${endDate}`,
  ].join('、');
