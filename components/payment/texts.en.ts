import { PAY_AMOUNTS, PAY_NOTES } from '../../src/contract/payment/pay-notes';
import { PAY_TYPE, type PayMethod } from '../../src/contract/payment/payment';
import type { WalletReview } from '../../src/contract/payment/wallet-review';
import { formatPrice } from '../../src/domain/money/money';
import type { PaymentTexts } from './texts';

/** Names by pay type and sub pay type. */
const METHODS: Readonly<Record<string, string>> = {
  [`${PAY_TYPE.monthly}-13`]: 'Company account, monthly',
  [`${PAY_TYPE.prepaid}-14`]: 'Company account, prepaid',
  [`${PAY_TYPE.thirdParty}-1`]: 'Alipay',
  [`${PAY_TYPE.thirdParty}-3`]: 'WeChat Pay',
};
const nameOf = ({ payType, subPayType }: Pick<PayMethod, 'payType' | 'subPayType'>): string | undefined =>
  METHODS[`${payType}-${subPayType}`];

/** Name of a payment method. Falls back to the gateway's own name for an unknown method. */
function method(way: PayMethod): string {
  const [own, company] = [nameOf(way), way.companyPart && nameOf(way.companyPart)];
  if (own === undefined || company === undefined) return way.name;
  return company === null ? own : `${company} + ${own}`;
}

const NOTES: Readonly<Record<string, string>> = {
  [PAY_NOTES.cashier]: 'Paid at the third-party cashier',
  [PAY_NOTES.creditEnough]: 'Enough credit left',
  [PAY_NOTES.prepaidEnough]: 'Enough balance left',
  [PAY_NOTES.notForPersonal]: 'Personal trips cannot be paid by your company',
  [PAY_NOTES.noCredit]: 'Your company has no monthly settlement',
  [PAY_NOTES.monthlyNotOpen]: 'Your company has not opened monthly settlement to you',
  [PAY_NOTES.noPrepaid]: 'Your company has no prepaid account',
  [PAY_NOTES.creditShort]: 'Not enough credit left',
  [PAY_NOTES.prepaidShort]: 'Not enough balance left',
  [PAY_NOTES.beyondOrderLimit]: 'Beyond your company’s limit for one order',
  [PAY_NOTES.beyondPersonLimit]: 'Above your company payment limit for today',
  [PAY_NOTES.beyondDayLimit]: 'Above your company’s daily payment limit',
  [PAY_NOTES.securityBeyondPartner]: 'Needs your security password: please pay it in the travel portal',
};
const AMOUNTS = [
  [PAY_AMOUNTS.credit, 'Credit left'],
  [PAY_AMOUNTS.prepaid, 'Balance left'],
] as const;

function noteText(note: string): string {
  const known = NOTES[note];
  if (known !== undefined) return known;
  const [before, text] = AMOUNTS.find(([chinese]) => note.startsWith(`${chinese} `)) ?? [];
  return before === undefined ? note : `${text}${note.slice(before.length)}`;
}

function note({ available, description, reason, companyPart }: PayMethod, payAmount: number): string {
  if (!available) return noteText(reason);
  if (companyPart === null) return noteText(description);
  const { amount } = companyPart;
  return `Company ¥${formatPrice(amount)}, yourself ¥${formatPrice(payAmount - amount)}`;
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const REVIEW_STATES: Readonly<Record<WalletReview['reviewState'], string>> = {
  needed: 'Needs consent',
  waiting: 'Waiting for consent',
  agreed: 'Agreed',
  refused: 'Refused',
};

export default {
  loading: 'Reading the ways to pay',
  missingOrder: 'The order number is missing',
  failed: 'The payment details could not be read',
  cashierRefused: 'The address of the cashier is not allowed. Please contact your administrator.',
  paid: 'Payment received',
  order: 'Order number',
  expired: 'The time to pay has run out and the seats were released. Please book again.',
  methods: 'Ways to pay',
  method,
  note,
  paying: 'Paying',
  confirm: (amount: string) => `Pay ¥${amount}`,
  reviewState: (state: WalletReview['reviewState']) => REVIEW_STATES[state],
  reviewNeeded: (amount: string, above: string) =>
    `¥${amount} by the prepaid account is above ¥${above}: somebody else has to agree before you pay.`,
  reviewWaiting: (amount: string) =>
    `Consent is asked for (¥${amount} by the prepaid account). You can pay once it is given; this page updates by itself.`,
  reviewRefused: (reason: string) => `Refused the last time: ${reason}`,
  askReview: 'Ask for consent',
  askingReview: 'Asking',
  choose: 'Please choose how to pay',
  none: 'There is no way to pay. Please contact your administrator.',
  due: 'Amount due',
  left: 'Time left to pay',
  price: 'Price held for',
  priceOver: 'Priced again at payment',
  atCashier: 'Please pay on the cashier’s page that has opened. This page then updates by itself.',
  blocked: 'Your browser has blocked the cashier’s page. Please open it with the link below.',
  openCashier: 'Open the cashier’s page',
  notYet: 'No payment has come in yet. If you have paid, please wait: this page updates by itself.',
  asking: 'Asking for the result',
  done: 'I have paid',
  other: 'Pay another way',
  back: 'Back to the payment',
  amountChanged: 'The amount due has changed. Please check it and pay again.',
  returned: 'The payment did not succeed and your money was returned. Please choose how to pay again.',
  uncertain: (why: string) =>
    `${sentence(why)} The result is not known: press pay again to find out. You are not charged twice.`,
  refused: 'The payment failed. Please try again.',
} satisfies PaymentTexts;
