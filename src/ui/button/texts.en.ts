import type { ButtonTexts } from './texts';

export default {
  busy: 'In progress',
} satisfies ButtonTexts;
