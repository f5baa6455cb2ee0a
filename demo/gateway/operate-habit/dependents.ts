import type { Dependents } from '../server/dependent';

const ACCOUNT = 'of the account, which belongs to the person in every enterprise';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'operate_habit.user_no': ACCOUNT,
  },
};
