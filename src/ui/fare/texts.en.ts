import type { FareTexts } from './texts';

export default {
  published: 'Published fare',
  refund: 'Refund',
  noRefund: 'Non-refundable: only taxes and fees are refunded',
  change: 'Change',
  noChange: 'No changes',
  transfer: 'Endorsement',
  canTransfer: 'Can be endorsed to another airline',
  noTransfer: 'Cannot be endorsed to another airline',
  baggage: 'Baggage',
  allowance: (checked: number, cabin: number) =>
    `${checked > 0 ? `Checked ${checked} kg` : 'No free checked baggage'}, cabin ${cabin} kg`,
  notes: 'Notes',
  noteSeparator: '; ',
  free: 'Free',
  after: (fee: string) => `then ${fee}`,
  now: 'Now',
  next: (wait: string, fee: string, percent: number) => `In ${wait} the fee becomes ${fee} (${percent}%)`,
  freeTimes: (times: number) =>
    times === 1 ? 'The first time is free' : `The first ${times} times are free`,
  anyTime: 'Any time',
  fromThen: (time: string) => `Within ${time} of departure and after`,
  untilThen: (time: string) => `More than ${time} before departure`,
  between: (from: string, to: string) => `${from} to ${to} before departure`,
} satisfies FareTexts;
