import type { LazySearchTexts } from './texts';

export default {
  recent: 'Recent searches',
  to: 'to',
  roundTrip: 'round trip to',
  remove: (from: string, to: string, isRound: boolean) =>
    `Remove ${from} to ${to}${isRound ? ', round trip' : ''}`,
  outbound: 'Outbound',
  returnDate: 'Return date',
  return: 'Return',
} satisfies LazySearchTexts;
