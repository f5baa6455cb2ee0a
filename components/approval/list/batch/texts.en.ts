import type { BatchTexts } from './texts';

const DECISIONS = { agree: 'Approve', refuse: 'Reject' } as const;
const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;

export default {
  bar: 'Decide together',
  chosen: (count) => `${count} selected`,
  decide: (decision) => `${DECISIONS[decision]} selected`,
  nothingInCommon: 'There is nothing that you may do with all of them',
  question: (decision, count) =>
    `${DECISIONS[decision]} ${requests(count)}, one after the other. Submitted decisions cannot be undone.`,
  gone: (gone, left) =>
    `${requests(gone)} decided by others or no longer yours to decide: ${left > 0 ? 'left out' : 'nothing is left to send'}.`,
  asked: 'Selected applications',
  ordersClose: 'Their orders are closed and the seats are released at once. This cannot be undone.',
  confirm: (decision, count) => `${DECISIONS[decision]} ${requests(count)}`,
  cancel: 'Cancel',
  progress: 'Progress',
  at: (done, all) => `Submitting ${done}/${all}`,
  stopping: 'Stopping',
  stop: 'Stop',
  goOn: (count) => `Go on with ${count}`,
  close: 'Close',
  results: 'Results',
  outcome: (good, bad, left) =>
    [
      `${good} succeeded`,
      ...(bad > 0 ? [`${bad} did not`] : []),
      ...(left > 0 ? [`${left} not submitted`] : []),
    ].join(', '),
  waiting: 'Not submitted',
  sending: 'Submitting',
  moreSteps: 'others decide next',
  prevented: 'The page did not let it be submitted',
  failed: 'It could not be submitted. Please try again',
  uncertain: (message) => `${message} The outcome is unknown: try again, nothing is done twice.`,
  retry: 'Try again',
  retryOf: (applyId) => `Try again ${applyId}`,
} satisfies BatchTexts;
