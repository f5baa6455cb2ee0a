import type { INVOICE_EVENTS, InvoiceState } from '../../../src/contract/invoice/invoices';
import type { InvoiceListTexts } from './texts';

const STATES: Readonly<Record<InvoiceState, string>> = {
  waiting: 'To be issued',
  issuing: 'Being issued',
  issued: 'Issued',
  failed: 'Failed',
  reversing: 'Being reversed',
  reversed: 'Reversed',
  withdrawn: 'Withdrawn',
};
const EVENTS: Readonly<Record<(typeof INVOICE_EVENTS)[number], string>> = {
  applied: 'Applied for',
  issued: 'Issued',
  failed: 'Failed',
  retried: 'Tried again',
  withdrawn: 'Withdrawn',
  reversing: 'Asked to be reversed',
  reversed: 'Red invoice issued',
  reverseFailed: 'Could not be reversed',
};

export default {
  noun: 'Invoices',
  nothing: 'No invoices yet. Choose fees on the page “Apply for invoices”.',
  query: 'Search invoices',
  keywordHint: 'Number, title, ticket or traveller',
  state: 'State',
  stateName: (state: InvoiceState) => STATES[state],
  beginDate: 'Applied from',
  endDate: 'Applied to',
  sums: (amount: string, deductible: string) => `¥${amount} in all, ¥${deductible} deductible tax`,

  allFiles: 'Download all files',
  bar: 'Invoices chosen',
  chosen: (count: number, amount: string) =>
    `${count} ${count === 1 ? 'invoice' : 'invoices'} chosen, ¥${amount} in all`,
  tooMany: (most: number) => `${most} at a time at most`,
  chosenFiles: 'Download their files',

  invoiceNo: 'Application',
  taxInvoiceNo: 'Invoice number',
  redInvoiceNo: 'Red invoice number',
  taxNo: 'Tax number',
  total: 'Total with tax',
  applicant: 'Applied by',
  applyTime: 'Applied at',
  issueTime: 'Issued at',
  failReason: 'Why it failed',
  address: 'Address',
  phone: 'Phone',
  bank: 'Bank and account',

  facts: 'Invoice',
  waitingHint: 'Once it is issued, this page updates by itself.',
  files: 'Files',
  noFiles: 'Once it is issued',
  formula: 'How the tax is computed',
  formulaOf: (amount: string, rate: number, tax: string) =>
    `¥${amount} ÷ (1 + ${rate}%) × ${rate}% = ¥${tax} (rounded to the fen, half up)`,
  noTaxFormula: 'Amounts collected for airlines are taxed by difference: the invoice shows no tax.',
  deductibleOf: (tax: string) => `A special VAT invoice: ¥${tax} of tax can be deducted.`,
  notDeductible: 'An ordinary invoice: its tax cannot be deducted.',
  gone: 'It is reversed: nothing can be deducted.',
  source: 'By Cai Shui [2016] No. 36, annex 1, article 25, and Cai Shui [2017] No. 90, article 2.',

  ticket: 'Ticket',
  cabin: 'Cabin',
  fund: 'Airport fund',
  receiptFormulaOf: (fare: string, fuel: string, tax: string) =>
    `(fare ¥${fare} + fuel surcharge ¥${fuel}) ÷ (1 + 9%) × 9% = ¥${tax} (rounded to the fen, half up; the airport fund holds no tax)`,
  receiptDeductible: (tax: string) =>
    `Domestic transport of the enterprise’s own staff: ¥${tax} of tax can be deducted.`,
  guestNotDeductible: 'The traveller is none of the enterprise’s own staff: the tax cannot be deducted.',
  receiptSource:
    'By announcement [2019] No. 39 of the Ministry of Finance, the tax administration and the customs, article 6, announcement [2019] No. 31 of the tax administration, article 1, and announcement [2024] No. 9 of the tax administration, the ministry and the aviation administration.',

  lines: 'Fees',
  part: (partNo: number) => `Part ${partNo}`,
  events: 'History',
  eventName: (how: (typeof INVOICE_EVENTS)[number]) => EVENTS[how],
  taxPort: 'Tax platform',

  retry: 'Try again',
  retrying: 'Sending',
  retried: 'It is tried again',
  retryFailed: (why: string) => `It could not be tried again: ${why}`,
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this application?',
  withdrawHint: 'Its fees can be invoiced again then.',
  withdrawn: 'Withdrawn: its fees can be invoiced again',
  keep: 'Keep it',
  reverse: 'Reverse',
  reverseTitle: 'Reverse the invoice',
  reverseHint:
    'Once the red invoice is issued its fees can be invoiced again; of a fee on several invoices all have to be reversed.',
  reason: 'Reason',
  noReason: 'Enter a reason',
  submitReverse: 'Reverse',
  reversing: 'It is being reversed',
} satisfies InvoiceListTexts;
