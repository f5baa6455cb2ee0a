import type { ConfirmTexts } from './texts';

export default {
  title: 'Confirm the bill',
  loading: 'Loading the bill',
  all: 'All lines',
  held: 'Disputed, not confirmed now',
  now: 'Confirmed now',
  lines: (count, amount) => `${count} ${count === 1 ? 'line' : 'lines'}, ¥${amount}`,
  says: (count, amount, dueDate) =>
    `Once confirmed, ${count} ${count === 1 ? 'line' : 'lines'} of ¥${amount} in all are owed, to be paid by ${dueDate}.`,
  saysNothing: 'Once confirmed, nothing is owed of this bill.',
  heldSays: (disputes) =>
    `${disputes} ${disputes === 1 ? 'dispute is' : 'disputes are'} under way: accepted amounts are corrected on a later bill, the rest is carried over to it.`,
  final: 'This cannot be undone, and nothing more of this bill can be disputed afterwards.',
  confirm: (amount) => `Confirm ¥${amount}`,
  cancel: 'Not now',
  changed: 'The bill has changed meanwhile. These are the latest amounts: check them, then confirm again.',
  closed: 'This bill can no longer be confirmed.',
  close: 'Close',
  done: 'The bill is confirmed',
} satisfies ConfirmTexts;
