import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'settle_bill.confirmed_by': HISTORY,
    'settle_dispute.raised_by': HISTORY,
    'settle_line.traveller_no': HISTORY,
    'settle_cashier.payer_no': HISTORY,
    'settle_payment.payer_no': HISTORY,
    'settle_statement.imported_by': HISTORY,
    'bill_comparison.asked_by': HISTORY,
  },
};
