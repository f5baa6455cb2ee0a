import type { MovementKind, WalletAccountKind } from '../../src/contract/wallet/account';
import type { WalletTexts } from './texts';
import type { WalletList } from './views';

const ACCOUNTS: Readonly<Record<WalletAccountKind, string>> = {
  prepaid: 'Prepaid',
  credit: 'Monthly settlement',
};
const KINDS: Readonly<Record<MovementKind, string>> = {
  topUp: 'Recharge',
  settlement: 'Bill',
  payment: 'Payment',
  refund: 'Refund',
};

const LISTS: Readonly<Record<WalletList, string>> = {
  movements: 'Movements',
  reviews: 'Consent to payments',
};

export default {
  back: 'Back to the wallet',
  loading: 'Reading the wallet',
  failed: (why: string) => `The wallet could not be read: ${why}`,
  accountName: (account: WalletAccountKind) => ACCOUNTS[account],
  none: 'Not opened',

  total: 'Total',
  frozen: 'Held',
  available: 'Available',
  frozenHint:
    'Held: the company’s part of orders to be paid for which a shared payment was begun at the cashier, until it is paid, cancelled or overdue. Booking alone holds nothing.',
  limit: 'Credit limit',
  used: 'Credit used',
  left: 'Credit left',
  recharge: 'Recharge',
  settings: 'Settings',

  accounts: 'Account',
  statement: 'Statement',
  statementOf: (days: string) => `Statement (${days})`,
  allDays: 'all days',
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  opening: 'Opening balance',
  came: 'In',
  went: 'Out',
  closing: 'Closing balance',
  balanced: 'Opening + in − out = closing, and agrees with the balance held',
  unbalanced: 'The movements do not agree with the balance. Please contact your account manager.',
  statementFailed: (why: string) => `The statement could not be read: ${why}`,
  creditHint: 'A balance below zero of monthly settlement is the credit that is used.',

  lists: 'Movements and consent',
  listName: (list: WalletList) => LISTS[list],
  noun: 'Movements',
  nothing: 'Nothing has moved on this account yet',
  query: 'Search movements',
  keywordHint: 'Number of order, refund, recharge or bill, or name',
  kind: 'Kind',
  allKinds: 'All',
  kindName: (kind: MovementKind) => KINDS[kind],
  person: 'Person',
  sums: (came: string, went: string) => `In ¥${came}, out ¥${went}`,

  entryNo: 'Entry',
  time: 'Time',
  reason: 'Reason',
  order: 'Order or recharge',
  in: 'In',
  out: 'Out',
  balance: 'Balance',
} satisfies WalletTexts;
