import type { TripTexts } from './texts';

export default {
  legs: 'Legs',
  leg: (at) => `Leg ${at + 1}`,
  route: (from, to) => `${from} to ${to}`,
  legBudget: (amount) => `Budget ${amount}`,
  costCenter: 'Cost centre',
  accountingEntity: 'Accounting entity',
  notSpecified: 'Not specified',
  files: 'Attachments',
  noFiles: 'None',
  change: 'Change',
  copy: 'Copy',
  changeOf: (applyId) => `What it changes (request ${applyId})`,
  changes: 'Changes',
  within: 'Within the tolerance, in effect at once',
  agreedBy: (applyId) => `Approved by ${applyId}`,
  part: 'Changed',
  before: 'Before',
  after: 'After',
} satisfies TripTexts;
