import type { ClaimState } from '../../../src/contract/account-safety/claims';
import type { ClaimTexts } from './texts';

const STATES: Readonly<Record<ClaimState, string>> = {
  waiting: 'Being looked at',
  approved: 'Approved, not in effect yet',
  confirming: 'Waiting for the new phone',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  denied: 'Stopped',
  done: 'In effect',
};

export default {
  loading: 'Reading your claim',
  title: 'Claim of your account',
  intro: 'Where neither phone nor mailbox can be reached, claim a new phone with documents of who you are.',
  stepDecided: 'Customer service looks at the documents. The new phone is told by SMS how it was decided.',
  stepWait: (hours: number) =>
    `An approved claim takes effect after ${hours} hours. Until then the present phone and mailbox are told, and can stop it.`,
  stepFiles: (days: number) =>
    `You and customer service alone see the documents. They are deleted ${days} days after the claim is over.`,
  phonePresent: (phone: string) => `Present phone: ${phone}`,
  newPhone: 'New phone',
  code: 'Code',
  reason: 'Reason',
  reasonHint: 'Why neither phone nor mailbox can be reached',
  files: 'Documents',
  filesHint: (most: number, megabytes: number) =>
    `Both sides of an ID card, say: PDF, JPG or PNG, each up to ${megabytes} MB, at most ${most}`,
  filesPending: 'Files are still being sent',
  noFile: 'Please add documents',
  noReason: 'Please enter a reason',
  phoneWrong: 'Please enter 11 digits',
  submit: 'Send the claim',
  submitted: 'Your claim was sent',

  state: 'State',
  stateName: (state: ClaimState) => STATES[state],
  last: 'Last claim',
  applyTime: 'Sent at',
  decideTime: 'Decided at',
  effectTime: 'In effect from',
  refuseReason: 'Why it was refused',
  filesGone: 'Deleted',
  waitingHint:
    'Customer service is looking at the documents. The new phone is told by SMS how it was decided.',
  approvedHint: (time: string) =>
    `The phone is changed at ${time}. Until then the present phone and mailbox can stop it.`,
  withdraw: 'Withdraw the claim',
  withdrawTitle: 'Withdraw the claim?',
  withdrawHint: 'It cannot be restored. You can make another one.',
  keep: 'Keep it',
  withdrawn: 'Your claim was withdrawn',
} satisfies ClaimTexts;
