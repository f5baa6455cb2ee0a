import type { DisputingTexts } from './texts';

export default {
  title: 'Dispute lines',
  lines: 'Lines',
  lineText: (name, traveller, trip) => [name, traveller, trip].filter((part) => part !== '').join(' · '),
  lineAmount: (amount) => `Line ¥${amount}`,
  claimShort: 'Disputed amount',
  claimMore: 'Missing of the refund',
  unit: 'CNY',
  sum: (count, amount) => `${count} ${count === 1 ? 'line' : 'lines'}, ¥${amount} disputed`,
  reason: 'Reason',
  content: 'Explanation',
  contentHint: 'Describe the error for the agency’s check',
  files: 'Files',
  says: 'Disputed amounts are not due until the agency has decided.',
  submit: 'Send dispute',
  uploading: 'Wait until the files are uploaded, or remove those that were not',

  noClaim: 'Enter an amount',
  claimTooLarge: (most) => `¥${most} at most`,
  noReason: 'Choose a reason',
  noContent: 'Enter an explanation',
  contentTooLong: (most) => `${most} characters at most`,

  done: (count) => `${count} ${count === 1 ? 'line is' : 'lines are'} disputed`,
} satisfies DisputingTexts;
