import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'payment.payer_no': HISTORY,
    'ledger_transfer.person_no': HISTORY,
  },
};
