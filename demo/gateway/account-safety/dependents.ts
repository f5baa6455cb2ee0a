import type { Dependents } from '../server/dependent';

const ACCOUNT = 'of the account, which belongs to the person in every enterprise';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'account_change.user_no': ACCOUNT,
    'account_change.staff_nos': 'says which records the account had as it was changed',
    'account_safety.user_no': ACCOUNT,
    'account_claim.user_no': ACCOUNT,
    'account_claim.staff_no': ACCOUNT,
    'account_claim.asked_by': 'a request of an administrator who is active no more does not take effect',
    'account_claim.decided_by': 'says who agreed',
  },
};
