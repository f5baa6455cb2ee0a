import type { UnfinishedTexts } from './texts';

export default {
  loading: 'Loading unfinished changes and refunds',
  drafts: 'Not submitted',
  draftsHint: 'Kept in this tab of your browser alone, until it is closed or you sign out.',
  applications: 'Waiting for approval, or approved',
  kind: (kind) => (kind === 'change' ? 'Change' : 'Refund'),
  order: (orderNo) => `Order ${orderNo}`,
  keptAt: (at) => `Kept ${at}`,
  flights: (flights) => `New flights: ${flights.join(', ')}`,
  tickets: (count) => `${count} ${count === 1 ? 'ticket' : 'tickets'} selected`,
  passengers: (count) => `${count} ${count === 1 ? 'traveller' : 'travellers'} selected`,
  uncertain: 'Submitted, but the result is not known: please go on to find out',
  goOn: 'Continue',
  remove: 'Delete',
  removeHint: 'The input cannot be restored.',
  removeYes: 'Delete it',
  removeNo: 'Not now',
  removed: 'The draft was deleted',
  nothing: 'There are no unfinished changes or refunds',
  nothingHint:
    'Changes and refunds that you have begun, and requests that wait for approval or were approved and not used, are listed here.',
  orders: 'View my orders',
  back: 'Back to unfinished business',
} satisfies UnfinishedTexts;
