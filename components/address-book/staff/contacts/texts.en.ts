import type { ClaimState } from '../../../../src/contract/account-safety/claims';
import type { Agreement, ContactKind } from '../../../../src/contract/address-book/account-contacts';
import type { ContactTexts } from './texts';

const STATES: Readonly<Record<ClaimState, string>> = {
  waiting: 'Waiting for consent',
  approved: 'Agreed, not in effect yet',
  confirming: 'To be confirmed by the new phone or email',
  refused: 'Not in effect',
  withdrawn: 'Withdrawn',
  denied: 'Not in effect',
  done: 'In effect',
};
const KINDS: Readonly<Record<ContactKind, string>> = { phone: 'Sign-in phone', email: 'Sign-in email' };
const AGREEMENTS: Readonly<Record<Agreement, string>> = {
  owner: 'They agree themselves',
  colleague: 'Another administrator agrees',
};

export default {
  hint: 'These are for contact only. Staff change their sign-in phone and email under account safety; if they cannot, you can ask for the change.',
  apply: 'Ask for another sign-in phone or email',
  applyTitle: (name) => `Ask for another sign-in phone or email of “${name}”`,
  submit: 'Send',
  kind: 'Change of',
  kindOf: (kind) => KINDS[kind],
  valueOf: (kind) => (kind === 'phone' ? 'New sign-in phone' : 'New sign-in email'),
  agreement: 'Consent',
  agreementOf: (agreement) => AGREEMENTS[agreement],
  agreementHint: (agreement) =>
    agreement === 'owner'
      ? 'The present sign-in phone receives a link. The change takes effect once they agree and the new phone or email confirms. It lapses after 7 days.'
      : 'Only if they can use neither their phone nor their email any more. The change takes effect 24 hours after another administrator agreed, once the new phone or email confirms; until then they can stop it.',
  reason: 'Reason for the change',
  applied: 'Sent',
  list: 'Changes of sign-in data',
  nothing: 'No applications yet',
  failed: (why) => `The applications could not be loaded: ${why}`,
  staffName: 'Staff member',
  value: 'Changed to',
  asker: 'Applicant',
  applyTime: 'Applied',
  effectTime: 'In effect',
  state: 'Status',
  stateOf: (state) => STATES[state],
  agree: 'Agree',
  agreeTitle: 'Agree to the change',
  agreeAsk: (name, kind, value) =>
    `Please ask “${name}” in person first. 24 hours after you agree, and once ${value} confirms, their ${kind.toLowerCase()} changes to ${value}; until then they can stop it. All their devices are signed out then.`,
  end: 'Withdraw or refuse',
  endTitle: 'End the application',
  endAsk: (name) => `The sign-in phone and email of “${name}” will not change.`,
  decided: 'Done',
  cancel: 'Cancel',
} satisfies ContactTexts;
