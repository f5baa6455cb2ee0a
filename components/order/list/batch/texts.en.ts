import type { OrderBatchTexts } from './texts';

const orders = (count: number) => `${count} order${count === 1 ? '' : 's'}`;

export default {
  bar: 'With those selected',
  selected: (count: number, amount: string) => `${orders(count)} selected, ¥${amount} in all`,
  pay: (count: number) => `Pay (${count})`,
  cancel: (count: number) => `Cancel (${count})`,
  payTitle: 'Pay several orders',
  cancelTitle: 'Cancel several orders',
  sum: (count: number, amount: string) => `${orders(count)}, ¥${amount} in all`,
  cancelHint:
    'The seats are released at once; the present price may not be had again. Requests that wait for approval are withdrawn.',
  preparing: 'Looking up ways to pay',
  methods: 'Ways to pay',
  noMethod: 'There is no way to pay that all of them have. Please pay each by itself',
  confirmPay: (amount: string) => `Pay ¥${amount}`,
  confirmCancel: 'Cancel them',
  keep: 'Keep them',
  close: 'Close',
  again: 'Ask again',
  running: 'Under way',
  over: (done: number, refused: number, uncertain: number) =>
    `${done} done, ${refused} not done${uncertain > 0 ? `, ${uncertain} not known` : ''}`,
  results: 'Result of each order',
  waiting: 'Waiting',
  sending: 'Under way',
  gone: 'Settled by others, not sent',
  paid: 'Paid',
  cancelled: 'Cancelled',
  failed: 'Not done',
  uncertain: (why: string) =>
    `${why && `${why}. `}The result is not known: ask again, nothing is done twice.`,
} satisfies OrderBatchTexts;
