import type { ReviewState } from '../../../src/contract/wallet/reviews';
import type { ReviewsTexts } from './texts';

const STATES: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waiting',
  agreed: 'Agreed',
  refused: 'Refused',
  lapsed: 'Lapsed',
};

export default {
  noun: 'Consent to payments',
  nothing: 'No payment has needed consent yet',
  query: 'Search payments',
  keywordHint: 'Order number or name',
  state: 'State',
  allStates: 'All',
  stateName: (state: ReviewState) => STATES[state],
  order: 'Order',
  amount: 'By the prepaid account',
  sum: 'Amount',
  trip: 'Trip',
  travellers: 'Travellers',
  applicant: 'Asked by',
  applyTime: 'Asked at',
  payDeadline: 'Pay until',
  decided: 'Decided',
  decidedAt: (name: string, time: string) => `${name}, ${time}`,
  list: (names: readonly string[]) => names.join(', '),

  agree: 'Agree',
  refuse: 'Refuse',
  own: 'Somebody else decides',
  agreeTitle: 'Agree to the payment',
  refuseTitle: 'Refuse the payment',
  agreeHint:
    'The requester can then pay by the prepaid account, up to this amount, until the time to pay is over.',
  reason: 'Reason',
  reasonNeeded: 'Please say why',
  agreed: 'You agreed to the payment',
  refused: 'You refused the payment',
} satisfies ReviewsTexts;
