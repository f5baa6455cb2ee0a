import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'import_job.staff_no': 'who has imported; what is not written yet ends with their rights',
    'import_job.undone_by': 'says who did it; what is not taken back yet stays where their right is gone',
  },
};
