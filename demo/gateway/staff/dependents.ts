import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'staff.staff_no': 'the person',
    'staff.user_no': 'the person',
    'app_user.user_no': 'the account',
  },
};
