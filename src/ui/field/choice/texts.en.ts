import type { ChoiceTexts } from './texts';

export default {
  choose: 'Please choose',
  hide: 'Hide password',
  show: 'Show password',
} satisfies ChoiceTexts;
