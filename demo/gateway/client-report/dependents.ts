import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'device_info.user_no': 'of the account',
    'user_attribute.user_no': 'of the account',
    'sensor_user.staff_no': HISTORY,
  },
};
