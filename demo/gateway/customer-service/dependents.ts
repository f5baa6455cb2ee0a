import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'service_thread.staff_no': 'what was said with the service, which goes on with the agency alone',
    'service_message.staff_no': HISTORY,
  },
};
