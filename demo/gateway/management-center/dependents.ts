import type { Dependents } from '../server/dependent';

const HISTORY = 'says who did it, or whom it was about';

export const dependents: Dependents = {
  kinds: [],
  stays: {
    'common_menu.staff_no': 'their own choice',
    'skipped_config_step.skipped_by': HISTORY,
  },
};
