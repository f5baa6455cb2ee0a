import type { Dependents } from '../server/dependent';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'import_job.staff_no': 'the importer; unwritten rows end with their rights',
    'import_job.applied_by': 'says who did it',
    'import_job.undone_by': 'the person who undid it; rows not undone yet stay when their right is gone',
  },
};
