import type { Dependents } from '../server/dependent';

const ACCOUNT = 'of the account, which is the person’s own in whatever enterprise';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'authorization_code.user_no': ACCOUNT,
  },
};
