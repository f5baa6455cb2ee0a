import type { Dependents } from '../server/dependent';

const ACCOUNT = 'of the account, which is the person’s own in whatever enterprise';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'operate_habit.user_no': ACCOUNT,
  },
};
