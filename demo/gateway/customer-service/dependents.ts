import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'service_thread.staff_no': 'messages to the service, which stay with the agency alone',
    'service_message.staff_no': HISTORY,
  },
};
