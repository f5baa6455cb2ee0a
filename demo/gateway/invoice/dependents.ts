import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'invoice.applicant_no': HISTORY,
    'invoice_title.changed_by': HISTORY,
    'invoice_template.changed_by': HISTORY,
    'receipt_distribution.changed_by': HISTORY,
    'invoice_ticket.traveller_no': HISTORY,
  },
};
