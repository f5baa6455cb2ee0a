import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'trip_comment.staff_no': HISTORY,
    'comment_log.staff_no': HISTORY,
  },
};
