import type { Dependents } from '../server/dependent';

const ACCOUNT = 'of the account, which is the person’s own in whatever enterprise';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'account_change.user_no': ACCOUNT,
    'account_safety.user_no': ACCOUNT,
    'account_claim.user_no': ACCOUNT,
  },
};
