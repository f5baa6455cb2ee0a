import type { CostChoiceTexts } from './texts';

export default {
  hint: 'Name or number',
  failed: 'The query failed. Please try again',
  none: 'Nothing matches',
  first: (shown, total) => `First ${shown} of ${total}. Type to find the others`,
  chosen: (label) => `${label}: chosen`,
  remove: (name) => `Remove ${name}`,
} satisfies CostChoiceTexts;
