import type { RequestTexts } from './texts';
const KINDS: Readonly<Record<number, string>> = {
  1: 'Travel request',
  2: 'Over-policy request',
  9: 'Pre-trip request',
};

export default {
  link: 'Link a travel request',
  linked: 'Linked',
  linkOne: 'Link',
  bar: 'Linked travel request',
  change: 'Change',
  unlink: 'Unlink',
  create: 'New travel request',
  required: 'Your company requires an approved travel request for bookings',
  optional: 'Optional: once linked, the trip, travellers and budget of the request apply',
  back: 'Back to the booking',
  asking: 'Reading travel requests',
  failed: 'The travel requests could not be read. Please try again.',
  none: 'There are no travel requests to book under',
  noneHint: 'Once a travel request is approved, you can link it here.',
  list: 'Travel requests available',
  find: 'Find a travel request',
  findHint: 'Number, reason, city, traveller',
  noneFound: 'No travel request matches',
  more: 'Show more',
  travellers: (names: string) => `Travellers: ${names}`,
  kind: (type: number, name: string) => KINDS[type] ?? name,
  dates: (from: string, to: string) => `${from} to ${to}`,
  noBudget: 'No budget limit',
  budgetLeft: (amount: string) => `Budget left ${amount}`,
  overBudget: 'Over budget',
  explain: (of: string) => `Over budget: show the budget for ${of}`,
  explanation: 'Budget',
  overRequest: (applyId: string) => `Over the budget left of request ${applyId}`,
  left: 'Budget left',
  total: (travellers: number, isRound: boolean) =>
    `This booking (${[...(travellers > 1 ? [`${travellers} travellers`] : []), ...(isRound ? ['round trip'] : []), 'incl. taxes and fees'].join(', ')})`,
  over: 'Over by',
  refused: 'An order at this fare will be refused. Please choose another fare or another travel request.',
  gapBudget: (total: string, over: string) =>
    `The order comes to ${total}, ${over} over the budget left of the travel request`,
  gapWay: (from: string, to: string) => `The travel request does not cover the trip from ${from} to ${to}`,
  gapDate: (date: string, from: string, to: string) =>
    `The flight on ${date} is outside the dates of the travel request, ${from} to ${to}`,
  gapTraveller: (name: string) => `${name || 'The new traveller'} is not a traveller of the travel request`,
} satisfies RequestTexts;
