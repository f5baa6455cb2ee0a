import type { PayingTexts } from './texts';

const HOW: Readonly<Record<Parameters<PayingTexts['howText']>[0], string>> = {
  exact: 'Code and amount',
  code: 'Code',
  amount: 'Amount and payer',
  hand: 'Assigned by the agency',
  wallet: 'Prepaid account',
  other: 'Booked by the agency',
};

export default {
  title: 'Payment',
  loading: 'Loading how to pay',
  owed: 'To be paid',
  principal: 'Still owed',
  lateFee: 'Late fee',
  lateFeeText: (amount) => `¥${amount} (up to today)`,
  outstanding: 'To be paid in all',
  account: 'Receiving account',
  accountName: 'Account name',
  bankName: 'Bank',
  accountNo: 'Account number',
  code: 'Remittance code',
  noAccount: 'Please ask the agency for its bank account',
  hint: 'Write the remittance code into the purpose of the transfer: it is matched by it once it arrives. You may pay in parts; what is paid too much goes into the prepaid account.',
  copy: (name) => `Copy: ${name}`,
  copied: (name) => `Copied: ${name}`,
  copyFailed: 'The browser does not allow copying. The text is selected; please copy it yourself.',

  prepaid: (amount) => `¥${amount} can be paid by the prepaid account`,
  payByWallet: 'Pay by prepaid account',
  payTitle: 'Pay the bill by the prepaid account',
  payHint: (owed, prepaid) =>
    `¥${owed} is owed, and the prepaid account can pay ¥${prepaid}. You may pay in parts.`,
  amount: 'Amount',
  yuan: 'CNY',
  noAmount: 'Please enter an amount',
  overOwed: 'This is more than is owed',
  overPrepaid: 'This is more than the prepaid account can pay',
  pay: 'Pay',
  paid: (amount) => `¥${amount} paid`,

  payments: 'Received',
  noPayments: 'Nothing has been received yet',
  paidDate: 'Received on',
  received: 'Received',
  toBill: 'For the bill',
  toWallet: 'To prepaid',
  how: 'Matched by',
  howText: (how) => HOW[how],
  payer: 'Payer and reference',
} satisfies PayingTexts;
