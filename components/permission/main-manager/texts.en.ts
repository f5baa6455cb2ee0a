import type { FormerKeeps } from '../../../src/contract/permission/main-manager';
import type { MainManagerTexts } from './texts';

const KEEPS: Readonly<Record<FormerKeeps, string>> = {
  staffRole: 'The role of staff only',
  subManager: 'Sub administrator of the whole company',
};

export default {
  present: 'Present main administrator',
  nobody: 'Your company has no main administrator. Contact customer service',
  staffName: 'Name',
  deptName: 'Department',
  telephone: 'Phone',
  change: 'Change the main administrator',
  changeHint:
    'Takes effect at once: the new main administrator has the role of administrators, and your other roles are taken away',
  onlyMain: 'Only the main administrator can do this',
  successor: 'New main administrator',
  successorHint: 'An active staff member with a phone; a sub administrator stops being one',
  formerKeeps: 'What you keep',
  keeps: (kept) => KEEPS[kept],
  chooseSuccessor: 'Choose the new main administrator',
  chooseKeeps: 'Choose what the former main administrator keeps',
  reason: 'Reason for the change',
  submit: 'Change',
  sending: 'Sending',
  confirmTitle: 'Confirm the change',
  confirm: (name) => `Make “${name}” the main administrator? You cannot take this back yourself.`,
  confirmYes: 'Change',
  cancel: 'Cancel',
  proof: 'Prove your identity',
  proofHint: (missing) =>
    missing > 1
      ? 'Prove your identity in two ways before you change the main administrator'
      : 'Prove your identity in one more way',
  noWay: 'There is no way to prove your identity. Set one up under account safety first',
  next: 'Next',
  done: (name) => `“${name}” is the main administrator now`,
  history: 'Changes',
  noHistory: 'No changes yet',
  historyOf: (former, present) => `${former} → ${present}`,
  formerKept: (kept) => `The former one kept: ${KEEPS[kept].toLowerCase()}`,
  loading: 'Loading the main administrator',
  failed: (problem) => `The main administrator could not be loaded: ${problem}`,
} satisfies MainManagerTexts;
