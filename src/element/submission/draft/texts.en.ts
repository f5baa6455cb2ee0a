import type { DraftTexts } from './texts';

export default {
  current: 'Your earlier input has not been sent.',
  outdated: 'Your earlier input has not been sent, and the record has been changed since.',
  restore: 'Restore the earlier input',
  drop: 'No longer needed',
} satisfies DraftTexts;
