import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'wallet_recharge.applicant_no': HISTORY,
    'wallet_recharge.decided_by': HISTORY,
    'wallet_review.asked_by': HISTORY,
    'wallet_review.decided_by': HISTORY,
    'wallet_rule.changed_by': HISTORY,
    'wallet_warning.staff_no': HISTORY,
    'wallet_warned.staff_no': 'follows from the right to see the wallet, and counts for active staff alone',
  },
};
