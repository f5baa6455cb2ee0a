import type { ComboboxTexts } from './texts';

export default {
  none: 'No matches',
  groups: 'Groups',
  busy: 'Searching',
  retry: 'Try again',
  count: (count: number) => `${count} ${count === 1 ? 'option' : 'options'}`,
  options: 'Options',
} satisfies ComboboxTexts;
