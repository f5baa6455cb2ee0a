import { BILL_DATE_FLAG } from '../../../src/contract/settlement/contract-info';
import { MULTI_ACCOUNT } from '../../../src/contract/settlement/products';
import type { ContractTexts } from './texts';

/** Dictionary names are Chinese, so known codes have English names here. */
const BILL_DATES: Readonly<Record<number, string>> = {
  [BILL_DATE_FLAG.posted]: 'The day it was charged',
  [BILL_DATE_FLAG.issued]: 'The day of ticketing',
};
const ACCOUNTS: Readonly<Record<number, string>> = {
  [MULTI_ACCOUNT.one]: 'One of the whole company',
  [MULTI_ACCOUNT.several]: 'Several, one of each accounting entity',
};

export default {
  contract: 'Contract',
  loading: 'Loading the contract',
  enterpriseNum: 'Company number',
  valid: 'Valid',
  validText: (begin, end) => `${begin} to ${end || 'no end'}`,
  clearingDate: 'Clearing date',
  clearingText: (day) => `Day ${day} of each month`,
  billDateFlag: 'Counts on',
  billDateText: (name, flag) => BILL_DATES[flag] ?? name,
  confirmDays: 'To be confirmed',
  payDays: 'To be paid',
  daysText: (days) => `within ${days} ${days === 1 ? 'day' : 'days'} of the bill`,
  lateFreeRate: 'Late fee',
  lateText: (rate) => `${rate}% a day`,
  lateHint: 'On overdue amounts, day by day; the sum is rounded to the cent.',
  accounts: 'Accounts',
  accountsText: (name, status) => ACCOUNTS[status] ?? name,

  next: 'Next bill',
  nextPeriod: 'Period',
  nextBillDate: 'Made on',
  madeAs: 'Made as',
  madeAsText: (status) =>
    status === MULTI_ACCOUNT.several ? 'A bill of each accounting entity' : 'One bill of the whole company',
  thenText: (status) =>
    `The accounts have been changed: from the bill after that on, ${
      status === MULTI_ACCOUNT.several
        ? 'there is one of each accounting entity'
        : 'there is one of the whole company'
    }.`,
  unbilled: 'Not billed yet',
  unbilledText: (amount, count) => `¥${amount}, ${count} ${count === 1 ? 'entry' : 'entries'}`,
  noNext: 'No more bills within the contract',
  none: 'Your company has no contract for monthly settlement, and no monthly bills. Please ask the agency for one.',
  setBy: 'The agency keeps the contract. Please tell them if it is not as agreed.',
} satisfies ContractTexts;
