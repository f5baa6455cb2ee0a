import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'travel_day.staff_no': HISTORY,
    'travel_fact.staff_no': HISTORY,
  },
};
