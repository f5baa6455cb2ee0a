import type { SplitKey } from '../../../src/domain/invoice/split';
import type { ApplyTexts } from './texts';

const SPLITS: Readonly<Record<SplitKey, string>> = {
  entity: 'By accounting entity',
  costCenter: 'By cost centre',
  traveller: 'By traveller',
};

export default {
  appliedFor: 'Content',
  ofFees: 'Fees on bills',
  ofTickets: 'Itinerary receipts',

  noun: 'Fees to be invoiced',
  nothing:
    'Nothing to be invoiced. Once a bill is confirmed, service fees of issued orders and the costs of flown tickets can be invoiced here.',
  query: 'Search fees',
  keywordHint: 'Order, ticket or traveller',
  beginDate: 'Bills from',
  endDate: 'Bills to',
  sums: (amount: string) => `¥${amount} in all`,
  time: 'Charged at',

  bar: 'Chosen fees',
  chosen: (count: number, amount: string) => `${count} chosen, ¥${amount} in all`,
  tooMany: (most: number) => `At most ${most} at a time`,
  apply: 'Apply for invoices',

  ticketNoun: 'Tickets for receipts',
  ticketNothing:
    'No ticket to have a receipt of. Flown tickets of business trips can have one until 180 days after departure, but for those refunded or already invoiced by difference.',
  ticketQuery: 'Search tickets',
  flownFrom: 'Flown from',
  flownTo: 'Flown to',
  ticketSums: (amount: string, deductible: string) => `¥${amount} in all, ¥${deductible} deductible tax`,
  applyBy: 'Apply by',
  ticketTax: 'Tax in it',
  ticketBar: 'Tickets chosen',
  chosenTickets: (count: number, amount: string) =>
    `${count} ${count === 1 ? 'ticket' : 'tickets'} chosen, ¥${amount} in all`,
  tooManyTickets: (most: number) => `${most} tickets at a time at most`,
  applyReceipts: 'Apply for receipts',
  receiptTitle: 'Apply for itinerary receipts',
  receiptHint: 'Each ticket has a receipt of its own; change and refund fees are on none.',
  receiptFormula:
    'Tax = (fare + fuel surcharge) ÷ (1 + 9%) × 9%, rounded to the fen, half up; the airport fund holds none.',
  receiptPreview: (count: number, amount: string, deductible: string) =>
    `${count} ${count === 1 ? 'receipt' : 'receipts'} will be issued, ¥${amount} in all, ¥${deductible} deductible tax`,
  receiptPreviewLabel: 'The receipts as they will be',
  receiptsDone: (count: number) => `${count} itinerary ${count === 1 ? 'receipt' : 'receipts'} applied for`,

  dialogTitle: 'Apply for invoices',
  template: 'Template',
  noTemplate: 'No template',
  noTitles: 'There is no invoice title in use yet. Add one on the page of titles and templates first.',
  titlesFailed: (why: string) => `Titles and templates could not be loaded: ${why}`,
  titleOption: (name: string, taxNo: string) => `${name} (${taxNo})`,
  typeHint: 'Amounts collected for airlines are taxed by difference: they are on ordinary invoices only.',
  mailHint: 'Told when it is issued or reversed; optional',
  splitName: (key: SplitKey) => SPLITS[key],
  splitHint: 'Fees of different tax rates are always on invoices of their own',
  ceilingHint: 'Tax and all, optional; more is split',
  yuan: 'yuan',
  preview: (count: number, amount: string) =>
    `${count} ${count === 1 ? 'invoice' : 'invoices'}, ¥${amount} in all`,
  previewLabel: 'How it is split',
  previewFailed: (why: string) => `The split could not be shown: ${why}`,
  items: 'Fees',
  parts: 'Of',
  seq: 'No.',
  submit: 'Apply',
  noTitle: 'Choose an invoice title',
  ceilingLow: 'At least 100 yuan',
  ceilingHigh: 'At most 10 million yuan',
  done: (count: number) => `${count} ${count === 1 ? 'invoice was' : 'invoices were'} applied for`,
} satisfies ApplyTexts;
