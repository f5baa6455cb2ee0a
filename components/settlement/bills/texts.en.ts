import type { BillsTexts } from './texts';

export default {
  period: 'Period',
  billNo: 'Bill',
  billDate: 'Made on',
  lines: 'Lines',
  totalAmount: 'Total',
  heldAmount: 'Disputed',
  payableAmount: 'Payable',
  paidAmount: 'Paid',
  outstandingAmount: 'Outstanding',
  confirmBy: 'Confirm by',
  dueDate: 'Due',
  lateFee: 'Late fee',
  lateFeeOf: (days) => `${days} ${days === 1 ? 'day' : 'days'} late`,
  allAccounts: 'All accounting entities',
  noAccount: 'The whole company, or none',
  sums: 'Total of the bills listed',
  withoutCarried: (yuan) => `without ${yuan} carried over from earlier bills`,
  withCarried: (yuan) => `${yuan} of it carried over`,
  withLateFee: (yuan) => `${yuan} of it late fee`,
  nothing: 'There is no bill yet. One is made of each period on the clearing date.',
} satisfies BillsTexts;
