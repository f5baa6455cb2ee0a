import type { SettlementTexts } from './texts';

type Names<N extends keyof SettlementTexts> = SettlementTexts[N] extends (name: infer K) => string
  ? Readonly<Record<K & string, string>>
  : never;

const TABS: Names<'tab'> = {
  bills: 'Bills',
  disputes: 'Disputes',
  contract: 'Contract',
  products: 'Products and accounts',
};
const BILL_STATES: Names<'billState'> = {
  generating: 'Being made',
  toConfirm: 'To be confirmed',
  confirmed: 'Confirmed',
  overdue: 'Overdue',
  settled: 'Settled',
};
const KINDS: Names<'kind'> = {
  fare: 'Fare',
  fund: 'Airport fund',
  fuel: 'Fuel surcharge',
  service: 'Service fee',
  insurance: 'Insurance',
  change: 'Change',
  refund: 'Refund',
  dispute: 'Disputed, carried over',
  correction: 'Correction',
  balance: 'Balance carried over',
};
const PARTS: Readonly<Record<Parameters<SettlementTexts['lineName']>[1], string>> = {
  '': '',
  changeFee: 'Change fee',
  fareDifference: 'Fare difference',
};
const GROUPS: Names<'group'> = {
  entity: 'Accounting entity',
  department: 'Department',
  costCenter: 'Cost centre',
  product: 'Product',
  traveller: 'Traveller',
};
const PRODUCTS: Names<'product'> = { flight: 'Flights', train: 'Trains', car: 'Cars', hotel: 'Hotels' };
const LINE_STATES: Names<'lineDispute'> = {
  none: 'Not disputed',
  open: 'Disputed',
  accepted: 'Dispute accepted',
  refused: 'Dispute refused',
};
const DISPUTE_STATES: Names<'disputeState'> = {
  open: 'Under way',
  accepted: 'Accepted',
  partlyAccepted: 'Partly accepted',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};
const REASONS: Names<'reason'> = {
  amount: 'Wrong amount',
  notOurs: 'Not ours',
  twice: 'Charged twice',
  refundMissing: 'Refund missing',
  allocation: 'Charged to the wrong place',
  other: 'Other',
};

export default {
  tabs: 'Settlement',
  tab: (tab) => TABS[tab],
  bill: 'bill',
  line: 'line',
  dispute: 'dispute',
  back: 'Back to settlement',

  billState: (state) => BILL_STATES[state],
  kind: (kind) => KINDS[kind],
  lineName: (kind, part) => PARTS[part] || KINDS[kind],
  group: (key) => GROUPS[key],
  unassigned: 'None',
  accountOf: ({ isByAccount, accountName }) =>
    isByAccount ? accountName || 'No accounting entity' : 'Whole company',
  product: (product) => PRODUCTS[product],
  lineDispute: (state) => LINE_STATES[state],
  disputeState: (state) => DISPUTE_STATES[state],
  reason: (reason) => REASONS[reason],

  yuan: (amount) => `¥${amount}`,
  periodText: (begin, end) => `${begin} to ${end}`,
  billTitle: (begin, end) => `Bill ${begin} to ${end}`,
  days: (days) => `${days} ${days === 1 ? 'day' : 'days'}`,
  lineCount: (count) => `${count} ${count === 1 ? 'line' : 'lines'}`,
  openOrder: (orderNo) => `View order ${orderNo}`,
  openBill: (billNo) => `View bill ${billNo}`,
  openDispute: 'View dispute',
  none: 'none',
  all: 'All',
  state: 'State',
} satisfies SettlementTexts;
