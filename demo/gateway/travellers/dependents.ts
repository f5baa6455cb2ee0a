import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'number_reveal.viewer_no': HISTORY,
    'number_reveal.staff_no': HISTORY,
    'number_guess.user_no': HISTORY,
    'number_guess.staff_no': HISTORY,
    'frequent_traveller.user_no': 'of the account, which belongs to the person in every enterprise',
    'traveller_document.staff_no': 'their own record',
  },
};
