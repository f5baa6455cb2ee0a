import type { FeedbackTexts } from './texts';

export default {
  loading: 'Loading',
  retrying: 'Trying again',
  retry: 'Try again',
} satisfies FeedbackTexts;
